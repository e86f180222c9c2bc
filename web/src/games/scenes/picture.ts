import type { GroundName } from './grounds'
import type { Thing } from './things'

/** A thing with its middle, its size (less than nought: mirrored) and how far it is turned, in degrees. */
export type Placed = readonly [thing: Thing, x: number, y: number, size?: number, turn?: number]

/** What a picture shows, and where. */
export interface PictureOf {
  ground: GroundName
  things: readonly Placed[]
}

/** scene is a picture in a word: a place, and what is in it. */
export function scene(ground: GroundName, ...things: Placed[]): PictureOf {
  return { ground, things }
}
