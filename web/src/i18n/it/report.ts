import type { report as en } from '../en/report'

export const report: typeof en = {
  report: 'Ultimo resoconto',
  turnEnded: (turn) => `${turn} concluso`,
  turnSoFar: (turn) => `${turn}, finora`,
  reportHint: 'Prima ciò che riguarda te. Tutto il resto è nella cronaca.',
  quietTurn: 'Nulla che si racconterebbe a un amico.',
  youBeforeAfter: 'Tu, prima e dopo',
  before: 'prima: ',
  placesOf: (score) => `${score}, e posti guadagnati o persi`,
  placesWon: (n) => (n === 1 ? 'un posto guadagnato' : `${n} posti guadagnati`),
  placesLost: (n) => (n === 1 ? 'un posto perso' : `${n} posti persi`),
  samePlace: 'stesso posto',
  toMind: 'Da tenere a mente',
  reportEveryTurn: 'Dopo ogni turno',
  watchTurn: 'Guardalo',
  reportRead: 'Avanti',
}
