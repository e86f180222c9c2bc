import { createContext } from 'svelte'
import type { TableInfo } from '../wire/http'
import { asked } from './company'

/**
 * Screen says whose eyes a screen is for that friends share. Between two hands it is nobody's: a curtain
 * hangs until the next has said that it is he.
 */
export class Screen {
  /** Whose hand is open, undefined while it is nobody's. */
  holder = $state<number>()
  /** Who was sent for, though others may be asked. */
  #sent = $state<number>()

  /** shared says whether friends share the screen at this table now. */
  shared(table: TableInfo): boolean {
    return table.manners.curtain && table.mine.length > 1 && table.status === 'playing'
  }

  /** next is to whom the screen is to be handed; undefined if nobody need take it. */
  next(table: TableInfo): number | undefined {
    return this.#sent ?? asked(table)[0]
  }

  /** send asks for somebody, whoever is asked. */
  send(seat: number | undefined) {
    if (seat === undefined || seat === this.holder) return
    this.holder = undefined
    this.#sent = seat
  }

  /** hand opens a seat's hand, who says that it is he. */
  hand(seat: number) {
    this.#sent = undefined
    this.holder = seat
  }

  /** pass lets the curtain fall when the holder has nothing to do and another has. */
  pass(table: TableInfo) {
    const due = asked(table)
    if (this.holder !== undefined && due.length > 0 && !due.includes(this.holder))
      this.holder = undefined
  }
}

export const [getScreen, setScreen] = createContext<Screen>()
