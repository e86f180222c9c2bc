// A battle as the chronicle tells it, step by step. The table goes from the last discard to the verdict in one go, so
// the course is read from the lines; how strong who is, from the views before and in between.

import type { Chance, Staging, Told } from '../../moment'
import { arg, Telling } from '../../telling'
import type { LineInfo } from '../../../wire/http'
import type { Components, View } from '../../../wire/warriorknights'
import { item } from '../table'
import { words } from '../words'
import { kinds, oddsOf, type Cards, type Deck, type Force } from './odds'

const nobles = 24 // armies from here on are garrisons
const siege = 3 // among the kinds of battle
const hundred = 100
const commanderBonus = 200 // strength
const mostCards = 10 // that a side draws
const discards = 2 // that a commander must make

/** A fate card in a battle: its back, or its battle result. */
export interface FateShown {
  battle: string // '' while it lies on its face
  turning: boolean // in this very step
}

/** An army in a battle, and how it fares. */
export interface ArmyShown {
  army: number // a noble, or a garrison
  strength: number
  lost: number
  fallen: boolean
}

export interface SideShown {
  seat: number // -1 a neutral city
  commander: number // a noble, -1 none
  strength: number // with which cards are drawn
  armies: ArmyShown[]
  draws: number // fate cards
  keeps: number
  cards: FateShown[]
  victories: number
  gift: number // victories that its commander brings, until all are counted
  dealt: number // losses it suffers, in men
  walls: number // what stands of them, 0 if there are none
  breaches: number // in this battle
  ability: boolean // its commander's counts
  wins: boolean
}

/** What the stage shows of a battle. */
export interface BattleShown {
  assault: boolean
  region: number
  city: number // -1 none
  sides: [SideShown, SideShown]
  suffered: boolean // losses are known
  counted: boolean // victories are final
  verdict: string // '' until it is known
}

const acts = { muster: 0, cards: 1, reveal: 2, losses: 3, verdict: 4 } as const

const follows = new Set(
  (
    'commands draws discards reveals draws-more ability losses no-losses wounded falls breach fortress-breach ' +
    'victories stalemate partial total retreats retreats-home no-retreat deserts no-deserters dies lost heir ' +
    'line-ends heir-killed city-taken city-neutral pillaged fortress-falls ransom-crowns no-longer-fortified ' +
    'siege-lifted fortress-siege-lifted eliminated permitted'
  ).split(' '),
)
const settled = new Set(
  'victories stalemate partial total dies line-ends city-taken pillaged fortress-falls'.split(' '),
)

/** The battle of a table as a play. A siege is none: nothing in it hangs on chance. */
export const battle: Staging<View, Components> = {
  begins: (line) => line.name === 'battle' && arg(line, 3) !== siege,
  goesOn: (line) => follows.has(line.name),
  settles: (line) => settled.has(line.name),
  play(told) {
    const battle = new Battle(told)
    for (const line of told.lines.slice(1)) battle.tell(line)
    const { shown, steps } = battle
    const [attacker, defender] = shown.sides
    const { seat } = told.scene
    return {
      kind: 'battle',
      headline: words().battleOf(battle.placeName),
      about: '',
      mine: seat >= 0 && (attacker.seat === seat || defender.seat === seat),
      acts: words().battleActs,
      steps,
      over: battle.over,
      place: battle.place,
    }
  },
  panel: () => import('./BattleStage.svelte'),
}

/** Battle makes the steps of a battle, line by line. */
class Battle extends Telling<BattleShown> {
  readonly shown: BattleShown
  over = false

  readonly #parts: Components
  readonly #views: readonly View[]
  readonly #deck: Deck // before hands were drawn
  readonly #drawn: readonly LineInfo[] // which hands were drawn: how many cards hangs on no chance

  constructor(told: Told<View, Components>) {
    super()
    this.#parts = told.scene.components
    this.#views = [told.scene.view, ...told.views]
    const [begin] = told.lines
    const [attacker, defender, region] = [0, 1, 2].map((place) => (begin ? arg(begin, place) : -1))
    const seen = this.#battleIn(region ?? -1)
    this.#deck = this.#deckBefore(region ?? -1)
    this.#drawn = told.lines.filter(({ name }) => name === 'draws')
    this.shown = {
      assault: begin ? arg(begin, 3) === 2 : false,
      region: region ?? -1,
      city: seen?.city ?? -1,
      sides: [
        this.#side(0, attacker ?? -1, region ?? -1),
        this.#side(1, defender ?? -1, region ?? -1),
      ],
      suffered: false,
      counted: false,
      verdict: '',
    }
    this.step('muster', acts.muster, begin?.text ?? '', { sound: 'hooves' })
  }

