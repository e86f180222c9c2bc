// What of the chronicle is proclaimed only in the prototype: relics, and the loss of a capital.

import { alike, ofSeat, type Tell } from '../medioevo/tidings'
import { refOf, tableOf } from '../medioevo/table'
import { words } from './words'

export const tidings: Record<string, Tell> = {
  'relic-taken': ofSeat('relic', 0, 'good', ...alike(() => words().relicTaken)),
  'relic-found': (scene, { args: [, place = 0] }) => ({
    kind: 'relic',
    headline: words().relicFound,
    place: refOf(
      tableOf(() => scene),
      place,
    ),
  }),
  'capital-lost': ofSeat(
    'land',
    0,
    'bad',
    () => words().capitalLost,
    () => words().yourCapitalLost,
  ),
}
