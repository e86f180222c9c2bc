// A spectator of a table that lets them look on some seconds late.
import { expect } from 'vitest'
import { textOf } from '../src/table/markup'
import type { TableInfo } from '../src/wire/http'
import type { Guest } from './support/guest'
import { openHouse } from './support/house'
import { named, openTable, visit } from './support/lobby'
import { hurry, Player } from './support/player'

const scene = openHouse()
const delay = 6 // seconds

/** told is what the chronicle on a guest's page says. */
const told = ({ page }: Guest) => page.locator('aside, [role="tabpanel"]').allInnerTexts()

scene('a spectator sees the table as it was, and it goes on as time passes', async (invite) => {
  const [ada, eve] = [await invite(), await invite()]
  await named(ada, 'Ada')
  const table = await openTable(ada, ['me', 'bot:squire'], { delay })
  await Promise.all([visit(ada, table), visit(eve, table)])

  for (const guest of [ada, eve]) await guest.open('Chronicle')
  const player = new Player(ada, 3)
  const before = eve.told?.row ?? -1
  await hurry([player], ({ chronicle }) => chronicle.lines.some(({ row }) => row > before + 1))
  const { row, chronicle } = ada.told ?? { row: 0, chronicle: { lines: [] } }
  const line = chronicle.lines.findLast((one) => one.row > 0 && !one.secret)?.text ?? ''
  const words = textOf(line)
  expect(words).not.toBe('')
  await expect.poll(async () => (await told(ada)).join(' ')).toContain(words)

  // What she reads is behind in all that there is to read.
  const late = eve.told
  expect(late?.row).toBeLessThan(row)
  expect(late?.table.moved).toBeLessThan(ada.told?.table.moved ?? 0)
  expect((await told(eve)).join(' ')).not.toContain(words)

  await expect.poll(() => eve.told?.row, { timeout: 20_000 }).toBeGreaterThanOrEqual(row)
  await expect.poll(async () => (await told(eve)).join(' '), { timeout: 5000 }).toContain(words)
  const times = eve.received.map((data) => (JSON.parse(data) as { table: TableInfo }).table)
  for (const { moved, created, now } of times.filter((at) => at.moved > at.created))
    expect(now - moved, `since ${created}`).toBeGreaterThanOrEqual(delay * 1000)
})
