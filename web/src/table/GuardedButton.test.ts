import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preferences } from '../common/preferences.svelte'
import { en } from '../i18n/en'
import type { ChoiceInfo } from '../wire/http'
import { graveOf } from './choices'
import GuardedButton from './GuardedButton.svelte'

const choice = (more: Partial<ChoiceInfo> = {}): ChoiceInfo => ({
  id: 'leave',
  verb: 'leave',
  label: 'Leave the market',
  low: 0,
  high: 0,
  ...more,
})
const more = choice({ id: 'buy', label: 'Buy' })

let drawn: Record<string, unknown>
const onpress = vi.fn()

function draw(given: ChoiceInfo, says?: string) {
  const children = createRawSnippet(() => ({ render: () => '<span>Done</span>' }))
  const grave = graveOf(given, 0, [given, more])
  const props = { grave, token: 't1', onpress, children, ...(says ? { says } : {}) }
  drawn = mount(GuardedButton, { target: document.body, props })
  flushSync()
  return document.querySelector('button') as HTMLButtonElement
}

beforeEach(() => {
  onpress.mockClear()
  HTMLDialogElement.prototype.showModal = vi.fn()
})
afterEach(async () => {
  preferences.choose({ sure: false })
  await unmount(drawn)
})

const asked = () => document.querySelector('dialog')

test('what can be taken back is done at once', () => {
  const button = draw(choice({ closes: true }))
  expect(button.matches('[data-grave], [data-hasty], [data-tells]')).toBe(false)
  button.click()
  expect(onpress).toHaveBeenCalledTimes(1)
})

test('what one is done with for good, or leaves to chance, says so at the first touch', () => {
  const button = draw(choice({ closes: true, final: 'seals' }))
  expect(button.matches('[data-hasty]:not([data-grave])')).toBe(true)
  expect(button.dataset.tells).toBe(`Leave the market: ${en.final.seals}.`)
  void unmount(drawn)
  const attack = draw(choice({ label: 'Attack', final: 'draws' }))
  expect(attack.matches('[data-grave]:not([data-hasty])')).toBe(true)
  expect(attack.dataset.tells).toBe(`Attack: ${en.final.draws}. ${en.fate.draws}`)
})

test('an order goes further than its answer: no touch gives it by the way', () => {
  const button = draw(choice(), 'Always from now on: leave')
  expect(button.matches('[data-hasty]')).toBe(true)
  expect(button.dataset.tells).toBe('Always from now on: leave')
})

test('who wants to be asked again is, and everybody where something is at stake', () => {
  const button = draw(choice({ final: 'seals' }))
  button.click()
  expect(onpress).toHaveBeenCalledTimes(1)
  preferences.choose({ sure: true })
  button.click()
  flushSync()
  expect(onpress).toHaveBeenCalledTimes(1)
  asked()?.querySelector<HTMLButtonElement>('.button.grave')?.click()
  flushSync()
  expect(onpress).toHaveBeenCalledTimes(2)
  expect(asked()).toBeNull()
  void unmount(drawn)
  preferences.choose({ sure: false })
  draw(choice({ final: 'draws', stake: 'land' })).click()
  flushSync()
  expect(onpress).toHaveBeenCalledTimes(2)
  expect(asked()?.textContent).toContain(en.fate.land)
})
