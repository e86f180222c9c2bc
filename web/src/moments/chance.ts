import type { Chance, Share } from '../games/moment'
import { say } from '../i18n'
import { percent } from '../inspect/odds'

export const sharesOf = ({ one, other }: Chance): Share[] => (other ? [one, other] : [one])

/** chanceSaid says a chance for those who do not see its bar. */
export const chanceSaid = (chance: Chance, nameOf: (share: Share) => string): string =>
  `${say().chanceNow}: ${sharesOf(chance)
    .map((share) => `${nameOf(share)} ${percent(share.share)}`)
    .join(', ')}`
