import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChoiceInfo } from '../wire/http'
import { Picking } from '../sheets/picking.svelte'
import { Chooser } from './chooser.svelte'
import { anOffer, anUpdate, FakeSource } from './fixture'
import { TableStream } from './stream.svelte'

const choice = (label: string, more: Partial<ChoiceInfo> = {}): ChoiceInfo => ({
  id: label,
  verb: label,
  label,
  low: 0,
  high: 0,
  ...more,
})

const choices = [
  choice('besiege', { refs: ['city:monz'] }),
  choice('assault', { refs: ['city:monz'] }),
  choice('march', { refs: ['region:froli'] }),
  choice('bid', { high: 5, refs: ['agenda:3'] }),
  choice('move', { words: true }),
]
const refused = [{ ...choice('pillage', { refs: ['city:lenz'] }), rule: 'r', why: 'w' }]

let chooser: Chooser
let source: FakeSource | undefined
let given: unknown[]

beforeEach(() => {
  given = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_: string, init: RequestInit) => {
      const { choice: place, number, note } = JSON.parse(String(init.body))
      given.push([place, number, note])
      return new Response(null, { status: 204 })
    }),
  )
  const stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.open()
  source?.update(anUpdate({ offer: anOffer('t1', { choices, refused }) }))
  chooser = new Chooser(stream)
})

afterEach(() => vi.unstubAllGlobals())

const offered = (...choices: ChoiceInfo[]) =>
  source?.update(anUpdate({ offer: anOffer('t2', { choices }) }))

test('what a lesson holds back is not to be chosen in the bar, and unfolds no list', () => {
  const held = new Chooser(
    chooser.stream,
    () => false,
    (place) => (place > 0 ? 'later' : ''),
  )
  expect(held.loose.map(({ place }) => place)).toEqual([0])
  expect(held.listed).toBe(false)
  expect(chooser.listed).toBe(true)
})

describe('what cannot be taken back', () => {
  test('is asked about once more where something is at stake', () => {
    offered(
      choice('attack', { final: 'draws', stake: 'land' }),
      choice('raid', { final: 'draws' }),
      choice('pass', { final: 'seals', stake: 'land' }),
    )
    chooser.pick(0)
    expect(chooser.doubted).toEqual({ place: 0, number: 0, words: '' })
    expect(given).toEqual([])
    chooser.confirm()
    expect(given).toEqual([[0, 0, '']])
  })

  test('is done at once where nothing is', () => {
    offered(choice('raid', { final: 'draws' }), choice('pass'))
    chooser.pick(0)
    expect(given).toEqual([[0, 0, '']])
  })

  test('is marked beside what can be, and said once where all is left to chance', () => {
    const done = choice('done', { group: 'done', closes: true })
    offered(choice('raid', { final: 'draws' }), choice('build'), done)
    expect(chooser.marks).toBe(true)
    offered(choice('raid', { final: 'draws' }), choice('spy', { final: 'reveals' }), done)
    expect(chooser.marks).toBe(false)
  })
})

test('what closes a question is urged, but declining is not while there is something to decline', () => {
  const done = choice('done', { group: 'done', closes: true })
  const nothing = choice('pass', { group: 'pass', closes: true, declines: true })
  offered(choice('build'), done)
  expect([chooser.primary?.place, chooser.urged]).toEqual([1, true])
  offered(choice('build'), nothing)
  expect([chooser.primary?.place, chooser.urged]).toEqual([1, false])
  offered(nothing)
  expect([chooser.primary?.place, chooser.urged]).toEqual([0, true])
})

test('the list stays folded over a play that has more to show, until it is wanted', () => {
  offered(...['a', 'b', 'c', 'd', 'e'].map((verb) => choice(verb)))
  expect(chooser.listed).toBe(true)
  chooser.looks = true
  expect(chooser.listed).toBe(false)
  chooser.fold()
  expect(chooser.listed).toBe(true)
})

test('what is asked after a play waits until that has been seen to its end', () => {
  offered(choice('a', { refs: ['city:monz'] }), choice('b'))
  chooser.untold = true
  expect([chooser.groups, [...chooser.lit], chooser.listed]).toEqual([[], [], false])
  chooser.pick(1)
  expect(given).toEqual([])
  chooser.untold = false
  expect(loose()).toEqual(['a', 'b'])
})

test('what leaves undone all there is to do is asked about once more, if it cannot be taken back', () => {
  const stands = choice('stands', { closes: true, declines: true, final: 'seals' })
  offered(choice('lay'), stands)
  const asking = new Chooser(
    chooser.stream,
    () => false,
    () => '',
    () => undefined,
    ({ verb }) => (verb === 'stands' ? 'Nothing is laid.' : ''),
  )
  asking.pick(1)
  expect([asking.doubted?.place, given.length]).toEqual([1, 0])
  asking.confirm()
  expect(given).toEqual([[1, 0, '']])
})

const loose = () => chooser.loose.map(({ choice }) => choice.verb)

