import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { en } from '../../src/i18n/en'
import { tempers as english } from '../../src/i18n/en/tempers'
import { it } from '../../src/i18n/it'
import { tempers as italian } from '../../src/i18n/it/tempers'
import { usual } from '../../src/lobby/manners'
import type { NewTable, TableInfo } from '../../src/wire/http'
import type { Manners } from '../../src/wire/signoria'
import type { Guest } from './guest'

export const words = { en, it }
export const tempers = { en: english, it: italian }

/** poster is what the front page shows of a game. */
export const poster = ({ page }: Guest, title: string) => page.getByRole('article', { name: title })

/** press is the button of a poster that begins with a word. */
export const press = (guest: Guest, title: string, word: string) =>
  poster(guest, title).getByRole('button', { name: new RegExp(`^${word}`) })

/** playNow takes a full table of Warrior Knights against bots, with the one button there is for it. */
export async function playNow(guest: Guest, name: string) {
  await named(guest, name)
  await guest.page.goto('/')
  await press(guest, 'Warrior Knights', words[guest.lang].playIt).click()
  await guest.page.waitForURL('**/table/*')
}

export interface Wish {
  /** The game's id; Warrior Knights if it is not said. */
  game?: string
  /** Who sits in each seat: me, open, or a bot by its level, as bot:squire, and its temper, as bot:squire-builder. */
  seats: string[]
  seed?: string
  length?: string
  /** Further options, by their names: the values to choose. */
  options?: Record<string, string>
}

/** setUp opens a table with the form for it, and returns its address. */
export async function setUp(guest: Guest, name: string, wish: Wish): Promise<string> {
  const { page, lang } = guest
  const say = words[lang]
  await named(guest, name)
  await page.goto(`/new/${wish.game ?? 'warrior-knights'}`)
  const form = page.locator('form', { has: page.getByRole('heading', { name: say.newTable }) })
  const seats = form.locator('fieldset label select')
  await seats.first().waitFor()
  while ((await seats.count()) < wish.seats.length)
    await form.getByRole('button', { name: say.moreSeats }).click()
  while ((await seats.count()) > wish.seats.length)
    await form.getByRole('button', { name: say.fewerSeats }).click()
  for (const [seat, who] of wish.seats.entries()) {
    const [level = '', temper = ''] = who.split('-')
    await seats.nth(seat).selectOption(level)
    const field = form.getByLabel(tempers[lang].temperAt(seat + 1))
    if ((await field.count()) > 0) await field.selectOption(temper)
  }
  await form.locator('summary', { hasText: say.options }).click()
  if (wish.length) await form.locator('details select').first().selectOption(wish.length)
  for (const [name, value] of Object.entries(wish.options ?? {})) {
    const field = form.locator('label', { has: page.getByText(name, { exact: true }) })
    await field.locator('select').selectOption(value)
  }
  await form.getByLabel(say.seed).fill(wish.seed ?? '')
  await form.getByRole('button', { name: say.openTable }).click()
  await page.waitForURL('**/table/*')
  return page.url()
}

/** gather opens a table to which friends come by the host's link, and returns it; it is not started. */
export async function gather(host: Guest, name: string, friends: [Guest, string][]) {
  const link = await setUp(host, name, { seats: ['me', ...friends.map(() => 'open')] })
  for (const [guest, friend] of friends) {
    const { page, lang } = guest
    await named(guest, friend)
    await page.goto(link)
    await page.getByRole('button', { name: words[lang].sitHere }).first().click()
    await page.getByRole('button', { name: words[lang].standUp }).waitFor()
  }
  return link
}

/** start starts a table that is full, and waits until those who look on see it begin. */
export async function start(host: Guest, others: Guest[] = []) {
  const button = host.page.getByRole('button', { name: words[host.lang].start })
  await expect.poll(() => button.isEnabled(), { timeout: 20_000 }).toBe(true)
  await button.click()
  for (const { page } of [host, ...others]) await page.locator('.prompt-bar').waitFor()
}

/** idOf is the id of a table, by its address. */
export const idOf = (address: string) => new URL(address).pathname.split('/').at(-1) ?? ''

/** send asks the server for something as the guest's page would. */
export async function send<T>({ page }: Guest, path: string, data: unknown): Promise<T> {
  const reply = await page.request.post(path, { data })
  expect(reply.status(), await reply.text()).toBe(200)
  return (await reply.json()) as T
}

/** named says a guest's name. */
export const named = (guest: Guest, name: string) => send(guest, '/api/me', { name })

/** openTable opens a table over the wire; it is full, or wants a seed of nobody's choosing. */
export const openTable = (
  guest: Guest,
  seats: string[],
  manners: Partial<Manners> = {},
  game = 'warrior-knights',
  options: Record<string, number> = {},
) =>
  send<TableInfo>(guest, '/api/tables', {
    game,
    seats,
    options,
    seed: seats.includes('open') ? '' : '11',
    manners: { ...usual, ...manners },
  } satisfies NewTable)

/** visit goes to a table that is played. */
export async function visit({ page }: Guest, { id }: TableInfo) {
  await page.goto(`/table/${id}`)
  await page.locator('.prompt-bar').waitFor()
}

/** golden is a golden record of Warrior Knights. */
export function golden(name: string) {
  const file = `../../../games/warriorknights/testdata/golden-${name}.json`
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as {
    rows: unknown[]
    seats: number
  }
}

/** bring brings a golden record to the house, and returns the table's address. */
export async function bring(guest: Guest, name: string): Promise<string> {
  await named(guest, 'Isabel')
  return `/table/${(await send<TableInfo>(guest, '/api/records', golden(name))).id}`
}
