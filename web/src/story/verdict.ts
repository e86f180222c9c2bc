import type { AnyGame } from '../games/game'
import { language, say } from '../i18n'
import type { Update } from '../wire/http'

/** verdictOf says who has won, to whoever looks. */
export function verdictOf({ standing, seat }: Update, sits: (seat: number) => string): string {
  const winners = standing.winners ?? []
  const names = new Intl.ListFormat(language.now).format(
    winners.filter((winner) => winner !== seat).map(sits),
  )
  if (winners.includes(seat)) return names ? say().youWinWith(names) : say().youWin
  return winners.length > 0 ? say().winner(names, winners.length > 1) : say().noWinner
}

/** decisionOf says how it ended: by its people's doing, or as the game calls it; '' where nothing is to be said. */
export function decisionOf(game: AnyGame, { standing: { end } }: Update): string {
  if (!end) return ''
  const ours: Record<string, string> = say().sitting.ended
  return say().decidedBy(ours[end] ?? game.called(end))
}