test('of up to three choices those on the board stand in the bar too, beside one that is not there', () => {
  const [monz, lenz, froli] = ['city:monz', 'city:lenz', 'region:froli'].map((ref) =>
    choice(`fortify ${ref}`, { refs: [ref] }),
  ) as [ChoiceInfo, ChoiceInfo, ChoiceInfo]
  const pass = choice('pass', { group: 'pass', closes: true, declines: true })
  chooser.placed = new Set(['city:monz', 'city:lenz', 'region:froli'])
  offered(monz, lenz, pass)
  expect(loose()).toEqual(['fortify city:monz', 'fortify city:lenz'])
  offered(monz, lenz, froli, pass)
  expect(loose(), 'no more than three').toEqual([])
  offered(monz, lenz, froli)
  expect(loose(), 'nor where all are there').toEqual([])
  offered(choice('pay', { refs: ['city:monz'], high: 9 }), choice('stop', { refs: ['city:lenz'] }))
  expect(loose(), 'but not beside a number').toEqual(['pay'])
})

test('a few choices that a play on the stage covers stand in the bar, and no list over them', () => {
  const storm = choice('storm', { refs: ['city:monz'] })
  const siege = choice('siege', { refs: ['region:froli'] })
  const withdraw = choice('withdraw')
  const done = choice('done', { group: 'done', closes: true })
  chooser.placed = new Set(['city:monz', 'region:froli'])
  offered(storm, siege, withdraw, done)
  expect(loose()).toEqual(['withdraw'])
  chooser.behind = true
  expect(loose()).toEqual(['storm', 'siege', 'withdraw'])
  expect(chooser.listed).toBe(false)
  offered(...['a', 'b', 'c', 'd', 'e'].map((verb) => choice(verb, { refs: ['city:monz'] })))
  expect(chooser.listed, 'what the bar has no room for').toBe(true)
})

describe('on the board', () => {
  test('what may be chosen is lit until it is', () => {
    expect([...chooser.lit]).toEqual(['city:monz', 'region:froli', 'agenda:3'])
    chooser.touch('region:froli', 0, 0)
    expect([...chooser.lit]).toEqual([])
  })

  test('a thing with one choice is that choice', () => {
    chooser.touch('region:froli', 0, 0)
    expect(given).toEqual([[2, 0, '']])
  })

  test('what is left to chance is not done by one click, and what closes the question is', () => {
    const asked = (final: ChoiceInfo['final']) =>
      offered(choice('march', { refs: ['region:froli'], final }))
    asked('draws')
    chooser.touch('region:froli', 10, 20)
    expect(chooser.menu?.ref).toBe('region:froli')
    expect(given).toEqual([])
    asked('seals')
    chooser.touch('region:froli', 10, 20)
    expect(given).toEqual([[0, 0, '']])
  })

  test('a thing with several shows them', () => {
    chooser.touch('city:monz', 10, 20)
    expect(given).toEqual([])
    expect(chooser.menuChoices.map((keyed) => keyed.choice.label)).toEqual(['besiege', 'assault'])
    chooser.pick(1)
    expect(given).toEqual([[1, 0, '']])
    expect(chooser.menu).toBeUndefined()
  })

  test('a forbidden thing shows what forbids it', () => {
    chooser.touch('city:lenz', 10, 20)
    expect(chooser.menuRefused).toEqual(refused)
    expect(chooser.menuChoices).toEqual([])
  })

  test('what a sheet wants goes to it, and nothing else can be touched meanwhile', () => {
    const taken: string[] = []
    chooser.picking = new Picking()
    const letGo = chooser.picking.ask([['city:lenz', 'March there']], (ref) => taken.push(ref))
    expect([...chooser.lit]).toEqual(['city:lenz'])
    chooser.touch('city:lenz', 0, 0)
    chooser.touch('region:froli', 0, 0)
    expect([taken, given]).toEqual([['city:lenz'], []])
    letGo()
    chooser.touch('region:froli', 0, 0)
    expect(given).toEqual([[2, 0, '']])
  })

  test('what a sheet may not be given says why', () => {
    chooser.picking = new Picking()
    const why = { ...choice('no land for him', { refs: ['region:gedze'] }), rule: 'r', why: 'w' }
    chooser.picking.ask([['city:lenz', 'March there']], () => undefined, undefined, [why])
    chooser.touch('region:froli', 0, 0)
    expect(chooser.menu).toBeUndefined()
    chooser.touch('region:gedze', 0, 0)
    expect([chooser.menuChoices, chooser.menuRefused]).toEqual([[], [why]])
  })

  test('a thing nobody asks about does nothing', () => {
    chooser.touch('city:isar', 10, 20)
    expect(chooser.menu).toBeUndefined()
    expect(given).toEqual([])
  })
})

test('the one choice that wants one of a few numbers stands in the bar, though its thing is lit', () => {
  const invest = choice('invest', { low: 1, high: 5, refs: ['expedition:0'] })
  chooser.placed = new Set(['expedition:0', 'expedition:1'])
  offered(invest, choice('pass'))
  expect(loose()).toEqual(['invest', 'pass'])
  offered({ ...invest, high: 90 }, choice('pass'))
  expect(loose()).toEqual(['pass'])
  offered(invest, { ...invest, refs: ['expedition:1'] })
  expect(loose()).toEqual([])
})

