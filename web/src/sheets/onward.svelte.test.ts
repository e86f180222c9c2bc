import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { Refusal } from '../common/server'
import type { AnyGame } from '../games/game'
import { anOffer, anUpdate } from '../table/fixture'
import type { ChoiceInfo, GiveSheet, OfferInfo, SheetInfo, TrialInfo } from '../wire/http'
import type { Speaks } from './draft.svelte'
import { Onward } from './onward.svelte'

const choice = (id: string, more: Partial<ChoiceInfo> = {}): ChoiceInfo => {
  return { id, verb: id, label: id, refs: [], low: 0, high: 0, ...more }
}
const game = {
  onward: { strategy: ['battle', 'march'] },
  all: { disband: 'disband' },
} as unknown as AnyGame
const now = anOffer('t1', {
  name: 'strategy',
  choices: [choice('crowns'), choice('battle'), choice('march')],
})

let leadsTo: Record<string, OfferInfo | null>
let tried: string[]
let sent: GiveSheet[]
let closed: boolean
let onward: Onward

beforeEach(() => {
  vi.useFakeTimers()
  tried = []
  sent = []
  closed = false
  leadsTo = {
    battle: anOffer('', { choices: [choice('monz'), choice('bingen'), choice('berac', { stake: 'land' })] }), // prettier-ignore
    march: null,
  }
  const speaks = {
    try: (_: string, { links }: GiveSheet) => {
      const id = links[0]?.id ?? ''
      tried.push(id)
      return Promise.resolve({ played: 1, offer: leadsTo[id] ?? null } as TrialInfo)
    },
    order: () => Promise.resolve(),
    send: (_: string, sheet: GiveSheet) => {
      sent.push(sheet)
      return Promise.resolve({ played: sheet.links.length, why: '' } as SheetInfo)
    },
  }
  const stream = { id: 'k3f9', update: anUpdate({ seat: 2, offer: now }) }
  onward = new Onward(game, stream, () => closed, speaks)
})
afterEach(() => vi.useRealTimers())

async function follow(offer = now) {
  const stop = onward.follow(2, offer)
  await vi.advanceTimersByTimeAsync(500)
  return stop
}
const shown = () =>
  onward.open.map(({ lead, next }) => {
    return [lead.id, ...next.map(({ choice, number }) => `${choice.id} ${number}`)]
  })

test('what only leads on is answered with what follows', async () => {
  await follow()
  expect(tried).toEqual(['battle', 'march'])
  expect(shown()).toEqual([['battle', 'monz 0', 'bingen 0']]) // what is at stake is asked about alone
  const [way] = onward.open
  const [monz] = way?.next ?? []
  if (way && monz) await onward.go(way, monz)
  expect(sent).toEqual([
    {
      seat: 2,
      token: 't1',
      links: [
        { id: 'battle', number: 0, note: '' },
        { id: 'monz', number: 0, note: '' },
      ],
    },
  ])
})

test('a few numbers are a press each, and many are asked for', async () => {
  leadsTo.battle = anOffer('', {
    choices: [choice('gold', { high: 2 }), choice('men', { low: 1, high: 40 })],
  })
  await follow()
  expect(shown()).toEqual([['battle', 'gold 0', 'gold 1', 'gold 2']])
})

test('where more may follow than one sees at once nothing is offered', async () => {
  leadsTo.battle = anOffer('', {
    choices: Array.from({ length: 9 }, (_, i) => choice(`land ${i}`)),
  })
  await follow()
  expect(shown()).toEqual([])
})

test('where the same is asked again, the last of it closes it', async () => {
  const again = { name: 'strategy', choices: [choice('march'), choice('done', { closes: true })] }
  leadsTo.battle = anOffer('', again)
  await follow()
  expect(shown()).toEqual([['battle', 'done 0']])
  expect(onward.open[0]?.closes).toBe(true)
})

test('of many choices that lead on those are tried that come first and are few', async () => {
  const many = Array.from({ length: 8 }, (_, i) => choice(`march ${i}`, { verb: 'march' }))
  await follow(anOffer('t1', { name: 'strategy', choices: [...many, choice('battle')] }))
  expect(tried).toEqual(['battle'])
})

test('a server that has too much to do is asked again', async () => {
  const { speaks } = onward
  let refusals = 2
  const busy: Speaks = {
    ...speaks,
    try: (...asked) =>
      refusals-- > 0 ? Promise.reject(new Refusal('too-many', 'later')) : speaks.try(...asked),
  }
  onward = new Onward(game, onward.stream, () => closed, busy)
  await follow()
  expect(shown()).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(shown()).toEqual([['battle', 'monz 0', 'bingen 0']])
})

test('another question, and a table shown as it was, offer nothing', async () => {
  await follow(anOffer('t1', { name: 'march', choices: now.choices }))
  expect(tried).toEqual([])
  ;(await follow())()
  closed = true
  expect(onward.open).toEqual([])
})

test('what is let go of is not tried', async () => {
  onward.follow(2, now)()
  await vi.advanceTimersByTimeAsync(500)
  expect(tried).toEqual([])
})

test('what is done to several things is done to all with one press', async () => {
  const disband = (id: string) => choice(id, { verb: 'disband' })
  const ask = (...choices: ChoiceInfo[]) => {
    const stream = { id: 'k3f9', update: anUpdate({ offer: anOffer('t1', { name: 'disband', choices }) }) } // prettier-ignore
    onward = new Onward(game, stream, () => closed, onward.speaks)
  }
  ask(disband('paris'), choice('done'))
  expect(onward.all).toEqual([])
  ask(disband('paris'), disband('toulouse'), choice('done'))
  await onward.goAll()
  expect(sent.map(({ links }) => links.map(({ id }) => id))).toEqual([['paris', 'toulouse']])
})
