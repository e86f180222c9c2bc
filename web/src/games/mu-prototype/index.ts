import './edition'
import { later } from '../later.svelte'
import { gameOf } from '../medioevo/game'
import { warningsOf } from './report'
import { onTable } from './table'
import { tidings } from './tidings'
import type { Components, View } from './wire'

export default gameOf<View, Components>({
  now: () => import('./edge/NowPanel.svelte'),
  stakes: ({ chain, event, phase }) => chain !== null || (event !== null && phase === 'events'),
  warnings: onTable(warningsOf),
  face: later(async () => (await import('./faces/faces')).faceOf),
  tidings,
  amidst: ['relic-taken', 'capital-lost', 'capital', 'capital-florins'],
})
