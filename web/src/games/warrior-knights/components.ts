// The printed components as the server gives them: the map, the cards, the prices. Things are
// numbers in the view; here a number is a place in one of these lists. Names and texts are in the viewer's language.

export type Point = [number, number]

export interface Components {
  canvas: [number, number]
  regions: Region[]
  cities: City[]
  borders: BorderLine[]
  roads: Road[]
  rivers: Range[]
  mountains: Range[]
  foreign: Point[] // land beyond the frontier, not playable
  barons: Baron[] // by colour
  abilities: Ability[] // by shape
  troops: Troop[]
  nations: Named[]
  fate: Fate[]
  events: EventPrint[]
  agendas: Agenda[]
  actions: Action[] // by kind, the Barons' first, then the neutral ones
  spaces: Space[] // of the mercenary table, from the left
  expeditions: Named[]
}

export interface Named {
  id: string
  name: string
}

export interface Region extends Named {
  terrain: 'fields' | 'heath' | 'forest' | 'hills' | 'marsh' | 'town' | 'overseas'
  polygon: Point[]
  centre: Point
  label: Point
  port: Point | null
  city: number // -1 none
  overseas: boolean
}

export interface City extends Named {
  region: number
  strength: number
  income: number
  realm: boolean
}

export interface BorderLine {
  a: number
  b: number
  kind: 'open' | 'river' | 'bridge' | 'mountain'
  mid: Point
  line: Point[]
}

export interface Road extends Named {
  path: Point[]
}

/** A river or a range of mountains: the borders it runs along, from one end to the other. */
export interface Range extends Named {
  borders: number[]
}

export interface Baron {
  id: string
  name: string
  short: string
  hex: string
  ink: string
  strength: number // of his fortress
  nobles: { id: string; name: string }[] // by shape
}

export type Shape = 'square' | 'circle' | 'triangle' | 'star'

export interface Ability {
  shape: Shape
  text: string
}

export interface Troop {
  id: string
  baron: number // a colour, -1 for mercenaries
  nation: number // -1 for regulars
  strength: number
  wage: number
}

export type FateBattle = 'deal' | 'prevent' | 'victory' | 'draw'

export interface Fate {
  id: string
  baron: number // a colour
  revolt: boolean
  noble: number // a shape
  battle: FateBattle
  expedition: string[] // by expedition: fleet_lost no_news x1 x2 x3 x4
  city: number
  nation: number
}

export interface EventPrint {
  id: string
  colour: 'red' | 'green' | 'blue'
  title: string
  text: string
  faith: number // to cancel it, 0 if it cannot be
}

export interface Agenda {
  id: string
  type: 'motion' | 'law' | 'charge' | 'office'
  choose: boolean // its vote chooses a Baron; else it is yes or no
  private: boolean
  title: string
  text: string
  concession: number
  maintained: number
}

export interface Action {
  id: string
  name: string
  text: string
  copies: number
}

export interface Space {
  number: number // 0 if it has none
  fee: number
}
