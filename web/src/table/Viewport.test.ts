import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Free } from './free.svelte'
import Land from './test/Land.svelte'

const canvas: [number, number] = [2000, 1000]
let free: Free
let drawn: Record<string, unknown>
let size = { width: 0, height: 0 }
let sized: (() => void)[] = []

/** lie is where the drawing lies in the window, and how large it is. */
function lie() {
  const { transform } = (document.querySelector('.window > svg') as SVGElement).style
  const [x = NaN, y = NaN, scale = NaN] = (transform.match(/-?[\d.]+/g) ?? []).map(Number)
  return { x, y, scale }
}

/** turn gives the window another size, and lets the frame say what it covers of it. */
function turn(width: number, height: number, insets: Free['insets']) {
  size = { width, height }
  free.insets = insets
  for (const tell of sized) tell()
  flushSync()
}

let late: ReturnType<typeof lie> | undefined // where it is seen, while it is on its way

/** boxOf is where a thing of the drawing is seen. */
function boxOf(thing: Element) {
  const { x, y, scale } = late ?? lie()
  if (thing.matches('svg')) return new DOMRect(x, y, canvas[0] * scale, canvas[1] * scale)
  const of = (name: string) => Number(thing.getAttribute(name)) * scale
  return new DOMRect(x + of('x'), y + of('y'), of('width'), of('height'))
}

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: String })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly told: (entries: { target: Element }[]) => void) {}
      observe(target: Element) {
        sized.push(() => this.told([{ target }]))
      }
      unobserve() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => size.width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => size.height)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('[data-ref], .window > svg')
      ? boxOf(this)
      : new DOMRect(0, 0, size.width, size.height)
  })
  sized = []
  free = new Free()
  free.ready = true
  drawn = mount(Land, { target: document.body, props: { free, canvas } })
  turn(390, 844, { top: 44, right: 0, bottom: 300, left: 0 })
})
afterEach(async () => {
  late = undefined
  await unmount(drawn)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a window that was turned shows all of the land at once where it is free now', () => {
  expect(lie()).toEqual({ x: 0, y: 44 + 250 - 97.5, scale: 0.195 })
  turn(844, 390, { top: 40, right: 244, bottom: 0, left: 0 })
  expect(lie()).toEqual({ x: 0, y: 40 + 175 - 150, scale: 0.3 })
})

test('a bar that grows moves the land only when it stays so', () => {
  vi.useFakeTimers()
  const before = lie()
  free.insets = { ...free.insets, bottom: 700 }
  flushSync()
  expect(lie()).toEqual(before)
  vi.advanceTimersByTime(1000)
  flushSync()
  expect(lie().scale).toBeLessThan(before.scale)
  vi.useRealTimers()
})

test('where a play takes place is brought to where the stage leaves it in sight, and the land goes back after it', async () => {
  turn(1440, 900, { top: 60, right: 84, bottom: 90, left: 84 })
  const before = lie()
  const city = document.querySelector('[data-ref]') as Element
  const into = [100, 76, 440, 212] as const
  free.spot = { ref: 'city:monz', into }
  flushSync()
  await tick()
  flushSync()
  const { left, top, right, bottom } = city.getBoundingClientRect()
  expect(left).toBeGreaterThan(into[0])
  expect(top).toBeGreaterThan(into[1])
  expect(right).toBeLessThan(into[2])
  expect(bottom).toBeLessThan(into[3])
  expect(lie().scale).toBeGreaterThan(before.scale)
  free.spot = undefined
  flushSync()
  expect(lie()).toEqual(before)
})

test('a place is brought there too while the land still is on its way', async () => {
  turn(1440, 900, { top: 60, right: 84, bottom: 90, left: 84 })
  const bring = async (into: readonly [number, number, number, number]) => {
    free.spot = { ref: 'city:monz', into: [...into] }
    flushSync()
    await tick()
    flushSync()
    return lie()
  }
  const there = [100, 76, 440, 212] as const
  const [whole, right] = [lie(), await bring(there)]
  late = whole
  await bring([500, 76, 840, 212])
  expect(await bring(there)).toEqual(right)
})
