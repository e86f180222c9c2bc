const stays = 2000 // milliseconds
const most = 6 // ways one can follow
const least = 12 // pixels: a shorter way needs no trail

/** A thing that is no longer where it was. */
export interface Moved {
  thing: Element
  from: DOMRect
  to: DOMRect
}

/** Trails show for a while which ways pieces on a drawing went: a line that fades, or dashes that simply go. */
export class Trails {
  #timer: ReturnType<typeof setTimeout> | undefined
  #lines: SVGLineElement[] = []

  draw(moved: Moved[], still: boolean) {
    const far = moved.filter(({ from, to }) => Math.hypot(...between(from, to)) >= least)
    const lines = far.slice(0, most).flatMap((one) => trailOf(one) ?? [])
    if (lines.length === 0) return
    this.clear()
    for (const line of lines) {
      line.classList.toggle('still', still)
      if (!still)
        line.animate({ opacity: [0, 1, 1, 0], offset: [0, 0.2, 0.6, 1] }, { duration: stays })
    }
    this.#lines = lines
    this.#timer = setTimeout(() => this.clear(), stays)
  }

  clear() {
    clearTimeout(this.#timer)
    for (const line of this.#lines) line.remove()
    this.#lines = []
  }
}

/** trailOf puts a line under a piece of a drawing, from where it was to where it is. */
function trailOf({ thing, from, to }: Moved): SVGLineElement | undefined {
  const drawing: Element | null = thing.parentElement
  if (!(drawing instanceof SVGGraphicsElement)) return undefined
  const matrix = drawing.getScreenCTM()?.inverse()
  if (!matrix) return undefined
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'line')
  line.setAttribute('class', 'trail')
  line.setAttribute('aria-hidden', 'true')
  for (const [end, place] of [from, to].entries()) {
    const [x, y] = [place.left + place.width / 2, place.top + place.height / 2]
    line.setAttribute(`x${end + 1}`, String(matrix.a * x + matrix.c * y + matrix.e))
    line.setAttribute(`y${end + 1}`, String(matrix.b * x + matrix.d * y + matrix.f))
  }
  drawing.prepend(line)
  return line
}

function between(from: DOMRect, to: DOMRect): [number, number] {
  return [to.left - from.left, to.top - from.top]
}
