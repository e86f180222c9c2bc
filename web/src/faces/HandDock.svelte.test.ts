import { flushSync, mount, unmount } from 'svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { server } from '../common/server'
import { toasts } from '../common/toasts.svelte'
import { openStage } from '../games/test/stage'
import type { Hand } from '../games/game'
import { key as asides } from '../table/asides'
import { Chooser } from '../table/chooser.svelte'
import { anOffer, anUpdate, FakeSource } from '../table/fixture'
import { TableStream } from '../table/stream.svelte'
import type { ChoiceInfo, SheetInfo } from '../wire/http'
import HandDock from './HandDock.svelte'
import { Holding } from './holding.svelte'

const lay = (card: string, slot: string): ChoiceInfo => ({
  id: `${card} ${slot}`,
  verb: 'lay',
  label: `${card} into ${slot}`,
  refs: [`action:${card}`, `stack:${slot}`],
  low: 0,
  high: 0,
})
const play = (card: string): ChoiceInfo => ({
  id: card,
  verb: 'play',
  label: card,
  refs: [card],
  low: 0,
  high: 0,
})

const hand: Hand = {
  title: 'Your hand',
  cards: [{ ref: 'action:taxes', count: 2 }, { ref: 'action:march', count: 1 }, { ref: 'action:spent', count: 0 }], // prettier-ignore
  slotsTitle: 'Stacks',
  slots: [
    { ref: 'stack:0', name: 'I', cards: [] },
    { ref: 'stack:1', name: 'II', note: 'full', cards: ['action:march', 'action:taxes'], full: true },
    { ref: 'stack:2', name: 'III', cards: [] },
  ], // prettier-ignore
}
const pairs = ['taxes', 'march'].flatMap((card) => ['0', '2'].map((slot) => lay(card, slot)))
const refused = [{ ...lay('taxes', '1'), rule: 'r', why: 'Two lie there.' }]

const { top, draw, thing } = openStage()
let source: FakeSource | undefined
let chooser: Chooser
let picked: string[][]
let asked = 0 // times something was asked: a question that was answered is not asked again

function open(choices: ChoiceInfo[], of: Hand = hand) {
  source?.update(anUpdate({ offer: anOffer(`t${++asked}`, { choices, refused }) }))
  draw(HandDock, { hand: of, chooser, face: (ref: string) => ({ title: ref, text: 'What it does.' }) })
} // prettier-ignore

beforeEach(() => {
  picked = []
  const stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.open()
  chooser = new Chooser(stream)
  vi.spyOn(chooser, 'pick').mockImplementation((place) => {
    picked.push(stream.update?.offer?.choices[place]?.refs ?? [])
  })
})

const button = (ref: string) => thing(ref).querySelector('button') as HTMLButtonElement
const lit = () => [...top.querySelectorAll<HTMLElement>('.slots .lit')].map((e) => e.dataset.ref)
const held = () => top.querySelector<HTMLElement>('[data-held]')?.dataset.ref

/** enter is a click as a key makes it: the mouse counts its clicks, a key does not. */
function enter(what: Element | null) {
  what?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
  flushSync()
}
function click(ref: string) {
  button(ref).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  flushSync()
}
function key(name: string) {
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
  flushSync()
}

test('a card that is pressed goes to the first place with room', () => {
  open(pairs)
  expect(lit()).toEqual(['stack:0'])
  click('action:march')
  expect(picked).toEqual([['action:march', 'stack:0']])
})

test('a press on another place has what is pressed then go there', () => {
  open(pairs)
  click('stack:2')
  expect(lit()).toEqual(['stack:2'])
  expect(button('stack:2').getAttribute('aria-pressed')).toBe('true')
  click('action:march')
  click('action:taxes')
  expect(picked).toEqual([
    ['action:march', 'stack:2'],
    ['action:taxes', 'stack:2'],
  ])
})

test('on another occasion one begins with the first place again', () => {
  open(pairs)
  let now: Hand = { ...hand, again: '1' }
  const holding = new Holding(chooser, () => now)
  holding.aim('stack:2')
  expect(holding.goal).toBe('stack:2')
  now = { ...hand, again: '2' }
  source?.update(anUpdate({ offer: anOffer('another', { choices: pairs, refused }) }))
  expect(holding.goal).toBe('stack:0')
})

test('a card goes where it may, if not to the place that was chosen', () => {
  open([lay('taxes', '0'), lay('march', '0'), lay('march', '2')])
  click('stack:2')
  click('action:taxes')
  expect(picked).toEqual([['action:taxes', 'stack:0']])
})

