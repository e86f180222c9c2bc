const day = 24 * 60 * 60 * 1000

/** when tells a moment of a conversation: the hour, and the day too if it was not today. */
export function when(at: number, lang: string, now = Date.now()): string {
  const time = { hour: '2-digit', minute: '2-digit' } as const
  const today = new Date(at).toDateString() === new Date(now).toDateString()
  if (today) return new Intl.DateTimeFormat(lang, time).format(at)
  const near: Intl.DateTimeFormatOptions =
    now - at < 6 * day ? { weekday: 'short' } : { day: 'numeric', month: 'short' }
  return new Intl.DateTimeFormat(lang, { ...near, ...time }).format(at)
}
