import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { later } from './later.svelte'

test('what is fetched when it is first wanted is drawn when it has come, and fetched once', async () => {
  const load = vi.fn(() => Promise.resolve((n: number) => n + 1))
  const next = later(load)
  expect(load).not.toHaveBeenCalled()
  const seen: (number | undefined)[] = []
  const stop = $effect.root(() => {
    $effect(() => void seen.push(next(1)))
  })
  flushSync()
  expect(next(2)).toBeUndefined()
  await vi.waitFor(() => {
    flushSync()
    expect(seen).toEqual([undefined, 2])
  })
  expect(load).toHaveBeenCalledTimes(1)
  stop()
})

test('what could not be fetched is fetched when it is wanted again', async () => {
  const load = vi.fn<() => Promise<() => string>>()
  load.mockRejectedValueOnce(new Error('cut off')).mockResolvedValue(() => 'here')
  const said = later(load)
  expect(said()).toBeUndefined()
  await vi.waitFor(() => {
    expect(said()).toBe('here')
  })
  expect(load).toHaveBeenCalledTimes(2)
})
