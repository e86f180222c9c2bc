import { expect, test } from 'vitest'
import { toldFrom } from '../../../moments/told'
import { aLine } from '../../../replay/fixture'
import type { LineInfo } from '../../../wire/http'
import { parts, sceneOf, view } from '../test/scene'
import { check, type CheckShown } from './check'
import { crusade, type CrusadeShown } from './crusade'
import { reign, type ReignShown } from './reign'
import { tidings } from './tidings'

/** As over the wire, where noughts at the end are left out. */
const tell = (row: number, index: number, name: string, ...args: number[]): LineInfo => ({
  ...aLine(row, `${name} ${args.join(' ')}`),
  index,
  name,
  args: args.slice(0, args.findLastIndex((arg) => arg !== 0) + 1),
})

/** Seat 0 marches upon Paris, of seat 1, and needs two successes. */
const invasion = [
  tell(5, 0, 'attack', 0, 2, 1, 1),
  tell(5, 1, 'war', 0, 1),
  tell(5, 2, 'check', 0, 10, 2, 1, 2),
  tell(6, 0, 'invested', 0, 2),
  tell(7, 0, 'cancelled', 0, 1),
  tell(7, 1, 'drew', 0, 0, 1),
  tell(7, 2, 'drew', 0, 1, 0),
  tell(7, 3, 'sacrifice', 0, 1, 1),
  tell(7, 4, 'passed', 0, 10, 2),
  tell(7, 5, 'conquered', 0, 2, 1),
  tell(7, 6, 'turn', 2, 1),
]

function played(lines: LineInfo[], seat = 0) {
  const now = view()
  const scene = { ...sceneOf(now), seat, lines }
  const first = lines.findIndex((line) => check.begins(line))
  const { lines: told, ended } = toldFrom(lines, first, check)
  const play = check.play({ scene, lines: told, views: [now] })
  return { play, ended, shows: play.steps.map((step) => step.shows as CheckShown) }
}

test('a check names what it is made for and what hangs on it', () => {
  const { play, shows } = played(invasion)
  expect(play.about).toBe('attack 0 2 1 1')
  expect(shows[0]).toMatchObject({ needed: 2, free: 1, bought: 2, cancelled: 1, action: 'invade' })
  expect(shows[0]?.stake?.wins).toMatch(/conquered/)
})

test('what was told before of something else is no part of it', () => {
  const castles = [
    tell(1, 0, 'will-build', 0, 2),
    tell(1, 1, 'check', 0, 1, 1, 1, 2),
    tell(2, 0, 'passed', 0, 1, 1),
    tell(2, 1, 'not-built', 0, 2),
    tell(2, 2, 'check', 0, 1, 1, 1, 1),
    tell(3, 0, 'drew', 0, 1, 0),
  ]
  const scene = { ...sceneOf(view()), seat: 0, lines: castles }
  const about = (from: number) =>
    check.play({ scene, lines: castles.slice(from), views: [view()] }).about
  expect(about(1)).toBe('will-build 0 2')
  expect(about(4)).toBe('check 0 1 1 1 1')
})

test('its chance moves with each token, for who may look into his bag and for nobody else', () => {
  const now = { ...view(), seat: 0, bag: [0, 1, 3, 4] } // an invasion counts the second as a success: three of four
  const shares = (seat: number) => {
    const scene = { ...sceneOf({ ...now, seat }), lines: invasion }
    const { steps } = check.play({ scene, lines: invasion.slice(2, 9), views: [now] })
    return steps.map(({ chance }) => chance?.()?.one.share.toFixed(3))
  }
  // Two of two draws must succeed; then one of one, of which two of three do. It fails, and is sacrificed.
  expect(shares(0)).toEqual(['0.500', '0.667', '0.000', '1.000', '1.000'])
  expect(shares(1)).toEqual([undefined, undefined, undefined, undefined, undefined])
})

test('an event’s check bears its title, and its text says what hangs on it', () => {
  const { play, shows } = played([
    tell(1, 0, 'event', 0, 1, 0),
    tell(1, 1, 'check', 0, 14, 1, 1, -1),
    tell(2, 0, 'drew', 0, 1, 0),
  ])
  expect(play.headline).toBe(parts.events[1]?.title)
  expect(shows[0]?.stake).toEqual({ wins: parts.events[1]?.text, loses: '' })
})

