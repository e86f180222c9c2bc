import { expect, test } from 'vitest'
import { calm, covers, framed, unafloat, uncovered } from './framing'

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

test('the land gives way to a bar that grows, and to one that shrinks only if much is won', () => {
  const bar = (bottom: number) => ({ top: 56, right: 84, bottom, left: 84 })
  expect(calm(bar(88), bar(130))).toEqual(bar(130))
  expect(calm(bar(130), bar(88))).toEqual(bar(130))
  expect(calm(bar(400), bar(88))).toEqual(bar(88))
  expect(calm({ ...bar(88), right: 400 }, bar(88)), 'a panel was shut').toEqual(bar(88))
})

test('what lies over all of a window leaves a little of it', () => {
  expect(uncovered(1440, 900, { top: 56, right: 84, bottom: 88, left: 84 })).toEqual([
    84, 56, 1356, 812,
  ])
  expect(uncovered(300, 200, { top: 150, right: 200, bottom: 150, left: 200 })).toEqual([
    200, 150, 201, 151,
  ])
})

test('what stands under a button of the board is covered', () => {
  const button = new DOMRect(330, 180, 48, 48)
  expect(covers(button, new DOMRect(340, 190, 20, 18))).toBe(true)
  expect(covers(button, new DOMRect(300, 190, 40, 18))).toBe(false)
})

test('what is asked keeps off what floats along the upper and the right edge', () => {
  const [chip, button] = [new DOMRect(180, 100, 200, 46), new DOMRect(330, 470, 48, 48)]
  expect(unafloat([0, 92, 390, 540], [chip, button])).toEqual([0, 146, 330, 540])
  const below = new DOMRect(330, 700, 48, 48)
  expect(unafloat([0, 92, 390, 540], [below]), 'it lies over nothing free').toEqual([
    0, 92, 390, 540,
  ])
})
