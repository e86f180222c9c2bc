import type { Hand } from '../../game'
import { item, tableOf, type RealmScene } from '../table'
import { words } from '../words'

/** In these phases of a turn cards are dealt with, besides the one in which they are played. */
const dealing = ['cards']

/** counted says how many there are of a card, if that is to be said. */
const counted = (ref: string, n: number) => (n > 1 ? { ref, count: n } : { ref })

/**
 * handOf are the viewer's Empire cards, when he draws and chooses, or holds some that are played in this phase. Those
 * come first.
 */
export function handOf(scene: RealmScene): Hand | undefined {
  const { view, components } = scene
  const say = words(tableOf(() => scene))
  if (view.seat < 0) return undefined
  const refOf = (card: number) => `card:${item(components.cards, card).id}`
  const inTime = (card: number) => item(components.cards, card).phase === view.phase
  if (view.drawn.length > 0) {
    return {
      title: say.drawn,
      note: say.keep,
      cards: [...new Set(view.drawn)].map((card) =>
        counted(refOf(card), view.drawn.filter((other) => other === card).length),
      ),
    }
  }
  const matters = dealing.includes(view.phase) || view.hand.some(({ card }) => inTime(card))
  if (!matters || view.hand.length === 0) return undefined
  return {
    title: say.hand,
    note: say.phases[view.phase] ?? '',
    cards: view.hand
      .toSorted((a, b) => Number(inTime(b.card)) - Number(inTime(a.card)))
      .map(({ card, n }) => counted(refOf(card), n)),
  }
}
