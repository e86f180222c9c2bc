/** Where something stands, in pixels. */
export interface Spot {
  x: number
  y: number
}

const around = 12 // directions in which one gives way

/**
 * spread puts what would lie upon another beside it, as near to its place as there is room: all within a frame, and each
 * so far from every other. What comes first keeps its place.
 */
export function spread(
  spots: readonly Spot[],
  gap: number,
  frame: { width: number; height: number },
): Spot[] {
  const edge = gap / 2
  const inside = ({ x, y }: Spot): Spot => ({
    x: Math.min(Math.max(x, edge), Math.max(edge, frame.width - edge)),
    y: Math.min(Math.max(y, edge), Math.max(edge, frame.height - edge)),
  })
  const set: Spot[] = []
  for (const spot of spots) {
    const free = (at: Spot) =>
      set.every((other) => Math.hypot(other.x - at.x, other.y - at.y) >= gap - 0.01)
    const home = inside(spot)
    set.push([home, ...ways(home, gap, frame).map(inside)].find(free) ?? home)
  }
  return set
}

/** ways are the spots around one, the nearest first. */
function ways(
  { x, y }: Spot,
  gap: number,
  { width, height }: { width: number; height: number },
): Spot[] {
  const rings = Math.ceil((2 * Math.max(width, height)) / gap)
  return Array.from({ length: rings * around }, (_, i) => {
    const [away, turn] = [
      (Math.floor(i / around) + 1) * (gap / 2),
      ((i % around) * 2 * Math.PI) / around,
    ]
    return { x: x + away * Math.cos(turn), y: y + away * Math.sin(turn) }
  })
}
