// Ways to sit: friends at one screen, clocks, bots that stand in, pauses, resigning, ending, playing again.
import { expect } from 'vitest'
import { en } from '../src/i18n/en'
import type { TableInfo } from '../src/wire/http'
import type { Clock } from '../src/wire/signoria'
import type { Guest } from './support/guest'
import { openHouse } from './support/house'
import { named, openTable, send, visit } from './support/lobby'
import { hurry, Player } from './support/player'

const scene = openHouse()
const words = en.sitting
const patience = { timeout: 20_000 }

/** choose opens the table's menu and takes a line of it. */
async function choose({ page }: Guest, line: string) {
  await page.getByRole('button', { name: en.more, exact: true }).click()
  await page.getByRole('menuitem', { name: line }).click()
}

/** seatsSeen is from which seats the server has told the guest anything. */
const seatsSeen = (guest: Guest) => [
  ...new Set(guest.received.map((data) => (JSON.parse(data) as { seat: number }).seat)),
]

/** covered holds a page to showing nothing of a table but the curtain. */
async function covered({ page }: Guest, name: string) {
  await page.getByRole('heading', { name: words.handTo(name) }).waitFor()
  expect(await page.locator('.prompt-bar, [data-ref], [data-verb], aside, .board').count()).toBe(0)
}

scene('friends at one screen see no hand but their own', async (invite) => {
  const guest = await invite()
  const { page } = guest
  await page.goto('/new/warrior-knights')
  const form = page.locator('form', { has: page.getByRole('heading', { name: en.newTable }) })
  for (let four = 4; four > 2; four--)
    await form.getByRole('button', { name: en.fewerSeats }).click()
  const seats = form.locator('fieldset select')
  await seats.nth(1).selectOption('me')
  await form.getByText(en.options).click()
  await form.getByLabel(en.seed).fill('7')
  await form.getByRole('switch', { name: words.hotSeat }).check()
  await form.getByLabel(words.nameOf(1)).fill('Anna')
  await form.getByLabel(words.nameOf(2)).fill('Bruno')
  await form.getByRole('button', { name: en.openTable }).click()

  // With this seed it is Bruno who begins.
  await covered(guest, 'Bruno')
  await expect.poll(() => seatsSeen(guest)).toEqual([-1])
  await page.getByRole('button', { name: words.iAm('Bruno') }).click()
  await page.locator('.prompt-bar [data-choice]').first().waitFor()
  await expect.poll(() => seatsSeen(guest)).toEqual([-1, 1])

  // He plays until it is Anna's turn: the curtain falls, and nothing of either is in the page.
  await hurry([new Player(guest, 5)], ({ seat }) => seat < 0)
  await covered(guest, 'Anna')
  await expect.poll(() => seatsSeen(guest)).toEqual([-1, 1])
  expect(guest.told?.view.barons.flatMap((baron) => baron.hand ?? [])).toEqual([])
  await page.keyboard.press('Enter') // the button has the focus
  await page.locator('.prompt-bar [data-choice]').first().waitFor()
  await expect.poll(() => guest.told?.seat).toBe(0)
  expect(guest.told?.view.barons[1]?.hand ?? []).toEqual([])

  // She hands it back out of turn. A page loaded again starts behind the curtain.
  await page.getByLabel(en.playAs).selectOption({ value: '1' })
  await covered(guest, 'Bruno')
  const before = guest.received.length
  await page.reload()
  await covered(guest, 'Anna')
  const after = guest.received.slice(before).map((data) => JSON.parse(data) as { seat: number })
  expect(after.every(({ seat }) => seat === -1)).toBe(true)
})

scene('time runs out: a bot answers once', async (invite) => {
  const guest = await invite()
  await named(guest, 'Ada')
  const clock = { kind: 'decision', seconds: 5, atEnd: 'bot-once' }
  await visit(guest, await openTable(guest, ['me', 'bot:squire'], { clock }))
  const mine = guest.page.getByRole('timer', { name: words.yourTime })
  await mine.waitFor()
  const asked = guest.told?.offer?.token
  expect(await mine.innerText()).toMatch(/0:0\d/)
  await expect.poll(() => guest.told?.offer?.token, patience).not.toBe(asked)
  expect(guest.told?.table.chairs[0]?.bot).toBe('') // the next is mine again
})

/** friends seats two at a table with a bot, and opens their pages. */
async function friends(ada: Guest, bruno: Guest, clock: Clock) {
  await Promise.all([named(ada, 'Ada'), named(bruno, 'Bruno')])
  const table = await openTable(ada, ['me', 'open', 'bot:squire'], { clock })
  await send(bruno, `/api/tables/${table.id}/sit`, { seat: 1, bot: '' })
  await send(ada, `/api/tables/${table.id}/start`, {})
  await Promise.all([visit(ada, table), visit(bruno, table)])
}

