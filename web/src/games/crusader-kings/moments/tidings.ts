// What of the chronicle is proclaimed, and what it is to whoever looks.

import type { Components, View } from '../../../wire/crusaderkings'
import type { Game } from '../../game'
import type { MomentKind, Tidings, Touch } from '../../moment'
import { item, type KingsScene } from '../table'
import { stageWords } from './words'

type Tell = NonNullable<Game<View, Components>['tidings']>[string]

const personOf = ({ components }: KingsScene, person: number): string =>
  item(components.people, person).name
const landOf = ({ components }: KingsScene, land: number): string =>
  item(components.territories, land).name
const placeOf = ({ components }: KingsScene, land: number): string =>
  `territory:${item(components.territories, land).id}`

const mine = ({ seat }: KingsScene, seats: readonly number[], touch: Touch): { mine?: Touch } =>
  seat >= 0 && seats.includes(seat) ? { mine: touch } : {}

/** parents are the ruler of a house and his consort, who stand beside what happens to their family. */
const parents = ({ view }: KingsScene, seat: number): string[] =>
  view.people
    .filter((one) => one.seat === seat && (one.role === 'ruler' || one.role === 'consort'))
    .map(({ id }) => `person:${id}`)

const born: Tell = (scene, { args: [seat = 0, person = 0] }) => {
  const name = personOf(scene, person)
  return {
    kind: 'birth',
    headline: scene.seat === seat ? stageWords().yourBorn(name) : stageWords().born(name),
    faces: [`person:${person}`, ...parents(scene, seat)],
    seats: [seat],
    ...mine(scene, [seat], 'good'),
  }
}

const wed: Tell = (scene, { args: [one = 0, other = 0, seat = 0] }) => ({
  kind: 'wedding',
  headline: stageWords().wed(personOf(scene, one), personOf(scene, other)),
  faces: [`person:${one}`, `person:${other}`],
  seats: [seat],
  ...mine(scene, [seat], 'good'),
})

const dies: Tell = (scene, { args: [person = 0, seat = -1] }) => {
  if (seat < 0) return undefined // somebody at a free court
  const name = personOf(scene, person)
  return {
    kind: 'death',
    headline: scene.seat === seat ? stageWords().yourDead(name) : stageWords().dead(name),
    faces: [`person:${person}`],
    seats: [seat],
    ...mine(scene, [seat], 'bad'),
  }
}

const crowned: Tell = (scene, { args: [person = 0, seat = 0] }) => ({
  kind: 'crown',
  headline: stageWords().crowned(personOf(scene, person)),
  faces: [`person:${person}`],
  seats: [seat],
  ...mine(scene, [seat], 'so'),
})

const duke: Tell = (scene, { args: [person = 0, land = 0] }) => {
  const seat = scene.view.people.find(({ id }) => id === person)?.seat ?? -1
  return {
    kind: 'title',
    headline: stageWords().duke(personOf(scene, person)),
    faces: [`person:${person}`],
    place: placeOf(scene, land),
    ...(seat >= 0 && { seats: [seat] }),
    ...mine(scene, [seat], 'good'),
  }
}

const conquered: Tell = (scene, { args: [by = 0, land = 0, from = -1] }) => {
  const name = landOf(scene, land)
  const { seat } = scene
  const { conquest, yourConquered, conquered } = stageWords()
  const headline = seat === by ? conquest : seat >= 0 && seat === from ? yourConquered : conquered
  return {
    kind: 'land',
    headline: headline(name),
    place: placeOf(scene, land),
    seats: from >= 0 ? [by, from] : [by],
    ...mine(scene, [from], 'bad'),
    ...mine(scene, [by], 'good'),
  }
}

/** landLost tells of a land at a place of the line and whose it was, at another. */
const landLost =
  (
    kind: MomentKind,
    land: number,
    owner: number,
    other: (land: string) => string,
    own: (land: string) => string,
  ): Tell =>
  (scene, { args }): Tidings => {
    const name = landOf(scene, args[land] ?? 0)
    const seat = args[owner] ?? 0
    return {
      kind,
      headline: scene.seat >= 0 && scene.seat === seat ? own(name) : other(name),
      place: placeOf(scene, args[land] ?? 0),
      ...(seat >= 0 && { seats: [seat] }),
      ...mine(scene, [seat], 'bad'),
    }
  }

const rebellion: Tell = (scene, line, before) => {
  const [land = 0] = line.args
  const told = landLost(
    'event',
    0,
    1,
    (name) => stageWords().rebellion(name),
    (name) => stageWords().yourRebellion(name),
  )(scene, { ...line, args: [land, before.territories[land]?.owner ?? -1] }, before)
  return told && (told.mine ? told : { ...told, chip: true })
}

/** between tells of two houses that a line names, from a place on. */
const between =
  (kind: MomentKind, touch: Touch, headline: () => string, from = 0): Tell =>
  (scene, { args }): Tidings => {
    const seats = args.slice(from, from + 2).filter((seat) => seat >= 0)
    return { kind, headline: headline(), seats, ...mine(scene, seats, touch) }
  }

const crusader: Tell = (scene, { args: [seat = 0, person = 0] }) => ({
  kind: 'crusade',
  headline: stageWords().crusader(personOf(scene, person)),
  faces: [`person:${person}`],
  seats: [seat],
  ...mine(scene, [seat], 'so'),
})

const shield: Tell = (scene, { args: [seat = 0, space = 0] }) => ({
  kind: 'crusade',
  headline: stageWords().shield(item(scene.components.spaces, space).name),
  seats: [seat],
  ...mine(scene, [seat], 'good'),
})

const event: Tell = (scene, { args: [, number = 0, target = -1] }) => {
  const touched = scene.seat >= 0 && scene.seat === target
  return {
    kind: 'event',
    headline: item(scene.components.events, number).title,
    text: item(scene.components.events, number).text,
    ...(target >= 0 && { seats: [target] }),
    ...(touched ? { mine: 'so' as const } : { chip: true }),
  }
}

export const tidings: Record<string, Tell> = {
  born,
  bastard: born,
  wed,
  dies,
  crowned,
  duke,
  conquered,
  overthrown: landLost(
    'land',
    2,
    1,
    (name) => stageWords().lost(name),
    (name) => stageWords().yourLost(name),
  ),
  rebellion,
  war: between('battle', 'bad', () => stageWords().war),
  pact: between('treaty', 'good', () => stageWords().pact),
  'pact-broken': between('broken', 'bad', () => stageWords().pactBroken),
  forsworn: between('broken', 'bad', () => stageWords().wordBroken),
  'offer-accepted': between('treaty', 'good', () => stageWords().bargain, 1),
  'word-broken': between('broken', 'bad', () => stageWords().wordBroken, 1),
  crusader,
  shield,
  event,
  crisis: (scene, { args: [seat = 0] }) => ({
    kind: 'crown',
    headline: stageWords().crisis,
    seats: [seat],
    ...mine(scene, [seat], 'bad'),
  }),
  eliminated: (scene, { args: [seat = 0, house = 0] }) => ({
    kind: 'death',
    headline: stageWords().gone(item(scene.components.houses, house).name),
    seats: [seat],
    ...mine(scene, [seat], 'bad'),
  }),
}
