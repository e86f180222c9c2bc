// A battle as the chronicle tells it: who draws up, then round after round its phases, the verdict. Who falls is told
// figure by figure, so that both sides are counted all the way.

import type { Staging, Told } from '../../moment'
import { arg, Telling } from '../../telling'
import type { LineInfo } from '../../../wire/http'
import type { Components, View } from '../../../wire/mugiochix'
import { barbarians, item, nameOf, placeName, refOf, tableOf, type Table } from '../table'
import { words } from '../words'
import { stageWords } from './words'

/** What some dice have done: how many were rolled, and how many have hit. */
export interface Volley {
  dice: number
  hits: number
}

/** A side in a round, as far as it has been told. */
export interface RoundShown {
  engines?: Volley // each die a servant
  arrows?: Volley
  powers: number[] // Light and Heavy Infantry, Knights
  dice: number[] // none before they are rolled
  best: number // what they come to
  sacrificed: number
  more: number // by abilities and Galleys
  less: number // by its place in the turn order
  halved: boolean
  value: number // -1 before it is told
  score: number // of who wins the round
  superior: number
  damage: number // in the melee
  losses: number
  walls?: { source: number; keep: number }
  leaves: number // where it retreats, -1
  captures: boolean
}

/** A side on the stage. */
export interface SideShown {
  lead: number
  units: number[] // by kind, as they stand
  lost: number[] // in the whole battle
  round: RoundShown
  wins: boolean
}

/** The phases of a round, in their order. */
export const acts = [
  'muster',
  'engines',
  'arrows',
  'dice',
  'reckoning',
  'blows',
  'verdict',
] as const
export type Act = (typeof acts)[number]

/** What the stage shows of a battle. */
export interface BattleShown {
  place: number
  round: number
  act: Act
  sides: [SideShown, SideShown]
}

const kinds = 5
const ends = new Set(['wins-battle', 'nobody-left'])
const within = new Set(
  (
    'ranks round protects retreats captures offers-surrender refuses-surrender surrenders fires batters razed shoots ' +
    'uses-as cancels powers sacrifices rolls rerolls shifts horde-dice reckons values tie score damage losses falls ' +
    'degraded captured galley-sinks galley-floats withdraws suppresses powerful-enemy beaten-by-barbarians card-used ' +
    'card-cancelled recovered'
  ).split(' '),
)
/** What follows from how it came out. */
const after = new Set(
  (
    'conquers conquest-honour holy-city overrun turns-nobodys turns-home keeps plunders keeps-thing plunders-thing ' +
    'plunders-cargo star-gone star-changes reclaimed'
  ).split(' '),
)
/** What is told just before the verdict and belongs to it. */
const beforehand = new Set(
  'withdraws suppresses powerful-enemy beaten-by-barbarians galley-sinks galley-floats surrenders recovered'.split(
    ' ',
  ),
)

/** After these somebody may be asked who is hit, or what becomes of a superiority. */
const unsettled = new Set(['score', 'damage', 'losses'])

/** battle is a battle as a play. Those of others are told a round at a time. */
export const battle: Staging<View, Components> = {
  begins: ({ name }) => name === 'battle',
  goesOn: ({ name }) => within.has(name) || ends.has(name) || after.has(name),
  settles: ({ name }) => ends.has(name),
  play(told) {
    const course = new Battle(told)
    for (const line of told.lines.slice(1)) course.tell(line)
    const { shown, mine, over } = course
    const table = tableOf(() => told.scene)
    return {
      kind: 'battle',
      headline: stageWords().battleOf(placeName(table, shown.place)),
      about: '',
      mine,
      acts: course.acts.map((act) => stageWords().acts[act]),
      steps: course.told(),
      over,
      place: refOf(table, shown.place),
    }
  },
  panel: () => import('./BattleStage.svelte'),
}

const noRound = (): RoundShown => ({
  powers: [],
  dice: [],
  best: 0,
  sacrificed: 0,
  more: 0,
  less: 0,
  halved: false,
  value: -1,
  score: 0,
  superior: 0,
  damage: 0,
  losses: 0,
  leaves: -1,
  captures: false,
})

const none = () => Array.from({ length: kinds }, () => 0)
const aSide = (lead: number): SideShown => ({
  lead,
  units: none(),
  lost: none(),
  round: noRound(),
  wins: false,
})

/** volleys are two as one. */
const volleys = (one: Volley | undefined, dice: number, hits: number): Volley => ({
  dice: (one?.dice ?? 0) + dice,
  hits: (one?.hits ?? 0) + hits,
})

/** Battle makes the steps of a battle, line by line. */
class Battle extends Telling<BattleShown> {
  readonly shown: BattleShown
  readonly mine: boolean
  over = false
  readonly #table: Table
  readonly #seats: readonly (readonly number[])[] // who fights on each side
  #opening = false // a round has begun, and nothing has been shot yet
  #rolled = 0 // the step of the dice that were rolled last
  #pending = false // what was told last has yet to be answered for
  #fallen: { side: number; kind: number }[] = [] // since the last step
  #before: string[] = [] // what belongs to the verdict to come

