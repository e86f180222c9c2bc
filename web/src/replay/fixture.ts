import type { LineInfo, MomentInfo } from '../wire/http'
import type { Weight } from '../wire/play'

export function aLine(row: number, text = `line ${row}`, weight: Weight = ''): LineInfo {
  return { row, index: 0, name: '', args: [], text, secret: false, weight, bargain: 0, at: 0 }
}

export function aMoment(row: number, seat = 0): MomentInfo {
  const standing = { over: false, turn: 1, winners: [], places: [] }
  return { row, at: 0, view: { row, seat }, standing, turn: 1 }
}

/** A game of two turns: a headline in the first, a fight in the second, and no line of row 5. */
export const chronicle = [
  aLine(0, 'Turn 1', 'turn'),
  aLine(1),
  { ...aLine(1), index: 1 },
  aLine(2, '[[city:monz|Monz]] is taken', 'headline'),
  aLine(4, 'Turn 2', 'turn'),
  aLine(6),
  aLine(7, 'A battle at [[city:froli|Froli]]', 'fight'),
  aLine(8),
]
