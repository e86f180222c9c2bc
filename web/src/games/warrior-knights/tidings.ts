// What of the chronicle is proclaimed, and what it is to whoever looks.

import type { Components, View } from '../../wire/warriorknights'
import type { Game } from '../game'
import type { MomentKind, Tidings, Touch } from '../moment'
import { item, type WarriorScene } from './table'
import { words } from './words'

type Tell = NonNullable<Game<View, Components>['tidings']>[string]

/** mine is how something touches the viewer whose seat it is about, and nobody else. */
const mine = (scene: WarriorScene, seat: number, touch: Touch): { mine?: Touch } =>
  scene.seat >= 0 && scene.seat === seat ? { mine: touch } : {}

const shortOf = ({ components, view }: WarriorScene, seat: number): string =>
  item(components.barons, item(view.barons, seat).colour).short

const nobleName = (scene: WarriorScene, noble: number): string => {
  const baron = item(scene.components.barons, item(scene.view.barons, Math.floor(noble / 4)).colour)
  return item(baron.nobles, noble % 4).name
}

/** ofSeat tells of the Baron a line names first. */
const ofSeat =
  (kind: MomentKind, touch: Touch, other: (who: string) => string, own: () => string): Tell =>
  (scene, { args: [seat = 0] }): Tidings => ({
    kind,
    headline: scene.seat === seat ? own() : other(shortOf(scene, seat)),
    seats: [seat],
    ...mine(scene, seat, touch),
  })

/** ofCity tells of a city at a place of the line, and of whose it was. */
const ofCity =
  (
    at: 0 | 1,
    kind: MomentKind,
    other: (city: string) => string,
    own: (city: string) => string,
  ): Tell =>
  (scene, { args }, before): Tidings => {
    const number = args[at] ?? 0
    const city = item(scene.components.cities, number)
    const owner = before.cities[number]?.owner ?? -1
    const lost = scene.seat >= 0 && owner === scene.seat
    return {
      kind,
      headline: lost ? own(city.name) : other(city.name),
      place: `city:${city.id}`,
      ...(owner >= 0 && { seats: [owner] }),
      ...mine(scene, owner, 'bad'),
    }
  }

const cityTaken: Tell = (scene, line, before) => {
  const [taker = 0, number = 0] = line.args
  const told = ofCity(
    1,
    'land',
    (city) => (taker === scene.seat ? words().cityIsYours(city) : words().cityFalls(city)),
    (city) => words().yourCityFalls(city),
  )(scene, line, before)
  const was = before.cities[number]?.owner ?? -1
  return (
    told && { ...told, seats: [taker], ...(was === scene.seat ? {} : mine(scene, taker, 'good')) }
  )
}

const nobleDies: Tell = (scene, { args: [noble = 0] }) => {
  const seat = Math.floor(noble / 4)
  const name = nobleName(scene, noble)
  return {
    kind: 'death',
    headline: scene.seat === seat ? words().yourNobleDies(name) : words().nobleDies(name),
    faces: [`noble:${noble}`],
    seats: [seat],
    ...mine(scene, seat, 'bad'),
  }
}

const heirKilled: Tell = (scene, { args: [, noble = 0] }) => {
  const seat = Math.floor(noble / 4)
  return {
    kind: 'death',
    headline: scene.seat === seat ? words().yourHeirKilled : words().heirKilled,
    seats: [seat],
    ...mine(scene, seat, 'bad'),
  }
}

/** ofFortress tells of the fortress of the Baron whom a line names second. */
const ofFortress =
  (kind: MomentKind, other: (who: string) => string, own: () => string): Tell =>
  (scene, { args: [, seat = 0] }): Tidings => ({
    kind,
    headline: scene.seat === seat ? own() : other(shortOf(scene, seat)),
    place: `fortress:${seat}`,
    seats: [seat],
    ...mine(scene, seat, 'bad'),
  })

const spoken: Tell = () => ({ kind: 'vote', headline: words().assemblySpeaks })

const dignity = ofSeat(
  'crown',
  'good',
  (who) => words().newDignity(who),
  () => words().yourDignity,
)

/** fleet tells of an expedition; who has a stake in it is touched. */
const fleet =
  (touch: Touch, headline: (name: string) => string): Tell =>
  (scene, { args: [number = 0] }, before): Tidings => {
    const stake = before.expeditions[number]?.stake[scene.seat] ?? 0
    return {
      kind: 'gold',
      headline: headline(item(scene.components.expeditions, number).name),
      ...(scene.seat >= 0 && stake > 0 ? { mine: touch } : {}),
    }
  }

/** between tells of words between two, whom a line names from one of its arguments on. */
const between =
  (from: 0 | 1, kind: MomentKind, touch: Touch, headline: () => string): Tell =>
  (scene, { args }): Tidings => {
    const seats = args.slice(from, from + 2).filter((seat) => seat >= 0)
    return {
      kind,
      headline: headline(),
      seats,
      ...(scene.seat >= 0 && seats.includes(scene.seat) ? { mine: touch } : {}),
    }
  }

export const tidings: Record<string, Tell> = {
  'city-taken': cityTaken,
  'city-neutral': ofCity(
    0,
    'land',
    (city) => words().cityLeaves(city),
    (city) => words().yourCityLeaves(city),
  ),
  pillaged: ofCity(
    1,
    'land',
    (city) => words().cityPillaged(city),
    (city) => words().yourCityPillaged(city),
  ),
  besieged: ofCity(
    1,
    'battle',
    (city) => words().cityBesieged(city),
    (city) => words().yourCityBesieged(city),
  ),
  'fortress-besieged': ofFortress(
    'battle',
    (who) => words().fortressBesieged(who),
    () => words().yourFortressBesieged,
  ),
  'fortress-falls': ofFortress(
    'land',
    (who) => words().fortressFalls(who),
    () => words().yourFortressFalls,
  ),
  dies: nobleDies,
  'heir-killed': heirKilled,
  eliminated: ofSeat(
    'death',
    'bad',
    (who) => words().baronGone(who),
    () => words().youAreGone,
  ),
  'new-chairman': dignity,
  'new-church': dignity,
  banned: ofSeat(
    'vote',
    'bad',
    (who) => words().baronBanned(who),
    () => words().youAreBanned,
  ),
  approved: spoken,
  rejected: spoken,
  elected: (scene, { args: [, seat = 0] }) => ({
    kind: 'vote',
    headline: words().assemblySpeaks,
    seats: [seat],
    ...mine(scene, seat, 'so'),
  }),
  event: (scene, { args: [, event = 0] }) => ({
    kind: 'event',
    headline: item(scene.components.events, event).title,
  }),
  'fleet-returns': fleet('good', (name) => words().fleetHome(name)),
  'fleet-lost': fleet('bad', (name) => words().fleetLost(name)),
  accepted: between(1, 'treaty', 'good', () => words().bargainStruck),
  'word-broken': between(1, 'broken', 'bad', () => words().wordBroken),
  forsworn: between(0, 'broken', 'bad', () => words().wordBroken),
}
