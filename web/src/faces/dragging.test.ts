import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dragging } from './dragging'

let told: unknown[]
let clicks: number
let off: () => void
const thing = () => document.querySelector<HTMLElement>('[data-ref="piece"]') as HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  clicks = 0
  document.body.innerHTML = '<main><i data-ref="piece"></i><b data-ref="goal"></b></main>'
  const goal = document.querySelector('b') as Element
  document.elementsFromPoint = () => [goal, document.body]
  thing().addEventListener('click', () => clicks++)
  off = dragging({
    take: () => true,
    carry: () => undefined,
    over: (refs) => told.push(refs),
    drop: (refs) => told.push(['dropped', ...refs]),
  })(document.querySelector('main') as HTMLElement)
})
afterEach(() => {
  off()
  vi.useRealTimers()
})

const pointer = (type: string, id: number, x: number) =>
  thing().dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: true, clientX: x }), {
      pointerId: id,
      isPrimary: id === 1,
    }),
  )

test('what is dragged is let go over something, and the click that ends it is none', () => {
  pointer('pointerdown', 1, 0)
  pointer('pointermove', 1, 40)
  pointer('pointerup', 1, 40)
  thing().click()
  expect(told).toEqual([['goal'], ['dropped', 'goal']])
  expect(clicks).toBe(0)
  thing().click()
  expect(clicks).toBe(1)
})

test('a finger ends it without a click, and the next one counts', () => {
  pointer('pointerdown', 1, 0)
  pointer('pointermove', 1, 40)
  pointer('pointerup', 1, 40)
  vi.runAllTimers()
  thing().click()
  expect(clicks).toBe(1)
})

test('another finger lets go of it over nothing', () => {
  pointer('pointerdown', 1, 0)
  pointer('pointermove', 1, 40)
  pointer('pointerdown', 2, 60)
  pointer('pointermove', 1, 50)
  pointer('pointerup', 1, 50)
  expect(told).toEqual([['goal'], ['dropped']])
})
