import { expect, test } from 'vitest'
import { framed } from './framing'

test('a point stands in the middle of the window', () => {
  expect(framed(500, 1000, 2, 400)).toBe(200 - 1000)
})

test('a point near an edge leaves no room beyond it', () => {
  expect(framed(10, 1000, 2, 400)).toBe(0)
  expect(framed(990, 1000, 2, 400)).toBe(400 - 2000)
})

test('what fits the window stands in its middle', () => {
  expect(framed(990, 1000, 0.3, 400)).toBe(50)
})
