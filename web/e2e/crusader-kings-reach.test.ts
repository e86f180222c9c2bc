// Crusader Kings through the page: by keyboard, by finger, in both languages; every screen.
import { expect } from 'vitest'
import { en } from '../src/i18n/en'
import { openHouse } from './support/house'
import { fits, look, phone, touchable, wide } from './support/inspect'
import { among, told, until } from './support/kings'
import { Player } from './support/player'
import { byFinger, byTurns, changesTongue, keysSufficed } from './support/reach'
import { answered, asked } from './support/tales'
import { Thumb } from './support/thumb'
import { Typist } from './support/typist'

const scene = openHouse()
const patience = { timeout: 20_000 }

scene('both languages, changed in the middle of a game', async (invite) => {
  const guest = await invite()
  await among(guest)
  const player = new Player(guest, 2)
  await until([player], asked('action'))
  await player.offered()
  await changesTongue(guest)
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
  await keysSufficed(guest, typist, 'Your house')
})

scene('a Round on a phone, by finger', async (invite) => {
  const guest = await invite({ width: 390, height: 844, touch: true })
  const { page } = guest
  await among(guest)
  const thumb = new Thumb(guest, 2)
  await thumb.offered()
  const realm = page.getByRole('group', { name: 'Realm', exact: true })
  const was = Number(await realm.getByRole('status').innerText())
  await realm.getByRole('button', { name: en.turnUp('Realm') }).tap()
  await expect.poll(() => realm.getByRole('status').innerText()).toBe(String(was + 1))
  const numbers = await page.locator('.dial output').allInnerTexts()
  expect(numbers.reduce((sum, n) => sum + Number(n), 0)).toBe(8)
  await fits(page, 'dials')
  await touchable(page, 'dials')
  const token = told(guest).offer?.token
  const draw = page.locator('[data-verb="draw-hand"]')
  const final = (await draw.getAttribute('data-grave')) !== null
  await draw.tap()
  if (final) await draw.tap() // the first touch but says what it does
  await answered(guest, token)
  await expect
    .poll(() => told(guest).view.dynasties[0]?.unplayed, patience)
    .toEqual(numbers.map(Number))

  const firstRound = () => told(guest).view.round <= 1 && told(guest).view.era === 1
  expect(await byFinger(guest, thumb, firstRound)).toBeGreaterThan(3)
})

scene('every screen fits, is touched and is read, light and dark', async (invite) => {
  const guest = await invite()
  await among(guest)
  const player = new Player(guest, 6)
  const come = async (name: string) => {
    await until([player], asked(name))
    await player.offered()
  }
  await byTurns(guest, ['hand', 'dynastic', 'card'], come)
  await come('invest')
  await look(guest, 'invest', phone, 'it', 'light', true)
  await look(guest, 'invest', phone, 'en', 'dark', true)
  await look(guest, 'invest', wide, 'it', 'dark', true)
  await look(guest, 'invest', wide, 'en', 'light')
})
