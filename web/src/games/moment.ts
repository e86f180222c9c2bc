// What a game says of its moments: what is proclaimed, and what is played out on the stage.

import type { Component } from 'svelte'
import type { LineInfo } from '../wire/http'
import type { Scene } from './scene'

/** What a moment is to whoever looks: good or bad news of his own, or his own without being either. */
export type Touch = 'good' | 'bad' | 'so'

/** What a moment is about: its sign and its sound hang on it. */
export type MomentKind =
  | 'birth'
  | 'wedding'
  | 'death'
  | 'crown'
  | 'title'
  | 'land'
  | 'battle'
  | 'treaty'
  | 'broken'
  | 'relic'
  | 'crusade'
  | 'vote'
  | 'event'
  | 'gold'
  | 'end'

/** What one tells one's friends afterwards: it is proclaimed as well as written in the chronicle. */
export interface Tidings {
  kind: MomentKind
  headline: string
  text?: string // a sentence or two, marked up; the line itself if left out
  chip?: boolean // so small that a word at its place will do
  joins?: boolean // it says more of what the same answer has brought, and stands on its card
  faces?: readonly string[] // refs of persons, the one it is about first
  seats?: readonly number[] // whose arms stand beside it
  place?: string // a ref
  mine?: Touch // it touches the viewer
}

/** A moment that is played out over the board in its steps, as a battle. */
export interface Play {
  kind: MomentKind
  headline: string
  about: string // a line under it, marked up
  mine: boolean // the viewer has a part in it
  acts: readonly string[]
  steps: readonly PlayStep[]
  over: boolean // the last act has been told
  waits?: boolean // there is nothing to be seen yet: the stage stays closed
  own?: boolean // it is for those alone who have a part in it
  place?: string
  leads?: string // where the way goes on from the end of it, as the button says; else back to the board
}

/** A step of a play: what the game's own panel shows then, and what is said of it. */
export interface PlayStep {
  act: number
  text: string // marked up
  also?: readonly string[] // what came of it, each marked up
  next?: string // what leads to it, as its button says
  quick?: boolean // it is shown by itself once the viewer is asked something
  sound?: Sound
  /** How likely who is to come out of it well, by what everybody may know at this step: never by a hand. */
  chance?: () => Chance | undefined
  shows: unknown // the panel's own
}

/** The chance as it stands: of one to whom it matters, and of who is against him; what is between ends undecided. */
export interface Chance {
  one: Share
  other?: Share
}

/** What somebody has of a chance, 0 to 1. */
export interface Share {
  seat: number // -1 nobody's: then it has a name
  name?: string // instead of the seat's
  share: number
}

/** Sounds are synthesised; a play and tidings name the one that fits. */
export type Sound = 'card' | 'seal' | 'coins' | 'hooves' | 'bell' | 'drum'

/** What was told of a play so far, and how the table was meanwhile. */
export interface Told<View, Components> {
  scene: Scene<View, Components> // as it was before
  lines: readonly LineInfo[]
  views: readonly View[] // the table in between, as far as anybody saw it, the earliest first
}

/** What of the chronicle makes a play, and how it goes. */
export interface Staging<View, Components> {
  begins: (line: LineInfo) => boolean
  goesOn: (line: LineInfo) => boolean
  settles: (line: LineInfo) => boolean // after it, what does not go on ends it
  play: (told: Told<View, Components>) => Play
  panel: () => Promise<{
    default: Component<{ scene: Scene<View, Components>; shows: unknown }>
  }>
}
