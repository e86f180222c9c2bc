// How one reaches lit things: with a finger, which is broader than they are, and with arrow keys.

const finger = 44 // pixels: what is at least as large needs no help

/** litButtons are the lit things that can be focused now, in the order of the page. */
export function litButtons(top: ParentNode): (HTMLElement | SVGElement)[] {
  const all = top.querySelectorAll<HTMLElement | SVGElement>('[data-lit][role="button"]')
  return [...all].filter((thing) => thing.checkVisibility?.({ visibilityProperty: true }) ?? true)
}

export function middle(thing: Element): { x: number; y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/**
 * meant are the things a click may have meant, the one it hit first: a finger hits what lies under it, and what is
 * not offered itself lets the click through to what it stands on.
 */
export function meant(event: MouseEvent): string[] {
  const target = event.target instanceof Element ? event.target : null
  const lit = target && (litFor(target) ?? litBeneath(target, event.clientX, event.clientY))
  const hit = lit ?? target?.closest('[data-ref]') ?? null
  const touched = (event as PointerEvent).pointerType === 'touch'
  if (!touched || (lit && largeEnough(lit))) return refsOf([hit])
  return refsOf([lit, ...litUnder(event), hit])
}

/** litFor is the lit thing that something belongs to, or the one it stands on: a piece says where that is with data-on. */
export function litFor(target: Element): Element | null {
  const own = target.closest('[data-lit]')
  const on = target.closest('[data-on]')?.getAttribute('data-on')
  if (own || !on) return own
  const lit = drawingOf(target)?.querySelectorAll('[data-lit]') ?? []
  return [...lit].find((thing) => thing.getAttribute('data-ref') === on) ?? null
}

/** litBeneath is the lit thing of a drawing that something else of it covers at a point. */
function litBeneath(target: Element, x: number, y: number): Element | null {
  const drawing = drawingOf(target)
  if (!drawing?.querySelector('[data-lit]')) return null
  const beneath = document.elementsFromPoint(x, y).filter((one) => drawing.contains(one))
  return beneath.map(litFor).find((lit) => lit !== null) ?? null
}

/** drawingOf is the whole drawing that something is part of; arms in it are drawings themselves. */
function drawingOf(thing: Element): Element | null {
  const drawing = thing.closest('svg')
  const beyond = drawing?.parentElement?.closest('svg')
  return beyond ? drawingOf(beyond) : drawing
}

function largeEnough(thing: Element): boolean {
  const { width, height } = thing.getBoundingClientRect()
  return width >= finger && height >= finger
}

/** litUnder are the lit things a finger covers: it looks in rings around its middle, the nearest first. */
function litUnder({ clientX, clientY }: MouseEvent): Element[] {
  const found = new Set<Element>()
  for (const reach of [0, 0.25, 0.5])
    for (let turn = 0; turn < 2 * Math.PI; turn += Math.PI / 4) {
      const x = clientX + reach * finger * Math.cos(turn)
      const y = clientY + reach * finger * Math.sin(turn)
      const there = document.elementFromPoint(x, y)
      const lit = there && litFor(there)
      if (lit) found.add(lit)
    }
  return [...found]
}

function refsOf(things: (Element | null)[]): string[] {
  const refs = things.map((thing) => thing?.getAttribute('data-ref')).filter((ref) => ref != null)
  return [...new Set(refs)]
}

const ways: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * towards is the next of several things from one of them on: with an arrow the nearest that way, if
 * there is one; with Home and End the first and the last.
 */
export function towards<Thing extends Element>(
  key: string,
  from: Element,
  all: Thing[],
): Thing | undefined {
  if (key === 'Home') return all[0]
  if (key === 'End') return all.at(-1)
  const way = ways[key]
  if (!way) return undefined
  const here = middle(from)
  const far = (thing: Element) => {
    const there = middle(thing)
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const along = dx * way[0] + dy * way[1]
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    return along > 0.5 ? along + 2 * across : Infinity
  }
  const others = all.filter((thing) => thing !== from)
  const nearest = Math.min(...others.map(far))
  return nearest < Infinity ? others.find((thing) => far(thing) === nearest) : (from as Thing)
}
