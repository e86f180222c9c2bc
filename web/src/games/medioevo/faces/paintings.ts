// How each Empire card and technology is painted. What is not named here is painted by what it
// is for, the same each time.

import { day, hats, night, type Figure, type Hat, type Look } from './looks'
import { emblems, type Emblem } from './emblems'
import { item } from '../../table'

const brown = '#6b4526'
const fair = '#d9b05a'
const grey = '#b5aea2'
const black = '#33241a'
const ginger = '#b5622b'

type Dress = Omit<Figure, 'hat' | 'cloth' | 'trim'>
export const who = (hat: Hat, cloth: string, trim: string, dress: Dress = {}): Figure => ({
  hat,
  cloth,
  trim,
  ...dress,
})

/** People are who is on cards, and what he is known by. */
type People = Record<string, readonly [Figure, Emblem]>
const people: People = {
  abate: [who('tonsure', '#4a4038', '#f6ecd2', { hair: grey }), 'book'],
  architetto: [who('cap', '#3f6bc4', '#6d2d78', { hair: brown, beard: brown }), 'compasses'],
  arciere: [who('hood', '#5f7f45', '#8a5f38', { hair: brown }), 'bow'],
  assassino: [who('hood', '#3a3350', '#211e2c', { masked: true }), 'dagger'],
  avaro: [who('chaperon', '#6f5a40', '#4a4038', { hair: grey, beard: grey }), 'chest'],
  balestriere: [who('kettle', '#a3282f', '#e9c35c', { beard: black }), 'crossbow'],
  bardo: [who('feather', '#5f8a4f', '#a3282f', { hair: fair }), 'lute'],
  capomastro: [who('coif', '#b08d57', '#8a5f38', { beard: brown }), 'wall'],
  cardinale: [who('galero', '#a3282f', '#f6ecd2', { hair: grey }), 'cathedral'],
  carovaniere: [who('turban', '#2c68b0', '#e9c35c', { beard: black }), 'bale'],
  carpentiere: [who('straw', '#8a6a41', '#f6ecd2', { hair: ginger, beard: ginger }), 'tower'],
  castellano: [who('chaperon', '#3d7a45', '#6b4526', { beard: grey }), 'key'],
  cavaliere: [who('helm', '#3f6bc4', '#f6ecd2'), 'lance'],
  cerusico: [who('cap', '#f6ecd2', '#a3282f', { beard: brown }), 'bandage'],
  ciambellano: [who('cap', '#6d2d78', '#e9c35c', { hair: grey }), 'coffer'],
  concessione: [who('chaperon', '#2c3f6b', '#a3282f', { hair: black }), 'scroll'],
  condottiero: [who('helm', '#8c2b30', '#e9c35c', { beard: black }), 'sword'],
  conestabile: [who('kettle', '#2c3f6b', '#e9c35c', { beard: grey }), 'banner'],
  contessa: [who('hennin', '#6d2d78', '#e9c35c', { hair: ginger, woman: true }), 'book'],
  corsaro: [who('bandana', '#2d5f66', '#f6ecd2', { hair: black, beard: black }), 'ship'],
  diplomatico: [who('chaperon', '#1d6f6f', '#f6ecd2', { hair: brown }), 'dove'],
  eroina: [who('helm', '#f6ecd2', '#a3282f', { hair: fair, woman: true }), 'banner'],
  esattore: [who('cap', '#4f6f3a', '#33241a', { hair: black }), 'coins'],
  flagellante: [who('hood', '#efe3c6', '#8a5f38', { beard: black }), 'scourge'],
  gabelliere: [who('chaperon', '#8c5a1e', '#3f4f2c', { hair: brown }), 'abacus'],
  genio: [who('cap', '#33328a', '#c3c6c9', { hair: grey, beard: grey }), 'gear'],
  giullare: [who('jester', '#a3282f', '#5f8a4f'), 'marotte'],
  guardia: [who('kettle', '#5b5f66', '#3f6bc4'), 'halberd'],
  infiltrato: [who('hood', '#46523f', '#33241a', { masked: true }), 'gate'],
  inquisitore: [who('hood', '#211e1c', '#f6ecd2'), 'flame'],
  ladro: [who('hood', '#5c4630', '#3a3350', { masked: true }), 'purse'],
  maresciallo: [who('feather', '#a3282f', '#2c3f6b', { beard: grey }), 'baton'],
  mecenate: [who('chaperon', '#9c1f1b', '#33241a', { hair: brown }), 'coins'],
  medico: [who('cap', '#2f7fd1', '#211e1c', { hair: grey, beard: grey }), 'flask'],
  mercante: [who('cap', '#b5622b', '#2c3f6b', { hair: brown, beard: brown }), 'scales'],
  mercenario: [who('kettle', '#d6a016', '#a3282f', { beard: ginger }), 'pike'],
  miliziano: [who('straw', '#7b8a5a', '#8a5f38', { hair: fair }), 'pitchfork'],
  monaco: [who('tonsure', '#6b4526', '#4a3018', { hair: brown }), 'rosary'],
  ospitaliere: [who('coif', '#211e1c', '#f6ecd2', { beard: grey }), 'chalice'],
  pirata: [who('bandana', '#4a4038', '#a3282f', { beard: ginger }), 'pirate'],
  principessa: [who('coronet', '#c0568a', '#f6ecd2', { hair: fair, woman: true }), 'rings'],
  sicario: [who('cap', '#33241a', '#5b5f66', { hair: black, masked: true }), 'dagger'],
  spia: [who('hood', '#4a5468', '#33241a', { hair: brown }), 'eye'],
  taccagno: [who('coif', '#6b5a44', '#33241a', { beard: grey }), 'purse'],
  'targa-doro': [who('crown', '#2c3f6b', '#f6ecd2', { hair: grey, beard: grey }), 'plaque'],
  templare: [who('helm', '#f6ecd2', '#a3282f', { beard: brown }), 'shield'],
  usuraio: [who('chaperon', '#2d4a3a', '#e9c35c', { beard: black }), 'coins'],
  vescovo: [who('mitre', '#7a3e9d', '#e9c35c', { hair: grey }), 'chalice'],
}

