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

test('arrows lead to the nearest that way, and stay where there is none', () => {
  const [a, b, c, d] = lay({ a: [0, 0, 9], b: [50, 10, 9], c: [10, 60, 9], d: [90, 0, 9] })
  const all = [a, b, c, d] as HTMLElement[]
  const go = (key: string, from = a as HTMLElement) => towards(key, from, all)?.dataset.ref
  expect([go('ArrowRight'), go('ArrowDown'), go('ArrowLeft')]).toEqual(['b', 'c', 'a'])
  expect(go('ArrowRight', b)).toBe('d')
  expect([go('Home', c), go('End', c), go('x', c)]).toEqual(['a', 'd', undefined])
})
