import { beforeEach, expect, test } from 'vitest'
import { hints } from './hints.svelte'

beforeEach(() => hints.forget())

test('a question is explained on two occasions, and again when one asks for it', () => {
  expect(hints.wanted('game.march')).toBe(true)
  hints.meet('game.march')
  expect(hints.wanted('game.march')).toBe(true)
  hints.meet('game.march')
  expect(hints.wanted('game.march')).toBe(false)
  expect(hints.wanted('game.siege')).toBe(true)
  expect(JSON.parse(localStorage.getItem('signoria.hints') ?? '')).toEqual({ 'game.march': 2 })
  hints.forget()
  expect(hints.wanted('game.march')).toBe(true)
})
