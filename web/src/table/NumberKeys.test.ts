import '../games/test/browser'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { ChoiceInfo } from '../wire/http'
import NumberKeys from './NumberKeys.svelte'

let keys: Record<string, unknown> | undefined
afterEach(async () => {
  if (keys) await unmount(keys)
  keys = undefined
})

function drawn(more: Record<string, unknown> = {}) {
  const choice = { id: 'votes', verb: 'commit', label: 'Votes', low: 0, high: 3 } as ChoiceInfo
  const onconfirm = vi.fn<(number: number) => void>()
  const props = { choice, place: 2, busy: false, onconfirm, ...more }
  keys = mount(NumberKeys, { target: document.body, props })
  flushSync()
  return onconfirm
}
const buttons = () => [...document.querySelectorAll('button')]

test('each number is a press', () => {
  const onconfirm = drawn()
  expect(buttons().map((button) => button.textContent?.trim())).toEqual(['0', '1', '2', '3'])
  buttons()[3]?.click()
  expect(onconfirm.mock.calls).toEqual([[3, '']])
})

test('a number says how likely it comes out well, where that is known', () => {
  drawn({ shares: [0.4, 0.75] })
  const said = buttons().map((button) => button.textContent?.replace(/\s+/g, ' ').trim())
  expect(said.slice(2)).toEqual(['2', '3'])
  expect(said[0]).toContain('40')
  expect(said[1]).toContain('75')
})

test('what was picked elsewhere has the focus, and waits for its number', () => {
  drawn({ asked: true })
  expect(document.activeElement).toBe(buttons()[0])
})

test('nothing can be pressed while an answer is on its way', () => {
  drawn({ busy: true })
  expect(buttons().every(({ disabled }) => disabled)).toBe(true)
})
