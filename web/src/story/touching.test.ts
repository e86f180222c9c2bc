import { expect, test } from 'vitest'
import kings from '../games/crusader-kings'
import { sceneOf as court, view as courtView } from '../games/crusader-kings/test/scene'
import type { AnyGame, Scene } from '../games/game'
import realms from '../games/mu-prototype'
import { sceneOf as europe, view as europeView } from '../games/mu-prototype/test/scene'
import warriors from '../games/warrior-knights'
import { sceneOf as realm, view as realmView } from '../games/warrior-knights/test/scene'
import { aLine } from '../replay/fixture'
import { befell, mineIn, seatsIn } from './touching'

const touches = (game: AnyGame, scene: Scene<unknown, unknown>, text: string) =>
  mineIn(game, scene, [aLine(1, text)]).length > 0

test('the seats lines name stand in their order', () => {
  const lines = [
    aLine(1, '[[baron:1|Belyi]] attacks [[baron:0|Raoul]]'),
    aLine(1, '[[baron:1|Belyi]]'),
  ]
  expect(seatsIn(warriors, realm(realmView()), lines)).toEqual([1, 0])
})

test.each([
  ['who plays himself', '[[baron:0|Raoul]] pays'],
  ['his noble', '[[noble:2|A noble]] marches'],
  ['his fortress', '[[fortress:0|The fortress]] stands'],
])('it concerns %s', (_, text) => {
  const scene = { ...realm(realmView()), seat: 0 }
  expect(touches(warriors, scene, text)).toBe(true)
  expect(touches(warriors, { ...scene, seat: 1 }, text)).toBe(false)
  expect(touches(warriors, { ...scene, seat: -1 }, text)).toBe(false)
})

test('land is whose it is, in all games', () => {
  const kingdom = courtView()
  const at = kingdom.territories.findIndex(({ owner }) => owner === 0)
  const ours = { ...court(kingdom), seat: 0 }
  const there = `[[territory:${ours.components.territories[at]?.id}|There]] falls`
  expect(touches(kings, ours, there)).toBe(true)
  const territories = kingdom.territories.map((land, i) =>
    i === at ? { ...land, owner: 1 } : land,
  )
  expect(touches(kings, { ...ours, view: { ...kingdom, territories } }, there)).toBe(false)

  const land = europeView().territories.findIndex(({ owner }) => owner === 0)
  const empire = { ...europe(europeView()), seat: 0 }
  const id = empire.components.territories[land]?.id
  expect(touches(realms, empire, `[[territory:${id}|Land]]`)).toBe(true)
  expect(touches(realms, empire, 'Nothing')).toBe(false)
})

test('a line befalls who is named in it, or whose was what it names, not who is in another of its row', () => {
  const scene = { ...realm(realmView()), seat: 0 }
  const mine = new Map([[3, ['city:monz']]])
  const says = (text: string, row = 3) => befell(warriors, scene, mine, aLine(row, text))
  expect(says('[[city:monz|Monz]] falls')).toBe(true)
  expect(says('[[city:monz|Monz]] falls', 4)).toBe(false)
  expect(says('[[baron:0|Raoul]] is banned', 4)).toBe(true)
  expect(says('[[city:froli|Froli]] falls')).toBe(false)
  expect(befell(warriors, { ...scene, seat: -1 }, mine, aLine(3, '[[city:monz|Monz]]'))).toBe(false)
})
