import { expect, test } from 'vitest'
import KingsBoard from './crusader-kings/Board.svelte'
import { sceneOf as court, view as courtView } from './crusader-kings/test/scene'
import RealmsBoard from './medioevo/Board.svelte'
import GiochixBoard from './mu-giochix/Board.svelte'
import {
  army,
  property,
  player,
  sceneOf as frontier,
  view as frontierView,
} from './mu-giochix/test/scene'
import {
  armies,
  lands,
  sceneOf as europe,
  transport,
  view as europeView,
} from './mu-prototype/test/scene'
import { openStage } from './test/stage'
import WarriorsBoard from './warrior-knights/Board.svelte'
import { sceneOf as realm, view as realmView } from './warrior-knights/test/scene'

const { top, draw } = openStage()

/** The numbers on the map that grow until they can be read, and those that do not. */
function numbers() {
  const all = [...top.querySelectorAll('.window [data-count]')]
  const told = (some: Element[]) => some.map(({ textContent }) => textContent)
  return {
    legible: told(all.filter((number) => number.closest('.legible'))),
    small: told(all.filter((number) => !number.closest('.legible'))),
  }
}

test('Warrior Knights: armies, garrisons and walls can be read from afar, what a city brings only from near', () => {
  draw(WarriorsBoard, realm(realmView()))
  expect(numbers()).toEqual({
    legible: ['200', '300', '300', '50', '300', '50', '100'],
    small: ['2', '3'],
  })
})

test('Crusader Kings: how many rebels, and how many harvests, can be read from afar', () => {
  const { territories } = courtView()
  const rebels = territories.map((one, i) => (i === 0 ? { ...one, rebellion: 3, harvest: 2 } : one))
  draw(KingsBoard, court(courtView({ territories: rebels })))
  expect(numbers()).toEqual({ legible: ['3', '2'], small: [] })
})

test('Medioevo: armies on land and aboard can be read from afar', () => {
  const territories = lands({ vf: armies({ 0: 12, 10: 3 }) })
  draw(RealmsBoard, europe(europeView({ territories, transports: [transport(7, { vf: 9 })] })))
  expect(numbers()).toEqual({ legible: ['9', '12', '3'], small: [] })
})

test('Medioevo, Giochix: companies, hordes and who is aboard can be read from afar', () => {
  const ship = property(7, { units: [4, 0, 0, 0, 1, 0, 0] })
  draw(
    GiochixBoard,
    frontier(
      frontierView({
        players: [player(0, { properties: [ship] }), player(1)],
        armies: [army(0, 0, [3, 2]), army(4, 0, [4, 0, 0, 0, 1])],
        hordes: [{ at: 1, units: [2, 1, 0], rebels: -1, risings: 0 }],
      }),
    ),
  )
  expect(numbers()).toEqual({ legible: ['5', '5', '3'], small: [] })
})