  get place(): string {
    const { city, region } = this.shown
    return city >= 0
      ? `city:${item(this.#parts.cities, city).id}`
      : `region:${item(this.#parts.regions, region).id}`
  }

  get placeName(): string {
    const { city, region } = this.shown
    return city >= 0 ? item(this.#parts.cities, city).name : item(this.#parts.regions, region).name
  }

  /** tell adds what a line tells. */
  tell(line: LineInfo) {
    const tellers: Record<string, () => void> = {
      commands: () => this.#commands(line),
      draws: () => this.#draws(line),
      discards: () => this.#discards(line),
      reveals: () => this.#reveals(line),
      'draws-more': () => this.#drawsMore(line),
      ability: () => this.#ability(line),
      losses: () => this.#losses(line),
      'no-losses': () => this.#noLosses(line),
      wounded: () => this.#wounded(line),
      falls: () => this.#falls(line),
      breach: () => this.#breach(line),
      'fortress-breach': () => this.#breach(line),
      victories: () => this.#victories(line),
      stalemate: () => this.#verdict(line),
      partial: () => this.#verdict(line),
      total: () => this.#verdict(line),
    }
    const teller = tellers[line.name]
    if (teller) teller()
    else this.#aftermath(line)
  }

  #commands(line: LineInfo) {
    const noble = arg(line, 0)
    const side = this.#of(Math.floor(noble / 4))
    side.commander = noble
    side.gift = this.#gift(noble)
    side.keeps = this.#keeps(side)
    this.#more('muster', line.text)
  }

