import { expect, test } from 'vitest'
import { legible } from './legible'

// A whole map on a phone, on a tablet and on a desktop, and near.
test.each([0.3, 0.39, 0.52, 0.61, 0.84, 0.95, 1, 1.2, 4])(
  'letters have 12 pixels or a little more at a scale of %d',
  (scale) => {
    const pixels = legible(scale) * scale
    expect(pixels).toBeGreaterThanOrEqual(12)
    expect(pixels).toBeLessThan(13.2)
  },
)

test('they rest while one moves a little, and end where they would cover all', () => {
  expect(legible(0.83)).toBe(legible(0.8))
  expect(legible(0.1)).toBe(legible(0.3))
})
