import { expect, test } from 'vitest'
import { counted, turnSaid } from './turns.svelte'

test('a turn has the word of the game in sight, or of the game it is of', () => {
  expect(turnSaid(4)).toBe('Turn 4')
  expect(turnSaid(4, 'Round')).toBe('Round 4')
  counted.word = 'Round'
  expect(turnSaid(5)).toBe('Round 5')
  counted.word = ''
})
