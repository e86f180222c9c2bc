// What of the chronicle is proclaimed only in the alpha edition: calamities, the Church, Objectives, blocked seas.

import { alike, lost, ofSeat, type Tell } from '../medioevo/tidings'
import type { MomentKind, Tidings } from '../moment'
import { arg } from '../telling'
import type { LineInfo } from '../../wire/http'
import { holyPlace, refOf, tableOf, type Scene } from './table'
import { words } from './words'

/** of is what is proclaimed that is nobody's own. */
const of =
  (kind: MomentKind, headline: () => string): Tell =>
  (): Tidings => ({ kind, headline: headline() })

/** atJerusalem is of a Crusade: good or bad for all who have taken the cross. */
const atJerusalem =
  (headline: () => string, touch: 'good' | 'bad') =>
  (scene: Scene, _: unknown, before: Scene['view']): Tidings => {
    const table = tableOf(() => scene)
    const seats = before.faith?.crusade?.joined ?? []
    const mine = seats.includes(scene.seat) ? { mine: touch } : {}
    const place = refOf(table, holyPlace(table, 'jerusalem'))
    return { kind: 'crusade', headline: headline(), place, seats, ...mine }
  }

function calamity({ components, seat }: Scene, line: LineInfo): Tidings {
  const victim = arg(line, 3)
  return {
    kind: 'event',
    headline: components.calamities[arg(line, 0)]?.title ?? '',
    seats: victim >= 0 ? [victim] : [],
    ...(seat >= 0 && victim === seat ? { mine: 'bad' } : {}),
  }
}

const said = () => words().tidings

export const tidings = {
  calamity,
  secedes: lost(0, 1),
  'pope-dies': ofSeat('death', 0, 'bad', ...alike(() => said().popeDies)),
  'becomes-pope': ofSeat(
    'crown',
    0,
    'good',
    (who) => said().newPope(who),
    () => said().yourPope,
  ),
  'papacy-suspended': of('event', () => said().noPope),
  excommunicated: ofSeat(
    'vote',
    1,
    'bad',
    (who) => said().banned(who),
    () => said().youAreBanned,
  ),
  absolved: ofSeat(
    'vote',
    1,
    'good',
    (who) => said().absolved(who),
    () => said().youAreAbsolved,
  ),
  crusade: atJerusalem(() => said().crusade, 'good'),
  'crusade-won': atJerusalem(() => said().crusadeWon, 'good'),
  'crusade-lost': atJerusalem(() => said().crusadeLost, 'bad'),
  objective: ofSeat(
    'crown',
    0,
    'good',
    (who) => said().objective(who),
    () => said().yourObjective,
  ),
  block: ofSeat(
    'battle',
    1,
    'bad',
    () => said().block,
    () => said().yourBlock,
  ),
}
