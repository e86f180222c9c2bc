// What a dynasty is known by besides its arms: the colour and pattern of its culture.

import { backgroundOf, type Pattern } from '../../../common/patterns'
import { cultures, type Culture } from '../../people/looks'

export interface Livery {
  hex: string
  ink: string // what is drawn upon it
  pattern: Pattern
}

export const liveries: Record<Culture, Livery> = {
  english: { hex: '#b23a31', ink: '#fff3dd', pattern: 'chevrons' },
  frankish: { hex: '#2f5fa8', ink: '#fff3dd', pattern: 'crosses' },
  germanic: { hex: '#3d3a40', ink: '#fff3dd', pattern: 'lozenges' },
  italian: { hex: '#3d7a45', ink: '#fff3dd', pattern: 'bends' },
  iberian: { hex: '#d9a520', ink: '#33241a', pattern: 'pales' },
}

/** cultureAt is the culture at its place in the box. */
export function cultureAt(place: number): Culture {
  const culture = cultures[place]
  if (!culture) throw new Error(`no culture ${place}`)
  return culture
}

/** weaveOf is a culture's pattern as a background upon its colour. */
export function weaveOf(culture: Culture): string {
  const { pattern, ink } = liveries[culture]
  return backgroundOf(pattern, ink)
}
