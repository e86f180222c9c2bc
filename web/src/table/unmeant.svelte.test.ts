import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { unmeant } from './unmeant.svelte'

let end: () => void = () => undefined
afterEach(() => {
  end()
  vi.restoreAllMocks()
})

test('a touch counts once one can have seen what it touches, and so does a second quick click; a first one always does', () => {
  let now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  let token = $state('t1')
  const top = document.createElement('div')
  top.innerHTML = '<button class="main"></button><button class="other"></button>'
  end = $effect.root(() => {
    $effect(() => unmeant(() => token, '.main')(top))
  })
  flushSync()
  const heard: string[] = []
  top.addEventListener('click', ({ target }) => heard.push((target as Element).className))
  const click = (on: string, pointerType: string, detail = 1) => {
    const event = new MouseEvent('click', { bubbles: true, detail })
    Object.defineProperty(event, 'pointerType', { value: pointerType })
    top.querySelector(on)?.dispatchEvent(event)
    return heard.splice(0)
  }
  expect(click('.main', 'touch')).toEqual([])
  expect(click('.main', 'mouse')).toEqual(['main'])
  expect(click('.main', 'mouse', 2)).toEqual([])
  expect(click('.other', 'touch')).toEqual(['other'])
  now = 1500
  expect(click('.main', 'touch')).toEqual(['main'])
  expect(click('.main', 'mouse', 2)).toEqual(['main'])
  token = 't2' // something new has come
  flushSync()
  expect(click('.main', 'touch')).toEqual([])
  now = 2000
  token = '' // and gone
  flushSync()
  expect(click('.main', 'touch')).toEqual(['main'])
})
