// What a table costs: the weight of a first visit and of an update are held to what is promised; times
// and frames depend on the machine, and are only told.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { en } from '../src/i18n/en'
import type { Guest } from './support/guest'
import { openHouse } from './support/house'
import { among, until } from './support/kings'
import { idOf, playNow, setUp } from './support/lobby'
import { Player } from './support/player'
import * as realms from './support/realms'
import { listen, median } from './support/wire'

const scene = openHouse({ painted: true })
const kilobyte = 1024
/** What the page's worker fetches for later, or hands out of its store, is not told to who counts bytes. */
const plain = { unserved: true }

function tell(measured: Record<string, string>) {
  process.stdout.write('\n')
  for (const [what, figure] of Object.entries(measured))
    process.stdout.write(`measured: ${what.padEnd(44)}${figure}\n`)
}

/** weigh counts the bytes a page fetches, as packed as they came, by what they are. */
async function weigh(page: Page) {
  const weights = new Map<string, number>()
  const kinds = new Map<string, string>()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    weights.set(kind, (weights.get(kind) ?? 0) + encodedDataLength)
  })
  return () => ({ all: [...weights.values()].reduce((a, b) => a + b, 0), weights })
}

/** frames counts the frames of a board that is dragged to and fro for a while, a second's worth. */
async function frames(page: Page): Promise<number> {
  const box = (await page.locator('main .window').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.evaluate(() => {
    const counted = window as unknown as { drawn: number }
    counted.drawn = 0
    const next = () => {
      counted.drawn++
      requestAnimationFrame(next)
    }
    next()
  })
  await page.mouse.move(x, y)
  await page.mouse.down()
  const begun = Date.now()
  for (let step = 0; Date.now() - begun < 2000; step++)
    await page.mouse.move(x + 200 * Math.sin(step / 9), y + 120 * Math.cos(step / 9))
  const seconds = (Date.now() - begun) / 1000
  await page.mouse.up()
  return (await page.evaluate(() => (window as unknown as { drawn: number }).drawn)) / seconds
}

scene('a first visit of the front page, with the game it shows', async (invite) => {
  const { page } = await invite({ motion: true, ...plain })
  const weighed = await weigh(page)
  const begun = Date.now()
  await page.goto('/')
  await page.getByRole('button', { name: en.learnNow }).waitFor()
  const interactive = Date.now() - begun
  await page.locator('.reel').waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(2000)
  const { all, weights } = weighed()
  const each = [...weights].map(([kind, bytes]) => `${kind} ${(bytes / kilobyte).toFixed()}`)
  tell({
    'first visit of the front page, packed': `${(all / kilobyte).toFixed()} KB (${each.join(', ')})`,
    'until there is something to press': `${interactive} ms`,
  })
  expect(all, 'a first visit').toBeLessThan(350 * kilobyte)
})

scene('a first visit, and the board moved about', async (invite) => {
  const host = await invite()
  await playNow(host, 'Isabel')
  await new Player(host, 1).hurry(({ standing }) => standing.turn > 2)
  await firstVisit(await invite(plain), host.page.url(), 'a table')
})

scene('a first visit of Crusader Kings, and its board moved about', async (invite) => {
  const host = await invite()
  await among(host)
  await until([new Player(host, 1)], ({ view }) => view.round > 1)
  await firstVisit(await invite(plain), host.page.url(), 'Crusader Kings')
})

// The three share the map, and each brings what it alone draws.
for (const game of ['mu-prototype', 'mu-alpha', 'mu-giochix'])
  scene(`a first visit of ${game}, and its board moved about`, async (invite) => {
    const host = await invite()
    await realms.among(host, game)
    await realms.until([new Player(host, 1)], ({ standing }) => standing.turn > 0)
    await firstVisit(await invite(plain), host.page.url(), game)
  })

/** firstVisit holds the weight of a table, to somebody who was never here, to what is promised. */
async function firstVisit({ page }: Guest, address: string, what: string) {
  const weighed = await weigh(page)
  const begun = Date.now()
  await page.goto(address)
  await page.locator('main .window svg').first().waitFor()
  const interactive = Date.now() - begun
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(1000)
  const { all, weights } = weighed()
  const each = [...weights].map(([kind, bytes]) => `${kind} ${(bytes / kilobyte).toFixed()}`)
  tell({
    [`first visit of ${what}, packed`]: `${(all / kilobyte).toFixed()} KB (${each.join(', ')})`,
    'until the board can be used': `${interactive} ms`,
    'frames a second, the full board dragged': (await frames(page)).toFixed(),
  })
  expect(weights.get('Font') ?? 0, 'fonts came').toBeGreaterThan(10 * kilobyte)
  expect(all, 'a first visit').toBeLessThan(350 * kilobyte)
}

scene('the updates of a whole game', async (invite) => {
  const guest = await invite()
  const table = await setUp(guest, 'Isabel', {
    seats: ['me', 'bot:squire'],
    seed: '11',
    length: '8',
  })
  const player = new Player(guest, 2)
  await player.offered()
  const wire = await listen(guest, idOf(table))
  await expect.poll(() => wire.writes.length).toBeGreaterThan(1)
  await player.hurry(() => false)
  wire.close()
  const updates = wire.writes.filter((bytes) => bytes > 30) // not the head of the stream
  tell({
    [`an update, half of ${updates.length} take less than`]: `${median(updates)} bytes`,
    'the longest update, the first': `${Math.max(...updates)} bytes`,
  })
  expect(updates.length).toBeGreaterThan(50)
  expect(median(updates), 'a typical update').toBeLessThan(4 * kilobyte)
})
