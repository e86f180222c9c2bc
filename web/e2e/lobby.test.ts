// The lobby: tables as the game suggests them, and a table of one's own that cannot be opened as it is.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { TableInfo } from '../src/wire/http'
import { openHouse } from './support/house'
import { idOf, words } from './support/lobby'

const scene = openHouse()

async function tableAt(page: Page) {
  const reply = await page.request.get(`/api/tables/${idOf(page.url())}`)
  return (await reply.json()) as TableInfo
}

describe('the lobby', () => {
  scene('opens a suggested table with one button', async (invite) => {
    const { page, lang } = await invite({ lang: 'it' })
    await page.goto('/')
    await page.getByLabel(words[lang].yourName).fill('Ginevra')
    await page.getByRole('button', { name: 'Una guerra breve' }).click()
    await page.locator('.prompt-bar').waitFor()
    const table = await tableAt(page)
    expect(table.chairs.map((chair) => chair.bot)).toEqual(['', 'squire', 'squire'])
    expect(table.options).toEqual({ length: 8 })
  })

  scene('opens a table alone against four AI dynasties in two clicks', async (invite) => {
    const { page, lang } = await invite({})
    await page.goto('/')
    await page.getByLabel(words[lang].yourName).fill('Isabel')
    await page.getByRole('radio', { name: /Crusader Kings/ }).check()
    await page.getByRole('button', { name: words[lang].playNow }).click()
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
    // Who comes again finds the game he chose last.
    await page.goto('/')
    await page.getByRole('heading', { name: words[lang].newTable }).waitFor()
    expect(await page.getByRole('radio', { name: /Crusader Kings/ }).isChecked()).toBe(true)
  })

  scene('says beside an option why it does not go with the others', async (invite) => {
    const { page, lang } = await invite({})
    const say = words[lang]
    await page.goto('/')
    await page.getByLabel(say.yourName).fill('Isabel')
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
    expect(new URL(page.url()).pathname).toBe('/')

    await baron(2).selectOption('4')
    await form.getByText('Two seats cannot both play the same Baron.').waitFor({ state: 'hidden' })
    await form.getByRole('button', { name: say.openTable }).click()
    await page.waitForURL('**/table/*')
  })
})
