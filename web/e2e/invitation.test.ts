// An invitation of a server that is known by an address: that is what friends are given, as words and as a code.
import { expect } from 'vitest'
import { en } from '../src/i18n/en'
import { openHouse } from './support/house'
import { idOf, named, setUp } from './support/lobby'

const scene = openHouse({ flags: ['--url', 'http://signoria.test:8080'] })

scene('an invitation names an address that a friend can open', async (invite) => {
  const host = await invite()
  const { page } = host
  await setUp(host, 'Ada', { seats: ['me', 'open', 'bot:squire'] })
  const address = `http://signoria.test:8080/table/${idOf(page.url())}`
  const field = page.getByRole('textbox', { name: en.invite })
  await field.waitFor()
  expect(await field.inputValue()).toBe(address)
  await page.getByRole('img', { name: en.inviteCode }).waitFor()
  await page.getByRole('button', { name: en.copy }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

  // Bots are somebody, and one is told how they play.
  await page.getByText('Squire. Plays by judgement').waitFor()

  // A friend came by an address that is good: he passes that on. He changes his name at the seat.
  const friend = await invite()
  await named(friend, 'Bea')
  await friend.page.goto(new URL(page.url()).pathname)
  expect(await friend.page.getByRole('textbox', { name: en.invite }).inputValue()).toBe(page.url())
  await friend.page.getByRole('button', { name: en.sitHere }).click()
  const seats = friend.page.getByRole('main')
  await seats.getByRole('button', { name: 'Bea' }).click()
  await seats.getByLabel(en.yourName).fill('Beatrice')
  await friend.page.keyboard.press('Enter')
  await page.getByText('Beatrice', { exact: true }).first().waitFor()
})
