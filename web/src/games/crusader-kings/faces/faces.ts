// How the cards, people and traits of Crusader Kings look wherever they are laid.

import type { PersonComponent, PersonView } from '../../../wire/crusaderkings'
import type { Face, FaceMark } from '../../game'
import Portrait from '../../people/Portrait.svelte'
import Picture from '../../scenes/Picture.svelte'
import type { PictureOf } from '../../scenes/picture'
import { cultureAt } from '../arms/cultures'
import { traitSigns } from '../people/traits'
import { aged, item, nameOf, sexOf, tableOf, type KingsScene, type Table } from '../table'
import { words as said } from '../words'
import { deeds, developments, events } from './pictures'
import War from './War.svelte'
import TraitArt from './TraitArt.svelte'
import { words } from './words'

/** The grounds of the five kinds of Action cards, as on their backs. */
export const tones: Record<string, string> = {
  realm: '#4a763d',
  intrigue: '#6b3f78',
  war: '#9c342b',
  tax: '#7d5c12',
  crusade: '#35598f',
}

const painted = (picture: PictureOf): Face['art'] => ({ drawing: Picture, props: { picture } })

function artOf(type: string): Face['art'] {
  const picture = deeds[type]
  if (type === 'war') return { drawing: War }
  return picture && painted(picture)
}

/** cardFace is an Action card: what it lets one do, and the event at its foot. */
function cardFace({ parts }: Table, id: string): Face | undefined {
  const print = parts.cards[Number(id)]
  const art = print && artOf(print.type)
  if (!print || !art) return undefined
  const deed = words().deeds[print.type] ?? said().typeActions[print.type] ?? ''
  return {
    art,
    title: said().types[print.type] ?? '',
    text: `${deed}\n${item(parts.events, print.event).title}`,
    tone: tones[print.type],
  }
}

function eventFace({ parts }: Table, id: string): Face | undefined {
  const print = parts.events.find((event) => event.id === id)
  const picture = events[id]
  if (!print || !picture) return undefined
  return { art: painted(picture), title: print.title, text: words().brief[id] ?? print.text }
}

function developmentFace({ parts }: Table, id: string): Face | undefined {
  const print = parts.developments.find((development) => development.id === id)
  const picture = developments[id]
  if (!print || !picture) return undefined
  return {
    art: painted(picture),
    title: print.name,
    text: words().brief[id] ?? print.text,
    tone: print.invention ? '#7d5c12' : '#6b3f78',
  }
}

/** traitsOf are the traits that lie on somebody's card. */
function traitsOf({ parts }: Table, tokens: readonly number[]): FaceMark[] {
  return tokens.flatMap((token) => {
    const { id, name, red } = item(parts.traits, item(parts.tokens, token).trait)
    const icon = traitSigns[id]
    return icon ? [{ icon, name, good: !red }] : []
  })
}

/** stationOf is who somebody is: of which house, or from where. */
function stationOf(
  table: Table,
  now: PersonView | undefined,
  { culture, sex }: PersonComponent,
): string {
  const female = sex === 'female'
  const from = table.parts.cultures[culture] ?? ''
  if (!now || now.seat < 0)
    return words().from(from, table.parts.territories[now?.land ?? -1]?.name ?? '')
  const role = words().roles[now.role]?.[female ? 1 : 0]
  return role ? `${role}, ${nameOf(table, now.seat)}` : from
}

function personFace(table: Table, id: string): Face | undefined {
  const person = Number(id)
  const print = table.parts.people[person]
  if (!print) return undefined
  const now = table.view.people.find((other) => other.id === person)
  const looks = {
    person,
    sex: sexOf(print),
    culture: cultureAt(Math.max(0, print.culture)),
    age: now ? aged(table, now) : 1,
    crowned: now?.role === 'ruler',
    duke: (now?.title ?? -1) >= 0,
  }
  return {
    art: { drawing: Portrait, props: looks },
    person: true,
    title: print.name,
    text: stationOf(table, now, print),
    marks: traitsOf(table, now?.tokens ?? []),
  }
}

function tokenFace({ parts }: Table, id: string): Face | undefined {
  const token = parts.tokens[Number(id)]
  if (!token) return undefined
  const { id: trait, name, red } = item(parts.traits, token.trait)
  return {
    art: { drawing: TraitArt, props: { trait, red } },
    title: name,
    text: red ? words().bad : words().good,
  }
}

const kinds: Record<string, (table: Table, id: string) => Face | undefined> = {
  card: cardFace,
  event: eventFace,
  development: developmentFace,
  person: personFace,
  token: tokenFace,
}

/** faceIn is how a thing looks as a card, for what is drawn on the table itself. */
export function faceIn(table: Table, ref: string): Face | undefined {
  const [kind = '', id = ''] = ref.split(':')
  return kinds[kind]?.(table, id)
}

/** faceOf is how a thing looks as a card, undefined if it has no face. */
export function faceOf(scene: KingsScene, ref: string): Face | undefined {
  return faceIn(
    tableOf(() => scene),
    ref,
  )
}
