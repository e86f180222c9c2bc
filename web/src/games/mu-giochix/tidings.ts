// What of the chronicle is proclaimed, and what it is to whoever looks.

import type { LineInfo } from '../../wire/http'
import type { Components, View } from '../../wire/mugiochix'
import type { Game } from '../game'
import type { MomentKind, Tidings, Touch } from '../moment'
import { arg } from '../telling'
import { nameOf, placeName, refOf, tableOf, type GiochixScene, type Table } from './table'
import { words } from './words'

/** Tell says what a line proclaims. */
type Tell = NonNullable<Game<View, Components>['tidings']>[string]

/** Headline is what is proclaimed of a Kingdom or a place by its name. */
type Headline = (name: string) => string

const said = () => words().tidings

const mine = ({ seat }: GiochixScene, seats: readonly number[], touch: Touch): { mine?: Touch } =>
  seat >= 0 && seats.includes(seat) ? { mine: touch } : {}

/** players are those of some sides that a seat plays, each once, and no Barbarians. */
const players = ({ view }: GiochixScene, sides: readonly number[]): number[] =>
  [...new Set(sides)].filter((side) => side >= 0 && side < view.players.length)

/** ofPlace tells of a place and whom it touches. */
function ofPlace(
  scene: GiochixScene,
  kind: MomentKind,
  place: number,
  whose: number,
  touch: Touch,
  [other, own]: readonly [Headline, Headline],
): Tidings {
  const table = tableOf(() => scene)
  const name = placeName(table, place)
  return {
    kind,
    headline: (scene.seat >= 0 && scene.seat === whose ? own : other)(name),
    place: refOf(table, place),
    seats: players(scene, [whose]),
    ...mine(scene, [whose], touch),
  }
}

/** atPlace is of what a line tells of a place and of a seat, each at its place of the line. */
const atPlace =
  (
    kind: MomentKind,
    place: number,
    whose: number,
    touch: Touch,
    headlines: () => readonly [Headline, Headline],
    chip = false,
  ): Tell =>
  (scene, line) => ({
    ...ofPlace(scene, kind, arg(line, place), arg(line, whose), touch, headlines()),
    chip,
  })

/** ofSeat is of the Kingdom at a place of the line. */
const ofSeat =
  (
    kind: MomentKind,
    at: number,
    touch: Touch,
    headlines: () => readonly [Headline, Headline],
  ): Tell =>
  (scene, line): Tidings => {
    const seat = arg(line, at)
    const [other, own] = headlines()
    return {
      kind,
      headline: (scene.seat >= 0 && scene.seat === seat ? own : other)(
        nameOf(
          tableOf(() => scene),
          seat,
        ),
      ),
      seats: players(scene, [seat]),
      ...mine(scene, [seat], touch),
    }
  }

/** between is of two Kingdoms that a line names first; own is what it is to the second. */
const between =
  (kind: MomentKind, touch: Touch, headlines: () => readonly [string, string]): Tell =>
  (scene, line): Tidings => {
    const both = [arg(line, 0), arg(line, 1)]
    const [other, own] = headlines()
    return {
      kind,
      headline: scene.seat >= 0 && scene.seat === both[1] ? own : other,
      seats: players(scene, both),
      ...mine(scene, both, touch),
    }
  }

/** What two agree on at once is proclaimed once, with all that either grants. */
const pact: Tell = (scene, line, before) => {
  const seats = [arg(line, 0), arg(line, 1)]
  const all = scene.lines.filter(
    ({ name, row, args }) =>
      name === 'pact' &&
      row === line.row &&
      [args[0], args[1]].every((seat) => seats.includes(seat ?? -1)),
  )
  if (all.some(({ index }) => index < line.index)) return undefined
  const told = between('treaty', 'good', () => [said().pact, said().pact])(scene, line, before)
  return told && all.length > 1 ? { ...told, text: all.map(({ text }) => text).join(' ') } : told
}

/** A land that changes hands: whoever takes it hears it as good news, whoever held it as bad. */
const conquers: Tell = (scene, line) => {
  const [by, place, from] = [arg(line, 0), arg(line, 1), arg(line, 2)]
  const gain = scene.seat >= 0 && scene.seat === by
  const told = gain
    ? ofPlace(scene, 'land', place, by, 'good', [said().taken, said().isYours])
    : ofPlace(scene, 'land', place, from, 'bad', [said().taken, said().yourTaken])
  // Land that nobody held is no news but where it lies.
  return { ...told, seats: players(scene, [by, from]), chip: from < 0 }
}

const ownerBefore = (before: View, place: number) =>
  before.territories.find(({ at }) => at === place)?.owner ?? -1

/** A land that goes to nobody: the Barbarians have it, or whoever held it has left. */
const lost =
  (headlines: () => readonly [Headline, Headline]): Tell =>
  (scene, line, before) => {
    const place = arg(line, 0)
    const whose = ownerBefore(before, place)
    const told = ofPlace(scene, 'land', place, whose, 'bad', headlines())
    return { ...told, chip: whose < 0 }
  }

/** A horde at a place of the line: a word there. */
const horde =
  (place: number, headlines: () => readonly [Headline, Headline]): Tell =>
  (scene, line, before) => ({
    ...ofPlace(
      scene,
      'event',
      arg(line, place),
      ownerBefore(before, arg(line, place)),
      'bad',
      headlines(),
    ),
    chip: true,
  })

/** A horde that is driven somewhere is more than a word to him into whose land it comes. */
const driven: Tell = (scene, line, before) => {
  const told = horde(2, () => [() => said().hordeMoves, said().yourHordeMoves])(scene, line, before)
  return told && { ...told, chip: !told.mine }
}

