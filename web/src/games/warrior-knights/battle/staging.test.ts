import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { toldFrom } from '../../../moments/told'
import { aLine } from '../../../replay/fixture'
import type { LineInfo } from '../../../wire/http'
import type { View } from '../../../wire/warriorknights'
import { item } from '../table'
import { noble, parts, sceneOf, view } from '../test/scene'
import { battle, shuffled, type BattleShown } from './staging'

const tell = (row: number, index: number, name: string, ...args: number[]): LineInfo => ({
  ...aLine(row, `${name} ${args.join(' ')}`),
  index,
  name,
  args,
})

/** D'Emerande storms Monz, which Madder's noble holds, and wins by one. */
const storm = [
  tell(10, 0, 'battle', 0, 1, 2, 2),
  tell(10, 1, 'commands', 0),
  tell(10, 2, 'commands', 5),
  tell(10, 3, 'draws', 0, 1, 4),
  tell(10, 4, 'draws', 1, 1, 3),
  tell(12, 0, 'discards', 0, 2),
  tell(12, 1, 'discards', 1, 1),
  tell(12, 2, 'reveals', 0, 1, 1, 0, 1),
  tell(12, 3, 'reveals', 1, 1, 0, 1, 1),
  tell(12, 4, 'losses', 1, 1, 100),
  tell(12, 5, 'wounded', 5, 100),
  tell(12, 6, 'falls', 5),
  tell(12, 7, 'victories', 0, 1, 2, 1),
  tell(12, 8, 'partial', 0, 1),
  tell(13, 0, 'city-taken', 0, 1),
  tell(14, 0, 'returns-to-hand', 0),
]

let before: View
beforeEach(() => {
  before = view()
  before.nobles[0] = noble(0, 2, { strength: 400 })
  before.nobles[5] = noble(5, 2, { strength: 100 })
})

function played(lines: LineInfo[], views: View[] = []) {
  const scene = sceneOf(before)
  const play = battle.play({ scene, lines, views: [before, ...views] })
  return { play, shows: play.steps.map((step) => step.shows as BattleShown) }
}

test('a battle begins with its line, but a siege is none', () => {
  expect(battle.begins(tell(1, 0, 'battle', 0, -1, 2, 2))).toBe(true)
  expect(battle.begins(tell(1, 0, 'battle', 0, -1, 2, 3))).toBe(false)
  expect(battle.begins(tell(1, 0, 'commands', 0))).toBe(false)
})

test('it goes from the muster to what changed hands, and no further', () => {
  const { lines, ended } = toldFrom(storm, 0, battle)
  expect(lines.at(-1)?.name).toBe('city-taken')
  expect(ended).toBe(true)
  expect(toldFrom(storm.slice(0, 9), 0, battle).ended).toBe(false)
})

test('who has a part in it is told so, and nobody else', () => {
  expect(played(storm.slice(0, 1)).play.mine).toBe(true)
  before.seat = -1
  expect(played(storm.slice(0, 1)).play.mine).toBe(false)
})

test('the sides are as strong as they were before, walls and all', () => {
  const [muster] = played(storm).shows
  expect(muster?.sides.map(({ armies }) => armies.map(({ strength }) => strength))).toEqual([
    [400],
    [100],
  ])
  expect(muster?.sides.map(({ commander }) => commander)).toEqual([0, 5])
})

test('in between, the table knows better how strong they are', () => {
  const during = view()
  const side = { cards: 0, hand: [], ability: false, dealt: 0, left: 0, victories: 0 }
  during.battle = {
    kind: 'assault',
    region: 2,
    city: 1,
    fortress: -1,
    blow: 'discard',
    result: '',
    sides: [
      { ...side, seat: 0, armies: [0], commander: 0, strength: 600 },
      { ...side, seat: 1, armies: [5], commander: 5, strength: 500 },
    ],
  }
  const [muster] = played(storm, [during]).shows
  expect(muster?.sides.map(({ strength }) => strength)).toEqual([600, 500])
  expect(muster?.sides[1].walls).toBe(300)
})

test('hands are drawn and discarded together, then turned card by card in turns', () => {
  const { play, shows } = played(storm)
  const hands = shows.map(({ sides }) => sides.map(({ cards }) => cards.length))
  expect(hands.slice(0, 3)).toEqual([
    [0, 0],
    [4, 3],
    [2, 2],
  ])
  const turns = play.steps.filter(({ act }) => act === 2)
  expect(turns).toHaveLength(4)
  const turned = turns.map(({ shows }) =>
    (shows as BattleShown).sides.map(
      ({ cards }) => cards.find(({ turning }) => turning)?.battle ?? '',
    ),
  )
  expect(turned.map((sides) => sides.findIndex(Boolean))).toEqual([0, 1, 0, 1])
  const of = (side: number) => turned.map((sides) => sides[side]).filter(Boolean)
  expect(of(0).toSorted()).toEqual(['deal', 'victory'])
  expect(of(1).toSorted()).toEqual(['prevent', 'victory'])
})

test('victories count as their cards are turned, and are final with the verdict', () => {
  const { shows } = played(storm)
  for (const { cards, victories } of shows
    .filter(({ counted }) => !counted)
    .flatMap(({ sides }) => sides))
    expect(victories).toBe(cards.filter(({ battle }) => battle === 'victory').length)
  expect(shows.at(-1)?.sides.map(({ victories }) => victories)).toEqual([2, 1])
  expect(shows.at(-1)?.counted).toBe(true)
})

