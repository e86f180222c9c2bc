import Church from '@lucide/svelte/icons/church'
import Target from '@lucide/svelte/icons/target'
import './edition'
import { later } from '../later.svelte'
import { gameOf } from '../medioevo/game'
import { dignitiesOf } from './realms/traits'
import { warningsOf } from './report'
import { onTable } from './table'
import { boardWords } from './terms'
import { tidings } from './tidings'
import type { Components, View } from './wire'
import { words } from './words'

export default gameOf<View, Components>({
  now: () => import('./edge/NowPanel.svelte'),
  stakes: ({ event, phase }) => event !== null && phase === 'events',
  // Where armies are placed one looks at what fate has brought.
  staked: ({ event, phase }) => event !== null && phase === 'placement',
  holds: ['event', 'calamity'],
  panels: [
    {
      id: 'church',
      title: () => words().church,
      icon: Church,
      content: () => import('./church/ChurchPanel.svelte'),
      // There one sees who votes for whom.
      leads: ({ faith }) => Boolean(faith?.election),
    },
    {
      id: 'objective',
      title: () => words().objective,
      icon: Target,
      holds: ['objective'],
      content: () => import('./objectives/ObjectivesPanel.svelte'),
    },
  ],
  warnings: onTable(warningsOf),
  dignities: dignitiesOf,
  face: later(async () => (await import('./faces/faces')).faceOf),
  tidings,
  ends: ['objective-disclosed'],
  amidst: ['thrown-in', 'used-up', 'adrift-removed', 'seized', 'crusade-won', 'objective'],
  words: boardWords,
})
