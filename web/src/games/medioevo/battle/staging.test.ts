import { expect, test } from 'vitest'
import { toldFrom } from '../../../moments/told'
import { aLine } from '../../../replay/fixture'
import type { LineInfo } from '../../../wire/http'
import type { BattleView, SideView, View } from '../../mu-prototype/wire'
import { sceneOf, view } from '../../mu-prototype/test/scene'
import { tidings } from '../tidings'
import { battleWith, type BattleShown } from './staging'

const battle = battleWith(['relic-taken'])

const tell = (row: number, index: number, name: string, ...args: number[]): LineInfo => ({
  ...aLine(row, `${name} ${args.join(' ')}`),
  index,
  name,
  args,
})

const aSide = (seat: number, vf: number, roll: number): SideView => ({
  seat,
  allies: [],
  vf,
  held: 0,
  cards: [],
  die: 6,
  roll,
  total: 0,
  loss: 0,
  ram: 0,
  lost: 0,
})
const inBetween = (round: number, one: number, other: number, chance = 0.5): View => {
  const battle: BattleView = {
    kind: 'assault',
    stage: 'deciding',
    at: 2,
    won: false,
    round,
    walls: 2,
    leading: -1,
    attacker: aSide(0, 12, one),
    defender: aSide(1, 9, other),
    chance,
  }
  return { ...view(), battle }
}

/** England storms Normandy, and takes it in the second round. */
const storm = [
  tell(5, 0, 'attack', 0, 1, 2, 12),
  tell(6, 0, 'storm', 0, 2),
  tell(7, 0, 'played', 0, 3, 1),
  tell(8, 0, 'used', 1, 0),
  tell(9, 0, 'round', 0, 1, 4, 5, 3, 2),
  tell(10, 0, 'round', 0, 1, 7, 2, 1, 7),
  tell(10, 1, 'beaten', 0, 1, 2),
  tell(10, 2, 'taken', 0, 2, 1),
  tell(11, 0, 'phase', 10),
]

function played(lines: LineInfo[], views: View[] = [inBetween(1, 3, 4), inBetween(2, 6, 1)]) {
  const { lines: told, ended } = toldFrom(lines, 0, battle)
  const play = battle.play({ scene: { ...sceneOf(view()), seat: 0, lines }, lines: told, views })
  return { play, ended, shows: play.steps.map((step) => step.shows as BattleShown) }
}

test('a storm goes from the muster by the walls and the dice to the verdict', () => {
  const { play, ended, shows } = played(storm)
  expect(ended).toBe(true)
  expect(play.steps.map(({ act }) => act)).toEqual([0, 1, 2, 2, 2, 2, 2, 3])
  expect(shows[1]).toMatchObject({ kind: 'storm', walls: 2 })
  expect(play.steps.at(-1)?.also).toEqual(['taken 0 2 1'])
  expect(shows.at(-1)?.sides.map(({ wins }) => wins)).toEqual([true, false])
})

test('in the open field nobody stands before walls', () => {
  const { play } = played([tell(5, 0, 'attack', 0, 1, 3, 12), ...storm.slice(4, 7)], [])
  expect(play.acts).toEqual(['Muster', 'The dice', 'The verdict'])
  expect(play.steps.map(({ act }) => act)).toEqual([0, 1, 1, 1, 1, 2])
  expect(played(storm).play.acts).toContain('Before the walls')
})

test('the dice fall before it is told what they cost', () => {
  const [dice, cost] = played(storm).shows.slice(3, 5)
  expect(dice?.sides.map(({ roll, total, loss }) => [roll, total, loss])).toEqual([
    [3, 4, 0],
    [4, 5, 0],
  ])
  expect(cost?.sides.map(({ vf, loss, lost }) => [vf, loss, lost])).toEqual([
    [9, 3, 3],
    [7, 2, 2],
  ])
})

