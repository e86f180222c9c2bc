import { mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import type { AnyGame, Scene } from '../games/game'
import type { StoryInfo } from '../wire/http'
import { anUpdate } from '../table/fixture'
import Standing from './Standing.svelte'

const game = { called: (name: string) => name } as AnyGame
const names = ['Anna', 'Bruno', 'Ferox', 'Postis']
const sits = (seat: number) => names[seat] ?? ''

test('who plays together is shown together, with the points they have between them', async () => {
  const places = [0, 1, 2, 3].map((seat) => ({
    seat,
    rank: seat + 1,
    scores: [{ name: 'points', value: 10 - seat }],
  }))
  const sides = [
    { seats: [0, 1], points: 19 },
    { seats: [2, 3], points: 15 },
  ]
  const update = anUpdate({ standing: { over: true, turn: 9, winners: [0, 1], sides, places } })
  const scene = { view: {}, components: {}, table: update.table, seat: 0 } as Scene<
    unknown,
    unknown
  >
  const page = mount(Standing, {
    target: document.body,
    props: { update, game, scene, story: undefined, sits },
  })
  const told = [...document.querySelectorAll('.sides li')]
  const parts = (side: Element) =>
    [...side.querySelectorAll('.who, strong')].map((part) => part.textContent.trim())
  expect(told.map(parts)).toEqual([
    ['Anna', 'Bruno', '19'],
    ['Ferox', 'Postis', '15'],
  ])
  expect(told.map((side) => side.classList.contains('won'))).toEqual([true, false])
  await unmount(page)
})

test('no two sources of points look alike, and what only takes points is told, not drawn', async () => {
  const update = anUpdate({
    standing: {
      over: true,
      turn: 9,
      winners: [0],
      places: [{ seat: 0, rank: 1, scores: [{ name: 'points', value: 10 }] }],
    },
  })
  const scene = { view: {}, components: {}, table: update.table, seat: 0 } as Scene<
    unknown,
    unknown
  >
  const gain = (_: unknown, i: number) => ({ name: `gain-${i}`, title: `gain ${i}`, points: [1] })
  const sources = [
    { name: 'debts', title: 'debts', points: [-3] },
    ...Array.from({ length: 20 }, gain),
  ]
  const page = mount(Standing, {
    target: document.body,
    props: { update, game, scene, sits, story: { sources } as unknown as StoryInfo },
  })
  const looks = [...document.querySelectorAll('pattern')].map(({ innerHTML }) => innerHTML)
  expect(new Set(looks).size).toBe(20)
  const legend = [...document.querySelectorAll('.legend li')]
  expect(legend.map((item) => item.querySelector('svg') !== null)).toEqual([
    ...sources.slice(1).map(() => true),
    false,
  ])
  expect(legend.at(-1)?.textContent).toContain('debts')
  expect(document.querySelector('.bar .loss')?.getAttribute('title')).toBe('debts -3')
  await unmount(page)
})
