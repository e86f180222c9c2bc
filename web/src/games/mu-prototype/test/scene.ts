// The small table for tests, in the prototype: an event, and relics.

import { parts as common, seen } from '../../medioevo/test/scene'
import type { Components, View } from '../wire'
import '../edition'
import type { Scene } from '../table'

export * from '../../medioevo/test/scene'

export const parts: Components = {
  ...common,
  events: [
    {
      id: 'p01',
      title: 'Channel storm',
      text: 'Wind.',
      territories: [0, 2],
      icons: ['storm', 'losses', 'slump'],
      relic: 'Cup',
      places: [],
    },
  ],
  treasures: [],
}

export const sceneOf = (position: View): Scene => seen('mu-prototype', position, parts)