  constructor({ lines: [begin], scene }: Told<View, Components>) {
    super()
    this.#table = tableOf(() => scene)
    const [attacker, defender, place] = [arg(begin, 0), arg(begin, 1), arg(begin, 2)]
    const allies = arg(begin, 5)
    this.#seats = [attacker, defender].map((lead, i) => [
      lead,
      ...scene.view.players.flatMap((_, seat) =>
        (allies >> (seat + i * barbarians)) & 1 ? [seat] : [],
      ),
    ])
    this.mine = scene.seat >= 0 && this.#seats.some((seats) => seats.includes(scene.seat))
    this.shown = { place, round: 0, act: 'muster', sides: [aSide(attacker), aSide(defender)] }
    this.#act('muster', begin?.text ?? '', { sound: 'hooves' })
  }

  /** The acts there are to be: of the engines and Archers only if there are any. */
  get acts(): readonly Act[] {
    const played = this.#played
    return acts.filter((act) => (act !== 'engines' && act !== 'arrows') || played.has(act))
  }
  readonly #played = new Set<Act>()

  /**
   * told are the steps. Whoever is asked for the next dice needs not look at what came of older ones, and who is asked in
   * the middle of a round sees it as far as it has come.
   */
  told() {
    const quick = this.#pending ? this.steps.length - 1 : this.#rolled
    return this.steps.map((step, i) => ({
      ...step,
      act: this.acts.indexOf(item(acts, step.act)),
      ...(this.mine && i <= quick ? { quick: true } : {}),
    }))
  }

  tell(line: LineInfo) {
    const { name, text } = line
    this.#pending = unsettled.has(name)
    if (after.has(name)) return this.also(text)
    if (beforehand.has(name)) return void this.#before.push(text)
    if (ends.has(name)) return this.#verdict(line)
    if (this.#begins(line) || this.#shoots(line) || this.#throws(line) || this.#strikes(line))
      return
    // What else is told belongs to the phase it is told in.
    this.#act(this.#opening ? 'muster' : this.shown.act, text)
  }

  /** What is told before the first shot. */
  #begins(line: LineInfo): boolean {
    const { round } = this.#side(arg(line, 0))
    switch (line.name) {
      case 'ranks':
        this.#side(arg(line, 0)).units = [1, 2, 3, 4, 5].map((i) => arg(line, i))
        this.#again()
        return true
      case 'round':
        this.shown.round = arg(line, 0)
        for (const side of this.shown.sides) side.round = noRound()
        this.#opening = true
        return true
      case 'protects':
        round.walls = { source: arg(line, 1), keep: arg(line, 2) }
        break
      case 'retreats':
        round.leaves = arg(line, 2)
        break
      case 'captures':
        round.captures = true
        break
      default:
        return false
    }
    this.#act('muster', line.text)
    return true
  }

  /** The engines and the Archers. */
  #shoots(line: LineInfo): boolean {
    const { round } = this.#side(arg(line, 0))
    switch (line.name) {
      case 'fires':
        round.engines = volleys(round.engines, arg(line, 2), arg(line, 3))
        this.#act('engines', line.text, { sound: 'drum', next: stageWords().toEngines })
        return true
      case 'batters':
      case 'razed':
        this.#act('engines', line.text)
        return true
      case 'shoots':
        round.arrows = volleys(round.arrows, arg(line, 1), arg(line, 2))
        this.#act('arrows', line.text, { next: stageWords().toArrows })
        return true
    }
    return false
  }

  /** The dice of both sides, and all that is done with them. */
  #throws(line: LineInfo): boolean {
    const side = this.#side(arg(line, 0))
    const { round } = side
    const text = line.text
    switch (line.name) {
      case 'powers':
        round.powers = [arg(line, 1), 0, arg(line, 2), arg(line, 3)]
        break
      case 'uses-as':
      case 'cancels':
        break
      case 'sacrifices':
        break // who falls is told with it
      case 'rolls':
        round.dice = [arg(line, 1), arg(line, 2), arg(line, 3)]
        this.#showHorde()
        break
      case 'horde-dice':
        this.#side(barbarians).round.dice = [arg(line, 0), arg(line, 1), arg(line, 2)]
        break
      case 'rerolls':
        this.#side(arg(line, 3)).round.dice[arg(line, 1)] = arg(line, 2)
        break
      case 'shifts':
        round.dice[arg(line, 1)] = arg(line, 2)
        break
      default:
        return false
    }
    this.#act('dice', text, { sound: 'card', next: stageWords().rollDice })
    this.#rolled = this.steps.length - 1
    return true
  }

  /** Whoever may roll again sees against what: a horde's dice lie on the circle of war since the Events. */
  #showHorde() {
    const horde = this.shown.sides.find(({ lead }) => lead === barbarians)
    const { dice } = this.#table.view.circle
    if (horde?.round.dice.length === 0 && dice.every((die) => die > 0)) horde.round.dice = [...dice]
  }

  /** What the dice come to, and what that costs. */
  #strikes(line: LineInfo): boolean {
    const side = this.#side(arg(line, 0))
    const { round } = side
    switch (line.name) {
      case 'reckons':
        round.best = arg(line, 1)
        round.sacrificed = arg(line, 2)
        round.more = arg(line, 3)
        round.less = arg(line, 4)
        round.halved = arg(line, 5) === 1
        return true
      case 'values':
        this.#values(line)
        return true
      case 'score':
        round.score = arg(line, 1)
        round.superior = arg(line, 2)
        this.#act('reckoning', line.text)
        return true
      case 'tie':
        this.#act('reckoning', line.text)
        return true
      case 'damage':
        if (arg(line, 2) === melee) this.#blow(line, 'damage')
        else this.#act(arg(line, 2) === 0 ? 'engines' : 'arrows', line.text)
        return true
      case 'losses':
        this.#blow(line, 'losses')
        return true
      case 'falls':
        this.#falls(arg(line, 0), arg(line, 1))
        return true
      case 'captured':
        this.#falls(arg(line, 1), arg(line, 2))
        return true
      case 'degraded':
        this.#falls(arg(line, 0), arg(line, 1), arg(line, 2))
        return true
    }
    return false
  }

  #values(line: LineInfo) {
    for (const [i, side] of this.shown.sides.entries()) {
      const { round } = side
      round.value = arg(line, 1 + 2 * i)
      // Of what is its highest die and nothing else no more was told.
      if (round.best === 0) round.best = Math.max(0, ...round.dice)
    }
    this.#act('reckoning', line.text, { next: stageWords().toReckoning })
  }

  #blow(line: LineInfo, what: 'damage' | 'losses') {
    this.#side(arg(line, 0)).round[what] += arg(line, 1)
    this.#act('blows', line.text, { next: stageWords().toBlows })
  }

  /** falls takes a figure from a side, or puts one of another kind in its place. */
  #falls(seat: number, kind: number, by = -1) {
    const side = this.#side(seat)
    const change = (of: number[], at: number, n: number) =>
      (of[at] = Math.max(0, (of[at] ?? 0) + n))
    change(side.units, kind, -1)
    if (by >= 0) change(side.units, by, 1)
    else {
      change(side.lost, kind, 1)
      this.#fallen.push({ side: this.shown.sides.indexOf(side), kind })
    }
    this.#again()
  }

  #verdict(line: LineInfo) {
    if (line.name === 'wins-battle') this.#side(arg(line, 0)).wins = true
    this.over = true
    this.#act('verdict', line.text, { sound: 'drum', next: stageWords().toVerdict })
    for (const text of this.#before) this.also(text)
  }

  /** act adds a step, or to it if it is of the phase that is told; where others fight a round is one. */
  #act(act: Act, text: string, more: Parameters<typeof this.step>[3] = {}) {
    this.#played.add(act)
    if (act !== 'muster') this.#opening = false
    const whole = !this.mine && act !== 'verdict' && this.shown.round > 0
    this.shown.act = act
    if (!whole) {
      this.#open(`${act} ${this.shown.round}`, act, text, more)
      return
    }
    const says = act === 'reckoning' || this.shown.round === 0 ? text : ''
    this.#open(`round ${this.shown.round}`, act, says, {
      sound: 'card',
      next: stageWords().toRound(this.shown.round),
    })
  }

  #open(kind: string, act: Act, text: string, more: Parameters<typeof this.step>[3]) {
    if (kind !== this.last) this.#fallen = []
    this.step(kind, acts.indexOf(act), text, more)
    const last = this.steps.at(-1)
    if (last)
      this.steps[this.steps.length - 1] = {
        ...last,
        act: acts.indexOf(act),
        text: last.text.trim(),
      }
    this.#again()
  }

  /** again shows the last step as it is by now, and says who has fallen in it. */
  #again() {
    const last = this.steps.at(-1)
    if (!last) return
    const falls = this.shown.sides.flatMap(({ lead }, side) => {
      const units = none()
      for (const one of this.#fallen)
        if (one.side === side) units[one.kind] = (units[one.kind] ?? 0) + 1
      if (units.every((n) => n === 0)) return []
      return [stageWords().falls(nameOf(this.#table, lead), this.#named(units))]
    })
    this.steps[this.steps.length - 1] = {
      ...last,
      ...this.now(),
      ...(falls.length > 0 ? { also: falls } : {}),
    }
  }

  /** named are figures by kind in words. */
  #named(units: readonly number[]): string {
    const { parts } = this.#table
    return units
      .flatMap((n, kind) => (n > 0 ? [words().unit(n, item(parts.units, kind).name)] : []))
      .join(', ')
  }

  #side(seat: number): SideShown {
    const [attacker, defender] = this.shown.sides
    if (seat === attacker.lead || seat === defender.lead)
      return seat === attacker.lead ? attacker : defender
    return this.#seats[0]?.includes(seat) ? attacker : defender
  }
}

const melee = 2
