import '../games/test/browser'
import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import type { ChoiceInfo } from '../wire/http'
import ChoiceForm from './ChoiceForm.svelte'

test('under a head a choice that wants a number says only what the head does not', async () => {
  const choice = {
    verb: 'buy',
    label: 'Caravan: buy Salt',
    head: 'Buy with Caravan',
    short: 'Salt',
    low: 1,
    high: 5,
  } as ChoiceInfo
  const said = async (headed: boolean) => {
    const target = document.body.appendChild(document.createElement('div'))
    const form = mount(ChoiceForm, {
      target,
      props: { choice, busy: false, headed, onconfirm: () => undefined },
    })
    flushSync()
    const text = target.querySelector('.label')?.textContent?.trim()
    await unmount(form)
    target.remove()
    return text
  }
  expect(await said(true)).toBe('Salt')
  expect(await said(false)).toBe('Caravan: buy Salt')
})
