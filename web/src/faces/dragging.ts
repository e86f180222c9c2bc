import { listener } from '../common/listen'

const most = 8 // pixels a press may tremble before it is a drag

/** What is done with what is dragged. */
interface Dragged {
  /** Takes up what stands under the press; it says whether that can be dragged. */
  take: (thing: Element) => boolean
  /** It is over some things, the uppermost first; over none that carries a ref. */
  over: (refs: string[]) => void
  /** It is let go there, or nowhere. */
  drop: (refs: string[], event: PointerEvent) => void
  /** Where its picture goes, in pixels from where it was taken. */
  carry: (dx: number, dy: number, event: PointerEvent) => void
}

/**
 * dragging lets things be dragged with mouse, pen and finger to others that carry data-ref, over the whole page: those
 * that carry it too, or what else is said. A click that ends a drag is none.
 */
export function dragging(dragged: Dragged, what = '[data-ref]') {
  return (top: HTMLElement) => {
    let from: { id: number; x: number; y: number; thing: Element } | undefined
    let carried = false

    // Whoever puts down another finger wants no drag, wherever on the page he puts it.
    const other = (event: PointerEvent) => {
      if (from) end(event, [])
    }
    const down = (event: PointerEvent) => {
      carried = false
      const thing = event.target instanceof Element ? event.target.closest(what) : null
      if (!thing || event.button !== 0 || !event.isPrimary) return
      from = { id: event.pointerId, x: event.clientX, y: event.clientY, thing }
    }
    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      if (!carried) {
        if (Math.hypot(dx, dy) < most) return
        if (!dragged.take(from.thing)) {
          from = undefined
          return
        }
        carried = true
        top.setPointerCapture?.(from.id)
      }
      dragged.carry(dx, dy, event)
      dragged.over(refsAt(event))
    }
    const up = (event: PointerEvent) => {
      if (from?.id !== event.pointerId) return
      end(event, event.type === 'pointerup' ? refsAt(event) : [])
    }
    /** The click that a mouse makes of a drag comes with its end; a finger makes none. */
    const end = (event: PointerEvent, refs: string[]) => {
      from = undefined
      if (!carried) return
      dragged.drop(refs, event)
      setTimeout(() => (carried = false))
    }
    const click = (event: MouseEvent) => {
      if (carried) event.stopPropagation()
      carried = false
    }

    const on = listener(top)
    const off = [
      listener(document.documentElement)('pointerdown', other, true),
      on('pointerdown', down),
      on('pointermove', move),
      on('pointerup', up),
      on('pointercancel', up),
      on('click', click, true),
    ]
    return () => off.forEach((stop) => stop())
  }
}

/** refsAt are the things at a point, the uppermost first. */
function refsAt({ clientX, clientY }: PointerEvent): string[] {
  const under = document.elementsFromPoint(clientX, clientY)
  const refs = under.map((one) => one.closest('[data-ref]')?.getAttribute('data-ref') ?? '')
  return [...new Set(refs)].filter(Boolean)
}
