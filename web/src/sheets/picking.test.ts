import { expect, test, vi } from 'vitest'
import { Picking } from './picking.svelte'

const land = (id: string) => [`region:${id}`, `March to ${id}`] as const

test('what is picked fills the part that asked for it', () => {
  const picking = new Picking()
  expect(picking.take(['region:rota'])).toBe(false)
  const fill = vi.fn<(ref: string, carried?: string) => void>()
  picking.ask([land('rota'), land('gedze')], fill)
  expect(picking.take(['city:rota', 'region:rota', 'region:gedze'])).toBe(true)
  expect(picking.take(['region:gedze'], 'noble:3')).toBe(true)
  expect(fill.mock.calls).toEqual([
    ['region:rota', undefined],
    ['region:gedze', 'noble:3'],
  ])
})

test('what is dragged may go where the part that asked says, until it lets go', () => {
  const picking = new Picking()
  const moves = new Map([['noble:3', ['region:rota']]])
  const letGo = picking.ask([land('rota')], () => undefined, moves)
  expect(picking.moves).toBe(moves)
  letGo()
  expect(picking.moves.size).toBe(0)
})

test('what is not wanted does nothing while something is', () => {
  const picking = new Picking()
  const fill = vi.fn<(ref: string) => void>()
  picking.ask([land('rota')], fill)
  expect(picking.take(['region:froli'])).toBe(true)
  expect(fill).not.toHaveBeenCalled()
})

test('a part that lets go leaves what another has asked for', () => {
  const picking = new Picking()
  const [first, second] = [vi.fn<(ref: string) => void>(), vi.fn<(ref: string) => void>()]
  const off = picking.ask([land('rota')], first)
  const offSecond = picking.ask([land('gedze')], second)
  off()
  expect(picking.refs).toEqual(['region:gedze'])
  offSecond()
  expect(picking.refs.length).toBe(0)
})
