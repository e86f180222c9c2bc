// Two friends at one table: what one does in secret the other does not learn, whatever he asks.
import { expect } from 'vitest'
import { en } from '../src/i18n/en'
import type { LineInfo } from '../src/wire/http'
import type { Guest, Told } from './support/guest'
import { openHouse } from './support/house'
import { gather, idOf, start } from './support/lobby'
import { hurry, Player } from './support/player'

const scene = openHouse()

/** all is every event a guest received since the game began. */
const all = (guest: Guest) =>
  guest.received
    .map((data) => JSON.parse(data) as Told)
    .filter(({ table }) => table.status !== 'open')

/** text is every line that stands on a table's page. */
async function text({ page }: Guest): Promise<string[]> {
  const parts = await page.locator('header, main, aside, div.foot').allInnerTexts()
  return parts.flatMap((part) => part.split('\n')).filter((line) => line.trim())
}

/**
 * unlike is what stands in one text and not in another. That others have answered is no secret: it may
 * keep one from taking back, and makes the last answer final.
 */
function unlike(guest: Guest, after: string[], before: string[]): string[] {
  const left = [...before, guest.told?.undo.why, `, ${en.final.seals}`]
  return after.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const lines = (guest: Guest): LineInfo[] => all(guest).flatMap(({ chronicle }) => chronicle.lines)

/** keepsFrom holds every event a guest ever received to showing nothing of a seat's hand and plans. */
function keepsFrom(guest: Guest, seat: number) {
  const told = all(guest)
  expect(told.length).toBeGreaterThan(0)
  for (const { view } of told) {
    const baron = view.barons[seat]
    expect(baron?.hand ?? []).toEqual([])
    expect((baron?.laid ?? []).flat()).toEqual([])
  }
}

/** bidOnAll bids by clicks on whatever is voted, as long as bids are asked for. */
async function bidOnAll(guest: Guest) {
  const bid = guest.page.locator('[data-verb="commit-votes"]')
  while (guest.told?.offer?.name === 'commit') {
    const { token, choices } = guest.told.offer
    const number = bid.locator('input[type="number"]')
    if (await number.count()) {
      await number.fill(String(Math.ceil((choices[0]?.high ?? 0) / 2)))
      await bid.getByRole('button').click()
    } else {
      await bid.click()
    }
    await expect.poll(() => guest.told?.offer?.token, { timeout: 20_000 }).not.toBe(token)
  }
}

scene('laid cards and bids stay secret, and peeking is refused', async (invite) => {
  const host = await invite()
  const friend = await invite()
  const id = idOf(await gather(host, 'Ada', [[friend, 'Bruno']]))
  await start(host, [friend])
  const ada = new Player(host, 3)
  const bruno = new Player(friend, 4)
  const asked = (name: string) => (told: Told) => told.offer?.name === name

  // The friend lays a card, the host two: on the friend's page not a word changes.
  await hurry([ada, bruno], asked('lay'))
  await friend.page.locator('[data-verb="lay"]').first().click()
  await expect.poll(() => friend.told?.view.barons[1]?.laid.flat().length).toBe(1)
  await Promise.all([host.settled(), friend.settled()])
  const before = { host: await text(host), friend: await text(friend) }
  for (const stack of [0, 1])
    await host.page.locator(`[data-verb="lay"][data-points~="stack:${stack}"]`).first().click()
  await expect.poll(() => host.told?.view.barons[0]?.laid.flat().length).toBe(2)
  await Promise.all([host.settled(), friend.settled()])
  expect(unlike(host, await text(host), before.host)).not.toEqual([])
  expect(unlike(friend, await text(friend), before.friend)).toEqual([])
  keepsFrom(friend, 0)
  keepsFrom(host, 1)

  // A friend who asks for the host's seat, or answers in his place, is refused.
  friend.provoked.add(403)
  const peek = await friend.page.request.get(`/api/tables/${id}/events?seat=0`)
  expect(peek.status()).toBe(403)
  expect(Object.keys(await peek.json())).not.toContain('view')
  const answer = { seat: 0, token: host.told?.offer?.token, choice: 0, number: 0, note: '' }
  for (const way of ['answers', 'asides']) {
    const meddled = await friend.page.request.post(`/api/tables/${id}/${way}`, { data: answer })
    expect(meddled.status()).toBe(403)
  }
  const taken = await friend.page.request.post(`/api/tables/${id}/takeback`, { data: { seat: 0 } })
  expect(taken.status()).toBe(403)
  const received = friend.received.length
  await friend.page.goto(`/table/${id}?seat=0`)
  await friend.page.getByText(en.loading).waitFor()
  await friend.settled()
  expect(friend.received.length).toBe(received)
  expect(await friend.page.locator('.prompt-bar, [data-verb], [data-ref]').count()).toBe(0)
  expect(host.told?.view.barons[0]?.laid.flat().length).toBe(2)
  await friend.page.goto(`/table/${id}`)
  await friend.page.locator('.prompt-bar').waitFor()

  // On to an Assembly, where both bid in secret.
  await hurry([ada, bruno], asked('commit'))
  await Promise.all([host.settled(), friend.settled()])
  const unbid = await text(friend)
  const bids = lines(friend).filter(({ name }) => name === 'bid').length
  await bidOnAll(host)
  await friend.settled()
  expect(unlike(friend, await text(friend), unbid)).toEqual([])
  expect(lines(friend).filter(({ name }) => name === 'bid').length).toBe(bids)
  for (const { view } of all(friend)) {
    expect(view.vote?.bids[0] ?? -1).toBe(-1)
    for (const written of view.vote?.written ?? []) expect(written[0]).toBe(-1)
  }

  // Once both have bid, the bids lie open to both.
  await bidOnAll(friend)
  await expect
    .poll(() => lines(friend).filter(({ name }) => name === 'bid').length, { timeout: 20_000 })
    .toBeGreaterThan(bids)
  keepsFrom(friend, 0)
  keepsFrom(host, 1)
})
