import { describe, expect, test } from 'vitest'
import { beside, type Box } from './place'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

function over(
  near: Box,
  spot: { left: number; top: number; height: number },
  width: number,
  height: number,
) {
  const bottom = spot.top + Math.min(height, spot.height)
  return (
    spot.left < near.right &&
    spot.left + width > near.left &&
    spot.top < near.bottom &&
    bottom > near.top
  )
}

describe('a card stands beside what it speaks of', () => {
  const sizes = [
    { width: 340, height: 200 },
    { width: 340, height: 700 },
  ]
  for (const window of [wide, phone])
    for (const card of sizes)
      test(`never over it, never out of the window: ${card.height} high in ${window.width}`, () => {
        for (let left = 0; left < window.width; left += 60)
          for (let top = 0; top < window.height; top += 60) {
            const near = { left, top, right: left + 50, bottom: top + 44 }
            const spot = beside(card, near, window)
            expect(over(near, spot, card.width, card.height)).toBe(false)
            expect(spot.left).toBeGreaterThanOrEqual(0)
            expect(spot.top).toBeGreaterThanOrEqual(0)
            expect(spot.left + card.width).toBeLessThanOrEqual(window.width)
            const bottom = spot.top + Math.min(card.height, spot.height)
            expect(bottom).toBeLessThanOrEqual(window.height)
          }
      })
  test('on a phone above it, where there is room', () => {
    const near = { left: 20, top: 600, right: 370, bottom: 644 }
    expect(beside({ width: 340, height: 200 }, near, phone).top).toBe(390)
  })
})