test('a few choices about one thing that is lit stand in the bar: it does not tell which is meant', () => {
  const storm = choice('storm', { refs: ['city:isar'] })
  const besiege = choice('besiege', { refs: ['city:isar'] })
  chooser.placed = new Set(['city:isar', 'city:monz'])
  const elsewhere = [choice('withdraw'), choice('wait')]
  offered(storm, besiege, ...elsewhere)
  expect(loose()).toEqual(['storm', 'besiege', 'withdraw', 'wait'])
  offered(storm, { ...besiege, refs: ['city:monz'] }, ...elsewhere)
  expect(loose()).toEqual(['withdraw', 'wait'])
})

describe('by key', () => {
  test('a choice is chosen by what it carries', () => {
    expect(chooser.press('3')).toBe(true)
    expect(given).toEqual([[2, 0, '']])
  })

  test('a key nothing carries does nothing', () => {
    expect(chooser.press('9')).toBe(false)
    expect(given).toEqual([])
  })

  test('with a menu open only what it shows is chosen', () => {
    chooser.touch('city:monz', 0, 0)
    expect(chooser.press('3')).toBe(false)
    expect(chooser.press('2')).toBe(true)
    expect(given).toEqual([[1, 0, '']])
  })
})

describe('a choice that wants more', () => {
  test('waits for its number', () => {
    chooser.touch('agenda:3', 0, 0)
    expect(given).toEqual([])
    expect(chooser.filling).toBe(3)
    chooser.fill(3, 4, '')
    expect(given).toEqual([[3, 4, '']])
    expect(chooser.filling).toBe(-1)
  })

  test('waits for its words', () => {
    chooser.press('5')
    expect(chooser.filling).toBe(4)
    chooser.fill(4, 0, 'Let there be a feast')
    expect(given).toEqual([[4, 0, 'Let there be a feast']])
  })

  test('can be let go', () => {
    chooser.press('4')
    expect(chooser.close()).toBe(true)
    expect(chooser.filling).toBe(-1)
    expect(chooser.close()).toBe(false)
  })
})

describe('what is dragged to something', () => {
  const troop = (to: string) => choice('give', { refs: ['troop:7', to] })
  const first = ({ refs = [] }: ChoiceInfo) => refs.slice(0, 1)

  test('is the choice that leads it there, and leads nothing else', () => {
    offered(troop('noble:1'), troop('noble:2'), choice('done'))
    expect(chooser.carries(['troop:7'])).toBe('')
    chooser.movers = first
    expect(chooser.carries(['troop:7'])).toBe('troop:7')
    expect(chooser.carries(['noble:1'])).toBe('')
    chooser.carry('troop:7', ['region:froli', 'troop:7', 'noble:2'], 1, 2)
    expect(given).toEqual([[1, 0, '']])
  })

  test('goes where it is said to go, and only that is lit meanwhile', () => {
    offered(
      choice('go', { refs: ['region:froli'] }),
      choice('go', { refs: ['region:lenz'] }),
      choice('stay', { refs: ['region:monz'] }),
    )
    expect(chooser.carries(['noble:3', 'region:froli'])).toBe('')
    chooser.movers = ({ verb }) => (verb === 'go' ? ['noble:3'] : [])
    expect(chooser.carries(['noble:3', 'region:froli'])).toBe('noble:3')
    chooser.carried = 'noble:3'
    expect([...chooser.lit]).toEqual(['region:froli', 'region:lenz'])
    chooser.carried = ''
    chooser.carry('noble:3', ['region:monz'], 1, 2)
    expect(given).toEqual([])
    chooser.carry('noble:3', ['region:lenz'], 1, 2)
    expect(given).toEqual([[1, 0, '']])
  })

  test('asks which of several is meant, and what is left to chance', () => {
    const chance = { refs: ['army:1', 'region:lenz'], final: 'draws' as const }
    offered(choice('raid', chance), choice('siege', { refs: ['army:1', 'region:froli'] }))
    chooser.movers = first
    chooser.carry('army:1', ['region:lenz'], 1, 2)
    expect(given).toEqual([])
    expect(chooser.menuChoices.map(({ place }) => place)).toEqual([0])
  })

  test('fills the sheet that lies there', () => {
    offered(choice('go', { refs: ['region:froli'] }))
    const picking = new Picking()
    const filled: unknown[] = []
    const moves = new Map([['noble:3', ['region:froli']]])
    picking.ask([['region:froli', 'march']], (...what) => filled.push(what), moves)
    chooser.picking = picking
    expect(chooser.carries(['noble:4'])).toBe('')
    chooser.carry('noble:3', ['region:froli'], 1, 2)
    expect(filled).toEqual([['region:froli', 'noble:3']])
    expect(given).toEqual([])
  })
})

test('where there is but one of something, a press gives it', async () => {
  offered(choice('send', { low: 1, high: 1 }), choice('pass'))
  chooser.pick(0)
  expect(chooser.filling).toBe(-1)
  await vi.waitFor(() => expect(given).toEqual([[0, 1, '']]))
})
