import { beforeEach, describe, expect, test } from 'vitest'
import { anOffer } from '../../../table/fixture'
import type { ChoiceInfo, Link, RefusedInfo } from '../../../wire/http'
import { drafts } from './occasions'
import {
  aboutOf,
  between,
  forbidden,
  blank,
  ceded,
  changed,
  clauseOf,
  linksOf,
  patternOf,
  patterned,
  Quill,
  templates,
  whyNotOffered,
  without,
  type Writ,
} from './treaty'

const verbs: Record<string, number> = {
  'draft-pact': 101,
  'draft-alliance': 102,
  'add-party': 105,
  'keep-secret': 106,
  'make-open': 107,
  'last-for': 108,
  'last-forever': 109,
  'add-market': 112,
  'add-tribute': 114,
  'add-loan': 115,
  'add-no-war': 118,
  'cede-land': 119,
  'cede-armies': 120,
  'add-words': 123,
  'begin-cession': 124,
  'strike-clause': 126,
  'offer-treaty': 127,
  'repay-with': 129,
}
const choice = (verb: string, from = 0, to = 0, what = 0, high = 0): ChoiceInfo => ({
  id: [verbs[verb], from, to, what].join('.'),
  verb,
  label: verb,
  low: high && 1,
  high,
})
const offered = (...choices: ChoiceInfo[]) => anOffer('now', { choices })
const drafting = offered(
  choice('add-no-war', 0, 2),
  choice('add-no-war', 2, 0),
  choice('add-market', 0, 2, 0, 500),
  choice('add-market', 2, 0, 0, 500),
  choice('add-tribute', 2, 0, 0, 30),
  choice('add-no-war', 0, 3),
  choice('add-words', 0, -1),
)
const writ = (more: Partial<Writ>): Writ => ({ ...blank, parties: [2], ...more })
const said = (links: Link[]) => links.map(({ id, number, note }) => `${id} ${number}${note}`)

let quill: Quill
beforeEach(() => {
  quill = new Quill()
  quill.learn(offered(...Object.keys(verbs).map((verb) => choice(verb))))
})

test('a treaty is begun where one may be written, not where only cards are left', () => {
  const offered = (...ids: string[]) =>
    anOffer('', {
      choices: ids.map((id) => ({ id, verb: id, label: id, low: 0, high: 0 })),
    })
  expect(drafts(offered('draft-pact', 'end-diplomacy'))).toBe(true)
  expect(drafts(offered('draft-alliance', 'end-diplomacy'))).toBe(true)
  expect(drafts(offered('read-treaties', 'end-diplomacy'))).toBe(false)
})

describe('a quill', () => {
  test('knows the strokes that were offered, whatever they were about', () => {
    const fresh = new Quill()
    expect(fresh.stroke('add-loan', [0, 1, 0])).toEqual([])
    expect(fresh.learn(offered(choice('add-loan', 4, 5)))).toBe(true)
    expect(fresh.learn(offered(choice('add-loan', 5, 4)))).toBe(false)
    expect(said(fresh.stroke('add-loan', [0, 1, 0], 7))).toEqual(['115.0.1.0 7'])
    expect(fresh.learn(null)).toBe(false)
  })

  test('learns from what is refused too', () => {
    const fresh = new Quill()
    const refused = [{ ...choice('offer-treaty'), rule: 'r', why: 'w' }]
    fresh.learn(anOffer('now', { choices: [], refused }))
    expect(said(fresh.stroke('offer-treaty'))).toEqual(['127.0.0.0 0'])
  })
})

describe('the strokes of a treaty', () => {
  test('begin with whom it is made, and are none without', () => {
    expect(linksOf(quill, 'diplomacy', blank)).toEqual([])
    expect(said(linksOf(quill, 'diplomacy', writ({})))).toEqual(['101.2.0.0 0'])
    const three = writ({ warlike: true, parties: [2, 3] })
    expect(said(linksOf(quill, 'diplomacy', three))).toEqual(['102.2.0.0 0', '105.3.0.0 0'])
    // It has been begun already.
    expect(said(linksOf(quill, 'draft', three))).toEqual(['105.2.0.0 0', '105.3.0.0 0'])
    expect(linksOf(quill, 'draft', blank)).toEqual([])
  })

  test('say how long it holds and who reads it, where that changes', () => {
    const terms = (more: Partial<Writ>) => said(linksOf(quill, 'draft', { ...blank, ...more }))
    expect(terms({ turns: 3, secret: true })).toEqual(['106.0.0.0 0', '108.0.0.0 3'])
    expect(terms({ turns: 0, secret: false })).toEqual(['107.0.0.0 0', '109.0.0.0 0'])
  })

  test('strike the last first, that places hold', () => {
    const strikes = said(linksOf(quill, 'draft', { ...blank, struck: [0, 2, 1] }))
    expect(strikes).toEqual(['126.2.0.0 0', '126.1.0.0 0', '126.0.0.0 0'])
  })

  test('say what is paid back, and lead to what is ceded', () => {
    const loan = { ...clauseOf(choice('add-loan', 0, 2, 0, 90), 40), back: 55 }
    const land = clauseOf(choice('cede-land', 2, 0, 17, 9), 4)
    const words = clauseOf(choice('add-words', 0, -1), 0, ' my word')
    const clauses = [loan, land, words]
    expect(said(linksOf(quill, 'draft', { ...blank, clauses }))).toEqual([
      '115.0.2.0 40',
      '129.0.0.0 55',
      '124.2.0.0 0',
      '119.2.0.17 4',
      '123.0.-1.0 0 my word',
    ])
  })
})

