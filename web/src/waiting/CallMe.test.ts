import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../i18n/en'
import type { Update } from '../wire/http'
import CallMe from './CallMe.svelte'

const calls = vi.hoisted(() => ({
  able: true,
  leave: 'default',
  on: false,
  choose: vi.fn(() => Promise.resolve()),
}))
vi.mock('./calls.svelte', () => ({ calls }))

let page: object | undefined

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
  Object.assign(calls, { leave: 'default', on: false })
})

afterEach(() => page && unmount(page))

/** waitsFor is a table of mine, a friend's and a bot's, which waits for a seat. */
const waitsFor = (seat: number, me = 0) =>
  ({
    seat: me,
    standing: { over: false },
    waits: [{ seat }],
    table: { mine: [0], chairs: [{ bot: '' }, { bot: '' }, { bot: 'squire' }] },
  }) as unknown as Update

/** after is the button that is there when a table has waited so many seconds. */
async function after(seconds: number, update: Update) {
  page = mount(CallMe, { target: document.body, props: { update } })
  flushSync()
  vi.advanceTimersByTime(seconds * 1000)
  await tick()
  return document.querySelector('button')
}

test('who waits for a friend a while may go and be called', async () => {
  const button = await after(10, waitsFor(1))
  expect(button?.textContent).toContain(en.callMe)
  button?.click()
  expect(calls.choose).toHaveBeenCalledExactlyOnceWith(true)
})

test.each([
  ['it has waited but for a moment', 5, waitsFor(1)],
  ['it waits for a bot', 10, waitsFor(2)],
  ['it waits for me', 10, waitsFor(0)],
  ['I look on', 10, waitsFor(1, -1)],
])('there is no need while %s', async (_, seconds, update) => {
  expect(await after(seconds, update)).toBeNull()
})

test.each([{ leave: 'denied' }, { on: true }])('nor of who is %o', async (stands) => {
  Object.assign(calls, stands)
  expect(await after(10, waitsFor(1))).toBeNull()
})
