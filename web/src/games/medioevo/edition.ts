// What an edition brings to the board that all editions share. Its entry, its board and its glimpse bring it, so that
// whatever is drawn of one of its tables finds it.

import type { Component } from 'svelte'
import type { StageWords } from './battle/words'
import type { SheetWords } from './sheets/words'
import type { Table } from './table'
import type { Words } from './words'

/** An edition's own part of what all draw. Its functions look at tables of its own, which have more than all have. */
export interface Edition {
  /** What it calls otherwise than the others do: on the board, on the sheets, on the stage. */
  words?: () => Partial<Words>
  sheetWords?: () => Partial<SheetWords>
  stageWords?: () => Partial<StageWords>

  /** The areas that are struck now, which are hatched on the map. */
  strikes?(table: Table): Strike[]
  /** What it marks on the map: over the sieges, under the battle. */
  Marks: Component<{ boost: number }>
  /** What lies on its map besides goods, and the sign of that. */
  finds?: { on(table: Table): Find[]; Sign: Component }

  /** What it tells of a realm besides: in numbers, of others, and in a word or two each. */
  realm: {
    numbers(table: Table, seat: number): { what: string; n: number }[]
    others(table: Table, seat: number): { what: string; seats: { seat: number; n: number }[] }[]
    traits(table: Table, seat: number): string[]
  }
}

/** Something that lies in a place of the map. */
export interface Find {
  place: number
  ref: string
  text: string
  open: boolean // it is drawn
}

/** An area of the map that something strikes. */
export interface Strike {
  id: string
  places: readonly number[]
  title: string
  grave: boolean
}

const editions = new Map<string, Edition>()

/** bring makes an edition known by the id of its game. */
export const bring = (game: string, edition: Edition) => editions.set(game, edition)

/** editionOf is the edition that is played at a table. */
export function editionOf({ game }: Pick<Table, 'game'>): Edition {
  const edition = editions.get(game)
  if (!edition) throw new Error(`nothing has brought the edition ${game}`)
  return edition
}

const kept = new WeakMap<object, object>()

/** put are words as an edition puts them: the same each time, for they are asked for over and over. */
export function put<Said extends object>(all: Said, own: Partial<Said> | undefined): Said {
  if (!own) return all
  const found = kept.get(own)
  if (found) return found as Said
  const said = { ...all, ...own }
  kept.set(own, said)
  return said
}
