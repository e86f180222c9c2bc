import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { AnyGame } from '../games/game'
import { Panels } from './panels.svelte'

const room = vi.hoisted(() => ({ wide: true, pins: false, vast: false }))
const preferences = vi.hoisted(() => ({
  now: { pinned: 'auto' },
  choose: (some: object) => Object.assign(preferences.now, some),
}))
vi.mock('../common/room.svelte', () => ({ room }))
vi.mock('../common/preferences.svelte', () => ({ preferences }))

interface View {
  fight: boolean
  deal: boolean
  hand?: boolean
  offer?: boolean
}

function table() {
  let view = $state.raw<View>({ fight: false, deal: false })
  let seat = $state(0)
  let heeds = $state(true)
  let asked = $state.raw<ReadonlySet<string>>(new Set())
  let question = $state('')
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
      { id: 'house', title: () => 'House', own: true, holds: ['card'] },
      { id: 'market', title: () => 'Market', leads: ({ deal }: View) => deal },
      {
        id: 'battle',
        title: () => 'Battle',
        calls: ({ fight }: View) => fight,
        stays: ({ deal }: View) => deal,
        holds: ['wound'],
      },
      {
        id: 'treaty',
        title: () => 'Treaty',
        calls: ({ offer }: View) => offer,
        tells: ({ offer }: View) => offer,
      },
    ],
    hand: ({ view }: { view: View }) => (view.hand ? { title: 'Hand' } : undefined),
  }
  const panels = new Panels(game as unknown as AnyGame, scene as never, {
    unread: () => 2,
    heeds: () => heeds,
    asked: () => asked,
    question: () => question,
  })
  const stop = $effect.root(() => {
    $effect(() => panels.follow())
  })
  flushSync()
  const change = (what: () => void) => {
    what()
    flushSync()
  }
  return {
    panels,
    stop,
    see: (what: Partial<View>) => change(() => (view = { fight: false, deal: false, ...what })),
    fight: (now: boolean) => change(() => (view = { fight: now, deal: false })),
    deal: () => change(() => (view = { fight: false, deal: true })),
    ask: (...kinds: string[]) => change(() => (asked = new Set(kinds))),
    question: (name: string) => change(() => (question = name)),
    look: () => change(() => (heeds = false)),
    watch: () => change(() => (seat = -1)),
    open: (id: string) => change(() => panels.show(id)),
    bring: (id: string) => change(() => panels.bring(id)),
  }
}

const ids = (tabs: { id: string }[]) => tabs.map(({ id }) => id)

test('a panel that calls opens, and what was open before comes back', () => {
  const { panels, fight, open, stop } = table()
  open('market')
  expect(ids(panels.tabs)).toEqual(['house', 'market', 'chronicle', 'letters'])
  fight(true)
  expect(panels.open).toBe('battle')
  expect(panels.calling).toEqual(['battle'])
  fight(false)
  expect(panels.open).toBe('market')
  stop()
})

test('what is opened by itself a second time gives way to what was open just before it', () => {
  const { panels, fight, open, stop } = table()
  open('market')
  fight(true)
  fight(false)
  open('')
  fight(true)
  fight(false)
  expect(panels.open).toBe('')
  stop()
})

test('what called can be looked up for a while, and no longer opens by itself', () => {
  const { panels, fight, deal, stop } = table()
  expect(ids(panels.tabs)).not.toContain('battle')
  fight(true)
  deal()
  expect(ids(panels.tabs)).toContain('battle')
  expect([panels.open, panels.calling, panels.holding('wound:2')]).toEqual(['market', [], 'battle'])
  stop()
})

test('a lesson takes away again what it has opened, and nothing else', () => {
  const { panels, bring, open, stop } = table()
  bring('market')
  expect(panels.open).toBe('market')
  bring('')
  expect(panels.open).toBe('')
  open('market')
  bring('')
  expect(panels.open).toBe('market')
  bring('house')
  open('market')
  bring('')
  expect(panels.open).toBe('market')
  stop()
})

