// Nobody chooses blindly: a choice says beforehand what it does, a thing what it is, a refusal by which rule.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isFate, wantsMore } from '../src/table/choices'
import { textOf } from '../src/table/markup'
import type { CardInfo, ChoiceInfo, ForesightInfo } from '../src/wire/http'
import type { Guest } from './support/guest'
import { openHouse } from './support/house'
import { accessible, fits, speak } from './support/inspect'
import { named, openTable, setUp, visit, words } from './support/lobby'
import { Player } from './support/player'

const scene = openHouse()
const patience = { timeout: 20_000 }
const card = (page: Page) => page.locator('[data-card]')
const choices = (page: Page) => page.locator('.prompt-bar [data-choice]')

/** foreseen rests on a choice until its card says what it does. */
async function foreseen({ page }: Guest, rest: () => Promise<void>): Promise<ForesightInfo> {
  const [reply] = await Promise.all([
    page.waitForResponse((reply) => reply.url().includes('/foresight')),
    rest(),
  ])
  const foresight = (await reply.json()) as ForesightInfo
  await card(page).locator('.then').waitFor()
  return foresight
}

scene('a choice says what it does before it is made, and then does it', async (invite) => {
  const guest = await invite()
  const { page } = guest
  await setUp(guest, 'Isabel', { seats: ['me', 'bot:random'], seed: '7' })
  const player = new Player(guest, 6)
  await player.hurry((told) => told.offer?.name === 'noble-at')
  await player.offered()
  const first = choices(page).first()

  // By the pointer: it covers nothing of what it speaks of, and goes with the pointer.
  const foresight = await foreseen(guest, () => first.hover())
  expect(foresight.lines.length).toBeGreaterThan(0)
  const said = await card(page).innerText()
  expect(said).toContain(textOf(foresight.lines[0] ?? ''))
  const [over, under] = [await card(page).boundingBox(), await first.boundingBox()]
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0)
  await page.mouse.move(2, 2)
  await card(page).waitFor({ state: 'hidden' })

  // By the keyboard; Esc takes it away.
  await first.focus()
  await page.keyboard.press('Shift')
  await page.keyboard.press('ArrowRight')
  await card(page).waitFor()
  await page.keyboard.press('Escape')
  await card(page).waitFor({ state: 'hidden' })

  // What was foretold comes.
  await guest.layAside()
  await first.click()
  await guest.settled()
  await guest.layAside() // for the next noble
  await guest.open(words.en.chronicle)
  const told = async () => (await page.locator('[data-line]').allInnerTexts()).join('\n')
  for (const line of foresight.lines) await expect.poll(told).toContain(textOf(line))

  // The plan is final, and says so; whoever wants to be asked again is.
  await player.hurry((told) => told.offer?.name === 'lay')
  await player.offered()
  const done = page.locator('[data-verb="planning-done"]')
  await expect.poll(() => done.innerText()).toContain(words.en.final.seals) // once the bot has laid his
  await page.evaluate(() => localStorage.setItem('signoria.preferences', '{"sure":true}'))
  await page.reload()
  await player.offered()
  await done.click()
  const dialog = page.getByRole('dialog', { name: words.en.graveAsk })
  await dialog.getByText(words.en.thenLands).waitFor()
  await dialog.getByRole('button', { name: words.en.cancel }).click()
  expect(guest.told?.view.phase).toBe('planning')
  await done.click()
  await dialog.getByRole('button', { name: words.en.graveSure }).click()
  await expect.poll(() => guest.told?.view.phase, patience).not.toBe('planning')

  // Why it cannot be taken back is said to whoever rests on the button.
  await player.offered()
  await expect.poll(() => guest.told?.undo.may).toBe(false)
  const undo = page.locator('button.undo')
  await undo.hover({ force: true })
  await card(page)
    .getByText(guest.told?.undo.why ?? 'nothing')
    .waitFor()
})

