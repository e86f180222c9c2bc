// By keyboard alone from the lobby into a game, far into it, and from the final standing back to the lobby.
import { expect } from 'vitest'
import { en } from '../src/i18n/en'
import { openHouse } from './support/house'
import { playNow } from './support/lobby'
import { Typist } from './support/typist'

const scene = openHouse()

scene('a game by keyboard alone', async (invite) => {
  const guest = await invite()
  const { page } = guest
  const typist = new Typist(guest, 3)
  const focused = () => page.evaluate(() => document.activeElement?.id)

  // A table against one bot, set up from field to field.
  await page.goto('/')
  await page.getByRole('article', { name: 'Warrior Knights' }).waitFor()
  await typist.tabTo(page.getByRole('link', { name: en.layOut }))
  await typist.press('Enter')
  const form = page.locator('form', { has: page.getByRole('heading', { name: en.newTable }) })
  await form.getByRole('button', { name: en.openTable }).waitFor()
  await typist.tabTo(page.getByRole('button', { name: en.guest }))
  await typist.press('Enter')
  await page.keyboard.type('Isabel')
  await typist.press('Enter')
  await typist.tabTo(form.getByRole('button', { name: en.fewerSeats }))
  for (let seats = 4; seats > 2; seats--) await typist.press('Enter')
  await typist.tabTo(form.locator('fieldset select').nth(1))
  await typist.press('End') // the last is the best bot
  const rules = form.locator('summary', { hasText: en.options })
  await typist.tabTo(rules)
  await typist.press('Enter')
  await typist.tabTo(form.locator('details select').first())
  await typist.press('Home') // the shortest game
  await typist.tabTo(form.getByLabel(en.seed))
  await page.keyboard.type('11')
  await typist.tabTo(form.getByRole('button', { name: en.openTable }))
  await typist.press('Enter')
  await page.waitForURL('**/table/*')

  // Whoever comes from another page by keyboard finds himself where he is asked.
  await typist.offered()
  await expect.poll(focused).toBe('asked')
  expect(await typist.everyStopIsSeen()).toBeGreaterThan(8)

  // Keys are listed, and closing the list leads back to where it was opened.
  await typist.press('?')
  await page.getByRole('dialog', { name: en.help }).waitFor()
  await typist.press('Escape')
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)

  // The menu by arrows.
  const more = page.getByRole('button', { name: en.more })
  await typist.tabTo(more, true)
  await typist.press('Enter')
  const items = page.getByRole('menuitem')
  await expect.poll(() => items.first().evaluate((it) => it === document.activeElement)).toBe(true)
  await typist.press('End')
  expect(await items.first().evaluate((it) => it === document.activeElement)).toBe(false)
  await typist.press('Escape')
  await expect.poll(() => more.evaluate((it) => it === document.activeElement)).toBe(true)
  await typist.press(',')

  await typist.playToTheEnd(45)
  expect(typist.lost, 'the focus was somewhere whenever something was asked').toBe(0)
  for (const [way, answers] of Object.entries(typist.ways))
    expect(answers, `answers by ${way}`).toBeGreaterThan(3) // lands are picked for sheets, too
  expect(guest.loads, 'the page was loaded once').toBe(1)

  // The end is a dialog; Tab stays in it, Esc leaves it, and home lies at the head of the page.
  const end = page.getByRole('dialog', { name: en.gameOver })
  for (let i = 0; i < 8; i++) {
    await typist.press('Tab')
    const inside = await end.evaluate(
      (it) => it.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect(inside, 'Tab stays inside the dialog').toBe(true)
  }
  await typist.press('Escape')
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  await typist.tabTo(page.getByRole('link', { name: en.lobby }))
  await typist.press('Enter')
  await page.getByText(en.finishedAll(1)).waitFor()
  await expect.poll(focused).toBe('main')
})

scene('single keys are switched off for those who listen', async (invite) => {
  const guest = await invite()
  const { page } = guest
  await page.addInitScript(() =>
    localStorage.setItem('signoria.preferences', JSON.stringify({ keys: false })),
  )
  const typist = new Typist(guest, 3)
  await playNow(guest, 'Isabel')
  await typist.offered()
  const token = guest.told?.offer?.token
  const prompt = await page.locator('.prompt-bar .prompt').innerText()
  for (const key of ['1', 'a', '?', '/', 'u', '.', ',']) await typist.press(key)
  await page.waitForTimeout(300)
  expect(guest.told?.offer?.token, 'nothing was answered').toBe(token)
  expect(await page.locator('.prompt-bar .prompt').innerText()).toBe(prompt)
  expect(await page.locator('dialog[open], .drawer').count()).toBe(0)
  expect(await page.locator('[aria-keyshortcuts]').count()).toBe(0)
  expect(await page.locator('.key:visible').count()).toBe(0)

  // What is asked, and what happens, is told; the board is there in words, and can be played there.
  const told = page.locator('.unseen[role="status"]', { hasText: en.yourTurn })
  expect(await told.count()).toBe(1)
  await guest.open(en.inWords)
  const panel = page.getByRole('tabpanel')
  expect(await panel.locator('h3').count()).toBeGreaterThan(30)
  await typist.hurry(({ standing }) => standing.turn > 0)
  await expect
    .poll(() => page.getByRole('log', { name: en.latest }).innerText(), { timeout: 30_000 })
    .not.toBe('')
})
