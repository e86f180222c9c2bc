import type { orders as english } from '../en/orders'

export const orders: typeof english = {
  everyTime: 'Ogni volta…',
  always: 'Sempre così',
  alwaysPass: 'Passo sempre',
  alwaysSo: (said: string, what: string) => `${said}, ora e per il resto della partita: ${what}`,
  standingOrders: 'Disposizioni',
  ordersHint:
    'Il tavolo risponde per te finché il tempo non è scaduto o non revochi la disposizione. Te lo chiede di nuovo dove la disposizione non si adatta, dove una cosa costa di più, e la prima volta che una risposta non si può ritirare. Nessun altro viene a sapere che è in vigore.',
  orderHere: 'Questa domanda, d’ora in poi',
  orderStanding: 'In vigore',
  orderNone: 'Ancora nessuna. Le domande che ritornano ne offrono una.',
  forTerm: (turn) => ({
    turn: `Questo ${turn || 'turno'}`,
    era: 'Questa Era',
    game: 'Questa partita',
  }),
  untilTerm: (turn) => ({
    turn: `per questo ${turn || 'turno'}`,
    era: 'per questa Era',
    game: 'per questa partita',
  }),
  orderPass: 'Lascia passare, se non mi riguarda',
  orderUpTo: (n: number) => `Offri fino a ${n}, poi passa`,
  orderLimit: 'Il mio limite',
  orderNumber: 'Quanto',
  orderRests: 'È sospesa: hai ritirato ciò che ha risposto.',
  orderRevoke: (what: string) => `Revoca: ${what}`,
  orderResume: (what: string) => `Riprendi: ${what}`,
  revoke: 'Revoca',
  resume: 'Riprendi',
  answeredForYou: 'Risposto per te, poiché altro non si poteva:',
  answeredByOrder: 'Risposto secondo le tue disposizioni:',
  answeredByBot: (n) =>
    n === 1
      ? 'Un bot ha risposto per te: la cronaca dice che cosa.'
      : `Un bot ha risposto per te ${n} volte: la cronaca dice che cosa.`,
}
