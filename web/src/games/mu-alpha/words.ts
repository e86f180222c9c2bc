// The words of what only the alpha edition has. Its other words are those of all editions, in its terms.

import { dictionary } from '../../i18n'

const en = {
  // Panels
  church: 'Church',
  objective: 'Objectives',

  // Events and calamities
  event: 'Event of the turn',
  strikesOnly: 'It strikes',
  die: (n: number) => `The d6 shows ${n}`,
  calamity: 'Calamity',
  ladder: 'Doubles that bring a Calamity',
  double: (n: number, brings: boolean) =>
    brings ? `Double ${n} brings a Calamity` : `Double ${n} brings none yet`,
  rolled: (a: number, b: number) => `The two dice show ${a} and ${b}`,
  spared: 'No Calamity in this turn.',
  victim: 'Its victim',
  nobodyStruck: 'Nobody plays whom it would strike.',
  strikes: (title: string, area: string) => `${title}: ${area}`,
  lasting: 'Still at work',
  until: (n: number) => `to the end of turn ${n}`,
  thisTurn: 'to the end of the turn',

  // The Church
  pope: 'The Pope',
  noPope: 'There is no Pope now.',
  popeOf: (who: string) => `The Pope: ${who}`,
  excommunicated: 'Excommunicated',
  noneBanned: 'Nobody is excommunicated.',
  grounds: 'May be excommunicated',
  crusade: 'Crusade',
  noCrusade: 'No Crusade is preached.',
  gathered: (come: number, size: number) => `${come} of ${size} FV at Jerusalem`,
  turnsLeft: (n: number) => (n === 1 ? 'This is its last turn.' : `${n} turns are left.`),
  joined: 'Crusaders',
  nobodyJoined: 'Nobody has taken the cross yet.',
  crusader: 'Has taken the cross',
  election: 'Election of a Pope',
  votesFor: (who: string, whom: string) => `${who} votes for ${whom}`,
  notYet: (who: string) => `${who} has not voted yet`,
  tied: 'The vote is tied. For the office bid:',
  round: (n: number) => `Secret bids, round ${n}`,
  hasBid: (who: string, n: number) => `${who} bids ${n === 1 ? '1 florin' : `${n} florins`}`,
  hidden: (who: string) => `${who}: not open yet`,

  // Objectives
  yours: 'Your Objective',
  back: 'Its card lies face down.',
  shown: 'Fulfilled, and shown to all',
  met: 'Counts as things stand',
  unmet: 'Not fulfilled yet',
  once: 'When it comes about it is fulfilled for good.',
  atEnd: 'It must hold when the game ends.',

  // War
  block: (by: string, to: string) => `${by} blocks this sea to ${to}`,

  prisonersOf: 'Prisoners of',

  // What to mind
  mind: {
    banned: 'You are excommunicated.',
    crusade: (n: number, turn: number) =>
      `The Crusade lacks ${n} FV at Jerusalem, and ends with turn ${turn}.`,
  },

  // What is proclaimed
  tidings: {
    popeDies: 'The Pope is dead',
    newPope: (who: string) => `A Pope of ${who}`,
    yourPope: 'The new Pope is yours',
    noPope: 'Peter’s chair stays empty',
    banned: (who: string) => `${who} is excommunicated`,
    youAreBanned: 'You are excommunicated',
    absolved: (who: string) => `The Church takes ${who} back`,
    youAreAbsolved: 'The Church takes you back',
    crusade: 'A Crusade is preached',
    crusadeWon: 'The Crusade has succeeded',
    crusadeLost: 'The Crusade has failed',
    objective: (who: string) => `${who} fulfils an Objective`,
    yourObjective: 'Your Objective is fulfilled',
    block: 'A sea is blocked',
    yourBlock: 'A sea is blocked to you',
  },
}

const it: typeof en = {
  church: 'Chiesa',
  objective: 'Obiettivi',

  event: 'Evento del turno',
  strikesOnly: 'Colpisce',
  die: (n) => `Il d6 dà ${n}`,
  calamity: 'Calamità',
  ladder: 'Doppi che portano una calamità',
  double: (n, brings) =>
    brings ? `Il doppio ${n} porta una calamità` : `Il doppio ${n} non ne porta ancora`,
  rolled: (a, b) => `I due dadi danno ${a} e ${b}`,
  spared: 'Nessuna calamità in questo turno.',
  victim: 'La sua vittima',
  nobodyStruck: 'Nessuno gioca chi colpirebbe.',
  strikes: (title, area) => `${title}: ${area}`,
  lasting: 'Ancora in atto',
  until: (n) => `fino alla fine del turno ${n}`,
  thisTurn: 'fino alla fine del turno',

  pope: 'Il Papa',
  noPope: 'Ora non c’è un Papa.',
  popeOf: (who) => `Il Papa: ${who}`,
  excommunicated: 'Scomunica',
  noneBanned: 'Nessuno è scomunicato.',
  grounds: 'Rischia la scomunica',
  crusade: 'Crociata',
  noCrusade: 'Nessuna crociata è bandita.',
  gathered: (come, size) => `${come} VF di ${size} a Gerusalemme`,
  turnsLeft: (n) => (n === 1 ? 'È il suo ultimo turno.' : `Restano ${n} turni.`),
  joined: 'Crociati',
  nobodyJoined: 'Nessuno ha ancora preso la croce.',
  crusader: 'Ha preso la croce',
  election: 'Elezione del Papa',
  votesFor: (who, whom) => `${who} vota per ${whom}`,
  notYet: (who) => `${who} non ha ancora votato`,
  tied: 'Voti pari. Per la tiara offrono:',
  round: (n) => `Offerte segrete, giro ${n}`,
  hasBid: (who, n) => `${who} offre ${n === 1 ? '1 fiorino' : `${n} fiorini`}`,
  hidden: (who) => `${who}: non ancora palese`,

  yours: 'Il tuo Obiettivo',
  back: 'La sua carta è coperta.',
  shown: 'Raggiunto, e mostrato a tutti',
  met: 'Vale, se resta così',
  unmet: 'Non ancora raggiunto',
  once: 'Quando accade, è raggiunto per sempre.',
  atEnd: 'Deve valere quando la partita finisce.',

  block: (by, to) => `Blocco navale: ${by} contro ${to}`,

  prisonersOf: 'Prigionieri di',

  mind: {
    banned: 'Sei scomunicato.',
    crusade: (n, turn) =>
      `Alla crociata mancano ${n} VF a Gerusalemme, e finisce con il turno ${turn}.`,
  },

  tidings: {
    popeDies: 'Il Papa è morto',
    newPope: (who) => `Il nuovo Papa: ${who}`,
    yourPope: 'Il nuovo Papa è tuo',
    noPope: 'Il soglio di Pietro resta vuoto',
    banned: (who) => `Scomunica: ${who}`,
    youAreBanned: 'Sei scomunicato',
    absolved: (who) => `Torna nella Chiesa: ${who}`,
    youAreAbsolved: 'La Chiesa ti riaccoglie',
    crusade: 'È bandita una crociata',
    crusadeWon: 'La crociata è riuscita',
    crusadeLost: 'La crociata è fallita',
    objective: (who) => `Obiettivo raggiunto: ${who}`,
    yourObjective: 'Il tuo Obiettivo è raggiunto',
    block: 'Un mare è bloccato',
    yourBlock: 'Un mare ti è bloccato',
  },
}

export const words = dictionary({ en, it })
