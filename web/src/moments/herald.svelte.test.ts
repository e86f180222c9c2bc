import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { preferences } from '../common/preferences.svelte'
import type { AnyGame } from '../games/game'
import type { Staging } from '../games/moment'
import { say } from '../i18n'
import { aLine, aMoment } from '../replay/fixture'
import { anOffer, aTable, anUpdate, FakeSource } from '../table/fixture'
import { Chooser } from '../table/chooser.svelte'
import { TableStream } from '../table/stream.svelte'
import type { LineInfo } from '../wire/http'
import { Herald } from './herald.svelte'
import Moments from './Moments.svelte'
import Drawn from './test/Drawn.svelte'
// What the page fetches when it is wanted is here beforehand: on a busy machine it would come too late.
import './EndStage.svelte'
import './Stage.svelte'

/** A duel: two meet, they strike, and one falls. */
const duel: Staging<unknown, unknown> = {
  begins: ({ name }) => name === 'duel',
  goesOn: ({ name }) => ['salute', 'blow', 'fall'].includes(name),
  settles: ({ name }) => name === 'fall',
  play: ({ lines, scene }) => ({
    kind: 'battle',
    headline: 'A duel',
    about: '',
    mine: lines[0]?.args[0] === scene.seat,
    acts: ['Salute', 'Blows'],
    steps: lines.map((line) => ({
      act: line.name === 'duel' ? 0 : 1,
      text: line.text,
      quick: line.name === 'salute',
      shows: line.text,
      ...(line.name === 'blow' && {
        chance: () => ({
          one: { seat: 0, share: 0.75 },
          other: { seat: -1, name: 'Fate', share: 0.2 },
        }),
      }),
    })),
    over: lines.some(({ name }) => name === 'fall'),
    place: 'city:monz',
  }),
  panel: () => Promise.resolve({ default: Drawn }),
}
const game = {
  short: (_: unknown, seat: number) => `Seat ${seat}`,
  sits: (_: unknown, seat: number) => `Seat ${seat}`,
  called: (name: string) => name,
  stagings: [duel],
  tidings: {
    born: (_: unknown, { args }: LineInfo) => ({
      kind: 'birth',
      headline: 'A child is born',
      ...(args[0] === 0 && { mine: 'good' }),
    }),
  },
} as unknown as AnyGame

const tell = (row: number, name: string, ...args: number[]): LineInfo => ({
  ...aLine(row, `${name} of row ${row}`),
  name,
  args,
})

let stream: TableStream
let source: FakeSource
let herald: Herald
let told: LineInfo[]
const fetched = vi.fn((_seat: number, from: number, to: number) =>
  Promise.resolve([aMoment(from), aMoment(to)]),
)

/** come lets an update come that tells some more lines. */
function come(lines: LineInfo[], more: Parameters<typeof anUpdate>[0] = {}) {
  const from = told.length
  told = [...told, ...lines]
  source.update(anUpdate({ row: lines.at(-1)?.row ?? 0, chronicle: { from, lines }, ...more }))
  flushSync()
  if (stream.update) herald.follow(stream.update)
  flushSync()
}

beforeEach(() => {
  preferences.choose({ moments: 'all', keys: true })
  fetched.mockClear()
  stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.open()
  herald = new Herald(
    stream,
    game,
    () => ({ view: {}, components: {}, table: aTable(), seat: 0, lines: stream.chronicle }),
    fetched,
  )
  told = []
  come([tell(1, 'turn')])
})
afterEach(() => herald.banners.stop())

const hung = () => herald.banners.hung.map(({ tidings, watch }) => [tidings.headline, watch])

test('what was told before one came is not proclaimed', () => {
  told = []
  come([tell(1, 'born', 0), tell(2, 'duel', 0)])
  expect(hung()).toEqual([])
  expect(herald.stage).toBeUndefined()
})