test('a place in which nothing may lie is not chosen, and says why', () => {
  open(pairs)
  expect(button('stack:1').title).toBe('Two lie there.')
  click('stack:1')
  expect(lit()).toEqual(['stack:0'])
  expect(button('stack:1').getAttribute('aria-disabled')).toBe('true')
})

test('every choice of the hand is made by keys alone', () => {
  open(pairs)
  button('action:taxes').focus()
  for (const slot of ['stack:0', 'stack:2']) {
    button(lit()[0] ?? '').focus()
    while (document.activeElement !== button(slot)) key('ArrowRight')
    enter(document.activeElement)
    for (const card of ['action:taxes', 'action:march']) {
      button(card).focus()
      enter(document.activeElement)
      expect(document.activeElement).toBe(button(card)) // and on from there
    }
  }
  expect(picked).toEqual(
    ['0', '2'].flatMap((slot) => [
      ['action:taxes', `stack:${slot}`],
      ['action:march', `stack:${slot}`],
    ]),
  )
})

test('digits lay cards', () => {
  open(pairs)
  for (const digit of ['2', '1']) key(digit)
  expect(picked).toEqual([
    ['action:march', 'stack:0'],
    ['action:taxes', 'stack:0'],
  ])
})

test('a card that asks for no place is played as anything lit is, and shows the key that does it', () => {
  open([play('card:3'), play('card:9')], { title: 'Hand', cards: [{ ref: 'card:3' }, { ref: 'card:9' }] }) // prettier-ignore
  expect([...top.querySelectorAll('kbd')].map((kbd) => kbd.textContent)).toEqual(['1', '2'])
  enter(button('card:9'))
  expect(picked).toEqual([['card:9']])
})

test('nothing is offered to whoever is not asked', () => {
  open([])
  click('action:taxes')
  expect(picked).toEqual([])
  expect(button('action:taxes').getAttribute('aria-disabled')).toBe('true')
})

test('those who listen are told what lies where, and where the next card goes', () => {
  open(pairs)
  expect(button('stack:1').querySelector('.unseen')?.textContent).toBe(
    'II. action:march, action:taxes. full',
  )
  expect(button('stack:0').querySelector('.unseen')?.textContent).toBe('I. Empty')
  click('stack:2')
  expect(top.querySelector('[role="status"]')?.textContent).toContain('III')
})

test('those who listen are told of each card that was laid, though it is like the last, and of none they took back', () => {
  const props = $state({ hand, chooser, face: (ref: string) => ({ title: ref }) })
  source?.update(anUpdate({ offer: anOffer(`t${++asked}`, { choices: pairs, refused }) }))
  draw(HandDock, props)
  const status = () => top.querySelector('[role="status"]')?.textContent.trim()
  const lying = (...cards: string[]) => {
    const slots = hand.slots?.map((slot) => (slot.ref === 'stack:0' ? { ...slot, cards } : slot))
    props.hand = { ...hand, slots: slots ?? [] }
    flushSync()
    return status()
  }
  const before = status()
  const goes = 'What you press goes to I.'
  expect(before).toBe(goes)
  expect(lying('action:taxes')).toBe(`action:taxes lies in I, with no other. ${goes}`)
  expect(lying('action:taxes', 'action:taxes')).toBe(
    `action:taxes lies in I, with 1 other. ${goes}`,
  )
  expect(lying('action:taxes')).toBe(goes)
})

test('a card that a lesson holds back says so when it is pressed', () => {
  vi.mocked(chooser.pick).mockRestore()
  chooser = new Chooser(
    chooser.stream,
    () => false,
    () => 'Not yet.',
  )
  open(pairs)
  const answer = vi.spyOn(chooser.stream, 'answer')
  const said = () => toasts.all.splice(0).map(({ text }) => text)
  said()
  click('action:march')
  expect(said()).toEqual(['Not yet.'])
  key('1')
  expect(said()).toEqual(['Not yet.'])
  source?.update(anUpdate({ offer: anOffer('other', { choices: [play('action:march')] }) }))
  flushSync()
  click('action:march')
  expect(said()).toEqual(['Not yet.'])
  expect(answer).not.toHaveBeenCalled()
})

