import { expect, test } from 'vitest'
import { sceneOf, view } from '../test/scene'
import { words } from '../words'
import { countsOf } from './seats'
import type { Table } from '../table'

test('where there is room for one count of a Baron, it is the one that wins', () => {
  const table = { view: sceneOf(view()).view } as Table
  expect(countsOf(table, 1)[0]).toMatchObject({ name: words().prestige, value: 2 })
})
