import { expect, test, vi } from 'vitest'
import { Frame } from './frame.svelte'

const room = vi.hoisted(() => ({ wide: true, across: false, broad: true }))
vi.mock('../common/room.svelte', () => ({ room }))

function frame(standing: Partial<Record<'plaques' | 'dock' | 'pinned', boolean>>, sheet?: object) {
  const made = new Frame({
    plaques: () => standing.plaques === true,
    dock: () => standing.dock === true,
    pinned: () => standing.pinned === true,
    sheet: () => sheet as { width: number; height: number },
  })
  Object.assign(made, { rail: 56, bar: 60, dock: 400, pinned: 330 })
  made.under = { width: 300, height: 200 }
  made.follow()
  return made.free
}

const sides = (...of: Parameters<typeof frame>) => frame(...of).insets

test('columns stand beside the board, and one that is kept open besides', () => {
  Object.assign(room, { wide: true, across: false })
  expect(sides({ plaques: true })).toEqual({ top: 56, right: 84, bottom: 88, left: 84 })
  expect(sides({ plaques: true, dock: true, pinned: true })).toMatchObject({
    right: 400,
    left: 414,
  })
  expect(sides({ pinned: true })).toMatchObject({ left: 330 })
  expect(sides({ dock: true }, { width: 700, height: 800 })).toMatchObject({ right: 714 })
})

test('on a phone the sheet stands under the board, and beside it where that lies across', () => {
  Object.assign(room, { wide: false, across: false })
  expect(sides({ plaques: true, dock: true })).toEqual({ top: 56, right: 0, bottom: 200, left: 0 })
  expect(sides({}, { width: 390, height: 590 })).toMatchObject({ bottom: 590 })
  room.across = true
  expect(sides({})).toMatchObject({ right: 300, bottom: 0 })
})

test('the camera’s buttons stand in the corner, beside a column, and on a phone over the sheet', () => {
  Object.assign(room, { wide: true, across: false, broad: true })
  expect(frame({}).keepOff).toEqual({ right: 0, bottom: 0 })
  expect(frame({ dock: true }).keepOff).toEqual({ right: 400, bottom: 0 })
  expect(frame({}, { width: 700, height: 800 }).keepOff).toEqual({ right: 714, bottom: 0 })
  room.broad = false
  expect(frame({}).keepOff, 'over the bar where that is as wide as the board').toEqual({
    right: 0,
    bottom: 88,
  })
  room.wide = false
  expect(frame({}).keepOff).toEqual({ right: 0, bottom: 218 })
  room.across = true
  expect(frame({}).keepOff).toEqual({ right: 300, bottom: 0 })
})
