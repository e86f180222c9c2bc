import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Trails, type Moved } from './trails'

const svg = 'http://www.w3.org/2000/svg'
let drawing: SVGGElement
let trails: Trails
let animated: number

/** A drawing at twice its size, 10 pixels from the left. */
const inverse = { a: 0.5, b: 0, c: 0, d: 0.5, e: -5, f: 0 }

const rect = (left: number, top: number) => ({ left, top, width: 20, height: 20 }) as DOMRect

function moved(from: DOMRect, to: DOMRect, within: Element = drawing): Moved {
  const thing = within.appendChild(document.createElementNS(svg, 'use'))
  return { thing, from, to }
}

const lines = () =>
  [...document.querySelectorAll('line')].map((line) =>
    ['x1', 'y1', 'x2', 'y2'].map((name) => Number(line.getAttribute(name))),
  )

beforeEach(() => {
  vi.useFakeTimers()
  drawing = document.createElementNS(svg, 'g')
  document.body.append(drawing)
  Object.assign(drawing, { getScreenCTM: () => ({ inverse: () => inverse }) })
  animated = 0
  Element.prototype.animate = () => {
    animated++
    return {} as Animation
  }
  trails = new Trails()
})

afterEach(() => {
  drawing.remove()
  vi.useRealTimers()
})

test('a piece that moved leaves a line in the measure of its drawing, under it, for two seconds', () => {
  trails.draw([moved(rect(0, 0), rect(100, 40))], false)
  expect(lines()).toEqual([[0, 5, 50, 25]])
  expect(drawing.firstElementChild?.classList.contains('trail')).toBe(true)
  expect(animated).toBe(1)
  vi.advanceTimersByTime(1999)
  expect(lines()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(lines()).toEqual([])
})

test('who wants no motion gets dashes, which stay still', () => {
  trails.draw([moved(rect(0, 0), rect(100, 40))], true)
  expect(document.querySelectorAll('line.trail.still')).toHaveLength(1)
  expect(animated).toBe(0)
})

test('a short way leaves none, nor does a thing on no drawing, nor more than one can follow', () => {
  const card = document.body.appendChild(document.createElement('div'))
  trails.draw([moved(rect(0, 0), rect(8, 0)), moved(rect(0, 0), rect(90, 0), card)], false)
  expect(lines()).toEqual([])
  trails.draw(
    Array.from({ length: 9 }, (_, i) => moved(rect(0, 0), rect(50 + i, 0))),
    false,
  )
  expect(lines()).toHaveLength(6)
  card.remove()
})

test('the next ways take the place of the last', () => {
  trails.draw([moved(rect(0, 0), rect(100, 40))], false)
  vi.advanceTimersByTime(1500)
  trails.draw([moved(rect(0, 0), rect(40, 0))], false)
  vi.advanceTimersByTime(1500)
  expect(lines()).toEqual([[0, 5, 20, 5]])
})
