// A treaty as it is written: what each gives, what binds both, for how long, who reads it.

import type { BargainInfo, BargainsInfo, ChoiceInfo, Haggle, OfferInfo } from '../../../wire/http'
import type { PactView } from '../../../wire/mugiochix'
import { playerOf, type Table } from '../table'

/** The kinds of pacts in the order of their numbers among the things of a bargain. */
const kinds = [
  'commercial',
  'passage',
  'military_control',
  'civil_control',
  'non_belligerence',
  'defensive_alliance',
]
const nonBelligerence = 4
const against = 6 // and the seat: an Offensive Alliance
const prisoners = 12
const peace = 13
const armistice = 14
const short = 15 // the pacts of this bargain hold for three turns

/** What one may give the other. */
export interface Row {
  id: string // of its words
  thing: number
}

/** rowsOf are the things that one gives another: an Offensive Alliance by whom it is against. */
export const rowsOf = (enemy: number): Row[] => [
  ...kinds.flatMap((id, thing) => (thing === nonBelligerence ? [] : [{ id, thing }])),
  ...(enemy < 0 ? [] : [{ id: 'offensive_alliance', thing: against + enemy }]),
  { id: 'prisoners', thing: prisoners },
]

/** What is both's, whoever pledges it. */
export const mutual: readonly Row[] = [
  { id: 'non_belligerence', thing: nonBelligerence },
  { id: 'peace', thing: peace },
  { id: 'armistice', thing: armistice },
]

export const binds = (thing: number) => mutual.some((row) => row.thing === thing)

/** The seat an Offensive Alliance is against, -1 for other things. */
export const enemyOf = (thing: number) =>
  thing >= against && thing < prisoners ? thing - against : -1

/** The words of a thing. */
export const idOf = (thing: number) =>
  enemyOf(thing) >= 0
    ? 'offensive_alliance'
    : (kinds[thing] ??
      (thing === prisoners ? 'prisoners' : thing === peace ? 'peace' : 'armistice'))

/** A treaty that is being written. */
export interface Writ {
  give: readonly number[] // things
  take: readonly number[]
  both: readonly number[]
  florins: number // that I pay; less than 0: that I am paid
  brief: boolean // for three turns
  open: boolean
  turns: number // for how many it may be accepted, 0 until it is withdrawn
  motive: number // why it is offered, counted from 1; 0 is not said
  mine: string // in words
  yours: string
}

export const blank: Writ = {
  give: [],
  take: [],
  both: [],
  florins: 0,
  brief: false,
  open: true,
  turns: 0,
  motive: 0,
  mine: '',
  yours: '',
}

const oneWay = (things: readonly number[]) =>
  things.filter((thing) => thing !== short && !binds(thing))

/** answering is what an offer says, turned round. */
export function answering({ give, take, goods, words, open }: BargainInfo): Writ {
  return {
    ...blank,
    give: oneWay(take),
    take: oneWay(give),
    both: [...new Set([...give, ...take].filter(binds))],
    florins: -(goods[0] ?? 0),
    brief: [...give, ...take].includes(short),
    open,
    mine: words[1] ?? '',
    yours: words[0] ?? '',
  }
}

/** toggled has a thing or not, the other than it had. */
export const toggled = (things: readonly number[], thing: number) =>
  things.includes(thing) ? things.filter((one) => one !== thing) : [...things, thing]

/** within is a treaty without what one of the two no longer has to give. */
export function within(writ: Writ, info: BargainsInfo, partner: number): Writ {
  const other = info.with.find(({ seat }) => seat === partner)
  const mine = info.mine.things
  const theirs = other?.things ?? []
  return {
    ...writ,
    give: writ.give.filter((thing) => mine.includes(thing)),
    take: writ.take.filter((thing) => theirs.includes(thing)),
    both: writ.both.filter((thing) => mine.includes(thing)),
    florins: Math.max(-(other?.goods[0] ?? 0), Math.min(info.mine.goods[0] ?? 0, writ.florins)),
  }
}

/** says says whether anything stands in a treaty. */
export const says = ({ give, take, both, florins, mine, yours }: Writ) =>
  give.length + take.length + both.length > 0 ||
  florins !== 0 ||
  mine.trim() !== '' ||
  yours.trim() !== ''

/** pacts says whether anything in it lasts: only that has a time. */
export const lasts = ({ give, take, both }: Writ) =>
  [...give, ...take, ...both].some((thing) => thing < prisoners)

/** termsOf are the terms of a treaty, as the table takes them. */
export const termsOf = (
  writ: Writ,
): Pick<Haggle, 'goods' | 'give' | 'take' | 'mine' | 'yours'> => ({
  goods: [writ.florins],
  give: [...writ.give, ...writ.both, ...(writ.brief && lasts(writ) ? [short] : [])],
  take: [...writ.take],
  mine: writ.mine.trim(),
  yours: writ.yours.trim(),
})

/** standing are the pacts between two, those of the first before those of the other, and what is both's but once. */
export const standing = ({ view }: Table, a: number, b: number): PactView[] =>
  [
    [a, b],
    [b, a],
  ].flatMap(([from, to]) =>
    view.pacts.filter(
      (pact) =>
        pact.from === from && pact.to === to && !(binds(thingOf(pact)) && pact.from > pact.to),
    ),
  )

/** thingOf is the number of a pact among the things of a bargain. */
export const thingOf = ({ kind, on }: PactView) =>
  kind === 'offensive_alliance' ? against + on : kinds.indexOf(kind)

/** inForce says whether a thing is granted already to the end of the game, so that it cannot be granted again. */
export const inForce = (table: Table, from: number, to: number, thing: number) =>
  thing < kinds.indexOf('defensive_alliance') &&
  table.view.pacts.some(
    (pact) => thingOf(pact) === thing && pact.until === 0 && pact.from === from && pact.to === to,
  )

/** idle says why a thing of both's is of no use now: there is no war, or there is an armistice. */
export function idle(table: Table, a: number, b: number, thing: number): boolean {
  const { wars, armistice: quiet } = playerOf(table, a)
  if (thing === peace) return !wars.includes(b)
  if (thing === armistice) return quiet.includes(b)
  return inForce(table, a, b, thing) || inForce(table, b, a, thing)
}

/** held says whether a player has prisoners of another. */
export const held = (table: Table, holder: number, of: number) =>
  (playerOf(table, of).captive[holder] ?? []).some((n) => n > 0)

/** An aside that concerns the partner, and its place among all. */
export interface Step {
  place: number
  choice: ChoiceInfo
}

/** stepsWith are the asides of a kind that are about a seat. */
export const stepsWith = (asides: OfferInfo | null, verb: string, seat: number): Step[] =>
  (asides?.choices ?? []).flatMap((choice, place) =>
    choice.verb === verb && Number(choice.id.split('.')[1]) === seat ? [{ place, choice }] : [],
  )

/** lettingGo is the aside by which one lets a pact go, or holds on to it after all. */
export const lettingGo = (asides: OfferInfo | null, pact: PactView): Step | undefined =>
  ['cancel-pact', 'keep-pact']
    .flatMap((verb) => stepsWith(asides, verb, pact.from))
    .find(({ choice }) => {
      const [, , thing, to] = choice.id.split('.').map(Number)
      return thing === thingOf(pact) && to === pact.to
    })
