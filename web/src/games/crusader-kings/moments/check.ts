// A trait check as the chronicle tells it: what is tried and what hangs on it, the draws, each token, the verdict.

import type { Chance, Staging, Told } from '../../moment'
import { arg, Telling } from '../../telling'
import type { Components, DrawnView, View } from '../../../wire/crusaderkings'
import type { LineInfo } from '../../../wire/http'
import { words } from '../words'
import { stageWords } from './words'

/** What is tried, by its number in the chronicle. */
const tried = [
  '',
  'build',
  'develop',
  'create_casus_belli',
  'incite_rebellion',
  'assassinate',
  'bribe',
  'divorce',
  'overthrow',
  'mobilise',
  'invade',
  'tax',
  'crusade',
  'marriage',
  'event',
  'plague',
] as const

/** What the stage shows of a check. */
export interface CheckShown {
  seat: number
  action: string
  person: number // who is tried or courted, -1 nobody
  needed: number
  free: number
  bought: number
  cancelled: number
  drawn: (DrawnView & { turning: boolean })[]
  successes: number
  verdict: '' | 'passed' | 'failed'
  bag: { good: number; all: number } | null // what lay in it at first, for who may look into it
  stake: { wins: string; loses: string } | null // loses is '' where the event's own text says it
}

const acts = { stake: 0, draws: 1, verdict: 2 } as const

const within = new Set([
  'invested',
  'sabotaged',
  'cancelled',
  'drew',
  'sacrifice',
  'passed',
  'failed',
])
const after = new Set(
  (
    'wed jilted unwed divorced casus-belli rebellion poisoned bribed bribe-unpaid bribe-idle gone-away foiled ' +
    'overthrown suppressed built no-gold not-built conquered repelled shield shield-off souvenir goal first-player dies saved ' +
    'spared infected land-pact land-taken land-lost'
  ).split(' '),
)

const far = 40 // lines back, where several attacks are declared before the first is fought

/** The lines that say what a check is made for. Others that stand before it tell of something that is over. */
const causes = new Set([
  ...['attack', 'courts', 'looks', 'crusader', 'event', 'physician', 'overthrow', 'will-build'],
  ...['plot-grievance', 'plot-rebellion', 'plot-murder', 'plot-councillor', 'plot-bribe'],
  'plot-divorce',
])

/** causeOf is the line that says what a check is made for: of that land, of that event, or the last that may be one. */
function causeOf(lines: readonly LineInfo[], check: LineInfo | undefined): LineInfo | undefined {
  const at = lines.findIndex(({ row, index }) => row === check?.row && index === check.index)
  const earlier = lines.slice(Math.max(0, at - far), Math.max(0, at))
  const land = arg(check, 4)
  const named = (name: string, its: number) =>
    earlier.findLast((line) => line.name === name && arg(line, its) === land)
  const last = earlier.findLast(({ name }) => name !== 'plot-fee')
  switch (tried[arg(check, 1)]) {
    case 'invade':
      return named('attack', 1)
    case 'build':
      return named('will-build', 1)
    case 'event':
      return last?.name === 'physician' ? last : earlier.findLast(({ name }) => name === 'event')
    default:
      return last && causes.has(last.name) ? last : undefined
  }
}

/** ofCrusade says whether a check is what a Crusade comes to: that is a play of its own. */
export const ofCrusade = (line: LineInfo): boolean =>
  line.name === 'check' && tried[arg(line, 1)] === 'crusade'

/** A trait check as a play: for who makes it, and for whose land is attacked by it. */
export const check: Staging<View, Components> = {
  begins: (line) => line.name === 'check' && !ofCrusade(line),
  goesOn: (line) => within.has(line.name) || after.has(line.name),
  settles: (line) => line.name === 'passed' || line.name === 'failed',
  play(told) {
    const trial = new Trial(told)
    for (const line of told.lines.slice(1)) trial.tell(line)
    const { shown, steps, cause } = trial
    const { seat } = told.scene
    const attacked = cause?.name === 'attack' && arg(cause, 2) === seat
    const action = words().actions[shown.action] ?? shown.action
    return {
      kind: 'event',
      headline: trial.title || action,
      about: cause?.text ?? told.lines[0]?.text ?? '',
      mine: seat >= 0 && (shown.seat === seat || attacked),
      own: true,
      waits: shown.drawn.length === 0 && shown.verdict === '',
      acts: stageWords().checkActs,
      steps,
      over: shown.verdict !== '',
    }
  },
  panel: () => import('./CheckStage.svelte'),
}

/** bagOf counts the tokens that a check may draw, and those that succeed in it, if the viewer makes it. */
function bagOf(
  { scene, views }: Told<View, Components>,
  seat: number,
  action: string,
): CheckShown['bag'] {
  if (seat !== scene.view.seat) return null
  const { tokens, traits, critical } = scene.components
  const seen = views.findLast(
    ({ check: one }) => one?.seat === seat && one.action === action,
  )?.check
  const reversed = seen?.reversed ?? critical[action] ?? []
  const guest = scene.view.people.find(({ id }) => id === seen?.guest)?.tokens ?? []
  const bag = [...scene.view.bag, ...guest]
  const succeeds = (token: number) => {
    const trait = tokens[token]?.trait ?? -1
    return (traits[trait]?.red ?? false) === reversed.includes(trait)
  }
  return { good: bag.filter(succeeds).length, all: bag.length }
}

