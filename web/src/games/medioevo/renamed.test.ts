import { expect, test } from 'vitest'
import { renamed } from './renamed'

test('words are told in other terms, however deep they lie and whatever they are told of', () => {
  const said = {
    plain: 'VF on the map',
    told: (n: number) => `${n} VF`,
    deep: { list: ['', 'Borough'], of: [(who: string) => `Borough of ${who}`] },
  }
  const own = renamed(said, [
    [/\bVF\b/g, 'FV'],
    [/\bBorough\b/g, 'Hamlet'],
  ])
  expect(own.plain).toBe('FV on the map')
  expect(own.told(3)).toBe('3 FV')
  expect(own.deep.list).toEqual(['', 'Hamlet'])
  expect(own.deep.of[0]?.('Kent')).toBe('Hamlet of Kent')
  expect(said.plain).toBe('VF on the map')
})
