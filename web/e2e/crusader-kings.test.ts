// Crusader Kings through the page: a whole game, its secrets, its checks, its curtain.
import { expect } from 'vitest'
import { en } from '../src/i18n/en'
import type { Guest } from './support/guest'
import { openHouse } from './support/house'
import { setUp, visit } from './support/lobby'
import { all, among, friends, told, until } from './support/kings'
import { Player } from './support/player'
import { answered, asked } from './support/tales'

const scene = openHouse()
const patience = { timeout: 20_000 }

/** text is every line that stands on a table's page. */
async function text({ page }: Guest): Promise<string[]> {
  const parts = await page.locator('header, main, aside, div.foot').allInnerTexts()
  return parts.flatMap((part) => part.split('\n')).filter((line) => line.trim())
}

/** refs is whatever the things on a page are called by. */
const refs = ({ page }: Guest) =>
  page
    .locator('[data-ref]')
    .evaluateAll((things) => things.map((thing) => (thing as HTMLElement).dataset.ref ?? ''))

scene('a game against two AI dynasties, its first Rounds by clicks, to its end', async (invite) => {
  const guest = await invite()
  const { page } = guest
  const seats = ['me', 'bot:ferox', 'bot:aperio']
  await setUp(guest, 'Isabel', { game: 'crusader-kings', seats, seed: '5' })
  const player = new Player(guest, 1)
  await player.playToTheEnd(50)

  const end = page.getByRole('dialog', { name: en.gameOver })
  expect((await end.locator('.winner').innerText()).trim()).not.toBe('')
  await expect
    .poll(() =>
      end.getByRole('table', { name: en.standing, exact: true }).locator('tbody tr').count(),
    )
    .toBe(3)
  await expect.poll(() => end.locator('.plot [data-seat]').count(), patience).toBe(3)
  expect(await end.locator('details').count(), 'deeds are told').toBeGreaterThan(2)
  const { standing, view } = told(guest)
  expect(standing.over).toBe(true)
  expect(['jerusalem', 'eras', 'conquest']).toContain(view.end)
  expect(standing.winners).toEqual(view.winners)
  await guest.shoot('crusader-kings end')

  const { prompted, silent, odd } = await guest.reading()
  expect({ silent, odd }).toEqual({ silent: 0, odd: [] })
  expect(prompted).toBeGreaterThan(30)
  expect(player.clicks.things, 'answers given on the board').toBeGreaterThan(0)
  expect(guest.loads, 'the page was loaded once').toBe(1)
  await end.getByRole('button', { name: en.lookAtBoard }).click()
  await page.locator('.prompt-bar .prompt').getByText(en.gameOver).waitFor()
})