test('what a commander brings counts from the beginning, and no more once he has fallen', () => {
  const led = storm.map((line) =>
    line.name === 'commands' && line.args[0] === 0 ? { ...line, args: [2] } : line,
  )
  before.nobles[2] = noble(2, 2, { strength: 400 })
  const gifts = (lines: LineInfo[]) => played(lines).shows.map(({ sides }) => sides[0].gift)
  expect(gifts(led.slice(0, 2)).at(-1)).toBe(1)
  expect(gifts(led).at(-1), 'counted by then').toBe(0)
  expect(gifts([...led.slice(0, 11), tell(12, 6, 'falls', 2)]).at(-1)).toBe(0)
  before.nobles[2] = noble(2, 2, { strength: 400, exhausted: true })
  expect(gifts(led.slice(0, 2)).at(-1)).toBe(0)
})

test('losses are struck from the army that suffers them', () => {
  const losses = played(storm).play.steps.filter(({ act }) => act === 3)
  const [dealt, wounds] = losses.map(({ shows }) => (shows as BattleShown).sides[1])
  expect(dealt?.dealt).toBe(100)
  expect(dealt?.armies[0]?.lost).toBe(0)
  expect(wounds?.armies[0]).toMatchObject({ lost: 100, fallen: true })
})

test('the last act names who won and what changed hands', () => {
  const { play, shows } = played(toldFrom(storm, 0, battle).lines)
  expect(play.over).toBe(true)
  expect(shows.at(-1)?.sides.map(({ wins }) => wins)).toEqual([true, false])
  expect(play.steps.at(-1)?.also).toEqual(['partial 0 1', 'city-taken 0 1'])
})

test('where a side is wiped out nobody counts victories: the living have won', () => {
  const wiped = [...storm.slice(0, 12), tell(12, 7, 'dies', 5)]
  const { play, shows } = played(wiped)
  expect(play.over).toBe(true)
  expect(shows.at(-1)?.sides.map(({ wins }) => wins)).toEqual([true, false])
})

test('a battle under way has no verdict yet', () => {
  const { play } = played(storm.slice(0, 5))
  expect(play.over).toBe(false)
  expect(play.steps).toHaveLength(2)
})

test('what is laid out in no order is so whenever it is told of', () => {
  const cards = Array.from({ length: 10 }, (_, i) => i)
  expect(shuffled(cards, 24)).toEqual(shuffled(cards, 24))
  expect(shuffled(cards, 24).toSorted((a, b) => a - b)).toEqual(cards)
  const first = Array.from({ length: 400 }, (_, seed) => shuffled(cards, seed)[0])
  for (const card of cards) {
    const times = first.filter((one) => one === card).length
    expect(times, `${card} comes first`).toBeGreaterThan(15)
  }
})

/** The chance at each step, attacker and defender, over a deck of five of each. */
function chances(lines: LineInfo[]) {
  const scene = sceneOf(before)
  const fate = Array.from({ length: 5 }, () => parts.fate).flat()
  const play = battle.play({
    scene: { ...scene, components: { ...parts, fate } },
    lines,
    views: [before],
  })
  return play.steps.map(({ chance }) => chance?.())
}

test('the chance moves with the cards that are turned, and ends where the battle does', () => {
  const now = chances(storm)
  expect(now.every((one) => one)).toBe(true)
  const moved = now.map((chance) => chance?.one.share)
  expect(new Set(moved).size).toBeGreaterThan(4)
  for (const chance of now.slice(0, -1)) {
    const both = (chance?.one.share ?? 0) + (chance?.other?.share ?? 0)
    expect(both).toBeLessThanOrEqual(1 + 1e-9)
  }
  expect(now.at(-1)).toMatchObject({ one: { seat: 0, share: 1 }, other: { seat: 1, share: 0 } })
})

interface Company {
  shape: number
  men: number
}
interface Foretold {
  name: string
  deck: number[]
  attacker: Company
  defender: Company
  wins: number
  loses: number
  counted: boolean
}

/** The battles of which the server's own test says what an attack's odds are, by what is known of the deck. */
const foretold = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../../../../games/warriorknights/testdata/odds/battles.json'),
    'utf8',
  ),
) as { results: string[]; battles: Foretold[] }

test.each(foretold.battles)(
  'the chance is what the odds said before the attack: $name',
  ({ deck, attacker, defender, wins, loses, counted }) => {
    const [one, other] = [attacker.shape, 4 + defender.shape]
    before.nobles = before.nobles.map(({ id }) => noble(id, -1))
    before.nobles[one] = noble(one, 0, { strength: attacker.men })
    before.nobles[other] = noble(other, 0, { strength: defender.men })
    before.fateDeck = deck
    const fate = foretold.results.map((battle, i) => ({
      ...item(parts.fate, 0),
      id: `${i}`,
      battle,
    }))
    const play = battle.play({
      scene: { ...sceneOf(before), components: { ...parts, fate } },
      lines: [
        tell(10, 0, 'battle', 0, 1, 0, 1),
        tell(10, 1, 'commands', one),
        tell(10, 2, 'commands', other),
      ],
      views: [before],
    })
    const chance = play.steps.at(-1)?.chance?.()
    const digits = counted ? 6 : 1.5 // what was not counted was drawn
    expect(chance?.one.share).toBeCloseTo(wins, digits)
    expect(chance?.other?.share).toBeCloseTo(loses, digits)
  },
)

test('the chance knows no card that lies on its face', () => {
  const other = storm.map((line) =>
    line.name === 'reveals' ? { ...line, args: [...line.args.slice(0, 2), 0, 0, 0, 2] } : line,
  )
  const closed = (lines: LineInfo[]) => chances(lines).slice(0, 3)
  expect(closed(storm)).toEqual(closed(other))
})
