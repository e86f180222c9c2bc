// Numbers on the maps, as they stand when nobody has moved them: one reads them at arm's length.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openHouse } from './support/house'
import { among as inEurope } from './support/realms'
import { named, openTable, visit } from './support/lobby'
import { Player } from './support/player'

const scene = openHouse()
const least = 12 // pixels
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

/** read are the heights of the letters of all numbers shown on the map, as they come to the screen. */
const read = (page: Page) =>
  page.locator('main .window .legible text:visible').evaluateAll((texts) =>
    texts.map((text) => {
      const drawn = (text as SVGTextElement).getScreenCTM()?.a ?? 0
      return {
        number: text.textContent,
        height: parseFloat(getComputedStyle(text).fontSize) * drawn,
      }
    }),
  )

/** legible holds the numbers of a map to what can be read, at every size. */
async function legible(page: Page, what: string) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.reload()
    await page.locator('main .window .legible text:visible').first().waitFor()
    await page.waitForTimeout(400) // the map comes to rest
    const numbers = await read(page)
    expect(numbers.length, `${what}: numbers`).toBeGreaterThan(5)
    for (const { number, height } of numbers)
      expect.soft(height, `${what} at ${size.width}: ${number}`).toBeGreaterThanOrEqual(least - 0.1)
  }
}

scene('the numbers of Warrior Knights are legible at rest', async (invite) => {
  const guest = await invite()
  await named(guest, 'Isabel')
  await visit(guest, await openTable(guest, ['me', 'bot:squire', 'bot:squire']))
  await new Player(guest, 3).hurry(({ view }) => view.phase === 'planning')
  await legible(guest.page, 'Warrior Knights')
})

scene('the numbers of Medioevo are legible at rest', async (invite) => {
  const guest = await invite()
  await inEurope(guest, 'mu-prototype')
  await legible(guest.page, 'Medioevo')
})
