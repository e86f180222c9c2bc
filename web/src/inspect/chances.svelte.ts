import { getContext, setContext } from 'svelte'
import { server } from '../common/server'
import type { ChanceInfo, OfferInfo } from '../wire/http'

/** How likely something comes out well, 0 to 1; undefined: that is still being worked out. */
export type Share = number | undefined

/** A seal on the board, by the thing it stands at. */
export interface Seal {
  ref: string
  share: Share
}

/** How soon the odds of an offer are asked for: whoever answers at once does not want them. */
const patience = 180
/** When they are asked for again, if the server had too much to do: so often to know any, and once to know the rest. */
const again = 1500
const tries = 4

/** The first thing a choice is about: its seal stands there. */
const thing = (offer: OfferInfo, place: number) => offer.choices[place]?.refs?.[0]

/** Chances are the odds of what an offer may begin, asked for all at once. They are the offer's, not the reader's. */
export class Chances {
  #offer = $state.raw<OfferInfo>()
  #known = $state.raw<readonly ChanceInfo[]>([])

  /** of is the chance of a choice. */
  of(place: number): Share {
    return this.#known.find(({ choice }) => choice === place)?.good
  }

  /** The things on the board that carry a seal; of several choices about one the best. */
  readonly seals: readonly Seal[] = $derived.by(() => {
    const seals: Record<string, Share> = {}
    this.#offer?.choices.forEach((choice, place) => {
      const ref = this.#offer && thing(this.#offer, place)
      if (!choice.odds || !ref) return
      const known = [seals[ref], this.of(place)].filter((share) => share !== undefined)
      seals[ref] = known.length > 0 ? Math.max(...known) : undefined
    })
    return Object.entries(seals).map(([ref, share]) => ({ ref, share }))
  })

  /** ask asks for the odds of an offer, of none if it has none; the returned function lets go of it. */
  ask(table: string, seat: number, offer: OfferInfo | null): () => void {
    this.#known = []
    this.#offer = offer?.choices.some(({ odds }) => odds) ? offer : undefined
    if (!this.#offer) return () => undefined
    const stop = new AbortController()
    const { token } = this.#offer
    const wanted = this.#offer.choices.filter(({ odds }) => odds).length
    const fetch = async (more: number) => {
      const found = await server.chances(table, { seat, token }, stop.signal).catch(() => [])
      if (stop.signal.aborted || !found) return
      if (found.length > this.#known.length) this.#known = found
      const left = found.length > 0 ? Math.min(more, 1) : more
      if (left > 0 && found.length < wanted) timer = setTimeout(() => void fetch(left - 1), again)
    }
    let timer = setTimeout(() => void fetch(tries), patience)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }
}

/** toneOf is the colour of a chance: green from three in four, ochre from one in two, red below. */
export function toneOf(share: Share): 'unknown' | 'good' | 'even' | 'bad' {
  if (share === undefined) return 'unknown'
  return share >= 0.75 ? 'good' : share >= 0.5 ? 'even' : 'bad'
}

const key = Symbol('the seals on the board')
const none: readonly Seal[] = []

/** laySeals lets boards draw the seals; useSeals are those, none where nobody plays. */
export const laySeals = (seals: () => readonly Seal[]) => setContext(key, seals)
export const useSeals = () => getContext<(() => readonly Seal[]) | undefined>(key) ?? (() => none)