scene('time runs out: a bot plays until its player is back', async (invite) => {
  const ada = await invite()
  const bruno = await invite()
  // It is long enough for both pages to come: else a bot would sit in Bruno's place too, and soon the game would be over.
  await friends(ada, bruno, { kind: 'decision', seconds: 15, atEnd: 'bot-until-back' })
  const bots = () => ada.told?.table.chairs[0]?.standsIn === true
  const player = new Player(bruno, 3)
  // Bruno plays on in his own good time.
  let back = false
  const meanwhile = (async () => {
    for (; !back; await new Promise((resolve) => setTimeout(resolve, 1500)))
      if (bruno.told?.offer) await player.post(bruno.told)
  })()
  try {
    await ada.page.getByText(words.botPlays).waitFor()
    await expect.poll(() => ada.told?.offer).toBeNull()
    await ada.page.getByRole('button', { name: words.takeBack }).click()
    await expect.poll(bots, patience).toBe(false)
  } finally {
    back = true
    await meanwhile
  }
})

scene('pause, stand in, agree on the end, and play again', async (invite) => {
  const ada = await invite()
  const bruno = await invite({ width: 390, height: 844 })
  await friends(ada, bruno, { kind: 'decision', seconds: 600, atEnd: 'bot-once' })

  // A pause wants both. Then nobody is asked, and no clock runs.
  await choose(ada, words.askPause)
  await bruno.page.getByText(words.wants.pause('Ada')).waitFor()
  expect(ada.told?.table.manners.paused).toBe(false)
  await bruno.page.getByRole('button', { name: words.agree, exact: true }).click()
  for (const guest of [ada, bruno]) {
    await guest.page.getByText(words.paused).waitFor()
    await expect.poll(() => guest.told?.offer).toBeNull()
    await expect.poll(() => guest.told?.table.clocks.every(({ until }) => until === 0)).toBe(true)
  }
  await ada.page.getByRole('button', { name: words.resume }).click()
  await bruno.page.getByRole('button', { name: words.refuse, exact: true }).click()
  await expect.poll(() => ada.told?.table.motions.length, patience).toBe(0)
  await bruno.page.getByRole('button', { name: words.resume }).click()
  await ada.page.getByRole('button', { name: words.agree, exact: true }).click()
  await expect.poll(() => bruno.told?.table.manners.paused, patience).toBe(false)

  // A bot plays for Bruno until he is back.
  await choose(bruno, words.letBot)
  await bruno.page.getByText(words.botPlays).waitFor()
  await choose(ada, words.people)
  await ada.page.getByRole('dialog').getByText(words.standIn).waitFor()
  await ada.page.keyboard.press('Escape')
  await bruno.page.getByRole('button', { name: words.takeBack }).click()
  await bruno.page.getByText(words.botPlays).waitFor({ state: 'detached' })

  // Both agree that it is enough.
  await choose(ada, words.proposeEnd)
  await ada.page.getByRole('button', { name: words.propose }).click()
  await bruno.page.getByRole('button', { name: words.agree, exact: true }).click()
  for (const guest of [ada, bruno]) {
    await guest.page.getByText(en.decidedBy(words.ended.agreed)).waitFor()
    await expect
      .poll(() => guest.told?.standing)
      .toMatchObject({ over: true, end: 'agreed', winners: [] })
  }
  const { id } = ada.told?.table as TableInfo
  const record = await ada.page.request.get(`/api/tables/${id}/record`)
  expect(record.status()).toBe(200)
  const again = await ada.page.request.post('/api/records', { data: await record.json() })
  expect(((await again.json()) as TableInfo).status).toBe('finished')

  // Again, one seat on: Bruno finds the way there by himself.
  const sheet = ada.page.getByRole('dialog')
  await sheet.getByLabel(words.rotate).check()
  await sheet.getByRole('button', { name: words.rematch }).click()
  await ada.page.getByRole('button', { name: en.start }).waitFor()
  await bruno.page.getByRole('dialog').getByRole('link', { name: words.toRematch }).click()
  await expect.poll(() => bruno.page.url(), patience).toBe(ada.page.url())
  await ada.page.getByRole('button', { name: en.start }).click()
  for (const guest of [ada, bruno]) await guest.page.locator('.prompt-bar').waitFor()
  await expect.poll(() => bruno.told?.seat, patience).toBe(2)
  await expect.poll(() => bruno.told?.table.id).not.toBe(id)

  // Bruno has had enough of it; a bot plays on, and he does not come back.
  await choose(bruno, words.resign)
  await bruno.page.getByRole('button', { name: words.resignNow }).click()
  await expect.poll(() => bruno.told?.seat, patience).toBe(-1)
  await choose(ada, words.people)
  await ada.page.getByRole('dialog').getByText(words.resignedSign).waitFor()
})

