// The first evening: a lesson by clicks, hints that fade, and the story that the end of a game tells.
import { expect } from 'vitest'
import { openHouse } from './support/house'
import { learn, obey } from './support/lesson'
import { bring, golden, setUp, words } from './support/lobby'
import { Player } from './support/player'

const scene = openHouse()

scene('the lesson goes from the first word to the crown', async (invite) => {
  const guest = await invite({ lang: 'en', width: 390, height: 844 })
  const { page } = guest
  await learn(guest)

  // While the steward tells there is nothing to choose; what he speaks of is lit.
  expect(await page.locator('.prompt-bar .choices').isVisible()).toBe(false)
  await obey(page, '4')
  await expect
    .poll(() => page.locator('[data-spot][data-ref="city:monz"]').count())
    .toBeGreaterThan(0)
  await guest.shoot('lesson narrow')
  await obey(page, '4')
  await page.locator('.guide').getByRole('button', { name: words.en.lessonBack }).click()
  await expect
    .poll(() => page.locator('[data-spot][data-ref="city:monz"]').count())
    .toBeGreaterThan(0)
  await page.locator('.guide').getByRole('button', { name: words.en.goOn }).click()
  await obey(page, '4')
  await obey(page, '4')

  // What is not yet its turn is held back in friendly words, and nothing happens.
  const laid = () => guest.told?.view.barons[0]?.laid.flat().length
  await page.locator('.prompt-bar [data-verb="planning-done"]').click({ force: true })
  await page.getByText(words.en.notYet).waitFor()
  expect(laid()).toBe(0)
  await guest.shoot('lesson not yet')

  // What a choice does is told beside his note, and not over it.
  const wanted = page.locator('.prompt-bar [data-choice]:not([aria-disabled])').first()
  const card = page.locator('[data-card]')
  const rested = async () => {
    await page.mouse.move(200, 20) // a pointer that does not move points at nothing
    await wanted.hover()
    await page.waitForTimeout(500)
    return card.isVisible()
  }
  await expect.poll(rested, { timeout: 20_000 }).toBe(true)
  const [told, note] = [await card.boundingBox(), await page.locator('.guide').boundingBox()]
  expect((told?.y ?? NaN) + (told?.height ?? NaN)).toBeLessThanOrEqual(note?.y ?? NaN)
  await guest.shoot('lesson foresight')

  // The steward goes when he is sent away, and comes again, over a reload too.
  await page.getByRole('button', { name: words.en.lessonClose }).click()
  await page.reload()
  await page.getByRole('button', { name: words.en.recallSteward }).click()
  await page.locator('.guide').waitFor()

  const steps: string[] = []
  for (let head = await obey(page, '4'); head; head = await obey(page, '4')) {
    steps.push(head)
    if (steps.length === 12) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await guest.shoot('lesson wide')
    }
  }
  expect(steps.length).toBeGreaterThan(28)
  await expect.poll(() => guest.told?.standing.winners).toEqual([0])
  await page.getByText('King of a realm').waitFor()
  await guest.shoot('lesson end')
  const { odd } = await guest.reading()
  expect(odd).toEqual([])

  await page.getByRole('button', { name: words.en.playReal }).click()
  await expect.poll(() => guest.told?.table.chairs.length).toBe(6)
  expect(await page.locator('.guide').count()).toBe(0)
})

scene('a hint explains a question twice and fades, or goes when one wants none', async (invite) => {
  const guest = await invite({ lang: 'it' })
  const { page } = guest
  const hint = page.locator('.prompt-bar .prompt .hint', { has: page.locator('svg') })
  for (const occasion of [1, 2, 3]) {
    await setUp(guest, 'Lorenzo', { seats: ['me', 'bot:random'], seed: '7' })
    const player = new Player(guest, 6)
    await player.offered()
    await expect.poll(() => guest.told?.offer?.name).toBe('starting-troop')
    if (occasion < 3) await hint.getByText('Un Nobile senza truppe').waitFor()
    else expect(await hint.count()).toBe(0)
    await player.hurry((told) => told.offer?.name === 'fortress')
    await hint.getByText('le tue città non danno Prestigio').waitFor()
    if (occasion === 1) await guest.shoot('hint')
  }
  await page.getByRole('button', { name: words.it.more }).click()
  await page.getByRole('menuitem', { name: words.it.settings }).click()
  await page.getByRole('switch', { name: words.it.hintsOn }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => hint.count()).toBe(0)
  const { odd } = await guest.reading()
  expect(odd).toEqual([])
})

scene('a finished game tells its story to whoever comes', async (invite) => {
  const address = await bring(await invite(), 'elimination')
  const { rows, seats } = golden('elimination')

  // Somebody who only has the link, and has said no name.
  const late = await invite({ lang: 'en' })
  await late.page.goto(address)
  const end = late.page.getByRole('dialog', { name: words.en.gameOver })
  await end.locator('.plot').waitFor()

  // Where the points came from adds up to what each has.
  const table = end.getByRole('table', { name: words.en.cameFrom('Prestige') })
  await end.getByText(words.en.asTable).first().click()
  const sums = (await table
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
    )) as number[][]
  const standing = late.told?.standing.places ?? []
  expect(sums.length).toBe(seats)
  for (const [i, parts] of sums.entries()) {
    const has = standing[i]?.scores[0]?.value
    expect(parts.at(-1)).toBe(has)
    expect(parts.slice(0, -1).reduce((sum, part) => sum + part, 0)).toBe(has)
  }
  expect(await end.locator('.bars li').count()).toBe(seats)

  // A line for every Baron, read at any turn by hand or by key.
  expect(await end.locator('.plot [data-seat]').count()).toBe(seats)
  const slider = end.locator('.turns input')
  await slider.focus()
  await late.page.keyboard.press('Home')
  expect(await slider.getAttribute('aria-valuetext')).toContain(words.en.atStart)
  await late.page.keyboard.press('ArrowRight')
  expect(await slider.getAttribute('aria-valuetext')).toContain(words.en.turn(1))
  const box = await end.locator('.plot > svg').boundingBox()
  if (!box) throw new Error('no plot')
  await late.page.mouse.move(box.x + box.width * 0.6, box.y + 80)
  expect(Number(await slider.inputValue())).toBeGreaterThan(1)
  await end.getByLabel(words.en.whatByTurn).selectOption({ label: 'Cities' })
  await end.getByRole('heading', { name: words.en.byTurn('Cities') }).waitFor()

  // Deeds lead to their moments.
  await end.locator('summary', { hasText: 'Battles' }).click()
  const link = end.locator('details[open] li a').first()
  const row = Number(
    new URL((await link.getAttribute('href')) ?? '', late.page.url()).searchParams.get('at'),
  )
  expect(row).toBeGreaterThan(0)
  expect(row).toBeLessThanOrEqual(rows.length)
  await late.shoot('story')
  await link.click()
  await late.page
    .locator('.look-back, [aria-label="' + words.en.lookBack + '"]')
    .first()
    .waitFor()
  expect(await end.count()).toBe(0)
  const { odd } = await late.reading()
  expect(odd).toEqual([])
})
