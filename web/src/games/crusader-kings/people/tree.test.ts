import { expect, test } from 'vitest'
import type { KinView } from '../../../wire/crusaderkings'
import { column, familyIn, linesOf, row } from './tree'

const kin = (more: Partial<KinView>): KinView => ({
  person: 0,
  seat: 0,
  house: 0,
  came: 'founded',
  parent: -1,
  spouse: -1,
  from: 0,
  to: -1,
  reign: -1,
  died: '',
  left: false,
  ...more,
})

const tree = [
  kin({ person: 1, reign: 0, spouse: 1 }), // 0 the ruler
  kin({ person: 2, spouse: 0 }), // 1 his wife
  kin({ person: 3 }), // 2 his brother
  kin({ person: 4, seat: 1, reign: 0 }), // 3 of another dynasty
  kin({ person: 5, came: 'born', parent: 0, from: 1, spouse: 6 }), // 4 his son
  kin({ person: 6, came: 'adopted', parent: 0, from: 2 }), // 5 his daughter
  kin({ person: 7, came: 'married', spouse: 4, from: 3 }), // 6 the son's wife
  kin({ person: 8, came: 'born', parent: 4, from: 5 }), // 7 a grandchild
]

const at = (entry: number) => {
  const found = familyIn(tree, 0).people.find((one) => one.entry === entry)
  if (!found) throw new Error(`${entry} stands nowhere`)
  return found
}

test('everybody of a dynasty stands once, and nobody of another', () => {
  const entries = familyIn(tree, 0).people.map(({ entry }) => entry)
  expect(entries.toSorted()).toEqual([0, 1, 2, 4, 5, 6, 7])
})

test('spouses stand side by side, children a row below', () => {
  expect(at(1).x - at(0).x).toBe(column)
  expect(at(6).x - at(4).x).toBe(column)
  expect(at(6).y).toBe(at(4).y)
  expect(at(4).y).toBe(row)
  expect(at(7).y).toBe(2 * row)
})

test('nobody stands on anybody else', () => {
  const { people, width } = familyIn(tree, 0)
  const places = people.map(({ x, y }) => `${x},${y}`)
  expect(new Set(places).size).toBe(places.length)
  for (const { x } of people) expect(x).toBeLessThan(width)
})

test('children hang from the middle of the couple', () => {
  const { births } = familyIn(tree, 0)
  expect(births.map(({ to }) => to.entry)).toEqual([7, 4, 5])
  expect(births[0]?.from.x).toBe((at(4).x + at(6).x) / 2)
  expect(births.find(({ to }) => to.entry === 5)?.adopted).toBe(true)
})

test('who is called to the throne stands a row below who reigned before', () => {
  const crisis = [...tree, kin({ person: 9, came: 'crowned', from: 6, reign: 6 })]
  const called = familyIn(crisis, 0).people.find(({ entry }) => entry === 8)
  expect(called?.y).toBe(row)
})

test('a second wife stands beside the first', () => {
  const again = [
    kin({ person: 1, reign: 0, spouse: 2 }),
    kin({ person: 2, came: 'married', spouse: 0, died: 'murder', to: 2 }),
    kin({ person: 3, came: 'married', spouse: 0, from: 3 }),
  ]
  const { people, couples } = familyIn(again, 0)
  expect(people.map(({ x }) => x / column)).toEqual([0.5, 1.5, 2.5])
  expect(couples).toHaveLength(2)
})

test('long names take two lines, short ones one', () => {
  expect(linesOf('Edmund')).toEqual(['Edmund'])
  expect(linesOf('Kunigunde')).toEqual(['Kunigunde'])
  expect(linesOf('Henry IV of Franconia')).toEqual(['Henry IV', 'of Franconia'])
  expect(linesOf('Stefano di Blois')).toEqual(['Stefano', 'di Blois'])
})
