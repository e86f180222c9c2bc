import { getContext, setContext } from 'svelte'
import type { Face } from '../games/game'

type FaceOf = (ref: string) => Face | undefined

const key = Symbol('faces')

/** setFaces lets all that is said on a table show the faces of what it speaks of. */
export const setFaces = (faceOf: FaceOf) => setContext(key, faceOf)

/** useFaces is how things look at this table: where none is laid nothing has a face. */
export const useFaces = () => getContext<FaceOf | undefined>(key) ?? (() => undefined)
