// What the cards say besides what is printed on them.

import { dictionary } from '../../../i18n'

const en = {
  // When a character can be used
  when: {
    events: 'in Events',
    taxes: 'in Taxes',
    purchases: 'in Purchases',
    move: 'when a group moves',
    battle: 'in a round of battle',
    roll: 'after the dice of battle',
    battle_end: 'after a battle',
    commerce: 'in Commerce',
    response: 'in response',
    any: 'at any time',
  } as Record<string, string>,

  front: 'Character',
  back: 'Other side: the Objective',
  objective: 'Objective',
  hidden: 'The other side lies hidden',
  either: 'On the other side is one of these:',
  surely: 'There is but one such card, so its other side is known:',
  difficulty: (n: number) => `Difficulty ${n} of 3`,
  points: (n: number, branch: string) =>
    n === 1 ? `1 Technology Point of ${branch}` : `${n} Technology Points of ${branch}`,
  pointsTitle: 'Points',
  tokenTitle: 'Token',
  token: (branches: string) => `Its token is of the colour of ${branches}`,
  anyToken: 'Its token is of any colour',
  any: 'any',
  or: ' or ',
  tapped: 'Tapped',
  tappedFor: (n: number) => (n > 1 ? `Tapped for ${n} turns` : 'Tapped until the end of the turn'),
  works: 'In force',
  done: (n: number) => `${n} done in this turn`,
  drawn: 'Being chosen',

  // Events
  strikes: 'Where it strikes',
  icons: {
    movement: 'Movement',
    armies: 'Armies',
    buildings: 'Buildings',
    goods: 'Goods',
  } as Record<string, string>,
  twoOf: 'Two of the three take effect',
  tolerated: (n: number) => `Taxes are borne up to level ${n}`,
  eventBack: 'On its back',

  // The hand
  hand: 'Your Empire cards',
  keep: 'One of them stays with you',
  drawnCards: 'Drawn',
  now: 'Some can be of use now',
}

const it: typeof en = {
  when: {
    events: 'negli Eventi',
    taxes: 'nelle Tasse',
    purchases: 'negli Acquisti',
    move: 'quando un gruppo muove',
    battle: 'in un round di battaglia',
    roll: 'dopo i dadi di battaglia',
    battle_end: 'dopo una battaglia',
    commerce: 'nel Commercio',
    response: 'in risposta',
    any: 'in ogni momento',
  },

  front: 'Personaggio',
  back: 'Altro lato: l’Obiettivo',
  objective: 'Obiettivo',
  hidden: 'L’altro lato è nascosto',
  either: 'Sull’altro lato c’è uno di questi:',
  surely: 'Di questa carta ce n’è una sola, perciò l’altro lato si conosce:',
  difficulty: (n) => `Difficoltà ${n} su 3`,
  points: (n, branch) =>
    n === 1 ? `1 Punto Tecnologia di ${branch}` : `${n} Punti Tecnologia di ${branch}`,
  pointsTitle: 'Punti',
  tokenTitle: 'Segnalino',
  token: (branches) => `Il segnalino è del colore di ${branches}`,
  anyToken: 'Il segnalino è di un colore qualsiasi',
  any: 'qualsiasi',
  or: ' o ',
  tapped: 'Tappata',
  tappedFor: (n) => (n > 1 ? `Tappata per ${n} turni` : 'Tappata fino a fine turno'),
  works: 'In vigore',
  done: (n) => `${n} fatti in questo turno`,
  drawn: 'Se ne sta scegliendo una',

  strikes: 'Dove colpisce',
  icons: {
    movement: 'Movimento',
    armies: 'Armate',
    buildings: 'Edifici',
    goods: 'Merci',
  },
  twoOf: 'Due delle tre icone hanno effetto',
  tolerated: (n) => `Le tasse si tollerano fino al livello ${n}`,
  eventBack: 'Sul retro',

  hand: 'Le tue carte Impero',
  keep: 'Una resta a te',
  drawnCards: 'Pescate',
  now: 'Qualcuna può servire ora',
}

export const words = dictionary({ en, it })
