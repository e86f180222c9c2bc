// How what stands in the offers looks as a card: Empire cards, technologies, goods, realms, places and
// the pieces that move.

import type { Face } from '../../game'
import Learning from './Learning.svelte'
import Picture from './Picture.svelte'
import Wares from './Wares.svelte'
import { item, liveryOf, nameOf, shortOf, tableOf, type RealmScene } from '../table'
import { words } from '../words'
import ArmsArt from './ArmsArt.svelte'
import { cardLook, techEmblem } from './paintings'
import { buildingFace, landFace, seaFace, treatyFace } from './places'
import UnitArt from './UnitArt.svelte'
import { unitOf } from './units'

/** A kind of things that have faces: how one looks, by its id. */
export type Looks = (scene: RealmScene, id: string) => Face | undefined

/** cardFace is how an Empire card looks that does what lines say of it. */
export const cardFace =
  (lines: () => Record<string, string>): Looks =>
  ({ components }, id) => {
    const print = components.cards.find((card) => card.id === id)
    if (!print) return undefined
    return {
      art: { drawing: Picture, props: { look: cardLook(id, print.phase, print.offensive) } },
      title: print.name,
      text: lines()[id] ?? print.text,
    }
  }

function techFace(scene: RealmScene, id: string): Face | undefined {
  const { components } = scene
  const say = words(tableOf(() => scene))
  const print = components.techs.find((tech) => tech.id === id)
  if (!print) return undefined
  const { colour } = item(components.branches, print.branch)
  return {
    art: { drawing: Learning, props: { emblem: techEmblem(id), colour, level: print.level } },
    title: print.name,
    text: `${say.level(print.level)}, ${say.cost(print.cost)}`,
  }
}

function goodFace({ components }: RealmScene, id: string): Face | undefined {
  const print = components.goods.find((good) => good.id === id)
  if (!print) return undefined
  const { colour, glyph, name } = print
  return { art: { drawing: Wares, props: { colour, glyph } }, title: name }
}

function seatFace(scene: RealmScene, id: string): Face | undefined {
  const table = tableOf(() => scene)
  const seat = Number(id)
  if (!scene.view.players[seat]) return undefined
  const { realm, hex } = liveryOf(table, seat)
  return {
    art: { drawing: ArmsArt, props: { realm, hex } },
    title: shortOf(table, seat),
    text: scene.table.chairs[seat]?.name || words(table).bot,
  }
}

function unitFace(scene: RealmScene, ref: string): Face | undefined {
  const table = tableOf(() => scene)
  const unit = unitOf(table, ref)
  if (!unit) return undefined
  return {
    art: { drawing: UnitArt, props: { scene, unit } },
    title: unit.name,
    text: nameOf(table, unit.side),
  }
}

/** faces are how things look that all editions have, by what their refs begin with. */
export const faces: Record<string, Looks> = {
  tech: techFace,
  good: goodFace,
  seat: seatFace,
  territory: landFace,
  sea: seaFace,
  building: buildingFace,
  treaty: treatyFace,
}

/** faceIn finds how a thing looks as a card, undefined if it has no face: a piece that moves, or one of these kinds. */
export const faceIn =
  <Scene extends RealmScene>(
    kinds: Record<string, (scene: Scene, id: string) => Face | undefined>,
  ) =>
  (scene: Scene, ref: string): Face | undefined => {
    const [kind = '', ...id] = ref.split(':')
    return kinds[kind]?.(scene, id.join(':')) ?? unitFace(scene, ref)
  }
