import { expect, test } from 'vitest'
import type { AnyGame } from '../games/game'
import { say } from '../i18n'
import { aLine } from '../replay/fixture'
import { anUpdate } from '../table/fixture'
import { endingOf } from './ending'

const standing = { over: true, turn: 3, end: 'turns', winners: [0], places: [] }
const lines = [
  { ...aLine(9, 'A cart goes to market'), name: 'goes' },
  { ...aLine(9, 'A cart sells its furs'), name: 'sells' },
  { ...aLine(9, 'His wish has come true'), name: 'wish' },
]

function alsoTold(ends?: string[]) {
  const game = { called: (name: string) => name, sits: String, ...(ends && { ends }) }
  const staging = endingOf(game as unknown as AnyGame, anUpdate({ standing, seat: 0 }))
  const scene = { view: {}, components: {}, table: {}, seat: 0, lines } as never
  return staging.play({ scene, lines, views: [] }).steps[0]?.also
}

test('how it ended is told by what the game says decides it', () => {
  expect(alsoTold(['wish'])).toEqual(['His wish has come true'])
  expect(alsoTold([])).toEqual([])
})

test('where the game does not say, by what came first with the end', () => {
  expect(alsoTold()).toEqual(['A cart goes to market', 'A cart sells its furs'])
})

test('with the standing nobody is told that he has won', () => {
  const places = [0, 1].map((seat) => ({ seat, rank: seat + 1, scores: [] }))
  const game = { called: (name: string) => name, sits: String } as unknown as AnyGame
  const toldTo = (seat: number) => {
    const staging = endingOf(game, anUpdate({ standing: { ...standing, places }, seat }))
    const scene = { view: {}, components: {}, table: {}, seat, lines } as never
    return staging.play({ scene, lines, views: [] }).steps[1]?.text
  }
  expect([toldTo(0), toldTo(1)]).toEqual([say().standing, say().yourPlace(2, 2)])
})
