import { expect, test } from 'vitest'
import type { TerritoryView } from '../../../wire/crusaderkings'
import { follow, type Soldiers } from './soldiers'

/** Territories by who has a Footsoldier there, -1 nobody. */
const lands = (...owners: number[]) =>
  owners.map((owner) => ({ owner, foot: owner >= 0 }) as TerritoryView)
const numbers = (soldiers: Soldiers) =>
  [...soldiers].map(([territory, { number }]) => [territory, number])

test('who stays keeps his number, who moves takes it along', () => {
  const first = follow(new Map(), lands(0, 1, -1, -1))
  expect(numbers(first)).toEqual([[0, 0], [1, 1]]) // prettier-ignore
  const moved = follow(first, lands(0, -1, -1, 1))
  expect(numbers(moved)).toEqual([[0, 0], [3, 1]]) // prettier-ignore
  expect(numbers(follow(moved, lands(0, -1, -1, 1)))).toEqual(numbers(moved))
})

test('nobody takes the number of a soldier of another dynasty', () => {
  const first = follow(new Map(), lands(0, -1))
  expect(numbers(follow(first, lands(-1, 1)))).toEqual([[1, 1]])
  expect(numbers(follow(first, lands(1, -1)))).toEqual([[0, 1]])
})

test('newcomers have numbers of their own', () => {
  const first = follow(new Map(), lands(0, -1, -1))
  expect(numbers(follow(first, lands(0, 0, 0)))).toEqual([[0, 0], [1, 1], [2, 2]]) // prettier-ignore
})
