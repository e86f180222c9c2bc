import { beforeEach, expect, test } from 'vitest'
import { preferences } from '../common/preferences.svelte'
import { keyboard } from './keyboard'

const did: string[] = []
const says =
  (what: string, is = false) =>
  () => {
    did.push(what)
    return is
  }
let reported = true
let picked = false

const table = {
  stream: { takeBack: says('takes back') },
  chooser: {
    fold: says('list'),
    close: () => picked && says('lets go', true)(),
    press: (key: string) => key === 'k' && says('answers', true)(),
    has: (key: string) => key === 'k',
  },
  inspector: { close: () => false },
  past: { looking: false, press: (key: string) => says(`past ${key}`)() },
  missed: { offers: false },
  covered: () => false,
  reported: () => reported,
  fold: says('report'),
  toBoard: () => undefined,
  lookBack: says('past'),
  help: says('help'),
}

function press(key: string) {
  did.length = 0
  const event = new KeyboardEvent('keydown', { key, cancelable: true })
  keyboard(table as never)(event)
  return [...did, ...(event.defaultPrevented ? ['done'] : [])]
}

beforeEach(() => {
  preferences.choose({ keys: true })
  reported = true
  picked = false
})

test('what a key would do behind a report it does once that is put away', () => {
  for (const key of ['k', 'u', 'l']) expect(press(key)).toEqual(['report', 'done'])
  expect(press('z'), 'a key without a meaning').toEqual([])
  reported = false
  expect(press('k')).toEqual(['answers', 'done'])
})

test('who has switched single keys off loses no report by one', () => {
  preferences.choose({ keys: false })
  expect(press('k')).toEqual([])
  expect(press('Escape')).toEqual(['report', 'done'])
})

test('Escape closes what lies on a report before the report', () => {
  picked = true
  expect(press('Escape')).toEqual(['lets go', 'done'])
  picked = false
  expect(press('Escape')).toEqual(['report', 'done'])
  reported = false
  expect(press('Escape')).toEqual(['past Escape'])
})
