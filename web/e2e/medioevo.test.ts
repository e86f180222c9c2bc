// Medioevo Universale's historical prototype through the page: its screens, its map, a march.
import { expect } from 'vitest'
import type { View } from '../src/wire/muprototype'
import type { Told } from './support/guest'
import { openHouse } from './support/house'
import { inspect } from './support/inspect'
import { named, openTable, visit } from './support/lobby'
import { Player } from './support/player'

const scene = openHouse()

const seen = ({ view }: Told) => view as unknown as View

scene('every screen of the prototype fits, is touched and is read', async (invite) => {
  const guest = await invite()
  const { page } = guest
  await named(guest, 'Isabel')
  const seats = ['me', 'bot:random', 'bot:random']
  await visit(guest, await openTable(guest, seats, {}, 'mu-prototype'))
  const player = new Player(guest, 4)
  await player.offered()
  await inspect(guest, 'setting up', ['it'], true)

  await player.hurry((now) => seen(now).phase === 'purchase' && now.offer !== null)
  await player.offered()
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await inspect(guest, `purchases, ${await tab.innerText()}`, ['en'])
  }
})

scene('a stack on the map opens, and a convoy goes where one points', async (invite) => {
  const guest = await invite()
  const { page } = guest
  await named(guest, 'Isabel')
  const seats = ['me', 'bot:random', 'bot:random']
  await visit(guest, await openTable(guest, seats, {}, 'mu-prototype'))
  const player = new Player(guest, 4)
  await player.hurry((now) => now.offer?.choices.some(({ verb }) => verb === 'lead') ?? false)
  await player.offered()

  const army = page.locator('.piece:has(.army)').first()
  await army.dispatchEvent('click')
  const card = page.locator('.ground section')
  await card.waitFor()
  await card.getByRole('button').click()
  await card.waitFor({ state: 'detached' })

  const lead = page.locator('[data-verb="lead"]').first()
  await lead.click()
  const place = page.locator('.area[data-lit]').first()
  await place.waitFor()
  await place.dispatchEvent('pointerover')
  await page.locator('.way .head').first().waitFor({ state: 'attached' })
  const before = guest.received.length
  await place.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => guest.received.length, { timeout: 20_000 }).toBeGreaterThan(before)
})
