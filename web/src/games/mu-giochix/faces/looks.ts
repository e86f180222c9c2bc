// How the cards and technologies are painted that only the Giochix edition has, and where its characters are met.

import type { CharacterComponent } from '../../../wire/mugiochix'
import type { Emblem } from '../../medioevo/faces/emblems'
import { day, type Figure, type Look } from '../../medioevo/faces/looks'
import { anEmblem, portrayed, techEmblem as common, who } from '../../medioevo/faces/paintings'

const people: Record<string, readonly [Figure, Emblem]> = {
  alfiere: [who('kettle', '#5f8a4f', '#e9c35c', { beard: '#6b4526' }), 'banner'],
  astrologo: [who('turban', '#33328a', '#e9c35c', { beard: '#b5aea2' }), 'stars'],
  campione: [who('helm', '#a3282f', '#f6ecd2', { beard: '#d9b05a' }), 'lance'],
  carceriere: [who('coif', '#4a4038', '#8a5f38', { beard: '#33241a' }), 'key'],
  esploratore: [who('feather', '#5f7f45', '#8a5f38', { hair: '#6b4526' }), 'chart'],
  guastatore: [who('cap', '#6b5a44', '#a3282f', { hair: '#b5622b', masked: true }), 'ruin'],
}

/** Where a character is met, by when he can be used. */
const stages: Record<string, Look['place']> = {
  taxes: 'vault',
  purchases: 'study',
  commerce: 'quay',
  move: 'camp',
  battle: 'field',
  roll: 'field',
  battle_end: 'field',
  response: 'hall',
  any: 'hall',
}

/** Those who are sent against others. */
const foes = new Set([
  'assassino',
  'corsaro',
  'guastatore',
  'infiltrato',
  'inquisitore',
  'ladro',
  'pirata',
  'sicario',
  'spia',
])

/** characterLook is how the front of an Empire card looks. */
export const characterLook = ({ id, when }: CharacterComponent): Look =>
  portrayed(id, stages[when] ?? 'land', foes.has(id), people)

const learnt: Record<string, Emblem> = {
  'arte-militare': 'halberd',
  falegnameria: 'tower',
  muratura: 'gate',
  mercatura: 'scales',
  statuti: 'quill',
}

/** techEmblem is what a technology is known by. */
export const techEmblem = (id: string): Emblem => learnt[id] ?? common(id)

type Sky = readonly [string, string]

const storm: Sky = ['#5d7a86', '#b4cfcf']
const fire: Sky = ['#a3583a', '#e8b46c']
const grief: Sky = ['#6a3d46', '#c98b6a']
const drought: Sky = ['#e8b46c', '#f3dca0']
const doom: Sky = ['#3a2433', '#9a4a3c']

const strikes: Record<string, readonly [Emblem, Sky]> = {
  v01: ['wave', storm],
  v02: ['skull', grief],
  v03: ['ruin', fire],
  v04: ['ox', grief],
  v05: ['snow', storm],
  v06: ['rider', fire],
  v07: ['pirate', day.quay],
  v08: ['dagger', doom],
  v09: ['swords', grief],
  v10: ['crown', grief],
  v11: ['wall', storm],
  v12: ['sheaf', drought],
  v13: ['locust', drought],
  v14: ['flame', fire],
  v15: ['volcano', doom],
  v16: ['tent', drought],
  v17: ['scourge', grief],
  v18: ['purse', day.land],
  v19: ['sun', drought],
  v20: ['pitchfork', day.land],
  v21: ['bow', fire],
  v22: ['ship', storm],
  v23: ['book', grief],
  v24: ['crossbow', day.quay],
  v25: ['road', storm],
  v26: ['stag', fire],
  v27: ['tower', fire],
  v28: ['flask', grief],
  v29: ['floe', storm],
  v30: ['stars', doom],
}

/** What strikes at sea is seen from the quay. */
const afloat = new Set(['v01', 'v07', 'v11', 'v22', 'v24', 'v29'])

/** eventLook is how an Event card looks. */
export function eventLook(id: string): Look {
  const [emblem, sky] = strikes[id] ?? [anEmblem(id), day.land]
  return { place: afloat.has(id) ? 'quay' : 'land', sky, emblem }
}
