import type { StudyInfo } from '../wire/http'

/** analysed is what the address of a finished game ends with where its analysis is wanted. */
export const analysed = '#analysis'

/** gameOf is where the game is that is studied, with its analysis. */
export const gameOf = ({ of }: StudyInfo) => `/table/${of}${analysed}`