scene('hands, bags and chosen cards stay secret', async (invite) => {
  const [ada, bruno, cleo] = [await invite(), await invite(), await invite()]
  const table = await friends(ada, bruno)
  await visit(cleo, table)
  const players = [new Player(ada, 3), new Player(bruno, 4)]
  await until(players, asked('card'))
  await Promise.all([ada, bruno, cleo].map((guest) => guest.settled()))
  const { hand, bag } = told(ada).view
  expect(hand.length).toBeGreaterThan(5)
  expect(bag.length).toBeGreaterThan(0)

  /** Nothing of Ada's is in what others are told, nor on their pages, but how much it is. */
  const keeps = async (guest: Guest) => {
    const updates = all(guest)
    for (const { view, seat } of updates) {
      expect(view.seat).toBe(seat)
      expect(view.hand.filter((card) => hand.includes(card))).toEqual([])
      expect(view.bag.filter((token) => bag.includes(token))).toEqual([])
    }
    const wire = guest.received.join()
    const names = hand.flatMap((card) => [`"card:${card}"`, `[[card:${card}|`])
    expect(names.filter((name) => wire.includes(name))).toEqual([])
    const shown = await refs(guest)
    expect(shown.filter((ref) => hand.includes(Number(/^card:(\d+)$/.exec(ref)?.[1])))).toEqual([])
    const { view } = told(guest)
    expect(view.dynasties[0]).toMatchObject({ cards: hand.length, bag: bag.length, laid: 0 })
    expect(view.dynasties[0]?.unplayed.reduce((sum, n) => sum + n, 0)).toBe(hand.length)
  }
  await keeps(bruno)
  await keeps(cleo)
  expect(told(cleo).seat).toBe(-1)
  expect(all(cleo).flatMap(({ view }) => [...view.hand, ...view.bag])).toEqual([])

  // Ada lays her two cards down. The others see that they lie there, and not a word besides.
  await bruno.open('Your house')
  await cleo.open('Dynasties')
  await ada.open('Your house')
  const titles = await ada.page.locator('[role=tabpanel] [data-ref^="card:"] h5').allInnerTexts()
  expect(titles.length).toBe(hand.length)
  const before = { bruno: await text(bruno), cleo: await text(cleo) }
  for (const turn of [1, 2]) {
    const token = told(ada).offer?.token
    await ada.page.locator('[data-verb="choose-card"]').first().click()
    if (turn === 1) await answered(ada, token)
  }
  await expect.poll(() => told(ada).view.chosen.filter((card) => card >= 0).length).toBe(2)
  const chosen = told(ada).view.chosen
  await Promise.all([ada, bruno, cleo].map((guest) => guest.settled()))
  for (const [guest, was] of [
    [bruno, before.bruno],
    [cleo, before.cleo],
  ] as const) {
    const fresh = (await text(guest)).filter((line) => !was.includes(line))
    for (const title of titles) expect(fresh.join('\n')).not.toContain(title)
    for (const { view } of all(guest)) {
      expect(view.chosen.filter((card) => chosen.includes(card) && card >= 0)).toEqual([])
      expect(view.card).toBeNull()
    }
    const wire = guest.received.join()
    for (const card of chosen) expect(wire).not.toContain(`card:${card}"`)
  }

  // Who asks for another's seat is refused.
  bruno.provoked.add(403)
  const peek = await bruno.page.request.get(`/api/tables/${table.id}/events?seat=0`)
  expect(peek.status()).toBe(403)

  // Once all have chosen the first card is turned, for everybody.
  await until(players, ({ view }) => view.phase === 'turns')
  await until(players, ({ view }) => view.card?.seat === 0 || view.phase !== 'turns')
  const turned = chosen[0] ?? -1
  for (const guest of [bruno, cleo])
    await expect
      .poll(() => all(guest).some(({ view }) => view.card?.card === turned), patience)
      .toBe(true)
})

scene('a check: its odds before one invests, then token by token', async (invite) => {
  const guest = await invite({ motion: true })
  const { page } = guest
  await among(guest)
  const player = new Player(guest, 6)
  await until([player], (now) => asked('invest')(now) && (now.view.check?.odds.length ?? 0) > 1)
  const { odds, needed, free } = told(guest).view.check ?? { odds: [], needed: 0, free: 0 }
  expect(odds).toEqual(odds.toSorted((a, b) => a - b)) // Gold never does harm

  const panel = page.getByRole('tabpanel')
  await guest.open('At stake')
  const bars = panel.locator('figure li')
  await expect.poll(() => bars.count()).toBe(odds.length)
  expect(await bars.locator('.percent').allInnerTexts()).toEqual(odds.map((n) => `${n}%`))
  await expect.poll(() => panel.locator('.slot').count()).toBe(needed)
  expect(await panel.locator('.drawn').count()).toBe(0)
  await guest.shoot('crusader-kings odds')

  const form = page.locator('form[data-verb="invest"]')
  await form.locator('input[type="number"]').fill('1')
  await form.getByRole('button').click()
  await expect.poll(() => told(guest).view.check?.drawn.length, patience).toBeGreaterThan(0)
  const check = all(guest).find(({ view }) => view.check?.drawn.length)?.view.check
  expect((check?.free ?? 0) + (check?.bought ?? 0)).toBe(free + 1)

  // On to the end of a check that the page shows: a token for each draw, turned one after the other.
  const ended = () => /passed|failed/.test(told(guest).view.check?.stage ?? '')
  const stake = page.locator('#tab-now')
  await player.offered()
  while (!ended() || (await stake.count()) === 0) {
    expect(await player.click(), 'the game goes on').toBe(true)
    await player.offered()
  }
  await guest.settled()
  await guest.open('At stake')
  for (const { view } of all(guest)) {
    if (!view.check || !/passed|failed/.test(view.check.stage)) continue
    const successes = view.check.drawn.filter(({ success }) => success).length
    expect(view.check.successes).toBe(successes)
    expect(view.check.stage).toBe(successes >= view.check.needed ? 'passed' : 'failed')
  }
  await expect
    .poll(() => panel.locator('.drawn').count())
    .toBe(told(guest).view.check?.drawn.length)
  const turns = await panel
    .locator('.drawn')
    .evaluateAll((all) => all.map((it) => (it as HTMLElement).style.getPropertyValue('--turn')))
  expect(turns.map(parseFloat)).toEqual(turns.map((_, i) => i * 320))
  await panel.locator('.stamp').waitFor()
  await guest.shoot('crusader-kings check')
})

