// How what stands in the offers looks as a card: Empire cards and their characters, Events, technologies, goods, Kingdoms, places.

import type { Component } from 'svelte'
import type { CardComponent, CharacterComponent } from '../../../wire/mugiochix'
import type { Face } from '../../game'
import ArmsArt from '../../medioevo/faces/ArmsArt.svelte'
import Learning from '../../medioevo/faces/Learning.svelte'
import Picture from '../../medioevo/faces/Picture.svelte'
import Wares from '../../medioevo/faces/Wares.svelte'
import { item, landOf, liveryOf, nameOf, shortOf, tableOf, type GiochixScene } from '../table'
import { words } from '../words'
import CardArt from './CardArt.svelte'
import { abilityLines } from './lines'
import { characterLook, eventLook, techEmblem } from './looks'
import { words as say } from './words'

type Looks = (scene: GiochixScene, id: string) => Face | undefined

const front = (who: CharacterComponent, props: Record<string, unknown> = {}): Face => ({
  art: { drawing: CardArt as Component, props: { look: characterLook(who), ...props } },
  title: who.name,
  text: abilityLines()[who.id] ?? who.text,
})

/** pointsOn are the Technology Points of an Empire card, by branch. */
export const pointsOn = (scene: GiochixScene, card: CardComponent) =>
  card.points.flatMap((n, branch) =>
    n > 0 ? [{ branch: item(scene.components.branches, branch), n }] : [],
  )

/** cardFace is the character of a card; whoever is told which it is knows its points too. */
const cardFace: Looks = (scene, id) => {
  const { components, view } = scene
  const card = components.cards.findIndex((one) => one.id === id)
  const print = components.cards[card]
  if (!print) return undefined
  const mine = view.players[view.seat]?.cards.find((one) => one.card === card)
  return front(item(components.characters, print.character), {
    points: pointsOn(scene, print),
    tapped: (mine?.tapped ?? 0) > 0,
  })
}

const characterFace: Looks = ({ components }, id) => {
  const who = components.characters.find((one) => one.id === id)
  return who && front(who)
}

const eventFace: Looks = ({ components }, id) => {
  const print = components.events.find((one) => one.id === id)
  if (!print) return undefined
  return {
    art: { drawing: Picture, props: { look: eventLook(id) } },
    title: print.name,
    text: print.icons.map((icon) => say().icons[icon] ?? icon).join(', '),
  }
}

const techFace: Looks = ({ components }, id) => {
  const place = components.technologies.findIndex((one) => one.id === id)
  const print = components.technologies[place]
  if (!print) return undefined
  const each = components.technologies.length / components.branches.length
  const level = (place % each) + 1
  const { colour, name } = item(components.branches, Math.floor(place / each))
  return {
    art: { drawing: Learning, props: { emblem: techEmblem(id), colour, level } },
    title: print.name,
    text: `${name}, ${words().level(level)}`,
  }
}

const goodFace: Looks = ({ components }, id) => {
  const print = components.goods.find((one) => one.id === id)
  if (!print) return undefined
  const { colour, glyph, name } = print
  return { art: { drawing: Wares, props: { colour, glyph } }, title: name }
}

const seatFace: Looks = (scene, id) => {
  const table = tableOf(() => scene)
  const seat = Number(id)
  if (!scene.view.players[seat]) return undefined
  const { realm, hex } = liveryOf(table, seat)
  return {
    art: { drawing: ArmsArt, props: { realm, hex } },
    title: shortOf(table, seat),
    text: scene.table.chairs[seat]?.name || words().bot,
  }
}

const landFace: Looks = (scene, id) => {
  const table = tableOf(() => scene)
  const at = scene.components.territories.findIndex((one) => one.id === id)
  const print = scene.components.territories[at]
  if (!print) return undefined
  const owner = landOf(table, at)?.owner ?? -1
  const { realm, hex } = liveryOf(table, owner)
  return {
    art: { drawing: ArmsArt, props: { realm, hex, place: 'land' } },
    title: print.town || print.name,
    text: owner < 0 ? words().free : nameOf(table, owner),
  }
}

const kinds: Record<string, Looks> = {
  card: cardFace,
  character: characterFace,
  event: eventFace,
  tech: techFace,
  good: goodFace,
  seat: seatFace,
  territory: landFace,
}

/** faceOf is how a thing looks as a card, undefined if it has no face. */
export function faceOf(scene: GiochixScene, ref: string): Face | undefined {
  const [kind = '', ...id] = ref.split(':')
  return kinds[kind]?.(scene, id.join(':'))
}