/** chanceLeft is how likely a check still passes, as far as it has come; undefined if the bag was another. */
export function chanceLeft(
  { needed, successes, free, bought, cancelled, drawn, verdict }: CheckShown,
  bag: { good: number; all: number },
): number | undefined {
  if (verdict) return verdict === 'passed' ? 1 : 0
  const lucky = drawn.filter(({ success, given }) => success !== given).length // as they came, before a sacrifice
  const all = bag.all - drawn.length
  const good = bag.good - lucky
  if (all < 0 || good < 0 || good > all) return undefined
  return atLeast(
    needed - successes,
    good,
    all,
    Math.min(all, free + bought - cancelled - drawn.length),
  )
}

/** atLeast is the chance that of so many tokens, good among them, enough of those drawn are good. */
function atLeast(needed: number, good: number, all: number, draws: number): number {
  if (needed <= 0) return 1
  if (draws < needed) return 0
  // What the first token brings, and then the rest.
  const hit = good > 0 ? (good / all) * atLeast(needed - 1, good - 1, all - 1, draws - 1) : 0
  const miss = all > good ? ((all - good) / all) * atLeast(needed, good, all - 1, draws - 1) : 0
  return hit + miss
}

/** Trial makes the steps of a check, line by line. */
class Trial extends Telling<CheckShown> {
  readonly shown: CheckShown
  readonly cause: LineInfo | undefined // what it is made for
  readonly title: string // of an event

  readonly #told: Told<View, Components>

  constructor(told: Told<View, Components>) {
    super()
    this.#told = told
    const [begin] = told.lines
    const action = tried[arg(begin, 1)] ?? ''
    this.cause = causeOf(told.scene.lines, begin)
    const event =
      this.cause?.name === 'event' ? told.scene.components.events[arg(this.cause, 1)] : undefined
    this.title = event?.title ?? ''
    const about = arg(begin, 4)
    this.shown = {
      seat: arg(begin, 0),
      action,
      person: ['assassinate', 'divorce', 'crusade', 'marriage', 'event'].includes(action)
        ? about
        : -1,
      needed: arg(begin, 2),
      free: arg(begin, 3),
      bought: 0,
      cancelled: 0,
      drawn: [],
      successes: 0,
      verdict: '',
      bag: bagOf(told, arg(begin, 0), action),
      stake: event
        ? { wins: event.text, loses: '' }
        : (stageWords().stakes[this.cause?.name === 'physician' ? 'physician' : action] ?? null),
    }
    this.step('stake', acts.stake, begin?.text ?? '')
  }

  /** Who makes a check knows his bag, and so his chance; to nobody else is it told. */
  protected chanceOf(shown: CheckShown): Chance | undefined {
    const share = shown.bag ? chanceLeft(shown, shown.bag) : undefined
    if (share === undefined) return undefined
    const { cause } = this
    const against = cause?.name === 'attack' && arg(cause, 2) >= 0 ? { seat: arg(cause, 2) } : null
    return {
      one: { seat: shown.seat, share },
      other: { seat: -1, name: stageWords().against, ...against, share: 1 - share },
    }
  }

  tell(line: LineInfo) {
    switch (line.name) {
      case 'invested':
        this.shown.bought += arg(line, 1)
        this.step('stake', acts.stake, line.text)
        break
      case 'cancelled':
        this.shown.cancelled += arg(line, 1)
        this.step('stake', acts.stake, line.text)
        break
      case 'sabotaged':
        this.step('stake', acts.stake, line.text)
        break
      case 'drew':
        this.#drew(line)
        break
      case 'sacrifice':
        this.#sacrifice(line)
        break
      case 'passed':
      case 'failed':
        this.#verdict(line, line.name)
        break
      default:
        this.also(line.text)
    }
  }

  #drew(line: LineInfo) {
    const token = arg(line, 1)
    const success = arg(line, 2) === 1
    this.#count({
      token,
      success,
      given: false,
      critical: this.#turns(token, success),
      turning: true,
    })
    this.step('', acts.draws, line.text, { sound: 'card', next: stageWords().drawToken })
    for (const drawn of this.shown.drawn) drawn.turning = false
  }

  #sacrifice(line: LineInfo) {
    const given = this.shown.drawn.findLast(({ token }) => token === arg(line, 1))
    if (given) {
      given.given = true
      given.success = arg(line, 2) === 1
    }
    this.shown.successes = this.shown.drawn.filter(({ success }) => success).length
    this.step('', acts.draws, line.text)
  }

  #verdict(line: LineInfo, verdict: 'passed' | 'failed') {
    this.shown.verdict = verdict
    this.step('', acts.verdict, line.text, { sound: 'drum', next: stageWords().toVerdict })
  }

  #count(drawn: CheckShown['drawn'][number]) {
    this.shown.drawn.push(drawn)
    if (drawn.success) this.shown.successes++
  }

  /** A token counts as the other colour where it succeeds though red, or fails though green. */
  #turns(token: number, success: boolean): boolean {
    const { tokens, traits } = this.#told.scene.components
    return traits[tokens[token]?.trait ?? -1]?.red === success
  }
}
