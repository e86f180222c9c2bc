import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changed, type Change } from './change'

interface Told {
  was: Record<string, unknown>
  by: Change
  is: unknown
}

/** What the server's own tests have told, and what it makes. */
const all = readFileSync('../patch/testdata/changes.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Told)

test('the page makes of every change what the server meant', () => {
  for (const { was, by, is } of all) {
    const before = structuredClone(was)
    expect(changed(was, by)).toEqual(is)
    expect(was).toEqual(before)
  }
})

test('what has not changed stays the same object', () => {
  const was = { table: { chairs: [1] }, view: { turn: 1, armies: [[1], [2], [3]] } }
  const is = changed(was, { view: { turn: [2], armies: { '@': [1, 1, []] } } })
  expect(is).toEqual({ table: { chairs: [1] }, view: { turn: 2, armies: [[1], [3]] } })
  expect(is.table).toBe(was.table)
  expect(is.view.armies[0]).toBe(was.view.armies[0])
})
