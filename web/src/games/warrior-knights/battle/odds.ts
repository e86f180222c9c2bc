// How a battle may come out by what lies open, counted over every way in which the fate cards can have been drawn.

/** Fate cards by their battle result: deal, prevent, victory, draw. */
export type Cards = [number, number, number, number]

/** The places of the results. */
export const kinds = ['deal', 'prevent', 'victory', 'draw'] as const
const [deal, prevent, victory, draw] = [0, 1, 2, 3] as const

/** What a commander keeps first, when he must discard. */
const worth = [victory, deal, draw, prevent] as const

/** The fate deck as hands are drawn from it, as far as one knows it. */
export interface Deck {
  /** From the top, the place of a card's result among the kinds, -1 of a card that one does not know. */
  cards: readonly number[]
  /** The results of those that one does not know. */
  pool: Cards
}

/** A side of a battle, as everybody knows it. */
export interface Force {
  draws: number
  keeps: number
  turned: Cards // of those kept, what lies open
  brought: Cards // by "Draw 1 Fate"
  adds: Cards // by its commander
  bears: number // losses at which nobody of it stands any more
  suffers?: number // losses, once they are known
}

/** The chance of the attacker, and of the defender; else it ends undecided. */
export type Odds = [number, number]

/**
 * oddsOf is how a battle comes out if each side keeps the best of what it has drawn, the attacker first. Where somebody has shown otherwise
 * nothing is presumed of what he had to choose from.
 */
export function oddsOf(deck: Deck, sides: [Force, Force]): Odds | undefined {
  const [one, other] = sides
  return (
    counted(deck, sides) ??
    counted(deck, [
      { ...one, draws: one.keeps },
      { ...other, draws: other.keeps },
    ])
  )
}

function counted({ cards, pool }: Deck, [one, other]: [Force, Force]): Odds | undefined {
  const odds: Odds = [0, 0]
  let all = 0
  const late = sum(one.brought, other.brought)
  const hands = one.draws + other.draws
  const mine = knownIn(cards.slice(0, one.draws))
  const theirs = knownIn(cards.slice(one.draws, hands))
  const turned = knownIn(cards.slice(hands, hands + total(late)))
  const next = cards.slice(hands + total(late))
  const brought = less(late, turned.known)
  for (const hand of handsOf(pool, mine.open)) {
    const held = best(sum(hand, mine.known), one.keeps)
    const seen = ways(hand, pool) * likely(held, one.turned)
    if (seen === 0) continue
    const left = less(pool, hand)
    for (const answer of handsOf(left, theirs.open)) {
      const kept = best(sum(answer, theirs.known), other.keeps)
      const after = less(left, answer)
      const weight =
        (seen * ways(answer, left) * likely(kept, other.turned) * ways(brought, after)) /
        choose(total(left), total(answer))
      if (weight === 0) continue
      const rest = { cards: next, pool: less(after, brought) }
      const [wins, loses] = settled(rest, [one, held], [other, kept])
      odds[0] += weight * wins
      odds[1] += weight * loses
      all += weight
    }
  }
  return all > 0 ? [odds[0] / all, odds[1] / all] : undefined
}

/** knownIn counts the cards of which one knows the result, by that, and the others. */
function knownIn(cards: readonly number[]): { known: Cards; open: number } {
  const known: Cards = [0, 0, 0, 0]
  for (const card of cards) if (card >= 0) known[card as 0]++
  return { known, open: cards.length - total(known) }
}

/** settled goes through what "Draw 1 Fate" still brings, the attacker's first. One that brings another is as none. */
function settled(rest: Deck, one: [Force, Cards], other: [Force, Cards]): Odds {
  const odds: Odds = [0, 0]
  for (const mine of broughtBy(pending(...one), rest))
    for (const theirs of broughtBy(pending(...other), mine.rest)) {
      const winner = wins(
        [one[0], sum(one[1], one[0].brought, one[0].adds, mine.cards)],
        [other[0], sum(other[1], other[0].brought, other[0].adds, theirs.cards)],
      )
      if (winner >= 0) odds[winner as 0 | 1] += mine.weight * theirs.weight
    }
  return odds
}

/** What several "Draw 1 Fate" bring in one of the ways there are, and what lies in the deck then. */
interface Brought {
  cards: Cards
  weight: number
  rest: Deck
}

