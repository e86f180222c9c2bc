import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import DeedCaption from './DeedCaption.svelte'
import { aLine } from './fixture'
import { Pacing } from './pacing.svelte'

async function told(...texts: [text: string, weight?: 'headline'][]) {
  const lines = texts.map(([text, weight = ''], index) => ({ ...aLine(3, text, weight), index }))
  const showing = { row: 3, lines, refs: [], seat: -1, concernsMe: false, near: false }
  const arms = createRawSnippet<[number]>(() => ({ render: () => '<i></i>' }))
  const isSeat = (ref: string) => ref.startsWith('seat:')
  const props = { pacing: new Pacing(), showing, arms, isSeat }
  const drawn = mount(DeedCaption, { target: document.body, props })
  flushSync()
  const said = [...document.querySelectorAll('.caption p')].map(({ textContent }) => textContent)
  await unmount(drawn)
  return said
}

test('what matters is said, and what was told of the same', async () => {
  expect(
    await told(
      ['[[seat:2|Carla]] marches on [[city:uran|Uran]]'],
      ['[[city:uran|Uran]] falls', 'headline'],
    ),
  ).toEqual(['Uran falls', 'Carla marches on Uran'])
})

test('what came about with it and has nothing to do with it is left to the chronicle', async () => {
  expect(
    await told(['[[seat:1|Anna]] pays'], ['[[city:uran|Uran]] falls', 'headline'], ['It rains']),
  ).toEqual(['Uran falls'])
})
