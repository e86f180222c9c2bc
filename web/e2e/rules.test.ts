// The rules are at hand: what is refused names its rule, the rulebook is searched, in either language.
import { expect } from 'vitest'
import { openHouse } from './support/house'
import { speak } from './support/inspect'
import { setUp, words } from './support/lobby'
import { Player } from './support/player'

const scene = openHouse()

scene('a refused choice says why and opens its rule', async (invite) => {
  const guest = await invite()
  const { page } = guest
  await setUp(guest, 'Isabel', { seats: ['me', 'bot:random'], seed: '7' })
  await new Player(guest, 6).fillStack()
  const refused = guest.told?.offer?.refused ?? []
  expect(refused.length).toBeGreaterThan(3)
  const rule = refused[0]
  expect(rule?.rule).toBe('warrior-knights/planning/at-most-two-per-stack')

  const bar = page.locator('.prompt-bar')
  await bar.getByText(words.en.forbidden(refused.length)).click()
  const first = bar.locator('.refused').first()
  expect(await first.innerText()).toContain(rule?.why)
  await first.click()
  const drawer = page.getByRole('complementary', { name: words.en.rules })
  await drawer.locator(`article[id="${rule?.rule}"]`).waitFor()
  expect(await drawer.getByRole('heading', { level: 3 }).innerText()).toContain(rule?.why)

  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.drawer').count()).toBe(0)

  // The same in the other language.
  await speak(guest, 'it')
  await expect.poll(() => first.innerText(), { timeout: 20_000 }).not.toContain(rule?.why)
  await first.click()
  const regole = page.getByRole('complementary', { name: words.it.rules })
  await regole.locator(`article[id="${rule?.rule}"]`).waitFor()
  const title = await regole.getByRole('heading', { level: 3 }).innerText()
  expect(title).toContain(guest.told?.offer?.refused[0]?.why)
})

scene('another language in the middle of a game keeps one’s place', async (invite) => {
  const guest = await invite()
  const { page } = guest
  await setUp(guest, 'Isabel', { seats: ['me', 'bot:random'], seed: '7' })
  const player = new Player(guest, 6)
  await player.hurry((told) => told.offer?.name === 'lay')
  await player.offered()
  await page.locator('[data-verb="lay"]').first().click()
  await expect.poll(() => guest.told?.view.barons[0]?.laid.flat().length).toBe(1)
  await player.offered()

  const prompt = page.locator('.prompt-bar .prompt')
  const choices = page.locator('.prompt-bar [data-choice]')
  const place = async () => ({
    verbs: await choices.evaluateAll((all) => all.map((it) => it.getAttribute('data-verb'))),
    points: await choices.evaluateAll((all) => all.map((it) => it.getAttribute('data-points'))),
    tab: await page
      .locator('aside [role="tab"]')
      .evaluateAll((tabs) => tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')),
    lines: await page.locator('[data-line]').count(),
    url: page.url(),
  })
  await guest.open(words.en.chronicle)
  const before = { english: await prompt.innerText(), place: await place() }

  await speak(guest, 'it')
  await expect.poll(() => prompt.innerText(), { timeout: 20_000 }).toMatch(/carte/)
  await player.offered()
  expect(await place()).toEqual(before.place)
  expect(await page.locator('html').getAttribute('lang')).toBe('it')
  expect((await guest.reading()).oddNow).toEqual([])

  await speak(guest, 'en')
  await expect.poll(() => prompt.innerText(), { timeout: 20_000 }).toBe(before.english)
  await player.offered()
  expect(await place()).toEqual(before.place)
  const { oddNow } = await guest.reading()
  expect(oddNow).toEqual([])
})

const searches = { en: 'desert', it: 'disert' }

for (const lang of ['en', 'it'] as const)
  scene(`the rulebook is searched (${lang})`, async (invite) => {
    const guest = await invite({ lang })
    const { page } = guest
    await page.goto('/')
    await page.getByRole('link', { name: 'Warrior Knights', exact: true }).click()
    await page.waitForURL('**/rules/warrior-knights')
    const rules = page.locator('article')
    await rules.first().waitFor()
    const all = await rules.count()
    expect(all).toBeGreaterThan(300)
    // Before the rules stand what the game is about, a picture, and how a turn goes.
    const main = page.getByRole('main')
    await main.getByRole('heading', { name: words[lang].aim }).waitFor()
    await main.getByRole('heading', { name: words[lang].courseOf }).waitFor()
    expect(await main.locator('.picture svg').count()).toBe(1)

    const search = page.getByRole('searchbox', { name: words[lang].searchRules })
    await search.fill(searches[lang])
    await expect.poll(() => rules.count()).toBeLessThan(all)
    const found = await rules.allInnerTexts()
    expect(found.length).toBeGreaterThan(0)
    for (const rule of found) expect(rule.toLowerCase()).toContain(searches[lang])
    await page.getByText(words[lang].found(found.length), { exact: true }).waitFor()
    expect(await page.locator('mark').count()).toBeGreaterThan(0)

    await search.fill('xyzzy')
    await page.getByText(words[lang].nothingFound).waitFor()
    expect(await rules.count()).toBe(0)
    await search.fill('')
    await expect.poll(() => rules.count()).toBe(all)
    const { odd } = await guest.reading()
    expect(odd).toEqual([])
  })
