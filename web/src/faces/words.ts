import { dictionary } from '../i18n'

const en = {
  copies: (n: number) => (n === 1 ? '1 left' : `${n} left`),
  held: (card: string) => `You hold ${card}. Choose where it goes; Escape lets it go.`,
  empty: 'Empty',
  again: 'As last time',
  theRest: 'The rest as last time',
  andThen: (closes: string) => `and: ${closes}`,
}

const it: typeof en = {
  copies: (n) => (n === 1 ? 'ne resta 1' : `ne restano ${n}`),
  held: (card) => `Hai in mano ${card}. Scegli dove va; Esc la lascia.`,
  empty: 'Vuota',
  again: 'Come l’ultima volta',
  theRest: 'Il resto come l’ultima volta',
  andThen: (closes) => `e poi: ${closes}`,
}

export const words = dictionary({ en, it })
