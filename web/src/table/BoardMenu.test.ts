import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import type { ChoiceInfo } from '../wire/http'
import BoardMenu from './BoardMenu.svelte'
import { Chooser } from './chooser.svelte'
import { anOffer, anUpdate, FakeSource } from './fixture'
import { TableStream } from './stream.svelte'

HTMLElement.prototype.showPopover ??= () => undefined

const lay = (card: string): ChoiceInfo => ({
  id: card,
  verb: 'lay',
  label: `${card} into stack I`,
  head: card,
  short: 'stack I',
  group: card,
  refs: ['stack:0'],
  low: 0,
  high: 0,
})

/** words are what the choices of a menu at the first stack say to the eye. */
async function words(...choices: ChoiceInfo[]) {
  let source: FakeSource | undefined
  const stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.open()
  source?.update(anUpdate({ offer: anOffer('t1', { choices }) }))
  const chooser = new Chooser(stream)
  const menu = { ref: 'stack:0', beside: [], x: 0, y: 0 }
  chooser.menu = menu
  const drawn = mount(BoardMenu, { target: document.body, props: { chooser, menu } })
  flushSync()
  const said = [...document.querySelectorAll('.menu .button > span:not(.unseen), .menu .head')]
  const texts = said.map(({ textContent }) => textContent)
  await unmount(drawn)
  return texts
}

test('a menu calls no two choices the same', async () => {
  expect(await words(lay('Taxes'), lay('Soldiers'))).toEqual([
    'Taxes into stack I',
    'Soldiers into stack I',
  ])
})

test('under one head the short words are enough', async () => {
  const down = { ...lay('Taxes'), id: 'down', short: 'face down' }
  expect(await words(lay('Taxes'), down)).toEqual(['stack I', 'face down'])
})

test('several choices of one head stand under it where there are others, in short words', async () => {
  const down = { ...lay('Taxes'), id: 'down', short: 'face down' }
  expect(await words(lay('Taxes'), down, lay('Soldiers'))).toEqual([
    'Taxes',
    'stack I',
    'face down',
    'Soldiers into stack I',
  ])
})
