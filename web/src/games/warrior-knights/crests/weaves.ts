import { backgroundOf, type Pattern } from '../../../common/patterns'
import type { BaronComponent } from '../../../wire/warriorknights'

/** Each house has its own pattern besides its colour and its crest. */
const houses: Record<string, Pattern> = {
  green: 'dots',
  red: 'chevrons',
  blue: 'waves',
  black: 'lozenges',
  violet: 'bends',
  yellow: 'pales',
}

export function patternOf(baron: BaronComponent): Pattern {
  return houses[baron.id] ?? 'bars'
}

/** weaveOf is a house's pattern as a background upon its colour. */
export function weaveOf(baron: BaronComponent): string {
  return backgroundOf(patternOf(baron), baron.ink)
}
