import type { Component } from 'svelte'
import type { Haggling } from '../bargain/haggling.svelte'
import type { Treating } from '../bargain/treating'
import type { Pattern } from '../common/patterns'
import type { Draft } from '../sheets/draft.svelte'
import type { Onward } from '../sheets/onward.svelte'
import type { Picking } from '../sheets/picking.svelte'
import type { ChoiceInfo, LineInfo, OfferInfo } from '../wire/http'
import type { Staging, Tidings } from './moment'
import type { Scene } from './scene'

export type { Scene }

/** What is read beside the board, one at a time. */
export interface Panel<View, Components> {
  id: string
  title: () => string
  /** Its sign at the edge of the board. */
  icon?: Component
  /** The kinds of things it draws, by what their refs begin with: it opens when one of them is asked for or spoken of. */
  holds?: readonly string[]
  /** What it shows, which is fetched when it opens. */
  content: () => Promise<{ default: Component<Scene<View, Components>> }>
  /** Says whether there is something to show now; when it concerns the viewer it opens, and shuts again. */
  calls?: (view: View) => boolean
  /** Says whether what it called for can still be looked up in it, though it no longer opens by itself. */
  stays?: (view: View) => boolean
  /** Says whether what is asked now is best answered with the panel in sight: it opens. */
  leads?: (view: View) => boolean
  /** Says whether what it shows has to be read before one answers: where it has no room the list unfolds, which tells it too. */
  tells?: (view: View) => boolean
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

/** A number by which a seat is known, beside its arms. */
export interface Count {
  icon: Component // fills its box, in the colour of the text
  name: string // what is counted
  value: number | string
}

/** What a seat holds that is not counted, beside its arms: a chair, the Church, a ban. */
export type Dignity = Pick<Count, 'icon' | 'name'>

/** What the table counts, at the board's edge: a track, a deck, an offer. A press opens its panel. */
export interface Plaque {
  id: string
  icon: Component
  name: string
  note: string // how much, in a word or two: "5 of 6"
  ring?: readonly string[] // a track as a ring: the colour of who filled each part, '' for an empty one
  ref?: string
  panel: string // the id of the panel that tells more
}

/** How a card, a person or a good looks wherever it is laid: in a hand, an offer, a choice, a moment. */
export interface Face {
  /** It fills its box, 160 by 108; a person's is square. What it needs to know comes with it: it stands on no game's table. */
  art?: { drawing: Component<any>; props?: Record<string, unknown> } // eslint-disable-line @typescript-eslint/no-explicit-any
  person?: boolean // a portrait
  title: string
  text?: string // its effect in at most two lines
  tone?: string // a dark CSS colour for its ground, on which words are pale; without one it is parchment
  marks?: readonly FaceMark[] // a person's traits
}

/** A card under the glass: drawn whole, with all that is printed on it, over what is told of it. */
export interface Whole<AScene> {
  load: () => Promise<{ default: Component<{ scene: AScene; thing: string }> }>
  printed: readonly string[] // what is read on it, and need not be told again
}

/** Something small that is said of who or what a face shows. */
export interface FaceMark {
  icon: Component<any> // eslint-disable-line @typescript-eslint/no-explicit-any
  name: string
  good: boolean // round and green, else square and red
}

/** Cards of one's own that are played from the hand, and where they may be laid. */
export interface Hand {
  title: string
  note?: string
  cards: { ref: string; count?: number }[]
  /** Where a held card may go; a choice that names a card and a slot is made by laying the one into the other. */
  slots?: HandSlot[]
  slotsTitle?: string
  slotsNote?: string
  /** What they do is new to the viewer, and read before he chooses: it stands on them wherever they are shown. */
  fresh?: boolean
  /** What may be done with these cards out of turn, by verb: where it can be it is offered beneath them. */
  asides?: readonly string[]
  /** What this occasion is called among others: what lay in the places on the last one can be laid again. */
  again?: string
}

export interface HandSlot {
  ref: string
  name: string
  note?: string // how many more it takes
  cards: readonly string[] // what lies there
  full?: boolean
  /** A card that is played goes here, though no choice names the place. */
  takes?: boolean
}

/** What a sheet looks at besides its scene, and what it does with it. */
export interface OnSheet<View, Components> extends Scene<View, Components> {
  draft: Draft
  picking: Picking // what it takes from the board
  onward: Onward // what may be answered with what is asked after it
  game: Game<View, Components>
  onclose: () => void
}

/** A sheet for what is decided as a whole, in the place of the clicks it is made of. */
export interface SheetKind<View, Components> {
  /** What the button says that brings it. */
  name: () => string
  load: () => Promise<{ default: Component<OnSheet<View, Components>> }>
  /** It needs little room, and leaves the more of the board. */
  slim?: boolean
  /** Whether it serves for what is asked; without it, always. */
  serves?: (offer: OfferInfo) => boolean
  /** What it comes for by itself, once for each; '' if it waits until it is asked for. */
  occasion: (scene: Scene<View, Components>, offer: OfferInfo) => string
}

/** What a game's own sheet for bargains looks at besides its scene, and what it does with it. */
export interface OnTreaties<View, Components> extends Scene<View, Components> {
  game: AnyGame
  haggling: Haggling
  treating: Treating
  asides: OfferInfo | null
  busy: boolean // an aside is under way
  /** Does one of the asides, with the words that go with it. */
  onaside: (place: number, note?: string) => void
  onclose: () => void
}

/** Something the viewer should mind in the turn to come. */
export interface Warning {
  text: string
  ref?: string // what it is about
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
  /** The ref under which a seat stands in offers. */
  seatRef?: (scene: Scene<View, Components>, seat: number) => string
  /** Who stands for a seat, by the ref of somebody with a face; undefined where nobody does. */
  head?: (scene: Scene<View, Components>, seat: number) => string | undefined
  /** Whose a thing is by its ref, as land, a person, a piece; -1 if nobody's. */
  owner?: (scene: Scene<View, Components>, ref: string) => number
  /** The id of the panel that tells all that is known of the seats. */
  seatPanel?: string
  /** What a seat is called in a word, where there is no room for who plays it. */
  short?: (scene: Scene<View, Components>, seat: number) => string
  /** The seats in the order they have now; without it they stand as they sit. */
  order?: (scene: Scene<View, Components>) => readonly number[]
  /** Whether a seat is out of the game. */
  out?: (scene: Scene<View, Components>, seat: number) => boolean
  /** Where in its turn the game is: the phase by name, and which of how many it is. */
  course?: (scene: Scene<View, Components>) => { phase: string; at: number; of: number }
  /** What a seat counts, the weightiest first; the rail shows as many as fit. */
  counts?: (scene: Scene<View, Components>, seat: number) => Count[]
  /** What the report of a turn counts before and after, of the viewer's own; without it what his seat counts. */
  ledger?: (scene: Scene<View, Components>) => Count[]
  /**
   * Where a phase began while the viewer's ledger changed: which phase brought how much of each entry's change. The scene is
   * as it was before. Without it all of it is of the phase that began.
   */
  shares?: (
    before: Scene<View, Components>,
    change: readonly number[],
    lines: readonly LineInfo[],
  ) => { why: string; by: readonly number[] }[]
  /** What the viewer should mind in the turn to come, the most urgent first. */
  warnings?: (scene: Scene<View, Components>) => Warning[]
  /** What one would be done without having done by a choice, '' if nothing: then it is asked about once more. */
  forgets?: (scene: Scene<View, Components>, choice: ChoiceInfo) => string
  /** The board as a small picture, things under their refs. */
  SmallMap?: () => Promise<{ default: Component<Scene<View, Components>> }>
  /** Whose turn it is, -1 nobody's; without it, those who are asked. */
  active?: (scene: Scene<View, Components>) => number
  /** The score of a standing that the end adds to the first one: until then both together decide the places. */
  toCome?: string
  /** What a seat holds that is not counted. */
  dignities?: (scene: Scene<View, Components>, seat: number) => Dignity[]
  /** The table's own counts, at the left edge of the board. */
  plaques?: (scene: Scene<View, Components>) => Plaque[]
  /** How a thing looks as a card, undefined if it has no face. */
  face?: (scene: Scene<View, Components>, ref: string) => Face | undefined
  /** How a card looks whole where one asks what it is, undefined if its article is enough. */
  whole?: (
    scene: Scene<View, Components>,
    ref: string,
  ) => Whole<Scene<View, Components>> | undefined
  /** The cards the viewer plays from now, if he holds any that matter. */
  hand?: (scene: Scene<View, Components>) => Hand | undefined
  /** The sheets on which a question can be answered, by the name of its prompt. The list of its choices stays. */
  sheets?: Record<string, SheetKind<View, Components>>
  /** The game's own sheet for bargains, which is brought at any moment; without it they are offered at the negotiating table. */
  treaties?: () => Promise<{ default: Component<OnTreaties<View, Components>> }>
  /** By its verb, the pieces that go where a choice points, by their refs: dragged there they choose it. */
  movers?: Record<string, (scene: Scene<View, Components>, choice: ChoiceInfo) => readonly string[]>
  /** How likely a choice comes out well, by the number that is chosen, from its lowest on. */
  chanceBy?: (scene: Scene<View, Components>, choice: ChoiceInfo) => readonly number[]
  /**
   * By the name of a prompt, the verbs of choices that only lead to another question: it is answered with them, by one
   * press. Where the same is asked again it is closed with them.
   */
  onward?: Record<string, readonly string[]>
  /** By the name of a prompt, the verb of what may be done to several things, one after the other or to all at once. */
  all?: Record<string, string>
  /**
   * What lines of the chronicle are proclaimed, by their names; undefined where one is not worth it. before is how the
   * table was until then.
   */
  tidings?: Record<
    string,
    (scene: Scene<View, Components>, line: LineInfo, before: View) => Tidings | undefined
  >
  /** What is played out step by step. */
  stagings?: readonly Staging<View, Components>[]
  /** The lines that tell how it came to the end, by their names; without it, the first that came with it. */
  ends?: readonly string[]
  /** What the game calls a score or an ending, in the language of the moment. */
  called: (name: string) => string
}

/** A game whose own types the shell does not look into. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGame = Game<any, any>
