// What a card of Mobilize Forces does as a whole: who goes where, whom he takes along, what comes then. It is walked
// through question by question; what may be done stands in the offers.

import { questions, type Passed, type Way } from '../../../sheets/walk.svelte'
import type { ChoiceInfo, OfferInfo } from '../../../wire/http'
import type { View } from '../../../wire/warriorknights'

/** A noble who is to go. */
export interface Mover {
  noble: number
  way: string // the id of the choice by which he goes
  gathers: boolean // he takes troops along
  takes: readonly string[] // what he takes, by the choices' ids
}

/** What is to be done with the card. */
export interface Plan {
  to: string // the region's ref, '' while none is chosen
  movers: readonly Mover[]
  attack: string // the id of the choice, '' for none
  done: boolean // and no more than that
  area: string // where the card goes if one may say, by the area's ref
}

export const idle: Plan = { to: '', movers: [], attack: '', done: true, area: '' }

/** along is a plan for who is on his way already, and may take troops. */
export const along = (noble: number): Plan => ({
  ...idle,
  movers: [{ noble, way: '', gathers: true, takes: [] }],
  done: false,
})

/** A choice of a move says whom, by which route and where to, behind its verb. */
const parts = ({ id }: { id: string }) => id.split('.').map(Number)
export const nobleOf = (choice: { id: string }) => parts(choice)[1] ?? -1
export const routeOf = (choice: { id: string }) => parts(choice)[2] ?? 0
export const regionOf = (choice: { id: string }) => parts(choice)[3] ?? -1

/** next is the answer that a plan gives to what is asked then; undefined where it says nothing, or has come to its end. */
export function next(plan: Plan, offer: OfferInfo, { passed, view }: Way): ChoiceInfo | undefined {
  const find = (verb: string, fits: (choice: ChoiceInfo) => boolean = () => true) =>
    offer.choices.find((choice) => choice.verb === verb && fits(choice))
  const end = () => (plan.done ? find('stand-down') : undefined)
  const going = plan.movers.find(({ noble }) => noble === movingIn(view))
  if (ended(passed, offer.name)) return undefined
  switch (offer.name) {
    case 'region':
      return plan.to ? find('mobilize-to', ({ refs }) => refs?.includes(plan.to) ?? false) : end()
    case 'mobilize':
      return setsOut(plan, offer) ?? find('attack', ({ id }) => id === plan.attack) ?? end()
    case 'troops':
      return offer.choices.find(({ id }) => going?.takes.includes(id)) ?? find('march-on')
    case 'goal':
      return find('go-to', (choice) => routeOf(choice) === routeOf({ id: going?.way ?? '' }))
    case 'allocate':
      if (!plan.done) return undefined
      return find('allocate', ({ refs }) => refs?.includes(plan.area) ?? false) ?? offer.choices[0]
  }
  return undefined
}

/** movingIn is the noble on his way. */
const movingIn = (view: unknown) => (view as View).moving

/** setsOut is the choice by which the next who is to go does. */
function setsOut({ movers }: Plan, { choices }: OfferInfo): ChoiceInfo | undefined {
  for (const { noble, way, gathers } of movers) {
    const first = choices.find((one) => one.verb === 'gather-troops' && nobleOf(one) === noble)
    const goes = (gathers && first) || choices.find(({ id }) => id === way)
    if (goes) return goes
  }
  return undefined
}

/** ended says whether what is asked has nothing to do with the card any more. */
function ended(passed: readonly Passed[], asked: string): boolean {
  const gave = (verb: string) => passed.some(({ given }) => given.verb === verb)
  if (gave('allocate')) return true
  if (gave('stand-down')) return asked !== 'allocate'
  return passed.length > 0 ? asked === 'region' : asked === 'allocate'
}

/** moves are the ways in which each noble may go, as they were before the first of them went. */
export function moves(way: Way): ChoiceInfo[][] {
  const offer = questions(way).find(({ name }) => name === 'mobilize')
  const ways = offer?.choices.filter(({ verb }) => verb === 'move-to') ?? []
  const nobles = [...new Set(ways.map(nobleOf))]
  return nobles.map((noble) => ways.filter((way) => nobleOf(way) === noble))
}

/** onlyMover is how the only one goes who can, where nobody goes yet and nobody could attack. */
export function onlyMover(way: Way): ChoiceInfo | undefined {
  const [only, ...others] = moves(way)
  return others.length === 0 && attacks(way).length === 0 ? only?.[0] : undefined
}

