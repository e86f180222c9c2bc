import { expect, test } from 'vitest'
import { aLine } from './fixture'
import { hurried, movement, reading, standing, tempos } from './pace'

test('a longer text stands longer, a headline longer still, nothing for ever', () => {
  const short = reading([aLine(1, 'Short')], 1)
  const long = reading([aLine(1, 'Much longer than that')], 1)
  expect(long).toBeGreaterThan(short)
  expect(reading([aLine(1, 'Short', 'headline')], 1)).toBeGreaterThan(short)
  expect(reading([aLine(1, 'x'.repeat(5000))], 1)).toBeLessThan(10_000)
})

test('markup is not read', () => {
  expect(reading([aLine(1, '[[city:monz|Monz]]')], 1)).toBe(reading([aLine(1, 'Monz')], 1))
})

test('twice as fast takes half the time, and there is a fastest', () => {
  expect(reading([aLine(1)], 2)).toBe(reading([aLine(1)], 1) / 2)
  expect(hurried(1, 1)).toBe(2)
  expect(hurried(1, -1)).toBe(0.5)
  expect(hurried(0.5, -1)).toBe(0.5)
  expect(hurried(4, 1)).toBe(4)
})

test('a deed stands longer where it matters, longest where it concerns the viewer', () => {
  const headline = [aLine(1, 'Castile takes Venice from the Empire after a long siege', 'headline')]
  for (const tempo of ['slow', 'normal', 'fast'] as const) {
    const plain = standing([aLine(1)], tempo, false)
    expect(standing(headline, tempo, false)).toBeGreaterThan(plain)
    expect(standing(headline, tempo, true)).toBeGreaterThanOrEqual(standing(headline, tempo, false))
    expect(standing([aLine(1, 'x'.repeat(80))], tempo, true)).toBeGreaterThan(plain)
  }
  expect(standing(headline, 'step', true)).toBe(Infinity)
  expect(standing(headline, 'once', true)).toBe(0)
})

test('motion and pace agree: what moves has arrived before the next is shown', () => {
  for (const tempo of tempos.filter((tempo) => tempo !== 'once'))
    expect(movement(tempo)).toBeLessThanOrEqual(standing([aLine(1)], tempo, false))
})
