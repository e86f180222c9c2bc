// When a sheet has something to do. It is asked before the sheet itself has come.

import type { ChoiceInfo, OfferInfo } from '../../../wire/http'
import type { View } from '../wire'

const has = ({ choices }: OfferInfo, ...verbs: string[]): boolean =>
  choices.some(({ verb }) => verbs.includes(verb))

/** drafts says whether a treaty may be begun: once all actions are spent only cards are left. */
export const drafts = (offer: OfferInfo): boolean => has(offer, 'draft-pact', 'draft-alliance')

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

const leaders = new Map<string, { turn: number; led: Set<number> }>()

/** ledIn are the transports that have led a convoy in the Trade of a turn, as far as this page has seen it, by seat. */
export function ledIn(id: string, { view: { seat, turn } }: { view: View }): Set<number> {
  const whose = `${id}.${seat}`
  const known = leaders.get(whose)
  if (known?.turn === turn) return known.led
  const led = new Set<number>()
  leaders.set(whose, { turn, led })
  return led
}

/** leadsNext is how the first of those transports leads that trade and have not led yet; undefined if none may. */
export function leadsNext(id: string, view: View, offer: OfferInfo): ChoiceInfo | undefined {
  const led = ledIn(id, { view })
  const fresh = view.transports
    .filter((one) => [1, 2].includes(one.kind) && !led.has(one.id))
    .map((one) => `transport:${one.id}`)
  return offer.choices.find(
    ({ verb, refs = [] }) => verb === 'lead' && fresh.includes(refs[0] ?? ''),
  )
}
