import { expect, test, vi } from 'vitest'
import { Frame } from './frame.svelte'

const room = vi.hoisted(() => ({ wide: true, across: false }))
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
  return made.free.insets
}

test('columns stand beside the board, and one that is kept open besides', () => {
  Object.assign(room, { wide: true, across: false })
  expect(frame({ plaques: true })).toEqual({ top: 56, right: 84, bottom: 88, left: 84 })
  expect(frame({ plaques: true, dock: true, pinned: true })).toMatchObject({
    right: 400,
    left: 414,
  })
  expect(frame({ pinned: true })).toMatchObject({ left: 330 })
  expect(frame({ dock: true }, { width: 700, height: 800 })).toMatchObject({ right: 714 })
})

test('on a phone the sheet stands under the board, and beside it where that lies across', () => {
  Object.assign(room, { wide: false, across: false })
  expect(frame({ plaques: true, dock: true })).toEqual({ top: 56, right: 0, bottom: 200, left: 0 })
  expect(frame({}, { width: 390, height: 590 })).toMatchObject({ bottom: 590 })
  room.across = true
  expect(frame({})).toMatchObject({ right: 300, bottom: 0 })
})