scene('counsel names three answers, and all see who asked for it', async (invite) => {
  const [guest, onlooker] = [await invite(), await invite({ lang: 'it', width: 390, height: 844 })]
  const { page } = guest
  const say = words.en.counsel
  // Alone with bots there is nobody who had to allow it.
  const address = await setUp(guest, 'Isabel', {
    seats: ['me', 'bot:squire', 'bot:squire'],
    seed: '7',
  })
  await onlooker.page.goto(address)
  const player = new Player(guest, 6)
  await player.offered()
  await guest.layAside()
  const paper = page.locator('.prompt-bar .counsel')
  const rows = paper.getByRole('listitem')
  await page.getByRole('button', { name: say.ask }).click()
  await expect.poll(() => rows.count(), patience).toBe(3)
  for (const row of await rows.allInnerTexts()) expect(row).toMatch(/victory \d+ %/)
  await fits(page, 'counsel')
  await accessible(page, 'counsel', ['color-contrast', 'list', 'listitem', 'aria-allowed-attr'])

  const mark = (sees: Guest) => sees.page.locator('.seats [data-counsels="1"]')
  await mark(guest).waitFor()
  await mark(onlooker).waitFor()
  const { title } = await onlooker.page
    .locator('.seats button', { has: onlooker.page.locator('[data-counsels]') })
    .evaluate(({ title }: HTMLElement) => ({ title }))
  expect(title).toContain(words.it.counsel.asked(1))

  // Esc puts it away; asked again at the same question it is there at once, and counts no more.
  await page.keyboard.press('Escape')
  await paper.waitFor({ state: 'detached' })
  await page.keyboard.press('!')
  await expect.poll(() => rows.count()).toBe(3)
  expect(guest.told?.table.chairs[0]?.counsels).toBe(1)

  // One of them is given as any choice is.
  const asked = guest.told?.offer?.token
  const wanted = Number(await rows.nth(1).getByRole('button').first().getAttribute('data-choice'))
  const given = page.waitForRequest((request) => request.url().includes('/answers'))
  await rows.nth(1).getByRole('button').first().click()
  expect((await given).postDataJSON()).toMatchObject({ token: asked, choice: wanted })
  await expect.poll(() => guest.told?.offer?.token, patience).not.toBe(asked)
  await paper.waitFor({ state: 'detached' })

  // Where the people of a table have not agreed on it there is none.
  await visit(guest, await openTable(guest, ['me', 'bot:random']))
  await player.offered()
  expect(await page.locator('[data-counsel]').count()).toBe(0)
})

for (const game of ['mu-prototype', 'mu-alpha', 'mu-giochix'])
  scene(`there is counsel in ${game}`, async (invite) => {
    const guest = await invite({ lang: 'it', width: 390, height: 844, touch: true })
    const { page } = guest
    await named(guest, 'Isabel')
    const seats = ['me', 'bot:squire', 'bot:squire']
    const table = await openTable(guest, seats, { counsel: true }, game, { pieces: 1, turns: 4 })
    await visit(guest, table)
    const player = new Player(guest, 5)
    await player.hurry(
      ({ offer, standing }) => standing.turn > 1 && (offer?.choices.length ?? 0) > 2,
    )
    await player.offered()
    await guest.layAside()
    const rows = page.locator('.prompt-bar .counsel').getByRole('listitem')
    await page.getByRole('button', { name: words.it.counsel.ask }).click()
    await expect.poll(() => rows.count(), patience).toBeGreaterThan(1)
    for (const row of await rows.allInnerTexts()) expect(row).toMatch(/vittoria \d+ %/)
    await fits(page, 'counsel')
    await guest.shoot(`counsel-${game}`)
  })

