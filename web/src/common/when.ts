import { language, type Lang } from '../i18n'

const day = 86_400_000 // milliseconds

// Making one costs far more than using it.
const times = formats({ timeStyle: 'short', hourCycle: 'h23' })
const weekdays = formats({ weekday: 'short' })
const dates = formats({ dateStyle: 'medium' })

function formats(how: Intl.DateTimeFormatOptions): Record<Lang, Intl.DateTimeFormat> {
  return { en: new Intl.DateTimeFormat('en', how), it: new Intl.DateTimeFormat('it', how) }
}

/** timeOf is the time of day, in the reader's language. */
export function timeOf(at: number): string {
  return times[language.now].format(at)
}

/** whenOf is the time, with the date if it was not today. */
export function whenOf(at: number, now = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString()
  return today ? timeOf(at) : `${dates[language.now].format(at)}, ${timeOf(at)}`
}

/** latelyOf is the time as people say it in a conversation: of the last days, or the next, the weekday is enough. */
export function latelyOf(at: number, now = Date.now()): string {
  const when = whenOf(at, now)
  if (when === timeOf(at) || Math.abs(now - at) >= 6 * day) return when
  return `${weekdays[language.now].format(at)} ${timeOf(at)}`
}
