// The Giochix edition through the page: its lesson, which comes past its screens, and a whole game.
import { expect } from 'vitest'
import { openHouse } from './support/house'
import { learn, obey } from './support/lesson'
import { wholeGame } from './support/realms'

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
