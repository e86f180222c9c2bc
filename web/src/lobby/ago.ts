const minute = 60_000
const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
]

/** ago tells a moment in the past as people do: 'two days ago', 'just now'. */
export function ago(then: number, lang: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  const past = now - then
  for (const [unit, length] of units)
    if (past >= length) return format.format(-Math.floor(past / length), unit)
  return format.format(0, 'second')
}
