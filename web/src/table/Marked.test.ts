import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { say } from '../i18n'
import Marked from './Marked.svelte'
import type { Mine } from './markup'

const owned: Record<string, Mine> = { 'baron:0': 'self', 'city:monz': 'thing' }

async function told(text: string) {
  const props = { text, mine: (ref: string) => owned[ref] }
  const drawn = mount(Marked, { target: document.body, props })
  flushSync()
  const read = document.body.textContent
  await unmount(drawn)
  return read
}

test('a thing is said to be mine, unless I am named before it', async () => {
  const mine = say().yourThing('Monz')
  expect(await told('[[baron:1|Belyi]] takes [[city:monz|Monz]].')).toBe(`Belyi takes ${mine}.`)
  expect(await told('[[baron:0|Raoul]] musters in [[city:monz|Monz]].')).toBe(
    'Raoul musters in Monz.',
  )
  expect(await told('[[city:monz|Monz]] sees [[baron:0|Raoul]].')).toBe('Your Monz sees Raoul.')
})