test('it goes token by token to the verdict, and tells what came of it', () => {
  const { play, shows, ended } = played(invasion)
  expect(shows.map(({ drawn }) => drawn.length)).toEqual([0, 1, 2, 2, 2])
  expect(shows.map(({ successes }) => successes)).toEqual([0, 1, 1, 2, 2])
  expect(shows[1]?.drawn[0]?.turning).toBe(true)
  expect(shows[2]?.drawn.map(({ turning }) => turning)).toEqual([false, true])
  expect(shows[3]?.drawn[1]).toMatchObject({ given: true, success: true })
  expect(shows.at(-1)?.verdict).toBe('passed')
  expect(play.steps.at(-1)?.also).toEqual(['conquered 0 2 1'])
  expect([play.over, ended]).toEqual([true, true])
})

test('the stage opens with the first token, while Gold is still asked for in its panel', () => {
  expect(played(invasion.slice(0, 4)).play.waits).toBe(true)
  expect(played(invasion.slice(0, 6)).play.waits).toBe(false)
})

test('who makes it has a part in it, and whose land is attacked; it is proclaimed to nobody else', () => {
  expect(played(invasion, 0).play).toMatchObject({ mine: true, own: true })
  expect(played(invasion, 1).play.mine).toBe(true)
  expect(played(invasion, 2).play.mine).toBe(false)
  expect(played(invasion, -1).play.mine).toBe(false)
})

test('a token that counts as the other colour says so', () => {
  const [, green] = played([tell(1, 0, 'check', 0, 10, 1, 1, 2), tell(1, 1, 'drew', 0, 2, 0)]).shows
  expect(green?.drawn[0]?.critical).toBe(true)
  const [, red] = played([tell(1, 0, 'check', 0, 10, 1, 1, 2), tell(1, 1, 'drew', 0, 1, 0)]).shows
  expect(red?.drawn[0]?.critical).toBe(false)
})

test('a reign ends with a death and begins with a crown', () => {
  const now = view()
  const ruler = now.people.find(({ seat, role }) => seat === 0 && role === 'ruler')?.id
  const heir = now.people.find(({ seat, role }) => seat === 0 && role === 'child')?.id ?? 0
  const lines = [
    tell(9, 0, 'dies', ruler ?? 0, 0, 1),
    tell(9, 1, 'crowned', heir, 0),
    tell(9, 2, 'forgets-one', 0),
    tell(9, 3, 'round', 2, 1),
  ]
  const told = toldFrom(lines, 1, reign)
  expect(told.ended).toBe(true)
  const play = reign.play({
    scene: { ...sceneOf(now), seat: 0, lines },
    lines: told.lines,
    views: [now],
  })
  expect(play.mine).toBe(true)
  expect(play.steps.map(({ text }) => text)).toEqual([`dies ${ruler} 0 1`, `crowned ${heir} 0`])
  expect(play.steps[1]?.also).toEqual(['forgets-one 0'])
  expect(play.steps.map(({ shows }) => shows as ReignShown)).toMatchObject([
    { old: ruler, heir, crowned: false },
    { old: ruler, heir, crowned: true },
  ])
})

test('who inherits brings his traits, and some leave the court', () => {
  const now = view()
  const heir = now.people.find(({ seat, role }) => seat === 0 && role === 'child')
  const consort = now.people.find(({ seat, role }) => seat === 0 && role === 'consort')
  const sibling = now.people.find(({ seat, role }) => seat === 0 && role === 'sibling')
  const lines = [
    tell(9, 0, 'dies', 0, 0, 1),
    tell(9, 1, 'goes', sibling?.id ?? 0, 0),
    tell(9, 2, 'crowned', heir?.id ?? 0, 0),
  ]
  const people = now.people.map((one) => (one.id === heir?.id ? { ...one, tokens: [4] } : one))
  const scene = { ...sceneOf({ ...now, people }), seat: 0, lines }
  const play = reign.play({ scene, lines: lines.slice(2), views: [now] })
  expect(play.steps[1]?.shows).toMatchObject({ brings: [4], leave: [consort?.id, sibling?.id] })
})

