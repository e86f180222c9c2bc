// When a sheet has something to do. It is asked before the sheet itself has come.

import type { OfferInfo } from '../../../wire/http'

const has = ({ choices }: OfferInfo, ...verbs: string[]): boolean =>
  choices.some(({ verb }) => verbs.includes(verb))

/** trades says whether there is anything to buy or to sell. */
export const trades = (offer: OfferInfo): boolean => has(offer, 'buy-goods', 'sell-goods')

/** What takes a piece aboard, and what puts it ashore. */
export const boarding = ['load-engine', 'load-transport', 'board-captain']
export const landing = ['unload-engine', 'unload-transport', 'captain-ashore']

/** loads says whether there is anything to load or to land. */
export const loads = (offer: OfferInfo): boolean =>
  has(offer, 'load-armies', 'unload-armies', ...boarding, ...landing)

/** divides says whether a loss can be divided on a sheet: else it is only said what falls first. */
export const divides = (offer: OfferInfo): boolean => has(offer, 'lose-thus')
