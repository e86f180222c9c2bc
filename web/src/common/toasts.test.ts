import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Toasts from './Toasts.svelte'
import { Refusal } from './server'
import { toasts } from './toasts.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  toasts.all = []
})
afterEach(() => vi.useRealTimers())

const refused = (text: string) =>
  new Refusal('forbidden', text, 'warrior-knights/retreat/step-1-deserters')
const seen = () => {
  flushSync()
  return [...document.querySelectorAll('.toast p')].map(({ textContent }) => textContent.trim())
}
const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

test('one notice is in sight at a time, each for a while', async () => {
  const drawn = mount(Toasts, { target: document.body })
  for (const text of ['Anna offers', 'Bruno offers', 'Carla offers']) toasts.good(text)
  const sight: string[][] = []
  for (let i = 0; i < 4; i++) {
    sight.push(seen())
    wait(6)
  }
  expect(sight).toEqual([['Anna offers'], ['Bruno offers'], ['Carla offers'], []])
  await unmount(drawn)
})

test('what went wrong is seen at once, and what it came before after it', async () => {
  const drawn = mount(Toasts, { target: document.body })
  toasts.good('Anna offers')
  toasts.bad(refused('No ship'))
  expect(seen()[0]).toMatch(/^No ship/)
  expect(document.querySelector('.toast.bad a')).not.toBeNull()
  document.querySelector<HTMLElement>('.toast button')?.click()
  expect(seen()).toEqual(['Anna offers'])
  await unmount(drawn)
})

test('the same is said once, and stands anew', () => {
  toasts.good('Saved')
  wait(5)
  toasts.good('Saved')
  expect(toasts.all.map(({ text }) => text)).toEqual(['Saved'])
  wait(5)
  expect(toasts.shown?.text).toBe('Saved')
  wait(1)
  expect(toasts.shown).toBeUndefined()
})

test('where they stand is said of their box, and not of the page that has the board in it', async () => {
  const drawn = mount(Toasts, { target: document.body })
  toasts.place = { top: 'auto', bottom: '210px' }
  flushSync()
  const box = document.querySelector<HTMLElement>('.toasts')
  expect(box?.style.getPropertyValue('--bottom')).toBe('210px')
  expect(document.documentElement.getAttribute('style')).toBeNull()
  toasts.place = {}
  flushSync()
  expect(box?.getAttribute('style')).toBeFalsy()
  await unmount(drawn)
})
