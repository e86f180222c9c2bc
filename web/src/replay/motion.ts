import { Counting } from './counting'
import { Trails } from './trails'

/** More than these nobody follows; the rest is simply where it is. */
const most = 24
const least = 2 // pixels: less is no way
const slow = 420 // milliseconds for a short way
const slowest = 800
const perPixel = 0.6 // milliseconds more
const easing = 'cubic-bezier(0.3, 0.1, 0.2, 1)'

type Thing = HTMLElement | SVGElement

/** Where a piece was seen, and in which drawing, as that lay then. */
interface Stood {
  rect: DOMRect
  drawing: SVGSVGElement | undefined
  lay: DOMMatrix | undefined
}

/** What stood on the table before the view changed. */
interface Before {
  pieces: Map<string, Stood>
  counts: Map<Thing, number>
  cards: Map<Thing, string | undefined>
}

/**
 * Motion moves what a change of the view has moved. A board marks it:
 *
 *   - data-piece="noble:3": what has the same name before and after travels from where it was to where it
 *     is, and a new one fades in. Of several with one name the first in the page counts.
 *   - data-count="300": a number, and all the text there is. It counts from the old to the new.
 *   - data-turns="fate:7": a card. It turns over when it becomes another, or when it is new.
 *
 * What is out of sight does not move, nor what only its drawing takes along, as when a panel grows or the map is brought
 * nearer. What moves leaves a trail, which alone tells of it to who wants no motion.
 */
export class Motion {
  #before: Before | undefined
  readonly #counting: Counting
  readonly #ways = new Set<Animation>()
  readonly #trails = new Trails()

  /** Nothing moves for longer than a time that may be chosen anew. */
  constructor(readonly longest: () => number = () => slowest) {
    this.#counting = new Counting(longest)
  }

  /** before looks at the page while it still shows the old view. */
  before(top: HTMLElement) {
    this.#counting.finish()
    const lies = laying()
    const pieces = [...piecesOf(top)].map(([name, thing]): [string, Stood] => {
      const drawing = drawingOf(thing)
      return [name, { rect: thing.getBoundingClientRect(), drawing, lay: lies(drawing) }]
    })
    this.#before = {
      pieces: new Map(pieces),
      counts: new Map(marked(top, 'count').map((thing) => [thing, countOn(thing)])),
      cards: new Map(marked(top, 'turns').map((thing) => [thing, thing.dataset.turns])),
    }
  }

  /** after sets in motion what has changed since; nothing moves if all is to be still. */
  after(top: HTMLElement, still = false) {
    const before = this.#before
    if (!before) return
    this.rest()
    // All is measured before anything is set in motion, or the page would be laid out again each time.
    const moved = movedSince(top, before.pieces).slice(0, most)
    this.#trails.draw(
      moved.filter(({ way }) => way !== undefined),
      still,
    )
    if (still) return
    const counted = countedSince(top, before.counts).slice(0, most)
    const turned = turnedSince(top, before.cards).slice(0, most)
    const duration = Math.min(slow, this.longest())
    for (const { thing, way, from, to } of moved) {
      if (way) this.#ways.add(carry(thing, way, apart(from, to), this.longest()))
      else thing.animate({ opacity: [0, 1] }, { duration, easing })
    }
    for (const { thing, from, to } of counted) {
      this.#counting.start(thing, from, to)
      if (thing instanceof HTMLElement) thing.animate({ scale: [1.4, 1] }, { duration, easing })
    }
    for (const thing of turned) thing.animate({ scale: ['0 1', '1 1'] }, { duration, easing })
  }

  /** rest ends what is under way: everything is where it belongs. */
  rest() {
    this.#before = undefined
    this.#counting.finish()
    for (const way of this.#ways) way.cancel()
    this.#ways.clear()
  }
}

/** movedSince are the pieces in sight with another place, and their way there if one saw where they were. */
function movedSince(top: HTMLElement, before: Map<string, Stood>) {
  const lies = laying()
  return [...piecesOf(top)].flatMap(([name, thing]) => {
    const to = thing.getBoundingClientRect()
    const stood = before.get(name)
    const drawing = drawingOf(thing)
    const from = stood ? taken(stood, drawing, lies(drawing)) : new DOMRect()
    if (before.has(name) && apart(from, to) < least) return []
    if (!inSight(thing, to)) return []
    const way = inSight(thing, from) ? wayTo(thing, from, to) : undefined
    return [{ thing, way, from, to }]
  })
}

