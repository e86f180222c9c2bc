import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import NumberStep from './NumberStep.svelte'

let step: Record<string, unknown> | undefined

function laid(more: Record<string, unknown> = {}) {
  const onset = vi.fn<(value: number) => void>()
  const props = { name: 'Salt', value: 4, most: 9, onset, ...more }
  step = mount(NumberStep, { target: document.body, props })
  return onset
}
afterEach(async () => {
  if (step) await unmount(step)
  step = undefined
})

const button = (name: string) =>
  document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
const input = () => document.querySelector('input')

function type(text: string) {
  const field = input()
  if (!field) throw new Error('there is nothing to type into')
  field.value = text
  field.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
}

describe('a number on a sheet', () => {
  test('goes down and up, and to the most', () => {
    const onset = laid({ by: 2 })
    for (const name of ['Less: Salt', 'More: Salt', 'Salt: up to 9']) button(name)?.click()
    expect(onset.mock.calls).toEqual([[2], [6], [9]])
  })

  test('goes no further than it may', () => {
    const onset = laid({ value: 9, least: 9 })
    for (const name of ['Less: Salt', 'More: Salt', 'Salt: up to 9']) {
      expect(button(name)?.ariaDisabled).toBe('true')
      button(name)?.click()
    }
    type('12')
    expect(onset).not.toHaveBeenCalled()
    expect(input()?.value).toBe('9')
  })

  test('can be typed, and is kept within its bounds', () => {
    const onset = laid()
    for (const typed of ['7', '70', '', '-3']) type(typed)
    expect(onset.mock.calls).toEqual([[7], [9], [0], [0]])
  })

  test('says the most, or that it is all', () => {
    laid()
    expect(button('Salt: up to 9')?.textContent).toBe('up to 9')
    laid({ name: 'Furs', whole: 'all' })
    expect(button('Furs: all')?.textContent).toBe('all')
  })
})
