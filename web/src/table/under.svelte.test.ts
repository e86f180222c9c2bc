import { flushSync } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { Under } from './under.svelte'

let stop: (() => void) | undefined
afterEach(() => stop?.())

/** sheet is a sheet under the thumb with things lying on it. */
function sheet() {
  const on = $state({ panel: '', listed: false, asked: 'move' })
  const under = new Under({
    panel: () => on.panel,
    listed: () => on.listed,
    asked: () => on.asked,
    list: () => (on.listed = true),
  })
  stop = $effect.root(() => {
    $effect(() => under.follow())
  })
  flushSync()
  const lay = (what: Partial<typeof on>) => {
    Object.assign(on, what)
    flushSync()
  }
  return { under, on, lay }
}

test('with nothing to choose from or to read it is its foot, and what comes raises it', () => {
  const { under, lay } = sheet()
  expect(under.height).toBe('foot')
  lay({ panel: 'hand' })
  expect(under.height).toBe('half')
  lay({ panel: '' })
  expect(under.height).toBe('foot')
})

test('it is raised and lowered by steps', () => {
  const { under, lay } = sheet()
  lay({ panel: 'chronicle' })
  const heights = [1, 1, -1, -1, -1].map((by) => {
    under.step(by)
    return under.height
  })
  expect(heights).toEqual(['full', 'full', 'half', 'foot', 'foot'])
})

test('where nothing lies on it one raises the list of choices', () => {
  const { under, on } = sheet()
  under.stand('half')
  expect(on.listed).toBe(true)
  expect(under.height).toBe('half')
})

test('a hand is no higher for being raised: the list comes besides', () => {
  const { under, on, lay } = sheet()
  lay({ panel: 'hand' })
  under.stand('full')
  flushSync()
  expect(on.listed).toBe(true)
  expect(under.height).toBe('full')
  lay({ listed: false })
  expect(under.height).toBe('half')
})

test('the board lowers a full sheet to half, and no further', () => {
  const { under, lay } = sheet()
  lay({ panel: 'chronicle' })
  under.stand('full')
  under.toBoard()
  expect(under.height).toBe('half')
  under.toBoard()
  expect(under.height).toBe('half')
})

test('lowered it stays so while the same is asked, and comes up for something else', () => {
  const { under, lay } = sheet()
  lay({ panel: 'hand' })
  under.stand('foot')
  lay({ asked: 'move', listed: true })
  expect(under.height).toBe('foot')
  lay({ asked: 'battle' })
  expect(under.height).toBe('half')
  under.stand('foot')
  lay({ panel: 'chronicle' })
  expect(under.height).toBe('half')
})

test('while others decide and nothing is read it cannot be raised', () => {
  const { under, lay } = sheet()
  expect(under.rises).toBe(true)
  lay({ asked: '' })
  expect(under.rises).toBe(false)
})