test('a card lies beside the roll it is used in', () => {
  const stays = [...storm.slice(0, 5), tell(9, 1, 'used', 1, 0), ...storm.slice(5)]
  const cards = (lines: LineInfo[]) => played(lines).shows.map(({ sides }) => sides[1].cards)
  expect(cards(stays).slice(2)).toEqual([[0], [0], [0], [0], [0], [0], [0]])
  expect(cards(storm).slice(2)).toEqual([[0], [0], [0], [], [], []])
})

test('losses of all rounds are struck off', () => {
  expect(
    played(storm)
      .shows.at(-1)
      ?.sides.map(({ vf, lost }) => [vf, lost]),
  ).toEqual([
    [8, 4],
    [0, 9],
  ])
})

test('the chance is told as the table had it, and ends with the battle', () => {
  const { play } = played(storm, [inBetween(0, 0, 0, 0.4), inBetween(1, 3, 4, 0.7)])
  const chances = play.steps.map(({ chance }) => chance?.()?.one.share)
  // The muster and the walls, a card nobody saw the table with, the dice, their cost, dice nobody saw, the end.
  expect(chances).toEqual([0.4, 0.4, undefined, undefined, 0.7, 0.7, undefined, 1])
  expect(play.steps[4]?.chance?.()?.other).toMatchObject({ seat: 1, share: 1 - 0.7 })
})

test('before walls no chance is told until storm or siege is chosen', () => {
  const before = (kind: string) => {
    const seen = inBetween(0, 0, 0, 1)
    const battle = { ...(seen.battle as BattleView), kind }
    return played(storm.slice(0, 1), [{ ...seen, battle }]).play.steps[0]?.chance?.()
  }
  expect(before('field')).toBeUndefined()
  expect(before('assault')?.one.share).toBe(1)
})

test('a siege that is laid is no lost field battle: nobody has won', () => {
  const { play, shows } = played([storm[0] as LineInfo, tell(6, 0, 'siege', 0, 2, 0)], [])
  expect(play.over).toBe(true)
  expect(shows.at(-1)).toMatchObject({ kind: 'siege', round: 0 })
  expect(shows.at(-1)?.sides.some(({ wins }) => wins)).toBe(false)
})

test('where nobody saw how strong the other is, none is made up', () => {
  const [muster] = played([tell(5, 0, 'attack', 0, 1, 3, 12)], []).shows
  expect(muster?.sides.map(({ vf }) => vf)).toEqual([12, -1])
})

test('barbarians attack as a side of their own', () => {
  const { shows } = played([tell(5, 0, 'raid', 1, 0, 0, 6)], [])
  expect(shows[0]?.sides.map(({ seat }) => seat)).toEqual([10, 0])
})

test('a battle goes on over what only its edition tells in it', () => {
  const line = tell(5, 1, 'relic-taken', 0, 0)
  expect(battle.goesOn(line)).toBe(true)
  expect(battleWith([]).goesOn(line)).toBe(false)
})

const proclaimed = (line: LineInfo, seat: number) =>
  tidings[line.name]?.({ ...sceneOf(view()), seat }, line, view())

test('land that is taken is good news to one and bad to the other', () => {
  const line = tell(1, 0, 'taken', 0, 2, 1)
  expect(proclaimed(line, 0)).toMatchObject({ mine: 'good', headline: 'NORMANDY is yours' })
  expect(proclaimed(line, 1)).toMatchObject({ mine: 'bad', headline: 'Your NORMANDY has fallen' })
  expect(proclaimed(line, -1)).not.toHaveProperty('mine')
})

test('a suitor who is sent home is no news', () => {
  expect(proclaimed(tell(1, 0, 'courted', 0, 2, 3, 0), 0)).toBeUndefined()
  expect(proclaimed(tell(1, 0, 'courted', 0, 6, 3, 1), 0)?.kind).toBe('wedding')
})

test('people who take up arms where nobody stood are the strength of the defence', () => {
  const { shows } = played([tell(5, 0, 'attack', 0, 3, 2, 20), tell(5, 1, 'people-rise', 2, 2)], [])
  expect(shows.map(({ sides }) => sides[1].vf)).toEqual([-1, 2])
})
