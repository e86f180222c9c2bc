import { returning } from '../common/returning'
import { server } from '../common/server'
import type { HeadInfo, HeadsInfo } from '../wire/http'
import { callMe } from './notices'

const again = 15_000 // milliseconds until a lost stream is opened anew

/** How my tables stand, on whichever page I am: told by the stream of the table that is open, or by my own. */
class Heads {
  tables = $state.raw<HeadInfo[]>([])

  #known = false

  /** The tables that wait for me, or hold letters I have not read; the one that is open need not say so. */
  waiting(besides = ''): HeadInfo[] {
    return this.tables.filter(({ id, myTurn, unread }) => id !== besides && (myTurn || unread > 0))
  }

  get myTurn(): boolean {
    return this.tables.some(({ myTurn }) => myTurn)
  }

  take({ tables }: HeadsInfo) {
    const before = this.tables
    this.tables = tables
    if (this.#known) callMe(before, tables)
    this.#known = true
  }

  /** follow keeps to my own stream, on a page that has no table's, until the function it returns is called. */
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let source: EventSource | undefined
    const open = () => {
      const opened = new EventSource(server.myEvents())
      opened.addEventListener('heads', (event) => this.take(JSON.parse(event.data) as HeadsInfo))
      const comesBack = returning(opened)
      opened.onerror = () => {
        if (!comesBack() && opened.readyState === EventSource.CLOSED)
          timer = setTimeout(open, again)
      }
      source = opened
    }
    open()
    return () => {
      clearTimeout(timer)
      source?.close()
    }
  }
}

export const heads = new Heads()
