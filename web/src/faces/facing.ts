import { getContext, setContext } from 'svelte'
import type { Face, Scene, Whole } from '../games/game'

type FaceOf = (ref: string) => Face | undefined

const key = Symbol('faces')

/** setFaces lets all that is said on a table show the faces of what it speaks of. */
export const setFaces = (faceOf: FaceOf) => setContext(key, faceOf)

/** useFaces is how things look at this table: where none is laid nothing has a face. */
export const useFaces = () => getContext<FaceOf | undefined>(key) ?? (() => undefined)

/** Glass is what cards are looked at through: they are drawn whole where one asks what they are. */
export interface Glass {
  scene: Scene<unknown, unknown>
  wholeOf: (ref: string) => Whole<Scene<unknown, unknown>> | undefined
}

const glass = Symbol('glass')

export const setGlass = (on: Glass) => setContext(glass, on)

export const useGlass = () => getContext<Glass | undefined>(glass)
