// What was missed is replayed, and every moment of a game can be looked back to, linked and kept.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { headlines, since } from '../src/replay/stops'
import type { Moments } from '../src/wire/http'
import type { View } from '../src/wire/warriorknights'
import type { Told } from './support/guest'
import { openHouse } from './support/house'
import { inspect } from './support/inspect'
import { bring, named, setUp, words } from './support/lobby'
import { Player } from './support/player'

const scene = openHouse()
const say = words.en

const bar = (page: Page) => page.getByRole('region', { name: say.lookBack })
const slider = (page: Page) => page.getByRole('slider', { name: say.moment })
const place = async (page: Page) => Number(await slider(page).inputValue())
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const missed = (page: Page) => page.locator('section', { has: page.locator('h2[role="status"]') })

/** onTheBoard is what the board shows, whatever is lit on it. */
const onTheBoard = (page: Page) =>
  page
    .locator('main .board')
    .first()
    .evaluate((board) => {
      const pieces = [...board.querySelectorAll('[data-piece]')].map(
        (piece) => `${piece.getAttribute('data-piece')} ${piece.getAttribute('style')}`,
      )
      return [board.textContent.replaceAll(/\s+/g, ' '), ...pieces.sort()]
    })

/** hide makes the page believe that nobody looks at it, or that somebody does again. */
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

/** watchMoves notes in every frame from now on what pieces of the table change as they move, and tells what was noted. */
async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  const noted = await page.evaluateHandle(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect as KeyframeEffect).target?.hasAttribute('data-piece')) continue
        for (const what of Object.keys((effect as KeyframeEffect).getKeyframes()[0] ?? {}))
          seen.add(what)
      }
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  return () => noted.evaluate((seen) => [...seen])
}

scene('who was away sees what he missed, in order and at his pace', async (invite) => {
  const guest = await invite({ motion: true })
  const { page } = guest
  await setUp(guest, 'Ada', { seats: ['me', 'bot:squire', 'bot:squire'], seed: '7' })
  const ada = new Player(guest, 3)
  await ada.hurry((told) => told.offer?.name === 'lay')
  await guest.settled()
  const then = { row: guest.told?.row ?? 0, view: guest.told?.view, board: await onTheBoard(page) }

  // Meanwhile somebody answers for him elsewhere.
  await hide(page, true)
  await ada.hurry((told) => told.standing.turn >= 2)
  await guest.settled()
  await hide(page, false)
  const offer = missed(page)
  await offer.waitFor()
  const count = Number(/\d+/.exec(await offer.locator('h2').innerText())?.[0])
  expect(count).toBeGreaterThan(20)
  expect(await bar(page).count(), 'nobody is hurried').toBe(0)

  // It plays line by line.
  await button(page, say.watchMissed).click()
  await bar(page).waitFor()
  expect(await page.locator('.prompt-bar').count(), 'the past cannot be answered').toBe(0)
  const first = await place(page)
  await expect.poll(() => page.locator('[data-spot]').count()).toBeGreaterThan(0)
  for (let faster = 0; faster < 2; faster++) await button(page, say.faster).click()
  const places = [first]
  await expect
    .poll(async () => places.push(await place(page)) && places.at(-1), { timeout: 15_000 })
    .toBeGreaterThan(first + 3)
  expect(places).toEqual(places.toSorted((a, b) => a - b))

  // It can be held, stepped back and on.
  await button(page, say.pause).click()
  const held = await place(page)
  await page.waitForTimeout(900)
  expect(await place(page)).toBe(held)
  await button(page, say.stepBack).click()
  await expect.poll(() => place(page)).toBe(held - 1)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => place(page)).toBe(held)

  // What he had before his eyes when he went is what is shown of that moment; the pieces travel there.
  const early = await onTheBoard(page)
  await slider(page).fill((await slider(page).getAttribute('max')) ?? '')
  await expect.poll(() => onTheBoard(page)).not.toEqual(early)
  const moves = await watchMoves(page)
  await slider(page).fill(String(first - 1))
  await expect.poll(moves, { timeout: 10_000 }).toContain('translate')
  const shown = await page.request.get(
    `/api/tables/${page.url().split('/').at(-1)}/moments?seat=0&from=${then.row}&to=${then.row}`,
  )
  const [moment] = ((await shown.json()) as Moments).moments
  expect(moment?.view).toEqual(then.view)
  await expect.poll(() => onTheBoard(page), { timeout: 10_000 }).toEqual(then.board)

  // Escape leads back to now, and what was skipped is seen.
  const seen = page.waitForResponse((reply) => reply.url().includes('/seen'))
  await page.keyboard.press('Escape')
  await page.locator('.prompt-bar').waitFor()
  expect((await seen).status()).toBe(204)
  await page.reload()
  await page.locator('.prompt-bar').waitFor()
  await guest.settled()
  expect(await missed(page).count()).toBe(0)
  // What mattered since his last turn stands on top of the chronicle, if anything did.
  const whole = guest.received.map((data) => JSON.parse(data) as Told)
  const lines = whole.findLast(({ chronicle }) => chronicle.from === 0)?.chronicle.lines ?? []
  const answered = guest.told?.answered ?? 0
  const [ended = answered] = await page.evaluate(() =>
    Object.values(JSON.parse(localStorage.getItem('signoria.turns') ?? '{}') as object),
  )
  const mattered = headlines(since(lines, Math.min(ended as number, answered))).length > 0
  await page.getByRole('tab', { name: say.chronicle }).click()
  await page.locator('[data-deed]').first().waitFor()
  expect(await page.getByText(say.sinceLast).isVisible()).toBe(mattered)
  await page.keyboard.press('t')
  expect(await page.locator('output').innerText(), 'the pace is remembered').toBe('4×')
})

