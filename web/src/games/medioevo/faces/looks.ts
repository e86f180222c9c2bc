// How a picture of the age of Medioevo is put together: where it takes place, who stands there, what he holds.

import type { Emblem } from './emblems'

export const places = ['study', 'hall', 'vault', 'quay', 'camp', 'field', 'land'] as const
export type Place = (typeof places)[number]

export const hats = [
  'hood',
  'mitre',
  'galero',
  'crown',
  'coronet',
  'kettle',
  'helm',
  'cap',
  'chaperon',
  'jester',
  'turban',
  'coif',
  'tonsure',
  'feather',
  'bandana',
  'veil',
  'hennin',
  'straw',
] as const
export type Hat = (typeof hats)[number]

/** Figure is somebody: his clothes, his head. */
export interface Figure {
  cloth: string
  trim: string
  hat: Hat
  hair?: string // '' or none: bald, or all under the hat
  beard?: string
  woman?: boolean
  masked?: boolean
}

/** Look is a picture. */
export interface Look {
  place: Place
  sky: readonly [string, string]
  night?: boolean
  figure?: Figure
  emblem: Emblem
}

export const day = {
  study: ['#ecd6a4', '#d9b878'],
  hall: ['#dcc48f', '#b3925a'],
  vault: ['#b9a888', '#9a8663'],
  quay: ['#bcd6da', '#f0e2bd'],
  camp: ['#a9c4cf', '#e5e2c4'],
  field: ['#e8b46c', '#f3dca0'],
  land: ['#b9d0d0', '#ecdfb8'],
} satisfies Record<Place, readonly [string, string]>

export const night: readonly [string, string] = ['#2c2840', '#5d4f6a']
