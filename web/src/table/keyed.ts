import type { ChoiceInfo } from '../wire/http'

/** A choice with its place in the offer and the key that chooses it. */
export interface KeyedChoice {
  choice: ChoiceInfo
  place: number
  key: string // '' when the keys have run out
}