scene(
  'a newcomer is let in by all who play; a table without spectators stays shut',
  async (invite) => {
    const [ada, cleo] = [await invite(), await invite()]
    await named(ada, 'Ada')
    const watched = await openTable(ada, ['me', 'open', 'bot:squire'])
    await send(ada, `/api/tables/${watched.id}/sit`, { seat: 1, bot: 'squire' })
    await send(ada, `/api/tables/${watched.id}/start`, {})
    await Promise.all([visit(ada, watched), visit(cleo, watched)])
    await choose(cleo, words.people)
    const sheet = cleo.page.getByRole('dialog')
    await sheet.getByRole('button', { name: en.guest }).click()
    await sheet.getByLabel(en.yourName).fill('Cleo')
    await sheet.getByRole('button', { name: en.keepName }).click()
    await sheet.getByRole('button', { name: words.askForSeat }).first().click()
    await ada.page.getByText(words.wants.admit('Cleo', '').slice(0, 8)).waitFor()
    expect(cleo.told?.seat).toBe(-1)
    await ada.page.getByRole('button', { name: words.agree, exact: true }).click()
    await expect.poll(() => cleo.told?.seat, patience).toBe(1)

    const shut = await openTable(ada, ['me', 'bot:squire'], { spectators: 'none' })
    cleo.provoked.add(403)
    await cleo.page.goto(`/table/${shut.id}`)
    await cleo.page.getByText(words.noSpectatorsHere).waitFor()
    expect(cleo.received.some((data) => data.includes(shut.id))).toBe(false)
  },
)

scene('who opens a table names it, frees seats and calls it off', async (invite) => {
  const [ada, bruno] = [await invite(), await invite()]
  await named(ada, 'Ada')
  await named(bruno, 'Bruno')
  const table = await openTable(ada, ['me', 'open', 'bot:squire'])
  for (const { page } of [ada, bruno]) await page.goto(`/table/${table.id}`)

  const field = ada.page.getByLabel(words.tableName)
  await ada.page.getByRole('button', { name: words.nameTable }).click()
  await field.fill('Never')
  await field.press('Escape')
  await ada.page.getByRole('button', { name: words.nameTable }).click()
  await field.fill(' Monday  evenings ')
  await ada.page.getByRole('button', { name: words.keepTableName }).click()
  for (const { page } of [ada, bruno])
    await page.getByRole('heading', { name: 'Monday evenings' }).waitFor()
  expect(await bruno.page.getByRole('button', { name: words.renameTable }).count()).toBe(0)
  await ada.shoot('an open table with a name')

  // Bruno stands up himself, and is told nothing; Ada frees his seat, and he is.
  const sit = bruno.page.getByRole('button', { name: en.sitHere })
  await sit.click()
  await bruno.page.getByRole('button', { name: en.standUp }).click()
  await sit.click()
  await bruno.page.getByRole('button', { name: en.standUp }).waitFor()
  expect(await bruno.page.getByText(words.freed).count()).toBe(0)
  const seat = ada.page.getByRole('listitem').filter({ hasText: 'Bruno' })
  await seat.getByRole('button', { name: en.emptyIt }).click()
  await bruno.page.getByText(words.freed).waitFor()

  bruno.provoked.add(404)
  await ada.page.getByRole('button', { name: words.callOff }).click()
  await ada.page.getByRole('button', { name: words.callOffNow }).click()
  await bruno.page.getByText(en.notFoundHint).waitFor()
  await ada.page.waitForURL((url) => url.pathname === '/')
  expect(await ada.page.getByText('Monday evenings').count()).toBe(0)
})

scene('the front page says until when a table waits, and for whom', async (invite) => {
  const [ada, bruno] = [await invite(), await invite()]
  await named(ada, 'Ada')
  await named(bruno, 'Bruno')
  const clock = { kind: 'turn', seconds: 3 * 86_400, atEnd: 'bot-once' }
  const table = await openTable(ada, ['open', 'bot:squire'], { clock })
  await send(ada, `/api/tables/${table.id}/name`, { name: 'Mondays' })
  await send(bruno, `/api/tables/${table.id}/sit`, { seat: 0, bot: '' })
  await send(ada, `/api/tables/${table.id}/start`, {})
  const isDue = async () => {
    const reply = await ada.page.request.get(`/api/tables/${table.id}`)
    return ((await reply.json()) as TableInfo).clocks[0]?.until ?? 0
  }
  await expect.poll(isDue, patience).toBeGreaterThan(0)
  const due = new Date(await isDue())
  const day = due.toLocaleDateString('en', { weekday: 'short' })
  const time = due.toLocaleTimeString('en', { timeStyle: 'short', hourCycle: 'h23' })
  for (const { page } of [ada, bruno]) {
    await page.goto('/')
    const card = page.getByRole('article', { name: 'Mondays' })
    await card.getByText('Warrior Knights', { exact: true }).waitFor()
    await card.getByText(en.dueBy(`${day} ${time}`)).waitFor()
  }
  await bruno.page.getByText(en.yourTurn).waitFor()
  await ada.page.getByText(en.turnOfOther('Bruno')).waitFor()
  await bruno.shoot('a table that is due')
  await bruno.page.setViewportSize({ width: 390, height: 844 })
  await bruno.shoot('a table that is due, on a phone')
})
