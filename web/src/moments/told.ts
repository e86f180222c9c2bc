import type { Staging } from '../games/moment'
import type { LineInfo } from '../wire/http'

/** keyOf names a line of the chronicle for as long as it stands. */
export const keyOf = (line: LineInfo): string => `${line.row}.${line.index}`

/**
 * toldFrom is what a chronicle tells of the play that a line of it begins, and whether nothing more will come. It
 * ends where another begins, and once it is settled with the first line that has nothing to do with it. What is said
 * of bargains meanwhile belongs to no play, nor ends one.
 */
export function toldFrom(
  chronicle: readonly LineInfo[],
  first: number,
  staging: Pick<Staging<unknown, unknown>, 'begins' | 'goesOn' | 'settles'>,
): { lines: LineInfo[]; ended: boolean } {
  const [begin] = chronicle.slice(first)
  if (!begin) return { lines: [], ended: true }
  const lines = [begin]
  let settled = staging.settles(begin)
  for (const line of chronicle.slice(first + 1)) {
    if (staging.begins(line)) return { lines, ended: true }
    if (staging.goesOn(line)) {
      lines.push(line)
      settled ||= staging.settles(line)
    } else if (settled && !line.bargain) {
      return { lines, ended: true }
    }
  }
  return { lines, ended: false }
}
