import type { Chance, Share } from '../games/moment'
import { say } from '../i18n'
import { percent } from '../inspect/odds'

export const sharesOf = ({ one, other }: Chance): Share[] => (other ? [one, other] : [one])

/** percents are the shares of a chance in hundredths: of two that are all there is the second is what the first leaves. */
export function percents({ one, other }: Chance): string[] {
  const first = percent(one.share)
  if (!other) return [first]
  const whole = Math.abs(one.share + other.share - 1) < 1e-6
  const halved = whole && /^\d/.test(first)
  return [first, halved ? `${100 - Math.round(one.share * 100)} %` : percent(other.share)]
}

/** chanceSaid says a chance for those who do not see its bar. */
export function chanceSaid(chance: Chance, nameOf: (share: Share) => string): string {
  const said = percents(chance)
  return `${say().chanceNow}: ${sharesOf(chance)
    .map((share, i) => `${nameOf(share)} ${said[i] ?? ''}`)
    .join(', ')}`
}
