import { expect, test } from 'vitest'
import { ago } from './ago'

const minutes = 60_000

test.each([
  [0, 'en', 'now'],
  [3 * minutes, 'en', '3 minutes ago'],
  [60 * minutes, 'en', '1 hour ago'],
  [26 * 60 * minutes, 'en', 'yesterday'],
  [5 * minutes, 'it', '5 minuti fa'],
])('%i ms ago in %s is %s', (past, lang, told) => {
  expect(ago(1e12 - past, lang, 1e12)).toBe(told)
})
