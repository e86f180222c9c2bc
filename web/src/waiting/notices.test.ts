import { beforeEach, expect, test, vi } from 'vitest'
import { preferences } from '../common/preferences.svelte'
import * as tone from '../common/tone'
import type { HeadInfo } from '../wire/http'
import { callMe } from './notices'

vi.mock('../common/tone', () => ({ ring: vi.fn() }))
const show = vi.fn()
let hidden = false
let moved = 0

const head = (id: string, myTurn: boolean): HeadInfo => ({
  id,
  title: 'Warrior Knights',
  name: '',
  status: 'playing',
  myTurn,
  turn: 3,
  counts: '',
  unread: 0,
  others: ['Bea'],
  moved: ++moved,
})

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 + 100_000 * ++moved })
  vi.mocked(tone.ring).mockClear()
  show.mockClear()
  hidden = false
  localStorage.clear()
  preferences.choose({ sound: true, notices: true })
  vi.stubGlobal('Notification', { permission: 'granted' })
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ showNotification: show }) },
  })
})

test('a table that begins to wait calls; one that goes on waiting does not', () => {
  const [resting, waiting] = [head('a', false), head('a', true)]
  callMe([resting], [waiting])
  expect(tone.ring).toHaveBeenCalledTimes(1)
  callMe([waiting], [head('a', true)])
  expect(tone.ring).toHaveBeenCalledTimes(1)
})

test('who is in the middle of his turn is not called for every question of it', () => {
  const [waiting, resting] = [head('b', true), head('b', false)]
  callMe([waiting], [resting])
  vi.advanceTimersByTime(1000)
  callMe([resting], [head('b', true)])
  expect(tone.ring).not.toHaveBeenCalled()
})

test('who is asked again later is called again, though nobody is told that the table has moved', () => {
  const [resting, waiting] = [head('f', false), head('f', true)]
  callMe([resting], [waiting])
  callMe([waiting], [resting])
  vi.advanceTimersByTime(6000)
  callMe([resting], [waiting])
  expect(tone.ring).toHaveBeenCalledTimes(2)
})

test('another page does not call for the same, though a table has called in between', () => {
  callMe([], [head('g', true), head('h', true)])
  callMe([], [head('g', true), head('h', true)])
  expect(tone.ring).toHaveBeenCalledTimes(2)
})

test('a notice is shown only while the page is hidden, and by one page alone', async () => {
  const waiting = head('c', true)
  callMe([], [waiting])
  expect(show).not.toHaveBeenCalled()

  hidden = true
  const later = head('d', true)
  callMe([], [later])
  callMe([], [later]) // another page's
  await vi.advanceTimersByTimeAsync(1000)
  expect(show).toHaveBeenCalledTimes(1)
  expect(show.mock.lastCall?.[1]).toMatchObject({ tag: 'd', data: '/table/d' })
})

test('nothing sounds or shows that was not chosen', async () => {
  preferences.choose({ sound: false, notices: false })
  hidden = true
  callMe([], [head('e', true)])
  await vi.advanceTimersByTimeAsync(1000)
  expect(tone.ring).not.toHaveBeenCalled()
  expect(show).not.toHaveBeenCalled()
})
