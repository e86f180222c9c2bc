// What is written on a player's mat.

import { dictionary } from '../../../i18n'

const en = {
  mat: 'Player mat',
  matOf: (name: string) => `Player mat: ${name}`,
  taxes: 'Taxes',
  taxesNote: (land: number, weight: number) =>
    `${land} territories, counted as ${weight}: what each level brings`,
  bank: 'Loans',
  interest: (n: number) => (n > 0 ? `Interest of this turn: ${n} florins` : 'No interest is due'),
  missed: 'The last interest was not paid: once more, and the Kingdom is out',
  upkeep: (n: number) => `Upkeep of all pieces: ${n} florins`,

  technologies: 'Technologies',
  reached: 'reached',
  active: 'active until Purchases end',
  next: (level: string, name: string, price: number) => `${level} ${name}, ${price} florins`,
  bought: 'one was bought in this turn',
  complete: 'The branch is complete',
  tokens: (n: number, branch: string) =>
    n === 1 ? `1 Objective token of ${branch}` : `${n} Objective tokens of ${branch}`,
  turned: (n: number) => (n === 1 ? '1 of them turned' : `${n} of them turned`),
  fromCards: (n: number) => (n === 1 ? '1 point on cards' : `${n} points on cards`),
  pointsNote: 'Technology Points: unturned tokens, and untapped cards',
  pointsOthers: 'Technology Points: unturned tokens; those on cards are hidden',
  ladder: (n: number, honour: number) =>
    `${n === 1 ? '1 Objective token' : `${n} Objective tokens`}: ${honour} Honour Points at the end`,

  captains: 'Captains',
  captain: (level: string, place: string) => `Level ${level}, ${place}`,
  noCaptain: 'None on the board',
  more: (n: number) => (n === 1 ? '1 more can be hired' : `${n} more can be hired`),
  pieces: 'Pieces',
  onBoard: 'on the board',
  left: 'left',
  prisoners: 'Prisoners',
  heldBy: (who: string, units: string) => `Held by ${who}: ${units}`,
  holds: (who: string, units: string) => `Of ${who}, held here: ${units}`,

  cards: 'Empire cards',
  cardNote: (price: number, draws: number) =>
    `The next one costs ${price} florins: one of ${draws} drawn`,
  noCards: 'None',
  hiddenCard: 'A card that is being chosen',
}

const it: typeof en = {
  mat: 'Plancia',
  matOf: (name) => `Plancia: ${name}`,
  taxes: 'Tasse',
  taxesNote: (land, weight) => `${land} territori, contati ${weight}: quanto rende ogni livello`,
  bank: 'Prestiti',
  interest: (n) => (n > 0 ? `Interessi di questo turno: ${n} fiorini` : 'Nessun interesse dovuto'),
  missed: 'Gli ultimi interessi non sono stati pagati: ancora una volta, e il Regno è fuori',
  upkeep: (n) => `Mantenimento di tutti i pezzi: ${n} fiorini`,

  technologies: 'Tecnologie',
  reached: 'raggiunta',
  active: 'attiva fino al termine degli Acquisti',
  next: (level, name, price) => `${level} ${name}, ${price} fiorini`,
  bought: 'una è stata comprata in questo turno',
  complete: 'Il ramo è completo',
  tokens: (n, branch) =>
    n === 1 ? `1 segnalino Obiettivo di ${branch}` : `${n} segnalini Obiettivo di ${branch}`,
  turned: (n) => (n === 1 ? '1 girato' : `${n} girati`),
  fromCards: (n) => (n === 1 ? '1 punto sulle carte' : `${n} punti sulle carte`),
  pointsNote: 'Punti Tecnologia: segnalini non girati e carte non tappate',
  pointsOthers: 'Punti Tecnologia: segnalini non girati; quelli delle carte sono nascosti',
  ladder: (n, honour) =>
    `${n === 1 ? '1 segnalino Obiettivo' : `${n} segnalini Obiettivo`}: ${honour} Punti Onore a fine partita`,

  captains: 'Capitani',
  captain: (level, place) => `Livello ${level}, ${place}`,
  noCaptain: 'Nessuno sul tabellone',
  more: (n) => (n === 1 ? 'Se ne può assoldare ancora 1' : `Se ne possono assoldare ancora ${n}`),
  pieces: 'Pezzi',
  onBoard: 'sul tabellone',
  left: 'rimasti',
  prisoners: 'Prigionieri',
  heldBy: (who, units) => `In mano a ${who}: ${units}`,
  holds: (who, units) => `Di ${who}, tenuti qui: ${units}`,

  cards: 'Carte Impero',
  cardNote: (price, draws) => `La prossima costa ${price} fiorini: una fra ${draws} pescate`,
  noCards: 'Nessuna',
  hiddenCard: 'Una carta che si sta scegliendo',
}

export const words = dictionary({ en, it })
