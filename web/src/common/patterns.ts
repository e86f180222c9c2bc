/**
 * Patterns stand beside colours wherever a colour says whose a thing is, for eyes that do not tell the
 * colours apart: enough for ten seats. Each is drawn as lines on a square tile of 12.
 */
export const patterns = {
  dots: 'M3 3v.01M9 9v.01M9 3v.01M3 9v.01',
  chevrons: 'M-1 5L3 1L6 4L9 1L13 5M-1 11L3 7L6 10L9 7L13 11',
  waves: 'M0 3q3 -3 6 0t6 0M0 9q3 -3 6 0t6 0',
  lozenges: 'M6 0L12 6L6 12L0 6Z',
  bends: 'M-2 8L8 -2M-2 14L14 -2M4 14L14 4',
  pales: 'M3 0V12M9 0V12',
  bars: 'M0 3H12M0 9H12',
  crosses: 'M3 1V5M1 3H5M9 7V11M7 9H11',
  rings: 'M3 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  bricks: 'M0 0H12M0 6H12M3 0V6M9 6V12',
} as const

export type Pattern = keyof typeof patterns

export const tile = 12

/** width of a pattern's lines; dots are nothing but width. */
export function strokeOf(pattern: Pattern): number {
  return pattern === 'dots' ? 3.6 : 2
}

/** backgroundOf is a pattern as the background image of an element, its lines in a colour. */
export function backgroundOf(pattern: Pattern, colour: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tile} ${tile}">` +
    `<path fill="none" stroke-linecap="round" stroke="${colour}" ` +
    `stroke-width="${strokeOf(pattern)}" d="${patterns[pattern]}"/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
