import { spanned } from '../../../table/framing'
import { atlas } from './atlas'

/** What is played on: the edges of the sheet may be covered. */
export const land = spanned(
  atlas.territories.flatMap(({ name, knight, castle, foot }) => [name, knight, castle, foot]),
  40,
)
