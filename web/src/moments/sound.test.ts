import { expect, test } from 'vitest'
import { voices } from './sound'

const all = Object.entries(voices)

test.each(all)('the sound of %s is over soon and not too loud', (_, parts) => {
  expect(Math.max(...parts.map(({ at, lasts }) => at + lasts))).toBeLessThan(2)
  expect(Math.max(...parts.map(({ loud }) => loud))).toBeLessThanOrEqual(0.8)
})

test.each(all)('no voice of %s sinks to a pitch that cannot be reached', (_, parts) => {
  for (const { pitch, falls } of parts) {
    expect(pitch ?? 1).toBeGreaterThan(0)
    expect(falls ?? 1).toBeGreaterThan(0)
  }
})
