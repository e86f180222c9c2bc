import { chorded } from './keys'

/** rove lets arrow keys, Home and End move the focus among things that belong together. It says whether it did. */
export function rove(event: KeyboardEvent, among: HTMLElement[]): boolean {
  if (chorded(event) || among.length === 0) return false
  const at = among.findIndex((one) => one === document.activeElement)
  const on = (at + 1) % among.length
  const back = (Math.max(at, 0) - 1 + among.length) % among.length
  const to: Record<string, number> = {
    ArrowDown: on,
    ArrowRight: on,
    ArrowUp: back,
    ArrowLeft: back,
    Home: 0,
    End: among.length - 1,
  }
  const next = among[to[event.key] ?? -1]
  if (!next) return false
  event.preventDefault()
  next.focus()
  return true
}
