import type { Hand } from '../../game'
import type { ChoiceInfo } from '../../../wire/http'
import type { WarriorScene } from '../table'
import { words } from './words'

const perStack = 2 // cards of one Baron

/** handOf are the cards that the viewer plays from now: in planning his action cards, in battle Fate's. */
export function handOf(scene: WarriorScene): Hand | undefined {
  return planned(scene) ?? drawn(scene)
}

/** planned are the cards that are laid in planning, and the three stacks with what the viewer has laid there. */
function planned({ view, components }: WarriorScene): Hand | undefined {
  const own = view.barons[view.seat]
  if (!own || own.out || view.phase !== 'planning') return undefined
  const refOf = (kind: number) => `action:${components.actions[kind]?.id ?? ''}`
  return {
    title: words().hand,
    note: words().handNote,
    cards: own.hand.map((count, kind) => ({ ref: refOf(kind), count })),
    slotsTitle: words().stacks,
    slotsNote: words().stacksNote,
    again: String(view.turn),
    slots: ['I', 'II', 'III'].map((name, stack) => {
      const cards = own.laid[stack] ?? []
      const room = perStack - cards.length
      return {
        ref: `stack:${stack}`,
        name,
        note: room > 0 ? words().more(room) : words().full,
        cards: cards.map(refOf),
        full: room <= 0,
      }
    }),
  }
}

/** planless says of a plan that is to stand without a card that it has none. */
export function planless({ view }: WarriorScene, { verb }: ChoiceInfo): string {
  const laid = view.barons[view.seat]?.laid.flat() ?? []
  return verb === 'planning-done' && laid.length === 0 ? words().planless : ''
}

/** drawn are the Fate cards of which some are discarded. */
function drawn({ view }: WarriorScene): Hand | undefined {
  const side = view.battle?.sides.find(({ seat }) => seat >= 0 && seat === view.seat)
  if (view.battle?.blow !== 'discard' || !side || side.hand.length === 0) return undefined
  return {
    title: words().discard,
    note: words().discardNote,
    cards: side.hand.map((card) => ({ ref: `fate:${card}` })),
  }
}
