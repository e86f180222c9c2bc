import type { TableInfo } from '../wire/http'

/** calledOf is what a table is called: as its people call it, or by its game. */
export const calledOf = ({ name, title }: Pick<TableInfo, 'name' | 'title'>) => name || title
