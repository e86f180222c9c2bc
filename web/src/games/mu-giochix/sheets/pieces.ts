// What is bought and what sets out, as it looks.

import type { Face } from '../../game'
import { captain, type Piece } from '../map/here'
import { liveryOf, type Table } from '../table'
import PieceArt from './PieceArt.svelte'

/** unit is a figure of a sort: Captains by level. */
export const unit = (sort: number): Piece => ({
  is: 'unit',
  kind: Math.min(sort, captain),
  level: Math.max(0, sort - captain + 1),
})

/** pieceFace is a piece of a seat's as a card. */
export const pieceFace = (table: Table, seat: number, piece: Piece, title: string): Face => ({
  art: { drawing: PieceArt, props: { piece, hex: liveryOf(table, seat).hex } },
  title,
})
