// The Giochix edition through the page: its lesson, which comes past its screens, and a whole game.
import { expect } from 'vitest'
import type { GiveAnswer } from '../src/wire/http'
import type { Told } from './support/guest'
import { openHouse } from './support/house'
import { fits, touchable } from './support/inspect'
import { learn, obey } from './support/lesson'
import { Player } from './support/player'
import { among, wholeGame } from './support/realms'

const scene = openHouse()

scene('the lesson, by clicks, with its battle on the stage', async (invite) => {
  const guest = await invite({ moments: 'mine' })
  const { page } = guest
  await learn(guest, 'Giochix edition')
  const steps: string[] = []
  for (let head = await obey(page); head; head = await obey(page)) {
    steps.push(head)
    if (head === 'A character') await page.locator('.stage').waitFor()
  }
  expect(steps).toHaveLength(41)
  await expect.poll(() => guest.told?.standing.winners).toEqual([0])
  expect((await guest.reading()).odd).toEqual([])
})

scene('a game of three turns against two bots, the first by clicks', async (invite) => {
  const phases = ['order', 'events', 'taxes', 'purchases', 'combat', 'commerce']
  await wholeGame(await invite(), 'mu-giochix', phases, { 'First pieces': 'All stand ready' })
})

/** Trader buys what he can, and opens a route with it. */
class Trader extends Player {
  override async post(told: Told) {
    const { offer, seat, table } = told
    const placeOf = (verb: string) =>
      offer?.choices.findIndex((choice) => choice.verb === verb) ?? -1
    const choice = [placeOf('open-route'), placeOf('buy-goods')].find((place) => place >= 0)
    if (!offer || choice === undefined) return super.post(told)
    const number = offer.choices[choice]?.low ?? 0
    const answer: GiveAnswer = { seat, token: offer.token, choice, number, note: '' }
    const { page } = this.guest
    await page.waitForTimeout(100) // so many answers a second are taken from one player
    await page.request.post(`/api/tables/${table.id}/answers`, { data: answer })
  }
}

scene('a route is chosen on a phone without a list as long as the map', async (invite) => {
  const guest = await invite({ width: 390, height: 844, touch: true, folds: true })
  const { page } = guest
  await among(guest, 'mu-giochix')
  const trader = new Trader(guest, 3)
  await trader.hurry(({ offer }) => offer?.name === 'stop')
  const sheet = page.locator('[data-paper]')
  const places = sheet.locator('.place')
  await places.first().waitFor()
  await guest.shoot('route on a phone')
  const { clientHeight, scrollHeight } = await sheet
    .locator('.body')
    .evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }))
  expect(scrollHeight, 'what one scrolls through').toBeLessThan(4 * clientHeight)
  await touchable(page, 'the stops of a route')
  await fits(page, 'the stops of a route')

  const all = guest.told?.offer?.choices.length ?? 0
  expect(all).toBeGreaterThan(await places.count())
  const first = await places.first().innerText()
  await sheet.locator('input[type=search]').fill(first.slice(0, 4))
  await expect.poll(() => places.count()).toBeLessThan(4)
  await places.first().tap()
  await expect.poll(() => sheet.locator('.stops .what').count()).toBe(1)
})
