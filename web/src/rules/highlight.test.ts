import { expect, test } from 'vitest'
import { pieces } from './highlight'

const marked = (text: string, asked: string) =>
  pieces(text, asked)
    .map((piece) => (piece.found ? `<${piece.text}>` : piece.text))
    .join('')

test('what is searched for is marked wherever it stands', () =>
  expect(marked('A city taxes; cities pay.', 'cit tax')).toBe('A <cit>y <tax>es; <cit>ies pay.'))
test('accents and case do not matter', () =>
  expect(marked('Ogni Città', 'citta')).toBe('Ogni <Città>'))
test('nothing searched for marks nothing', () =>
  expect(pieces('Ogni Città', '')).toEqual([{ text: 'Ogni Città', found: false }]))