  #draws(line: LineInfo) {
    const side = this.#of(arg(line, 0))
    side.draws = arg(line, 2)
    side.keeps = this.#keeps(side)
    side.cards = Array.from({ length: side.draws }, () => ({ battle: '', turning: false }))
    this.step('draws', acts.cards, line.text, {
      sound: 'card',
      next: words().drawCards,
      quick: true,
    })
  }

  #discards(line: LineInfo) {
    const side = this.#of(arg(line, 0))
    side.keeps = Math.max(0, side.cards.length - arg(line, 1))
    side.cards = side.cards.slice(0, side.keeps)
    this.step('discards', acts.cards, line.text, { sound: 'card', quick: true })
  }

  /** Both hands lie open at once; on the stage they are turned in turns, once both are known. */
  #reveals(line: LineInfo) {
    const side = this.#of(arg(line, 0))
    const hand = shuffled(
      kinds.flatMap((battle, i) => Array.from({ length: arg(line, 2 + i) }, () => battle)),
      2 * line.row + line.index,
    )
    side.cards = hand.map(() => ({ battle: '', turning: false }))
    this.#hands.set(side, hand)
    if (this.#hands.size === this.shown.sides.length) this.#turnAll()
  }
  readonly #hands = new Map<SideShown, string[]>()

  #turnAll() {
    const longest = Math.max(...[...this.#hands.values()].map((hand) => hand.length))
    for (let i = 0; i < longest; i++)
      for (const side of this.shown.sides) {
        const battle = this.#hands.get(side)?.[i]
        if (battle !== undefined) this.#turn(side, i, battle)
      }
  }

  #turn(side: SideShown, place: number, battle: string) {
    side.cards[place] = { battle, turning: true }
    if (battle === 'victory') side.victories++
    const text = words().turned(this.#name(side), words().fateBattle[battle] ?? battle)
    this.step('', acts.reveal, text, { sound: 'card', next: words().turnNext })
    side.cards[place] = { battle, turning: false }
  }

  #drawsMore(line: LineInfo) {
    const side = this.#of(arg(line, 0))
    const battle = kinds[arg(line, 2)] ?? 'draw'
    side.cards.push({ battle, turning: true })
    if (battle === 'victory') side.victories++
    this.step('', acts.reveal, line.text, { sound: 'card', next: words().turnNext })
    side.cards[side.cards.length - 1] = { battle, turning: false }
  }

  #ability(line: LineInfo) {
    const noble = arg(line, 0)
    this.#of(Math.floor(noble / 4)).ability = true
    this.step('', acts.losses, line.text)
  }

  #losses(line: LineInfo) {
    this.#of(arg(line, 0)).dealt = arg(line, 2)
    this.shown.suffered = true
    this.step('losses', acts.losses, line.text, { next: words().toLosses })
  }

  #noLosses(line: LineInfo) {
    this.shown.suffered = true
    this.step('losses', acts.losses, line.text)
  }

  #wounded(line: LineInfo) {
    const army = this.#army(arg(line, 0))
    if (army) army.lost += hundred
    this.step('wounds', acts.losses, line.text)
  }

  #falls(line: LineInfo) {
    const army = this.#army(arg(line, 0))
    if (army) army.fallen = true
    for (const side of this.shown.sides) if (side.commander === arg(line, 0)) side.gift = 0
    if (this.last === 'verdict') this.#more('verdict', line.text)
    else this.step('wounds', acts.losses, line.text)
  }

  #breach(line: LineInfo) {
    const [, defender] = this.shown.sides
    defender.breaches++
    defender.walls = Math.max(0, defender.walls - hundred)
    this.step('wounds', acts.losses, line.text)
  }

  #victories(line: LineInfo) {
    const { sides } = this.shown
    sides[0].victories = arg(line, 2)
    sides[1].victories = arg(line, 3)
    for (const side of sides) side.gift = 0
    this.shown.counted = true
    this.step('verdict', acts.verdict, line.text, { sound: 'drum', next: words().toVerdict })
  }

  #verdict(line: LineInfo) {
    if (line.name !== 'stalemate') this.#of(arg(line, 0)).wins = true
    this.shown.verdict = line.text
    this.over = true
    this.#more('verdict', line.text)
  }

  /** What comes after the verdict; where a side is wiped out there is none, and the living have won. */
  #aftermath(line: LineInfo) {
    if (!this.over) {
      this.over = true
      const [attacker, defender] = this.shown.sides
      const stands = (side: SideShown) =>
        side.armies.some(({ fallen, strength, lost }) => !fallen && strength > lost)
      attacker.wins = stands(attacker)
      defender.wins = !attacker.wins && (stands(defender) || defender.walls > 0)
      this.step('verdict', acts.verdict, line.text, { sound: 'drum', next: words().toVerdict })
      return
    }
    this.#more('verdict', line.text)
  }

  /** more says what else came of the last step of a kind. */
  #more(kind: string, text: string) {
    const last = this.steps.at(-1)
    if (!last || this.last !== kind) return
    const now = this.now()
    if (kind === 'verdict')
      this.steps[this.steps.length - 1] = { ...last, also: [...(last.also ?? []), text], ...now }
    else this.steps[this.steps.length - 1] = { ...last, text: `${last.text} ${text}`, ...now }
  }

  /** The chance by the cards that lie open, and by how many lie on their faces. */
  protected override chanceOf({ sides, suffered, verdict }: BattleShown): Chance | undefined {
    const [one, other] = sides
    if (verdict || one.wins || other.wins) return this.#chance(sides, [+one.wins, +other.wins])
    const odds = oddsOf(this.#deck, [
      this.#force(one, suffered, 0),
      this.#force(other, suffered, this.#office(other.commander)?.prevents ?? 0),
    ])
    return odds && this.#chance(sides, odds)
  }

  #chance(
    [one, other]: readonly [SideShown, SideShown],
    [share, against]: readonly [number, number],
  ): Chance {
    const whose = (side: SideShown) => ({ seat: side.seat, name: this.#name(side) })
    return { one: { ...whose(one), share }, other: { ...whose(other), share: against } }
  }

  #force(side: SideShown, suffered: boolean, prevents: number): Force {
    const { draws, keeps, cards, armies, walls, breaches, dealt } = side
    return {
      draws,
      keeps,
      turned: cardsOf(cards.slice(0, keeps)),
      brought: cardsOf(cards.slice(keeps)),
      adds: this.#adds(side, prevents),
      // A noble without troops has nothing to lose.
      bears: armies.some(({ army, strength }) => army < nobles && strength <= 0)
        ? Infinity
        : [...armies.map(({ strength }) => strength), walls + hundred * breaches]
            .map((men) => Math.ceil(men / hundred))
            .reduce((sum, n) => sum + n, 0),
      ...(suffered && { suffers: dealt / hundred }),
    }
  }

  /** keeps is how many cards a side has left when it has discarded what it must. */
  #keeps({ commander, draws }: Pick<SideShown, 'commander' | 'draws'>): number {
    if (commander < 0) return draws
    const must = Math.max(0, discards - (this.#office(commander)?.keeps ?? 0))
    return draws - Math.max(0, Math.min(must, draws - 1))
  }

  /** adds is what a commander counts for, as so many cards, unless he is exhausted. */
  #adds({ commander }: Pick<SideShown, 'commander'>, prevents: number): Cards {
    const adds: Cards = [0, prevents, 0, 0]
    if (commander < 0 || this.#noble(commander)?.exhausted) return adds
    const { does, amount } = item(this.#parts.abilities, commander % 4)
    const place = kinds.findIndex((kind) => kind === does)
    if (place >= 0) adds[place as 0] += amount
    return adds
  }

  /** gift is how many victories a commander brings by what he is able to. */
  #gift(commander: number): number {
    return this.#adds({ commander }, 0)[kinds.indexOf('victory') as 0]
  }

  #noble(id: number) {
    return this.#views[0]?.nobles.find((noble) => noble.id === id)
  }

  /** office is what a commander holds, where it counts: on who is not exhausted. */
  #office(commander: number) {
    const noble = this.#noble(commander)
    return noble && !noble.exhausted ? this.#parts.agendas[noble.office] : undefined
  }

  #of(seat: number): SideShown {
    const [attacker, defender] = this.shown.sides
    return seat >= 0 && attacker.seat === seat ? attacker : defender
  }

  #army(army: number): ArmyShown | undefined {
    return this.shown.sides.flatMap(({ armies }) => armies).find((shown) => shown.army === army)
  }

  #name(side: SideShown): string {
    const [view] = this.#views
    if (side.seat < 0) return words().citizens
    return item(this.#parts.barons, item(view?.barons ?? [], side.seat).colour).short
  }

  /** The battle as a view in between has it, the earliest that knows how strong the sides are. */
  #battleIn(region: number) {
    const battles = this.#views
      .map((view) => view.battle)
      .filter((battle) => battle?.region === region)
    return (
      battles.find((battle) => battle?.sides.some(({ strength }) => strength > 0)) ?? battles[0]
    )
  }

  /** The fate deck as the viewer knew it before hands were drawn; if he has not seen it then, they lay on top of it. */
  #deckBefore(region: number): Deck {
    const drawn = this.#views.findIndex(
      ({ battle }) => battle?.region === region && battle.blow !== 'commanders',
    )
    const view = this.#views[Math.max(0, (drawn < 0 ? this.#views.length : drawn) - 1)]
    const results = this.#parts.fate.map(({ battle }) => kinds.findIndex((kind) => kind === battle))
    const deck = view?.fateDeck ?? []
    const inHands = Array.from({ length: Math.max(0, results.length - deck.length) }, () => -1)
    const known = new Set(deck)
    return {
      cards: [...inHands, ...deck.map((card) => (card < 0 ? -1 : (results[card] ?? -1)))],
      pool: kinds.map(
        (_, kind) => results.filter((result, card) => result === kind && !known.has(card)).length,
      ) as Cards,
    }
  }

  #side(place: 0 | 1, seat: number, region: number): SideShown {
    const [view] = this.#views
    const seen = this.#battleIn(region)
    const side = seen?.sides[place]
    const ids = side?.armies ?? (view && seat >= 0 ? noblesAt(view, seat, region) : [])
    const armies = ids.map((army) => ({
      army,
      strength: strengthOf(view, army),
      lost: 0,
      fallen: false,
    }))
    const walls = place === 1 && seen && view ? wallsOf(view, seen) : 0
    const commander = side?.commander ?? -1
    const strength =
      side?.strength || armies.reduce((sum, { strength }) => sum + strength, walls + bonusOf(ids))
    const drawn = this.#drawn.find((line) => arg(line, 0) === seat)
    const draws = drawn ? arg(drawn, 2) : Math.min(mostCards, Math.floor(strength / hundred))
    return {
      seat,
      commander,
      strength,
      armies,
      draws,
      keeps: this.#keeps({ commander, draws }),
      cards: [],
      victories: 0,
      gift: this.#gift(commander),
      dealt: 0,
      walls,
      breaches: 0,
      ability: false,
      wins: false,
    }
  }
}

