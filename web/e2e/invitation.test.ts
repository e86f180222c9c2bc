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

scene('a player goes on in another browser by a link that is good once', async (invite) => {
  const host = await invite()
  const { page } = host
  await setUp(host, 'Ada', { seats: ['me', 'open', 'bot:squire'] })
  const table = new URL(page.url()).pathname
  await page.locator('a.home').click()
  await page.getByRole('button', { name: en.settings }).click()
  await page.getByRole('button', { name: en.device.make }).click()
  await page.getByRole('img', { name: en.device.code }).waitFor()
  const address = new URL(await page.getByRole('textbox', { name: en.device.link }).inputValue())
  expect(address.origin).toBe('http://signoria.test:8080')
  await host.shoot('a link for another device')

  const phone = await invite({ touch: true })
  await named(phone, 'Bea')
  await phone.page.setViewportSize({ width: 390, height: 844 })
  await phone.page.goto(address.pathname + address.hash)
  await phone.page.getByText(en.device.instead('Bea')).waitFor()
  await phone.shoot('another device')
  await phone.page.getByRole('button', { name: en.device.arrive }).click()
  await phone.page.waitForURL((url) => url.pathname === '/')
  await phone.page.locator(`h3 a[href="${table}"]`).click()
  await phone.page.getByRole('button', { name: en.start }).waitFor() // it is hers here too

  const third = await invite()
  third.provoked.add(404)
  await third.page.goto(address.pathname + address.hash)
  await third.page.getByRole('button', { name: en.device.arrive }).click()
  await third.page.getByText('That link has been used').waitFor()
})