scene('who wants no motion gets a list', async (invite) => {
  const host = await invite()
  const address = await setUp(host, 'Ada', { seats: ['me', 'bot:squire'], seed: '9' })
  const ada = new Player(host, 3)
  const guest = await invite()
  const { page } = guest
  await named(guest, 'Bruno')
  await page.goto(address)
  await page.locator('.prompt-bar').waitFor()
  await ada.hurry((told) => told.offer?.name === 'lay')
  await page.waitForResponse((reply) => reply.url().includes('/seen'))
  await page.goto('/')
  await ada.hurry((told) => told.standing.turn >= 2)

  await page.goto(address)
  const moves = await watchMoves(page)
  const list = missed(page)
  await list.waitFor()
  const count = Number(/\d+/.exec(await list.locator('h2').innerText())?.[0])
  expect(await list.locator('li').count()).toBe(count)
  expect(await button(page, say.watchMissed).count()).toBe(0)
  await guest.shoot('missed list')
  expect(await moves()).toEqual([])
  const seen = page.waitForResponse((reply) => reply.url().includes('/seen'))
  await button(page, say.missedRead).click()
  expect(await list.count()).toBe(0)
  await seen
  await page.reload()
  await page.locator('.prompt-bar').waitFor()
  await guest.settled()
  expect(await list.count()).toBe(0)
})

scene('a finished game: every moment, open hands, a link, a picture, a text', async (invite) => {
  const guest = await invite()
  const { page } = guest
  const address = await bring(guest, 'two-barons')
  await page.goto(address)
  await page.getByRole('dialog', { name: say.gameOver }).waitFor()
  await button(page, say.lookAtBoard).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('t')
  await bar(page).waitFor()
  const last = await place(page)
  expect(last).toBeGreaterThan(200)

  // By answer, by turn, by battle.
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => place(page)).toBe(last - 1)
  await page.keyboard.press('PageUp')
  await expect.poll(() => bar(page).locator('.captions').innerText()).toMatch(/Turn \d+ begins/)
  const fight = await place(page)
  await button(page, say.fightBack).click()
  await expect.poll(() => place(page)).toBeLessThan(fight)
  await page.getByRole('tab', { name: 'Battle', selected: true }).waitFor() // a fight brings its own panel
  await guest.open('Chronicle')
  await expect.poll(() => page.locator('[data-deed][aria-current]').count()).toBeGreaterThan(0)

  // Through the eyes of anybody.
  await slider(page).fill(String(Math.floor(last / 2)))
  expect(await page.locator('[data-ref^="action:"] summary').count()).toBe(0)
  const moments = page.waitForResponse(
    (reply) => reply.url().includes('/moments?') && reply.url().includes('seat=1'),
  )
  await page.getByLabel(say.throughEyes).selectOption('1')
  const { moments: open } = (await (await moments).json()) as Moments
  expect((open[0]?.view as View).barons[1]?.hand.length).toBeGreaterThan(0)
  await guest.open('Your house')
  await page.locator('[data-ref^="action:"]').first().waitFor()

  // A link to the moment, for anybody.
  await slider(page).fill('40')
  const told = await bar(page).locator('.captions').innerText()
  await button(page, say.copyMoment).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/table\/[\w-]+\?at=\d+$/)
  const other = await invite()
  await other.page.goto(link)
  await bar(other.page).waitFor()
  await expect.poll(() => bar(other.page).locator('.captions').innerText()).toBe(told)
  await page.getByLabel(say.throughEyes).selectOption('-1')
  await guest.settled()
  await expect.poll(() => onTheBoard(other.page)).toEqual(await onTheBoard(page))
  await other.page.keyboard.press('Escape')
  await other.page.locator('.prompt-bar').waitFor()
  expect(other.page.url()).not.toContain('at=')

  // A picture and a text are real files.
  const drawn = page.waitForEvent('download')
  await button(page, say.savePicture).click()
  const picture = readFileSync(await (await drawn).path())
  expect((await drawn).suggestedFilename()).toMatch(/^warrior-knights-\d+\.png$/)
  expect(picture.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const board = await page.locator('main .board').first().boundingBox()
  expect(picture.readUInt32BE(16)).toBe(Math.floor(2 * (board?.width ?? 0)))
  expect(picture.length, 'more is drawn than a colour').toBeGreaterThan(200_000)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: say.saveChronicle }).click()
  const text = readFileSync(await (await saved).path(), 'utf8')
  expect(text).toMatch(/^Turn 3/m)
  expect(text).not.toContain('[[')

  // The headlines alone, in both sizes and languages, light and dark.
  await page.getByRole('tab', { name: say.chronicle }).click()
  await page.locator('[data-deed]').first().waitFor()
  expect(await page.locator('[data-line][data-weight=""]').count()).toBeGreaterThan(0)
  await button(page, say.headlines).click()
  await expect.poll(() => page.locator('[data-line][data-weight=""]').count()).toBe(0)
  expect(await page.locator('[data-line][data-weight="fight"]').count()).toBeGreaterThan(0)
  await inspect(guest, 'looking back', ['it'])
})
