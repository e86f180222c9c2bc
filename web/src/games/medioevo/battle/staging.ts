// A battle as the chronicle tells it: who meets whom, the walls, round after round of dice, the verdict. How strong who
// is, and what the dice showed, is in the views in between.

import type { Chance, Staging, Told } from '../../moment'
import { arg, Telling } from '../../telling'
import type { LineInfo } from '../../../wire/http'
import type { BattleView, Components, View } from '../wire'
import { barbarians, nameOf, placeName, refOf, shortOf, tableOf, type Table } from '../table'
import { stageWords } from './words'

/** A side on the stage. */
export interface SideShown {
  seat: number
  vf: number // -1 while nobody knows
  roll: number // of this round, 0 while it is not shown
  total: number
  loss: number // in this round
  lost: number // in the whole battle
  cards: number[]
  wins: boolean
}

/** What the stage shows of a battle. */
export interface BattleShown {
  kind: 'field' | 'storm' | 'siege'
  place: number
  round: number
  walls: number
  sides: [SideShown, SideShown]
  decided: boolean
  chance: number // of the attacker, if he carries it through; -1 unknown
}

// In the open field nobody stands before walls.
const beforeWalls = { muster: 0, walls: 1, dice: 2, verdict: 3 }
const inTheField = { muster: 0, walls: 0, dice: 1, verdict: 2 }
const atWalls = new Set(['storm', 'siege', 'reduced', 'shots'])

/** Where a line that begins a battle names its sides, its place and the attacker's strength. */
const beginnings: Record<string, (line: LineInfo) => [number, number, number, number]> = {
  attack: (line) => [arg(line, 0), arg(line, 1), arg(line, 2), arg(line, 3)],
  raid: (line) => [barbarians, arg(line, 1), arg(line, 2), arg(line, 3)],
  'pirate-lands': (line) => [barbarians, arg(line, 1), arg(line, 0), arg(line, 2)],
}

const ends = new Set('beaten beaten-off gives-up spared called-off siege overrun'.split(' '))
const within = new Set(
  (
    'storm round used shots engine-lost reduced attrition ramming unman card-lost stands-by joins-attack gates ' +
    'prisoners rises sinks dismissed taken stirs eliminated inherits ' +
    'healed recovered swept abandoned honour people-rise'
  ).split(' '),
)

/**
 * battleWith is a battle as a play, in which lines of these names may fall besides those of all editions; a siege ends
 * when it is laid, for nothing in it hangs on dice yet.
 */
export const battleWith = (besides: readonly string[]): Staging<View, Components> => ({
  begins: ({ name }) => name in beginnings,
  goesOn: ({ name }) => within.has(name) || ends.has(name) || besides.includes(name),
  settles: ({ name }) => ends.has(name),
  play(told) {
    const course = new Battle(told)
    for (const line of told.lines.slice(1)) course.tell(line)
    const { shown, steps, acts } = course
    const table = tableOf(() => told.scene)
    const { seat } = told.scene
    return {
      kind: 'battle',
      headline: stageWords(table).battleOf(placeName(table, shown.place)),
      about: '',
      mine: seat >= 0 && shown.sides.some((side) => side.seat === seat),
      acts: stageWords(table).battleActs.filter(
        (_, act) => acts === beforeWalls || act !== beforeWalls.walls,
      ),
      steps,
      over: shown.decided,
      place: refOf(table, shown.place),
    }
  },
  panel: () => import('./BattleStage.svelte'),
})

/** undecided says whether the attacker has yet to choose between storm and siege: till then no chance is his. */
const undecided = ({ kind, walls }: BattleView) => kind === 'field' && walls > 0

/** Battle makes the steps of a battle, line by line. */
class Battle extends Telling<BattleShown> {
  readonly shown: BattleShown
  readonly acts: typeof beforeWalls
  readonly #battles: BattleView[] // as the table had it, the earliest first
  readonly #table: Table

  constructor({ lines, views, scene }: Told<View, Components>) {
    super()
    const [begin] = lines
    this.#table = tableOf(() => scene)
    const [attacker, defender, place, vf] = (begin && beginnings[begin.name]?.(begin)) ?? [
      -1, -1, 0, -1,
    ]
    this.#battles = views.flatMap(({ battle }) => (battle?.at === place ? [battle] : []))
    const [seen] = this.#battles
    const standing = scene.view.territories[place]?.vf?.[defender]
    this.shown = {
      kind: 'field',
      place,
      round: 0,
      walls: seen?.walls ?? 0,
      sides: [aSide(attacker, vf), aSide(defender, seen?.defender.vf || (standing ?? -1))],
      decided: false,
      chance: seen?.round === 0 && !undecided(seen) ? seen.chance : -1,
    }
    const walled = this.shown.walls > 0 || lines.some(({ name }) => atWalls.has(name))
    this.acts = walled ? beforeWalls : inTheField
    this.step('muster', this.acts.muster, begin?.text ?? '', { sound: 'hooves' })
  }

