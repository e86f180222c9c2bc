import { expect, test } from 'vitest'
import { en } from '../i18n/en'
import type { DeedInfo } from '../wire/http'
import { talesOf, turningInWords } from './told'

const deed = (row: number, turn: number, fight = false): DeedInfo => ({
  row,
  index: 0,
  turn,
  text: `deed ${row}`,
  fight,
})

test('what a battle came to stands with the battle', () => {
  const tales = talesOf([deed(1, 1, true), deed(2, 1), deed(3, 1, true), deed(9, 2), deed(10, 2)])
  expect(tales.map(({ first, rest }) => [first.row, ...rest.map(({ row }) => row)])).toEqual([
    [1, 2],
    [3],
    [9, 10],
  ])
})

test('deeds of other kinds stand alone', () => {
  expect(talesOf([deed(1, 1), deed(2, 1)]).length).toBe(2)
})

test('what turned is said in words', () => {
  const sits = (seat: number) => ['Anna', 'Bruno'][seat] ?? ''
  const turning = { seat: 0, other: 1, by: 3, turn: 4, row: 7 }
  const said = (kind: string, toCome = false) =>
    turningInWords({ ...turning, kind }, sits, 'Fame', toCome)
  expect(said('lead')).toBe(en.tookLead('Anna', 'Bruno'))
  expect(said('rise')).toBe(en.rose('Anna', 3))
  expect(said('fall')).toBe(en.fell('Anna', 3))
  expect(said('leap')).toBe(en.leapt('Anna', 3, 'Fame'))
  expect(said('leap', true)).toBe(en.leaptToCome('Anna', 3, 'Fame'))
})