test('news hangs as a banner, and what I have a part in opens the stage', () => {
  come([tell(2, 'born', 1)])
  expect(hung()).toEqual([['A child is born', false]])
  come([tell(3, 'duel', 0)])
  expect(herald.stage?.play.headline).toBe('A duel')
})

test('what others fight can be watched', async () => {
  come([tell(2, 'duel', 1)])
  come([tell(3, 'blow'), tell(4, 'fall')])
  expect(herald.stage).toBeUndefined()
  expect(hung()).toEqual([['A duel', true]])
  await herald.watch('2.0')
  expect(fetched).toHaveBeenCalledWith(0, 1, 4)
  expect(herald.stage?.lines).toHaveLength(3)
  expect(hung()).toEqual([])
})

test('whoever wants so is only told of his own, or of nothing', () => {
  preferences.choose({ moments: 'mine' })
  come([tell(2, 'born', 1), tell(3, 'born', 0), tell(4, 'duel', 1)])
  expect(hung()).toHaveLength(1)
  preferences.choose({ moments: 'none' })
  come([tell(5, 'born', 0), tell(6, 'duel', 0)])
  expect(hung()).toHaveLength(1)
  expect(herald.stage).toBeUndefined()
})

test('a play goes on with the table, but what is shown waits for the viewer', () => {
  come([tell(2, 'duel', 0)])
  come([tell(3, 'blow'), tell(4, 'fall'), tell(5, 'turn')])
  const { stage } = herald
  expect(stage?.at).toBe(0)
  expect(stage?.play.steps).toHaveLength(3)
  expect([herald.onward(), herald.onward(), stage?.at, stage?.done]).toEqual([true, true, 2, true])
  expect(herald.onward()).toBe(true)
  expect(herald.stage).toBeUndefined()
})

test('once others fight the end of a play is shown that is over, but not because another turn begins', () => {
  come([tell(2, 'duel', 0)])
  come([tell(3, 'blow'), tell(4, 'fall'), { ...tell(5, 'turn'), weight: 'turn' }])
  expect(herald.stage?.at).toBe(0)
  come([{ ...tell(6, 'march'), weight: 'fight' }])
  expect(herald.stage?.done).toBe(true)
  herald.stage?.back()
  come([{ ...tell(7, 'march'), weight: 'fight' }])
  expect(herald.stage?.done, 'who looks back since may').toBe(false)
})

test('a play of the past is watched as it went, though the table has gone on', async () => {
  come([tell(2, 'duel', 1), tell(3, 'fall'), { ...tell(4, 'march'), weight: 'fight' }])
  await herald.watch('2.0')
  come([{ ...tell(5, 'march'), weight: 'fight' }])
  expect(herald.stage?.at).toBe(0)
})

test('a play from which another takes the stage can be watched later, if its end was not shown', () => {
  come([tell(2, 'duel', 0)])
  come([tell(3, 'fall')])
  come([tell(4, 'duel', 0)])
  expect(herald.stage?.key).toBe('4.0')
  const later = () => herald.banners.folded.map(({ key, watch }) => [key, watch])
  expect(later()).toEqual([['2.0', true]])
  come([tell(5, 'fall')])
  herald.stage?.toEnd()
  come([tell(6, 'duel', 0)])
  expect(later()).toEqual([['2.0', true]])
})

test('who answers something else leaves a play that is over, and sees first how it ended', () => {
  come([tell(2, 'duel', 0)])
  come([tell(3, 'blow')], { answered: 3 })
  expect(herald.stage?.at).toBe(0)
  come([tell(4, 'fall')], { answered: 4 })
  come([tell(5, 'turn')], { answered: 4 })
  expect(herald.stage?.at).toBe(0)
  come([tell(6, 'move')], { answered: 6 })
  expect(herald.stage?.done).toBe(true)
  come([tell(7, 'move')], { answered: 6 })
  expect(herald.stage?.done).toBe(true)
  come([tell(8, 'move')], { answered: 8 })
  expect(herald.stage).toBeUndefined()
})

