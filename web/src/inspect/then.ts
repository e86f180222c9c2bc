import { say } from '../i18n'
import type { ForesightInfo } from '../wire/http'

/** thenOf says what comes for a seat after what is certain of a choice. */
export function thenOf(
  { then, asked }: Pick<ForesightInfo, 'then' | 'asked'>,
  seat: number,
  sits: (seat: number) => string,
): string {
  switch (then) {
    case 'asked': {
      const others = asked.filter((other) => other !== seat)
      return others.length > 0 ? say().thenOthers(others.map(sits).join(', ')) : say().thenYou
    }
    case 'together':
      return say().thenTogether
    case 'ready':
      return say().thenReady
    case 'lands':
      return say().thenLands
    case 'chance':
      return say().thenChance
    case 'over':
      return say().thenOver
    default:
      return say().thenUnknown
  }
}
