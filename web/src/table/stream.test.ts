import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toasts } from '../common/toasts.svelte'
import type { LineInfo, Update } from '../wire/http'
import { anOffer, anUpdate, FakeSource } from './fixture'
import { TableStream } from './stream.svelte'

const line = (row: number, text: string): LineInfo => ({
  row,
  index: 0,
  name: '',
  text,
  secret: false,
  args: [],
  weight: '',
  bargain: 0,
  at: 0,
})

let sources: FakeSource[]
let stream: TableStream
const source = () => sources.at(-1) as FakeSource
const texts = (lines: LineInfo[]) => lines.map((l) => l.text)
const send = (update: Partial<Update>) => source().update(anUpdate(update))

beforeEach(() => {
  sources = []
  stream = new TableStream('k3f9', (url) => {
    const opened = new FakeSource(url)
    sources.push(opened)
    return opened
  })
  stream.open()
})

afterEach(() => {
  stream.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('who comes and goes is told beside the update', () => {
  send({})
  source().event('presence', { here: [true, false], watching: 2 })
  expect(stream.table?.chairs.map(({ here }) => here)).toEqual([true, false])
  expect(stream.update?.table.chairs.map(({ here }) => here)).toEqual([true, true])
  expect(stream.presence?.watching).toBe(2)
})

describe('the chronicle', () => {
  test('begins with the whole, which is no news', () => {
    send({ chronicle: { from: 0, lines: [line(1, 'a'), line(2, 'b')] } })
    expect(texts(stream.chronicle)).toEqual(['a', 'b'])
    expect(stream.news).toEqual([])
  })

  test('grows by the news', () => {
    send({ chronicle: { from: 0, lines: [line(1, 'a')] } })
    send({ chronicle: { from: 1, lines: [line(2, 'b'), line(2, 'c')] } })
    expect(texts(stream.chronicle)).toEqual(['a', 'b', 'c'])
    expect(texts(stream.news)).toEqual(['b', 'c'])
  })

  test('is cut where an answer was taken back', () => {
    send({ chronicle: { from: 0, lines: [line(1, 'a'), line(2, 'b'), line(3, 'c')] } })
    send({ chronicle: { from: 1, lines: [] } })
    expect(texts(stream.chronicle)).toEqual(['a'])
    send({ chronicle: { from: 1, lines: [line(4, 'd')] } })
    expect(texts(stream.chronicle)).toEqual(['a', 'd'])
  })

  test('tells again what others did since an answer that was taken back, which is no news', () => {
    send({ chronicle: { from: 0, lines: [line(1, 'a')] } })
    send({ chronicle: { from: 1, lines: [line(2, 'b'), line(3, 'c'), line(4, 'd')] } })
    const [, , c] = stream.chronicle
    send({ chronicle: { from: 1, lines: [line(3, 'c'), line(4, 'D'), line(6, 'e')] } })
    expect(texts(stream.chronicle)).toEqual(['a', 'c', 'D', 'e'])
    expect(stream.chronicle[1]).toBe(c)
    expect(texts(stream.news)).toEqual(['D', 'e'])
  })

  test('told again from the start replaces what was there', () => {
    send({ chronicle: { from: 0, lines: [line(1, 'a'), line(2, 'b')] } })
    send({ chronicle: { from: 0, lines: [line(1, 'A')] } })
    expect(texts(stream.chronicle)).toEqual(['A'])
  })
})

describe('the connection', () => {
  test('is live once open', () => {
    expect(stream.connection).toBe('opening')
    source().open()
    expect(stream.connection).toBe('live')
  })

  test('that drops is the browser’s to take up again', () => {
    source().open()
    source().drop()
    expect(stream.connection).toBe('lost')
    source().open()
    expect(stream.connection).toBe('live')
    expect(sources.length).toBe(1)
  })

  test('that the browser gave up is opened anew, ever more patiently', () => {
    vi.useFakeTimers()
    source().giveUp()
    expect(sources.length).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(sources.length).toBe(2)
    source().giveUp()
    vi.advanceTimersByTime(1999)
    expect(sources.length).toBe(2)
    vi.advanceTimersByTime(1)
    expect(sources.length).toBe(3)
  })

  test('of a server that stops goes on with another, without a word', () => {
    source().open()
    source().event('bye', {})
    source().drop()
    expect(stream.connection).toBe('live')
    source().open()
    source().drop()
    expect(stream.connection).toBe('lost')
    expect(sources.length).toBe(1)
    expect(source().readyState).toBe(0)
  })

  test('of a server that stops is opened anew where no other answers', () => {
    vi.useFakeTimers()
    source().open()
    source().event('bye', {})
    source().drop()
    source().drop()
    expect(stream.connection).toBe('lost')
    expect(source().readyState).toBe(2)
    vi.advanceTimersByTime(1000)
    expect(sources.length).toBe(2)
  })

  test('that is closed stays closed', () => {
    vi.useFakeTimers()
    source().giveUp()
    stream.close()
    vi.advanceTimersByTime(60000)
    expect(sources.length).toBe(1)
  })

  test('that is told what has changed shows what it has come to', () => {
    source().update(anUpdate({ row: 4, offer: anOffer('t1') }))
    source().event('patch', { row: [5], offer: { token: ['t2'] } })
    source().event('patch', { row: [6] })
    expect(stream.update).toEqual(anUpdate({ row: 6, offer: anOffer('t2') }))
    source().update(anUpdate({ row: 7 }))
    source().event('patch', { row: [8] })
    expect(stream.update).toEqual(anUpdate({ row: 8 }))
  })

  test('asks for the seat it is told', () => {
    stream.open(2)
    expect(source().url).toBe('/api/tables/k3f9/events?lang=en&patches=1&seat=2')
    expect(sources[0]?.readyState).toBe(2)
  })
})

describe('an answer', () => {
  const reply = (status: number, body?: unknown) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(body ? JSON.stringify(body) : null, { status })),
    )

  test('is sent with its offer’s token, once', async () => {
    reply(204)
    send({ seat: 1, offer: anOffer('t1') })
    const first = stream.answer(2, 5)
    expect(stream.busy).toBe(true)
    await stream.answer(0)
    await first
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledWith(
      '/api/tables/k3f9/answers?lang=en',
      expect.objectContaining({
        body: JSON.stringify({ seat: 1, token: 't1', choice: 2, number: 5, note: '' }),
      }),
    )
    expect(stream.busy).toBe(true) // until the server shows what came of it
  })

  test('of several as one is under way too, unless none of them was taken', async () => {
    send({ seat: 1, offer: anOffer('t1') })
    const sheet = { seat: 1, token: 't1', links: [{ id: '1.0.0.0', number: 0, note: '' }] }
    for (const played of [0, 1]) {
      reply(200, { played, why: '' })
      const giving = stream.give(sheet)
      expect(stream.busy).toBe(true)
      await giving
      expect(stream.busy).toBe(played > 0)
    }
    reply(409, { code: 'conflict', message: 'late' })
    send({ seat: 1, offer: anOffer('t2') })
    await expect(stream.give({ ...sheet, token: 't2' })).rejects.toThrow()
    expect(stream.busy).toBe(false)
  })

  test('makes room for the next offer', async () => {
    reply(204)
    send({ seat: 1, offer: anOffer('t1') })
    await stream.answer(0)
    send({ seat: 1, offer: anOffer('t2') })
    expect(stream.busy).toBe(false)
    send({ seat: 1, offer: anOffer('t1') }) // taken back: the first stands again
    expect(stream.busy).toBe(false)
  })

  test('that is refused can be given again, and the reason is said', async () => {
    reply(409, { code: 'conflict', message: 'Somebody was faster.' })
    send({ seat: 1, offer: anOffer('t1') })
    await stream.answer(0)
    expect(stream.busy).toBe(false)
    expect(toasts.all.at(-1)?.text).toBe('Somebody was faster.')
  })

  test('out of turn leaves the offer alone', async () => {
    reply(204)
    send({ seat: 1, offer: anOffer('t1'), asides: anOffer('a1') })
    const given = stream.aside(0, 10, 'For the bridge')
    expect(stream.busyAside).toBe(true)
    await given
    expect(fetch).toHaveBeenCalledWith(
      '/api/tables/k3f9/asides?lang=en',
      expect.objectContaining({
        body: JSON.stringify({
          seat: 1,
          token: 'a1',
          choice: 0,
          number: 10,
          note: 'For the bridge',
        }),
      }),
    )
    expect(stream.busy).toBe(false)
    expect(stream.busyAside).toBe(false)
  })

  test('is taken back only when it may be', async () => {
    reply(204)
    send({ seat: 1, undo: { may: false, why: 'A card was drawn.', answers: 0 } })
    await stream.takeBack()
    expect(fetch).not.toHaveBeenCalled()
    send({ seat: 1, undo: { may: true, why: '', answers: 1 } })
    await stream.takeBack()
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})
