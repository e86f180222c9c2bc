import { expect, test, vi } from 'vitest'
import type { AnyGame } from '../games/game'
import { glyphs } from '../games/glyphs'
import { openStage } from '../games/test/stage'
import Seats from './Seats.svelte'

const room = vi.hoisted(() => ({ wide: true }))
vi.mock('../common/room.svelte', () => ({ room }))

const { top, draw } = openStage()

const game = {
  panels: [],
  short: (_: unknown, seat: number) => `Realm ${seat}`,
  seatRef: (_: unknown, seat: number) => `seat:${seat}`,
  out: (_: unknown, seat: number) => seat === 2,
  active: () => 1,
  counts: (_: unknown, seat: number) => [
    { icon: glyphs.crown, name: 'Honour', value: seat },
    { icon: glyphs.coin, name: 'Florins', value: '?' },
  ],
  dignities: (_: unknown, seat: number) =>
    seat === 1 ? [{ icon: glyphs.keys, name: 'The Pope' }] : [],
} as unknown as AnyGame

const told: number[] = []

function sit(seats: number, of = game) {
  const scene = { seat: 0, table: { chairs: Array.from({ length: seats }, () => ({ name: '' })) } }
  draw(Seats, {
    game: of,
    scene: scene as never,
    update: { waits: [] } as never,
    sits: (seat: number) => `Player ${seat}`,
    onseat: (seat: number) => told.push(seat),
  })
  return [...top.querySelectorAll('button')]
}

test('each seat is read whole, whatever is shown of it', () => {
  const labels = sit(3).map((seat) => seat.querySelector('.unseen')?.textContent)
  expect(labels).toEqual([
    'Player 0, Honour 0, Florins ?',
    'Player 1, Honour 1, Florins ?, The Pope',
    'Player 2, Honour 2, Florins ?',
  ])
})

test('whose turn it is, and who is out, is marked', () => {
  sit(3)
  const seats = [...top.querySelectorAll('li')]
  expect(seats.map(({ classList }) => classList.contains('turn'))).toEqual([false, true, false])
  expect(seats.map(({ classList }) => classList.contains('out'))).toEqual([false, false, true])
})

test('where there is no room all seats stand there, mine alone with its name', () => {
  const seats = sit(10) // a page that is not laid out has no width
  expect(seats).toHaveLength(10)
  expect(seats.map((seat) => seat.querySelector('b') !== null)).toEqual(
    seats.map((_, seat) => seat === 0),
  )
})

test('a press tells of a seat, unless it is what is asked for', () => {
  const seats = sit(2)
  seats[1]?.click()
  seats[0]?.setAttribute('data-lit', '')
  seats[0]?.click()
  expect(told).toEqual([1])
})

const rich = {
  ...game,
  counts: () => [
    { icon: glyphs.crown, name: 'Honour', value: 10 },
    { icon: glyphs.coin, name: 'Florins', value: 1600 },
    { icon: glyphs.swords, name: 'Armies', value: 1 },
  ],
} as unknown as AnyGame

test.each([
  ['on a phone three seats tell of a purse of four figures', false, 390, 3, '101600'],
  ['of a narrow strip a seat tells what fits and no more', true, 600, 4, '101600'],
  ['where there is room it tells all', true, 720, 4, '1016001'],
])('%s', (_, wide, width, chairs, text) => {
  const measured = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width)
  room.wide = wide
  const seats = sit(chairs, rich)
  expect(seats.map((seat) => seat.querySelector('.counts')?.textContent.trim())).toEqual(
    Array<string>(chairs).fill(text),
  )
  room.wide = true
  measured.mockRestore()
})

test.each([
  ['of six seats on a phone the others tell the count that wins, without its sign', 6, '10'],
  ['of ten they have no room for it', 10, ''],
])('%s', (_, chairs, text) => {
  const measured = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390)
  room.wide = false
  const [mine, ...others] = sit(chairs, rich).map((seat) => seat.querySelector('.counts'))
  expect(mine?.querySelectorAll('svg')).toHaveLength(2)
  expect(others.map((counts) => counts?.textContent.trim())).toEqual(others.map(() => text))
  expect(others.some((counts) => counts?.querySelector('svg'))).toBe(false)
  room.wide = true
  measured.mockRestore()
})