const event: Tell = ({ components }, line) => {
  const print = components.events[arg(line, 0)]
  return {
    kind: 'event',
    headline: print?.name ?? '',
    ...(print ? { faces: [`event:${print.id}`] } : {}),
  }
}

/** An Objective is fulfilled: its card is shown. */
const objective: Tell = (scene, line, before) => {
  const told = ofSeat('crown', 0, 'good', () => [said().objective, () => said().yourObjective])(
    scene,
    line,
    before,
  )
  const print = scene.components.cards[arg(line, 1)]
  return told && print ? { ...told, faces: [`card:${print.id}`] } : told
}

const built: Tell = (scene, line) => {
  const [seat, family, level] = [arg(line, 0), arg(line, 2), arg(line, 3)]
  const name = scene.components.buildings[family]?.[level - 1]?.name ?? ''
  return {
    kind: 'title',
    headline: said().rises(name),
    seats: [seat],
    ...mine(scene, [seat], 'good'),
  }
}

const plundered: Tell = (scene, line) => {
  const told = ofPlace(scene, 'gold', arg(line, 2), arg(line, 1), 'bad', [
    said().plundered,
    said().yourPlundered,
  ])
  return { ...told, seats: players(scene, [arg(line, 1), arg(line, 0)]) }
}

/** Whether a sale has left a transport of a seat empty on its route, which is lost then. */
function routeLost({ view, lines }: GiochixScene, line: LineInfo, before: View): boolean {
  const [seat, place] = [arg(line, 0), arg(line, 3)]
  if (lines.some(({ name, row }) => name === 'route-completed' && row === line.row)) return false
  const laid = (of: View) => of.players[seat]?.properties.filter(({ stops }) => stops.length > 0)
  const still = new Set(laid(view)?.map(({ no }) => no))
  return laid(before)?.some(({ no, at }) => at === place && !still.has(no)) ?? false
}

/** Goods that one sells oneself: what they brought, where they were sold, and that a route is lost by it. */
const sells: Tell = (scene, line, before) => {
  if (scene.seat !== arg(line, 0)) return undefined
  const tell = (touch: Touch, headline: Headline) =>
    ofPlace(scene, 'gold', arg(line, 3), scene.seat, touch, alike(headline))
  return routeLost(scene, line, before)
    ? { ...tell('bad', () => said().routeLost), text: said().soldAll }
    : { ...tell('good', () => said().earned(arg(line, 4))), chip: true }
}

const timeUp: Tell = () => ({ kind: 'end', headline: said().timeUp })

/** alike is what is said to all alike. */
const alike = (headline: Headline) => [headline, headline] as const

/** won is who holds the field, told where it lies. */
const won: Tell = (scene, line) => {
  const [by, against, place] = [arg(line, 0), arg(line, 1), arg(line, 2)]
  const table: Table = tableOf(() => scene)
  const name = nameOf(table, by)
  return {
    kind: 'battle',
    headline: said().won(name, placeName(table, place)),
    place: refOf(table, place),
    seats: players(scene, [by, against]),
    ...mine(scene, [against], 'bad'),
    ...mine(scene, [by], 'good'),
  }
}

/** tidings are what lines proclaim, by their names. */
export const tidings: Record<string, Tell> = {
  conquers,
  overrun: lost(() => [said().overrun, said().yourOverrun]),
  'turns-nobodys': lost(() => [said().nobodys, said().yourNobodys]),
  'turns-home': atPlace('land', 0, 1, 'good', () => [said().home, said().yourHome], true),
  reclaimed: atPlace('land', 1, 0, 'good', () => alike(said().reclaimed)),
  'holy-city': atPlace('crown', 2, 0, 'good', () => [said().holy, said().yourHoly]),
  revolt: atPlace('event', 1, 0, 'bad', () => [said().revolt, said().yourRevolt]),
  'horde-raised': horde(0, () => alike(() => said().hordeRises)),
  'horde-moves': driven,
  suffered: atPlace('event', 2, 0, 'bad', () => alike(() => said().struck), true),
  crumbled: atPlace('event', 2, 0, 'bad', () => alike(() => said().crumbled), true),
  event,
  'wins-battle': won,
  suppresses: ofSeat('battle', 0, 'good', () => [said().suppresses, () => said().youSuppress]),
  'powerful-enemy': ofSeat('battle', 0, 'good', () => [said().powerful, () => said().youPowerful]),
  'beaten-by-barbarians': ofSeat('battle', 0, 'bad', () => [
    said().beaten,
    () => said().youAreBeaten,
  ]),
  war: between('battle', 'bad', () => [said().war, said().warOnYou]),
  undeclared: between('battle', 'bad', () => [said().undeclared, said().undeclaredOnYou]),
  peace: between('treaty', 'good', () => [said().peace, said().peace]),
  armistice: between('treaty', 'good', () => [said().armistice, said().armistice]),
  pact,
  'lets-go': ofSeat('treaty', 0, 'good', () => alike(said().letsGo)),
  'pact-ends': between('treaty', 'good', () => [said().pactEnds, said().pactEnds]),
  'pacts-broken': ofSeat('broken', 0, 'bad', () => alike(said().broken)),
  objective,
  'route-completed': ofSeat('gold', 0, 'good', () => [said().route, () => said().yourRoute]),
  'built-for': built,
  sells,
  'transport-plundered': plundered,
  default: ofSeat('broken', 0, 'bad', () => [said().fails, () => said().youFail]),
  eliminated: ofSeat('death', 0, 'bad', () => [said().gone, () => said().youAreGone]),
  'time-up': timeUp,
}
