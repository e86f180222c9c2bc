import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { ChoiceInfo } from '../wire/http'
import { Chooser } from './chooser.svelte'
import ChoiceList from './ChoiceList.svelte'
import { anOffer, anUpdate, FakeSource } from './fixture'
import { TableStream } from './stream.svelte'

const choice = (verb: string, more: Partial<ChoiceInfo> = {}): ChoiceInfo => ({
  id: verb,
  verb,
  label: verb,
  group: verb,
  low: 0,
  high: 0,
  ...more,
})

let drawn: Record<string, unknown>

function draw(...choices: ChoiceInfo[]) {
  let source: FakeSource | undefined
  const stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.open()
  source?.update(anUpdate({ offer: anOffer('t1', { choices }) }))
  const chooser = new Chooser(stream)
  drawn = mount(ChoiceList, { target: document.body, props: { chooser } })
  flushSync()
  return chooser
}

afterEach(() => unmount(drawn))

const verbs = (where: string) =>
  [...document.querySelectorAll<HTMLElement>(`${where} [data-verb]`)].map((it) => it.dataset.verb)

test('what closes stands once, at the foot, and the arrows and keys come to it last', () => {
  draw(
    choice('buy'),
    choice('borrow', { high: 9 }),
    choice('sign', { closes: true }),
    choice('tear-up', { closes: true }),
  )
  expect(verbs('.closing')).toEqual(['sign', 'tear-up'])
  expect(verbs('.groups')).toEqual(['buy', 'borrow', 'sign', 'tear-up'])
  const last = document.querySelector<HTMLElement>('[data-verb="tear-up"]')
  expect(last?.getAttribute('aria-keyshortcuts')).toBe('4')
  document.querySelector<HTMLElement>('[data-verb="buy"]')?.focus()
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
  expect(document.activeElement).toBe(last)
})

test('a list that nothing closes has no foot', () => {
  draw(choice('north'), choice('south'))
  expect(verbs('.groups')).toEqual(['north', 'south'])
  expect(document.querySelector('.closing')).toBeNull()
})

test('what is done with for good while there is more to do is not touched by the way', () => {
  const hasty = () =>
    [...document.querySelectorAll<HTMLElement>('[data-hasty]')].map((it) => it.dataset.verb)
  draw(
    choice('buy'),
    choice('done', { closes: true, final: 'seals' }),
    choice('leave', { closes: true, final: 'seals' }),
    choice('rest', { closes: true }),
  )
  expect(hasty()).toEqual(['done', 'leave'])
})

test('a refusal is one press, and with another one says why', async () => {
  const given: number[] = []
  const chooser = draw(
    choice('consent'),
    choice('refuse', { high: 2, reasons: ['too little', 'not now'] }),
  )
  chooser.stream.answer = (_, number) => Promise.resolve(void given.push(number ?? 0))
  await vi.waitFor(() => expect(document.querySelectorAll('[data-reason]')).toHaveLength(2))
  expect(document.querySelector('input')).toBeNull()
  document.querySelector<HTMLElement>('[data-verb="refuse"]')?.click()
  document.querySelector<HTMLElement>('[data-reason="2"]')?.click()
  expect(given).toEqual([0, 2])
})