test('a throne that nobody inherits has a crisis of its own, until a stranger is called', () => {
  const lines = [
    tell(9, 0, 'dies', 0, 0, 1),
    tell(9, 1, 'crisis', 0, 1, 4),
    tell(10, 0, 'land-lost', 1, 0),
    tell(10, 1, 'called', 0, 5),
    tell(10, 2, 'round', 2, 1),
  ]
  const scene = { ...sceneOf(view()), seat: 0, lines }
  const told = toldFrom(lines, 1, reign)
  expect(told.ended).toBe(true)
  const stage = (more: LineInfo[]) => reign.play({ scene, lines: more, views: [] })
  expect(stage(lines.slice(1, 3))).toMatchObject({ over: false, mine: true })
  const play = stage(told.lines)
  expect(play.over).toBe(true)
  expect(play.steps.map(({ act, shows }) => [act, (shows as ReignShown).heir])).toEqual([
    [0, -1],
    [1, -1],
    [2, 5],
  ])
  expect(play.steps[1]).toMatchObject({ shows: { crisis: { lands: 1, gold: 4 } }, also: ['land-lost 1 0'] }) // prettier-ignore
})

const proclaimed = (line: LineInfo, seat: number) =>
  tidings[line.name]?.({ ...sceneOf(view()), seat }, line, view())

test('what is conquered touches both, each in his way, and nobody else', () => {
  const line = tell(1, 0, 'conquered', 0, 2, 1)
  expect(proclaimed(line, 0)).toMatchObject({ mine: 'good', headline: 'PARIS is yours' })
  expect(proclaimed(line, 1)).toMatchObject({ mine: 'bad', headline: 'Your PARIS is conquered' })
  const other = proclaimed(line, 2)
  expect(other?.headline).toBe('PARIS is conquered')
  expect(other).not.toHaveProperty('mine')
})

test('a birth shows the child between its parents', () => {
  const now = view()
  const child = now.people.find(({ role }) => role === 'child')?.id ?? 0
  const told = proclaimed(tell(1, 0, 'born', 0, child), 0)
  expect(told?.faces?.[0]).toBe(`person:${child}`)
  expect(told?.faces?.length).toBeGreaterThan(1)
  expect(told?.mine).toBe('good')
})

test('who dies at a free court is no news', () => {
  expect(proclaimed(tell(1, 0, 'dies', 0, -1, 1), 0)).toBeUndefined()
  expect(proclaimed(tell(1, 0, 'dies', 0, 0, 1), 0)?.mine).toBe('bad')
})

/** Seat 0 sends somebody to Nicaea, the second space of the road. */
const march = [
  tell(5, 0, 'crusader', 0, 3),
  tell(5, 1, 'check', 0, 12, 1, 2, 3),
  tell(6, 0, 'drew', 0, 0, 1),
  tell(6, 1, 'passed', 0, 12, 1),
  tell(6, 2, 'first-player', 0),
  tell(6, 3, 'shield', 0, 1),
  tell(6, 4, 'souvenir', 0, 3),
  tell(7, 0, 'turn', 2, 1),
]
function marched(told: LineInfo[], seat = 0) {
  const { lines, ended } = toldFrom(told, 0, crusade)
  const scene = { ...sceneOf(view()), seat, lines: told }
  const play = crusade.play({ scene, lines, views: [view()] })
  return { play, ended, shows: play.steps.map(({ shows }) => shows as CrusadeShown) }
}

test('a Crusade goes from the march through the draws to what is won', () => {
  const { play, ended, shows } = marched(march)
  expect([play.kind, play.over, ended]).toEqual(['crusade', true, true])
  expect(play.steps.map(({ act }) => act)).toEqual([0, 0, 1, 2])
  expect(shows[0]).toMatchObject({ road: { seat: 0, person: 3, space: 1 }, check: null })
  expect(shows.at(-1)?.check?.verdict).toBe('passed')
  expect(play.steps.at(-1)?.also).toEqual(['first-player 0', 'shield 0 1', 'souvenir 0 3'])
})

test('a Crusade is one play and no check besides; others may watch it', () => {
  expect(check.begins(march[1] as LineInfo)).toBe(false)
  expect(marched(march, 0).play).toMatchObject({ mine: true })
  expect(marched(march, 1).play).toMatchObject({ mine: false })
  expect(marched(march, 1).play.own).toBeUndefined()
})

test('the stage of a Crusade opens with the first token', () => {
  expect(marched(march.slice(0, 1)).play.waits).toBe(true)
  expect(marched(march.slice(0, 2)).play.waits).toBe(true)
  expect(marched(march.slice(0, 3)).play.waits).toBe(false)
})
