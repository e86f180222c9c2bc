/** The corners of what is free of the board, the first of which is taken if all are alike. */
export const corners = ['top left', 'bottom left', 'bottom right', 'top right'] as const
export type Corner = (typeof corners)[number]

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const step = 24 // pixels between two looks at what lies there

/**
 * emptiest is the corner of what is free where something of a size covers least; things says what lies at a point, and
 * weighs how much each of it matters.
 */
export function emptiest<T>(
  free: Box,
  size: { width: number; height: number },
  thingsAt: (x: number, y: number) => readonly T[],
  weighs: (thing: T) => number = () => 1,
  among: readonly Corner[] = corners,
): Corner {
  const count = (corner: Corner): number => {
    const left = corner.endsWith('left') ? free.left : free.right - size.width
    const top = corner.startsWith('top') ? free.top : free.bottom - size.height
    const things = new Set<T>()
    for (let x = left; x <= left + size.width; x += step)
      for (let y = top; y <= top + size.height; y += step)
        for (const thing of thingsAt(x, y)) things.add(thing)
    return [...things].reduce((sum, thing) => sum + weighs(thing), 0)
  }
  return among
    .map((corner) => ({ corner, covers: count(corner) }))
    .reduce((best, one) => (one.covers < best.covers ? one : best)).corner
}