test('a drag lays a card, and is no click', () => {
  open(pairs)
  const pointer = (type: string, on: Element, x: number) =>
    on.dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, button: 0 }), {
        pointerId: 1,
        isPrimary: true,
      }),
    )
  document.elementsFromPoint = () => [thing('stack:2')]
  pointer('pointerdown', button('action:march'), 0)
  pointer('pointermove', button('action:march'), 4)
  expect(held()).toBeUndefined()
  pointer('pointermove', button('action:march'), 40)
  flushSync()
  expect(held()).toBe('action:march')
  expect(top.querySelector('.ghost')).not.toBeNull()
  expect(thing('stack:2').classList).toContain('over')
  pointer('pointerup', button('action:march'), 40)
  flushSync()
  click('action:march')
  expect(picked, 'the click that ends a drag is none').toEqual([['action:march', 'stack:2']])
})

describe('as last time', () => {
  const seal: ChoiceInfo = { ...play('seal'), label: 'Seal', refs: [], closes: true, group: 'end' }
  const slots = (...laid: string[][]) =>
    laid.map((cards, i) => ({ ref: `stack:${i}`, name: `${i}`, cards }))
  const turn = (again: string, ...laid: string[][]): Hand => ({ ...hand, again, slots: slots(...laid) }) // prettier-ignore
  const offers = () =>
    [...top.querySelectorAll('.again button')].map((button) => button.textContent.trim())
  let sent: string[][]

  beforeEach(() => {
    localStorage.clear()
    sent = []
    vi.spyOn(server, 'sendSheet').mockImplementation((_, { links }) => {
      sent.push(links.map(({ id }) => id))
      return Promise.resolve({ played: links.length, why: '' } as SheetInfo)
    })
  })

  test('nothing is offered the first time', () => {
    open([...pairs, seal], turn('1', [], [], []))
    expect(offers()).toEqual([])
  })

  test('what lay the turn before is laid by one press, with the seal if one likes', () => {
    open([], turn('1', ['action:taxes', 'action:taxes'], [], ['action:march']))
    open([...pairs, seal], turn('2', [], [], []))
    expect(offers()).toEqual(['As last time', 'and: Seal'])
    expect(top.querySelectorAll('.once')).toHaveLength(3)
    top.querySelector<HTMLElement>('.again button')?.click()
    expect(sent).toEqual([['taxes 0', 'taxes 0', 'march 2']])
  })

  test('the seal goes along with what fills all places', () => {
    open([], turn('1', ['action:taxes', 'action:taxes'], [], ['action:march']))
    open([...pairs, seal], turn('2', [], [], []))
    top.querySelector<HTMLElement>('.again [data-closes]')?.click()
    expect(sent).toEqual([['taxes 0', 'taxes 0', 'march 2', 'seal']])
    // It is remembered, though it was never seen lying there.
    open([...pairs, seal], turn('3', [], [], []))
    expect(offers().slice(2)).toEqual(['As last time', 'and: Seal'])
  })

  test('of what lay before that is laid for which the cards are there', () => {
    open([], turn('1', ['action:taxes'], [], ['action:march']))
    open([], turn('2', ['action:spent'], [], ['action:march']))
    open([...pairs, seal], turn('3', [], [], []))
    expect(offers()).toEqual(['As before', 'and: Seal'])
    top.querySelector<HTMLElement>('.again button')?.click()
    expect(sent).toEqual([['taxes 0', 'march 2']])
  })

  test('what is laid otherwise stays, and the seal waits until all places are filled', () => {
    open([], turn('1', ['action:taxes'], [], ['action:march', 'action:march']))
    open([...pairs, seal], turn('2', ['action:march'], [], []))
    expect(offers()).toEqual(['The rest as last time']) // one card of two is in the hand
    top.querySelector<HTMLElement>('.again button')?.click()
    expect(sent).toEqual([['march 2']])
  })
})

test('what may be done with the cards out of turn is offered beneath them, where it can be', () => {
  const give = vi.fn()
  const aside = (verb: string) => ({ id: verb, verb, label: verb, low: 0, high: 0 })
  const context = new Map([[asides, { choices: [aside('declare-war'), aside('show')], give }]])
  const stage = document.body.appendChild(document.createElement('div'))
  const of = { title: hand.title, cards: hand.cards, asides: ['show', 'use'] }
  const props = { hand: of, chooser, face: (ref: string) => ({ title: ref }) }
  const drawn = mount(HandDock, { target: stage, props, context })
  flushSync()
  const offered = [...stage.querySelectorAll<HTMLButtonElement>('button[data-verb]')]
  expect(offered.map((one) => one.textContent)).toEqual(['show'])
  offered[0]?.click()
  expect(give).toHaveBeenCalledWith(1)
  void unmount(drawn)
  stage.remove()
})