  tell(line: LineInfo) {
    const { shown, acts } = this
    switch (line.name) {
      case 'storm':
        shown.kind = 'storm'
        this.step('walls', acts.walls, line.text, { sound: 'drum' })
        break
      case 'used':
        this.#anew()
        this.#of(arg(line, 0)).cards.push(arg(line, 1))
        shown.chance = this.#chanceAt(shown.round + 1, 'playing')
        this.step('', acts.dice, line.text, { sound: 'card' })
        break
      case 'round':
        this.#round(line)
        break
      case 'people-rise': // nobody stood there before
        if (shown.sides[1].vf < 0) shown.sides[1].vf = arg(line, 0)
        this.step('more', acts.muster, line.text)
        break
      case 'reduced':
      case 'shots':
        this.step('walls', acts.walls, line.text)
        break
      default:
        if (ends.has(line.name)) this.#verdict(line)
        else if (shown.decided) this.also(line.text)
        else this.step('more', Math.max(acts.walls, this.steps.at(-1)?.act ?? 0), line.text)
    }
  }

  /** A round is two steps: how the dice fell, and what that costs. */
  #round(line: LineInfo) {
    const { shown, acts } = this
    this.#anew()
    this.#rolling = false
    shown.round++
    const seen = this.#battles.findLast(({ round }) => round === shown.round)
    const views = [seen?.attacker, seen?.defender]
    for (const [i, side] of shown.sides.entries()) {
      side.roll = views[i]?.roll ?? 0
      side.total = arg(line, 2 + i)
      side.loss = 0
    }
    const [attacker, defender] = shown.sides
    const text = stageWords(this.#table).dice(shown.round, attacker.total, defender.total)
    this.step('', acts.dice, text, { sound: 'card', next: stageWords(this.#table).rollDice })
    for (const [i, side] of shown.sides.entries()) {
      side.loss = arg(line, 4 + i)
      side.lost += side.loss
      if (side.vf >= 0) side.vf = Math.max(0, side.vf - side.loss)
    }
    shown.chance = this.#chanceAt(shown.round, 'deciding')
    this.step('', acts.dice, line.text, { next: stageWords(this.#table).toLosses })
  }

  /** anew begins the next roll: a card counts for the one it is used in, and is told again where it stays for more. */
  #anew() {
    if (this.#rolling) return
    this.#rolling = true
    for (const side of this.shown.sides) side.cards = []
  }
  #rolling = false

  #verdict(line: LineInfo) {
    const { shown, acts } = this
    const [attacker, defender] = shown.sides
    shown.decided = true
    if (line.name === 'siege') shown.kind = 'siege'
    attacker.wins = line.name === 'beaten' || line.name === 'overrun'
    defender.wins = line.name === 'beaten-off' || line.name === 'gives-up'
    this.step('verdict', acts.verdict, line.text, {
      sound: 'drum',
      next: stageWords(this.#table).toVerdict,
    })
  }

  /** The chance as the table had it last at a stage of a round; what was not seen is not known. */
  #chanceAt(round: number, stage: string): number {
    const seen = this.#battles.findLast(
      (battle) => battle.round === round && battle.stage === stage,
    )
    return seen?.chance ?? -1
  }

  protected override chanceOf({ sides, decided, chance, kind }: BattleShown): Chance | undefined {
    const [one, other] = sides
    if (kind === 'siege' || (!decided && chance < 0)) return undefined
    const [share, against] = decided ? [+one.wins, +other.wins] : [chance, 1 - chance]
    return {
      one: { ...this.#whose(one), share },
      other: { ...this.#whose(other), share: against },
    }
  }

  #whose({ seat }: SideShown) {
    return seat < this.#table.view.players.length
      ? { seat, name: shortOf(this.#table, seat) }
      : { seat: -1, name: nameOf(this.#table, seat) }
  }

  #of(seat: number): SideShown {
    const [attacker, defender] = this.shown.sides
    return attacker.seat === seat ? attacker : defender
  }
}

const aSide = (seat: number, vf: number): SideShown => ({
  seat,
  vf,
  roll: 0,
  total: 0,
  loss: 0,
  lost: 0,
  cards: [],
  wins: false,
})
