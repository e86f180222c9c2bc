import type { ShownMoment } from '../wire/http'

/** Where a reel stands, and which way it goes on: to the end, then from the start. */
export function next(at: number, length: number): number {
  return length === 0 ? 0 : (at + 1) % length
}

/** seen are the moments of a game at which its picture becomes another. */
export function seen(
  moments: readonly ShownMoment[],
  drawn: (view: unknown) => unknown,
): ShownMoment[] {
  let before = ''
  return moments.filter(({ view }) => {
    const now = JSON.stringify(drawn(view))
    const other = now !== before
    before = now
    return other
  })
}

/** soon calls back when the page has been painted and has nothing better to do. */
export function soon(what: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(what, { timeout: 2000 })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(what, 300)
  return () => clearTimeout(id)
}
