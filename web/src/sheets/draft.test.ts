import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '../common/server'
import { anOffer, anUpdate } from '../table/fixture'
import type { ChoiceInfo, Link, SheetInfo, TrialInfo } from '../wire/http'
import { Draft, linkOf, type Speaks } from './draft.svelte'

const links = (...ids: string[]): Link[] => ids.map((id) => linkOf({ id }))
const trial = (played: number, more: Partial<TrialInfo> = {}): TrialInfo => ({
  played,
  stop: '',
  why: '',
  rule: '',
  view: `view ${played}`,
  offer: anOffer('', { name: `offer ${played}` }),
  ...more,
})
const done = (played: number, why = ''): SheetInfo => ({
  played,
  stop: why ? 'refused' : '',
  why,
  rule: '',
})

let speaks: { [Way in keyof Speaks]: ReturnType<typeof vi.fn<Speaks[Way]>> }
let draft: Draft
beforeEach(() => {
  vi.useFakeTimers()
  speaks = {
    try: vi.fn<Speaks['try']>(),
    send: vi.fn<Speaks['send']>(),
    order: vi.fn<Speaks['order']>(),
  }
  const update = anUpdate({ seat: 2, offer: anOffer('now', { name: 'asked' }), view: 'seen' })
  draft = new Draft({ id: 'k3f9', update }, speaks)
})
afterEach(() => vi.useRealTimers())

/** written are links on the draft, of which the server tells where they lead. */
async function written(ids: string[], told: TrialInfo) {
  speaks.try.mockResolvedValueOnce(told)
  draft.write(links(...ids))
  await vi.runAllTimersAsync()
  flushSync()
}

describe('a draft', () => {
  test('is what is asked, as long as nothing is written', () => {
    expect(draft.offer?.name).toBe('asked')
    expect(draft.view).toBe('seen')
    expect(draft.sound).toBe(true)
    expect(speaks.try).not.toHaveBeenCalled()
  })

  test('is tried once one stops writing', async () => {
    draft.write(links('a'))
    await vi.advanceTimersByTimeAsync(50)
    await written(['a', 'b'], trial(2))
    expect(speaks.try).toHaveBeenCalledTimes(1)
    expect(speaks.try.mock.calls[0]?.[1]).toEqual({
      seat: 2,
      token: 'now',
      links: links('a', 'b'),
    })
    expect(draft.offer?.name).toBe('offer 2')
    expect(draft.view).toBe('view 2')
    expect(draft.sound).toBe(true)
  })

  test('does not hold while it is tried, nor beyond what is offered', async () => {
    await written(['a', 'b'], trial(1, { stop: 'refused', why: 'Too dear' }))
    expect(draft.stopped).toEqual({ at: 1, why: 'Too dear', stop: 'refused' })
    expect(draft.sound).toBe(false)
    draft.write(links('a'))
    expect(draft.trying).toBe(true)
    expect(draft.sound).toBe(false)
  })

  test.each(['fate', 'others'] as const)(
    'may end with what brings %s, and not go on after it',
    async (stop) => {
      await written(['a', 'b'], trial(1, { stop, why: 'Chance' }))
      expect(draft.sound).toBe(true)
      await written(['a', 'b', 'c'], trial(1, { stop, why: 'Chance' }))
      expect(draft.sound).toBe(false)
    },
  )

  test('is as at the beginning when it is torn up', async () => {
    await written(['a'], trial(1))
    draft.write([])
    flushSync()
    expect(draft.offer?.name).toBe('asked')
    expect(draft.view).toBe('seen')
    expect(speaks.try).toHaveBeenCalledTimes(1)
  })

  test('heeds the last that was asked alone', async () => {
    let tell: (told: TrialInfo) => void = () => undefined
    speaks.try.mockReturnValueOnce(new Promise((resolve) => (tell = resolve)))
    draft.write(links('a'))
    await vi.advanceTimersByTimeAsync(200)
    await written(['b', 'c'], trial(2))
    tell(trial(1))
    await vi.runAllTimersAsync()
    expect(draft.offer?.name).toBe('offer 2')
  })

  test('asks again while the server is out of reach, until nobody waits for it', async () => {
    speaks.try.mockRejectedValue(new Refusal('unreachable', ''))
    draft.write(links('a'))
    await vi.advanceTimersByTimeAsync(600)
    expect(speaks.try).toHaveBeenCalledTimes(2)
    expect(draft.trying).toBe(true)
    draft.write([])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(speaks.try).toHaveBeenCalledTimes(2)
    expect(draft.error).toBe('')
  })

  test('waits where the server has too much to do, and says what else goes wrong', async () => {
    speaks.try.mockRejectedValueOnce(new Refusal('too-many', 'Wait'))
    await written(['a'], trial(1))
    expect(speaks.try).toHaveBeenCalledTimes(2)
    expect(draft.trying).toBe(false)
    expect(draft.error).toBe('')
    speaks.try.mockRejectedValueOnce(new Refusal('internal', 'It broke'))
    draft.write(links('b'))
    await vi.runAllTimersAsync()
    expect(draft.error).toBe('It broke')
    expect(draft.trying).toBe(false)
  })
})

