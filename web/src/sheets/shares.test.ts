import { expect, test } from 'vitest'
import { mostOf, sharedOut } from './shares'

const share = (value: number, most: number) => ({ id: `${value}`, value, least: 0, most })

test('what one part takes the others cannot have', () => {
  expect(sharedOut([share(3, 9), share(4, 5)])).toBe(7)
  expect(mostOf(share(3, 9), 2)).toBe(5)
  expect(mostOf(share(4, 5), 2)).toBe(5)
  // What is too much already stays until it is taken away.
  expect(mostOf(share(6, 5), -1)).toBe(6)
})
