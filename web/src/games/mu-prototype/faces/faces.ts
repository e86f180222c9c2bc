// How what only the prototype has looks as a card: its events and relics, beside the faces that all editions have.

import type { Face } from '../../game'
import { cardFace, faceIn, faces } from '../../medioevo/faces/faces'
import { cardLines } from '../../medioevo/faces/lines'
import Picture from '../../medioevo/faces/Picture.svelte'
import { painted } from '../../medioevo/faces/places'
import { words } from '../../medioevo/words'
import { item, placeName, tableOf, type Scene } from '../table'
import { eventLook } from './events'

function eventFace({ components }: Scene, id: string): Face | undefined {
  const print = components.events.find((event) => event.id === id)
  if (!print) return undefined
  return {
    art: { drawing: Picture, props: { look: eventLook(id, print.icons) } },
    title: print.title,
    text: print.text,
  }
}

function relicFace(scene: Scene, id: string): Face | undefined {
  const table = tableOf(() => scene)
  const card = table.parts.events.findIndex((event) => event.id === id)
  const relic = table.view.relics.find((one) => one.card === card)
  if (!relic) return undefined
  return {
    art: painted('hall', 'chalice'),
    title: item(table.parts.events, card).relic,
    text: relic.at < 0 ? words(table).captain : placeName(table, relic.at),
  }
}

/** faceOf is how a thing looks as a card, undefined if it has no face. */
export const faceOf = faceIn<Scene>({
  ...faces,
  card: cardFace(cardLines),
  event: eventFace,
  relic: relicFace,
})
