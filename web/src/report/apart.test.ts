import { expect, test } from 'vitest'
import { spread, type Spot } from './apart'

const frame = { width: 340, height: 220 }
const gap = 36
const nearest = (spots: Spot[]) =>
  Math.min(
    ...spots.flatMap((one, i) =>
      spots.slice(i + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  )

test('what stands apart stays where it is', () => {
  const spots = [
    { x: 40, y: 40 },
    { x: 200, y: 120 },
  ]
  expect(spread(spots, gap, frame)).toEqual(spots)
})

test('five in one place stand side by side, within the frame', () => {
  const spots = spread(
    Array.from({ length: 5 }, () => ({ x: 335, y: 216 })),
    gap,
    frame,
  )
  expect(nearest(spots)).toBeGreaterThanOrEqual(gap - 0.1)
  for (const { x, y } of spots) {
    expect(x).toBeGreaterThanOrEqual(gap / 2)
    expect(x).toBeLessThanOrEqual(frame.width - gap / 2)
    expect(y).toBeGreaterThanOrEqual(gap / 2)
    expect(y).toBeLessThanOrEqual(frame.height - gap / 2)
  }
})

test('who gives way goes no further than he must', () => {
  const [first, second] = spread(
    [
      { x: 100, y: 100 },
      { x: 104, y: 100 },
    ],
    gap,
    frame,
  )
  expect(first).toEqual({ x: 100, y: 100 })
  expect(Math.hypot((second?.x ?? 0) - 104, (second?.y ?? 0) - 100)).toBeLessThanOrEqual(1.5 * gap)
})
