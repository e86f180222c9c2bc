import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { AnyGame } from '../games/game'
import { Panels } from './panels.svelte'

const room = vi.hoisted(() => ({ wide: true, vast: false }))
vi.mock('../common/room.svelte', () => ({ room }))

interface View {
  fight: boolean
  deal: boolean
}

function table() {
  let view = $state.raw<View>({ fight: false, deal: false })
  let seat = $state(0)
  const scene = {
    get view() {
      return view
    },
    get seat() {
      return seat
    },
  }
  const game = {
    panels: [
      { id: 'hand', title: () => 'Hand', place: 'left', own: true },
      {
        id: 'market',
        title: () => 'Market',
        place: 'right',
        leads: ({ deal }: View) => deal,
      },
      { id: 'battle', title: () => 'Battle', place: 'right', calls: ({ fight }: View) => fight },
    ],
  }
  const panels = new Panels(game as unknown as AnyGame, scene as never, () => 2)
  return {
    panels,
    fight: (now: boolean) => (view = { fight: now, deal: false }),
    deal: () => (view = { fight: false, deal: true }),
    watch: () => (seat = -1),
  }
}

const ids = (tabs: { id: string }[]) => tabs.map(({ id }) => id)

test('a panel that calls comes to the front, and what was there before comes back', () => {
  const { panels, fight } = table()
  const stop = $effect.root(() => {
    $effect(() => panels.follow())
  })
  flushSync()
  panels.shown.right = 'market'
  expect(ids(panels.tabs.right)).toEqual(['chronicle', 'market', 'letters'])
  fight(true)
  flushSync()
  expect(panels.shown.right).toBe('battle')
  expect(panels.calling).toEqual(['battle'])
  fight(false)
  flushSync()
  expect(panels.shown.right).toBe('market')
  stop()
})

test('a spectator has no panel of what a seat holds, and is shown the board instead of it', () => {
  const { panels, watch } = table()
  const stop = $effect.root(() => {
    $effect(() => panels.follow())
  })
  panels.shown.narrow = 'hand'
  flushSync()
  expect(panels.shown.narrow).toBe('hand')
  watch()
  flushSync()
  expect(panels.shown.narrow).toBe('board')
  expect(ids(panels.tabs.narrow)).not.toContain('hand')
  stop()
})

test('on a phone, where nothing comes forward by itself, the panel that leads is marked', () => {
  room.wide = false
  const { panels, deal } = table()
  expect(panels.calling).toEqual([])
  deal()
  expect(panels.calling).toEqual(['market'])
  room.wide = true
})
