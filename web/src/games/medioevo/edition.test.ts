import { expect, test, vi } from 'vitest'
import { edition as prototype } from '../mu-prototype/edition'
import { armies, lands, sceneOf, view } from '../mu-prototype/test/scene'
import type { View } from '../mu-prototype/wire'
import { openStage } from '../test/stage'
import Board from './Board.svelte'
import { bring } from './edition'
import { look } from './map/look.svelte'
import RealmsPanel from './realms/RealmsPanel.svelte'
import { tableOf } from './table'
import { words } from './words'

const { top, draw, at } = openStage()

/** at another edition's table, what the prototype alone has is not looked at. */
function elsewhere(position: View) {
  const scene = sceneOf(position)
  return { ...scene, table: { ...scene.table, game: 'another' } }
}
bring('another', {
  words: () => ({ strong: (vf) => `${vf} FV`, barbarians: 'Heathens' }),
  Marks: prototype.Marks,
  realm: { numbers: () => [], others: () => [], traits: () => ['Excommunicated'] },
})

const relics = [{ card: 0, at: 1, home: false }]

test('an edition calls by its own words what it calls otherwise, and all else as all do', () => {
  const mine = words(tableOf(() => elsewhere(view())))
  expect([mine.strong(5), mine.barbarians, mine.nobody]).toEqual(['5 FV', 'Heathens', 'Nobody'])
  expect(words(tableOf(() => sceneOf(view()))).barbarians).toBe('Barbarians')
})

test('what lies on the map and what is told of a realm is what the edition knows of', async () => {
  const position = view({ relics, territories: lands({ vf: armies({ 10: 3 }) }) })
  const drawn = async (scene: ReturnType<typeof sceneOf>) => {
    draw(Board, scene)
    look.place = 1
    await vi.waitFor(() => expect(top.querySelector('.board > section')).not.toBeNull()) // fetched when it is opened
    const found = at('relic:p01')?.textContent
    look.place = -1
    return found
  }
  expect(await drawn(elsewhere(position))).toBeUndefined()
  expect(await drawn(sceneOf(position))).toBe('Relic: Cup')
  expect(at('army:kent:10')?.querySelector('title')?.textContent).toContain('Heathens')
})

test('a realm has the traits that its edition tells of', () => {
  draw(RealmsPanel, elsewhere(view()))
  expect(top.querySelector('.marks')?.textContent).toBe('Excommunicated')
})

test('a table of which nothing has brought the edition cannot be drawn', () => {
  expect(() => words({ game: 'nobodys' })).toThrow('nobodys')
})
