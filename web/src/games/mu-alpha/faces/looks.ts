// How the cards are painted that only the alpha edition has: events, calamities, Objectives.

import type { Emblem } from '../../medioevo/faces/emblems'
import { day, type Look } from '../../medioevo/faces/looks'
import { anEmblem } from '../../medioevo/faces/paintings'

type Sky = readonly [string, string]

const storm: Sky = ['#5d7a86', '#b4cfcf']
const fire: Sky = ['#a3583a', '#e8b46c']
const grief: Sky = ['#6a3d46', '#c98b6a']
const gold: Sky = ['#e8b46c', '#f3dca0']
const doom: Sky = ['#3a2433', '#9a4a3c']

const fates: Record<string, [Emblem, Sky]> = {
  a01: ['wave', storm],
  a02: ['banner', gold],
  a03: ['plaque', grief],
  a04: ['ship', day.quay],
  a05: ['sun', day.quay],
  a06: ['pirate', storm],
  a07: ['sheaf', gold],
  a08: ['snow', storm],
  a09: ['ox', grief],
  a10: ['rider', fire],
  a11: ['pike', grief],
  a12: ['ruin', fire],
  a13: ['flame', fire],
  a14: ['road', storm],
  a15: ['anvil', gold],
  a16: ['scales', gold],
  a17: ['key', grief],
  a18: ['compasses', day.land],
  a19: ['halberd', day.land],
  a20: ['rosary', gold],
  a21: ['tent', grief],
  a22: ['dagger', fire],
  a23: ['dove', day.land],
  a24: ['rings', gold],
  k01: ['scourge', doom],
  k02: ['skull', doom],
  k03: ['chalice', doom],
  k04: ['bow', doom],
  k05: ['volcano', doom],
  k06: ['swords', doom],
  k07: ['pitchfork', doom],
  k08: ['coffer', doom],
  k09: ['locust', doom],
  k10: ['tower', doom],
  k11: ['crown', doom],
  k12: ['stars', doom],
}

/** What strikes at sea is seen from the quay. */
const afloat = new Set(['a01', 'a04', 'a05', 'a06', 'k10'])

/** fateLook is how an Event or Calamity card looks. */
export function fateLook(id: string): Look {
  const [emblem, sky] = fates[id] ?? [anEmblem(id), day.land]
  return { place: afloat.has(id) ? 'quay' : 'land', sky, emblem }
}

const aims: Record<string, Emblem> = {
  'byz-1': 'banner',
  'byz-2': 'road',
  'byz-3': 'cathedral',
  'byz-4': 'ship',
  'byz-5': 'cloth',
  'mam-1': 'tower',
  'mam-2': 'sun',
  'mam-3': 'wall',
  'mam-4': 'bale',
  'mam-5': 'key',
  'hun-1': 'pike',
  'hun-2': 'chart',
  'hun-3': 'gate',
  'hun-4': 'coins',
  'hun-5': 'crown',
  'hre-1': 'lance',
  'hre-2': 'chalice',
  'hre-3': 'sword',
  'hre-4': 'scales',
  'hre-5': 'book',
  'hor-1': 'rings',
  'hor-2': 'ox',
  'hor-3': 'rider',
  'hor-4': 'purse',
  'hor-5': 'bow',
}

/** objectiveLook is how an Objective looks. */
export const objectiveLook = (id: string): Look => ({
  place: 'hall',
  sky: day.hall,
  emblem: aims[id] ?? anEmblem(id),
})
