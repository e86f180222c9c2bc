import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Inspector } from './inspector.svelte'
import { inspecting } from './inspecting'

let inspector: Inspector
let stop: () => void
let clicked: string[]
let awake: boolean
const top = document.createElement('div')

const find = (selector: string) => top.querySelector(selector) as HTMLElement
const point = (
  type: string,
  selector: string,
  pointerType = 'mouse',
  at = { x: 5, y: 5 },
  moved = 1,
) => {
  const event = new MouseEvent(type, {
    bubbles: true,
    cancelable: true,
    clientX: at.x,
    clientY: at.y,
  })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  Object.defineProperty(event, 'movementX', { value: moved })
  Object.defineProperty(event, 'movementY', { value: 0 })
  find(selector).dispatchEvent(event)
}
const rest = (selector: string) => {
  point('pointerover', selector)
  point('pointermove', selector)
}
const shown = () => inspector.showing?.subject
const choice = (place: number, number = 0) => ({ of: 'choice', place, number })

beforeEach(() => {
  vi.useFakeTimers()
  inspector = new Inspector()
  clicked = []
  awake = true
  top.innerHTML = `
    <button id="one" data-choice="1" data-points="city:monz">Take it</button>
    <button id="grave" data-choice="2" data-grave="true">Draw</button>
    <form id="form" data-choice="3"><input type="number" value="4" /></form>
    <i id="city" data-ref="city:monz"><b id="inside"></b></i>
    <i id="rule" data-points="rule:a/b"></i>
    <i data-ref="stack:0"><b id="slot" data-tells=""></b></i>
    <i id="undo" data-tells="A card was drawn."></i>
    <textarea id="letter"></textarea>
    <div data-points="event:plague"><b id="named"></b><button id="step">+</button></div>
    <span id="drawn" data-points="city:monz"></span>
    <p id="plain"></p><p id="card" data-card></p>`
  for (const button of top.querySelectorAll('button'))
    button.addEventListener('click', () => clicked.push(button.id))
  document.body.append(top)
  stop = inspecting(inspector, () => awake)(top)
})

afterEach(() => {
  stop()
  top.remove()
  vi.useRealTimers()
})

test('whoever rests on a choice sees soon what it does, and on a thing a little later what it is', () => {
  rest('#one')
  vi.advanceTimersByTime(200)
  expect(shown()).toBeUndefined()
  vi.advanceTimersByTime(100)
  expect(shown()).toEqual(choice(1))
  rest('#inside')
  vi.advanceTimersByTime(300)
  expect(shown()).toBeUndefined()
  vi.advanceTimersByTime(400)
  expect(shown()).toEqual({ of: 'thing', ref: 'city:monz' })
  rest('#undo')
  vi.advanceTimersByTime(700)
  expect(shown()).toEqual({ of: 'words', text: 'A card was drawn.' })
})

test('a page that comes under a pointer at rest shows no card', () => {
  point('pointermove', '#city', 'touch', { x: 9, y: 9 })
  point('pointerover', '#city')
  point('pointermove', '#city', 'mouse', { x: 5, y: 5 }, 0)
  vi.advanceTimersByTime(1000)
  expect(shown()).toBeUndefined()
})

test('nor does one that comes under it by what was pressed, until it is moved', () => {
  rest('#plain')
  point('pointerdown', '#plain')
  point('click', '#plain')
  point('pointerover', '#one')
  vi.advanceTimersByTime(1000)
  expect(shown()).toBeUndefined()
  point('pointermove', '#one')
  vi.advanceTimersByTime(300)
  expect(shown()).toEqual(choice(1))
})

test('who goes on by keyboard lets go of what the pointer rests on', () => {
  rest('#city')
  vi.advanceTimersByTime(1000)
  expect(shown()).toBeDefined()
  find('#plain').dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))
  vi.advanceTimersByTime(1000)
  expect(shown()).toBeUndefined()
  point('pointerover', '#one')
  vi.advanceTimersByTime(1000)
  expect(shown(), 'the page has come under it').toBeUndefined()
  rest('#one')
  vi.advanceTimersByTime(1000)
  expect(shown()).toEqual(choice(1))
})

test('a finger on what is named and lies nowhere is told at once what it is', () => {
  point('click', '#named')
  expect(shown(), 'a pointer need but rest there').toBeUndefined()
  point('click', '#drawn', 'touch')
  point('click', '#step', 'touch')
  point('click', '#rule', 'touch')
  expect(shown()).toBeUndefined()
  point('click', '#named', 'touch')
  expect(shown()).toEqual({ of: 'thing', ref: 'event:plague' })
})

test('whoever only passes by sees nothing', () => {
  rest('#one')
  vi.advanceTimersByTime(100)
  rest('#plain')
  vi.advanceTimersByTime(1000)
  rest('#rule')
  vi.advanceTimersByTime(1000)
  expect(shown()).toBeUndefined()
})

