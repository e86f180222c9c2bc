// What of the chronicle is proclaimed, and what it is to whoever looks.

import type { Components, View } from './wire'
import type { Game } from '../game'
import type { MomentKind, Tidings, Touch } from '../moment'
import { stageWords } from './battle/words'
import { nameOf, placeName, refOf, tableOf, type RealmScene, type Table } from './table'

/** Tell says what a line proclaims. */
export type Tell = NonNullable<Game<View, Components>['tidings']>[string]

/** Headline is what is proclaimed of a realm or a place by its name. */
type Headline = (name: string, table: Table) => string

const mine = ({ seat }: RealmScene, seats: readonly number[], touch: Touch): { mine?: Touch } =>
  seat >= 0 && seats.includes(seat) ? { mine: touch } : {}

/** players are those of some sides that a seat plays, each once, and no barbarians. */
const players = ({ view }: RealmScene, sides: readonly number[]): number[] =>
  [...new Set(sides)].filter((side) => side >= 0 && side < view.players.length)

/** ofPlace tells of a place and of who loses it, each at its place of the line. */
const ofPlace =
  (kind: MomentKind, place: number, loser: number, other: Headline, own: Headline): Tell =>
  (scene, { args }): Tidings => {
    const table = tableOf(() => scene)
    const where = args[place] ?? 0
    const seat = args[loser] ?? 0
    const name = placeName(table, where)
    return {
      kind,
      headline: (scene.seat >= 0 && scene.seat === seat ? own : other)(name, table),
      place: refOf(table, where),
      seats: players(scene, [seat]),
      ...mine(scene, [seat], 'bad'),
    }
  }

/** lost tells of a land that falls, and of who loses it. */
export const lost = (place: number, loser: number): Tell =>
  ofPlace(
    'land',
    place,
    loser,
    (name, table) => stageWords(table).taken(name),
    (name, table) => stageWords(table).yourTaken(name),
  )

const taken: Tell = (scene, line, before) => {
  const [by = 0, place = 0, from = -1] = line.args
  const told = lost(1, 2)(scene, line, before)
  if (!told || scene.seat !== by) {
    // Land that nobody held is no news but to who gets it.
    return told && { ...told, seats: players(scene, [by, from]), chip: from < 0 }
  }
  const table = tableOf(() => scene)
  return {
    ...told,
    headline: stageWords(table).isYours(placeName(table, place)),
    seats: [by],
    mine: 'good',
    chip: from < 0,
  }
}

const siege: Tell = (scene, line, before) => {
  const [, place = 0] = line.args
  const owner = before.territories[place]?.owner ?? -1
  return ofPlace(
    'battle',
    1,
    2,
    (name, table) => stageWords(table).besieged(name),
    (name, table) => stageWords(table).yourBesieged(name),
  )(scene, { ...line, args: [line.args[0] ?? 0, place, owner] }, before)
}

/** between tells of two realms that a line names first. */
const between =
  (kind: MomentKind, touch: Touch, headline: Headline, own = headline): Tell =>
  (scene, { args: [one = -1, other = -1] }): Tidings => ({
    kind,
    headline: (scene.seat >= 0 && scene.seat === other ? own : headline)(
      '',
      tableOf(() => scene),
    ),
    seats: players(scene, [one, other]),
    ...mine(scene, [one, other], touch),
  })

/** ofSeat tells of the realm at a place of the line. */
export const ofSeat =
  (kind: MomentKind, at: number, touch: Touch, other: Headline, own: Headline): Tell =>
  (scene, { args }): Tidings => {
    const seat = args[at] ?? 0
    const table = tableOf(() => scene)
    const headline = scene.seat >= 0 && scene.seat === seat ? own : other
    return {
      kind,
      headline: headline(nameOf(table, seat), table),
      seats: players(scene, [seat]),
      ...mine(scene, [seat], touch),
    }
  }

/** alike is what is said to all alike. */
export const alike = (headline: Headline) => [headline, headline] as const

/** signed shows the arms of all who are bound, of whom the line names but who proposed it. */
const signed: Tell = (scene, line, before) => {
  const [no = 0, by = 0] = line.args
  const parties = scene.view.treaties.find((treaty) => treaty.no === no)?.parties ?? [by]
  const told = ofSeat('treaty', 1, 'good', ...alike((_, table) => stageWords(table).signed))
  const tidings = told(scene, line, before)
  return tidings && { ...tidings, seats: players(scene, parties), ...mine(scene, parties, 'good') }
}

/** refused is news for who offered alone: others have not waited for it. */
const refused: Tell = (scene, { args: [by = 0, other = 0] }) =>
  scene.seat === by ? refusedBy(scene, other) : undefined

const refusedBy = (scene: RealmScene, other: number) =>
  failed(scene, other, stageWords(tableOf(() => scene)).refused)

/** tooDear is news for him who has asked for florins. */
const tooDear: Tell = (scene, { args: [offered = 0, by = 0] }) =>
  scene.seat === by ? failed(scene, offered, stageWords(tableOf(() => scene)).tooDear) : undefined

/** failed is that the viewer has come to nothing with another. */
const failed = (scene: RealmScene, other: number, headline: string): Tidings => ({
  kind: 'broken',
  headline,
  seats: players(scene, [other]),
  mine: 'bad',
})

/** because is why another has refused, which he tells who offered alone. */
const because: Tell = (scene, { args: [by = 0] }) =>
  by === scene.seat ? undefined : { ...refusedBy(scene, by), joins: true }

/** tidings are what lines proclaim in all editions, by their names. */
export const tidings: Record<string, Tell> = {
  taken,
  overrun: lost(0, 1),
  siege,
  rebels: ofPlace(
    'event',
    0,
    2,
    (name, table) => stageWords(table).rebels(name),
    (name, table) => stageWords(table).yourRebels(name),
  ),
  war: between(
    'battle',
    'bad',
    (_, table) => stageWords(table).war,
    (_, table) => stageWords(table).warOnYou,
  ),
  surprise: between(
    'battle',
    'bad',
    (_, table) => stageWords(table).war,
    (_, table) => stageWords(table).warOnYou,
  ),
  peace: between('treaty', 'good', (_, table) => stageWords(table).peace),
  'treaty-signed': signed,
  'treaty-refused': refused,
  'peace-refused': refused,
  'refused-because': because,
  'treaty-too-dear': tooDear,
  'treaty-broken': ofSeat('broken', 0, 'bad', ...alike((_, table) => stageWords(table).broken)),
  eliminated: ofSeat(
    'death',
    0,
    'bad',
    (who, table) => stageWords(table).gone(who),
    (_, table) => stageWords(table).youAreGone,
  ),
  courted: (scene, { args: [seat = 0, , , won = 0] }) =>
    won === 0
      ? undefined
      : {
          kind: 'wedding',
          headline: stageWords(tableOf(() => scene)).wedding,
          seats: [seat],
          ...mine(scene, [seat], 'good'),
        },
  'captain-murdered': ofSeat(
    'death',
    1,
    'bad',
    ...alike((_, table) => stageWords(table).captainSlain),
  ),
}
