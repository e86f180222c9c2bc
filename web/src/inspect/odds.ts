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

/** percent says a share in hundredths: what is rare is not said to be never. */
export function percent(share: number): string {
  if (share > 0 && share < 0.005) return '<1 %'
  if (share < 1 && share > 0.995) return '>99 %'
  return `${Math.round(share * 100)} %`
}
