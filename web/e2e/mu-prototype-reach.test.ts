// The historical prototype of Medioevo Universale: by keyboard, by finger, in both languages; every screen.
import { expect } from 'vitest'
import { openHouse } from './support/house'
import { closable, look, phone, wide } from './support/inspect'
import { Player } from './support/player'
import { byFinger, byTurns, changesTongue, keysSufficed } from './support/reach'
import { among, told, until } from './support/realms'
import { asked } from './support/tales'
import { Thumb } from './support/thumb'
import { Typist } from './support/typist'

const scene = openHouse()

scene('both languages, changed in the middle of a game', async (invite) => {
  const guest = await invite()
  await among(guest, 'mu-prototype')
  const player = new Player(guest, 2)
  await until([player], asked('purchase'))
  await player.offered()
  await changesTongue(guest)
  await player.click()
})

scene('a turn by keyboard alone', async (invite) => {
  const guest = await invite()
  await among(guest, 'mu-prototype')
  const typist = new Typist(guest, 3)
  await typist.offered()
  await typist.tabTo(guest.page.locator('.prompt-bar [data-choice]').first())
  while (told(guest).view.turn <= 1 && (await typist.click()));
  await typist.offered()
  await guest.settled() // a question may have brought its own panel
  await keysSufficed(guest, typist, 'Market')
})

scene('a turn on a phone, by finger', async (invite) => {
  const guest = await invite({ width: 390, height: 844, touch: true })
  await among(guest, 'mu-prototype')
  const thumb = new Thumb(guest, 2)
  const kinds = await byFinger(guest, thumb, () => told(guest).view.turn <= 1)
  expect(kinds).toBeGreaterThan(5)
})

scene('what closes a long list stays in view, on a phone held either way', async (invite) => {
  const guest = await invite()
  const { page } = guest
  await among(guest, 'mu-prototype')
  const player = new Player(guest, 6)
  await until([player], asked('diplomacy'))
  await player.offered()
  await page.locator('[data-verb="draft-pact"]').first().click()
  await page.locator('[data-verb="add-no-war"]').first().click()
  await page.locator('[data-verb="offer-treaty"]').waitFor()
  await page.locator('.laid header button').last().click() // whoever wants the list lays the sheet aside

  const choices = page.locator('.prompt-bar [data-choice]')
  expect(await choices.count()).toBeGreaterThan(10)
  const foot = page.locator('.closing [data-verb]')
  const verbs = await foot.evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset.verb))
  expect(verbs).toEqual(['offer-treaty', 'tear-up'])
  const held = { width: phone.height, height: phone.width }
  for (const size of [wide, phone, held, { width: 360, height: 640 }]) {
    await page.setViewportSize(size)
    await guest.shoot(`draft ${size.width}`)
    await closable(page, `a draft, ${size.width}`)
    expect(await choices.first().isVisible()).toBe(true)
  }
  // Read once, and come to last.
  const last = foot.last()
  const name = { name: (await last.locator('span').last().innerText()).trim() }
  expect(await page.getByRole('button', name).count()).toBe(1)
  await choices.first().focus()
  await page.keyboard.press('End')
  expect(await last.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => asked('diplomacy')(told(guest))).toBe(true)
})

scene('every screen fits, is touched and is read, light and dark', async (invite) => {
  const guest = await invite()
  await among(guest, 'mu-prototype')
  const player = new Player(guest, 2)
  const come = async (name: string) => {
    await until([player], asked(name))
    await player.offered()
  }
  await byTurns(guest, ['diplomacy', 'purchase', 'placement', 'trade'], come)
  await come('combat')
  await look(guest, 'combat', phone, 'it', 'dark', true)
  await look(guest, 'combat', wide, 'en', 'light') // medioevo.test.ts looks at its panels so
})
