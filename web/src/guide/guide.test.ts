import { describe, expect, test } from 'vitest'
import type { LessonScript, LessonStepInfo, Update } from '../wire/http'
import { Guide, heldBack, stepAt } from './guide.svelte'

const told = (id: string): LessonStepInfo => ({
  id,
  head: id,
  text: id,
  do: '',
  refs: [],
  number: 0,
})
const done = (id: string): LessonStepInfo => ({ ...told(id), do: `do ${id}` })
const steps = [told('a'), told('b'), done('c'), told('d'), done('e'), done('f')]
const at = (done: number, next: number, wants: number[] = []) => ({ id: 'x', done, next, wants })

describe('the steward', () => {
  test('tells first what comes before what is to be done', () => {
    expect(stepAt(steps, at(0, 2), 0)).toBe(0)
    expect(stepAt(steps, at(0, 2), 1)).toBe(1)
    expect(stepAt(steps, at(0, 2), 2)).toBe(2)
  })

  test('waits with what is to be done until it is done', () => {
    expect(stepAt(steps, at(0, -1), 2)).toBe(2)
    expect(stepAt(steps, at(3, 4), 2)).toBe(3)
    expect(stepAt(steps, at(3, 4), 4)).toBe(4)
  })

  test('does not wait for what the table has gone past, but tells what lies between', () => {
    expect(stepAt(steps, at(0, 5), 0)).toBe(0)
    expect(stepAt(steps, at(0, 5), 2)).toBe(3)
    expect(stepAt(steps, at(0, 5), 4)).toBe(5)
  })

  test('goes back when an answer is taken back', () => {
    expect(stepAt(steps, at(3, 4), 4)).toBe(4)
    expect(stepAt(steps, at(0, 2), 4)).toBe(2)
  })

  test('has no more to say at the end', () => {
    expect(stepAt(steps, at(6, -1), 4)).toBe(6)
  })
})

describe('choices', () => {
  test('wait while something is told', () => {
    expect(heldBack(steps[0], 0, at(0, 2, [1]), 1)).toBe(true)
  })

  test('wait if they are not what the step is about', () => {
    expect(heldBack(steps[2], 2, at(0, 2, [1]), 1)).toBe(false)
    expect(heldBack(steps[2], 2, at(0, 2, [1]), 0)).toBe(true)
  })

  test('are free where the script has nothing to say', () => {
    expect(heldBack(steps[2], 2, at(0, -1), 0)).toBe(false)
    expect(heldBack(undefined, 6, at(6, -1), 0)).toBe(false)
  })
})

test('a step tells with what number its choice begins, while it is at it', () => {
  const update = { lesson: at(0, 0, [1]), standing: { over: false } } as unknown as Update
  const guide = new Guide('k3f9', () => update)
  guide.script = { steps: [{ ...done('vote'), number: 4 }, done('law')] } as LessonScript
  expect([0, 1].map((place) => guide.begins(place))).toEqual([undefined, 4])
  update.lesson = at(1, 1, [1])
  expect(new Guide('k3f9', () => update).begins(1)).toBe(undefined)
})

describe('a play on the stage', () => {
  test('is seen before the steward speaks of it, and nothing is chosen meanwhile', () => {
    let played = true
    const update = { lesson: at(0, 2, [1]), standing: { over: false } } as unknown as Update
    const guide = new Guide(
      'table',
      () => update,
      () => played,
    )
    guide.script = { steps } as LessonScript
    guide.skip()
    expect([guide.here, guide.waits, guide.refs, guide.holds(1)]).toEqual([false, true, [], true])
    played = false
    expect([guide.here, guide.waits, guide.holds(1), guide.holds(0)]).toEqual([
      true,
      false,
      false,
      true,
    ])
    guide.dismiss()
    played = true
    expect([guide.waits, guide.holds(0)]).toEqual([false, false])
  })
})
