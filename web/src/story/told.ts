import { say } from '../i18n'
import type { DeedInfo, TurningInfo } from '../wire/http'

/** turningInWords says what turned. Where much of the score is counted at the end alone, points are told with what is to come. */
export function turningInWords(
  turning: TurningInfo,
  sits: (seat: number) => string,
  score: string,
  toCome: boolean,
): string {
  const who = sits(turning.seat)
  switch (turning.kind) {
    case 'lead':
      return say().tookLead(who, sits(turning.other))
    case 'rise':
      return say().rose(who, turning.by)
    case 'fall':
      return say().fell(who, turning.by)
  }
  return toCome ? say().leaptToCome(who, turning.by, score) : say().leapt(who, turning.by, score)
}

/** A deed and what followed from it, as a battle and its end. */
export interface Tale {
  first: DeedInfo
  rest: DeedInfo[]
}

/** talesOf puts what followed from a battle with the battle. Of other kinds each deed stands alone. */
export function talesOf(deeds: DeedInfo[]): Tale[] {
  const tales: Tale[] = []
  const fights = deeds.some((deed) => deed.fight)
  for (const deed of deeds) {
    const last = tales.at(-1)
    if (fights && !deed.fight && last && last.first.turn === deed.turn) last.rest.push(deed)
    else tales.push({ first: deed, rest: [] })
  }
  return tales
}
