// Crusader Kings through the page: by keyboard, by finger, in both languages; every screen.
import { expect } from 'vitest'
import { en } from '../src/i18n/en'
import type { Guest } from './support/guest'
import { openHouse } from './support/house'
import { fits, look, phone, speak, touchable, wide } from './support/inspect'
import { words } from './support/lobby'
import { among, told, until } from './support/kings'
import { Player } from './support/player'
import { answered, asked } from './support/tales'
import { Thumb } from './support/thumb'
import { Typist } from './support/typist'

const scene = openHouse()
const patience = { timeout: 20_000 }
const tab = ({ page }: Guest, name: string | RegExp) => page.getByRole('tab', { name })

scene('both languages, changed in the middle of a game', async (invite) => {
  const guest = await invite()
  const { page } = guest
  await among(guest)
  const player = new Player(guest, 2)
  await until([player], asked('action'))
  await player.offered()
  const prompt = page.locator('.prompt-bar .prompt p').first()
  const english = await prompt.innerText()
  for (const lang of ['it', 'en'] as const) {
    const row = told(guest).row
    await speak(guest, lang)
    await expect.poll(() => tab(guest, words[lang].chronicle).count()).toBe(1)
    for (const name of await page.getByRole('tab').all()) {
      await name.click()
      expect((await page.getByRole('tabpanel').innerText()).trim()).not.toBe('')
    }
    const { oddNow } = await guest.reading()
    expect(oddNow, `in ${lang}`).toEqual([])
    expect(told(guest).row).toBe(row)
    if (lang === 'it') expect(await prompt.innerText()).not.toBe(english)
    else expect(await prompt.innerText()).toBe(english)
  }
  await player.click()
})

scene('a Round by keyboard alone', async (invite) => {
  const guest = await invite()
  const { page } = guest
  await among(guest)
  const typist = new Typist(guest, 3)
  await typist.offered()

  // The hand by its dials.
  const crusade = page.getByRole('group', { name: 'Crusade', exact: true })
  const was = Number(await crusade.getByRole('status').innerText())
  await typist.tabTo(crusade.getByRole('button', { name: en.turnUp('Crusade') }))
  await typist.press('Enter')
  expect(await crusade.getByRole('status').innerText()).toBe(String(was + 1))
  const token = told(guest).offer?.token
  await typist.press('1') // no mix has a key: nothing is drawn by chance
  expect(told(guest).offer?.token).toBe(token)
  await typist.tabTo(page.locator('[data-verb="draw-hand"]'))
  await typist.press('Enter')
  await answered(guest, token)
  await expect.poll(() => told(guest).view.dynasties[0]?.unplayed[4], patience).toBe(was + 1)

  while (told(guest).view.era === 1 && told(guest).view.round <= 1 && (await typist.click()));
  expect(typist.lost, 'the focus was somewhere whenever something was asked').toBe(0)
  expect(typist.ways.keys).toBeGreaterThan(0)
  expect(guest.loads).toBe(1)

  // A panel in which nothing can be chosen is scrolled by keyboard too.
  await tab(guest, 'Your house').click()
  const panel = page.getByRole('tabpanel')
  await typist.tabTo(panel)
  await typist.press('End')
  await expect.poll(() => panel.evaluate((it) => it.scrollTop)).toBeGreaterThan(0)
  expect(await typist.everyStopIsSeen()).toBeGreaterThan(5)
})

scene('a Round on a phone, by finger', async (invite) => {
  const guest = await invite({ width: 390, height: 844, touch: true })
  const { page } = guest
  await among(guest)
  const thumb = new Thumb(guest, 2)
  await thumb.offered()
  const tax = page.getByRole('group', { name: 'Tax', exact: true })
  const was = Number(await tax.getByRole('status').innerText())
  await tax.getByRole('button', { name: en.turnUp('Tax') }).tap()
  await expect.poll(() => tax.getByRole('status').innerText()).toBe(String(was + 1))
  const numbers = await page.locator('.dial output').allInnerTexts()
  expect(numbers.reduce((sum, n) => sum + Number(n), 0)).toBe(8)
  await fits(page, 'dials')
  await touchable(page, 'dials')
  const token = told(guest).offer?.token
  await page.locator('[data-verb="draw-hand"]').tap()
  await page.locator('[data-verb="draw-hand"]').tap() // the first touch but says what it does
  await answered(guest, token)
  await expect
    .poll(() => told(guest).view.dynasties[0]?.unplayed, patience)
    .toEqual(numbers.map(Number))

  const seen = new Set<string>()
  while (told(guest).view.round <= 1 && told(guest).view.era === 1) {
    const name = told(guest).offer?.name ?? ''
    const { over } = await thumb.offered()
    if (over) break
    if (!seen.has(name)) {
      await fits(page, name)
      await touchable(page, name)
    }
    seen.add(name)
    await thumb.click()
  }
  expect(seen.size).toBeGreaterThan(3)
  const { silent, odd } = await guest.reading()
  expect({ silent, odd }).toEqual({ silent: 0, odd: [] })
})

scene('every screen fits, is touched and is read, light and dark', async (invite) => {
  const guest = await invite()
  await among(guest)
  const player = new Player(guest, 6)
  for (const [i, name] of ['hand', 'dynastic', 'card'].entries()) {
    await until([player], asked(name))
    await player.offered()
    await look(guest, name, wide, i % 2 ? 'it' : 'en', i % 2 ? 'dark' : 'light')
    await look(guest, name, phone, i % 2 ? 'en' : 'it', i % 2 ? 'light' : 'dark')
  }
  await until([player], asked('invest'))
  await player.offered()
  await look(guest, 'invest', phone, 'it', 'light', true)
  await look(guest, 'invest', phone, 'en', 'dark', true)
  await look(guest, 'invest', wide, 'it', 'dark', true)
  await look(guest, 'invest', wide, 'en', 'light')
})
