// How what stands in the offers looks as a card: Empire cards, events, technologies, goods, realms,
// places and the pieces that move.

import type { Face } from '../../game'
import Learning from './Learning.svelte'
import Picture from './Picture.svelte'
import Wares from './Wares.svelte'
import { item, liveryOf, nameOf, shortOf, tableOf, type RealmScene } from '../table'
import { words as spoken } from '../words'
import ArmsArt from './ArmsArt.svelte'
import { cardLook, eventLook, techEmblem } from './paintings'
import { buildingFace, landFace, relicFace, seaFace, treatyFace } from './places'
import UnitArt from './UnitArt.svelte'
import { unitOf } from './units'
import { words } from './words'

/** cardFace is how an Empire card looks. */
function cardFace({ components }: RealmScene, id: string): Face | undefined {
  const print = components.cards.find((card) => card.id === id)
  if (!print) return undefined
  return {
    art: { drawing: Picture, props: { look: cardLook(id, print.phase, print.offensive) } },
    title: print.name,
    text: words().cards[id] ?? print.text,
  }
}

function eventFace({ components }: RealmScene, id: string): Face | undefined {
  const print = components.events.find((event) => event.id === id)
  if (!print) return undefined
  return {
    art: { drawing: Picture, props: { look: eventLook(id, print.icons) } },
    title: print.title,
    text: print.text,
  }
}

function techFace({ components }: RealmScene, id: string): Face | undefined {
  const print = components.techs.find((tech) => tech.id === id)
  if (!print) return undefined
  const { colour } = item(components.branches, print.branch)
  return {
    art: { drawing: Learning, props: { emblem: techEmblem(id), colour, level: print.level } },
    title: print.name,
    text: `${spoken().level(print.level)}, ${spoken().cost(print.cost)}`,
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
    text: scene.table.chairs[seat]?.name || spoken().bot,
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

const kinds: Record<string, (scene: RealmScene, id: string) => Face | undefined> = {
  card: cardFace,
  event: eventFace,
  tech: techFace,
  good: goodFace,
  seat: seatFace,
  territory: landFace,
  sea: seaFace,
  building: buildingFace,
  relic: relicFace,
  treaty: treatyFace,
}

/** faceOf is how a thing looks as a card, undefined if it has no face. */
export function faceOf(scene: RealmScene, ref: string): Face | undefined {
  const [kind = '', ...id] = ref.split(':')
  return kinds[kind]?.(scene, id.join(':')) ?? unitFace(scene, ref)
}
