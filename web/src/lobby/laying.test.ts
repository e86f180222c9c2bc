import { expect, test } from 'vitest'
import type { GameInfo, LevelInfo, OptionInfo } from '../wire/http'
import { agreed, fitting, laidOut, resized } from './laying'
import { bestOrdinary } from './levels'
import { levelOf, temperOf } from './tempers'

const bot = (id: string, sets: Record<string, number> = {}): LevelInfo => ({
  id,
  name: id,
  about: '',
  thinks: id === 'king',
  own: Object.keys(sets).length > 0,
  sets,
  tempers: ['squire', 'king'].includes(id) ? [{ id: 'sly', name: 'Sly', about: '' }] : [],
})
const option = (id: string, seat: number, about = ''): OptionInfo => ({
  id,
  name: id,
  hint: '',
  values: [{ value: 0, name: 'any', about }],
  default: 0,
  seat,
  ofSeats: false,
})
const game: GameInfo = {
  id: 'feuds',
  title: 'Feuds',
  about: '',
  poster: '',
  length: '',
  least: 3,
  most: 5,
  options: [
    option('scenario', -1, 'The year 1066.'),
    option('peace', -1),
    ...[0, 1, 2, 3, 4].flatMap((seat) => [
      option(`house.${seat}`, seat),
      option(`wit.${seat}`, seat),
    ]),
  ],
  minded: true,
  bots: [bot('random'), bot('squire'), bot('king'), bot('miser', { wit: 2 })],
  tables: [],
  lessons: [],
}

const ids = (options: OptionInfo[]) => options.map(({ id }) => id)

test('what has much to say comes first, and a bot that sets an option leaves none to choose', () => {
  const laid = laidOut(game, ['me', 'bot:miser', 'bot:squire'])
  expect(ids(laid.leading)).toEqual(['scenario'])
  expect(ids(laid.others)).toEqual(['peace'])
  expect(laid.seats.map(ids)).toEqual([['house.0', 'wit.0'], ['house.1'], ['house.2', 'wit.2']])
})

test('an option of seats has those that there are', () => {
  const first = {
    ...option('first', -1),
    ofSeats: true,
    values: [0, 1, 2, 3, 4, 5].map((value) => ({ value, name: String(value), about: '' })),
  }
  const laid = laidOut({ ...game, options: [first] }, ['me', 'open', 'open', 'open'])
  expect(laid.others[0]?.values.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4])
})

test('there are as many seats as the game allows', () => {
  expect(resized(['me', 'open'], 2, game)).toEqual(['me', 'open', 'open'])
  expect(resized(['me', 'a', 'b', 'c'], 3, game)).toEqual(['me', 'a', 'b'])
  expect(resized(['me'], 9, game)).toHaveLength(5)
})

test('who stands in for anybody plays by no rules of his own', () => {
  expect(bestOrdinary(game)?.id).toBe('squire')
  expect(bestOrdinary(undefined)).toBeUndefined()
  expect(fitting('bot:miser', game)).toBe('bot:miser')
  expect(fitting('bot:duke', game)).toBe('bot:squire-any')
  expect(fitting('open', game)).toBe('open')
})

test('a bot keeps its temper where there is such a one, and elsewhere chance gives it another', () => {
  expect(fitting('bot:king', game)).toBe('bot:king')
  expect(fitting('bot:king-sly', game)).toBe('bot:king-sly')
  expect(fitting('bot:king-bold', game)).toBe('bot:king-any')
  expect(fitting('bot:random-sly', game)).toBe('bot:random')
  expect(levelOf('king-sly', game.bots)?.id).toBe('king')
  expect([temperOf('king-sly'), temperOf('king')]).toEqual(['sly', ''])
})

test('of a table is told what has much to say and what is not as usual', () => {
  const house = {
    ...option('house.1', 1),
    values: [0, 1].map((value) => ({ value, name: `${value}`, about: '' })),
  }
  const told = agreed(
    { ...game, options: [...game.options.slice(0, 2), house] },
    { peace: 0, 'house.1': 1 },
  )
  expect(told.map(({ option: { id }, value: { value } }) => [id, value])).toEqual([
    ['scenario', 0],
    ['house.1', 1],
  ])
})
