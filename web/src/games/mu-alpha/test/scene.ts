// The small table for tests, in the alpha edition: areas, an event, two calamities, Objectives, a Church.

import { parts as common, seen, view as commonView } from '../../medioevo/test/scene'
import type { Components, View } from '../wire'
import '../edition'
import type { Scene } from '../table'

export * from '../../medioevo/test/scene'

const [kent, wessex, normandy] = common.territories
if (!kent || !wessex || !normandy) throw new Error('the common table has three territories')

export const parts: Components = {
  ...common,
  territories: [kent, wessex, { ...normandy, holy: 'jerusalem' }],
  areas: [
    { id: 'british-isles', name: 'British Isles', places: [0, 1] },
    { id: 'atlantic', name: 'Atlantic', places: [3, 4] },
    { id: 'jerusalem', name: 'Jerusalem', places: [2] },
  ],
  events: [
    { id: 'a01', title: 'Storm at sea', text: 'Wind.', areas: [1, 1, 1, 0, 0, 2], realms: [] },
    { id: 'a11', title: 'Discontent', text: 'Murmurs.', areas: [0, 0, 0, 2, 2, 1], realms: [] },
  ],
  calamities: [
    { id: 'k02', title: 'Pestilence', text: 'Death.', areas: [2, 2, 1, 0, 0, 0], realms: [] },
    { id: 'k03', title: 'Schism', text: 'Doubt.', areas: [], realms: [1, 0, 1, 0, 1, 0] },
  ],
  objectives: [
    { id: 'byz-3', name: 'New Rome', text: 'Own two Cathedrals.', realm: 0, once: false },
    { id: 'mam-4', name: 'Lords of the spices', text: 'Sell spices.', realm: 1, once: true },
  ],
}

export function view(more: Partial<View> = {}): View {
  return commonView({
    fate: { area: -1, doubles: 1, omen: null, lasting: [] },
    faith: { banned: [], grounds: [], crusade: null, election: null },
    objectives: [
      { card: 0, shown: false, met: true },
      { card: -1, shown: false, met: false },
    ],
    ...more,
  })
}

export const sceneOf = (position: View): Scene => seen('mu-alpha', position, parts)