/** Where what is played in a phase takes place. */
const stages: Record<string, Look['place']> = {
  purchase: 'study',
  diplomacy: 'hall',
  taxes: 'vault',
  trade: 'quay',
  reinforcements: 'camp',
  combat: 'field',
}

const kinds = Object.keys(emblems) as Emblem[]
const cloths = ['#3f6bc4', '#a3282f', '#5f8a4f', '#6d2d78', '#8a5f38', '#1d6f6f']

/** dealt is one of a list for a name, the same each time. */
function dealt<T>(list: readonly T[], name: string): T {
  const sum = [...name].reduce((so, letter) => (so * 31 + letter.charCodeAt(0)) % 9973, 7)
  return item(list, sum % list.length)
}

/** cardLook is how an Empire card looks. */
export const cardLook = (id: string, phase: string, offensive: boolean): Look =>
  portrayed(id, stages[phase] ?? 'land', offensive)

/** portrayed is somebody in a place, of these people or of others; what is sent against others comes by night. */
export function portrayed(
  id: string,
  place: Look['place'],
  offensive: boolean,
  others: People = {},
): Look {
  const stranger = who(dealt(hats, id), dealt(cloths, id), '#f6ecd2')
  const [figure, emblem] = others[id] ?? people[id] ?? [stranger, anEmblem(id)]
  return { place, sky: offensive ? night : day[place], night: offensive, figure, emblem }
}

const learnt: Record<string, Emblem> = {
  misticismo: 'rosary',
  monoteismo: 'chalice',
  teologia: 'cathedral',
  fanatismo: 'flame',
  agricoltura: 'sheaf',
  mulino: 'mill',
  'rotazione-delle-colture': 'pitchfork',
  mercato: 'scales',
  allevamento: 'ox',
  caccia: 'stag',
  carpenteria: 'tower',
  forgiatura: 'anvil',
  tessitura: 'cloth',
  'scuola-militare': 'sword',
  tattica: 'swords',
  strategia: 'baton',
  logistica: 'bale',
  legge: 'scroll',
  investitura: 'lance',
  vassallaggio: 'key',
  feudalesimo: 'crown',
  signoria: 'gate',
  matematica: 'abacus',
  architettura: 'compasses',
  ingegneria: 'gear',
  alchimia: 'flask',
  astronomia: 'stars',
  cartografia: 'chart',
  strade: 'road',
  istruzione: 'quill',
  letteratura: 'book',
  filosofia: 'eye',
  universita: 'plaque',
  medicina: 'bandage',
  chirurgia: 'scissors',
  ospedale: 'shield',
  commercio: 'purse',
  conio: 'coins',
  banche: 'coffer',
  gilde: 'banner',
  mude: 'ship',
  arsenale: 'wall',
  monopolio: 'chest',
}

/** anEmblem is one for what none was chosen for. */
export const anEmblem = (id: string): Emblem => dealt(kinds, id)

/** techEmblem is what a technology is known by. */
export const techEmblem = (id: string): Emblem => learnt[id] ?? anEmblem(id)
