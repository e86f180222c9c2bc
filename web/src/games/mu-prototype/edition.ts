import { bring, type Edition } from '../medioevo/edition'
import EventMarks from './map/EventMarks.svelte'
import Relic from './map/Relic.svelte'
import { relicsOn } from './map/relics'
import { claimsOf, numbersOf, traitsOf } from './realms/traits'

/** What only the prototype has on the board. */
export const edition: Edition = {
  Marks: EventMarks,
  finds: { on: relicsOn, Sign: Relic },
  realm: { numbers: numbersOf, others: claimsOf, traits: traitsOf },
}

bring('mu-prototype', edition)
