import { beforeEach, expect, test, vi } from 'vitest'
import { server } from '../common/server'
import type { ConversationInfo, LetterInfo, LettersInfo } from '../wire/http'
import { Correspondence, everybody } from './correspondence.svelte'

const letter = (no: number, more: Partial<LetterInfo> = {}): LetterInfo => ({
  no,
  at: 0,
  with: everybody,
  from: 'b',
  name: 'Bea',
  seat: 1,
  mine: false,
  text: `letter ${no}`,
  ...more,
})
const talk = (key: string, unread = 0): ConversationInfo => ({
  key,
  name: key,
  seats: [1],
  may: true,
  muted: false,
  unread,
})
const info = (more: Partial<LettersInfo>): LettersInfo => ({
  whole: false,
  letters: [],
  earlier: [],
  dropped: false,
  conversations: [talk(everybody), talk('b')],
  ...more,
})
const numbers = (letters: LetterInfo[]) => letters.map(({ no }) => no)

let table: Correspondence
beforeEach(() => {
  vi.restoreAllMocks()
  table = new Correspondence('k3f9')
  table.take(info({ whole: true, letters: [letter(3), letter(4, { with: 'b' })], earlier: [''] }))
})

test('the first letters are no news, what others write since is', () => {
  expect(table.news).toEqual([])
  table.take(info({ letters: [letter(5), letter(6, { mine: true })] }))
  expect(numbers(table.news)).toEqual([5])
  expect(numbers(table.of(everybody))).toEqual([3, 5, 6])
  expect(numbers(table.of('b'))).toEqual([4])
})

test('the whole replaces what was there', () => {
  table.take(info({ whole: true, letters: [letter(4, { with: 'b' })] }))
  expect(numbers(table.letters)).toEqual([4])
  expect(table.hasEarlier(everybody)).toBe(false)
})

test('unread letters are those of all conversations', () => {
  table.take(info({ conversations: [talk(everybody, 2), talk('b', 1)] }))
  expect(table.unread).toBe(3)
})

test('a conversation that is gone gives way to the table’s talk', () => {
  table.chosen = 'b'
  expect(table.shown?.key).toBe('b')
  table.take(info({ conversations: [talk(everybody)] }))
  expect(table.shown?.key).toBe(everybody)
})

test('earlier letters come before those that are here', async () => {
  const asked = vi
    .spyOn(server, 'earlier')
    .mockResolvedValue({ letters: [letter(1), letter(2)], more: false })
  await table.bringEarlier(everybody)
  expect(asked).toHaveBeenCalledWith('k3f9', everybody, 3)
  expect(numbers(table.of(everybody))).toEqual([1, 2, 3])
  expect(table.hasEarlier(everybody)).toBe(false)
})

test('what is sent leaves the sheet, what is refused stays', async () => {
  const write = vi.spyOn(server, 'write').mockResolvedValue(undefined)
  table.drafts['b'] = ' hello '
  await table.write('b', 0)
  expect(write).toHaveBeenCalledWith('k3f9', { to: 'b', seat: 0, text: 'hello' })
  expect(table.drafts['b']).toBe('')

  const { Refusal } = await import('../common/server')
  write.mockRejectedValue(new Refusal('too-many', 'slowly'))
  table.drafts['b'] = 'again'
  await table.write('b', 0)
  expect(table.drafts['b']).toBe('again')
})
