import '../test/browser'
import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { language } from '../../i18n'
import Board from './Board.svelte'
import game from './index'
import { sceneOf, view } from './test/scene'
import { words } from './words'

test('the board draws every territory', async () => {
  language.now = 'en'
  const drawn = mount(Board, { target: document.body, props: sceneOf(view()) })
  flushSync()
  for (const id of ['wessex', 'normandy', 'paris'])
    expect(document.querySelector(`[data-ref="territory:${id}"]`), id).not.toBeNull()
  await unmount(drawn)
})

test('a seat is known by its player, its house and its culture', () => {
  const scene = sceneOf(view())
  expect(game.sits(scene, 0)).toBe('Anna (House of Normandy)')
  expect(game.sits(scene, 1)).toBe('House of Capet')
  expect(game.banner?.(scene, 1).pattern).toBe('crosses')
  expect(game.places?.(scene)).toHaveLength(3)
})

test('what is at stake comes forward while the dynasties act, not between', () => {
  const now = game.panels.find(({ id }) => id === 'now')
  const card = { card: 0, seat: 0, action: 'invade', event: false, target: -1, attempts: 0 }
  expect(now?.calls?.(view())).toBe(false)
  expect(now?.calls?.(view({ card }))).toBe(true)
})

test('the house comes forward where one chooses among cards, or among traits', () => {
  const house = game.panels.find(({ id }) => id === 'house')
  const old = view().dynasties.map((one) => ({ ...one, oldAge: 4 }))
  expect(house?.leads?.(view())).toBe(false)
  expect(house?.leads?.(view({ phase: 'plotting' }))).toBe(true)
  expect(house?.leads?.(view({ phase: 'maintenance' }))).toBe(false)
  expect(house?.leads?.(view({ phase: 'maintenance', dynasties: old }))).toBe(true)
})

test('every panel has a title in both languages', () => {
  const titles = (['en', 'it'] as const).map((lang) => {
    language.now = lang
    return game.panels.map(({ title }) => title())
  })
  for (const title of titles.flat()) expect(title).not.toBe('')
  expect(titles[0]).not.toEqual(titles[1])
  expect(game.called('jerusalem')).toBe(words().called['jerusalem'])
})
