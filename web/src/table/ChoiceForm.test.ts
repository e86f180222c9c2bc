import '../games/test/browser'
import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import type { ChoiceInfo } from '../wire/http'
import ChoiceForm from './ChoiceForm.svelte'

const choice = {
  verb: 'buy',
  label: 'Caravan: buy Salt',
  head: 'Buy with Caravan',
  short: 'Salt',
  low: 1,
  high: 5,
} as ChoiceInfo

/** drawn draws a choice, and tells what a look at it finds. */
async function drawn<T>(choice: ChoiceInfo, headed: boolean, look: (form: HTMLElement) => T) {
  const target = document.body.appendChild(document.createElement('div'))
  const form = mount(ChoiceForm, {
    target,
    props: { choice, busy: false, headed, onconfirm: () => undefined },
  })
  flushSync()
  const found = look(target)
  await unmount(form)
  target.remove()
  return found
}

test('under a head a choice that wants a number says only what the head does not', async () => {
  const label = (form: HTMLElement) => form.querySelector('.label')?.textContent?.trim()
  expect(await drawn(choice, true, label)).toBe('Salt')
  expect(await drawn(choice, false, label)).toBe('Caravan: buy Salt')
})

test('a slider is there if there is something to slide, and fine enough', async () => {
  const slides = (form: HTMLElement) => form.querySelector('[type="range"]') !== null
  expect(await drawn(choice, false, slides)).toBe(true)
  expect(await drawn({ ...choice, low: 5 }, false, slides)).toBe(false)
  expect(await drawn({ ...choice, high: 1000 }, false, slides)).toBe(false)
})

test('a form begins with the number a lesson tells, as far as there is so much', async () => {
  const begun = async (begins: number, high: number) => {
    const target = document.body.appendChild(document.createElement('div'))
    const props = {
      choice: { ...choice, low: 0, high },
      busy: false,
      begins,
      onconfirm: () => undefined,
    }
    const form = mount(ChoiceForm, { target, props })
    flushSync()
    const { value } = target.querySelector('input[type=number]') as HTMLInputElement
    await unmount(form)
    target.remove()
    return value
  }
  expect(await begun(4, 9)).toBe('4')
  expect(await begun(4, 3)).toBe('3')
})

test('of what one mostly wants all, a form begins with the most, and says that it is final', async () => {
  const choice = {
    verb: 'place',
    label: 'Armies',
    low: 1,
    high: 9,
    whole: true,
    finalMost: 'draws' as const,
  }
  const target = document.body.appendChild(document.createElement('div'))
  const form = mount(ChoiceForm, {
    target,
    props: { choice: choice as ChoiceInfo, busy: false, onconfirm: () => undefined },
  })
  flushSync()
  const number = target.querySelector('input[type=number]') as HTMLInputElement
  expect(number.value).toBe('9')
  expect(target.querySelector('button.grave')).not.toBe(null)
  number.value = '8'
  number.dispatchEvent(new Event('input'))
  flushSync()
  expect(target.querySelector('button.grave')).toBe(null)
  await unmount(form)
  target.remove()
})

test('where all would cost something one had better keep, a form begins below the most', async () => {
  const one = { ...choice, verb: 'land', low: 1, high: 9, whole: true, first: 8 } as ChoiceInfo
  const begins = (form: HTMLElement) =>
    form.querySelector<HTMLInputElement>('input[type=number]')?.value
  expect(await drawn(one, false, begins)).toBe('8')
})
