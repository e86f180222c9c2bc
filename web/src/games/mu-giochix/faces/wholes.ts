// The cards that are shown whole where one asks what they are, and what of their article is printed on them.

import type { Whole } from '../../game'
import type { GiochixScene } from '../table'
import { cardsOf } from './known'

const load = () => import('./Whole.svelte')

const kinds: Record<string, (scene: GiochixScene, id: string) => string[] | undefined> = {
  card: ({ components }, id) => {
    const print = components.cards.find((one) => one.id === id)
    return print && [print.text, components.characters[print.character]?.text ?? '']
  },
  character: (scene, id) => {
    const no = scene.components.characters.findIndex((one) => one.id === id)
    const who = scene.components.characters[no]
    return who && [who.text, ...cardsOf(scene, no).map(({ text }) => text)]
  },
  event: ({ components }, id) => (components.events.some((one) => one.id === id) ? [] : undefined),
}

/** wholeOf is a card in its whole size, undefined of what is none. */
export function wholeOf(scene: GiochixScene, ref: string): Whole<GiochixScene> | undefined {
  const [kind = '', id = ''] = ref.split(':')
  const printed = kinds[kind]?.(scene, id)
  return printed && { load, printed }
}
