// Every screen, as one comes to it in a game: at four sizes: it fits, a finger hits it, axe finds nothing.
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { en } from '../src/i18n/en'
import type { Guest, Told } from './support/guest'
import { openHouse } from './support/house'
import { inspect } from './support/inspect'
import { setUp } from './support/lobby'
import { Player } from './support/player'

const scene = openHouse()

/** seen says whether an element is in the window and not covered. */
function seen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const at = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
  return width > 0 && height > 0 && at !== null && (element.contains(at) || at.contains(element))
}

/** shows fails if an element is not seen once the page has drawn itself, which takes a moment where a panel is fetched. */
const shows = (element: Locator, what: string) =>
  expect.poll(() => element.evaluate(seen), { message: what, timeout: 10_000 }).toBe(true)

/** playable holds a small screen to showing the prompt, a choice, and one thing at a time by tabs. */
async function playable(guest: Guest, what: string) {
  const { page } = guest
  const paper = page.locator('[data-paper] .button.grand')
  if (await paper.isVisible()) await shows(paper, `${what}: what closes the sheet is seen`)
  await guest.layAside()
  await guest.shut()
  const prompt = page.locator('.prompt-bar .prompt')
  const choice = page.locator('.prompt-bar [data-choice]').first()
  await shows(prompt, `${what}: the prompt is seen`)
  await shows(choice, `${what}: a choice is seen`)

  const names = await guest.panels()
  expect.soft(names.length, `${what}: panels`).toBeGreaterThan(3)
  for (const name of names) {
    await guest.open(name)
    await page.mouse.move(2, 2) // a phone has no pointer that rests on a thing of the board, and no card of it
    const panel = page.getByRole('tabpanel')
    await expect // some panels are fetched when they are opened
      .poll(async () => (await panel.innerText()).trim(), {
        message: `${what}: ${name} shows something`,
      })
      .not.toBe('')
    await shows(panel, `${what}: ${name} is seen`)
    const wide = await panel.evaluate((it) => it.scrollWidth - it.clientWidth)
    expect.soft(wide, `${what}: ${name} fits`).toBeLessThanOrEqual(0)
    await shows(prompt, `${what}: the prompt is seen with ${name}`)
  }
  await guest.shut()
  const { height } = (await page.locator('main .viewport').boundingBox()) ?? { height: 0 }
  expect.soft(height, `${what}: the map has room`).toBeGreaterThan(200)
}

async function station(guest: Guest, name: string, langs?: ('en' | 'it')[], thoroughly?: boolean) {
  await inspect(guest, name, langs, thoroughly)
  if (!guest.told?.offer) return
  await guest.page.setViewportSize({ width: 390, height: 844 })
  await playable(guest, name)
  await guest.page.setViewportSize({ width: 1440, height: 900 })
}

/** sheets opens what is laid over the table, one after the other. */
async function sheets(guest: Guest) {
  const { page } = guest
  for (const [name, opener] of [
    ['bargains', new RegExp(`^${en.bargains}`)], // and how many wait
    ['keys', en.help],
    ['settings', en.settings],
    ['rules beside the table', en.rules],
  ] as const) {
    const inMenu = opener === en.help || opener === en.settings
    if (inMenu) await page.getByRole('button', { name: en.more }).click()
    await page.getByRole(inMenu ? 'menuitem' : 'button', { name: opener, exact: true }).click()
    await page.locator('dialog[open], .drawer').waitFor()
    await inspect(guest, name, ['en']) // it lies over the switch of languages
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('Escape')
    await page.locator('dialog[open], .drawer').waitFor({ state: 'detached' })
  }
}

scene('the lobby, an open table and the rulebook', async (invite) => {
  const guest = await invite()
  const { page } = guest
  await page.goto('/')
  await page.getByRole('button', { name: en.learnNow }).waitFor()
  await page.locator('.reel').waitFor()
  await station(guest, 'lobby', undefined, true)
  await page.goto('/new/crusader-kings')
  await page.getByRole('heading', { name: en.newTable }).waitFor()
  await station(guest, 'a table of one’s own')
  await setUp(guest, 'Isabel', { seats: ['me', 'open', 'bot:squire'] })
  await page.getByRole('button', { name: en.fillWithBots }).waitFor()
  await station(guest, 'open table')
  await page.goto('/')
  await page.getByRole('heading', { name: en.myTables }).waitFor()
  await station(guest, 'lobby with tables', undefined, true)
  for (const game of ['warrior-knights', 'crusader-kings']) {
    await page.goto(`/rules/${game}`)
    await page.locator('article').first().waitFor()
    await station(guest, `rulebook ${game}`)
  }
})

scene('a game from its planning to its end', async (invite) => {
  const guest = await invite()
  const { page } = guest
  await setUp(guest, 'Isabel', {
    seats: ['me', 'bot:squire', 'bot:squire'],
    seed: '4',
    length: '8',
  })
  const player = new Player(guest, 8)
  const stations: [string, (told: Told) => boolean][] = [
    ['setting up', ({ view }) => view.phase === 'troops'],
    ['planning', ({ offer }) => offer?.name === 'lay'],
    ['battle', ({ view, offer }) => view.battle !== null && offer !== null],
    ['assembly', ({ view, offer }) => view.vote !== null && offer !== null],
  ]
  for (const [name, come] of stations) {
    const told = await player.hurry((now) => come(now) && now.offer !== null)
    if (told.standing.over) break
    await player.offered()
    await station(guest, name, undefined, name === 'planning')
    if (name === 'planning') await sheets(guest)
  }
  await player.hurry(() => false)
  await page.locator('dialog .winner').waitFor()
  await station(guest, 'end', ['en']) // nothing but the end can be clicked
})
