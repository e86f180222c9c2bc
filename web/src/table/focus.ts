// Whoever plays by keyboard is never left nowhere: when what he stood on goes away, because it was
// chosen or the position changed, he is put where he goes on.

import { litButtons } from './reach'

// A sheet keeps who stands on it, and so does the stage, as long as it is not in the way of what is asked.
const staged = '[data-stage]'
const keeping = `[data-paper], ${staged}`

/**
 * keepFocus keeps the focus on a table. onboard says what the drawing of the board is in; here, that
 * the player comes from another of our pages and brings it with him.
 */
export function keepFocus(onboard: () => Element | undefined, here: boolean) {
  return (top: HTMLElement) => {
    let held = here // it was on the table, and nobody took it away
    let board = false // and there it was on the board
    let paper: Element | null = null // and there it was on a sheet, or on the stage
    let lit = false // and there on what answers what is asked
    let waits = false // it was put where an offer will come
    let asked = false

    const lost = () => {
      const now = document.activeElement
      if (!now || now === document.body || now.matches(':disabled')) return true
      return now instanceof SVGElement && !now.hasAttribute('tabindex') // it was lit
    }
    const covered = () =>
      document.querySelector('dialog[open], :popover-open:not([data-card], .toasts)') !== null

    // Whoever stood on what only leads on is not put on what answers: the same key would give it unawares.
    const nextOn = (stage: Element) =>
      lit ? litButtons(stage)[0] : stage.querySelector<HTMLElement>('.run .main')

    const settle = () => {
      asked = false
      const offered = top.querySelector<HTMLElement>('#asked')
      if (!held || covered() || !(lost() || (waits && offered))) return
      if (paper?.isConnected && paper.matches(keeping)) {
        const onward = paper.matches(staged) ? nextOn(paper) : undefined
        const answers = lit
        if (onward) onward.focus()
        else paper.querySelector('h2')?.focus({ preventScroll: paper.matches(staged) })
        lit = answers // the heading only stands in for what answered, while nothing does
        return
      }
      const first = board ? litButtons(onboard() ?? top)[0] : undefined
      const stay = board
      // What is lit may be hidden by what lies over the board: then it takes no focus.
      for (const place of [first, offered, top.querySelector<HTMLElement>('.prompt-bar')]) {
        place?.focus({ preventScroll: true })
        if (!lost()) break
      }
      board = stay
      waits = !first && !offered
    }
    const later = () => {
      if (asked) return
      asked = true
      requestAnimationFrame(settle)
    }

    const came = (event: FocusEvent) => {
      held = true
      waits = false
      const target = event.target instanceof Element ? event.target : null
      paper = target?.closest(keeping) ?? null
      lit = target?.hasAttribute('data-lit') ?? false
      board = onboard()?.contains(target) ?? false
    }
    // A click upon nothing lets go.
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Element && !event.target.closest('button, [data-lit], input'))
        held = false
    }
    top.addEventListener('focusin', came)
    top.addEventListener('pointerdown', pressed)
    later()
    const changed = new MutationObserver(later)
    changed.observe(top, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'tabindex', 'data-lit', 'open'],
    })
    return () => {
      top.removeEventListener('focusin', came)
      top.removeEventListener('pointerdown', pressed)
      changed.disconnect()
    }
  }
}
