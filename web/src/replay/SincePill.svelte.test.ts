import '../games/test/browser'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LookBack } from './lookback.svelte'
import type { Since } from './since.svelte'
import SincePill from './SincePill.svelte'

const lately = {
  stream: { update: { offer: {}, answered: 5 }, pacing: { skipped: 9 } },
  ended: 5,
  deeds: [{}],
  moved: 2,
  touched: 1,
  lasts: () => 61_000,
} as unknown as Since

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('once the board rests it takes the corner where nothing lies, and keeps it', async () => {
  const coast = document.createElement('i')
  coast.dataset.ref = 'city:cadiz'
  document.elementsFromPoint = (_, y) => (y < 400 ? [coast] : [])
  const drawn = mount(SincePill, {
    target: document.body,
    props: { lately, past: { pace: 1 } as unknown as LookBack },
  })
  flushSync()
  const pill = document.querySelector('.pill')
  expect(pill?.className).toMatch(/unsettled/)
  vi.advanceTimersByTime(1000)
  flushSync()
  expect(pill?.className).toMatch(/bottom left/)
  expect(pill?.className).not.toMatch(/unsettled/)
  await unmount(drawn)
})
