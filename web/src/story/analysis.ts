import type { AnalysisInfo, StoryInfo } from '../wire/http'

/** sure is how many standard errors on either side hold the truth 19 times of 20. */
const sure = 1.96

/** surelyWithin is how far the truth is from what was reckoned with a standard error, at most. */
export const surelyWithin = (error: number) => sure * error

/** percent is a share of 1 in whole hundredths. */
export const percent = (share: number) => Math.round(100 * share)

/** atLeastOne is a share of 1 in whole hundredths, and one where it is less: no playouts are exact. */
export const atLeastOne = (share: number) => Math.max(1, percent(share))

/**
 * chancesOf are the chances to win as a score that every seat has in every turn, for the plot. A game that nobody won ends
 * with none for anybody: of it the plot tells until then.
 */
export function chancesOf(
  { turns }: Pick<AnalysisInfo, 'turns'>,
  title: string,
): Pick<StoryInfo, 'turns' | 'scores'> {
  const name = 'chance'
  return {
    scores: [{ name, title }],
    turns: turns
      .filter(({ chances }) => chances.some((chance) => chance > 0))
      .map(({ turn, row, chances }) => ({
        turn,
        row,
        places: chances.map((chance, seat) => ({
          seat,
          rank: 1 + chances.filter((other) => other > chance).length,
          scores: [{ name, value: percent(chance) }],
        })),
      })),
  }
}

/** surely is within how many hundredths of a chance the truth lies. */
export const surely =
  ({ turns }: Pick<AnalysisInfo, 'turns'>) =>
  (turn: number, seat: number): number =>
    100 * surelyWithin(turns[turn]?.errors[seat] ?? 0)
