import type { OddsInfo } from '../wire/http'

/** A part of the bar of shares. */
export interface Part {
  name: string
  tone: 'good' | 'even' | 'bad'
  /** How often it comes, 0 to 1. */
  share: number
  /** Where it begins in the bar, 0 to 100. */
  from: number
  /** Which of its tone it is, from the outside of the bar. */
  rank: number
}

/** gathered are the parts of a bar, the best at its beginning; nothing, if nothing comes of it, before the bad. */
export function gathered(odds: OddsInfo, undone: string): Part[] {
  const all = odds.outcomes.map(({ name, tone, share }) => ({ name, tone, share }))
  if (odds.undone > 0) {
    const at = all.findIndex(({ tone }) => tone === 'bad')
    all.splice(at < 0 ? all.length : at, 0, { name: undone, tone: 'even', share: odds.undone })
  }
  let from = 0
  return all.map((part, i) => {
    const before = all.slice(0, i).filter(({ tone }) => tone === part.tone).length
    const after = all.slice(i + 1).filter(({ tone }) => tone === part.tone).length
    const placed = { ...part, from, rank: part.tone === 'bad' ? after : before }
    from += part.share * 100
    return placed
  })
}

/** A bar of a number's spread: how often the number is one of these. */
export interface Bin {
  from: number
  to: number
  share: number
}

/** How many bars stand side by side in a card and can still be read. */
const most = 8

/** binned are the bars of a number's spread, rising; neighbours stand together where there are too many to be read. */
export function binned(bars: OddsInfo['bars']): Bin[] {
  const values = bars.map(({ value }) => value)
  const least = Math.min(...values)
  const wide = bars.length <= most ? 1 : Math.ceil((Math.max(...values) - least + 1) / most)
  const bins = new Map<number, Bin>()
  for (const { value, share } of bars) {
    const from = least + Math.floor((value - least) / wide) * wide
    const bin = bins.get(from) ?? { from, to: from + wide - 1, share: 0 }
    bins.set(from, { ...bin, share: bin.share + share })
  }
  return [...bins.values()].sort((a, b) => a.from - b.from)
}

/** percent says a share in hundredths: what is rare is not said to be never. */
export function percent(share: number): string {
  if (share > 0 && share < 0.005) return '<1 %'
  if (share < 1 && share > 0.995) return '>99 %'
  return `${Math.round(share * 100)} %`
}
