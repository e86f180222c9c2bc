import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anUpdate, FakeSource } from '../table/fixture'
import { TableStream } from '../table/stream.svelte'
import type { BargainInfo, BargainsInfo, Haggle } from '../wire/http'
import { Haggling } from './haggling.svelte'
import OfferForm from './OfferForm.svelte'

const posted = vi.fn<typeof fetch>()
let form: Record<string, unknown> | undefined

const info: BargainsInfo = {
  now: true,
  token: 'one',
  turns: 3,
  goods: ['Gold'],
  things: [
    { id: 1, name: 'Wessex' },
    { id: 2, name: 'Mercia' },
    { id: 5, name: 'Paris' },
    { id: 6, name: 'Toulouse' },
  ],
  mine: { goods: [9], things: [1, 2] },
  with: [
    { seat: 1, goods: [4], things: [5, 6], may: true },
    { seat: -1, goods: [4], things: [], may: true },
  ],
  waiting: [],
  promises: [],
  given: [],
  reasons: [],
  motives: [],
}

let known = $state.raw(info)

function fill(answering?: BargainInfo, first = info) {
  known = first
  let source: FakeSource | undefined
  const stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.open(0)
  source?.update(anUpdate({ bargains: known }))
  form = mount(OfferForm, {
    target: document.body,
    props: {
      haggling: new Haggling(stream),
      get info() {
        return known
      },
      sits: (seat) => `seat ${seat}`,
      answering,
      ondone: () => {},
      ondrop: () => {},
    },
  })
  flushSync()
}

const side = (n: number) => {
  const found = document.body.querySelectorAll('fieldset')[n]
  if (!found) throw new Error(`there is no side ${n}`)
  return found
}

/** press presses a thing of a side, where a few lie there. */
function press(n: number, name: string) {
  const found = [...side(n).querySelectorAll<HTMLButtonElement>('li button')].find(
    (button) => button.textContent?.trim() === name,
  )
  if (!found) throw new Error(`${name} is not there to be pressed`)
  found.click()
  flushSync()
}

const pressed = (n: number) =>
  [...side(n).querySelectorAll('[aria-pressed="true"]')].map((button) => button.textContent?.trim())

/** add picks a thing of a side's list, as a thumb does on a phone. */
function add(n: number, name: string) {
  const select = side(n).querySelector('select')
  const option = [...(select?.options ?? [])].find(({ text }) => text === name)
  if (!select || !option) throw new Error(`${name} is not there to be added`)
  select.value = option.value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
}

const chosen = (n: number) =>
  [...side(n).querySelectorAll('li')].map((li) => li.textContent?.trim())

async function sent(): Promise<Partial<Haggle>> {
  document.body.querySelector('form')?.dispatchEvent(new SubmitEvent('submit'))
  await vi.waitFor(() => expect(posted).toHaveBeenCalled())
  return JSON.parse(String(posted.mock.calls[0]?.[1]?.body)) as Haggle
}

beforeEach(() => {
  posted.mockReset()
  posted.mockResolvedValue(new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', posted)
})

afterEach(async () => {
  if (form) await unmount(form)
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('several things go each way, and one is put back', async () => {
  fill()
  press(0, 'Wessex')
  press(0, 'Mercia')
  expect(pressed(0)).toEqual(['Wessex', 'Mercia'])
  press(1, 'Paris')
  press(1, 'Toulouse')
  press(1, 'Paris')
  expect(pressed(1)).toEqual(['Toulouse'])
  expect(await sent()).toMatchObject({ deed: 'offer', to: 1, give: [1, 2], take: [6] })
})

test('many things are picked from a list', async () => {
  const many = [1, 2, 3, 4, 5, 6, 7]
  fill(undefined, {
    ...info,
    things: many.map((id) => ({ id, name: `land ${id}` })),
    mine: { goods: [9], things: many },
  })
  add(0, 'land 3')
  add(0, 'land 7')
  expect(chosen(0)).toEqual(['land 3', 'land 7'])
  side(0).querySelector<HTMLButtonElement>('li button')?.click()
  flushSync()
  expect(chosen(0)).toEqual(['land 7'])
  for (const id of [1, 2, 3, 4, 5, 6]) add(0, `land ${id}`)
  expect(side(0).querySelector('select')).toBeNull() // there is no more
  expect(await sent()).toMatchObject({ give: [7, 1, 2, 3, 4, 5, 6] })
})

test('what has come to be called otherwise is not what was chosen', async () => {
  fill()
  press(0, 'Wessex')
  press(0, 'Mercia')
  known = { ...info, things: [{ id: 1, name: 'Normandy' }, ...info.things.slice(1)] }
  flushSync()
  expect(pressed(0)).toEqual(['Mercia'])
  press(0, 'Normandy')
  expect(await sent()).toMatchObject({ give: [2, 1] })
})

test('another is asked for nothing of the first', async () => {
  fill()
  press(0, 'Wessex')
  press(1, 'Paris')
  const whom = document.body.querySelector<HTMLSelectElement>('form > label select')
  if (!whom) throw new Error('nobody can be chosen')
  whom.value = '-1'
  whom.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
  expect(pressed(1)).toEqual([])
  expect(await sent()).toMatchObject({ to: -1, give: [1], take: [] })
})

test('an answer begins with what it answers, turned round', async () => {
  fill({
    no: 3,
    from: 1,
    to: 0,
    open: true,
    lapses: 0,
    gives: [],
    asks: [],
    words: ['', ''],
    goods: [0],
    give: [5, 6],
    take: [2],
    mine: true,
    mayAccept: true,
    mayAnswer: true,
    why: '',
  })
  expect(pressed(0)).toEqual(['Mercia'])
  expect(pressed(1)).toEqual(['Paris', 'Toulouse'])
  expect(await sent()).toMatchObject({ deed: 'counter', no: 3, give: [2], take: [5, 6] })
})
