// Whole games through the page, from the lobby to the final standing, by clicks alone.
import { describe, expect } from 'vitest'
import type { Guest } from './support/guest'
import { openHouse } from './support/house'
import { playNow, setUp, words } from './support/lobby'
import { Player } from './support/player'

const scene = openHouse()

async function playThrough(guest: Guest, seed: number) {
  const player = new Player(guest, seed)
  await player.playToTheEnd()
  return player
}

/** standsAtTheEnd holds the end screen and all that was read on the way to what is promised. */
async function standsAtTheEnd(guest: Guest, player: Player, seats: number) {
  const { page, lang } = guest
  const end = page.getByRole('dialog', { name: words[lang].gameOver })
  const standing = end.getByRole('table', { name: words[lang].standing, exact: true })
  expect((await end.locator('.winner').innerText()).trim()).not.toBe('')
  expect(await standing.locator('tbody tr').count()).toBe(seats)
  const ranks = (await standing.locator('tbody td:first-child').allInnerTexts()).map(Number)
  expect(ranks[0]).toBe(1)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))

  const { prompted, silent, odd } = await guest.reading()
  expect({ silent, odd }).toEqual({ silent: 0, odd: [] })
  expect(prompted).toBeGreaterThan(50)
  expect(player.clicks.things, 'answers given on the board').toBeGreaterThan(0)
  expect(player.clicks.buttons).toBeGreaterThan(0)
  expect(guest.loads, 'the page was loaded once').toBe(1)

  await end.getByRole('button', { name: words[lang].lookAtBoard }).click()
  await page.locator('.prompt-bar').getByText(words[lang].gameOver).waitFor()
}

describe.concurrent('a whole game by clicks', () => {
  scene('in English, at a full table: play now', async (invite) => {
    const guest = await invite({ lang: 'en' })
    await playNow(guest, 'Isabel')
    const player = await playThrough(guest, 1)
    await guest.shoot('end-en')
    await standsAtTheEnd(guest, player, 6)
  })

  scene('in Italian, short, against one bot', async (invite) => {
    const guest = await invite({ lang: 'it' })
    await setUp(guest, 'Lorenzo', { seats: ['me', 'bot:squire'], seed: '11', length: '8' })
    const player = await playThrough(guest, 2)
    await guest.shoot('end-it')
    await standsAtTheEnd(guest, player, 2)
  })
})
