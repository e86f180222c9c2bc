// A table of the alpha edition as what is drawn of it looks at it: it has more than the tables of all editions have.

import type { Scene as Seen } from '../scene'
import * as common from '../medioevo/table'
import { tables, type Table as Laid } from '../table'
import type { Components, ObjectiveView, View } from './wire'

export * from '../medioevo/table'

export type Scene = Seen<View, Components>
export type Table = Laid<View, Components>

export const { tableOf, onTable } = tables<View, Components>()

/** useTable is the table of whatever is drawn around it, which only the alpha's own parts look at so. */
export const useTable = common.useTable as () => Table
export const layTable = common.layTable as unknown as (scene: () => Scene) => Table

/** holyPlace is the territory of a holy city. */
export const holyPlace = ({ parts }: Table, holy: string): number =>
  parts.territories.findIndex((print) => print.holy === holy)

/** objectiveOf is a player's Objective card as the viewer sees it, undefined where there is none. */
export const objectiveOf = ({ view }: Table, seat: number): ObjectiveView | undefined =>
  view.objectives?.[seat]