const noblesAt = (view: View, seat: number, region: number): number[] =>
  view.nobles
    .filter(
      ({ id, at, exhausted, sea }) =>
        Math.floor(id / 4) === seat && at === region && !sea && !exhausted,
    )
    .map(({ id }) => id)

function strengthOf(view: View | undefined, army: number): number {
  if (army >= nobles) {
    const fortress = view?.fortresses[army - nobles]
    return fortress ? fortress.garrison - hundred * fortress.casualties : 0
  }
  const noble = view?.nobles.find(({ id }) => id === army)
  return noble ? noble.strength - hundred * noble.casualties : 0
}

function wallsOf(view: View, { city, fortress }: { city: number; fortress: number }): number {
  if (city >= 0) return view.cities[city]?.strength ?? 0
  return view.fortresses[fortress]?.strength ?? 0
}

/** bonusOf is what a side is stronger by for having a noble to command it. */
const bonusOf = (armies: readonly number[]): number =>
  armies.some((army) => army < nobles) ? commanderBonus : 0

/** cardsOf counts those that lie open. */
const cardsOf = (cards: readonly FateShown[]): Cards =>
  kinds.map((kind) => cards.filter(({ battle }) => battle === kind).length) as Cards

/** shuffled lays cards out in no order, but in the same one whenever they are told of. */
export function shuffled<Card>(cards: readonly Card[], seed: number): Card[] {
  const laid = [...cards]
  let state = Math.imul(seed, 0x9e3779b1)
  for (let i = laid.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const j = Math.floor((state / 2 ** 32) * (i + 1))
    ;[laid[i], laid[j]] = [laid[j] as Card, laid[i] as Card]
  }
  return laid
}
