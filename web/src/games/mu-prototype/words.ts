// The words of what only the prototype has. Its other words are those of all editions.

import { dictionary } from '../../i18n'

const florins = (n: number) => (n === 1 ? '1 florin' : `${n} florins`)
const fiorini = (n: number) => (n === 1 ? '1 fiorino' : `${n} fiorini`)

const en = {
  // What it tells of a realm
  loans: 'Owed to the bank',
  youOwe: (n: number) => `You owe the bank ${florins(n)}.`,
  bankrupt: 'Has been bankrupt',
  monopoly: (good: string) => `Monopoly of ${good}`,
  casusBelli: 'Casus belli against',

  // The event of the turn
  event: 'Event of the turn',
  icons: {
    damage: 'Buildings damaged',
    storm: 'Transports held up',
    losses: 'Armies lost',
    slump: 'Poor markets',
  } as Record<string, string>,
  strikes: 'It strikes',
  hit: (where: string) => `Buildings damaged in ${where}`,
  grail: (name: string) => `Relic: ${name}`,

  // War
  declares: 'Declared war',
  declared: (a: string, b: string) => `${a} declares war on ${b}`,
  surprise: 'By surprise',

  // Relics
  relic: (name: string) => `Relic: ${name}`,
  relicHome: 'in the Cathedral',

  // What is proclaimed
  relicTaken: 'A relic is taken',
  relicFound: 'A relic is found',
  capitalLost: 'A capital is lost',
  yourCapitalLost: 'Your capital is lost',
}

const it: typeof en = {
  loans: 'Debiti con la banca',
  youOwe: (n) => `Devi alla banca ${fiorini(n)}.`,
  bankrupt: 'È già fallito una volta',
  monopoly: (good) => `Monopolio: ${good}`,
  casusBelli: 'Casus belli contro',

  event: 'Evento del turno',
  icons: {
    damage: 'Edifici danneggiati',
    storm: 'Trasporti fermi',
    losses: 'Armate perdute',
    slump: 'Mercati in crisi',
  },
  strikes: 'Colpisce',
  hit: (where) => `Edifici danneggiati in ${where}`,
  grail: (name) => `Reliquia: ${name}`,

  declares: 'Guerra dichiarata',
  declared: (a, b) => `${a} dichiara guerra a ${b}`,
  surprise: 'A sorpresa',

  relic: (name) => `Reliquia: ${name}`,
  relicHome: 'nella Cattedrale',

  relicTaken: 'Una reliquia è presa',
  relicFound: 'Si trova una reliquia',
  capitalLost: 'Una capitale è perduta',
  yourCapitalLost: 'La tua capitale è perduta',
}

export const words = dictionary({ en, it })
