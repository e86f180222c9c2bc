/**
 * framed is where a drawing begins in a window, along one axis, so that a point of it stands in the middle as far as
 * nothing beyond the drawing is shown; a drawing smaller than the window stands in its middle.
 */
export function framed(point: number, size: number, scale: number, room: number): number {
  const over = room - size * scale
  return over >= 0 ? over / 2 : Math.min(0, Math.max(over, room / 2 - point * scale))
}
