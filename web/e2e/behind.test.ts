// A spectator of a table that lets them look on some seconds late.
import { expect } from 'vitest'
import type { NewTable, TableInfo } from '../src/wire/http'
import type { Guest } from './support/guest'
import { openHouse } from './support/house'
import { hurry, Player } from './support/player'

const scene = openHouse()
const delay = 6 // seconds

/** send asks the server for something as the guest's page would. */
async function send<T>({ page }: Guest, path: string, data: unknown): Promise<T> {
  const reply = await page.request.post(path, { data })
  expect(reply.status(), await reply.text()).toBe(200)
  return (await reply.json()) as T
}

/** told is what the chronicle on a guest's page says. */
const told = ({ page }: Guest) => page.locator('aside, [role="tabpanel"]').allInnerTexts()

scene('a spectator sees the table as it was, and it goes on as time passes', async (invite) => {
  const [ada, eve] = [await invite(), await invite()]
  await send(ada, '/api/me', { name: 'Ada' })
  const { id } = await send<TableInfo>(ada, '/api/tables', {
    game: 'warrior-knights',
    seats: ['me', 'bot:squire'],
    options: {},
    seed: '11',
    manners: {
      clock: { kind: 'none', seconds: 0, atEnd: 'bot-once' },
      spectators: 'open',
      delay,
      curtain: false,
      paused: false,
    },
  } satisfies NewTable)
  await ada.page.goto(`/table/${id}`)
  await eve.page.goto(`/table/${id}`)
  for (const { page } of [ada, eve]) await page.locator('.prompt-bar').waitFor()

  const player = new Player(ada, 3)
  const before = eve.told?.row ?? -1
  await hurry([player], ({ chronicle }) => chronicle.lines.some(({ row }) => row > before + 1))
  const { row, chronicle } = ada.told ?? { row: 0, chronicle: { lines: [] } }
  const line = chronicle.lines.findLast((one) => one.row > 0 && !one.secret)?.text ?? ''
  const words = line.replaceAll(/\[\[[^|\]]*\|([^\]]*)\]\]/g, '$1')
  expect(words).not.toBe('')
  expect((await told(ada)).join(' ')).toContain(words)

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
