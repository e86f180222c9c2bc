// What every game's page is held to alike: by keyboard, by finger, in both languages.
import { expect } from 'vitest'
import type { Guest } from './guest'
import { fits, look, phone, speak, touchable, wide } from './inspect'
import { words } from './lobby'
import type { Thumb } from './thumb'
import type { Typist } from './typist'

/** changesTongue changes the language while something is asked, there and back: all is said in it, and nothing else changes. */
export async function changesTongue(guest: Guest) {
  const { page } = guest
  const prompt = page.locator('.prompt-bar .prompt p').first()
  await expect.poll(() => guest.told?.table.waiting.length).toBe(1) // nobody else goes on meanwhile
  const english = await prompt.innerText()
  for (const lang of ['it', 'en'] as const) {
    const row = guest.told?.row
    await speak(guest, lang)
    await expect.poll(() => guest.panels()).toContain(words[lang].chronicle)
    for (const name of await guest.panels()) {
      await guest.open(name)
      await expect
        .poll(async () => (await page.getByRole('tabpanel').innerText()).trim())
        .not.toBe('')
    }
    const { oddNow } = await guest.reading()
    expect(oddNow, `in ${lang}`).toEqual([])
    expect(guest.told?.row).toBe(row)
    if (lang === 'it') expect(await prompt.innerText()).not.toBe(english)
    else expect(await prompt.innerText()).toBe(english)
  }
}

/** keysSufficed looks back at what was played by keyboard alone, and scrolls a panel in which nothing can be chosen. */
export async function keysSufficed(guest: Guest, typist: Typist, panelName: string) {
  expect(typist.lost, 'the focus was somewhere whenever something was asked').toBe(0)
  expect(typist.ways.keys).toBeGreaterThan(0)
  expect(guest.loads).toBe(1)

  await guest.page.setViewportSize({ width: 1440, height: 600 }) // too low for any panel
  await guest.open(panelName)
  const panel = guest.page.getByRole('tabpanel')
  await typist.tabTo(panel)
  await typist.press('End')
  await expect.poll(() => panel.evaluate((it) => it.scrollTop)).toBeGreaterThan(0)
  expect(await typist.everyStopIsSeen()).toBeGreaterThan(5)
}

/** byFinger plays as long as it goes on; every question fits and can be touched. It returns how many kinds there were. */
export async function byFinger(guest: Guest, thumb: Thumb, goesOn: () => boolean): Promise<number> {
  const { page } = guest
  const seen = new Set<string>()
  while (goesOn()) {
    const { over } = await thumb.offered()
    if (over) break
    const name = guest.told?.offer?.name ?? ''
    if (!seen.has(name)) {
      await fits(page, name)
      await touchable(page, name)
    }
    seen.add(name)
    await thumb.click()
  }
  const { silent, odd } = await guest.reading()
  expect({ silent, odd }).toEqual({ silent: 0, odd: [] })
  return seen.size
}

/** byTurns looks at questions wide and on a phone, light and dark and in both languages by turns. */
export async function byTurns(
  guest: Guest,
  names: string[],
  come: (name: string) => Promise<unknown>,
) {
  for (const [i, name] of names.entries()) {
    await come(name)
    await look(guest, name, wide, i % 2 ? 'it' : 'en', i % 2 ? 'dark' : 'light')
    await look(guest, name, phone, i % 2 ? 'en' : 'it', i % 2 ? 'light' : 'dark')
  }
}