test('who is asked sees what for at once, and no more than that', () => {
  come([tell(2, 'duel', 0)])
  come([tell(3, 'salute'), tell(4, 'blow')], { offer: anOffer('strike') })
  expect(herald.stage?.at).toBe(1)
})

test('what is taken back leaves the stage', () => {
  come([tell(2, 'duel', 0)])
  told = told.slice(0, 1)
  come([tell(3, 'turn')])
  expect(herald.stage).toBeUndefined()
})

function draw(board?: HTMLElement) {
  const onleave = vi.fn()
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const chooser = new Chooser(stream)
  const drawn = mount(Moments, {
    target: document.body,
    props: {
      herald,
      chooser,
      board,
      quiet: false,
      covered: () => false,
      onleave,
    },
  })
  flushSync()
  return { drawn, onleave, chooser }
}
const press = (key: string) => {
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )
  flushSync()
}

test('by key: Space goes on, E to the end, and Space again back to the board', async () => {
  come([tell(2, 'duel', 0)])
  come([tell(3, 'blow'), tell(4, 'blow'), tell(5, 'fall')])
  const { drawn, onleave } = draw()
  press(' ')
  expect(herald.stage?.at).toBe(1)
  press('e')
  expect(herald.stage?.at).toBe(3)
  press(' ')
  await vi.waitFor(() => expect(onleave).toHaveBeenCalledWith('city:monz'))
  expect(herald.stage).toBeUndefined()
  await unmount(drawn)
})

describe('by itself', () => {
  beforeEach(() => {
    preferences.choose({ tempo: 'normal' })
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    preferences.choose({ tempo: 'normal' })
  })
  const long = 20_000 // milliseconds, in which a step has stood at any pace
  /** look draws it for somebody who looks on, or is elsewhere. */
  const look = (away = false) => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(away)
    const all = draw()
    hidden.mockRestore()
    return all
  }
  const wait = () => {
    vi.advanceTimersByTime(long)
    flushSync()
  }

  test('a play goes on, and makes way when it is over', async () => {
    come([tell(2, 'duel', 0)])
    const { drawn } = look()
    wait()
    expect(herald.stage?.at, 'as far as it was told').toBe(0)
    come([tell(3, 'blow'), tell(4, 'fall')])
    const seen = [0, 1, 2].map(() => {
      vi.advanceTimersToNextTimer()
      flushSync()
      return herald.stage?.at
    })
    expect(seen).toEqual([1, 2, undefined])
    await unmount(drawn)
  })

  test('it waits where nobody looks', async () => {
    come([tell(2, 'duel', 0)])
    come([tell(3, 'blow'), tell(4, 'fall')])
    const { drawn } = look(true)
    wait()
    expect(herald.stage?.at).toBe(0)
    await unmount(drawn)
  })

  test.each(['step', 'once'] as const)('it waits where the pace is %s', async (tempo) => {
    preferences.choose({ tempo })
    come([tell(2, 'duel', 0)])
    come([tell(3, 'blow'), tell(4, 'fall')])
    const { drawn } = look()
    wait()
    expect(herald.stage?.at).toBe(0)
    await unmount(drawn)
  })

  test('it waits for who looks back, reads the whole, or holds the table', async () => {
    come([tell(2, 'duel', 0)])
    come([tell(3, 'blow'), tell(4, 'fall')])
    const { drawn } = look()
    const { stage } = herald
    if (!stage) throw new Error('no stage')
    stream.pacing.hold(true)
    flushSync()
    wait()
    expect(stage.at).toBe(0)
    stream.pacing.hold(false)
    stage.words = true
    flushSync()
    wait()
    expect(stage.at).toBe(0)
    stage.words = false
    stage.onward()
    stage.back()
    flushSync()
    wait()
    expect(stage.at).toBe(0)
    stage.onward()
    flushSync()
    wait()
    expect(stage.at).toBe(2)
    await unmount(drawn)
  })
})

