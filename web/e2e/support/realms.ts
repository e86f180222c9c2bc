import { expect } from 'vitest'
import { en } from '../../src/i18n/en'
import type { View } from '../../src/wire/medioevo'
import type { Guest } from './guest'
import { named, openTable, send, setUp, visit } from './lobby'
import { Player } from './player'
import { tales } from './tales'

const options = { turns: 3, pieces: 1 }

/** What guests are told at the historical prototype. */
export const { told, all, until } = tales<View>()

/** among opens a table of an edition at which a guest sits among bots, and goes there. */
export async function among(guest: Guest, game: string) {
  await named(guest, 'Isabel')
  const table = await openTable(guest, ['me', 'bot:squire', 'bot:squire'], {}, game, options)
  await visit(guest, table)
  return table
}

/** friends seats two at a table of the historical prototype with a bot, and opens their pages. */
export async function friends(ada: Guest, bruno: Guest) {
  await Promise.all([named(ada, 'Ada'), named(bruno, 'Bruno')])
  const table = await openTable(ada, ['me', 'open', 'bot:squire'], {}, 'mu-prototype', options)
  await send(bruno, `/api/tables/${table.id}/sit`, { seat: 1, bot: '' })
  await send(ada, `/api/tables/${table.id}/start`, {})
  await Promise.all([visit(ada, table), visit(bruno, table)])
  return table
}

/** wholeGame plays three turns of an edition against two bots, the first by clicks, to the end, through these phases. */
export async function wholeGame(
  guest: Guest,
  game: string,
  phases: string[],
  begun: Record<string, string> = { 'Starting places': '1' },
) {
  const { page } = guest
  const seats = ['me', 'bot:squire', 'bot:squire']
  const options = { Turns: '3', ...begun }
  await setUp(guest, 'Isabel', { game, seats, options, seed: '5' })
  const player = new Player(guest, 1)
  await player.playToTheEnd(30)

  const end = page.getByRole('dialog', { name: en.gameOver })
  expect((await end.locator('.winner').innerText()).trim()).not.toBe('')
  const rows = end.getByRole('table', { name: en.standing, exact: true }).locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(3)
  await expect.poll(() => end.locator('.plot [data-seat]').count(), { timeout: 20_000 }).toBe(3)
  expect(await end.locator('details').count(), 'deeds are told').toBeGreaterThan(1)
  const { standing, view } = told(guest)
  expect(standing.over).toBe(true)
  expect({ end: view.end, turn: view.turn }).toEqual({ end: 'turns', turn: 3 })
  expect(standing.winners).toEqual(view.winners)
  const seen = new Set(all(guest).map(({ view }) => view.phase))
  for (const phase of phases) expect(seen).toContain(phase)
  await guest.shoot(`${game} end`)

  const { prompted, silent, odd } = await guest.reading()
  expect({ silent, odd }).toEqual({ silent: 0, odd: [] })
  expect(prompted).toBeGreaterThan(20)
  expect(player.clicks.things, 'answers given on the board').toBeGreaterThan(0)
  expect(player.clicks.numbers, 'amounts filled in').toBeGreaterThan(0)
  expect(guest.loads, 'the page was loaded once').toBe(1)
  await end.getByRole('button', { name: en.lookAtBoard }).click()
  await page.locator('.prompt-bar .prompt').getByText(en.gameOver).waitFor()
}