/** mayGather says whether a noble may take troops along. */
export const mayGather = (way: Way, noble: number) =>
  questions(way).some(({ choices }) =>
    choices.some((one) => one.verb === 'gather-troops' && nobleOf(one) === noble),
  )

/** attacks are the attacks that may be made when all who are to go have gone. */
export function attacks({ passed, offer }: Way): ChoiceInfo[] {
  const fought = passed.findLast(({ given }) => given.verb === 'attack')
  const ended = passed.findLast((one) => one.offer.name === 'mobilize' && !setOut(one))
  const last = (fought ?? ended)?.offer ?? offer
  return last?.choices.filter(({ verb }) => verb === 'attack') ?? []
}

const setOut = ({ given: { verb } }: Passed) => verb === 'move-to' || verb === 'gather-troops'

/** areas are where the card may go, if one may say. */
export const areas = (way: Way): ChoiceInfo[] =>
  questions(way).find(({ name }) => name === 'allocate')?.choices ?? []

/** takings are what a noble could take along wherever he passed, each once. */
export function takings({ passed, offer, view }: Way, noble: number): ChoiceInfo[] {
  const last = offer ? [{ offer, view }] : []
  const all = [...passed, ...last]
    .filter((one) => one.offer.name === 'troops' && movingIn(one.view) === noble)
    .flatMap((one) => one.offer.choices)
    .filter(({ verb }) => verb === 'take-army' || verb === 'take-troop')
  return all.filter(({ id }, i) => all.findIndex((one) => one.id === id) === i)
}

/** What of a plan was not given: a noble who does not set out, or not with all he was to take; or the attack. */
export interface Lack {
  what: 'goes' | 'takes' | 'attack'
  noble: number // -1 for an attack
}

/** lacks are what of a plan is not in a way that was gone to its end. */
export function lacks({ movers, attack }: Plan, way: Way): Lack[] {
  const found = movers.flatMap((mover): Lack[] => {
    const { noble } = mover
    if (mover.way && !went(mover, way)) return [{ what: 'goes', noble }]
    return took(mover, way) ? [] : [{ what: 'takes', noble }]
  })
  const fought = !attack || way.passed.some(({ given }) => given.id === attack)
  return fought ? found : [...found, { what: 'attack', noble: -1 }]
}

/** went says whether a noble goes by the way that he was to go: at once, or once he has taken troops along. */
function went({ noble, way }: Mover, { passed, offer }: Way): boolean {
  if (passed.some(({ given }) => given.id === way)) return true
  const asksWay = offer?.name === 'goal' && offer.choices.some((one) => nobleOf(one) === noble)
  return !asksWay && gathered(noble, passed)
}

const gathered = (noble: number, passed: readonly Passed[]) =>
  passed.some(({ given }) => given.verb === 'gather-troops' && nobleOf(given) === noble)

/** took says whether a noble takes all along that he was to: a card also with the whole army that it serves in. */
function took({ noble, way: by, gathers, takes }: Mover, way: Way): boolean {
  if (by && gathers && mayGather(way, noble) && !gathered(noble, way.passed)) return false
  const taken = way.passed.filter((one) => movingIn(one.view) === noble).map(({ given }) => given)
  const whole = (id: string) =>
    taken.some((one) => one.verb === 'take-army' && parts(one)[1] === parts({ id })[2])
  return takes.every((id) => taken.some((one) => one.id === id) || whole(id))
}

/** toggled is a list with something put in or taken out. */
export const toggled = (list: readonly string[], one: string) =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** changed is a plan in which one of those who go does so otherwise. */
export const changed = (plan: Plan, noble: number, how: Partial<Mover>): Plan => ({
  ...plan,
  movers: plan.movers.map((one) => (one.noble === noble ? { ...one, ...how } : one)),
})

/** sent is a plan in which a noble goes by a way, or goes no more. */
export function sent(plan: Plan, noble: number, way: string | undefined): Plan {
  const others = plan.movers.filter((one) => one.noble !== noble)
  if (way === undefined) return { ...plan, movers: others }
  const before = plan.movers.find((one) => one.noble === noble)
  return { ...plan, movers: [...others, { noble, gathers: false, takes: [], ...before, way }] }
}
