import type { Component } from 'svelte'
import type { Pattern } from '../common/patterns'
import type { LineInfo, TableInfo } from '../wire/http'

/**
 * What the shell hands to a game's board and panels. A board holds no rules: it draws things with
 * data-ref="city:monz", and the shell lights (data-lit) those that stand in the offer, marks
 * (data-spot) those that are being pointed at, and turns a click on a lit thing into its choice.
 */
export interface Scene<View, Components> {
  view: View // the game's own view, what the viewer's seat may see
  components: Components // what is printed, in the language of the moment
  table: TableInfo
  seat: number // whose view it is, -1 a spectator's
  lines: readonly LineInfo[] // the chronicle, as far as the viewer may read it
}

/** A panel beside the board; on a small screen a tab. */
export interface Panel<View, Components> {
  id: string
  title: () => string
  /** On a wide screen: in the left column one under the other, or a tab beside the chronicle. */
  place: 'left' | 'right'
  content: Component<Scene<View, Components>>
  /** Says whether there is something to show now: the panel comes to the front, and goes again. */
  calls?: (view: View) => boolean
  /** Says whether what is asked now is best answered with the panel in sight: it comes to the front. */
  leads?: (view: View) => boolean
  /** It shows what a seat holds: spectators have no use for it. */
  own?: boolean
}

/** What a seat is known by besides its name. */
export interface Banner {
  hex: string // its colour
  pattern: Pattern // woven wherever the colour says whose a thing is
}

/** A place of the board in words, and what stands there. */
export interface PlaceInWords {
  ref: string
  name: string
  things: { ref?: string; text: string }[] // without a ref: something to know about the place
}

/** All that the shell needs to know of a game. */
export interface Game<View, Components> {
  Board: Component<Scene<View, Components>>
  panels: Panel<View, Components>[]
  /** Who sits in a seat: the player's name and whom he plays. */
  sits: (scene: Scene<View, Components>, seat: number) => string
  /** What a seat is known by besides its name; without it the page gives every seat a colour of its own. */
  banner?: (scene: Scene<View, Components>, seat: number) => Banner
  /** A seat's arms, as a drawing that fills its box. */
  Arms?: Component<{ scene: Scene<View, Components>; seat: number }>
  /** The board for those who do not see it: every place with what stands there. */
  places?: (scene: Scene<View, Components>) => PlaceInWords[]
  /** What the game calls a score or an ending, in the language of the moment. */
  called: (name: string) => string
}

/** A game whose own types the shell does not look into. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGame = Game<any, any>
