// What is decided as a whole, on sheets: armies are shared out by pointer and key, and a Purchase is bought, each with
// one thing to press.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '../src/i18n/en'
import type { ChoiceInfo, Update } from '../src/wire/http'
import type { View } from '../src/wire/medioevo'
import { hire, type Adviser } from './support/adviser'
import { openBrowser } from './support/chromium'
import { Guest } from './support/guest'
import { setUp } from './support/lobby'
import { serve, type Server } from './support/server'

let server: Server
let browser: Browser
let adviser: Adviser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([serve(), openBrowser()])
  adviser = await hire(server.store)
})
afterAll(async () => {
  await adviser.stop()
  await browser.close()
  await server.stop()
})

const told = (guest: Guest) => guest.told as unknown as Omit<Update, 'view'> & { view: View }

/** until answers over the wire, as a squire would, until something is asked. */
async function until(guest: Guest, asked: string) {
  const { page } = guest
  let last = ''
  for (const end = Date.now() + 90_000; Date.now() < end; await page.waitForTimeout(20)) {
    const { offer, table, seat } = told(guest) ?? {}
    if (offer?.name === asked) return
    if (!offer || offer.token === last) continue
    const { place, number } = await adviser.ask(table.id, seat)
    if (place < 0) continue
    last = offer.token
    const answer = { seat, token: offer.token, choice: place, number, note: '' }
    await page.request.post(`/api/tables/${table.id}/answers`, {
      data: answer,
      headers: { Origin: server.address },
    })
  }
  throw new Error(`${asked} is never asked`)
}

/** answer gives the first choice of what is asked that is wanted, over the wire. */
async function answer(guest: Guest, wanted: (choice: ChoiceInfo) => boolean) {
  const { offer, table, seat } = told(guest)
  const choice = offer?.choices.findIndex(wanted) ?? -1
  if (!offer || choice < 0) throw new Error('it is not offered')
  const data = { seat, token: offer.token, choice, number: 0, note: '' }
  const headers = { Origin: server.address }
  await guest.page.request.post(`/api/tables/${table.id}/answers`, { data, headers })
  await expect.poll(() => told(guest).offer?.token, { timeout: 10_000 }).not.toBe(offer.token)
}

const paper = (page: Page) => page.locator('[data-paper]')
const grand = (page: Page) => paper(page).locator('.grand:enabled')

test('armies are placed and a Purchase is bought, each as a whole', async () => {
  const guest = await Guest.arrive(browser, server.address, { lang: 'en', folds: true })
  const { page } = guest
  await setUp(guest, 'Isabel', {
    game: 'mu-prototype',
    seats: ['me', 'bot:squire', 'bot:squire'],
    seed: '5',
  })

  await until(guest, 'armies')
  const whole = told(guest).view.players[told(guest).seat]?.coming ?? 0
  const row = paper(page).locator('[data-share]').first()
  await row.getByRole('spinbutton').fill('3')
  await row.getByRole('spinbutton').press('Enter')
  await row.getByRole('button', { name: /^More/ }).press('Enter')
  await expect
    .poll(() => paper(page).locator('.band b').innerText())
    .toMatch(new RegExp(`^${whole - 4} of ${whole} left`, 'i'))
  const other = paper(page).locator('[data-share]:not(:first-child) [data-most]').first()
  await other.press('Enter')
  await grand(page).press('Enter')
  await expect
    .poll(() => told(guest).view.players[told(guest).seat]?.coming, { timeout: 10_000 })
    .toBeLessThan(whole - 4)

  await until(guest, 'purchase')
  const me = () => told(guest).view.players[told(guest).seat]
  const { florins = 0, techs = [] } = me() ?? {}
  const tiles = paper(page).locator('button[data-tile]:not(.shut)')
  await tiles.first().focus()
  await page.keyboard.press('Space')
  await tiles.nth(1).click()
  expect(await paper(page).locator('.tile.taken').count()).toBe(2)
  const after = () => paper(page).locator('footer dd').last().innerText()
  await expect.poll(after, { timeout: 5000 }).toBe(String(florins - 200))
  await grand(page).press('Enter')
  // What all prepare together counts when the last is ready.
  await expect.poll(() => me()?.techs.length, { timeout: 30_000 }).toBe(techs.length + 2)
  guest.content()
  await guest.leave()
})

