import { describe, expect, test } from 'vitest'
import { around, beside, type Box } from './place'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

function over(
  near: Box,
  spot: { left: number; top: number; height: number },
  width: number,
  height: number,
) {
  const bottom = spot.top + Math.min(height, spot.height)
  return (
    spot.left < near.right &&
    spot.left + width > near.left &&
    spot.top < near.bottom &&
    bottom > near.top
  )
}

describe('a card stands beside what it speaks of', () => {
  const sizes = [
    { width: 340, height: 200 },
    { width: 340, height: 700 },
  ]
  for (const window of [wide, phone])
    for (const card of sizes)
      test(`never over it, never out of the window: ${card.height} high in ${window.width}`, () => {
        for (let left = 0; left < window.width; left += 60)
          for (let top = 0; top < window.height; top += 60) {
            const near = { left, top, right: left + 50, bottom: top + 44 }
            const spot = beside(card, near, window)
            expect(over(near, spot, card.width, card.height)).toBe(false)
            expect(spot.left).toBeGreaterThanOrEqual(0)
            expect(spot.top).toBeGreaterThanOrEqual(0)
            expect(spot.left + card.width).toBeLessThanOrEqual(window.width)
            const bottom = spot.top + Math.min(card.height, spot.height)
            expect(bottom).toBeLessThanOrEqual(window.height)
          }
      })
  test('on a phone above it, where there is room', () => {
    const near = { left: 20, top: 600, right: 370, bottom: 644 }
    expect(beside({ width: 340, height: 200 }, near, phone).top).toBe(390)
  })
})

describe('among choices a card keeps off', () => {
  /** laid is a page with things one under the other, at heights from the top of the window. */
  function laid(note: [top: number, bottom: number] | undefined, ...unfolded: [number, number][]) {
    const foot = document.createElement('div')
    const put = (into: Element, name: string, [top, bottom]: [number, number]) => {
      const it = into.appendChild(document.createElement('div'))
      it.dataset[name] = ''
      it.getBoundingClientRect = () => new DOMRect(0, top, 390, bottom - top)
      return it
    }
    if (note) put(foot, 'note', note)
    const choices = put(foot, 'choices', [500, 800])
    const [list] = unfolded.map((one) => put(choices, 'unfolded', one))
    return put(list ?? choices, 'choice', [600, 644])
  }

  test('all of the choices', () => expect(around(laid(undefined)).top).toBe(500))
  test('and the list that unfolds over them', () =>
    expect(around(laid(undefined, [210, 494])).top).toBe(210))
  test('and whatever else unfolds over them, the highest of it', () =>
    expect(around(laid(undefined, [400, 494], [120, 200])).top).toBe(120))
  test('the note above them', () => expect(around(laid([320, 500])).top).toBe(320))
  test('but not one that leaves it no room', () => expect(around(laid([90, 500])).top).toBe(500))
})

test('a card keeps off what stands beside a thing in columns that are kept clear', () => {
  const put = (into: Element, box: DOMRect) => {
    const it = into.appendChild(document.createElement('div'))
    it.getBoundingClientRect = () => box
    return it
  }
  const list = put(document.createElement('div'), new DOMRect(660, 500, 740, 400))
  const thing = put(list, new DOMRect(660, 500, 240, 84))
  expect(around(thing)).toMatchObject({ left: 660, right: 900 })
  list.dataset.clear = ''
  const near = around(thing)
  expect(near).toEqual({ left: 660, top: 500, right: 1400, bottom: 584 })
  expect(beside({ width: 340, height: 200 }, near, wide).left).toBe(310)
})
