// The front page: one thing to press, one click to a seat; and a table of one's own that cannot be opened as it is.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { TableInfo } from '../src/wire/http'
import { openHouse } from './support/house'
import { idOf, named, openTable, press, tempers, words } from './support/lobby'

const scene = openHouse()

async function tableAt(page: Page) {
  const reply = await page.request.get(`/api/tables/${idOf(page.url())}`)
  return (await reply.json()) as TableInfo
}

/** grand are the buttons and links that look like the one thing to press, as one sees them. */
const grand = (page: Page) => page.locator('.button.grand:visible')

/** inSight says whether something is in the window without scrolling, and nothing lies over it. */
const inSight = (page: Page, what: string) =>
  page.locator(what).evaluate((it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect()
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return (
      top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && it.contains(over)
    )
  })

describe('the front page', () => {
  scene('shows a game being played, and one thing to press, on a phone too', async (invite) => {
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      const guest = await invite({ width, height, motion: true })
      const { page } = guest
      await page.goto('/')
      await expect.poll(() => grand(page).count(), { timeout: 20_000 }).toBe(1)
      expect(await grand(page).innerText()).toContain(words.en.learnNow)
      expect(await inSight(page, '.button.grand')).toBe(true)
      expect(await page.getByRole('article').count()).toBe(5)
      expect(await page.getByRole('article').getByRole('heading').count()).toBe(5)

      // The game goes on by itself, until it is held.
      const told = page.locator('.reel p')
      await told.waitFor()
      const before = await told.innerText()
      await expect.poll(() => told.innerText(), { timeout: 20_000 }).not.toBe(before)
      await page.getByRole('button', { name: words.en.holdPicture }).click()
      const held = await told.innerText()
      await page.waitForTimeout(4000)
      expect(await told.innerText()).toBe(held)
      expect(await page.locator('.reel').evaluate((it) => it.matches('[inert][aria-hidden]'))).toBe(
        true,
      )
    }
  })

  scene('seats a guest with one click, who says later what he is called', async (invite) => {
    const { page, lang } = await invite({ lang: 'it' })
    const say = words[lang]
    await page.goto('/')
    await page.getByRole('button', { name: say.learnNow }).click()
    await page.waitForURL('**/table/*')
    await page.locator('.guide').waitFor()
    const table = await tableAt(page)
    expect(table.chairs[0]).toMatchObject({ name: 'Ospite', bot: '' })

    // Who comes again goes on with his game, under the name he likes.
    await page.goto('/')
    await expect.poll(() => grand(page).count(), { timeout: 20_000 }).toBe(1)
    expect(await grand(page).getAttribute('href')).toBe(`/table/${table.id}`)
    expect(await inSight(page, '.button.grand')).toBe(true)
    await page.getByRole('button', { name: say.guest }).click()
    await page.getByLabel(say.yourName).fill('Ginevra')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Ginevra' }).waitFor()
    const reply = await page.request.get(`/api/tables/${table.id}`)
    expect(((await reply.json()) as TableInfo).chairs[0]?.name).toBe('Ginevra')
    await grand(page).click()
    await page.waitForURL(`**/table/${table.id}`)
  })

  scene('shows how my tables stand, first the one that waits for me', async (invite) => {
    const guest = await invite()
    const { page } = guest
    await named(guest, 'Isabel')
    const mine = await openTable(guest, ['me', 'bot:squire'])
    await openTable(guest, ['me', 'open'])
    await page.goto('/')
    const cards = page.locator('.tables article')
    await expect.poll(() => cards.count()).toBe(2)
    const first = cards.first()
    expect(await first.locator('h3 a').getAttribute('href')).toBe(`/table/${mine.id}`)
    await first.getByText(words.en.yourTurn, { exact: true }).waitFor()
    await first.locator('.picture [data-ref^="city:"]').first().waitFor({ state: 'attached' })
    const bot = mine.chairs[1]
    expect(bot?.name).not.toBe('')
    await first.locator(`[title="${bot?.name}: ${bot?.level}"]`).waitFor()
    expect(await grand(page).count()).toBe(1)
  })

  scene('opens a suggested table with one button', async (invite) => {
    const { page } = await invite({ lang: 'it' })
    await page.goto('/new/warrior-knights')
    await page.getByRole('button', { name: 'Una guerra breve' }).click()
    await page.locator('.prompt-bar').waitFor()
    const table = await tableAt(page)
    const [, one = '', other = ''] = table.chairs.map((chair) => chair.bot)
    expect([one.split('-')[0], other.split('-')[0]]).toEqual(['squire', 'squire'])
    expect(one).not.toBe(other) // each has a temper of its own
    expect(table.options).toEqual({ length: 8 })
  })

  scene('lets who lays out a table choose what a bot is like', async (invite) => {
    const { page, lang } = await invite({})
    const say = words[lang]
    await page.goto('/new/warrior-knights')
    const form = page.locator('form', { has: page.getByRole('heading', { name: say.newTable }) })
    await form.getByRole('button', { name: say.fewerSeats }).click()
    await form.getByRole('combobox', { name: say.seat(2), exact: true }).selectOption('bot:squire')
    await form.getByText(tempers[lang].temperAnyHint).waitFor()
    await form.getByLabel(tempers[lang].temperAt(2)).selectOption('builder')
    await form.getByText('Fortifies what it holds').waitFor()
    await form.getByRole('button', { name: say.openTable }).click()
    await page.waitForURL('**/table/*')
    await page.getByText('Squire · Builder. Plays by judgement').waitFor()
    await page.getByLabel(tempers[lang].temperAt(2)).selectOption('schemer')
    await page.getByText('Serves the Church to say').waitFor()
    expect((await tableAt(page)).chairs.map(({ bot }) => bot)).toEqual(['', 'squire-schemer', ''])
  })

  scene('opens a table alone against four AI dynasties in one click', async (invite) => {
    const guest = await invite({})
    const { page, lang } = guest
    await page.goto('/')
    await press(guest, 'Crusader Kings', words[lang].playIt).click()
    await page.locator('.prompt-bar').waitFor()
    const table = await tableAt(page)
    expect(table.chairs.map(({ bot, own }) => [bot, own])).toEqual([
      ['', false],
      ['ferox', true],
      ['munitio', true],
      ['amandum', true],
      ['aperio', true],
    ])
    expect(table.options).toEqual({ 'ai.1': 1, 'ai.2': 3, 'ai.3': 4, 'ai.4': 5 })
  })

  scene('says beside an option why it does not go with the others', async (invite) => {
    const { page, lang } = await invite({})
    const say = words[lang]
    await page.goto('/new/warrior-knights')
    const form = page.locator('form', { has: page.getByRole('heading', { name: say.newTable }) })
    await form.locator('summary', { hasText: say.eachSeat }).click()
    const baron = (seat: number) =>
      form.getByRole('group', { name: say.seat(seat) }).getByRole('combobox')
    await baron(1).selectOption('3')
    await baron(2).selectOption('3')
    await form.getByText('Two seats cannot both play the same Baron.').waitFor()
    expect(await baron(2).getAttribute('aria-invalid')).toBe('true')
    await form.getByRole('button', { name: say.openTable }).click()
    await form.locator(':invalid').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/new/warrior-knights')

    await baron(2).selectOption('4')
    await form.getByText('Two seats cannot both play the same Baron.').waitFor({ state: 'hidden' })
    await form.getByRole('button', { name: say.openTable }).click()
    await page.waitForURL('**/table/*')
    // This server listens to this machine only, and says so to who would invite.
    await page.getByText(say.onlyHere).waitFor()
    await page.getByText('signoria serve --addr :8080').waitFor()
  })
})