test('a press beside what is drawn leads back to the board, one on what is said does not', async () => {
  come([tell(2, 'duel', 0)])
  const { drawn, onleave } = draw()
  await vi.waitFor(() => expect(document.querySelector('.stage h2')).not.toBeNull())
  document.querySelector<HTMLElement>('.stage h2')?.click()
  expect(herald.stage).toBeDefined()
  document.querySelector<HTMLElement>('.stage')?.click()
  flushSync()
  expect(herald.stage).toBeUndefined()
  expect(onleave).toHaveBeenCalledWith('city:monz')
  await unmount(drawn)
})

test('where its place is drawn on the board it is left in sight', async () => {
  come([tell(2, 'duel', 0)])
  const glass = () => document.querySelector('.stage .glass')
  const { drawn } = draw()
  await vi.waitFor(() => expect(document.querySelector('.stage h2')).not.toBeNull())
  expect(glass()).toBeNull()
  await unmount(drawn)
  vi.stubGlobal('CSS', { escape: String })
  const board = document.createElement('div')
  board.innerHTML = '<i data-ref="city:monz"></i>'
  const on = draw(board)
  await vi.waitFor(() => expect(glass()).not.toBeNull())
  await unmount(on.drawn)
  vi.unstubAllGlobals()
})

test('letters are left alone for whoever wants no letters for keys, and Escape leaves', async () => {
  preferences.choose({ keys: false })
  come([tell(2, 'duel', 0)])
  come([tell(3, 'blow'), tell(4, 'fall')])
  const { drawn } = draw()
  press('e')
  expect(herald.stage?.at).toBe(0)
  press('Escape')
  expect(herald.stage).toBeUndefined()
  await unmount(drawn)
})

test('each step is announced, and the whole can be read in words', async () => {
  come([tell(2, 'duel', 0)])
  come([tell(3, 'blow'), tell(4, 'fall')])
  const { drawn } = draw()
  const said = () => document.querySelector('.stage [role="status"]')?.textContent.trim()
  await vi.waitFor(() => expect(said()).toBe('duel of row 2'))
  press(' ')
  expect(said()).toMatch(/^blow of row 3/)
  const whole = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent.trim() === say().inFull,
  )
  whole?.click()
  flushSync()
  expect(document.querySelectorAll('.words li')).toHaveLength(3)
  await unmount(drawn)
})

test('where a step knows the chance as it stands it is drawn, and said with the step', async () => {
  come([tell(2, 'duel', 0)])
  come([tell(3, 'blow'), tell(4, 'fall')])
  const { drawn } = draw()
  const find = (what: string) => document.querySelector(`.stage ${what}`)
  await vi.waitFor(() => expect(find('[role="status"]')?.textContent).toContain('duel'))
  expect(find('.chance')).toBeNull()
  press(' ')
  expect(find('[role="status"]')?.textContent).toContain(
    `${say().chanceNow}: Seat 0 75 %, Fate 20 %`,
  )
  const shares = [...document.querySelectorAll<HTMLElement>('.stage .bar span')]
  expect(shares.map(({ style }) => style.getPropertyValue('--share'))).toEqual(['75%', '20%'])
  press(' ')
  expect(find('.chance')).toBeNull()
  await unmount(drawn)
})

