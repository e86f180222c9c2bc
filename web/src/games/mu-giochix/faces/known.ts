// What one may know of the other side of an Empire card whose character alone is seen.

import type { CardComponent } from '../../../wire/mugiochix'
import type { GiochixScene } from '../table'

/** seenCards are the cards of which the viewer knows where they are. */
function seenCards({ view }: GiochixScene): Set<number> {
  const owned = view.players.flatMap(({ cards }) => cards.map(({ card }) => card))
  return new Set([...owned, ...view.deck.atop, ...view.deck.under])
}

/** cardsOf are all cards that show a character. */
export const cardsOf = ({ components }: GiochixScene, character: number): CardComponent[] =>
  components.cards.filter((card) => card.character === character)

/** candidates are the cards that one of a character can be, as far as the viewer knows. */
export function candidates(scene: GiochixScene, character: number): CardComponent[] {
  const seen = seenCards(scene)
  return scene.components.cards.filter((card, no) => card.character === character && !seen.has(no))
}
