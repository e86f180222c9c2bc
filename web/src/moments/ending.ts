import type { AnyGame } from '../games/game'
import type { PlayStep, Staging } from '../games/moment'
import { say } from '../i18n'
import { decisionOf, verdictOf } from '../story/verdict'
import type { LineInfo, Update } from '../wire/http'

/** What the stage shows of the end of a game. */
export interface EndShown {
  game: AnyGame
  update: Update
  others: boolean // those who have not won are shown
  winners: boolean
}

/** tellingOf are the lines that tell how it came to the end: those the game names, or the first of them. */
const tellingOf = ({ ends }: AnyGame, lines: readonly LineInfo[]) =>
  ends ? lines.filter(({ name }) => ends.includes(name)) : lines.slice(0, 2)

/** endingOf stages how a game has ended: how it came to that, who stands where, and who has won. */
export function endingOf(game: AnyGame, update: Update): Staging<unknown, unknown> {
  const { standing, seat } = update
  const winners = standing.winners ?? []
  return {
    begins: () => false,
    goesOn: () => true,
    settles: () => false,
    play({ scene, lines }) {
      const sits = (seat: number) => game.sits(scene, seat)
      const own = standing.places.find((place) => place.seat === seat)
      const verdict = verdictOf(update, sits)
      const at = { game, update, others: false, winners: false }
      const steps: PlayStep[] = [
        {
          act: 0,
          text: decisionOf(game, update) || say().gameOver,
          also: tellingOf(game, lines).map(({ text }) => text),
          sound: 'drum',
          shows: at satisfies EndShown,
        },
        {
          act: 1,
          // Who has won is told last, and who reads it is told no sooner.
          text:
            own && !winners.includes(seat)
              ? say().yourPlace(own.rank, standing.places.length)
              : say().standing,
          next: say().toStanding,
          sound: 'card',
          shows: { ...at, others: true } satisfies EndShown,
        },
        {
          act: 2,
          text: verdict,
          next: say().toWinner,
          sound: 'bell',
          shows: { ...at, others: true, winners: true } satisfies EndShown,
        },
      ]
      return {
        kind: 'end',
        headline: say().gameOver,
        about: '',
        mine: true,
        // Where nobody has won, nobody is crowned.
        acts: say().endActs.slice(0, winners.length > 0 ? 3 : 2),
        steps: steps.slice(0, winners.length > 0 ? 3 : 2),
        over: true,
        leads: say().toStory,
      }
    },
    panel: () => import('./EndStage.svelte'),
  }
}
