import { expect, test } from 'vitest'
import { cultures, looksOf, mixed, type Looks } from './looks'

/** How far two looks are apart: what strikes the eye counts most. */
function between(a: Looks, b: Looks): number {
  const differ = (key: keyof Looks, weight: number) => (a[key] === b[key] ? 0 : weight)
  return (
    differ('hat', 3) +
    differ('hair', a.hat === 'none' || b.hat === 'none' ? 2 : 1) +
    differ('beard', 2) +
    differ('garment', 1) +
    differ('dye', 1) +
    differ('tint', 1) +
    differ('turn', 1) +
    differ('skin', 0.5) +
    differ('nose', 0.5) +
    differ('mouth', 0.5) +
    (a.hat === b.hat && a.hat !== 'none' ? differ('cloth', 1) : 0)
  )
}

test('no two people of a culture look alike', () => {
  for (const culture of cultures)
    for (const sex of ['male', 'female'] as const) {
      const looks = Array.from({ length: 125 }, (_, person) => looksOf(person, sex, culture))
      const least = Math.min(
        ...looks.flatMap((a, i) => looks.slice(i + 1).map((b) => between(a, b))),
      )
      expect(least, `${culture} ${sex}`).toBeGreaterThan(1)
    }
})

test('a person always looks the same', () => {
  expect(looksOf(17, 'male', 'frankish')).toEqual(looksOf(17, 'male', 'frankish'))
})

test('colours mix', () => {
  expect(mixed('#000000', '#ffffff', 0)).toBe('#000000')
  expect(mixed('#000000', '#ffffff', 1)).toBe('#ffffff')
  expect(mixed('#ff0000', '#0000ff', 0.5)).toBe('#800080')
})
