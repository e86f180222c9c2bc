// Games through the page by clicks alone: from the lobby into a full table, and to the final standing.
import { describe, expect } from 'vitest'
import type { Guest } from './support/guest'
import { openHouse } from './support/house'
import { playNow, setUp, words } from './support/lobby'
import { Player } from './support/player'

const scene = openHouse()

/** wasRead holds all that was read on the way to what is promised. */
async function wasRead(guest: Guest, player: Player) {
  const { prompted, silent, odd } = await guest.reading()
  expect({ silent, odd }).toEqual({ silent: 0, odd: [] })
  expect(prompted).toBeGreaterThan(50)
  expect(player.clicks.things, 'answers given on the board').toBeGreaterThan(0)
  expect(player.clicks.buttons).toBeGreaterThan(0)
  expect(guest.loads, 'the page was loaded once').toBe(1)
}

/** standsAtTheEnd holds the end screen to the seats there were. */
async function standsAtTheEnd({ page, lang }: Guest, seats: number) {
  const end = page.getByRole('dialog', { name: words[lang].gameOver })
  const standing = end.getByRole('table', { name: words[lang].standing, exact: true })
  expect((await end.locator('.winner').innerText()).trim()).not.toBe('')
  expect(await standing.locator('tbody tr').count()).toBe(seats)
  const ranks = (await standing.locator('tbody td:first-child').allInnerTexts()).map(Number)
  expect(ranks[0]).toBe(1)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  await end.getByRole('button', { name: words[lang].lookAtBoard }).click()
  await page.locator('.prompt-bar').getByText(words[lang].gameOver).waitFor()
}

describe.concurrent('a game by clicks', () => {
  scene('in English, into the middle of a full table: play now', async (invite) => {
    const guest = await invite({ lang: 'en' })
    await playNow(guest, 'Isabel')
    const player = new Player(guest, 1)
    for (let answers = 0; answers < 55; answers++) expect(await player.click()).toBe(true)
    await wasRead(guest, player)
    expect(guest.told?.standing.places).toHaveLength(6)
  })

  scene('in Italian, a short one against one bot, to its end', async (invite) => {
    const guest = await invite({ lang: 'it' })
    await setUp(guest, 'Lorenzo', { seats: ['me', 'bot:squire'], seed: '11', length: '8' })
    const player = new Player(guest, 2)
    await player.playToTheEnd()
    await guest.shoot('end-it')
    await wasRead(guest, player)
    await standsAtTheEnd(guest, 2)
  })
})
