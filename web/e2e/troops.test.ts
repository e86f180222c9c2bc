// The troops of Warrior Knights on their sheets: by pointer, and by keyboard alone.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './support/chromium'
import { Guest } from './support/guest'
import { named, openTable, visit } from './support/lobby'
import { serve, type Server } from './support/server'

let server: Server
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([serve(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const cards = 6 // that each Baron gives out at the start

async function atTheTable(name: string): Promise<Guest> {
  const guest = await Guest.arrive(browser, server.address, { folds: true })
  await named(guest, name)
  await visit(guest, await openTable(guest, ['me', 'bot:squire', 'bot:squire', 'bot:squire']))
  await guest.page.locator('.laid .grand:enabled').waitFor()
  return guest
}

/** led is how strong each army is by the sheet, the fortress last. */
const led = ({ page }: Guest) =>
  page.locator('.laid .head b').evaluateAll((all) => all.map((one) => Number(one.textContent)))

/** answered waits until all troops are given out, and says how they are. */
async function answered(guest: Guest): Promise<number[]> {
  await expect
    .poll(() => guest.told?.view.phase, { timeout: 20_000 })
    .toSatisfy((phase) => phase !== 'troops')
  const { view } = guest.told ?? {}
  return [...(view?.nobles.slice(0, 4).map(({ strength }) => strength) ?? []), garrison(guest)]
}
const garrison = (guest: Guest) => guest.told?.view.fortresses[0]?.garrison ?? -1

test('troops lie spread, a press puts a card elsewhere, and one more gives them all out', async () => {
  const guest = await atTheTable('Anna')
  const { page } = guest
  expect(await page.locator('.laid [role="radiogroup"]').count()).toBe(cards)
  expect(await led(guest)).toEqual([100, 100, 100, 100, 0])
  await page.locator('.laid [data-serves$="fortress:0"]').first().click({ force: true })
  await expect.poll(async () => (await led(guest)).at(-1)).toBe(100)
  const wanted = await led(guest)
  await page.locator('.laid .grand:enabled').click()
  expect(await answered(guest)).toEqual(wanted)
  guest.content()
  await guest.leave()
})

test('by keyboard alone', async () => {
  const guest = await atTheTable('Bruno')
  const { page } = guest
  await page.keyboard.press('Tab')
  const inside = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  for (let tabs = 0; tabs < 90 && !(await inside('.laid [data-serves]')); tabs++)
    await page.keyboard.press('Tab')
  expect(await inside('.laid [data-serves]:checked')).toBe(true)
  await page.keyboard.press('ArrowLeft') // from the first column on to the last, the fortress
  await expect.poll(async () => (await led(guest)).at(-1)).toBe(100)
  expect(await inside('.laid [data-serves$="fortress:0"]:checked')).toBe(true)
  await page.locator('.laid .grand:enabled').waitFor()
  for (let tabs = 0; tabs < 20 && !(await inside('.laid .grand')); tabs++)
    await page.keyboard.press('Tab')
  const wanted = await led(guest)
  await page.keyboard.press('Enter')
  expect(await answered(guest)).toEqual(wanted)
  guest.content()
  await guest.leave()
})