describe('confirming', () => {
  test('gives the links and what closes with them', async () => {
    await written(['a'], trial(1))
    speaks.send.mockResolvedValueOnce(done(2))
    expect(await draft.confirm(links('z'))).toBe(true)
    expect(speaks.send.mock.calls).toEqual([
      ['k3f9', { seat: 2, token: 'now', links: links('a', 'z') }],
    ])
    expect(draft.links).toEqual([])
    expect(draft.error).toBe('')
  })

  test('leaves what was not taken, with its rule', async () => {
    await written(['a', 'b', 'c'], trial(3))
    speaks.send.mockResolvedValueOnce(done(1, 'Sold out'))
    expect(await draft.confirm()).toBe(false)
    expect(draft.links).toEqual(links('b', 'c'))
    expect(draft.error).toBe('Sold out')
    await written(['b', 'c'], trial(2)) // it is asked again by itself
    expect(draft.error).toBe('Sold out')
    draft.write(links('b'))
    expect(draft.error).toBe('')
  })

  test('keeps all that could not be sent', async () => {
    await written(['a'], trial(1))
    speaks.send.mockRejectedValueOnce(new Refusal('conflict', 'The question has changed'))
    expect(await draft.confirm()).toBe(false)
    expect(draft.links).toEqual(links('a'))
    expect(draft.error).toBe('The question has changed')
    expect(draft.sending).toBe(false)
  })

  test('says in words what could not be saved, and may be given once more as it is', async () => {
    await written(['a', 'b'], trial(2))
    speaks.send.mockRejectedValueOnce(new Refusal('unwritten', 'Nothing can be saved'))
    expect(await draft.confirm()).toBe(false)
    expect([draft.error, draft.sound, draft.token]).toEqual(['Nothing can be saved', true, 'now'])
    speaks.send.mockResolvedValueOnce(done(2))
    expect(await draft.confirm()).toBe(true)
    expect(draft.error).toBe('')
    expect(speaks.send.mock.calls[1]).toEqual(speaks.send.mock.calls[0])
  })

  test('gives nothing twice, and nothing of nothing', async () => {
    expect(await draft.confirm()).toBe(false)
    await written(['a'], trial(1))
    speaks.send.mockReturnValueOnce(new Promise(() => undefined))
    void draft.confirm()
    expect(draft.sound).toBe(false)
    expect(await draft.confirm()).toBe(false)
    expect(speaks.send).toHaveBeenCalledTimes(1)
  })
})

describe('ordering', () => {
  const bid = { id: 'bid', verb: 'bid', label: 'Bid', low: 5, high: 90 }
  const asking = () => {
    const offer = anOffer('now', { choices: [{ ...bid, id: 'pass', high: 0 }, bid] })
    return new Draft({ id: 'k3f9', update: anUpdate({ seat: 2, offer }) }, speaks)
  }

  test('gives an answer by its place, with the number up to which it stands', async () => {
    speaks.order.mockResolvedValueOnce(undefined)
    expect(await asking().order(linkOf(bid, 40), 'turn')).toBe(true)
    expect(speaks.order.mock.calls).toEqual([
      ['k3f9', { seat: 2, token: 'now', choice: 1, number: 40, note: '', term: 'turn' }],
    ])
  })

  test('gives nothing that is not offered, and says what goes wrong', async () => {
    const one = asking()
    expect(await one.order(linkOf({ id: 'veto' }), 'turn')).toBe(false)
    expect(speaks.order).not.toHaveBeenCalled()
    speaks.order.mockRejectedValueOnce(new Refusal('conflict', 'The question has changed'))
    expect(await one.order(linkOf(bid, 40), 'turn')).toBe(false)
    expect(one.error).toBe('The question has changed')
  })
})

describe('what cannot be taken back of a draft', () => {
  const offered = (choices: Partial<ChoiceInfo>[]) =>
    anOffer('', {
      choices: choices.map((more) => ({
        id: '',
        verb: 'do',
        label: '',
        low: 0,
        high: 0,
        ...more,
      })),
    })

  test('is what closes with it, as it is offered then', async () => {
    const offer = offered([{ id: 'leave', closes: true, final: 'seals' }, { id: 'buy' }])
    await written(['a'], trial(1, { offer }))
    expect(draft.grave()).toBeUndefined()
    expect(draft.grave(links('buy'))).toBeUndefined()
    expect(draft.grave(links('buy', 'leave'))).toMatchObject({ final: 'seals', hasty: true })
  })

  test('is the answer at which the trial had to stop', async () => {
    const offer = offered([{ id: 'attack', final: 'draws', stake: 'land' }, { id: 'wait' }])
    await written(['a', 'attack'], trial(1, { offer, stop: 'fate' }))
    expect(draft.grave()).toMatchObject({ choice: { id: 'attack' }, final: 'draws', hasty: false })
  })

  test('hangs on the number', async () => {
    const offer = offered([{ id: 'give', high: 3, finalMost: 'seals' }])
    await written(['a'], trial(1, { offer }))
    expect(draft.grave([linkOf({ id: 'give' }, 2)])).toBeUndefined()
    expect(draft.grave([linkOf({ id: 'give' }, 3)])?.final).toBe('seals')
  })
})
