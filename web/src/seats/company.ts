import type { ChairInfo, TableInfo } from '../wire/http'

/** Whether a person sits there and answers himself. */
export const plays = (chair: ChairInfo | undefined): boolean =>
  chair !== undefined && chair.name !== '' && chair.bot === ''

/** others are the seats that other people play. */
export const others = (table: TableInfo): number[] =>
  [...table.chairs.keys()].filter((seat) => plays(table.chairs[seat]) && !table.mine.includes(seat))

/** restsAlone says whether the viewer pauses the table without asking anybody. */
export const restsAlone = (table: TableInfo): boolean =>
  others(table).length === 0 || (table.host && table.manners.clock.kind === 'none')

/** asked are the viewer's seats that are to answer, himself and not through a bot. */
export const asked = (table: TableInfo): number[] =>
  table.waiting.filter((seat) => table.mine.includes(seat) && !table.chairs[seat]?.bot)
