/** A place on the page, in pixels of the window. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
  /** Where along it the card stands, if that is not its beginning: then above it or below. */
  x?: number
}

/** Where a card goes, and how high it may be there. */
export interface Spot {
  left: number
  top: number
  height: number
}

const gap = 10
const margin = 8
const narrow = 640

/**
 * beside finds a card its place next to what it speaks of, inside the window and never over it. Where it
 * fits nowhere whole it goes where there is most room, and is cut to that.
 */
export function beside(
  card: { width: number; height: number },
  near: Box,
  window: { width: number; height: number },
): Spot {
  const within = (at: number, size: number, all: number) =>
    Math.max(margin, Math.min(at, all - size - margin))
  const high = within(near.top, card.height, window.height)
  const across = within(near.x ?? near.left, card.width, window.width)
  const most = window.height - 2 * margin
  const room = {
    right: window.width - margin - near.right - gap,
    left: near.left - gap - margin,
    above: near.top - gap - margin,
    below: window.height - margin - near.bottom - gap,
  }
  const spots = {
    right: { left: near.right + gap, top: high, height: most },
    left: { left: near.left - gap - card.width, top: high, height: most },
    above: {
      left: across,
      top: near.top - gap - Math.min(card.height, room.above),
      height: room.above,
    },
    below: {
      left: across,
      top: Math.max(margin, near.bottom + gap),
      height: Math.min(room.below, most),
    },
  }
  const fits = {
    right: room.right >= card.width,
    left: room.left >= card.width,
    above: room.above >= card.height,
    below: room.below >= card.height,
  }
  const order =
    window.width < narrow || near.x !== undefined
      ? (['above', 'below', 'right', 'left'] as const)
      : (['right', 'left', 'above', 'below'] as const)
  const side = order.find((side) => fits[side])
  if (side) return spots[side]
  return room.above > room.below ? spots.above : spots.below
}

/**
 * reachOf is how far down a card or menu may reach beside something: to the buttons that answer, unless it stands among
 * or below them.
 */
export function reachOf(top: number): number {
  const answers = document.querySelector('[data-answers]')?.getBoundingClientRect()
  return answers && answers.height > 0 && top < answers.top ? answers.top : innerHeight
}

/** The least room above a note for which a card keeps off it. */
const least = 180

/**
 * around is the place a card is to keep off: all of a thing, and of the choices it stands among, with what unfolds over
 * them and the note that is read beside them; of a thing in columns that are kept clear, what stands beside it there; of a
 * thing that is large, a region say, only what lies about the pointer.
 */
export function around(thing: Element, pointer?: { x: number; y: number }): Box {
  const { left, top, right, bottom } = thing.getBoundingClientRect()
  const choices = thing.closest('[data-choices]')
  if (choices) {
    const { left: from, top: bar, right: to, bottom: below } = choices.getBoundingClientRect()
    const unfolded = [...choices.querySelectorAll('[data-unfolded]')]
    const above = Math.min(bar, ...unfolded.map((one) => one.getBoundingClientRect().top))
    const note = choices.parentElement?.querySelector(':scope > [data-note]')
    const noted = note?.getBoundingClientRect().top ?? above
    const upTo = noted < above && noted >= least ? noted : above
    return { left: from, top: upTo, right: to, bottom: below, x: left }
  }
  const list = thing.closest('[data-clear]')?.getBoundingClientRect()
  if (list) return { left: list.left, top, right: list.right, bottom }
  const large = (right - left) * (bottom - top) > (innerWidth * innerHeight) / 12
  if (!large || !pointer) return { left, top, right, bottom }
  const reach = 24
  return {
    left: pointer.x - reach,
    top: pointer.y - reach,
    right: pointer.x + reach,
    bottom: pointer.y + reach,
  }
}
