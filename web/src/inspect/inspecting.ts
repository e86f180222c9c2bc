import { chorded, typing } from '../common/keys'
import { listener } from '../common/listen'
import { preferences } from '../common/preferences.svelte'
import { litFor } from '../table/reach'
import { same, type Inspector, type Subject } from './inspector.svelte'
import { around } from './place'

const longPress = 500 // milliseconds
const still = 10 // pixels a finger may tremble

interface Found {
  subject: Subject
  thing: Element
}

/** found is what something on the page belongs to that a card can speak of. */
function found(target: EventTarget | null): Found | undefined {
  if (!(target instanceof Element)) return undefined
  // On a piece that is not offered itself one points at what it stands on, if that is.
  const thing =
    (target instanceof SVGElement ? litFor(target) : null) ??
    target.closest('[data-choice], [data-tells], [data-points], [data-ref]')
  if (!thing) return undefined
  const { choice, amount, tells, points, ref } = (thing as HTMLElement).dataset
  if (choice !== undefined) {
    const number = thing.querySelector<HTMLInputElement>('input[type="number"]')
    const subject: Subject = {
      of: 'choice',
      place: Number(choice),
      number: Number(number?.value ?? amount ?? 0),
    }
    return { subject, thing }
  }
  if (tells) return { subject: { of: 'words', text: tells }, thing }
  const named = ref ?? points?.split(' ')[0]
  if (!named || named.startsWith('rule:')) return undefined
  return { subject: { of: 'thing', ref: named }, thing }
}

const onCard = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-card]') !== null

/**
 * inspecting brings a card beside whatever one rests on in a part of the page: with the pointer, with the
 * focus on a choice, with a finger that stays. Nothing is kept from being clicked, but that the first
 * touch of what cannot be taken back shows what it does, and only the second takes it; so does that of what is done with
 * for good while there is more to do. While it is not
 * awake no card comes: what is shown then is not what is.
 */
