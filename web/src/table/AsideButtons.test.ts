import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import { anOffer } from './fixture'
import AsideButtons from './AsideButtons.svelte'
import { key } from './asides'

const choice = (verb: string) => ({ id: verb, verb, label: verb, low: 0, high: 0 })

test('a panel offers of what may be done out of turn what it is about', () => {
  const give = vi.fn()
  const { choices } = anOffer('a1', { choices: [choice('declare-war'), choice('take-loan')] })
  const asides = { choices, busy: false, give }
  const context = new Map([[key, asides]])
  const panel = mount(AsideButtons, {
    target: document.body,
    props: { verbs: ['take-loan', 'repay-loan'] },
    context,
  })
  flushSync()
  const buttons = [...document.querySelectorAll('button')]
  expect(buttons.map((button) => button.textContent)).toEqual(['take-loan'])
  buttons[0]?.click()
  expect(give).toHaveBeenCalledWith(1)
  void unmount(panel)
})