function countedSince(top: HTMLElement, before: Map<Thing, number>) {
  return marked(top, 'count').flatMap((thing) => {
    const from = before.get(thing) ?? NaN
    const to = countOn(thing)
    const counts = from !== to && Number.isFinite(from) && Number.isFinite(to)
    return counts && inSight(thing, thing.getBoundingClientRect()) ? [{ thing, from, to }] : []
  })
}

function turnedSince(top: HTMLElement, before: Map<Thing, string | undefined>) {
  return marked(top, 'turns').filter(
    (thing) =>
      before.get(thing) !== thing.dataset.turns && inSight(thing, thing.getBoundingClientRect()),
  )
}

const marked = (top: Element, name: string) => [
  ...top.querySelectorAll<HTMLElement | SVGElement>(`[data-${name}]`),
]

/** piecesOf are the pieces by name. */
function piecesOf(top: Element): Map<string, Thing> {
  const pieces = new Map<string, Thing>()
  for (const thing of marked(top, 'piece')) {
    const name = thing.dataset.piece ?? ''
    if (!pieces.has(name)) pieces.set(name, thing)
  }
  return pieces
}

/** drawingOf is the whole drawing in which a thing stands, if it is drawn. */
function drawingOf(thing: Thing): SVGSVGElement | undefined {
  let drawing = thing instanceof SVGElement ? thing.ownerSVGElement : null
  while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement
  return drawing ?? undefined
}

/** laying says of drawings how they lie on the screen, and measures each once. */
function laying() {
  const known = new Map<SVGSVGElement, DOMMatrix | undefined>()
  return (drawing: SVGSVGElement | undefined) => {
    if (drawing && !known.has(drawing)) known.set(drawing, drawing.getScreenCTM?.() ?? undefined)
    return drawing && known.get(drawing)
  }
}

/** taken is where a piece would be seen now, had its drawing but taken it along. */
function taken({ rect, drawing, lay }: Stood, now?: SVGSVGElement, lies?: DOMMatrix): DOMRect {
  if (!lay || !lies || drawing !== now) return rect
  const { a, d, e, f } = lies.multiply(lay.inverse()) // drawings are moved and scaled, never turned
  return new DOMRect(a * rect.left + e, d * rect.top + f, a * rect.width, d * rect.height)
}

/** carry moves a thing from where it was. Its own transform stays its own. */
function carry(
  thing: Thing,
  [dx, dy]: [number, number],
  pixels: number,
  longest: number,
): Animation {
  const duration = Math.min(slowest, longest, slow + perPixel * pixels)
  return thing.animate(
    { translate: [`${dx.toFixed(2)}px ${dy.toFixed(2)}px`, '0px 0px'] },
    { duration, easing },
  )
}

/** wayTo is from one place on the screen to another, in the measure of the drawing a thing is in. */
function wayTo(thing: Thing, from: DOMRect, to: DOMRect): [number, number] {
  const [dx, dy] = [from.left - to.left, from.top - to.top]
  const drawing: Element | null = thing.parentElement
  if (!(drawing instanceof SVGElement)) return [dx, dy]
  const matrix = (drawing as SVGGraphicsElement).getScreenCTM()
  if (!matrix) return [dx, dy]
  const { a, b, c, d } = matrix
  const size = a * d - b * c
  return size === 0 ? [0, 0] : [(d * dx - c * dy) / size, (a * dy - b * dx) / size]
}

function apart(one: DOMRect, other: DOMRect): number {
  return Math.hypot(one.left - other.left, one.top - other.top)
}

/** inSight says whether a place is in the window, and in what the thing is looked at through. */
function inSight(thing: Thing, place: DOMRect): boolean {
  if (!meet(place, new DOMRect(0, 0, innerWidth, innerHeight))) return false
  if (getComputedStyle(thing).visibility === 'hidden') return false
  for (let frame = thing.parentElement; frame; frame = frame.parentElement) {
    if (frame instanceof SVGElement) continue
    const { overflowX, overflowY } = getComputedStyle(frame)
    if (overflowX !== 'visible' || overflowY !== 'visible')
      return meet(place, frame.getBoundingClientRect())
  }
  return true
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return (
    one.width > 0 &&
    one.right > other.left &&
    one.left < other.right &&
    one.bottom > other.top &&
    one.top < other.bottom
  )
}

/** countOn is the number a thing shows, NaN if it shows none now. */
function countOn(thing: Thing): number {
  return thing.dataset.count ? Number(thing.dataset.count) : NaN
}
