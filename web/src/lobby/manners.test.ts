import { expect, test } from 'vitest'
import { alone } from './manners'

test('counsel is to be had without asking anybody where one person plays with bots', () => {
  expect(alone(['me', 'bot:squire', 'bot:king'])).toBe(true)
  expect(alone(['bot:squire', 'me'])).toBe(true)
  expect(alone(['me', 'open', 'bot:squire'])).toBe(false)
  expect(alone(['me', 'me'])).toBe(false)
  expect(alone(['bot:squire', 'bot:squire'])).toBe(false)
})
