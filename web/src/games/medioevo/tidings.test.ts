import { expect, test } from 'vitest'
import { aLine } from '../../replay/fixture'
import { sceneOf, view } from '../mu-prototype/test/scene'
import { tidings } from './tidings'

/** told is what a line proclaims to a seat; over the wire it leaves out noughts at its end. */
function told(seat: number, name: string, ...args: number[]) {
  const scene = { ...sceneOf(view({})), seat }
  const news = tidings[name]?.(scene, { ...aLine(1), name, args }, scene.view)
  return news && [news.headline, news.seats, news.joins ?? false]
}

test('who has offered learns that he is refused, and on the same card why', () => {
  expect(told(1, 'treaty-refused', 1)).toEqual(['Your offer is refused', [0], false])
  expect(told(0, 'treaty-refused', 1)).toBeUndefined()
  expect(told(0, 'treaty-refused', 0, 1)).toEqual(['Your offer is refused', [1], false])
  expect(told(-1, 'treaty-refused', 0, 1)).toBeUndefined()
  expect(told(1, 'refused-because')).toEqual(['Your offer is refused', [0], true])
  expect(told(0, 'refused-because')).toBeUndefined()
})

test('who has named a price learns that it is not paid', () => {
  expect(told(0, 'treaty-too-dear', 1)).toEqual(['Your price is not paid', [1], false])
  expect(told(1, 'treaty-too-dear', 1)).toBeUndefined()
  expect(told(1, 'treaty-too-dear', 0, 1)).toEqual(['Your price is not paid', [0], false])
})
