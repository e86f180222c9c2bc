// Medioevo Universale's editions through the page: its screens, its map, a march.
import { expect } from 'vitest'
import type { GiveAnswer, TableInfo } from '../src/wire/http'
import type { View } from '../src/wire/medioevo'
import type { Guest, Told } from './support/guest'
import { openHouse } from './support/house'
import { inspect, speak } from './support/inspect'
import { named, openTable, visit } from './support/lobby'
import { Player } from './support/player'

const scene = openHouse()

const leads = ({ verb }: { verb: string }) => verb === 'lead'
const seen = ({ view }: Told) => view as unknown as View

// The prototype's are looked at in mu-prototype-reach.test.ts.
for (const game of ['mu-alpha', 'mu-giochix']) {
  scene(`every screen of ${game} fits, is touched and is read`, async (invite) => {
    const guest = await invite()
    await named(guest, 'Isabel')
    const seats = ['me', 'bot:random', 'bot:random']
    await visit(guest, await openTable(guest, seats, {}, game))
    const player = new Player(guest, 4)
    await player.offered()
    await inspect(guest, 'setting up', ['it'], true)

    await player.hurry((now) => /^purchases?$/.test(seen(now).phase) && now.offer !== null)
    await player.offered()
    await speak(guest, 'en')
    for (const [i, name] of (await guest.panels()).entries()) {
      await guest.open(name)
      const what = `purchases, ${name}`
      await inspect(guest, what, ['en'], false, i === 0 ? 'html' : '[role=tabpanel]')
    }
  })
}

/** idle answers with the last choice, which ends or declines, until something is so. */
async function idle(guest: Guest, table: TableInfo, until: (told: Told) => boolean) {
  let answered = ''
  await expect
    .poll(
      async () => {
        const { told } = guest
        if (!told || until(told)) return told !== undefined
        const { offer } = told
        if (!offer || offer.token === answered) return false
        answered = offer.token
        const choice = offer.choices.length - 1
        const number = offer.choices[choice]?.low ?? 0
        await guest.page.request.post(`/api/tables/${table.id}/answers`, {
          data: { seat: 0, token: offer.token, choice, number, note: '' } satisfies GiveAnswer,
        })
        return false
      },
      { timeout: 120_000, interval: 120 },
    )
    .toBe(true)
}

scene('a stack on the map opens, and a convoy goes where one points', async (invite) => {
  const guest = await invite()
  const { page } = guest
  await named(guest, 'Isabel')
  const seats = ['me', 'bot:random', 'bot:random']
  const table = await openTable(guest, seats, {}, 'mu-prototype', { pieces: 1 })
  await visit(guest, table)
  await idle(guest, table, ({ offer }) => offer?.choices.some(leads) ?? false)
  await expect.poll(() => page.locator('[data-verb="lead"]').count()).toBeGreaterThan(0)

  const army = page.locator('.piece:has(.army)').first()
  await army.dispatchEvent('click')
  const card = page.locator('.board > section')
  await card.waitFor()
  await card.getByRole('button').click()
  await card.waitFor({ state: 'detached' })

  await page.locator('[data-verb="lead"]').first().click()
  const place = page.locator('.area[data-lit]').first()
  await place.waitFor()
  await place.dispatchEvent('pointerover')
  await page.locator('.way .head').first().waitFor({ state: 'attached' })
  const before = guest.received.length
  await place.focus()
  await page.keyboard.press('Enter')
  const menu = page.locator('[data-choices] button')
  await expect
    .poll(async () => guest.received.length > before || (await menu.count()) > 0, {
      timeout: 20_000,
    })
    .toBe(true)
})
