import type { MomentInfo } from '../wire/http'

const rows = 20 // of a page
const most = 40 // pages kept

/** Asks for the moments of the rows of the record from one to another. */
export type Fetch = (seat: number, from: number, to: number) => Promise<MomentInfo[]>

interface Page {
  upTo: number // the record's last row when it was asked for
  moments: Promise<MomentInfo[]>
}

/** Moments are positions of the past as a seat saw them, fetched by pages and kept. */
export class Moments {
  readonly #pages = new Map<string, Page>()

  constructor(readonly fetch: Fetch) {}

  /** has says whether the page of a row has been asked for. */
  has(seat: number, row: number): boolean {
    const page = this.#pages.get(nameOf(seat, startOf(row)))
    return page !== undefined && page.upTo >= row
  }

  /**
   * at is the position a row of the record led to: where rows land together, the one all led to. last is
   * the record's last row by now.
   */
  async at(seat: number, row: number, last: number): Promise<MomentInfo | undefined> {
    const start = startOf(row)
    const moments = await this.#page(seat, start, last)
    const found = moments.find((moment) => moment.row >= row)
    if (!found && start + rows <= last) return this.at(seat, start + rows, last)
    return found ?? moments.at(-1)
  }

  #page(seat: number, start: number, last: number): Promise<MomentInfo[]> {
    const name = nameOf(seat, start)
    const end = start + rows - 1
    const known = this.#pages.get(name)
    if (known && known.upTo >= Math.min(last, end)) return known.moments
    const page = { upTo: Math.min(last, end), moments: this.fetch(seat, start, end) }
    page.moments.catch(() => this.#pages.delete(name)) // it is asked for again
    this.#pages.delete(name)
    this.#pages.set(name, page)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > most && oldest !== undefined) this.#pages.delete(oldest)
    return page.moments
  }
}

function startOf(row: number): number {
  return row - (row % rows)
}

function nameOf(seat: number, start: number): string {
  return `${seat}.${start}`
}
