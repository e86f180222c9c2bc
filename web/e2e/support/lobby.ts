import { en } from '../../src/i18n/en'
import { it } from '../../src/i18n/it'
import type { Guest } from './guest'

export const words = { en, it }

/** playNow takes a full table against bots, with the one button there is for it. */
export async function playNow({ page, lang }: Guest, name: string) {
  await page.goto('/')
  const play = page.getByRole('button', { name: words[lang].playNow })
  await page.getByLabel(words[lang].yourName).fill(name)
  await play.click()
  await page.waitForURL('**/table/*')
}

export interface Wish {
  /** Who sits in each seat: me, open, or a bot's level as bot:level. */
  seats: string[]
  seed?: string
  length?: string
}

/** setUp opens a table with the form for it, and returns its address. */
export async function setUp({ page, lang }: Guest, name: string, wish: Wish): Promise<string> {
  const say = words[lang]
  await page.goto('/')
  const form = page.locator('form', { has: page.getByRole('heading', { name: say.newTable }) })
  const seats = form.locator('fieldset select')
  await seats.first().waitFor()
  while ((await seats.count()) < wish.seats.length)
    await form.getByRole('button', { name: say.moreSeats }).click()
  while ((await seats.count()) > wish.seats.length)
    await form.getByRole('button', { name: say.fewerSeats }).click()
  for (const [seat, who] of wish.seats.entries()) await seats.nth(seat).selectOption(who)
  await form.locator('summary', { hasText: say.options }).click()
  if (wish.length) await form.locator('details select').first().selectOption(wish.length)
  await form.getByLabel(say.seed).fill(wish.seed ?? '')
  const asked = page.getByLabel(say.yourName)
  if (await asked.isVisible()) await asked.fill(name)
  await form.getByRole('button', { name: say.openTable }).click()
  await page.waitForURL('**/table/*')
  return page.url()
}
