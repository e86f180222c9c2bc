import { expect, test } from 'vitest'
import { aLine } from '../../replay/fixture'
import type { LineInfo } from '../../wire/http'
import { sceneOf, view } from '../mu-prototype/test/scene'
import { sharesOf } from './report'
import { tableOf } from './table'

const tell = (name: string, ...args: number[]): LineInfo => ({ ...aLine(1, name), name, args })
const phase = (n: number) => tell('phase', n)

const during = (name: string) => tableOf(() => sceneOf({ ...view(), phase: name, seat: 0 }))

test('what phases brought that went by at once is told apart', () => {
  const lines = [
    phase(5),
    tell('taxed', 0, 90, 90, 0, 0, 1),
    tell('taxed', 1, 70, 70, 0, 0, 1),
    phase(6),
    tell('armed', 0, 2, 20),
    phase(7),
    tell('windfall', 0, 30),
    phase(8),
  ]
  const shares = sharesOf(during('purchase'), [-500, 0, -3, 1, 0], lines)
  const of = (entry: number) =>
    shares.flatMap(({ why, by }) => (by[entry] ? [[why, by[entry]]] : []))
  expect(of(0)).toEqual([
    ['Purchase', -600],
    ['Taxes', 90],
    ['Reinforcements', -20],
    ['Events', 30],
  ])
  expect(of(2)).toEqual([['Events', -3]])
  expect(of(3)).toEqual([['Purchase', 1]])
})

test('what was won before the next phase began was won in the one there was', () => {
  const shares = sharesOf(during('combat'), [40, 1, -2], [phase(10)])
  expect(shares).toEqual([
    { why: 'Combat', by: [40, 0, 0] },
    { why: 'Combat', by: [0, 1, -2] },
  ])
})
