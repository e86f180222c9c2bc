import { createSubscriber } from 'svelte/reactivity'
import { say } from '../i18n'
import type { ClockInfo } from '../wire/http'

const beat = 250 // milliseconds

const second = 1000
const minute = 60 * second
export const hour = 60 * minute
const day = 24 * hour

/** Time goes on by itself for whoever reads it, and rests when nobody does. */
class Time {
  #follow = createSubscriber((changed) => {
    const timer = setInterval(changed, beat)
    return () => clearInterval(timer)
  })

  /** now is this machine's time in milliseconds. */
  get now(): number {
    this.#follow()
    return Date.now()
  }
}

export const time = new Time()

/** left is what a clock has left, where the server's time is ahead of ours by so many milliseconds. */
export function left(clock: ClockInfo, ahead: number): number {
  if (clock.out) return 0
  return clock.until === 0 ? clock.left : Math.max(0, clock.until - ahead - time.now)
}

/** told says how much time that is, as clocks do: never less than there is. */
export function told(milliseconds: number): string {
  const { span } = say().sitting
  const seconds = Math.ceil(milliseconds / second)
  const two = (n: number) => String(n).padStart(2, '0')
  const days = Math.floor(seconds / (day / second))
  const hours = Math.floor(seconds / (hour / second)) % 24
  const minutes = Math.floor(seconds / 60) % 60
  if (days > 0) return `${days} ${span.day} ${hours} ${span.hour}`
  if (hours > 0) return `${hours} ${span.hour} ${two(minutes)}`
  return `${minutes}:${two(seconds % 60)}`
}

/** inWords says how much time that is, for the ear and for agreements: the largest whole unit. */
export function inWords(milliseconds: number): string {
  const words = say().sitting
  const units: [number, (n: number) => string][] = [
    [day, words.days],
    [hour, words.hours],
    [minute, words.minutes],
    [second, words.seconds],
  ]
  const whole = units.find(([unit]) => milliseconds >= unit && milliseconds % unit === 0)
  const [unit, say_] = whole ?? ([second, words.seconds] as const)
  return say_(Math.round(milliseconds / unit))
}

const marks = [day, hour, 10 * minute, minute, 30 * second, 10 * second]

/** passed is the last mark below which the time has fallen, of those that are worth a word; 0 for none. */
export function passed(milliseconds: number, full: number): number {
  return marks.findLast((mark) => mark < full && milliseconds <= mark && milliseconds > 0) ?? 0
}

export type Haste = 'ample' | 'short' | 'last'

/** haste is how much one has to hurry, with so much left of the full time. */
export function haste(milliseconds: number, full: number): Haste {
  if (milliseconds <= Math.max(full / 10, Math.min(full, 10 * second))) return 'last'
  return milliseconds <= full / 3 ? 'short' : 'ample'
}