export function inspecting(inspector: Inspector, awake: () => boolean) {
  return (top: HTMLElement) => {
    let last: Found | undefined
    let under: Element | undefined // the pointer
    let pointer: { x: number; y: number } | undefined
    let moved = false // by hand since it pressed: a page that moves under it moves it by nothing
    let pressed: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | undefined
    let swallow = false
    let before: Subject | undefined // what the card spoke of when it was touched

    const on = listener(top)

    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      if (onCard(event.target)) {
        inspector.stay()
        return
      }
      last = found(event.target)
      under = event.target instanceof Element ? event.target : undefined
      // Whoever has not moved the pointer has not pointed at anything: the page has come under it.
      if (!last || !moved || event.buttons > 0 || !awake()) {
        inspector.leave()
        return
      }
      const { subject, thing } = last
      inspector.rest(subject, () => around(thing, pointer))
    }
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') {
        pointer = { x: event.clientX, y: event.clientY }
        const first = !moved && (event.movementX !== 0 || event.movementY !== 0)
        moved ||= first
        if (first) over(event)
      }
      if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > still)
        draw()
    }
    /** draw: a finger that moves draws the map along and asks nothing, even if it had rested first. */
    const draw = () => {
      lift()
      if (!swallow) return
      swallow = false
      inspector.close()
    }
    const away = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') inspector.leave()
    }

    const down = (event: PointerEvent) => {
      swallow = false
      if (onCard(event.target)) return
      before = inspector.showing?.subject
      inspector.close()
      if (event.pointerType === 'mouse') moved = false
      const pinches = pressed !== undefined
      lift()
      if (event.pointerType === 'mouse' || pinches) return
      const touched = found(event.target) ?? thingOf(event.target)
      if (!touched || !awake()) return
      const { clientX: x, clientY: y } = event
      const timer = setTimeout(() => {
        swallow = true // the finger's click is not meant for what lies under it
        inspector.show(touched.subject, around(touched.thing, { x, y }), { held: true })
      }, longPress)
      pressed = { timer, x, y }
    }
    const lift = () => {
      clearTimeout(pressed?.timer)
      pressed = undefined
    }
    const menu = (event: MouseEvent) => {
      if (swallow || pressed) event.preventDefault() // a long press is ours
    }

    const click = (event: MouseEvent) => {
      const target = found(event.target)
      if (swallow || (firstTouch(event) && target && !same(before, target.subject))) {
        event.preventDefault()
        event.stopPropagation()
        if (!swallow && target) {
          inspector.show(target.subject, around(target.thing), { again: true })
          before = target.subject
        }
        swallow = false
        return
      }
      if (spokenOf(event) && target && awake()) {
        inspector.show(target.subject, around(target.thing), { held: true })
        return
      }
      if (!onCard(event.target) || (event.target as Element).closest('[data-choice]'))
        inspector.close()
    }
    /** A finger on what is named, and lies nowhere on the page, asks what it is: there is nothing to be shown but that. */
    const spokenOf = (event: MouseEvent) => {
      if ((event as PointerEvent).pointerType !== 'touch' || !(event.target instanceof Element))
        return false
      const touched = event.target.closest<HTMLElement>('button, a, input, [data-points]')
      const ref = touched?.matches('button, a, input')
        ? undefined
        : touched?.dataset.points?.split(' ')[0]
      const drawn = [...top.querySelectorAll('[data-ref]')].map((it) => it.getAttribute('data-ref'))
      return ref !== undefined && !drawn.includes(ref)
    }
    const firstTouch = (event: MouseEvent) =>
      (event as PointerEvent).pointerType === 'touch' &&
      !onCard(event.target) &&
      event.target instanceof Element &&
      event.target.closest('button:is([data-grave], [data-hasty])') !== null

    const focus = (event: FocusEvent) => {
      if (onCard(event.target) || !(event.target instanceof Element)) return
      if (!event.target.matches(':focus-visible')) return
      const focused = found(event.target)
      if (!awake() || !focused || focused.subject.of === 'thing') return
      last = focused
      inspector.rest(focused.subject, () => around(focused.thing))
    }
    const unfocus = (event: FocusEvent) => {
      if (!onCard(event.relatedTarget)) inspector.leave()
    }
    const number = (event: Event) => {
      const changed = found(event.target)
      if (changed?.subject.of !== 'choice') return
      inspector.rest(changed.subject, () => around(changed.thing))
    }
    const scroll = (event: Event) => {
      // What scrolls elsewhere, a chronicle that grows say, moves nothing that is spoken of.
      if (!last || !(event.target instanceof Node) || !event.target.contains(last.thing)) return
      if (inspector.showing?.held) return
      const { coming } = inspector
      inspector.close()
      // That it came into view because one goes to it is told of afterwards only, and no event comes any more.
      const { subject, thing } = last
      if (coming && awake() && restsOn(thing)) inspector.rest(subject, () => around(thing, pointer))
    }
    const restsOn = (thing: Element) =>
      thing.matches(':focus-visible') ||
      (pointer && thing.contains(document.elementFromPoint(pointer.x, pointer.y)))

    /** answers lets go of what the pointer rests on, of who goes on by keyboard: it would lie over all that comes. */
    const answers = ({ key, target }: KeyboardEvent) => {
      if ((key.length > 1 && key !== 'Enter') || key === 'i' || typing(target)) return
      moved = false
      inspector.leave()
    }

    /** i asks what the thing is that has the focus, or else the one under the pointer. */
    const press = (event: KeyboardEvent) => {
      answers(event)
      if (event.key !== 'i' || !preferences.now.keys || !awake()) return
      if (chorded(event) || typing(event.target)) return
      const focused = document.activeElement
      const asked = (top.contains(focused) && thingOf(focused)) || thingOf(last?.thing ?? under)
      if (!asked) return
      event.preventDefault()
      event.stopPropagation()
      inspector.show(asked.subject, around(asked.thing), { held: true })
    }

    const off = [
      on('pointerover', over),
      on('pointermove', move),
      on('pointerleave', away),
      on('pointerdown', down, true),
      on('pointerup', lift, true),
      on('pointercancel', lift, true),
      on('contextmenu', menu),
      on('click', click, true),
      on('focusin', focus),
      on('focusout', unfocus),
      on('input', number),
      on('scroll', scroll, true),
      on('keydown', press),
    ]
    return () => {
      lift()
      inspector.close()
      off.forEach((stop) => stop())
    }
  }
}

/** thingOf is the thing on the board that something is, or speaks of. */
function thingOf(target: EventTarget | null | undefined): Found | undefined {
  if (!(target instanceof Element)) return undefined
  const thing = target.closest<HTMLElement>('[data-ref], [data-points]')
  const ref =
    thing?.dataset.ref ?? thing?.dataset.points?.split(' ').find((ref) => !ref.startsWith('rule:'))
  return thing && ref ? { subject: { of: 'thing', ref }, thing } : undefined
}
