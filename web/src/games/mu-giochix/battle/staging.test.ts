import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { language } from '../../../i18n'
import { toldFrom } from '../../../moments/told'
import { aLine } from '../../../replay/fixture'
import type { LineInfo } from '../../../wire/http'
import { openStage } from '../../test/stage'
import { sceneOf, view } from '../test/scene'
import BattleStage from './BattleStage.svelte'
import { battle, type BattleShown } from './staging'
import { both } from './words'

const { top, draw } = openStage()

const tell = (row: number, index: number, name: string, ...args: number[]): LineInfo => ({
  ...aLine(row, `${name} ${args.join(' ')}`),
  index,
  name,
  args,
})

/** Hungary attacks a horde of the Barbarians in Wessex: a round with engines, Archers and equal dice, and a second one. */
const fight = [
  tell(5, 0, 'battle', 0, 6, 1, 5, 4),
  tell(5, 1, 'ranks', 0, 3, 1, 0, 1),
  tell(5, 2, 'ranks', 6, 3, 1),
  tell(5, 3, 'round', 1),
  tell(6, 0, 'fires', 0, 1, 2, 1),
  tell(6, 1, 'damage', 6, 2, 0),
  tell(6, 2, 'falls', 6, 0),
  tell(7, 0, 'shoots', 6, 1, 1),
  tell(7, 1, 'damage', 0, 1, 1),
  tell(7, 2, 'degraded', 0, 3, 2),
  tell(8, 0, 'powers', 0, 0, 1, 0),
  tell(8, 1, 'rolls', 0, 4, 2, 1),
  tell(9, 0, 'rerolls', 0, 1, 4, 0),
  tell(10, 0, 'horde-dice', 3, 1, 5),
  tell(10, 1, 'reckons', 0, 16, 0, 0, 1),
  tell(10, 2, 'values', 0, 15, 6, 5),
  tell(10, 3, 'score', 0, 4, 0),
  tell(10, 4, 'damage', 6, 1, 2),
  tell(10, 5, 'falls', 6, 1),
  tell(10, 6, 'losses', 0, 1),
  tell(10, 7, 'falls', 0, 0),
  tell(10, 8, 'round', 2),
  tell(11, 0, 'rolls', 0, 1, 1, 2),
]
const end = [
  tell(12, 0, 'horde-dice', 3, 1, 5),
  tell(12, 1, 'values', 0, 2, 6, 5),
  tell(12, 2, 'score', 6, 2, 0),
  tell(12, 3, 'powerful-enemy', 0, 5, 1),
  tell(12, 4, 'wins-battle', 0, 6, 1),
  tell(12, 5, 'conquers', 0, 1, -1),
]

function played(lines: LineInfo[], seat = 0) {
  const { lines: told, ended } = toldFrom(lines, 0, battle)
  const scene = { ...sceneOf(view({ seat })), lines }
  const play = battle.play({ scene, lines: told, views: [scene.view] })
  return { play, ended, shows: play.steps.map((step) => step.shows as BattleShown) }
}

test('a battle of one’s own goes from the muster phase by phase to the verdict', () => {
  const { play } = played([...fight, ...end, tell(13, 0, 'phase', 6)])
  expect(play.acts).toEqual(['Muster', 'Artillery', 'Arrows', 'Dice', 'Values', 'Blows', 'Verdict'])
  expect(play.steps.map(({ act }) => act)).toEqual([0, 1, 2, 3, 4, 5, 3, 4, 6])
  expect(play.over).toBe(true)
  expect(play.steps.at(-1)?.also).toEqual(['powerful-enemy 0 5 1', 'conquers 0 1 -1'])
})

test('who comes to the help of a side sees the battle as that side does', () => {
  const attackers = 1 << 1
  const defenders = (1 << 1) << 6
  for (const [allies, mine] of [
    [0, false],
    [attackers, true],
    [defenders, true],
  ] as const) {
    const { play, shows } = played(
      [
        tell(5, 0, 'battle', 0, 6, 1, 5, 4, allies),
        ...fight.slice(1, 4),
        tell(6, 0, 'falls', 1, 1),
      ],
      1,
    )
    expect(play.mine).toBe(mine)
    if (mine) expect(shows.at(-1)?.sides[allies === attackers ? 0 : 1]?.lost[1]).toBe(1)
  }
})

