// A lapse of a finished game is studied at a table of its own: from the analysis to it, and back.
import { expect } from 'vitest'
import type { Guest } from './support/guest'
import { openHouse } from './support/house'
import { idOf, named, openTable, visit, words } from './support/lobby'
import { Player } from './support/player'

const scene = openHouse()

/** played is a game that was given up early, and not played well. */
async function played(
  guest: Guest,
  bots = ['bot:squire'],
  game = 'warrior-knights',
  options: Record<string, number> = { length: 8 },
) {
  await named(guest, 'Isabel')
  const table = await openTable(guest, ['me', ...bots], {}, game, options)
  await visit(guest, table)
  await new Player(guest, 5).hurry(({ standing }) => standing.turn > 1)
  await guest.page.request.post(`/api/tables/${table.id}/resign`, { data: { seat: 0 } })
  return table
}

/** analysed has a finished game analysed, and waits for what was given away. */
async function analysed({ page, lang }: Guest) {
  await page.getByRole('button', { name: words[lang].analyse }).click()
  await page.locator('[data-study]').first().waitFor({ timeout: 120_000 })
}

for (const manner of [
  { lang: 'en', width: 1440, height: 900 },
  { lang: 'it', width: 390, height: 844, touch: true },
] as const)
  scene(`a lapse is studied, ${manner.lang}, ${manner.width} wide`, async (invite) => {
    const guest = await invite(manner)
    const { page } = guest
    const say = words[manner.lang]
    const table = await played(guest)
    await page.goto(`/table/${table.id}`)
    await analysed(guest)
    await page.locator('[data-study]').first().scrollIntoViewIfNeeded()
    await guest.shoot(`study-analysis-${manner.lang}`)

    await page.locator('[data-study]').first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => idOf(url.href) !== table.id)
    const note = page.getByRole('region', { name: say.study.study, exact: true })
    await note.getByText(say.study.dealt).waitFor()
    await guest.settled()
    await guest.shoot(`study-table-${manner.lang}`)
    const foot = await page.locator('.prompt-bar .ways').boundingBox()
    expect(foot && foot.y + foot.height, 'what one presses is in view').toBeLessThanOrEqual(
      manner.height,
    )
    const study = guest.told?.table.study
    expect(study?.of).toBe(table.id)
    expect(guest.told?.offer?.choices[guest.told.better?.choice ?? -1]).toBeDefined()

    // Nobody waits for it: it stands among no games.
    await page.goto('/')
    await page.locator('summary', { hasText: say.study.studies(1) }).click()
    await guest.shoot(`study-lobby-${manner.lang}`)
    expect(await page.getByRole('heading', { name: say.myTables }).count()).toBe(0)
    await page.locator('details[open] article a').first().click()

    await note.locator('[data-choice]').click()
    await expect.poll(() => guest.told?.table.study?.played, { timeout: 20_000 }).toBe(true)
    await note.waitFor({ state: 'detached' })
    await guest.settled()
    await guest.shoot(`study-played-${manner.lang}`)

    await page.getByRole('link', { name: say.study.study, exact: true }).click()
    await page.waitForURL((url) => idOf(url.href) === table.id)
    await page.locator('[data-study]').first().waitFor({ timeout: 30_000 })
  })

scene(
  'a game of the alpha rulebook is analysed, and whoever comes back finds that',
  async (invite) => {
    const guest = await invite()
    const { page, lang } = guest
    const table = await played(guest, ['bot:squire', 'bot:squire'], 'mu-alpha', {})
    await page.goto(`/table/${table.id}`)
    await page.getByRole('button', { name: words[lang].analyse }).click()
    const reviews = page.locator('.reviews > li')
    await reviews.first().waitFor({ timeout: 120_000 })
    expect(await reviews.count()).toBe(3)
    await page.getByText(words[lang].chanceBand).scrollIntoViewIfNeeded()
    await guest.shoot('analysis-mu-alpha')

    await page.goto('/')
    await page.goto(`/table/${table.id}`)
    await reviews.first().waitFor({ timeout: 20_000 })
  },
)