test('what others fight out takes no room from the board: its tab is marked', () => {
  const { panels, look, fight, stop } = table()
  look()
  fight(true)
  expect(panels.open).toBe('')
  expect(panels.calling).toEqual(['battle'])
  stop()
})

test('a panel opens for what is asked best with it in sight, and for the things it draws', () => {
  const { panels, deal, ask, stop } = table()
  ask('card', 'city')
  expect(panels.open).toBe('house')
  ask('city')
  expect(panels.open).toBe('')
  deal()
  expect(panels.open).toBe('market')
  expect(panels.holding('card:3')).toBe('house')
  expect(panels.holding('city:monz')).toBe('')
  stop()
})

test('whoever shuts a panel that came by itself is left in peace', () => {
  const { panels, ask, open, stop } = table()
  ask('card')
  open('')
  ask('card', 'city')
  expect(panels.open).toBe('')
  stop()
})

test('a spectator has no panel of what a seat holds', () => {
  const { panels, open, watch, stop } = table()
  open('house')
  watch()
  expect(panels.open).toBe('')
  expect(ids(panels.tabs)).not.toContain('house')
  stop()
})

test('what is to be read before one answers comes before the hand', () => {
  const { panels, see, stop } = table()
  see({ hand: true })
  expect(panels.open).toBe('hand')
  see({ hand: true, offer: true })
  expect([panels.open, panels.tells]).toEqual(['treaty', true])
  see({ hand: true })
  expect([panels.open, panels.tells]).toEqual(['hand', false])
  stop()
})

test('on a phone nothing but a hand opens by itself: what calls is marked', () => {
  room.wide = false
  const { panels, fight, ask, stop } = table()
  fight(true)
  expect(panels.open).toBe('')
  expect(panels.calling).toEqual(['battle'])
  ask('card')
  expect(panels.open).toBe('')
  room.wide = true
  stop()
})

test('on a phone a panel gives way to what is asked anew, and not to more of the same', () => {
  room.wide = false
  const { panels, open, question, stop } = table()
  open('market')
  question('commit')
  expect(panels.open).toBe('')
  open('market')
  question('commit')
  expect(panels.open).toBe('market')
  question('')
  expect(panels.open).toBe('market')
  question('tie')
  expect(panels.open).toBe('')
  room.wide = true
  open('market')
  question('veto')
  expect(panels.open).toBe('market')
  stop()
})

test('where there is room one panel is kept open besides, and is no longer opened in the dock', () => {
  room.pins = true
  preferences.choose({ pinned: 'house' })
  const { panels, ask, open, stop } = table()
  expect(panels.pinned).toBe('house')
  expect(panels.titleOf('house')).toBe('House')
  expect(ids(panels.tabs)).toEqual(['market', 'chronicle', 'letters'])
  open('house')
  expect(panels.open).toBe('')
  ask('card')
  expect(panels.open).toBe('')
  stop()
  room.pins = false
  const narrow = table()
  expect(narrow.panels.pinned).toBe('')
  narrow.stop()
})

test('where there is plenty of room it is the chronicle, unless none is wished or another', () => {
  Object.assign(room, { pins: true, vast: true })
  const pinned = (wish: string) => {
    preferences.choose({ pinned: wish })
    const { panels, stop } = table()
    stop()
    return panels.pinned
  }
  expect(['auto', '', 'market', 'of another game'].map(pinned)).toEqual([
    'chronicle',
    '',
    'market',
    'chronicle',
  ])
  Object.assign(room, { pins: false, vast: false })
})

test('a panel that is pinned leaves the dock', () => {
  Object.assign(room, { pins: true })
  preferences.choose({ pinned: 'auto' })
  const { panels, open, stop } = table()
  open('market')
  panels.pin('market')
  expect(panels.open).toBe('')
  stop()
  room.pins = false
})
