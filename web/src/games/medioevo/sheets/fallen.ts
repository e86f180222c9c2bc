// Who falls, divided among one's armies. Every way to divide stands in the offer.

import type { Share } from '../../../sheets/shares'
import type { ChoiceInfo, OfferInfo } from '../../../wire/http'

/** usualIn is how a loss is divided by who does not mind. */
export const usualIn = (offer: OfferInfo | null): ChoiceInfo | undefined =>
  offer?.choices.find(({ verb }) => verb === 'lose-as-usual')

export const valuesOf = ({ dials = [] }: ChoiceInfo): number[] => dials.map(({ value }) => value)

/** sharesOf are the piles, each with what can fall there in some way. */
export function sharesOf(offer: OfferInfo, values: readonly number[]): Share[] {
  const ways = offer.choices.map(valuesOf)
  return values.map((value, i) => {
    const all = ways.flatMap((way) => way[i] ?? [])
    return { id: String(i), value, least: Math.min(...all), most: Math.max(...all) }
  })
}

/** wayOf is the choice by which so many fall of each pile, undefined if there is none. */
export const wayOf = (offer: OfferInfo | null, values: readonly number[]): ChoiceInfo | undefined =>
  [usualIn(offer), ...(offer?.choices ?? [])].find(
    (choice) => choice?.dials && valuesOf(choice).join() === values.join(),
  )
