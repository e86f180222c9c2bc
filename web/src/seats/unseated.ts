import type { TableInfo } from '../wire/http'

/** What becomes of a seat: mine was freed, or one that I asked for was not given me. */
export type Unseating = 'freed' | 'refused'

const asks = (table: TableInfo) => table.motions.some(({ kind, mine }) => kind === 'admit' && mine)

/** Unseated notices what becomes of my seats without my doing: nothing else at the table would say so. */
export class Unseated {
  #before: TableInfo | undefined
  #own = false

  /** own says whether what comes of my seats next is my doing. */
  own(doing: boolean) {
    this.#own = doing
  }

  /** at says what has become of one, at a table as it stands by now. */
  at(table: TableInfo): Unseating | undefined {
    const before = this.#before
    this.#before = table
    if (before?.id !== table.id || before.status !== table.status) {
      this.#own = false
      return undefined
    }
    const lost = before.mine.some((seat) => !table.mine.includes(seat))
    const freed = table.status === 'open' && lost
    const refused = asks(before) && !asks(table) && table.mine.length === before.mine.length
    if (!freed && !refused) return undefined
    const own = this.#own
    this.#own = false
    if (own) return undefined
    return freed ? 'freed' : 'refused'
  }
}

export const unseated = new Unseated()
