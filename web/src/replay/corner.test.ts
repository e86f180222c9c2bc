import { expect, test } from 'vitest'
import { emptiest, type Box } from './corner'

const free: Box = { left: 80, top: 60, right: 1360, bottom: 780 }
const size = { width: 420, height: 52 }
const within = (box: Box) => (x: number, y: number) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

/** things are boxes that lie on the board. */
const things =
  (...boxes: Box[]) =>
  (x: number, y: number) =>
    boxes.filter((box) => within(box)(x, y))

const coast = { left: 100, top: 70, right: 1000, bottom: 180 }
const south = { left: 120, top: 650, right: 400, bottom: 790 }

test('where nothing lies anywhere it stands top left', () => {
  expect(emptiest(free, size, things())).toBe('top left')
})

test('it gives way to what lies there', () => {
  expect(emptiest(free, size, things(coast))).toBe('bottom left')
  expect(emptiest(free, size, things(coast, south))).toBe('bottom right')
})

test('where all corners are covered it covers the least', () => {
  const here = { left: 0, top: 0, right: 2000, bottom: 2000 }
  expect(emptiest(free, size, things(here, coast))).toBe('bottom left')
})

test('what weighs more is covered last, and some corners may not be taken', () => {
  const [button, ...coasts] = [coast, south, { ...south, left: 130 }]
  const all = things(button as Box, ...coasts)
  expect(emptiest(free, size, all, (one) => (one === button ? 9 : 1))).toBe('bottom right')
  const left = ['top left', 'bottom left'] as const
  expect(emptiest(free, size, all, (one) => (one === button ? 9 : 1), left)).toBe('bottom left')
  expect(emptiest(free, size, all, undefined, left)).toBe('top left')
})
