import { expect, test } from 'vitest'
import { oddsOf, type Cards, type Deck, type Force } from './odds'

/** A deck of which nobody knows where a card lies. */
const deck: Deck = { cards: Array.from({ length: 24 }, () => -1), pool: [9, 5, 6, 4] }
const none: Cards = [0, 0, 0, 0]
const gifts: Record<string, Cards> = {
  square: [0, 1, 0, 0],
  circle: none,
  triangle: [0, 0, 1, 0],
  star: [1, 0, 0, 0],
}

/** One noble of a shape with so many hundreds, who draws two cards more for his command and discards two. */
const led = (shape: keyof typeof gifts, hundreds: number): Force => ({
  draws: hundreds + 2,
  keeps: hundreds,
  turned: none,
  brought: none,
  adds: gifts[shape] ?? none,
  bears: hundreds,
})
const close = (odds: readonly number[] | undefined, wins: number, loses: number) => {
  expect(odds?.[0]).toBeCloseTo(wins, 6)
  expect(odds?.[1]).toBeCloseTo(loses, 6)
}

// What the server counts for the same battles, way by way (waysOfFate), with squires on both sides.
test('it counts what the server counts', () => {
  close(oddsOf(deck, [led('star', 1), led('square', 1)]), 0.26271907972, 0.26271907972)
  close(oddsOf(deck, [led('triangle', 2), led('star', 1)]), 0.633369212743, 0.12614860798)
  close(oddsOf(deck, [led('circle', 1), led('triangle', 2)]), 0, 0.99922979767)
})

test('with each card it moves, and with the last it is known', () => {
  const one = { ...led('circle', 2), bears: 9 }
  const other = { ...led('circle', 2), bears: 9 }
  const at = (mine: Cards, theirs: Cards) =>
    oddsOf(deck, [
      { ...one, turned: mine },
      { ...other, turned: theirs },
    ]) ?? [NaN, NaN]
  const [even, against] = at(none, none)
  expect(even).toBeCloseTo(against, 6)
  expect(at([0, 0, 1, 0], none)[0]).toBeGreaterThan(even)
  expect(at([1, 0, 0, 0], none)[0]).toBeLessThan(even)
  expect(at([0, 0, 2, 0], [1, 0, 1, 0])).toEqual([1, 0])
})

test('what “Draw 1 Fate” may still bring is counted', () => {
  const open: Force = { ...led('circle', 1), draws: 1, keeps: 1, bears: 9, turned: [0, 0, 0, 1] }
  const other: Force = { ...open, turned: [1, 0, 0, 0] }
  // Of 8 deals, 5 preventions and 6 victories that may come, 6 help.
  close(oddsOf(deck, [open, other]), 6 / 19, 0)
  expect(oddsOf(deck, [{ ...open, brought: [0, 0, 1, 0] }, other])).toEqual([1, 0])
})

test('who has kept what nobody would is believed', () => {
  const odd: Force = { ...led('circle', 1), draws: 20, keeps: 1, turned: [0, 1, 0, 0], bears: 9 }
  expect(oddsOf(deck, [odd, { ...odd, draws: 1, turned: [0, 0, 1, 0] }])).toEqual([0, 1])
})

test('losses that are known count as they are', () => {
  const open: Force = { ...led('circle', 1), draws: 1, keeps: 1, turned: [1, 0, 0, 0], bears: 1 }
  expect(oddsOf(deck, [open, open])).toEqual([0, 0])
  expect(
    oddsOf(deck, [
      { ...open, suffers: 0 },
      { ...open, suffers: 1 },
    ]),
  ).toEqual([1, 0])
})

test('ten against ten is counted in an instant', () => {
  const from = performance.now()
  oddsOf(deck, [led('star', 8), led('square', 8)])
  expect(performance.now() - from).toBeLessThan(1500)
})
