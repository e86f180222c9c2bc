// The historical prototype of Medioevo Universale: by keyboard, by finger, in both languages; every screen.
import { expect } from 'vitest'
import type { Guest } from './support/guest'
import { openHouse } from './support/house'
import { fits, look, phone, speak, touchable, wide } from './support/inspect'
import { words } from './support/lobby'
import { Player } from './support/player'
import { among, told, until } from './support/realms'
import { asked } from './support/tales'
import { Thumb } from './support/thumb'
import { Typist } from './support/typist'

const scene = openHouse()
const tab = ({ page }: Guest, name: string | RegExp) => page.getByRole('tab', { name })

scene('both languages, changed in the middle of a game', async (invite) => {
  const guest = await invite()
  const { page } = guest
  await among(guest)
  const player = new Player(guest, 2)
  await until([player], asked('purchase'))
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

scene('a turn by keyboard alone', async (invite) => {
  const guest = await invite()
  const { page } = guest
  await among(guest)
  const typist = new Typist(guest, 3)
  await typist.offered()
  await typist.tabTo(page.locator('.prompt-bar [data-verb]').first())
  while (told(guest).view.turn <= 1 && (await typist.click()));
  expect(typist.lost, 'the focus was somewhere whenever something was asked').toBe(0)
  expect(typist.ways.keys).toBeGreaterThan(0)
  expect(guest.loads).toBe(1)

  // A panel in which nothing can be chosen is scrolled by keyboard too.
  await typist.offered()
  await guest.settled() // a question may have brought its own panel
  await tab(guest, 'Market').click()
  const panel = page.getByRole('tabpanel')
  await typist.tabTo(panel)
  await typist.press('End')
  await expect.poll(() => panel.evaluate((it) => it.scrollTop)).toBeGreaterThan(0)
  expect(await typist.everyStopIsSeen()).toBeGreaterThan(5)
})

scene('a turn on a phone, by finger', async (invite) => {
  const guest = await invite({ width: 390, height: 844, touch: true })
  const { page } = guest
  await among(guest)
  const thumb = new Thumb(guest, 2)
  const seen = new Set<string>()
  while (told(guest).view.turn <= 1) {
    const { over } = await thumb.offered()
    if (over) break
    const name = told(guest).offer?.name ?? ''
    if (!seen.has(name)) {
      await fits(page, name)
      await touchable(page, name)
    }
    seen.add(name)
    await thumb.click()
  }
  expect(seen.size).toBeGreaterThan(5)
  const { silent, odd } = await guest.reading()
  expect({ silent, odd }).toEqual({ silent: 0, odd: [] })
})

scene('every screen fits, is touched and is read, light and dark', async (invite) => {
  const guest = await invite()
  await among(guest)
  const player = new Player(guest, 6)
  for (const [i, name] of ['diplomacy', 'purchase', 'placement', 'trade'].entries()) {
    await until([player], asked(name))
    await player.offered()
    await look(guest, name, wide, i % 2 ? 'it' : 'en', i % 2 ? 'dark' : 'light')
    await look(guest, name, phone, i % 2 ? 'en' : 'it', i % 2 ? 'light' : 'dark')
  }
  await until([player], asked('combat'))
  await player.offered()
  await look(guest, 'combat', phone, 'it', 'dark', true)
  await look(guest, 'combat', wide, 'en', 'light', true)
})
