import type { Hand } from '../../game'
import type { KingsScene } from '../table'
import { words } from './words'

const refOf = (card: number) => `card:${card}`

/** handOf are the viewer's cards while he chooses among them, and the two that lie face down for his Turns. */
export function handOf({ view }: KingsScene): Hand | undefined {
  if (view.phase !== 'plotting' || view.seat < 0 || view.hand.length === 0) return undefined
  const left = view.chosen.filter((card) => card < 0).length
  const next = view.chosen.indexOf(-1)
  return {
    title: words().hand,
    note: left > 0 ? words().handNote(left) : undefined,
    cards: view.hand.map((card) => ({ ref: refOf(card) })),
    slotsTitle: words().chosen,
    slotsNote: words().chosenNote,
    slots: view.chosen.map((card, turn) => ({
      ref: `turn:${turn}`,
      name: words().turns[turn] ?? '',
      note: card < 0 ? words().open : undefined,
      cards: card < 0 ? [] : [refOf(card)],
      full: card >= 0,
      takes: turn === next,
    })),
  }
}
