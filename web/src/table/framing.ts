/**
 * framed is where a drawing begins in a window, along one axis, so that a point of it stands in the middle as far as
 * nothing beyond the drawing is shown; a drawing smaller than the window stands in its middle.
 */
export function framed(point: number, size: number, scale: number, room: number): number {
  const over = room - size * scale
  return over >= 0 ? over / 2 : Math.min(0, Math.max(over, room / 2 - point * scale))
}

/** A rectangle by its sides. */
export type Sides = readonly [left: number, top: number, right: number, bottom: number]

/** What lies over each side of the window, in pixels. */
export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

/** uncovered is what insets leave of a window. */
export function uncovered(width: number, height: number, insets: Insets): Sides {
  const { top, right, bottom, left } = insets
  return [left, top, Math.max(left + 1, width - right), Math.max(top + 1, height - bottom)]
}

const loose = 64 // pixels along a side that may stay unused

/**
 * calm is what a drawing keeps off that kept off some insets: no more is covered than these say, but a bar that grows
 * and shrinks with every question must not move the land each time.
 */
export function calm(kept: Insets, now: Insets): Insets {
  const side = (name: keyof Insets) =>
    now[name] <= kept[name] && kept[name] - now[name] <= loose ? kept[name] : now[name]
  return { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') }
}

/** spanned is the part of a drawing that holds all of some points, with so much air around them. */
export function spanned(points: readonly (readonly [number, number])[], air: number): Sides {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [
    Math.min(...xs) - air,
    Math.min(...ys) - air,
    Math.max(...xs) + air,
    Math.max(...ys) + air,
  ]
}

/** fitted is how a part of a drawing is shown as large as it fits into a part of the window, in its middle. */
export function fitted(part: Sides, room: Sides): { x: number; y: number; scale: number } {
  const [left, top, right, bottom] = part
  const [from, above, to, below] = room
  const scale = Math.min((to - from) / (right - left), (below - above) / (bottom - top))
  if (!(scale > 0)) return { x: 0, y: 0, scale: 1 }
  return {
    scale,
    x: (from + to) / 2 - ((left + right) / 2) * scale,
    y: (above + below) / 2 - ((top + bottom) / 2) * scale,
  }
}

/** within says whether a box lies inside a part of the window. */
export function within(
  box: { left: number; top: number; right: number; bottom: number },
  room: Sides,
) {
  const [left, top, right, bottom] = room
  return box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom
}

/** covers says whether something lies over the middle of a box. */
export function covers(over: DOMRectReadOnly, box: DOMRectReadOnly): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return x >= over.left && x <= over.right && y >= over.top && y <= over.bottom
}

const strip = 1 / 3 // of what is free may be given up to what lies afloat over it

/** unafloat is a part of a window without what lies along its upper and its right edge. */
export function unafloat(room: Sides, afloat: readonly DOMRectReadOnly[]): Sides {
  const [left, top, right, bottom] = room
  const [width, height] = [right - left, bottom - top]
  const within = afloat.filter(
    (one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top,
  )
  const upper = within.filter((one) => one.bottom < top + strip * height)
  const beside = within.filter((one) => !upper.includes(one) && one.left > right - strip * width)
  return [
    left,
    Math.max(top, ...upper.map((one) => one.bottom)),
    Math.min(right, ...beside.map((one) => one.left)),
    bottom,
  ]
}
