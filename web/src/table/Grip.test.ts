import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Grip from './Grip.svelte'

let drawn: object | undefined
afterEach(async () => {
  if (drawn) await unmount(drawn)
})

function grip(height: 'foot' | 'half' | 'full') {
  const onstand = vi.fn()
  const onstep = vi.fn()
  drawn = mount(Grip, { target: document.body, props: { height, onstand, onstep } })
  flushSync()
  const button = document.querySelector('button') as HTMLButtonElement
  button.setPointerCapture = () => undefined
  const touch = (type: string, clientY: number) =>
    button.dispatchEvent(new MouseEvent(type, { clientY, bubbles: true }))
  return { button, touch, onstand, onstep }
}

test('a press raises it to the next height, and from the last one down to the first', () => {
  const { button, onstand } = grip('half')
  button.click()
  expect(onstand).toHaveBeenCalledWith('full')
})

test('drawn up it rises, by more if drawn far, and the press that ends it is none', () => {
  const { button, touch, onstand, onstep } = grip('foot')
  touch('pointerdown', 700)
  touch('pointermove', 640)
  touch('pointerup', 640)
  button.click()
  expect(onstep).toHaveBeenLastCalledWith(1)
  expect(onstand).not.toHaveBeenCalled()
  touch('pointerdown', 700)
  touch('pointermove', 700 + innerHeight * 0.6)
  touch('pointerup', 700 + innerHeight * 0.6)
  expect(onstep).toHaveBeenLastCalledWith(-2)
})

test('arrows raise and lower it', () => {
  const { button, onstep } = grip('half')
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  expect(onstep.mock.calls).toEqual([[1], [-1]])
})
