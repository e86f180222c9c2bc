import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { between } from './counting'
import { Motion } from './motion'

interface Move {
  what: string
  frames: Record<string, unknown[]>
}

let top: HTMLElement
let motion: Motion
let moves: Move[]
let durations: unknown[]
let cancelled: number

/** jsdom lays nothing out: here a thing's data-at says where it is, and all else is the whole window. */
const at = (element: Element) => {
  const place = element.getAttribute('data-at')?.split(' ').map(Number)
  if (!place) return new DOMRect(0, 0, innerWidth, innerHeight)
  return new DOMRect(place[0], place[1], 10, 10)
}

beforeEach(() => {
  top = document.body.appendChild(document.createElement('div'))
  motion = new Motion()
  moves = []
  durations = []
  cancelled = 0
  vi.stubGlobal(
    'DOMRect',
    class {
      right: number
      bottom: number
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {
        this.right = left + width
        this.bottom = top + height
      }
    },
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return at(this)
  })
  Element.prototype.animate = function (frames, timing) {
    durations.push((timing as KeyframeAnimationOptions).duration)
    moves.push({ what: this.textContent, frames: frames as Record<string, unknown[]> })
    return { cancel: () => cancelled++ } as unknown as Animation
  }
})

afterEach(() => {
  top.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function change(from: string, to: string) {
  top.innerHTML = from
  motion.before(top)
  top.innerHTML = to
  motion.after(top)
}

const piece = (name: string, place: string) =>
  `<b data-piece="${name}" data-at="${place}">${name}</b>`

test('what has the same name travels from where it was', () => {
  change(piece('a', '100 50') + piece('b', '5 5'), piece('b', '5 5') + piece('a', '40 90'))
  expect(moves).toEqual([{ what: 'a', frames: { translate: ['60.00px -40.00px', '0px 0px'] } }])
})

test('what is new fades in, and what goes is gone', () => {
  change(piece('a', '1 1'), piece('b', '1 1'))
  expect(moves).toEqual([{ what: 'b', frames: { opacity: [0, 1] } }])
})

test('what comes from out of sight fades in, and what leaves it does not move', () => {
  const far = `${innerWidth + 50} 0`
  change(piece('a', far) + piece('b', '9 9'), piece('a', '20 20') + piece('b', far))
  expect(moves).toEqual([{ what: 'a', frames: { opacity: [0, 1] } }])
})

test('of two with one name the first counts', () => {
  change(piece('a', '0 0') + piece('a', '90 90'), piece('a', '0 0') + piece('a', '50 50'))
  expect(moves).toEqual([])
})

test('no more travel than one can follow', () => {
  const all = (y: number) =>
    Array.from({ length: 60 }, (_, i) => piece(`p${i}`, `${i} ${y}`)).join('')
  change(all(0), all(100))
  expect(moves).toHaveLength(24)
})

test('a way is broken off by the next', () => {
  change(piece('a', '0 0'), piece('a', '50 50'))
  motion.before(top)
  motion.after(top)
  expect(cancelled).toBe(1)
})

test('in a scaled drawing the way is in its own measure', () => {
  const drawing = (place: string) => `<svg><g data-piece="a" data-at="${place}">a</g></svg>`
  const inverse = { a: 0.5, b: 0, c: 0, d: 0.25, e: 0, f: 0 }
  const matrix = { a: 2, b: 0, c: 0, d: 4, inverse: () => inverse }
  Object.assign(SVGElement.prototype, { getScreenCTM: () => matrix })
  change(drawing('0 0'), drawing('20 20'))
  expect(moves.map(({ frames }) => frames)).toContainEqual({
    translate: ['-10.00px -5.00px', '0px 0px'],
  })
})

test('what its drawing takes along has not moved', () => {
  const lay = (d: number) => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: d })
  const by = (d: number) => ({
    ...lay(d),
    inverse: () => lay(-d),
    multiply: (m: { f: number }) => lay(d + m.f),
  })
  let down = 0
  Object.assign(SVGElement.prototype, { getScreenCTM: () => by(down) })
  top.innerHTML =
    '<svg><g data-piece="a" data-at="10 10">a</g><g data-piece="b" data-at="10 30">b</g></svg>'
  const [a, b] = top.querySelectorAll('g')
  motion.before(top)
  down = 40 // the panel has grown above it
  a?.setAttribute('data-at', '10 50')
  b?.setAttribute('data-at', '15 70')
  motion.after(top)
  expect(moves.filter(({ frames }) => 'translate' in frames)).toEqual([
    { what: 'b', frames: { translate: ['-5.00px 0.00px', '0px 0px'] } },
  ])
})

test('nothing takes longer than what it shows stands', () => {
  motion = new Motion(() => 250)
  change(piece('a', '100 50'), piece('a', '900 90') + piece('b', '5 5'))
  expect(durations).toEqual([250, 250])
})

test('who wants no motion sees nothing move', () => {
  top.innerHTML = piece('a', '100 50') + '<b data-count="1">1</b>'
  motion.before(top)
  top.innerHTML = piece('a', '900 90') + '<b data-count="2">2</b>'
  motion.after(top, true)
  expect(moves).toEqual([])
})

test('a number counts, and ends at what it is', () => {
  vi.useFakeTimers()
  top.innerHTML = '<b data-count="100">100</b>'
  const number = top.firstElementChild as HTMLElement
  motion.before(top)
  number.dataset.count = '300'
  ;(number.firstChild as Text).data = '300'
  motion.after(top)
  expect(number.textContent).toBe('100')
  vi.advanceTimersByTime(200)
  expect(Number(number.textContent)).toBeGreaterThan(100)
  expect(Number(number.textContent)).toBeLessThan(300)
  motion.before(top)
  expect(number.textContent).toBe('300')
})

test('a count is swift at first, and ends exactly', () => {
  expect(between(0, 100, 0)).toBe(0)
  expect(between(0, 100, 0.5)).toBeGreaterThan(80)
  expect(between(40, -2, 1)).toBe(-2)
})

test('a card turns when it becomes another or is new', () => {
  const card = (id: string) => `<i data-turns="${id}">${id}</i>`
  change('', card('x'))
  expect(moves).toEqual([{ what: 'x', frames: { scale: ['0 1', '1 1'] } }])
  moves = []
  const drawn = top.firstElementChild as HTMLElement
  motion.before(top)
  drawn.dataset.turns = 'y'
  motion.after(top)
  expect(moves).toHaveLength(1)
  moves = []
  motion.before(top)
  motion.after(top)
  expect(moves).toEqual([])
})
