// What is written on the tracks.

import { dictionary } from '../../../i18n'

const en = {
  turns: 'Turns',
  honour: 'Honour Points',
  honourOf: (who: string, n: number) => `${who}: ${n} Honour Points`,
  goal: (n: number) => `${n}: the end`,
  order: 'Turn order',
  place: (n: number, who: string, penalty: number, bid: number) =>
    `${n}: ${who}${penalty > 0 ? `, attack value −${penalty}` : ''}${bid > 0 ? `, bid ${bid} florins` : ''}`,
  bid: (n: number) => `bid ${n}`,
  tax: 'Tax levels',
  taxLevel: (level: number, florins: number, borne: boolean) =>
    `Level ${level}: ${florins} florins${borne ? '' : ', more than is borne'}`,
  taxKey: 'Hatched: more than the subjects bear. Each level above it is a rebellion.',
  rebelling: (n: number) => (n === 1 ? '1 rebellion to come' : `${n} rebellions to come`),
  rebelsIn: (places: string) => `Rebels in ${places}`,
  loans: 'Loans',
  loan: (florins: number, honour: number) =>
    `${florins} florins${honour < 0 ? `, ${-honour} Honour Points less at the end` : ''}`,
  here: (who: string) => `here: ${who}`,
  now: 'now',
}

const it: typeof en = {
  turns: 'Turni',
  honour: 'Punti Onore',
  honourOf: (who, n) => `${who}: ${n} Punti Onore`,
  goal: (n) => `${n}: la fine`,
  order: 'Ordine di turno',
  place: (n, who, penalty, bid) =>
    `${n}: ${who}${penalty > 0 ? `, valore di attacco −${penalty}` : ''}${bid > 0 ? `, puntati ${bid} fiorini` : ''}`,
  bid: (n) => `puntati ${n}`,
  tax: 'Livelli delle tasse',
  taxLevel: (level, florins, borne) =>
    `Livello ${level}: ${florins} fiorini${borne ? '' : ', più di quanto si tollera'}`,
  taxKey: 'Tratteggiato: più di quanto i sudditi tollerano. Ogni livello oltre è una ribellione.',
  rebelling: (n) => (n === 1 ? '1 ribellione in arrivo' : `${n} ribellioni in arrivo`),
  rebelsIn: (places) => `Ribelli: ${places}`,
  loans: 'Prestiti',
  loan: (florins, honour) =>
    `${florins} fiorini${honour < 0 ? `, ${-honour} Punti Onore in meno a fine partita` : ''}`,
  here: (who) => `qui: ${who}`,
  now: 'ora',
}

export const words = dictionary({ en, it })
