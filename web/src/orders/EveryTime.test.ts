import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '../common/server'
import { say } from '../i18n'
import { Chooser } from '../table/chooser.svelte'
import { anOffer, anUpdate, FakeSource } from '../table/fixture'
import { TableStream } from '../table/stream.svelte'
import type { ChoiceInfo } from '../wire/http'
import EveryTime from './EveryTime.svelte'

const choice = (verb: string, more: Partial<ChoiceInfo> = {}): ChoiceInfo => ({
  id: verb,
  verb,
  label: verb,
  low: 0,
  high: 0,
  ...more,
})
const pay = choice('pay', { every: 'same', everyAs: 'the [[city:monz|Monz]] levy' })

let drawn: Record<string, unknown>

function draw(choices: ChoiceInfo[], brief = false, holds: (place: number) => string = () => '') {
  let source: FakeSource | undefined
  const stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.open()
  source?.update(anUpdate({ seat: 2, offer: anOffer('t1', { choices }) }))
  const chooser = new Chooser(stream, () => false, holds)
  drawn = mount(EveryTime, { target: document.body, props: { chooser, brief } })
  flushSync()
}
const always = () => document.querySelector<HTMLElement>('[data-always]')

beforeEach(() => {
  vi.spyOn(server, 'order').mockResolvedValue(undefined)
})
afterEach(async () => {
  await unmount(drawn)
  vi.restoreAllMocks()
})

test('where one thing can be ordered a press orders it until the game ends, and says what', () => {
  draw([choice('attack'), pay])
  expect(always()?.getAttribute('aria-label')).toBe(say().alwaysSo(say().always, 'the Monz levy'))
  always()?.click()
  expect(server.order).toHaveBeenCalledWith('k3f9', {
    seat: 2,
    token: 't1',
    choice: 1,
    number: 0,
    note: '',
    term: 'game',
  })
})

test('it is never done by the way: the first touch of it but says what it does', () => {
  draw([choice('attack'), pay])
  expect(always()?.dataset.hasty).toBe('true')
  expect(always()?.dataset.tells).toContain('the Monz levy')
})

test('letting pass can be ordered by one press, whatever else lets pass', () => {
  draw([choice('attack'), choice('pass', { every: 'pass' }), choice('wait', { every: 'pass' })])
  expect(always()?.dataset.always).toBe('pass')
  expect(always()?.textContent.trim()).toBe(say().alwaysPass)
})

test.each([
  ['where several things can be ordered', [pay, choice('bid', { every: 'same' })], false],
  ['where an order wants a number', [choice('bid', { every: 'up-to', low: 1, high: 9 })], false],
  ['where there is no room for it', [pay], true],
])('%s the sheet alone has it', (_, choices, brief) => {
  draw(choices, brief)
  expect(always()).toBeNull()
  expect(document.querySelector('[aria-haspopup="dialog"]')).not.toBeNull()
})

test('what a lesson holds back cannot be ordered', () => {
  draw([pay], false, () => 'Not yet')
  expect(document.querySelector('button')).toBeNull()
})