test('without engines and Archers nobody waits for theirs', () => {
  const { play } = played([...fight.slice(0, 4), ...fight.slice(11)])
  expect(play.acts).not.toContain('Artillery')
  expect(play.acts).not.toContain('Arrows')
  expect(play.steps.map(({ act }) => act)).toEqual([0, 1, 2, 3, 1])
})

test('both sides are counted figure by figure', () => {
  const { shows } = played(fight)
  const [muster, engines, arrows, dice, comparison, blows] = shows
  expect(muster?.sides.map(({ units }) => units)).toEqual([
    [3, 1, 0, 1, 0],
    [3, 1, 0, 0, 0],
  ])
  expect(engines?.sides[1].units).toEqual([2, 1, 0, 0, 0])
  expect(engines?.sides[0].round.engines).toEqual({ dice: 2, hits: 1 })
  expect(arrows?.sides[0].units).toEqual([3, 1, 1, 0, 0]) // the Knight is a Heavy Infantryman now
  expect(dice?.sides.map(({ round }) => round.dice)).toEqual([
    [4, 4, 1],
    [3, 1, 5],
  ])
  expect(dice?.sides[0].round.powers).toEqual([0, 0, 1, 0])
  expect(
    comparison?.sides.map(({ round: { best, less, value, score } }) => [best, less, value, score]),
  ).toEqual([
    [16, 1, 15, 4],
    [5, 0, 5, 0],
  ])
  expect(comparison?.sides[1].round.damage).toBe(0)
  expect(blows?.sides.map(({ lost }) => lost)).toEqual([
    [1, 0, 0, 0, 0],
    [1, 1, 0, 0, 0],
  ])
})

test('what falls is told with the phase in which it does', () => {
  const { play } = played(fight)
  expect(play.steps[1]?.also).toEqual(['Losses (Barbarians): Light Infantryman'])
  expect(play.steps[5]?.also).toEqual([
    'Losses (Hungary): Light Infantryman',
    'Losses (Barbarians): Archer',
  ])
})

test('whoever is asked for the next dice is not kept with older ones', () => {
  const quick = (lines: LineInfo[]) => played(lines).play.steps.map(({ quick }) => quick ?? false)
  expect(quick(fight.slice(0, 12))).toEqual([true, true, true, true])
  // A round that was told to its end waits to be looked at, until the dice of the next one have fallen.
  expect(quick(fight.slice(0, 22)).slice(3)).toEqual([true, false, false])
  expect(quick(fight).slice(3)).toEqual([true, true, true, true])
  // Who is asked whom the blows hit has seen what they come of.
  expect(quick(fight.slice(0, 18))).toEqual([true, true, true, true, true, true])
  expect(quick(fight.slice(0, 19)).slice(3)).toEqual([true, false, false])
})

test('a battle of others is told a round at a time', () => {
  const { play, shows } = played([...fight, ...end], 1)
  expect(play.mine).toBe(false)
  expect(play.steps).toHaveLength(4)
  expect(play.steps.some(({ quick }) => quick)).toBe(false)
  expect(play.steps[1]?.text).toBe('values 0 15 6 5 score 0 4 0')
  expect(shows[1]?.sides[1].round).toMatchObject({ damage: 1 })
  expect(shows.at(-1)?.sides.map(({ wins }) => wins)).toEqual([true, false])
})

test('the stage shows the phases one under the other, and reads what it draws', () => {
  for (const lang of ['en', 'it'] as const) {
    language.now = lang
    const { shows } = played(fight)
    const scene = sceneOf(view())
    draw(BattleStage, { scene, shows: shows[5] })
    const rows = [...top.querySelectorAll('.middle table')].at(-1)?.querySelectorAll('th')
    const said = both[lang].rows
    expect([...(rows ?? [])].map((row) => row.textContent)).toEqual([
      said.engines,
      said.arrows,
      said.powers,
      said.dice,
      said.critical,
      said.less,
      said.value,
      said.score,
      said.damage,
      said.losses,
    ])
  }
  language.now = 'en'
  flushSync()
  expect(top.textContent).toContain('4 × 4 = 16')
  expect(top.querySelectorAll('.die.critical').length).toBe(4) // two in each language
  expect(top.querySelector('[role="img"].pips')?.getAttribute('aria-label')).toBe('2 dice, 1 hit')
  expect(top.querySelector('.units .unseen')?.textContent).toBe('Light Infantryman: 2, 1 lost')
})