test('the end of a game is staged after what is on the stage, and leads to its story', async () => {
  const standing = {
    over: true,
    turn: 3,
    end: 'prestige',
    winners: [1],
    places: [1, 0].map((seat, i) => ({
      seat,
      rank: i + 1,
      scores: [{ name: 'prestige', value: 9 - 4 * i }],
    })),
  }
  come([tell(2, 'duel', 0)])
  come([tell(3, 'fall'), tell(3, 'king', 1)], { standing })
  expect(herald.ending).toBe(true)
  expect(herald.untold, 'until it is told the seats stand as before').toBeDefined()
  expect(herald.stage?.play.headline).toBe('A duel')
  herald.close()
  const { drawn } = draw()
  await vi.waitFor(() => expect(document.querySelector('.end')).not.toBeNull())
  const rows = () => [...document.querySelectorAll('.end ol li')].map((li) => li.textContent)
  expect(rows(), 'no places before anybody is told of').toEqual([])
  press(' ')
  expect(rows()).toEqual([
    expect.stringContaining(say().notYetShown),
    expect.stringContaining('Seat 0'),
  ])
  expect(
    document.querySelector('.end ol .who .unseen')?.textContent,
    'the place of who has won is drawn, and said to who does not see it',
  ).toBe(say().notYetShown)
  expect(herald.stage?.step?.text).toBe(say().yourPlace(2, 2))
  press(' ')
  expect(herald.stage?.step?.text).toBe(say().winner('Seat 1', false))
  expect(document.querySelector('.winners')?.textContent).toContain('Seat 1')
  expect(document.querySelector('.stage .main')?.textContent).toContain(say().toStory)
  press(' ')
  expect([herald.stage, herald.ending, herald.untold]).toEqual([undefined, false, undefined])
  await unmount(drawn)
})

test('until a play that is over has run to its end, what was in sight before is told beside it', () => {
  const before = { before: true }
  come([tell(2, 'duel', 0)], { view: before })
  come([tell(3, 'blow'), tell(4, 'fall')])
  expect(herald.untold).toEqual(before)
  come([tell(5, 'born', 1)])
  expect(herald.untold).toEqual(before)
  herald.stage?.toEnd()
  expect(herald.untold).toBeUndefined()
  herald.stage?.back()
  expect(herald.untold, 'it has been seen').toBeUndefined()
})

test('what somebody has brought by holding a play is not taken away again', () => {
  come([tell(2, 'duel', 0)], { view: { before: true } })
  come([tell(3, 'blow'), tell(4, 'fall')], { offer: anOffer('t1') })
  preferences.choose({ tempo: 'normal' })
  const { drawn, chooser } = draw()
  flushSync()
  expect(chooser.untold).toBe(true)
  if (herald.stage) herald.stage.words = true
  flushSync()
  expect([chooser.untold, herald.untold]).toEqual([false, undefined])
  if (herald.stage) herald.stage.words = false
  flushSync()
  expect([chooser.untold, herald.untold]).toEqual([false, undefined])
  void unmount(drawn)
})

test('a play that is watched again withholds nothing', async () => {
  come([tell(2, 'duel', 1)])
  come([tell(3, 'blow'), tell(4, 'fall')], { offer: anOffer('t1') })
  await herald.watch('2.0')
  const { drawn, chooser } = draw()
  flushSync()
  expect(herald.stage?.next).toBeDefined()
  expect([chooser.untold, herald.untold]).toEqual([false, undefined])
  await unmount(drawn)
})

test('an end that was taken back and comes again is withheld with what was in sight by then', () => {
  come([tell(2, 'duel', 0)], { view: { n: 0 } })
  come([tell(3, 'fall')], { view: { n: 1 } })
  expect(herald.untold).toEqual({ n: 0 })
  told = told.slice(0, -1)
  source.update(anUpdate({ row: 4, view: { n: 50 }, chronicle: { from: told.length, lines: [] } }))
  flushSync()
  if (stream.update) herald.follow(stream.update)
  expect(herald.untold).toBeUndefined()
  come([tell(5, 'fall')], { view: { n: 60 } })
  expect(herald.untold).toEqual({ n: 50 })
})

test('who comes when all is over is shown no end', () => {
  const over = { over: true, turn: 3, winners: [1], places: [] }
  told = []
  herald = new Herald(stream, game, herald.scene, fetched)
  come([tell(1, 'king', 1)], { standing: over })
  expect([herald.stage, herald.ending]).toEqual([undefined, false])
})
