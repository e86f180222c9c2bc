import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '../common/server'
import { usual } from '../lobby/manners'
import { Chooser } from '../table/chooser.svelte'
import { anOffer, anUpdate, aTable, FakeSource } from '../table/fixture'
import { TableStream } from '../table/stream.svelte'
import type { ChoiceInfo, CounselInfo, ForesightInfo } from '../wire/http'
import CounselButton from './CounselButton.svelte'
import CounselPaper from './CounselPaper.svelte'

const choice = (verb: string, more: Partial<ChoiceInfo> = {}): ChoiceInfo => ({
  id: verb,
  verb,
  label: verb,
  low: 0,
  high: 0,
  ...more,
})
const brings = (more: Partial<ForesightInfo> = {}): ForesightInfo => ({
  lines: [],
  scores: [],
  then: 'chance',
  asked: [],
  prompt: '',
  more: false,
  final: '',
  odds: null,
  others: [],
  ...more,
})
const advice = (choice: number, more: Partial<CounselInfo> = {}): CounselInfo => ({
  choice,
  number: 0,
  chance: 0.4,
  within: 0.04,
  usual: false,
  lapse: false,
  brings: brings(),
  ...more,
})
const asked = [choice('pass'), choice('bid', { high: 9 }), choice('attack', { final: 'draws' })]
const said = [
  advice(1, { number: 4, chance: 0.42, brings: brings({ lines: ['A bid of 4.'] }) }),
  advice(0, {
    chance: 0.385,
    within: 0,
    usual: true,
    brings: brings({ scores: [{ name: 'Crowns', from: 5, to: 8 }] }),
  }),
  advice(2, { chance: 0.2, lapse: true }),
]

let drawn: Record<string, unknown>[] = []
let given: unknown[]
let source: FakeSource | undefined

beforeEach(() => {
  given = []
  vi.spyOn(server, 'counsel').mockResolvedValue(said)
  vi.spyOn(server, 'answer').mockImplementation((_, { choice, number }) => {
    given.push([choice, number])
    return Promise.resolve(undefined)
  })
})
afterEach(async () => {
  await Promise.all(drawn.map((one) => unmount(one)))
  drawn = []
  vi.restoreAllMocks()
})

/** at is who is asked at a table where counsel may be asked for, or not. */
function at(counsel: boolean, choices = asked): Chooser {
  const stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.open()
  const table = aTable({ manners: { ...usual, counsel } })
  source?.update(anUpdate({ table, offer: anOffer('t1', { choices }) }))
  return new Chooser(stream)
}

/** counselled has counsel before him. */
async function counselled(): Promise<Chooser> {
  const chooser = at(true)
  chooser.advise()
  const props = { chooser, sits: String }
  drawn.push(mount(CounselPaper, { target: document.body, props }))
  await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(3))
  return chooser
}

test('it may be asked for where the table allows it and there is something to choose', () => {
  const shown = (chooser: Chooser) => {
    drawn.push(
      mount(CounselButton, { target: document.body, props: { chooser, onpress: vi.fn() } }),
    )
    flushSync()
    const there = document.querySelector('[data-counsel]') !== null
    document.body.replaceChildren()
    return there
  }
  expect(shown(at(true))).toBe(true)
  expect(shown(at(true, [choice('bid', { high: 9 })]))).toBe(true)
  expect(shown(at(true, [choice('pass')]))).toBe(false)
  expect(shown(at(false))).toBe(false)
})

test('each answer is named with its number, its chance and what it brings', async () => {
  await counselled()
  const texts = [...document.querySelectorAll('li')].map(({ textContent }) =>
    textContent?.replace(/\s+/g, ' '),
  )
  expect(texts[0]).toMatch(/bid: 4.*victory 42 %.*± 8.*A bid of 4\./)
  expect(texts[1]).toMatch(/pass.*victory 39 %.*Squire.*Crowns 5 → 8/)
  expect(texts[1]).not.toContain('±')
  expect(texts[2]).toMatch(/attack.*victory 20 %.*Then chance decides/)
  expect(document.querySelector('li [data-verb="attack"]')?.matches('[data-grave]')).toBe(true)
})

test('what is pressed is answered, with its number', async () => {
  const chooser = await counselled()
  document.querySelector<HTMLElement>('[data-verb="bid"]')?.click()
  expect(given).toEqual([[1, 4]])
  expect(chooser.advised).toBe(false)
})

test('its keys are those of the answers it names, and no others', async () => {
  const chooser = await counselled()
  expect(chooser.press('4')).toBe(false)
  expect(chooser.press('2')).toBe(true)
  expect(given).toEqual([[0, 0]])
})

test('what is picked on the board meanwhile has its number asked for in its place', async () => {
  const chooser = await counselled()
  chooser.pick(1)
  expect(chooser.filling).toBe(1)
  expect(chooser.advised).toBe(false)
})

test('it is asked once of a question, comes in place of the list and goes with Esc', async () => {
  const chooser = await counselled()
  expect(chooser.listed).toBe(false)
  expect(chooser.digits).toBe(true)
  expect(chooser.close()).toBe(true)
  expect(chooser.advised).toBe(false)
  chooser.advise()
  expect(chooser.advised).toBe(true)
  expect(server.counsel).toHaveBeenCalledTimes(1)
  source?.update(anUpdate({ table: chooser.stream.update?.table, offer: anOffer('t2') }))
  expect(chooser.advised).toBe(false)
})

test('who wants the list while it is shown gets the list', async () => {
  const chooser = await counselled()
  chooser.fold()
  expect(chooser.advised).toBe(false)
  expect(chooser.listed).toBe(true)
})

test('where there is none to be had it goes, and may be asked for again', async () => {
  vi.mocked(server.counsel).mockResolvedValue(undefined)
  const chooser = at(true)
  chooser.advise()
  await vi.waitFor(() => expect(chooser.advised).toBe(false))
  chooser.advise()
  expect(server.counsel).toHaveBeenCalledTimes(2)
})

test('that none is better beyond doubt is said', async () => {
  vi.mocked(server.counsel).mockResolvedValue(said.map((one) => ({ ...one, lapse: false })))
  await counselled()
  expect(document.body.textContent).toContain('None of them is better')
})
