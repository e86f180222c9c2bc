import { expect, test } from 'vitest'
import { rove } from './rove'

test('arrows go round, Home and End to the ends, and other keys nowhere', () => {
  document.body.innerHTML = '<button>a</button><button>b</button><button>c</button>'
  const all = [...document.querySelectorAll('button')]
  const press = (key: string) => rove(new KeyboardEvent('keydown', { key }), all)
  const at = () => document.activeElement?.textContent
  expect([press('ArrowDown'), at()]).toEqual([true, 'a']) // from nowhere to the first
  expect([press('ArrowRight'), at()]).toEqual([true, 'b'])
  expect([press('End'), at()]).toEqual([true, 'c'])
  expect([press('ArrowDown'), at()]).toEqual([true, 'a'])
  expect([press('ArrowUp'), at()]).toEqual([true, 'c'])
  expect([press('Home'), at()]).toEqual([true, 'a'])
  expect([press('x'), at()]).toEqual([false, 'a'])
  expect(rove(new KeyboardEvent('keydown', { key: 'End', ctrlKey: true }), all)).toBe(false)
})
