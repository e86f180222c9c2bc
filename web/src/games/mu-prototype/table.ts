// A table of the prototype as what is drawn of it looks at it: it has more than the tables of all editions have.

import type { Scene as Seen } from '../scene'
import * as common from '../medioevo/table'
import { item, tables, type Table as Laid } from '../table'
import type { Components, PlayerView, View } from './wire'

export * from '../medioevo/table'

export type Scene = Seen<View, Components>
export type Table = Laid<View, Components>

export const { tableOf, onTable } = tables<View, Components>()

/** useTable is the table of whatever is drawn around it, which only the prototype's own parts look at so. */
export const useTable = common.useTable as () => Table
export const layTable = common.layTable as unknown as (scene: () => Scene) => Table

export const playerOf = (table: Table, seat: number): PlayerView => item(table.view.players, seat)
