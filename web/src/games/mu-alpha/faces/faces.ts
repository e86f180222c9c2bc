// How what only the alpha edition has looks as a card: events, calamities, areas, Objectives, beside the faces that all
// editions have.

import type { Face } from '../../game'
import { cardFace, faceIn, faces } from '../../medioevo/faces/faces'
import Picture from '../../medioevo/faces/Picture.svelte'
import { painted } from '../../medioevo/faces/places'
import { item, placeName, tableOf, type Scene } from '../table'
import { cardLines } from '../terms'
import type { FateComponent } from '../wire'
import { fateLook, objectiveLook } from './looks'

/** fateFace is a card of a deck of fate, with where it strikes. */
function fateFace(cards: readonly FateComponent[], id: string): Face | undefined {
  const print = cards.find((card) => card.id === id)
  if (!print) return undefined
  return { art: { drawing: Picture, props: { look: fateLook(id) } }, title: print.title }
}

function areaFace(scene: Scene, id: string): Face | undefined {
  const area = scene.components.areas.find((one) => one.id === id)
  if (!area) return undefined
  const table = tableOf(() => scene)
  const sea = item(area.places, 0) >= scene.components.territories.length
  const [first = '', ...more] = area.places.map((place) => placeName(table, place))
  return {
    art: sea ? painted('quay', 'ship') : painted('land', 'chart'),
    title: area.name,
    text: more.length > 0 ? `${first} … ${more.at(-1)}` : first,
  }
}

function objectiveFace({ components }: Scene, id: string): Face | undefined {
  const print = components.objectives.find((one) => one.id === id)
  if (!print) return undefined
  return { art: { drawing: Picture, props: { look: objectiveLook(id) } }, title: print.name }
}

/** faceOf is how a thing looks as a card, undefined if it has no face. */
export const faceOf = faceIn<Scene>({
  ...faces,
  card: cardFace(cardLines),
  event: ({ components }, id) => fateFace(components.events, id),
  calamity: ({ components }, id) => fateFace(components.calamities, id),
  area: areaFace,
  objective: objectiveFace,
})
