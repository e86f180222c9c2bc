import { beforeEach, expect, test, vi } from 'vitest'
import { meant, towards } from './reach'

/** Lit things where they are said to be, each so wide and high. */
function lay(things: Record<string, [x: number, y: number, size: number]>) {
  document.body.innerHTML = Object.keys(things)
    .map((ref) => `<i data-ref="${ref}" data-lit role="button"></i>`)
    .join('')
  const all = [...document.querySelectorAll('i')]
  all.forEach((thing) => {
    const [x, y, size] = things[thing.dataset.ref ?? ''] ?? [0, 0, 0]
    thing.getBoundingClientRect = () => new DOMRect(x - size / 2, y - size / 2, size, size)
  })
  document.elementFromPoint = (x, y) =>
    all.findLast((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect()
      return x >= left && x <= right && y >= top && y <= bottom
    }) ?? null
  return all
}

/** What a click there means. */
function click(x: number, y: number, pointerType: string) {
  const event = new MouseEvent('click', { clientX: x, clientY: y })
  vi.spyOn(event, 'target', 'get').mockReturnValue(document.elementFromPoint(x, y))
  return meant(Object.assign(event, { pointerType }))
}

beforeEach(() => vi.restoreAllMocks())

test('a finger means all the small things it covers, the nearest first', () => {
  lay({ near: [100, 100, 20], beside: [116, 100, 20], far: [200, 100, 20] })
  expect(click(102, 100, 'touch')).toEqual(['near', 'beside'])
  expect(click(100, 118, 'touch')).toEqual(['near', 'beside']) // it hit nothing
  expect(click(150, 100, 'touch')).toEqual([])
})

test('a mouse, and a finger upon what is large enough, mean what they hit', () => {
  lay({ city: [100, 100, 80], noble: [130, 130, 20] })
  expect(click(120, 115, 'mouse')).toEqual(['city'])
  expect(click(120, 115, 'touch')).toEqual(['city'])
  expect(click(130, 130, 'touch')).toEqual(['noble', 'city'])
})

/** A castle stands on a land and hangs over its neighbour, of which a badge covers something. */
function layLands(lit: string[]) {
  const land = (ref: string) => `<path data-ref="${ref}" ${lit.includes(ref) ? 'data-lit' : ''} />`
  document.body.innerHTML = `<svg>${land('kent')}${land('wessex')}
    <g data-ref="castle" data-on="kent"><svg><path id="arms" /></svg></g><circle id="badge" /></svg>`
  return (id: string) => document.querySelector(id) as Element
}

/** What a click there means that hits something and covers others. */
function hit(target: Element, beneath: Element[] = [], pointerType = 'mouse') {
  const event = new MouseEvent('click')
  vi.spyOn(event, 'target', 'get').mockReturnValue(target)
  document.elementsFromPoint = () => [target, ...beneath]
  document.elementFromPoint = () => target
  return meant(Object.assign(event, { pointerType }))
}

test('what is not offered lets a click through to the lit land it stands on, not to the one it hangs over', () => {
  const thing = layLands(['kent', 'wessex'])
  const wessex = thing('[data-ref="wessex"]')
  expect(hit(thing('#arms'), [wessex])).toEqual(['kent'])
  expect(hit(thing('#arms'), [wessex], 'touch')).toContain('kent')
})

test('what stands nowhere lets it through to what it covers', () => {
  const thing = layLands(['wessex'])
  expect(hit(thing('#badge'), [thing('[data-ref="wessex"]')])).toEqual(['wessex'])
  expect(hit(thing('#badge'), [thing('[data-ref="kent"]')])).toEqual([])
})

test('with nothing lit, a click means what it hits', () => {
  const thing = layLands([])
  expect(hit(thing('#arms'))).toEqual(['castle'])
})

test('arrows lead to the nearest that way, and stay where there is none', () => {
  const [a, b, c, d] = lay({ a: [0, 0, 9], b: [50, 10, 9], c: [10, 60, 9], d: [90, 0, 9] })
  const all = [a, b, c, d] as HTMLElement[]
  const go = (key: string, from = a as HTMLElement) => towards(key, from, all)?.dataset.ref
  expect([go('ArrowRight'), go('ArrowDown'), go('ArrowLeft')]).toEqual(['b', 'c', 'a'])
  expect(go('ArrowRight', b)).toBe('d')
  expect([go('Home', c), go('End', c), go('x', c)]).toEqual(['a', 'd', undefined])
})
