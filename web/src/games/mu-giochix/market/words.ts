// Words of the flat market.

import { dictionary } from '../../../i18n'

const en = {
  market: 'Market',
  flat: (buy: number, sell: number, more: number) =>
    `Every good costs ${buy} florins where it is, and brings ${sell} where it is not, with ${more} more for each cube in the market.`,
  town: 'Settlement',
  there: 'Sold there',
  brings: 'Pays',
  closed: 'no trade with you',
  of: (who: string) => `of ${who}`,
  all: 'All goods',
  lacking: (good: string) => `Where ${good} can be sold`,
  left: (n: number) => `${n} left in the box`,
}

const it: typeof en = {
  market: 'Mercato',
  flat: (buy, sell, more) =>
    `Ogni merce costa ${buy} fiorini dove c’è e ne rende ${sell} dove manca, più ${more} per ogni cubo nel mercato.`,
  town: 'Insediamento',
  there: 'Vi si compra',
  brings: 'Paga',
  closed: 'non commercia con te',
  of: (who) => `di ${who}`,
  all: 'Tutte le merci',
  lacking: (good) => `Dove si vende: ${good}`,
  left: (n) => `ne restano ${n} nella scatola`,
}

/** both are the words in each language. */
export const both = { en, it }
export const words = dictionary(both)
