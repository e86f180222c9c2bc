import { expect, test } from 'vitest'
import { aLine } from '../replay/fixture'
import type { LineInfo } from '../wire/http'
import { movedOf, newsOf, numbersOf, reasoned, type Report } from './report'

const sees = {
  seat: 0,
  seats: (lines: LineInfo[]) => [Number(lines[0]?.text[0])],
  acts: () => -1,
  isSeat: (ref: string) => ref.startsWith('seat:'),
  touches: ({ text }: LineInfo) => text.includes('!'),
}
const told = (row: number, text: string, weight: LineInfo['weight'] = 'headline') =>
  aLine(row, text, weight)

test('at most five headlines are told, the viewer’s first, each kind as it came about', () => {
  const lines = [
    told(1, '1 takes Monz'),
    told(2, '2 besieges Froli', 'fight'),
    told(3, '1 takes Kovel'),
    told(4, '0 takes Uran'),
    told(5, '2 rests', ''),
    told(6, '1 attacks you!', 'fight'),
    told(7, '2 takes Berac'),
    told(8, '1 besieges Lenz', 'fight'),
  ]
  const news = newsOf(lines, sees)
  expect(news.map(({ row, tone }) => `${row} ${tone}`)).toEqual([
    '4 done',
    '6 befell',
    '1 other',
    '3 other',
    '7 other',
  ])
})

test('however much befell the viewer, what made headlines elsewhere is told too', () => {
  const own = [1, 2, 3, 4, 5, 6].map((row) => told(row, `0 takes land ${row}`))
  const others = [told(7, '1 takes Monz'), told(8, '2 rests at Froli', 'fight')]
  const rows = newsOf([...own, ...others], sees).map(({ row }) => row)
  expect(rows).toEqual([1, 2, 3, 4, 7])
})

test('a headline has what else came of its deed under it', () => {
  const lines = [
    told(4, '1 marches on [[city:uran|Uran]]', ''),
    { ...told(4, '1 takes [[city:uran|Uran]]'), index: 1 },
  ]
  const [news] = newsOf(lines, sees)
  expect(news?.head).toBe(lines[1])
  expect(news?.rest).toEqual([lines[0]])
  expect(newsOf([told(4, '1 attacks you!')], { ...sees, seat: -1 })[0]?.tone).toBe('other')
})

test('what came about with a headline and has nothing to do with it is not told under it', () => {
  const lines = [
    told(4, '2 pays [[seat:1|Anna]] wages', ''),
    told(4, '[[seat:1|Anna]] takes [[city:uran|Uran]]'),
    told(4, '[[seat:1|Anna]] loses a card', ''),
    told(4, 'Of [[city:uran|Uran]] nothing is left', ''),
    told(4, '[[city:monz|Monz]] revolts!'),
  ].map((line, index) => ({ ...line, index }))
  const news = newsOf(lines, sees)
  expect(news.map(({ head, rest }) => [head.index, ...rest.map(({ index }) => index)])).toEqual([
    [4],
    [1, 3],
  ])
})

test('the ledger keeps why it has changed, and adds up what has the same reason', () => {
  let reasons = reasoned([], [4, 0], 'Taxes')
  reasons = reasoned(reasons, [-5, -1], 'Wages')
  reasons = reasoned(reasons, [2, 0], 'Taxes')
  reasons = reasoned(reasons, [NaN, 0], 'Trade')
  expect(reasons).toEqual([
    [
      { why: 'Taxes', by: 6 },
      { why: 'Wages', by: -5 },
    ],
    [{ why: 'Wages', by: -1 }],
  ])
  const icon = () => ({})
  expect(
    numbersOf([
      { icon, name: 'a', value: 4 },
      { icon, name: 'b', value: '?' },
    ]),
  ).toEqual([4, NaN])
})

test('places are won and lost by rank, and who is level shares one', () => {
  const place = (seat: number, rank: number, value = -rank) => ({
    seat,
    rank,
    scores: [{ name: 'honour', value }],
  })
  const worth = ({ scores }: { scores: { value: number }[] }) => scores[0]?.value ?? 0
  const report: Report = {
    turn: 1,
    over: true,
    from: 0,
    to: 9,
    before: [],
    after: [],
    reasons: [],
    was: [place(0, 1), place(1, 2)],
    places: [place(1, 1), place(0, 2)],
  }
  expect([movedOf(report, 0, worth), movedOf(report, 1, worth)]).toEqual([-1, 1])
  expect(movedOf({ ...report, was: undefined }, 0, worth)).toBe(0)
  const level = {
    ...report,
    was: [place(0, 1, 10), place(1, 2, 10), place(2, 3, 8)],
    places: [place(1, 1, 11), place(2, 2, 9), place(0, 3, 9)],
  }
  expect([0, 1, 2].map((seat) => movedOf(level, seat, worth))).toEqual([-1, 0, 1])
})
