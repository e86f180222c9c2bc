import { expect, test } from 'vitest'
import { language } from '../../../i18n'
import type { PactView } from '../../../wire/mugiochix'
import { openStage } from '../../test/stage'
import MarketPanel from '../market/MarketPanel.svelte'
import { tableOf } from '../table'
import { land, player, sceneOf, view } from '../test/scene'
import { pairsOf } from './pairs'
import TreatiesPanel from './TreatiesPanel.svelte'
import { both } from './words'

const { top, draw } = openStage()

const pact = (from: number, to: number, kind: string, more: Partial<PactView> = {}): PactView => ({
  from,
  to,
  kind,
  secret: false,
  until: 0,
  units: 0,
  on: -1,
  lets: -1,
  ...more,
})

test('two Kingdoms stand together with what each grants the other', () => {
  const position = view({
    seat: 1,
    pacts: [pact(0, 1, 'passage'), pact(1, 0, 'defensive_alliance', { units: 3, until: 4 })],
    players: [player(0, { armistice: [1] }), player(1)],
  })
  const [pair] = pairsOf(tableOf(() => sceneOf(position)))
  expect(pair).toMatchObject({ seats: [1, 0], war: false, armistice: true })
  draw(TreatiesPanel, sceneOf(position))
  const sides = [...top.querySelectorAll('.sides li')].map((li) =>
    li.textContent?.replaceAll(/\s+/g, ' ').trim(),
  )
  expect(sides).toEqual(['Defensive alliance 3 units, to the end of turn 4', 'Passage'])
  draw(
    TreatiesPanel,
    sceneOf({ ...position, pacts: [pact(0, 1, 'passage', { secret: true, lets: 1 })] }),
  )
  expect(top.textContent).toMatch(/secret, .* would let it go/)
  expect(top.querySelector('header em')?.textContent).toContain('Armistice')
})

test('war is told, and the seven treaties in both languages', () => {
  draw(TreatiesPanel, sceneOf(view({ players: [player(0, { wars: [1] }), player(1)] })))
  expect(top.querySelector('article.war')).not.toBeNull()
  for (const lang of ['en', 'it'] as const) {
    language.now = lang
    expect(Object.keys(both[lang].kinds)).toHaveLength(7)
    expect(Object.keys(both[lang].does)).toEqual(Object.keys(both[lang].kinds))
  }
})

test('the market says what is sold where, and what a piece brings there', () => {
  draw(MarketPanel, sceneOf(view({ territories: [land(0, 0, { cubes: [0] }), land(2, 1)] })))
  const rows = [...top.querySelectorAll('tbody tr')].map((row) =>
    row.textContent?.replaceAll(/\s+/g, ' ').trim(),
  )
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/London.*Timber.*Grain.*120/)
  expect(rows[1]).toMatch(/Rome.*Grain.*100/)
})
