// How the cards, Nobles and soldiers of Warrior Knights look wherever they are laid.

import type { Face } from '../../game'
import type { Culture, Looks } from '../../people/looks'
import Portrait from '../../people/Portrait.svelte'
import Picture from '../../scenes/Picture.svelte'
import { scene as picture, type PictureOf } from '../../scenes/picture'
import Treasure from '../../scenes/Treasure.svelte'
import { item, tableOf, type Table, type WarriorScene } from '../table'
import { words as said } from '../words'
import DraftSoldiers from './DraftSoldiers.svelte'
import FateArt from './FateArt.svelte'
import type { House } from './house'
import MobilizeForces from './MobilizeForces.svelte'
import { agendas, events, neutralActions } from './pictures'
import RallySupport from './RallySupport.svelte'
import ServeTheChurch from './ServeTheChurch.svelte'
import VersatileStrategy from './VersatileStrategy.svelte'
import { words } from './words'

type Drawing = NonNullable<Face['art']>['drawing']

const actions: Record<string, Drawing> = {
  'levy-taxes': Treasure,
  'draft-soldiers': DraftSoldiers,
  'rally-support': RallySupport,
  'serve-the-church': ServeTheChurch,
  'mobilize-forces': MobilizeForces,
  'versatile-strategy': VersatileStrategy,
}

/** What an agenda leads to tells its ground, as the band on the card does. */
const agendaTones: Record<string, string> = {
  motion: '#5d4632',
  law: '#87312a',
  charge: '#7d5a12',
  office: '#35577c',
}
const eventTones: Record<string, string> = { red: '#8f352d', green: '#42693f', blue: '#365879' }

/** houseOf is in whose colours a seat's cards are painted; spectators see the first Baron's. */
function houseOf({ view, parts }: Table, seat: number): House {
  const { hex, ink, id } = item(parts.barons, view.barons[Math.max(0, seat)]?.colour ?? 0)
  return { hex, ink, id }
}

const painted = (what: PictureOf, hex?: string) => ({
  drawing: Picture as Drawing,
  props: { picture: what, hex },
})

/** printed is a card with a title and a text, and the picture that goes with its id. */
function printed(
  print: { id: string; title: string; text: string } | undefined,
  art: Face['art'],
  tone?: string,
): Face | undefined {
  if (!print || !art) return undefined
  return { art, title: print.title, text: words().brief[print.id] ?? print.text, tone }
}

function actionFace(table: Table, id: string): Face | undefined {
  const print = table.parts.actions.find((action) => action.id === id)
  const house = houseOf(table, table.view.seat)
  const drawing = actions[id]
  const neutral = neutralActions[id]
  const art = drawing ? { drawing, props: { house } } : neutral && painted(neutral, house.hex)
  return printed(print && { ...print, title: print.name }, art)
}

function agendaFace({ parts }: Table, id: string): Face | undefined {
  const print = parts.agendas.find((agenda) => agenda.id === id)
  const shown = agendas[id]
  return printed(print, shown && painted(shown), agendaTones[print?.type ?? ''])
}

function eventFace({ parts }: Table, id: string): Face | undefined {
  const print = parts.events.find((event) => event.id === id)
  const shown = events[id]
  return printed(print, shown && painted(shown), eventTones[print?.colour ?? ''])
}

function fateFace({ parts }: Table, id: string): Face | undefined {
  const print = parts.fate[Number(id)]
  if (!print) return undefined
  return {
    art: { drawing: FateArt, props: { battle: print.battle } },
    title: said().fateBattle[print.battle] ?? '',
    text: words().fate[print.battle],
  }
}