function broughtBy(times: number, rest: Deck): Brought[] {
  const { cards, pool } = rest
  if (times === 0 || cards.length === 0) return [{ cards: [0, 0, 0, 0], weight: 1, rest }]
  const known = cards.findIndex((card) => card >= 0)
  if (known >= 0 && known < times + pool[draw]) return oneByOne(times, rest)
  const fresh: Cards = [pool[deal], pool[prevent], pool[victory], 0]
  return handsOf(fresh, times).map((hand) => ({
    cards: hand,
    weight: ways(hand, fresh) / choose(total(fresh), total(hand)),
    rest: { cards: cards.slice(times), pool: less(pool, hand) },
  }))
}

/** oneByOne looks at each card that is drawn: soon one comes that is known. */
function oneByOne(times: number, { cards, pool }: Deck): Brought[] {
  const [top = -1, ...below] = cards
  const open = total(pool)
  const results = top >= 0 ? [top] : kinds.map((_, kind) => kind)
  return results.flatMap((result) => {
    const one: Cards = [0, 0, 0, 0]
    one[result as 0] = 1
    const share = top >= 0 ? 1 : ways(one, pool) / open
    if (share === 0) return []
    const rest = { cards: below, pool: top >= 0 ? pool : less(pool, one) }
    const more = result === draw ? broughtBy(times, rest) : broughtBy(times - 1, rest)
    const brought = result === draw ? ([0, 0, 0, 0] as Cards) : one
    return more.map((way) => ({
      ...way,
      cards: sum(brought, way.cards),
      weight: share * way.weight,
    }))
  })
}

/** pending is how often a side draws once more. */
const pending = ({ brought }: Force, kept: Cards): number =>
  Math.max(0, kept[draw] + brought[draw] - total(brought))

/** wins is the side that wins with all its cards, -1 neither. */
function wins([one, mine]: [Force, Cards], [other, theirs]: [Force, Cards]): number {
  const stands = (one.suffers ?? Math.max(0, theirs[deal] - mine[prevent])) < one.bears
  const holds = (other.suffers ?? Math.max(0, mine[deal] - theirs[prevent])) < other.bears
  if (stands !== holds) return stands ? 0 : 1
  if (!stands || mine[victory] === theirs[victory]) return -1
  return mine[victory] > theirs[victory] ? 0 : 1
}

/** handsOf are all hands of a size, or of all there is if that is less. */
function handsOf(deck: Cards, size: number): Cards[] {
  const open = Math.min(size, total(deck))
  const hands: Cards[] = []
  for (let d = 0; d <= Math.min(open, deck[deal]); d++)
    for (let p = 0; p <= Math.min(open - d, deck[prevent]); p++)
      for (let v = 0; v <= Math.min(open - d - p, deck[victory]); v++) {
        const w = open - d - p - v
        if (w <= deck[draw]) hands.push([d, p, v, w])
      }
  return hands
}

function best(hand: Cards, keeps: number): Cards {
  const kept: Cards = [0, 0, 0, 0]
  let open = keeps
  for (const kind of worth) {
    kept[kind] = Math.min(open, hand[kind])
    open -= kept[kind]
  }
  return kept
}

/** likely is how likely one has turned just these cards of a hand, in no order. */
const likely = (hand: Cards, turned: Cards): number =>
  ways(turned, hand) / choose(total(hand), total(turned))

/** ways is in how many ways so many of each can be chosen. */
const ways = (some: Cards, among: Cards): number =>
  some.reduce((product, n, kind) => product * choose(among[kind] ?? 0, n), 1)

function choose(n: number, k: number): number {
  if (k > n || k < 0) return 0
  let ways = 1
  for (let i = 0; i < k; i++) ways *= (n - i) / (i + 1)
  return ways
}

const total = ([d, p, v, w]: Cards): number => d + p + v + w

const sum = (...all: Cards[]): Cards =>
  all.reduce(([d, p, v, w], x) => [d + x[0], p + x[1], v + x[2], w + x[3]], [0, 0, 0, 0])

const less = ([d, p, v, w]: Cards, x: Cards): Cards => [d - x[0], p - x[1], v - x[2], w - x[3]]