scene('an attack tells its odds', async (invite) => {
  const guest = await invite()
  const { page } = guest
  const player = new Player(guest, 6)
  const final = ({ verb, final }: ChoiceInfo) => verb === 'attack' && final === 'draws'
  const mayAttack = () => guest.told?.offer?.choices.some(final) ?? false
  // Who plays at random may come to the end of a game without any.
  for (const seed of ['7', '8', '9', '10']) {
    await setUp(guest, 'Isabel', { seats: ['me', 'bot:squire', 'bot:squire'], seed })
    await expect.poll(() => guest.told?.standing.over).toBe(false)
    await player.hurry(mayAttack)
    if (mayAttack()) break
  }
  await player.offered()
  await guest.layAside()
  const attacks = page.locator('.prompt-bar [data-verb="attack"][data-grave]')
  // A seal with its chance stands at each land that can be attacked, and on the buttons.
  const lands = guest.told?.offer?.choices.flatMap(({ odds, refs }) => (odds && refs?.[0]) || [])
  const seals = page.locator('.board [data-seal]')
  await expect.poll(() => seals.count(), patience).toBe(new Set(lands).size)
  await expect
    .poll(async () => (await seals.allTextContents()).join(), patience)
    .toMatch(/^[<>]?\d+ %/)
  await guest.shoot('seals')
  const { odds } = await foreseen(guest, () => attacks.first().hover())
  if (!odds) throw new Error('an attack without odds')
  const plot = card(page).locator('figure')
  for (const { name, share } of odds.outcomes) {
    const row = plot.locator('li', { hasText: name })
    if (share > 0.01 && share < 0.99)
      expect(await row.innerText()).toContain(`${Math.round(share * 100)} %`)
  }
  const spoken = await plot.getByRole('img').first().getAttribute('aria-label')
  expect(spoken).toContain(odds.outcomes[0]?.name)
  const widths = await plot
    .locator('.shares rect[class]')
    .evaluateAll((all) => all.map((part) => Number(part.getAttribute('width'))))
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 0)

  for (const dark of [false, true]) {
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
    await accessible(page, 'odds', ['color-contrast', 'svg-img-alt', 'list', 'listitem'])
    await guest.shoot(`odds ${dark ? 'dark' : 'light'}`)
  }
  await fits(page, 'odds')

  // On the board it is not done by one click: what is left to chance is shown first.
  await page.mouse.move(2, 2)
  const ref = (await attacks.first().getAttribute('data-points'))?.split(' ').at(-1)
  // Whom one attacks is lit where his seat stands, for this attack alone.
  await page.locator(`[data-lit][data-ref="${ref}"]`).first().click()
  await page.locator('.menu [data-grave]').first().waitFor()
})

