import { describe, expect, test } from 'vitest'
import type { RuleBook } from '../wire/http'
import { findRule, neighboursOf, ruleHref, searchBook, sentences } from './books'

const rule = (id: string, title: string, text: string, related: string[] = []) => ({
  id: `warrior-knights/${id}`,
  title,
  rule: text,
  ruling: '',
  examples: [],
  related: related.map((other) => `warrior-knights/${other}`),
})

const book: RuleBook = {
  game: 'warrior-knights',
  title: 'Warrior Knights',
  sections: [
    {
      id: 'retreat',
      title: 'Ritirata',
      rules: [
        rule('retreat/where', 'Dove ci si ritira', 'In una città propria o in una regione libera.'),
        rule('retreat/deserters', 'Disertori', 'Chi si ritira perde un quarto.'),
      ],
    },
    {
      id: 'cities',
      title: 'Città',
      rules: [
        rule('cities/income', 'Rendita', 'Ogni città rende i suoi Crown.', ['retreat/where']),
      ],
    },
  ],
}

const found = (asked: string) =>
  searchBook(book, asked).map((section) => section.rules.map((r) => r.id.split('/')[2]))

describe('searching', () => {
  test('nothing asked is the whole book', () =>
    expect(searchBook(book, ' ')).toEqual(book.sections))
  test('accents and case do not matter', () =>
    expect(found('CITTA')).toEqual([['where'], ['income']]))
  test('all words must be said', () => expect(found('città rende')).toEqual([['income']]))
  test('titles come first', () => expect(found('disertori')).toEqual([['deserters']]))
  test('what stands in the title comes before what stands in the text', () =>
    expect(found('ritira')).toEqual([['where', 'deserters']]))
  test('what nobody says is not found', () => expect(found('drago')).toEqual([]))
})

test('a rule is found by its id', () => {
  expect(findRule(book, 'warrior-knights/cities/income')?.title).toBe('Rendita')
  expect(findRule(book, 'warrior-knights/cities/none')).toBeUndefined()
})

test('a rule has an address', () =>
  expect(ruleHref('warrior-knights/cities/income')).toBe(
    '/rules/warrior-knights#warrior-knights/cities/income',
  ))

test('a rule has neighbours, across chapters too', () => {
  const of = neighboursOf(book, 'warrior-knights/cities/income')
  expect(of?.section.id).toBe('cities')
  expect(of?.before?.id).toBe('warrior-knights/retreat/deserters')
  expect(of?.after).toBeUndefined()
  expect(of?.related.map((rule) => rule.id)).toEqual(['warrior-knights/retreat/where'])
  expect(neighboursOf(book, 'warrior-knights/retreat/where')?.before).toBeUndefined()
  expect(neighboursOf(book, 'warrior-knights/cities/none')).toBeUndefined()
})

test('an example is told in one breath', () => {
  expect(sentences('a game of four', 'step 3 is carried out')).toBe(
    'A game of four. Step 3 is carried out.',
  )
  expect(sentences('', 'who wins?')).toBe('Who wins?')
  expect(sentences('', '')).toBe('')
})
