// Words of battles on the stage, and of what is proclaimed.

import { dictionary } from '../../../i18n'
import { editionOf, put } from '../edition'
import type { Table } from '../table'

const en = {
  battleOf: (place: string) => `The battle of ${place}`,
  battleActs: ['Muster', 'Before the walls', 'The dice', 'The verdict'],
  attacks: 'attacking',
  defends: 'defending',
  kinds: { field: 'In the open field', storm: 'The walls are stormed', siege: 'A siege is laid' },
  round: (n: number) => `Round ${n}`,
  dice: (round: number, one: number, other: number) => `Round ${round}: ${one} against ${other}.`,
  rollDice: 'Let the dice fall',
  toLosses: 'Count the losses',
  toVerdict: 'To the verdict',
  lostVF: (n: number) => `lost ${n} VF`,
  lostNone: 'none lost yet',
  unknown: 'strength unknown',
  wins: 'Victory',

  taken: (place: string) => `${place} has fallen`,
  yourTaken: (place: string) => `Your ${place} has fallen`,
  isYours: (place: string) => `${place} is yours`,
  besieged: (place: string) => `${place} is besieged`,
  yourBesieged: (place: string) => `Your ${place} is besieged`,
  rebels: (place: string) => `${place} rises`,
  yourRebels: (place: string) => `Your ${place} rises`,
  war: 'War is declared',
  warOnYou: 'War is declared on you',
  peace: 'Peace is made',
  signed: 'A treaty is signed',
  refused: 'Your offer is refused',
  tooDear: 'Your price is not paid',
  broken: 'A treaty is broken',
  gone: (who: string) => `${who} is no more`,
  youAreGone: 'Your realm is no more',
  wedding: 'A royal wedding',
  captainSlain: 'A Captain is murdered',
}

const it: typeof en = {
  battleOf: (place) => `La battaglia: ${place}`,
  battleActs: ['Schieramento', 'Davanti alle mura', 'I dadi', 'L’esito'],
  attacks: 'in attacco',
  defends: 'in difesa',
  kinds: { field: 'In campo aperto', storm: 'Assalto alle mura', siege: 'Si pone l’assedio' },
  round: (n) => `Round ${n}`,
  dice: (round, one, other) => `Round ${round}: ${one} contro ${other}.`,
  rollDice: 'Cadano i dadi',
  toLosses: 'Conta le perdite',
  toVerdict: 'All’esito',
  lostVF: (n) => `persi ${n} VF`,
  lostNone: 'ancora nessuna perdita',
  unknown: 'forza ignota',
  wins: 'Vittoria',

  taken: (place) => `È caduta: ${place}`,
  yourTaken: (place) => `È caduta la tua terra: ${place}`,
  isYours: (place) => `Ora è tua: ${place}`,
  besieged: (place) => `Assedio: ${place}`,
  yourBesieged: (place) => `Assediata la tua terra: ${place}`,
  rebels: (place) => `Ribellione: ${place}`,
  yourRebels: (place) => `Ribellione nella tua terra: ${place}`,
  war: 'È dichiarata guerra',
  warOnYou: 'Ti è dichiarata guerra',
  peace: 'È fatta la pace',
  signed: 'Un trattato è firmato',
  refused: 'La tua offerta è rifiutata',
  tooDear: 'Il tuo prezzo non è pagato',
  broken: 'Un trattato è infranto',
  gone: (who) => `${who}: la fine`,
  youAreGone: 'Il tuo regno non è più',
  wedding: 'Nozze regali',
  captainSlain: 'Un Capitano è assassinato',
}

export type StageWords = typeof en

/** both are the words in each language. */
export const both = { en, it }
const spoken = dictionary(both)

/** stageWords are the words of what is staged and proclaimed, in the edition that is played at a table. */
export const stageWords = (table: Pick<Table, 'game'>): StageWords =>
  put(spoken(), editionOf(table).stageWords?.())
