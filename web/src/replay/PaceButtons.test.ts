import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { preferences } from '../common/preferences.svelte'
import { say } from '../i18n'
import PaceButtons from './PaceButtons.svelte'
import { Pacing } from './pacing.svelte'

let drawn: Record<string, unknown>
let pacing: Pacing

function draw(compact = false) {
  pacing = new Pacing()
  drawn = mount(PaceButtons, { target: document.body, props: { pacing, compact } })
  flushSync()
}

afterEach(() => {
  void unmount(drawn)
  preferences.choose({ tempo: 'normal' })
})

const buttons = () => [...document.querySelectorAll('button')]
const pressed = () =>
  buttons()
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map((button) => button.getAttribute('aria-label'))
function press(name: string) {
  buttons()
    .find((button) => button.getAttribute('aria-label') === name)
    ?.click()
  flushSync()
}

test('it says how the table is shown, and changes it for good', () => {
  draw()
  expect(pressed()).toEqual([say().pacePlay])
  press(say().paceFast)
  expect(pressed()).toEqual([say().paceFast])
  expect(preferences.now.tempo).toBe('fast')
  press(say().pacePlay)
  expect(preferences.now.tempo).toBe('normal')
})

test('holding is for now alone', () => {
  preferences.choose({ tempo: 'slow' })
  draw()
  press(say().paceHold)
  expect(pacing.held).toBe(true)
  expect(pressed()).toEqual([say().paceHold])
  press(say().pacePlay)
  expect(pacing.held).toBe(false)
  expect(preferences.now.tempo).toBe('slow')
})

test('where there is little room one button holds and goes on', () => {
  preferences.choose({ tempo: 'fast' })
  draw(true)
  expect(buttons()).toHaveLength(1)
  press(say().paceHold)
  expect(pacing.held).toBe(true)
  press(say().pacePlay)
  expect(pacing.held).toBe(false)
  expect(preferences.now.tempo).toBe('fast')
})
