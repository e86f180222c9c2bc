// The map's own words.

import { dictionary } from '../../../i18n'

const en = {
  map: 'Map of western Europe. Arrow keys move it, plus and minus enlarge and reduce it, zero shows all of it.',
  seas: {
    north_sea: ['North', 'Sea'],
    atlantic: ['Atlantic', 'Ocean'],
    mediterranean: ['Mediterranean', 'Sea'],
  } as Record<string, string[]>,
  legend: 'Cultures',
  knight: (who: string) => `Knight of ${who}`,
  laid: 'laid on its side',
  foot: (who: string) => `Footsoldier of ${who}`,
  castle: 'Castle',
  independent: 'Independent',
  shut: 'Not in this game',
  rebellion: (n: number) => (n === 1 ? 'Rebellion' : `${n} Rebellions`),
  harvest: (n: number) => (n === 1 ? 'Harvest' : `${n} Harvests`),
  failed: (n: number) => (n === 1 ? 'Failed Harvest' : `${n} Failed Harvests`),
  plague: { outbreak: 'Plague', over: 'Plague, over' } as Record<string, string>,
  duke: (name: string, duchess: boolean) => `${duchess ? 'Duchess' : 'Duke'}: ${name}`,
  pact: (who: string) => `Pact with ${who}`,
  spouse: (name: string) => `${name}, to be married`,
  by: { green: 'a green trait', red: 'a red trait' } as Record<string, string>,
  borders: (names: string) => `Borders on ${names}`,
  coast: (names: string) => `Coast: ${names}`,
  attacked: (who: string) => `Under attack by ${who}`,
}

const it: typeof en = {
  map: "Mappa dell'Europa occidentale. Le frecce la spostano, più e meno la ingrandiscono e la riducono, zero la mostra intera.",
  seas: {
    north_sea: ['Mare', 'del Nord'],
    atlantic: ['Oceano', 'Atlantico'],
    mediterranean: ['Mar', 'Mediterraneo'],
  },
  legend: 'Culture',
  knight: (who) => `Cavaliere: ${who}`,
  laid: 'coricato',
  foot: (who) => `Fante: ${who}`,
  castle: 'Castello',
  independent: 'Indipendente',
  shut: 'Fuori da questa partita',
  rebellion: (n) => (n === 1 ? 'Ribellione' : `${n} Ribellioni`),
  harvest: (n) => (n === 1 ? 'Raccolto' : `${n} Raccolti`),
  failed: (n) => (n === 1 ? 'Raccolto Fallito' : `${n} Raccolti Falliti`),
  plague: { outbreak: 'Piaga', over: 'Piaga, passata' },
  duke: (name, duchess) => `${duchess ? 'Duchessa' : 'Duca'}: ${name}`,
  pact: (who) => `Patto: ${who}`,
  spouse: (name) => `${name}, da sposare`,
  by: { green: 'tratto verde', red: 'tratto rosso' },
  borders: (names) => `Confina con ${names}`,
  coast: (names) => `Coste: ${names}`,
  attacked: (who) => `Sotto attacco: ${who}`,
}

export const words = dictionary({ en, it })
