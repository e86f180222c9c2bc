import { bring, type Edition } from '../medioevo/edition'
import Marks from './map/Marks.svelte'
import { strikesOn } from './map/strikes'
import { othersOf, traitsOf } from './realms/traits'
import { boardWords, sheetWords, stageWords } from './terms'

/** What only the alpha edition has on the board, and what it calls otherwise. */
export const edition: Edition = {
  words: boardWords,
  sheetWords,
  stageWords,
  strikes: strikesOn,
  Marks,
  realm: { numbers: () => [], others: othersOf, traits: traitsOf },
}

bring('mu-alpha', edition)
