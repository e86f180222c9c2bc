import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '../common/server'
import { Chooser } from '../table/chooser.svelte'
import { anOffer, anUpdate, FakeSource } from '../table/fixture'
import { TableStream } from '../table/stream.svelte'
import type { ChoiceInfo, OrderInfo } from '../wire/http'
import OrdersSheet from './OrdersSheet.svelte'
import { repeatable } from './orders'

const choice = (verb: string, more: Partial<ChoiceInfo> = {}): ChoiceInfo => ({
  id: verb,
  verb,
  label: verb,
  low: 0,
  high: 0,
  ...more,
})

const order = (no: number, more: Partial<OrderInfo> = {}): OrderInfo => ({
  no,
  title: `Question ${no}`,
  label: 'Pay',
  way: 'same',
  number: 0,
  term: 'game',
  rests: false,
  ...more,
})

let drawn: Record<string, unknown>
const onclose = vi.fn()
const asked = [
  choice('attack'),
  choice('bid', { every: 'up-to', low: 10, high: 40 }),
  choice('pass', { every: 'pass', high: 6 }),
]

function draw(orders: OrderInfo[], choices = asked, holds: (place: number) => string = () => '') {
  let source: FakeSource | undefined
  const stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.open()
  source?.update(anUpdate({ seat: 2, orders, offer: anOffer('t1', { choices }) }))
  const chooser = new Chooser(stream, () => false, holds)
  drawn = mount(OrdersSheet, { target: document.body, props: { chooser, onclose } })
  flushSync()
  return chooser
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn()
  vi.spyOn(server, 'order').mockResolvedValue(undefined)
  vi.spyOn(server, 'revokeOrder').mockResolvedValue(undefined)
  vi.spyOn(server, 'resumeOrder').mockResolvedValue(undefined)
})
afterEach(async () => {
  await unmount(drawn)
  vi.restoreAllMocks()
})

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (it) => it.ariaLabel === name || it.textContent.trim() === name,
  ) as HTMLButtonElement

test('what is repeated is said, where that is not the very choice', () => {
  draw([], [choice('crest', { every: 'same', everyAs: 'The first free space' })])
  expect(document.querySelector('[data-order="crest"]')?.textContent).toContain(
    'The first free space',
  )
})

test('only what comes again and again is offered, with a number where there is one', () => {
  draw([])
  const offered = [...document.querySelectorAll<HTMLElement>('[data-order]')]
  expect(offered.map((it) => it.dataset.order)).toEqual(['bid', 'pass'])
  expect(offered.map((it) => it.querySelectorAll('input').length)).toEqual([1, 0])
})

test('an order is given with its limit and its term, and never beyond what is offered', () => {
  draw([])
  const bid = document.querySelector('[data-order="bid"]') as HTMLElement
  const limit = bid.querySelector('input') as HTMLInputElement
  limit.value = '99'
  bid.querySelector<HTMLButtonElement>('[data-term="game"]')?.click()
  expect(server.order).toHaveBeenCalledWith('k3f9', {
    seat: 2,
    token: 't1',
    choice: 1,
    number: 40,
    note: '',
    term: 'game',
  })
  expect(onclose).toHaveBeenCalled()
})

test('orders are listed, revoked and resumed in one place', () => {
  draw([order(4), order(7, { rests: true, way: 'up-to', number: 25 })])
  button('Revoke: Question 4: Pay').click()
  expect(server.revokeOrder).toHaveBeenCalledWith('k3f9', { seat: 2, no: 4 })
  expect(button('Resume: Question 4: Pay')).toBeUndefined()
  button('Resume: Question 7: Bid up to 25, then pass').click()
  expect(server.resumeOrder).toHaveBeenCalledWith('k3f9', { seat: 2, no: 7 })
})

test('what a lesson holds back cannot be ordered either', () => {
  const chooser = draw([], asked, (place) => (place === 1 ? 'not yet' : ''))
  expect(repeatable(chooser).map(({ place }) => place)).toEqual([2])
})