describe('clauses', () => {
  test('are found by who gives whom', () => {
    expect(between(drafting, 'add-no-war', 0, 2).map(aboutOf)).toEqual([[0, 2, 0]])
    expect(between(drafting, 'add-words', 0, 2)).toHaveLength(1)
    expect(between(drafting, 'add-words', 2, 0)).toEqual([])
    expect(between(null, 'add-no-war', 0, 2)).toEqual([])
  })

  test('that a rule forbids are found alike', () => {
    const aid = { ...choice('add-defence', 0, 2), rule: 'r', why: 'Alliances' }
    const barred = { ...drafting, refused: [aid] }
    expect(forbidden(barred, 'add-defence', 0, 2)?.why).toBe('Alliances')
    expect(forbidden(barred, 'add-defence', 2, 0)).toBeUndefined()
    expect(forbidden(null, 'add-defence', 0, 2)).toBeUndefined()
  })

  test('come from what is often written, as far as it is offered and not there yet', () => {
    const written = (id: string, from: Writ = writ({})) => {
      const template = templates.find((one) => one.id === id)
      if (!template) throw new Error(id)
      return patterned(from, drafting, template, [0, 2])
    }
    const peace = written('peace')
    expect(peace.clauses.map(({ verb, about }) => [verb, ...about])).toEqual([
      ['add-no-war', 0, 2, 0],
      ['add-no-war', 2, 0, 0],
    ])
    expect(written('peace', peace).clauses).toEqual(peace.clauses)
    expect(written('markets', peace).clauses).toHaveLength(4)
    // As much as is usual, or as there is.
    expect(written('tribute').clauses.map(({ n }) => n)).toEqual([0, 30])
    expect(patterned(blank, null, { gives: [{ verb: 'add-no-war' }], gets: [] }, [0, 2])).toEqual(
      blank,
    )
  })

  test('are written again with somebody else, but for what is of one treaty alone', () => {
    const market = clauseOf(choice('add-market', 2, 0, 0, 9), 7)
    const land = clauseOf(choice('cede-land', 0, 2, 17, 9), 4)
    const peace = clauseOf(choice('add-no-war', 0, 2))
    const last = patternOf(writ({ clauses: [market, land, peace] }), 0)
    expect(last).toEqual({
      gives: [{ verb: 'add-no-war', n: 0 }],
      gets: [{ verb: 'add-market', n: 7 }],
    })
    const again = patterned(blank, drafting, last, [0, 2]).clauses
    expect(again.map(({ verb, about, n }) => [verb, ...about, n])).toEqual([
      ['add-no-war', 0, 2, 0, 0],
      ['add-market', 2, 0, 0, 7],
    ])
  })

  test('are found by what on the board is handed on', () => {
    const refs = ['territory:crete']
    const cession = offered(
      { ...choice('cede-armies', 0, 2, 4), refs },
      { ...choice('cede-land', 2, 0, 4), refs },
    )
    expect(ceded(cession, [0, 2], 'territory:crete')?.verb).toBe('cede-armies')
    expect(ceded(cession, [2, 0], 'territory:crete')?.verb).toBe('cede-land')
    expect(ceded(cession, [0, 2], 'territory:rhodes')).toBeUndefined()
    expect(ceded(null, [0, 2], 'territory:crete')).toBeUndefined()
  })

  test('can be changed and taken out', () => {
    const [one, two] = [choice('add-market', 0, 2, 0, 9), choice('add-market', 2, 0, 0, 9)].map(
      (c) => clauseOf(c),
    )
    if (!one || !two) throw new Error('there are two')
    const both = writ({ clauses: [one, two] })
    expect(changed(both, two, { n: 7 }).clauses.map(({ n }) => n)).toEqual([1, 7])
    expect(without(both, one).clauses).toEqual([two])
  })

  test('may be too few to offer', () => {
    const why = { ...choice('offer-treaty'), rule: 'r', why: 'No clauses' } satisfies RefusedInfo
    expect(whyNotOffered(anOffer('', { choices: [], refused: [why] }))).toBe('No clauses')
    expect(whyNotOffered(offered(choice('offer-treaty')))).toBe('')
    expect(whyNotOffered(null)).toBe('')
  })
})
