// The frame around the board: how much of the window the board keeps, and that what one presses stays where it is.
import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { Guest } from './support/guest'
import { openHouse } from './support/house'
import { named, openTable, visit } from './support/lobby'
import { Player } from './support/player'

// The bots answer alike each time: how much of a phone the bar takes hangs on what is asked.
const scene = openHouse({ flags: ['--bot-seed', '7'] })

/** open measures in the page which part of the window is board that one can see and touch, in hundredths. */
function open(): number {
  const board = document.querySelector('main')
  const step = 16
  // Among thousands of pieces to find the one at a point takes milliseconds: what they lie in is hit in their place.
  const map = document.querySelector<SVGElement>('.window > svg')
  map?.style.setProperty('display', 'none')
  let hit = 0
  let all = 0
  for (let x = step / 2; x < innerWidth; x += step)
    for (let y = step / 2; y < innerHeight; y += step) {
      const there = document.elementFromPoint(x, y)
      if (there?.closest('.window') && board?.contains(there)) hit++
      all++
    }
  map?.style.removeProperty('display')
  return (100 * hit) / all
}

const measured: Record<string, number> = {}

/** hear puts away what was missed, which lies over the board until it is heard, and comes when it comes. */
async function hear(page: Page) {
  const heard = page.locator('.pill button').last()
  if (!(await heard.isVisible())) return
  await heard.click()
  await heard.waitFor({ state: 'detached' })
}

/** keeps fails if the board has less than a part of a window of this size. */
async function keeps(page: Page, what: string, width: number, height: number, least: number) {
  await page.setViewportSize({ width, height })
  await page.mouse.move(2, 2) // where nothing is told of
  await page.waitForTimeout(600) // dock and camera are on their way
  await hear(page)
  const part = await page.evaluate(open)
  measured[`${what} ${width}x${height}`] = Math.round(part)
  expect.soft(part, `${what} at ${width}x${height}`).toBeGreaterThanOrEqual(least)
}

/** fold folds the list of choices away, which unfolds where what it names cannot be seen. */
async function fold(page: Page) {
  await page.waitForTimeout(300)
  if (await page.locator('.list[aria-expanded="true"]').isVisible())
    await page.locator('.list').click()
}

/** inARow fails if the seats over the board overlap, or if one of them is out of the window. */
async function inARow(page: Page, seats: number, width: number) {
  const shown = await page.locator('.seats button').all()
  const boxes = await Promise.all(shown.map((seat) => seat.boundingBox()))
  expect(boxes).toHaveLength(seats)
  boxes.forEach((box, i) => {
    const next = boxes[i + 1]
    expect.soft(box?.x, `seat ${i} at ${width}`).toBeGreaterThanOrEqual(0)
    const right = (box?.x ?? 0) + (box?.width ?? 0)
    expect.soft(right, `seat ${i} at ${width}`).toBeLessThanOrEqual((next?.x ?? width) + 1)
  })
}

const games: [game: string, seats: number][] = [
  ['warrior-knights', 4],
  ['crusader-kings', 4],
  ['mu-prototype', 10],
]

async function table(guest: Guest, game: string, seats: number) {
  await named(guest, 'Isabel')
  const others = Array.from({ length: seats - 1 }, () => 'bot:random')
  await visit(guest, await openTable(guest, ['me', ...others], {}, game))
  const player = new Player(guest, 5)
  await player.hurry(({ standing, offer }) => standing.turn > 0 && offer !== null)
  await player.offered()
  return player
}

for (const [game, seats] of games)
  scene(`the board has the window, and all seats stand over it: ${game}`, async (invite) => {
    const guest = await invite({ folds: true })
    const { page } = guest
    await table(guest, game, seats)

    await hear(page)
    await guest.open('Chronicle')
    await fold(page)
    await keeps(page, `${game}, a panel open`, 1440, 900, 55)
    await keeps(page, `${game}, a panel open`, 1024, 768, 50)
    await keeps(page, `${game}, a panel open`, 390, 844, 40)
    await guest.shut()
    await fold(page)
    await keeps(page, game, 390, 844, 60)
    await inARow(page, seats, 390)
    await guest.shoot(`frame ${game} on a phone`)
    await page.setViewportSize({ width: 1920, height: 1080 })
    await guest.shut() // what is at stake opens where there is room for it
    await keeps(page, game, 1920, 1080, 80)
    await inARow(page, seats, 1920)
    await keeps(page, game, 1440, 900, 80)
    await inARow(page, seats, 1440)
    await guest.shoot(`frame ${game}`)
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.waitForTimeout(300)
    await inARow(page, seats, 1024)
    process.stdout.write(`\nmeasured: free of the window ${JSON.stringify(measured)}\n`)
  })

