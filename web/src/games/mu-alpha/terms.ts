// What the alpha edition calls otherwise than the others do: on the board, on the sheets, on the stage, on its cards.

import { dictionary } from '../../i18n'
import { both as stage } from '../medioevo/battle/words'
import { both as lines } from '../medioevo/faces/lines'
import { renamed, type Term } from '../medioevo/renamed'
import { both as sheet } from '../medioevo/sheets/words'
import { both as board } from '../medioevo/words'

/** The terms of the alpha rulebook in English. In Italian they are those of the prototype. */
const terms: Term[] = [
  [/\bVF\b/g, 'FV'],
  [/\bHonour\b/g, 'Honor'],
  [/\bBorough\b/g, 'Hamlet'],
  [/\bFortress\b/g, 'Fort'],
  [/\bMerchantman\b/g, 'Merchant Ship'],
  [/\bAgricultural Fair\b/g, 'Farm'],
  [/\bMining Fair\b/g, 'Mine'],
  [/\bTextile Fair\b/g, 'Market'],
  [/^Trade$/g, 'Commerce'],
]

export const boardWords = dictionary({
  en: {
    ...renamed(board.en, terms),
    place: () => 'First place in the turn order',
    reserve: 'FV behind the Screen',
    pope: 'Has the Pope',
    pact: 'Pact',
    writeTreaty: 'Write a Pact',
    noTreaties: 'No Pact is known.',
  },
  it: {
    ...board.it,
    place: () => 'Il primo posto nell’ordine di turno',
    reserve: 'VF dietro lo schermo',
    pope: 'Ha il Papa',
    pact: 'Patto',
    writeTreaty: 'Scrivi un Patto',
    noTreaties: 'Non si conosce alcun Patto.',
    fairs: ['Fattoria', 'Miniera', 'Mercato'],
  },
})

const nth = (n: number) => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`

export const sheetWords = dictionary({
  en: {
    ...renamed(sheet.en, terms),
    placeUp: () => 'who is first',
    pass: (worst: number) => `Pass, and be ${nth(worst)}`,
    stayFirst: 'Stay first, for nothing',
    treatyWith: (whom: string) => `A Pact: ${whom}`,
    newTreaty: 'A new Pact',
  },
  it: {
    ...sheet.it,
    placeUp: () => 'chi è primo',
    pass: (worst: number) => `Passa, e sei ${worst}°`,
    stayFirst: 'Resta primo, senza spesa',
    treatyWith: (whom: string) => `Un Patto: ${whom}`,
    newTreaty: 'Un nuovo Patto',
  },
})

export const stageWords = dictionary({ en: renamed(stage.en, terms), it: stage.it })

/** What Empire cards do that do something else, or by other technologies, than in the prototype. */
const own: typeof lines = {
  en: {
    abate: 'A technology of Religion or University, free',
    architetto: 'What you build at half price in this phase',
    balestriere: '+1 to your roll, in attack or defence',
    bardo: 'Others hide florins; the fullest fist is yours',
    castellano: '1 to 3 lands safe from barbarians and cards',
    condottiero: '+1 to your roll in attack, +2 with Tactics',
    contessa: 'A technology of Politics or University, free',
    diplomatico: 'A truce of 1 to 4 turns with a player',
    eroina: 'Your die grows a step, to a d8 at most',
    esattore: '1 or 3 florins on goods that cross your lands',
    genio: '+1 to your roll, +2 with Engineering',
    medico: 'Take back 1 or 2 cards lost in battle',
    mercante: '30 to 120 florins, by what you know',
    mercenario: 'From 5 to 20 FV at 10 to 30 florins each',
    miliziano: 'Attacked at home, FV rise in all your homeland',
    monaco: '+1 to your roll in defence of buildings, or +2',
    ospitaliere: 'A technology of Politics or Religion, free',
    principessa: 'Bind a rival to peace, or win a small Kingdom',
    spia: 'You read a player’s pacts and his Objective',
    templare: '+1 to your roll against buildings, or +2',
    usuraio: 'A fifth more taxes, or a fifth of a rival’s',
  },
  it: {
    abate: 'Una tecnologia di Religione o Università in dono',
    architetto: 'Ciò che costruisci a metà prezzo in questa fase',
    balestriere: '+1 al tiro, in attacco o in difesa',
    bardo: 'Gli altri celano fiorini: il pugno pieno è tuo',
    castellano: 'Da 1 a 3 terre al riparo da barbari e carte',
    condottiero: '+1 al tiro in attacco, +2 con Tattica',
    contessa: 'Una tecnologia di Politica o Università in dono',
    diplomatico: 'Una tregua da 1 a 4 turni con qualcuno',
    eroina: 'Il tuo dado cresce di un passo, fino al d8',
    esattore: '1 o 3 fiorini sulle merci che passano da te',
    genio: '+1 al tiro, +2 con Ingegneria',
    medico: 'Riprendi 1 o 2 carte perse in battaglia',
    mercante: 'Da 30 a 120 fiorini, secondo il sapere',
    mercenario: 'Da 5 a 20 VF, da 10 a 30 fiorini l’uno',
    miliziano: 'Attaccato in patria, VF in tutta la patria',
    monaco: '+1 al tiro a difesa degli edifici, o +2',
    ospitaliere: 'Una tecnologia di Politica o Religione in dono',
    principessa: 'Leghi a te un rivale, o un piccolo regno',
    spia: 'Leggi i patti di qualcuno e il suo Obiettivo',
    templare: '+1 al tiro contro gli edifici, o +2',
    usuraio: 'Un quinto di tasse in più, o di quelle altrui',
  },
}

/** cardLines are the lines of all cards, by id. */
export const cardLines = dictionary({
  en: { ...renamed(lines.en, terms), ...own.en },
  it: { ...lines.it, ...own.it },
})
