import { language } from '../i18n'

const day = 86_400_000 // milliseconds

/** timeOf is the time of day, in the reader's language. */
export function timeOf(at: number): string {
  return new Intl.DateTimeFormat(language.now, { timeStyle: 'short', hourCycle: 'h23' }).format(at)
}

/** whenOf is the time, with the date if it was not today. */
export function whenOf(at: number, now = Date.now()): string {
  const today = now - at < day && new Date(at).getDate() === new Date(now).getDate()
  if (today) return timeOf(at)
  const date = new Intl.DateTimeFormat(language.now, { dateStyle: 'medium' }).format(at)
  return `${date}, ${timeOf(at)}`
}