/** How soldiers of a nation are known, by its id; regulars carry their Baron's arms. */
const companies: Record<string, PictureOf> = {
  english: picture('fields', ['bow', 58, 56, 1.15], ['helm', 116, 66, 0.85]),
  polish: picture('winter', ['horse', 62, 58, 1.15], ['banner', 120, 54, 0.95]),
  romanian: picture('dusk', ['swords', 80, 58, 1.25]),
  swiss: picture('hills', ['company', 80, 60, 1.25]),
  lombard: picture('camp', ['plate', 56, 58, 1.1], ['shield', 114, 60, 1]),
  tuscan: picture('fields', ['tent', 60, 60, 1.15], ['sword', 120, 56, 1, 20]),
}
const regulars = picture('camp', ['guards', 80, 58, 1.35])

function troopFace(table: Table, id: string): Face | undefined {
  const { troops, nations } = table.parts
  const print = troops[Number(id)]
  if (!print) return undefined
  const nation = nations[print.nation]
  const shown = nation ? (companies[nation.id] ?? regulars) : regulars
  return {
    art: painted(shown, nation ? '#8c2f2c' : houseOf(table, print.seat).hex),
    title: words().men(print.strength, nation?.name ?? words().regulars),
    text: words().wage(print.wage),
  }
}

/** Where the Nobles of a base come from, by their names: square, circle, triangle, star. */
const homes: readonly Culture[] = ['english', 'germanic', 'italian', 'frankish']
/** Men of war, each armed in his own way. */
const helmets: readonly Looks['hat'][] = ['helm', 'mail', 'none', 'coif', 'mail', 'helm', 'fillet']
const dress: readonly Looks['garment'][] = ['mail', 'cloak', 'mail', 'mantle', 'fur']
const firstNoble = 700 // they are nobody's kin

/** knightly is a man of a Baron's house: the same face at every table. */
function knightly({ hex }: House, person: number, culture: Culture, duke = false): Face['art'] {
  const wears: Partial<Looks> = {
    dye: hex.toLowerCase(),
    hat: helmets[(person * 5) % helmets.length] ?? 'none',
    garment: dress[(person * 3) % dress.length] ?? 'mail',
  }
  const age = 1 + (person % 3)
  return { drawing: Portrait, props: { person, sex: 'male', culture, age, duke, wears } }
}

function nobleFace(table: Table, id: string): Face | undefined {
  const [seat, shape] = [Math.floor(Number(id) / 4), Number(id) % 4]
  const colour = table.view.barons[seat]?.colour ?? -1
  const print = table.parts.barons[colour]?.nobles[shape]
  if (!print) return undefined
  const person = firstNoble + 4 * colour + shape
  return {
    art: knightly(houseOf(table, seat), person, homes[shape] ?? 'english'),
    person: true,
    title: print.name,
    text: words().gifts[shape],
  }
}

function baronFace(table: Table, id: string): Face | undefined {
  const colour = table.view.barons[Number(id)]?.colour ?? -1
  const print = table.parts.barons[colour]
  if (!print) return undefined
  const person = firstNoble + 50 + colour
  return {
    art: knightly(print, person, homes[colour % homes.length] ?? 'english', true),
    person: true,
    title: print.name,
  }
}

const kinds: Record<string, (table: Table, id: string) => Face | undefined> = {
  action: actionFace,
  agenda: agendaFace,
  event: eventFace,
  fate: fateFace,
  troop: troopFace,
  noble: nobleFace,
  baron: baronFace,
}

/** faceIn is how a thing looks as a card, for what is drawn on the table itself. */
export function faceIn(table: Table, ref: string): Face | undefined {
  const [kind = '', id = ''] = ref.split(':')
  return kinds[kind]?.(table, id)
}

/** faceOf is how a thing looks as a card, undefined if it has no face. */
export function faceOf(scene: WarriorScene, ref: string): Face | undefined {
  return faceIn(
    tableOf(() => scene),
    ref,
  )
}

/** headOf is the noble who stands for a Baron: of those alive the one with the greatest army. */
export function headOf({ view }: WarriorScene, seat: number): string | undefined {
  const [first] = view.nobles
    .filter(({ id, gone }) => Math.floor(id / 4) === seat && !gone)
    .toSorted((a, b) => b.strength - a.strength)
  return first && `noble:${first.id}`
}
