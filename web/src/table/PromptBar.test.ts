import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import '../games/test/browser'
import type { AnyGame, Scene } from '../games/game'
import { hints } from '../hints/hints.svelte'
import { Sheets } from '../sheets/sheets.svelte'
import { Chooser } from './chooser.svelte'
import { anOffer, anUpdate, FakeSource } from './fixture'
import PromptBar from './PromptBar.svelte'
import { TableStream } from './stream.svelte'

let source: FakeSource
let drawn: Record<string, unknown>

const ask = (token: string) => {
  const offer = anOffer(token, { hint: 'A siege takes two turns.', prompt: '[[city:monz|Monz]]?' })
  source.update(anUpdate({ offer }))
  flushSync()
}

beforeEach(() => {
  hints.forget()
  const stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.open()
  ask('t1')
  drawn = mount(PromptBar, {
    target: document.body,
    props: {
      chooser: new Chooser(stream),
      sheets: new Sheets({} as AnyGame, {} as Scene<unknown, unknown>, stream),
      sits: String,
      explain: true,
    },
  })
  flushSync()
})
afterEach(() => unmount(drawn))

/** whole says whether the hint is shown in full: the bar else cuts it to a line or two. */
const whole = () => document.querySelector('.prompt')?.classList.contains('whole')
const press = (what: string) => {
  document.querySelector<HTMLElement>(what)?.click()
  flushSync()
}

test('a press on a hint shows all of it, and another cuts it again', () => {
  expect(whole()).toBe(false)
  press('.prompt .hint')
  expect(whole()).toBe(true)
  press('.prompt .hint')
  expect(whole()).toBe(false)
})

test('a press on the question is no press on the hint', () => {
  press('.prompt .mine')
  expect(whole()).toBe(false)
})

test('what was shown in full is cut again with the next question', () => {
  press('.prompt .hint')
  ask('t2')
  expect(whole()).toBe(false)
})
