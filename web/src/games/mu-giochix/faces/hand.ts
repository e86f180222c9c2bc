// The viewer's Empire cards, while he chooses among those drawn, or while some can be of use.

import type { Hand } from '../../game'
import type { CardView } from '../../../wire/mugiochix'
import { item, type GiochixScene } from '../table'
import { words } from './words'

/** When the characters can be used of whom one is asked in a phase. */
const moments: Record<string, readonly string[]> = {
  events: ['events'],
  taxes: ['taxes'],
  combat: ['move', 'battle', 'roll', 'battle_end', 'response'],
  commerce: ['commerce'],
}

/** refOf is the ref of a card that is known. */
const refOf = ({ components }: GiochixScene, { card }: CardView) => ({
  ref: `card:${item(components.cards, card).id}`,
})

/** useful says whether a card can be of use to the viewer in this phase: in Purchases each can, for its points. */
function useful({ view, components }: GiochixScene, { tapped, character }: CardView): boolean {
  if (tapped > 0) return false
  const when = item(components.characters, character).when
  return view.phase === 'purchases' || (moments[view.phase] ?? []).includes(when)
}

/** concerned says whether the viewer is the one who acts: it is his turn, he fights, or all act together. */
function concerned({ view }: GiochixScene): boolean {
  const fights = view.battle?.sides.some(({ lead }) => lead === view.seat) ?? false
  return view.active === view.seat || fights || view.phase === 'taxes'
}

export function handOf(scene: GiochixScene): Hand | undefined {
  const cards = scene.view.players[scene.view.seat]?.cards.filter(({ card }) => card >= 0) ?? []
  const drawn = cards.filter((card) => card.drawn)
  // The first card is kept before the colour of a token is asked, and the others go when that is known.
  const kept = scene.view.phase === 'setting' && drawn.length < cards.length
  if (drawn.length > 0 && !kept) {
    return {
      title: words().drawnCards,
      note: words().keep,
      fresh: true,
      cards: drawn.map((card) => refOf(scene, card)),
    }
  }
  if (!concerned(scene) || !cards.some((card) => useful(scene, card))) return undefined
  const inTime = (card: CardView) => Number(useful(scene, card))
  return {
    title: words().hand,
    note: words().now,
    cards: cards.toSorted((a, b) => inTime(b) - inTime(a)).map((card) => refOf(scene, card)),
    asides: ['show-objective'],
  }
}
