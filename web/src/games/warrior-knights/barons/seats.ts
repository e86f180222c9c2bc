// What the shell shows of a Baron's seat: what he counts, his dignities.

import { glyphs } from '../../glyphs'
import type { Count, Dignity } from '../../game'
import { item, type Table } from '../table'
import { words } from '../words'

export function countsOf(table: Table, seat: number): Count[] {
  const { cities, crowns, prestige, faith, votes } = item(table.view.barons, seat)
  const say = words()
  return [
    { icon: glyphs.star, name: say.prestige, value: prestige }, // first, for that one stays where there is room for one
    { icon: glyphs.castle, name: say.cities, value: cities },
    { icon: glyphs.crown, name: say.crowns, value: crowns },
    { icon: glyphs.cross, name: say.faith, value: faith },
    // Below 0 they are hidden from who looks.
    { icon: glyphs.scroll, name: say.votes, value: votes < 0 ? '?' : votes },
  ]
}

export function dignitiesOf({ view }: Table, seat: number): Dignity[] {
  const say = words()
  return [
    ...(view.chairman === seat ? [{ icon: glyphs.gavel, name: say.chairman }] : []),
    ...(view.deputy === seat ? [{ icon: glyphs.gavel, name: say.deputy }] : []),
    ...(view.church === seat ? [{ icon: glyphs.cross, name: say.church }] : []),
    ...(item(view.barons, seat).banned ? [{ icon: glyphs.ban, name: say.banned }] : []),
  ]
}
