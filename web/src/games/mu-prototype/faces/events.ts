// How each Event card is painted.

import type { Emblem } from '../../medioevo/faces/emblems'
import { day, type Look } from '../../medioevo/faces/looks'
import { anEmblem } from '../../medioevo/faces/paintings'

const struck: Record<string, Emblem> = {
  p01: 'wave',
  p02: 'swords',
  p03: 'wave',
  p04: 'sheaf',
  p05: 'flame',
  p06: 'crown',
  p07: 'rider',
  p08: 'shield',
  p09: 'ship',
  p10: 'snow',
  p11: 'flame',
  p12: 'road',
  p13: 'swords',
  p14: 'ox',
  p15: 'tent',
  p16: 'wave',
  p17: 'dagger',
  p18: 'crown',
  p19: 'pirate',
  p20: 'ruin',
  p21: 'tent',
  p22: 'scroll',
  p23: 'ruin',
  p24: 'sun',
  p25: 'sun',
  p26: 'locust',
  p27: 'skull',
  p28: 'tower',
  p29: 'gate',
  p30: 'volcano',
}

/** What the sky is like over what strikes first. */
const skies: Record<string, readonly [string, string]> = {
  storm: ['#5d7a86', '#b4cfcf'],
  damage: ['#a3583a', '#e8b46c'],
  losses: ['#6a3d46', '#c98b6a'],
  slump: ['#8b8f6a', '#dcd3a4'],
}

/** eventLook is how an event looks: what it is over the land, under the sky of what it does first. */
export const eventLook = (id: string, icons: readonly string[]): Look => ({
  place: 'land',
  sky: skies[icons[0] ?? ''] ?? day.land,
  emblem: struck[id] ?? anEmblem(id),
})
