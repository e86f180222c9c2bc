// The historical prototype of Medioevo Universale through the page: a whole game, and its secrets.
import { expect } from 'vitest'
import { en } from '../src/i18n/en'
import type { CountView } from '../src/wire/medioevo'
import type { Guest } from './support/guest'
import { openHouse } from './support/house'
import { visit } from './support/lobby'
import { Player } from './support/player'
import { all, friends, told, until, wholeGame } from './support/realms'
import { answered, asked } from './support/tales'

const scene = openHouse()
const patience = { timeout: 20_000 }

/** read reads every line that stands on a table's page, and counts what was told so far. */
async function read(guest: Guest) {
  await guest.settled()
  const parts = await guest.page.locator('header, main, aside, div.foot').allInnerTexts()
  const lines = parts.flatMap((part) => part.split('\n')).filter((line) => line.trim())
  return { lines, told: guest.received.length }
}

/** fresh is what has come to stand on a page since it was read. */
async function fresh(guest: Guest, before: { lines: string[] }): Promise<string> {
  const { lines } = await read(guest)
  return lines.filter((line) => !before.lines.includes(line)).join('\n')
}

const copies = (cards: CountView[]) => cards.reduce((sum, { n }) => sum + n, 0)

scene('a game of three turns against two bots, the first by clicks', async (invite) => {
  await wholeGame(await invite(), 'mu-prototype', [
    'cards',
    'diplomacy',
    'purchase',
    'combat',
    'trade',
  ])
})

scene('hands, drawn cards and secret treaties stay secret', async (invite) => {
  const [ada, bruno, cleo] = [await invite(), await invite(), await invite()]
  const table = await friends(ada, bruno)
  await visit(cleo, table)
  const players = [new Player(ada, 3), new Player(bruno, 4)]

  // Ada draws cards and keeps one: of all this the others see how many she has.
  await until(players, () => asked('keep')(told(ada)))
  const { drawn, hand } = told(ada).view
  expect(drawn.length).toBeGreaterThan(1)
  await ada.open('Your realm')
  const cards = ada.page.locator('[role=tabpanel] section[aria-label="Drawn"] h4')
  await expect.poll(() => cards.count()).toBe(drawn.length)
  const titles = await cards.allInnerTexts()
  const before = await read(cleo)
  const { token, choices } = told(ada).offer ?? { token: '', choices: [] }
  await ada.page.locator('.prompt-bar [data-verb="keep-card"]').first().click()
  await answered(ada, token)
  const kept = told(ada).view
  expect(copies(kept.hand)).toBeGreaterThan(copies(hand))
  const after = await fresh(cleo, before)
  for (const title of titles) expect(after).not.toContain(title)
  const names = choices.flatMap(({ refs }) => refs ?? [])
  expect(names.length).toBe(choices.length)
  for (const name of names) expect(cleo.received.slice(before.told).join()).not.toContain(name)

  await until(players, ({ view }) => view.phase !== 'cards' && view.phase !== 'order')
  for (const guest of [bruno, cleo]) {
    await expect.poll(() => told(guest).view.phase).not.toBe('cards')
    for (const { view, seat } of all(guest)) {
      expect(view.seat).toBe(seat)
      expect(copies(view.hand)).toBe(view.players[seat]?.cards ?? 0)
      if (view.active !== seat) expect(view.drawn).toEqual([])
    }
  }
  expect(told(cleo).seat).toBe(-1)
  expect(told(cleo).view.players.map(({ cards }) => cards)).toEqual(
    told(ada).view.players.map(({ cards }) => cards),
  )

  // One of them writes a secret treaty with the other. Who is no party to it learns that there is one.
  const draft = (other: number) => `[data-verb="draft-pact"][data-points~="seat:${other}"]`
  const mayWrite = (guest: Guest, other: number) =>
    told(guest).offer?.choices.some(
      ({ verb, refs }) => verb === 'draft-pact' && refs?.includes(`seat:${other}`),
    ) === true
  await until(players, () => mayWrite(ada, 1) || mayWrite(bruno, 0))
  const [writer, reader, other] = mayWrite(ada, 1) ? [ada, bruno, 1] : [bruno, ada, 0]
  await cleo.open('Treaties')
  const unwritten = await read(cleo)
  const press = async (guest: Guest, choice: string) => {
    const { token } = told(guest).offer ?? {}
    await guest.page.locator(`.prompt-bar ${choice}`).first().click()
    await answered(guest, token)
  }
  const { secrets } = told(cleo).view
  const secret = (guest: Guest) => told(guest).view.treaties.filter(({ secret }) => secret).length
  const known = [secret(writer), secret(reader)]
  await press(writer, draft(other))
  for (const verb of ['keep-secret', 'last-forever', 'add-no-war', 'offer-treaty'])
    await press(writer, `[data-verb="${verb}"]`)
  await expect.poll(() => asked('consent')(told(reader)), patience).toBe(true)
  expect(told(reader).view.offer?.clauses.length).toBe(1)

  // He would sign for a florin; it is given.
  const offered = told(reader).offer?.token
  await reader.page.locator('.prompt-bar [data-verb="demand"] button').last().click()
  await answered(reader, offered)
  await expect.poll(() => asked('demand')(told(writer)), patience).toBe(true)
  await press(writer, '[data-verb="consent"]')
  await expect
    .poll(() => [secret(writer), secret(reader)], patience)
    .toEqual(known.map((count) => count + 1))
  await expect.poll(() => told(cleo).view.secrets, patience).toBe(secrets + 1)
  for (const { view } of all(cleo)) {
    expect(view.treaties.filter(({ secret }) => secret)).toEqual([])
    expect(view.offer?.secret ?? false).toBe(false)
  }
  const signed = await fresh(cleo, unwritten)
  expect(signed).toContain('kept secret')
  for (const words of ['does not attack', 'would sign']) expect(signed).not.toContain(words)
  expect(cleo.received.slice(unwritten.told).join()).not.toContain('does not attack')
  await reader.open('Treaties')
  await reader.page.locator('[role=tabpanel] article', { hasText: 'Secret' }).first().waitFor()
  await expect
    .poll(() => cleo.page.locator('[role=tabpanel] article').count())
    .toBe(told(cleo).view.treaties.length)

  // A party goes back on it, though nobody asks him.
  await reader.page.getByRole('button', { name: en.outOfTurn }).click()
  const sheet = reader.page.getByRole('dialog', { name: en.outOfTurn })
  await sheet.locator('[data-verb="break-treaty"]').last().click()
  await expect.poll(() => told(cleo).view.secrets, patience).toBe(secrets)
  await expect.poll(() => secret(reader), patience).toBe(known[1])
  await sheet.getByRole('button', { name: en.close }).click()

  // Who asks for another's seat is refused.
  bruno.provoked.add(403)
  const peek = await bruno.page.request.get(`/api/tables/${table.id}/events?seat=0`)
  expect(peek.status()).toBe(403)
})