scene(
  'a thing says what it is, what may be done with it and which rule forbids it',
  async (invite) => {
    const guest = await invite()
    const { page } = guest
    const say = words.en
    await setUp(guest, 'Isabel', { seats: ['me', 'bot:random'], seed: '7' })
    const player = new Player(guest, 6)
    await player.fillStack()
    await page.mouse.move(2, 2)

    /** asked asks about a thing until its card says what it is. */
    const asked = async (ref: string, ask: () => Promise<void>) => {
      const told = page.waitForResponse((reply) =>
        decodeURIComponent(reply.url()).includes(`ref=${ref}`),
      )
      await ask()
      const about = (await (await told).json()) as CardInfo
      await card(page).getByRole('heading', { name: about.title }).waitFor()
      const text = await card(page).innerText()
      for (const fact of about.facts) expect(text).toContain(textOf(fact))
      return { about, text }
    }

    // A land: by the pointer.
    const ref = await page.evaluate(() => {
      const lands = [...document.querySelectorAll<SVGElement>('.board [data-ref^="region:"]')]
      const bare = lands.find((land) => {
        const { left, top, width, height } = land.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2) === land
      })
      return bare?.dataset.ref ?? ''
    })
    const land = page.locator(`.board [data-ref="${ref}"]`).first()
    const { about } = await asked(ref, async () => {
      // What comes near meanwhile moves the land from under the pointer: one goes there again, until its card stands there.
      for (let tries = 0; tries < 12; tries++) {
        await page.mouse.move(2, 2)
        await land.hover({ force: true })
        await page.waitForTimeout(800)
        if (await card(page).isVisible()) break
      }
    })
    expect(about.facts.length).toBeGreaterThan(0)

    // A stack that is full: by key, for nothing comes over it by itself.
    const { text } = await asked('stack:0', async () => {
      await page.locator('[data-ref="stack:0"]').first().hover()
      await page.keyboard.press('i')
    })
    expect(text).toContain(say.youCannot)

    // Why not: the rule opens, with what stands beside it, and follows the language.
    await card(page).locator('.refused').first().click()
    const rule = 'warrior-knights/planning/at-most-two-per-stack'
    const drawer = page.locator('aside.drawer')
    await drawer.locator(`article[id="${rule}"]`).waitFor()
    const heading = drawer.getByRole('heading', { level: 3 })
    const english = await heading.innerText()
    await speak(guest, 'it')
    await expect.poll(() => heading.innerText()).not.toBe(english)
    expect(await drawer.innerText()).toContain(words.it.inThisChapter)
    await speak(guest, 'en')
    await expect.poll(() => heading.innerText()).toBe(english)
    await drawer.locator('.steps .next').click()
    await expect.poll(() => drawer.locator('article').getAttribute('id')).not.toBe(rule)
    await drawer.locator('.steps a').first().click()
    await drawer.locator(`article[id="${rule}"]`).waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })

    // What was asked for stays until it is closed, and its choices can be taken.
    await page.locator('[data-ref="stack:1"]').first().hover()
    await page.keyboard.press('i')
    await card(page).getByText(say.youCan).waitFor()
    await page.mouse.move(2, 2)
    await card(page).locator('[data-choice]').first().click()
    await expect.poll(() => guest.told?.view.barons[0]?.laid.flat().length).toBe(3)
    await card(page).waitFor({ state: 'hidden' })

    // The whole rulebook has an address for each rule.
    await page.goto(`/rules/warrior-knights#${rule}`)
    await page.locator(`article[id="${rule}"].chosen`).waitFor()
  },
)

scene(
  'a finger that stays asks, and the first touch of what is left to chance only shows it',
  async (invite) => {
    const guest = await invite({ lang: 'it', width: 390, height: 844 })
    const { page } = guest
    await setUp(guest, 'Isabel', { seats: ['me', 'bot:random'], seed: '7' })
    const player = new Player(guest, 6)
    await player.hurry((told) => told.offer?.name === 'lay')
    await player.offered()
    const touch = await guest.context.newCDPSession(page)
    const at = async (selector: string) => {
      const thing = page.locator(selector).first()
      await thing.scrollIntoViewIfNeeded()
      const box = await thing.boundingBox()
      if (!box) throw new Error(`${selector} is not there`)
      return [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    }
    const press = async (selector: string, long: number) => {
      const touchPoints = await at(selector)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await page.waitForTimeout(long)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await press('.prompt-bar [data-verb="lay"]', 700)
    await card(page).locator('.then').waitFor()
    expect(guest.told?.view.barons[0]?.laid.flat().length).toBe(0)
    await page.keyboard.press('Escape')
    await card(page).waitFor({ state: 'hidden' })

    const fate = (choice: ChoiceInfo) => isFate(choice.final) && !wantsMore(choice)
    await player.hurry(({ offer }) => offer?.choices.some(fate) ?? false)
    await player.offered()
    await guest.settled()
    await guest.layAside()
    const grave = '.prompt-bar button[data-grave]'
    const asked = guest.told?.offer?.token
    await press(grave, 30)
    await card(page).getByText(words.it.touchAgain).waitFor()
    await card(page).locator('.then').waitFor()
    expect(guest.told?.offer?.token).toBe(asked)
    await press(grave, 30)
    await expect.poll(() => guest.told?.offer?.token, patience).not.toBe(asked)
  },
)
