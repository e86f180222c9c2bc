// An auction as it went so far, out of the chronicle.

import type { LineInfo, OfferInfo } from '../../../wire/http'

/** A bid and whose it is. */
export interface Bid {
  seat: number
  n: number
}

/** What an auction begins with, or the last one ended with. */
const beforeBids = new Set(['place-up', 'put-up', 'order'])

/** bidsOf are the bids of the auction under way, the highest first. */
export function bidsOf(lines: readonly LineInfo[]): Bid[] {
  const begin = lines.findLastIndex(({ name }) => beforeBids.has(name))
  return lines
    .slice(begin + 1)
    .filter(({ name }) => name === 'bid')
    .map(({ args: [seat = 0, n = 0] }) => ({ seat, n }))
    .toReversed()
}

/** bidIn is the choice of bidding, passIn that of passing. */
export const bidIn = (offer: OfferInfo | null) => offer?.choices.find(({ verb }) => verb === 'bid')
export const passIn = (offer: OfferInfo | null) =>
  offer?.choices.find(({ verb }) => verb === 'pass-bid')