test('who goes with a convoy is said as a whole, and first what would be given up', async () => {
  const guest = await Guest.arrive(browser, server.address, { lang: 'en', folds: true })
  const { page } = guest
  await setUp(guest, 'Isabel', {
    game: 'mu-prototype',
    seats: ['me', 'bot:squire', 'bot:squire'],
    seed: '5',
    options: { 'Starting places': '1' },
  })
  await until(guest, 'combat')
  const galley = () =>
    told(guest).view.transports.find(({ kind, owner }) => kind === 3 && owner === told(guest).seat)
  const ref = `transport:${galley()?.id}`
  await answer(guest, ({ verb, refs }) => verb === 'lead' && refs?.[0] === ref)
  await answer(
    guest,
    ({ verb, refs }) => verb === 'march' && refs?.[0]?.startsWith('sea:') === true,
  )

  await page.locator('[data-sheet]').click()
  const hold = paper(page).locator(`[data-hold="${ref}"]`)
  const warned = () => hold.locator('[role="status"]').allInnerTexts()
  await hold.getByRole('spinbutton').fill('0')
  await hold.getByRole('spinbutton').press('Enter')
  await expect.poll(warned).toHaveLength(1)
  expect((await warned())[0]).toContain('abandoned')
  await guest.shoot('abandoned')
  await hold.getByRole('button', { name: /^More/ }).press('Enter')
  await expect.poll(warned).toEqual([])
  await grand(page).press('Enter')
  await expect.poll(() => galley()?.vf).toBe(1)
  guest.content()
  await guest.leave()
})

test('on a phone a sheet that is pushed down is pulled up again, and one laid aside stays so', async () => {
  const guest = await Guest.arrive(browser, server.address, {
    lang: 'en',
    width: 390,
    height: 844,
    touch: true,
  })
  const { page } = guest
  await setUp(guest, 'Isabel', {
    game: 'mu-prototype',
    seats: ['me', 'bot:squire', 'bot:squire'],
    seed: '5',
  })
  await until(guest, 'purchase')
  const list = page.locator('.choices[data-unfolded]')
  const pulled = (over: string, key: string) => page.locator(`${over} > .grip`).press(key)

  await paper(page).waitFor()
  await pulled('.laid', 'ArrowDown')
  await pulled('.laid', 'ArrowDown')
  await expect.poll(() => paper(page).count()).toBe(0)
  expect(await list.count(), 'the question stands by itself').toBe(0)
  await guest.shoot('sheet pushed down')
  await pulled('.under', 'ArrowUp')
  await paper(page).waitFor()

  await paper(page).getByRole('button', { name: en.layAside }).tap()
  await list.waitFor()
  await pulled('.under', 'ArrowUp')
  await page.waitForTimeout(300)
  expect(await paper(page).count(), 'it was laid aside').toBe(0)
  await page.locator('[data-sheet]').tap()
  await paper(page).waitFor()
  guest.content()
  await guest.leave()
})

test('at the Giochix edition a Purchase, a group and the stops of a route come by themselves', async () => {
  const guest = await Guest.arrive(browser, server.address, { lang: 'en', folds: true })
  const { page } = guest
  await setUp(guest, 'Isabel', {
    game: 'mu-giochix',
    seats: ['me', 'bot:squire', 'bot:squire'],
    seed: '5',
    options: { 'First pieces': 'All stand ready' },
  })

  await until(guest, 'shop')
  const me = () => told(guest).view.players[told(guest).seat]
  const florins = me()?.florins ?? 0
  const tile = paper(page).locator('button[data-tile]:not(.shut)').first()
  await tile.click()
  await grand(page).click()
  await expect.poll(() => me()?.florins, { timeout: 10_000 }).toBeLessThan(florins)

  await until(guest, 'march')
  await paper(page).waitFor()
  const { token } = told(guest).offer ?? {}
  await grand(page).click()
  await expect.poll(() => told(guest).offer?.token, { timeout: 10_000 }).not.toBe(token)

  await until(guest, 'stop')
  await paper(page).waitFor()
  await guest.shoot('stops of a route')
  guest.content()
  await guest.leave()
})