/** sample notes in the page, again and again, which part of what bars and rail leave lies under what is told. */
function sample() {
  const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect()
  const note = () => {
    const [rail, bar] = [boxOf('.table > .rail'), boxOf('.prompt-bar .bar')]
    const parts =
      '.tidings .hung, .tidings .unread, .toasts .toast, .pill:not(.unsettled), .notes > *'
    const told = [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect())
    const lies = told.reduce((sum, { width, height }) => sum + width * height, 0)
    const room = innerWidth * ((bar?.top ?? 0) - (rail?.bottom ?? 0))
    const part = (100 * lies) / room
    if (room > 0 && part > Number(document.body.dataset.under ?? 0))
      document.body.dataset.under = String(part)
  }
  setInterval(note, 50)
}

const tellings: [game: string, width: number, height: number, most: number][] = [
  ['warrior-knights', 1440, 900, 10],
  ['crusader-kings', 390, 844, 22],
]
for (const [game, width, height, most] of tellings)
  scene(`what is told covers little of the board: ${game} at ${width}`, async (invite) => {
    const guest = await invite({ folds: true, moments: 'all', width, height })
    const { page } = guest
    const player = await table(guest, game, 4)
    await page.evaluate(sample)
    const more = page.locator('.tidings .few')
    const unread = async () => Number(await more.textContent({ timeout: 1000 }).catch(() => 0))
    while ((await unread()) < 4) {
      const { answered } = guest.told ?? { answered: 0 }
      await player.hurry((told) => told.answered > answered + 8)
    }
    await guest.shoot(`told ${game} ${width}`)
    const part = Number(await page.evaluate(() => document.body.dataset.under))
    measured[`told, ${game} ${width}x${height}`] = Math.round(part)
    expect(part).toBeGreaterThan(1)
    expect(part).toBeLessThan(most)
  })

scene(
  'the bar is low, has one thing to press, and stays while the question stands',
  async (invite) => {
    const guest = await invite({ folds: true })
    const { page } = guest
    const player = await table(guest, 'warrior-knights', 3)
    await player.hurry(({ offer }) => offer?.name === 'lay')
    await player.offered()
    await page.waitForTimeout(600)
    const bar = page.locator('.prompt-bar .bar')
    const before = await bar.boundingBox()
    expect(before?.height).toBeLessThanOrEqual(84)
    // That the plan stands is there to be pressed, and not urged while there is a card to lay.
    expect(await page.locator('[data-primary]:visible').count()).toBe(1)
    expect(await page.locator('.button.main:visible').count()).toBe(0)

    // All of it is on the cards, so the list is folded away; it comes for whoever wants it, and the bar stays.
    const list = page.locator('.prompt-bar .choices')
    expect((await list.boundingBox())?.height).toBeLessThan(5)
    await page.keyboard.press('l')
    await expect.poll(async () => (await list.boundingBox())?.height).toBeGreaterThan(100)
    expect(await bar.boundingBox()).toEqual(before)
    expect(await page.locator('.prompt-bar [data-verb="lay"]').count()).toBe(18)
    await page.keyboard.press('l')

    // By keyboard alone the folded list is reached, and seen.
    await page.keyboard.press(',')
    await expect.poll(async () => (await list.boundingBox())?.height).toBeGreaterThan(100)
    expect(await bar.boundingBox()).toEqual(before)
  },
)

scene('what is asked lies under nothing', async (invite) => {
  const guest = await invite({ folds: true })
  const { page } = guest
  const player = await table(guest, 'warrior-knights', 3)
  const covered = () =>
    [...document.querySelectorAll('main [data-lit]')].filter((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect()
      const at = document.elementFromPoint(left + width / 2, top + height / 2)
      return at === null || at.closest('main') === null
    }).length
  const [met, looked] = [new Set<string>(), new Set<string>()]
  while (looked.size < 5) {
    const { offer, standing } = await player.hurry(
      (told) => told.offer !== null && !met.has(told.offer.name),
    )
    expect(standing.over, 'so many are asked before the end').toBe(false)
    const name = offer?.name ?? ''
    met.add(name)
    await player.offered()
    await page.waitForTimeout(500)
    if (guest.told?.offer?.token !== offer?.token) continue // the table has gone on
    if ((await page.locator('main [data-lit]').count()) === 0) continue
    looked.add(name)
    expect.soft(await page.evaluate(covered), `covered of what ${name} asks`).toBe(0)
  }
})
