import { expect, test } from 'vitest'
import { aLine } from '../replay/fixture'
import type { LineInfo } from '../wire/http'
import { entriesOf, headOf, keyOf, sameMatter } from './deeds'

const lines = (...told: [row: number, text: string, weight?: string][]): LineInfo[] =>
  told.map(([row, text, weight = ''], index) => ({ ...aLine(row, text, weight), index }))

const shape = (told: LineInfo[]) =>
  entriesOf(told).map((entry) =>
    entry.kind === 'deed'
      ? entry.lines.map(({ line, times }) => (times > 1 ? `${line.text} ×${times}` : line.text))
      : `${entry.kind}: ${entry.line.text}`,
  )

test('what one row told is one deed, under its turn and phase', () => {
  const told = lines(
    [1, 'Turn 1', 'turn'],
    [1, 'Actions', 'phase'],
    [2, 'Raoul marches'],
    [2, 'He takes Monz', 'headline'],
    [3, 'Belyi waits'],
  )
  expect(shape(told)).toEqual([
    'turn: Turn 1',
    'phase: Actions',
    ['Raoul marches', 'He takes Monz'],
    ['Belyi waits'],
  ])
})

test('a phase that begins within a row divides what it told', () => {
  const told = lines([4, 'The last card'], [4, 'Wages', 'phase'], [4, 'Raoul pays'])
  expect(shape(told)).toEqual([['The last card'], 'phase: Wages', ['Raoul pays']])
  expect(new Set(entriesOf(told).map(keyOf)).size).toBe(3)
})

test('nothing is said twice: no words of a deed, no phase in which nothing happened', () => {
  expect(shape(lines([1, 'A card is lost'], [1, 'A card is lost'], [2, 'A card is lost']))).toEqual(
    [['A card is lost ×2'], ['A card is lost']],
  )
  const idle = lines([1, 'Wages', 'phase'], [1, 'Taxes', 'phase'], [1, 'Turn 2', 'turn'])
  expect(shape(idle)).toEqual(['turn: Turn 2'])
  expect(shape(lines([1, 'Wages', 'phase']))).toEqual(['phase: Wages'])
})

test('a deed is headed by what says most of it', () => {
  const [deed] = entriesOf(lines([2, 'Raoul marches'], [2, 'He takes Monz', 'headline']))
  expect(deed?.kind === 'deed' && headOf(deed.lines)?.line.text).toBe('He takes Monz')
  const [plain] = entriesOf(lines([2, 'Raoul marches'], [2, 'He rests']))
  expect(plain?.kind === 'deed' && headOf(plain.lines)?.line.text).toBe('Raoul marches')
})

test('what many had prepared and comes true together is as many deeds, an answer to a deed is not', () => {
  const by = ({ text }: LineInfo) => Number(text[0] ?? NaN)
  const shapeBy = (told: LineInfo[]) =>
    entriesOf(told, (line) => (Number.isNaN(by(line)) ? -1 : by(line))).map(
      (entry) => entry.kind === 'deed' && entry.lines.map(({ line }) => line.text),
    )
  expect(shapeBy(lines([1, '0 pays'], [1, 'gladly'], [1, '1 pays'], [1, '2 pays']))).toEqual([
    ['0 pays', 'gladly'],
    ['1 pays'],
    ['2 pays'],
  ])
  expect(shapeBy(lines([1, '0 attacks'], [1, '1 resists'], [1, '0 wins']))).toEqual([
    ['0 attacks', '1 resists', '0 wins'],
  ])
})

test('of the same matter is what names a thing that is named, or a seat where nothing else is', () => {
  const told = lines(
    [1, '[[seat:0|Anna]] takes [[city:uran|Uran]]'],
    [1, '[[seat:0|Anna]] pays'],
    [1, '[[city:uran|Uran]] burns'],
    [1, 'It rains'],
    [1, '[[seat:0|Anna]] is king'],
  )
  const of = (i: number) =>
    sameMatter(told[i] as LineInfo, told, (ref) => ref.startsWith('seat:')).map((line) =>
      told.indexOf(line),
    )
  expect([of(0), of(4), of(3)]).toEqual([[2], [0, 1], []])
})