test('the card goes when the pointer leaves, unless it comes to the card', () => {
  rest('#one')
  vi.advanceTimersByTime(300)
  rest('#plain')
  rest('#card')
  vi.advanceTimersByTime(1000)
  expect(shown()).toEqual(choice(1))
  rest('#plain')
  vi.advanceTimersByTime(1000)
  expect(shown()).toBeUndefined()
})

test('nothing is kept from being clicked, and a click takes the card away', () => {
  rest('#one')
  vi.advanceTimersByTime(300)
  point('click', '#one')
  expect(clicked).toEqual(['one'])
  expect(shown()).toBeUndefined()
  vi.advanceTimersByTime(1000)
  expect(shown()).toBeUndefined()
})

test('the first touch of what cannot be taken back shows what it does, the second takes it', () => {
  const tap = (selector: string) => {
    for (const type of ['pointerdown', 'pointerup', 'click']) point(type, selector, 'touch')
  }
  tap('#grave')
  expect(clicked).toEqual([])
  expect(shown()).toEqual(choice(2))
  expect(inspector.showing?.again).toBe(true)
  find('#grave').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  vi.advanceTimersByTime(1000)
  expect(shown(), 'though a stage takes the focus back').toEqual(choice(2))
  tap('#grave')
  expect(clicked).toEqual(['grave'])
  tap('#one')
  tap('#grave')
  expect(clicked).toEqual(['grave', 'one'])
  expect(shown()).toEqual(choice(2))
  point('click', '#grave', 'mouse')
  expect(clicked).toEqual(['grave', 'one', 'grave'])
})

test('a finger that stays asks what lies under it, and does not click it', () => {
  point('pointerdown', '#one', 'touch')
  vi.advanceTimersByTime(600)
  expect(shown()).toEqual(choice(1))
  expect(inspector.showing?.held).toBe(true)
  point('pointerup', '#one', 'touch')
  point('click', '#one', 'touch')
  expect(clicked).toEqual([])
  point('pointerdown', '#city', 'touch')
  point('pointermove', '#city', 'touch', { x: 40, y: 5 }) // it draws the map along
  vi.advanceTimersByTime(600)
  expect(shown()).toBeUndefined()
  point('pointerup', '#city', 'touch')
  point('pointerdown', '#city', 'touch')
  vi.advanceTimersByTime(600)
  point('pointermove', '#city', 'touch', { x: 40, y: 5 }) // late, but all the same
  expect(shown()).toBeUndefined()
})

test('two fingers that enlarge the map ask nothing, however slow they are', () => {
  point('pointerdown', '#city', 'touch')
  point('pointerdown', '#city', 'touch', { x: 60, y: 5 })
  vi.advanceTimersByTime(600)
  expect(shown()).toBeUndefined()
})

test('a number changed is another choice', () => {
  rest('#form')
  vi.advanceTimersByTime(300)
  expect(shown()).toEqual(choice(3, 4))
  find('input').setAttribute('value', '6')
  find('input').dispatchEvent(new Event('input', { bubbles: true }))
  vi.advanceTimersByTime(300)
  expect(shown()).toEqual(choice(3, 6))
})

test('i asks of what the pointer is on, and Escape is the page’s', () => {
  rest('#city')
  top.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true }))
  expect(shown()).toEqual({ of: 'thing', ref: 'city:monz' })
  rest('#plain')
  vi.advanceTimersByTime(1000)
  expect(shown()).toEqual({ of: 'thing', ref: 'city:monz' }) // it was asked for, and stays
  expect(inspector.close()).toBe(true)
  expect(inspector.close()).toBe(false)
})

test('where no card comes by itself one may still ask, by key and by a finger that stays', () => {
  rest('#slot')
  vi.advanceTimersByTime(1000)
  expect(shown()).toBeUndefined()
  top.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true }))
  expect(shown()).toEqual({ of: 'thing', ref: 'stack:0' })
  inspector.close()
  point('pointerdown', '#slot', 'touch')
  vi.advanceTimersByTime(600)
  expect(shown()).toEqual({ of: 'thing', ref: 'stack:0' })
})

test('whoever writes an i writes it', () => {
  rest('#city')
  const written = new KeyboardEvent('keydown', { key: 'i', bubbles: true, cancelable: true })
  find('#letter').dispatchEvent(written)
  expect(written.defaultPrevented).toBe(false)
  expect(shown()).toBeUndefined()
})

test('looking back nothing is told of what is', () => {
  awake = false
  rest('#city')
  point('pointerdown', '#city', 'touch')
  top.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true }))
  vi.advanceTimersByTime(1000)
  expect(shown()).toBeUndefined()
})

test('what scrolls away is spoken of no more, what scrolls under the pointer is', () => {
  let under: Element | null = find('#one')
  document.elementFromPoint = () => under
  rest('#one')
  top.dispatchEvent(new Event('scroll')) // told of after the pointer has come
  expect(shown()).toBe(undefined)
  vi.advanceTimersByTime(300)
  expect(shown()).toEqual(choice(1))
  top.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(2000)
  expect(shown()).toBe(undefined)
  rest('#grave')
  under = find('#one')
  top.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(2000)
  expect(shown()).toBe(undefined)
})
