import { dictionary } from '../i18n'

const en = {
  copies: (n: number) => (n === 1 ? '1 left' : `${n} left`),
  lies: (card: string, place: string, n: number) =>
    `${card} lies in ${place}, with ${n === 1 ? 'no other' : n === 2 ? '1 other' : `${n - 1} others`}.`,
  goes: (place: string) => `What you press goes to ${place}.`,
  empty: 'Empty',
  again: 'As last time',
  theRest: 'The rest as last time',
  before: 'As before',
  andThen: (closes: string) => `and: ${closes}`,
}

const it: typeof en = {
  copies: (n) => (n === 1 ? 'ne resta 1' : `ne restano ${n}`),
  lies: (card, place, n) =>
    `${card} è in ${place}, ${n === 1 ? 'da sola' : n === 2 ? 'con 1 altra' : `con altre ${n - 1}`}.`,
  goes: (place) => `La carta che premi va in ${place}.`,
  empty: 'Vuota',
  again: 'Come l’ultima volta',
  theRest: 'Il resto come l’ultima volta',
  before: 'Come già prima',
  andThen: (closes) => `e poi: ${closes}`,
}

export const words = dictionary({ en, it })