scene('friends at one screen: the curtain hides hand and bag', async (invite) => {
  const guest = await invite()
  const { page } = guest
  const say = en.sitting
  await page.goto('/new/crusader-kings')
  const form = page.locator('form', { has: page.getByRole('heading', { name: en.newTable }) })
  const seats = form.locator('fieldset select')
  await expect.poll(() => seats.count()).toBeGreaterThan(2)
  await form.getByRole('button', { name: en.fewerSeats }).click()
  await seats.nth(1).selectOption('me')
  await seats.nth(2).selectOption('bot:ferox')
  await form.locator('summary', { hasText: en.options }).click()
  await form.getByLabel(en.seed).fill('7')
  await form.getByRole('switch', { name: say.hotSeat }).check()
  await form.getByLabel(say.nameOf(1)).fill('Anna')
  await form.getByLabel(say.nameOf(2)).fill('Bruno')
  await form.getByRole('button', { name: en.openTable }).click()

  const covered = async () => {
    const heading = page.getByRole('heading', { name: say.handTo('') })
    await heading.waitFor()
    expect(await page.locator('.prompt-bar, [data-ref], aside, .board').count()).toBe(0)
    await expect.poll(() => guest.told?.seat, patience).toBe(-1) // the page may be drawn before that is heard of here
    const { view } = told(guest)
    expect({
      hand: view.hand,
      bag: view.bag,
      chosen: view.chosen.filter((it) => it >= 0),
    }).toEqual({ hand: [], bag: [], chosen: [] })
    return /Anna/.test(await heading.innerText()) ? 'Anna' : 'Bruno'
  }
  const lift = async (name: string) => {
    await page.getByRole('button', { name: say.iAm(name) }).click()
    await page.locator('.prompt-bar [data-choice]').first().waitFor()
    await expect.poll(() => told(guest).seat, patience).toBe(name === 'Anna' ? 0 : 1)
  }
  const first = await covered()
  await lift(first)
  const player = new Player(guest, 5)
  await until([player], ({ seat }) => seat < 0)
  const second = await covered()
  expect(second).not.toBe(first)
  await lift(second)

  // On to the cards: whoever has the screen sees a hand and a bag, and they are his own.
  const chose = new Set<number>()
  for (let turns = 0; chose.size < 2 && turns < 12; turns++) {
    await until([player], (now) => now.seat < 0 || asked('card')(now))
    if (told(guest).seat < 0) {
      await lift(await covered())
      continue
    }
    const { view, seat } = told(guest)
    expect(view.hand.length).toBeGreaterThan(5)
    expect(view.bag.length).toBe(view.dynasties[seat]?.bag)
    chose.add(seat)
    await until([player], (now) => now.seat < 0 || now.view.phase !== 'plotting')
  }
  expect(chose.size).toBe(2)
})
