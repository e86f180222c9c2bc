// Three at one table: two of them bargain, and what they keep between them the third never learns.
import { expect } from 'vitest'
import { en } from '../src/i18n/en'
import type { Guest, Told } from './support/guest'
import { openHouse } from './support/house'
import { gather, setUp, start } from './support/lobby'
import { hurry, Player } from './support/player'

const scene = openHouse()

/** sheet opens the negotiating table, at one of its tabs. */
async function sheet({ page }: Guest, tab: string) {
  const open = page.locator('dialog[open]')
  if (!(await open.count()))
    await page.locator('header').getByRole('button', { name: en.bargains }).click()
  await open.getByRole('tab', { name: tab }).click()
  return open
}

const crowns = (guest: Guest) => guest.told?.view.barons.map((baron) => baron.crowns)
const waiting = (guest: Guest) => guest.told?.bargains?.waiting ?? []
const lines = (guest: Guest) =>
  guest.received.flatMap((data) => (JSON.parse(data) as Told).chronicle.lines)

interface Wish {
  to?: string
  give?: number
  ask?: number
  favour?: string // that one gives
  mine?: string
  yours?: string
  secret?: boolean
  turns?: number
}

/** fill writes an offer's sheet. */
async function fill(guest: Guest, wish: Wish) {
  const open = guest.page.locator('dialog[open]')
  const side = (name: string) => open.getByRole('group', { name, exact: true })
  if (wish.to !== undefined) {
    const all = await open.getByLabel(en.whom).locator('option').allInnerTexts()
    const label = all.find((name) => name.includes(wish.to ?? '')) ?? ''
    await open.getByLabel(en.whom).selectOption({ label: label.trim() })
  }
  if (wish.give !== undefined) await side(en.iGive).getByRole('spinbutton').fill(`${wish.give}`)
  if (wish.ask !== undefined) await side(en.iAsk).getByRole('spinbutton').fill(`${wish.ask}`)
  if (wish.favour !== undefined)
    await side(en.iGive).getByRole('button', { name: wish.favour }).click()
  if (wish.mine !== undefined) await open.getByLabel(en.iPromise).fill(wish.mine)
  if (wish.yours !== undefined) await open.getByLabel(en.youPromise).fill(wish.yours)
  if (wish.secret) await open.getByLabel(en.whoReads).selectOption('two')
  if (wish.turns) await open.getByLabel(en.stands).selectOption(`${wish.turns}`)
}

/** offer lays an offer on the table, with a doubled click. */
async function offer(guest: Guest, wish: Wish) {
  const open = await sheet(guest, en.newOffer)
  await fill(guest, wish)
  await open.getByRole('button', { name: en.offer }).dblclick()
  await open.getByRole('tab', { name: en.offered, selected: true }).waitFor()
}

/** keepsQuiet holds every event and the whole page of a guest to saying nothing of what two keep. */
async function keepsQuiet(guest: Guest, words: string[]) {
  for (const data of guest.received) {
    const { bargains, chronicle } = JSON.parse(data) as Told
    expect(bargains?.waiting.filter(({ open }) => !open) ?? []).toEqual([])
    expect(bargains?.promises.filter(({ open }) => !open) ?? []).toEqual([])
    expect(bargains?.given.filter(({ open }) => !open) ?? []).toEqual([])
    expect(chronicle.lines.filter(({ secret }) => secret)).toEqual([])
    for (const word of words) expect(data).not.toContain(word)
  }
  const page = await guest.page.locator('body').innerText()
  for (const word of words) expect(page).not.toContain(word)
}

scene('two bargain, and a third must not see it', async (invite) => {
  const [ada, bruno, carla] = [await invite(), await invite(), await invite()]
  await ada.page.addInitScript(() =>
    localStorage.setItem('signoria.preferences', JSON.stringify({ sure: true })),
  )
  await gather(ada, 'Ada', [
    [bruno, 'Bruno'],
    [carla, 'Carla'],
  ])
  await start(ada, [bruno, carla])
  const secrets = ['Sealed with wax', 'Three votes in silence', 'Signed in blood']

  // An offer between two: a doubled click offers it once, and he is told of it.
  const [sealed, votes, signed] = secrets as [string, string, string]
  await offer(ada, { to: 'Bruno', give: 2, mine: sealed, yours: votes, secret: true })
  await bruno.page.getByRole('alert').getByText('Ada').waitFor()
  const button = bruno.page.locator('header').getByRole('button', { name: en.bargains })
  await expect.poll(() => button.innerText()).toContain(en.bargainsWait(1))
  expect([ada, bruno, carla].map((guest) => waiting(guest).length)).toEqual([1, 1, 0])

  // He answers by an offer of his own, which takes its place.
  const his = await sheet(bruno, en.offered)
  await his.getByText(sealed).waitFor()
  await his.getByRole('button', { name: en.counter }).click()
  expect(await his.getByLabel(en.iPromise).inputValue()).toBe(votes)
  await fill(bruno, { ask: 5, mine: signed })
  await his.getByRole('button', { name: en.answerWithIt }).dblclick()
  await expect.poll(() => waiting(ada).map(({ no, mine }) => [no, mine])).toEqual([[2, true]])
  expect(crowns(carla)).toEqual([15, 15, 15])

  // A third who knows its number cannot take it.
  carla.provoked.add(400)
  const token = carla.told?.bargains?.token
  const taken = await carla.page.request.post(`/api/tables/${carla.told?.table.id}/bargains`, {
    data: { seat: 2, token, deed: 'accept', no: 2 },
  })
  expect(taken.ok()).toBe(false)

  // Accepted, by her who wants to be asked again before what is final: the Crowns go over, and
  // everybody sees them go.
  const hers = await sheet(ada, en.offered)
  await hers.locator('[data-bargain="2"]').getByRole('button', { name: en.accept }).click()
  const sure = ada.page.getByRole('dialog', { name: en.graveAsk })
  await sure.getByText(signed).waitFor()
  expect(crowns(ada)).toEqual([15, 15, 15])
  await sure.getByRole('button', { name: en.accept }).dblclick()
  for (const guest of [ada, bruno, carla])
    await expect.poll(() => crowns(guest)).toEqual([10, 20, 15])
  expect(waiting(bruno)).toEqual([])
  await bruno.page.getByRole('alert').getByText('accepts bargain 2').waitFor()

  // Each says of the other's word what became of it, and both see it.
  const judge = async (guest: Guest, mark: string) => {
    const open = await sheet(guest, en.promises)
    await open.getByRole('group', { name: en.judge }).getByRole('button', { name: mark }).dblclick()
  }
  await judge(ada, en.wordBroken)
  await judge(bruno, en.wordKept)
  for (const guest of [ada, bruno]) {
    const open = await sheet(guest, en.promises)
    for (const [word, mark] of [
      [signed, 'broken'],
      [sealed, 'kept'],
    ])
      await open.locator(`li[data-mark="${mark}"]`, { hasText: word }).waitFor()
  }
  await expect.poll(() => crowns(carla)).toEqual([10, 20, 15])

  // A favour goes between them like all else, and stands with the promises as long as it is owed.
  await offer(ada, { to: 'Bruno', favour: 'peace', secret: true })
  const taking = await sheet(bruno, en.offered)
  await taking.locator('[data-bargain="3"]').getByText('peace, to the end of turn 1').waitFor()
  await taking.locator('[data-bargain="3"]').getByRole('button', { name: en.accept }).click()
  for (const guest of [ada, bruno]) {
    const open = await sheet(guest, en.promises)
    await open.locator('[data-owed="0"]').getByText('peace, to the end of turn 1').waitFor()
  }
  await keepsQuiet(carla, secrets)

  // What is offered to all, all see, until it lapses as the turn begins.
  await offer(ada, { to: en.wholeTable, give: 1, mine: 'Before everybody', turns: 1 })
  for (const guest of [bruno, carla]) {
    await sheet(guest, en.offered)
    await guest.page.locator('dialog').getByText('Before everybody').waitFor()
  }
  await carla.page.locator('dialog').getByText(en.declineBecause).click()
  await carla.page.locator('dialog').getByRole('button', { name: 'too strong' }).click()
  await ada.page.getByRole('alert').getByText('it would make you too strong').waitFor()
  await expect.poll(() => waiting(carla).some(({ mine }) => mine)).toBe(false)
  expect(waiting(bruno).some(({ mine }) => mine)).toBe(true)
  const players = [ada, bruno, carla].map((guest, i) => new Player(guest, i + 1))
  await hurry(players, ({ view, standing }) => view.turn > 0 || standing.over)
  for (const guest of [ada, bruno, carla]) {
    await expect.poll(() => lines(guest).some(({ name }) => name === 'lapsed')).toBe(true)
    expect(waiting(guest)).toEqual([])
  }
  await keepsQuiet(carla, secrets)
})

scene('a squire answers what he is offered', async (invite) => {
  const ada = await invite()
  await setUp(ada, 'Ada', { seats: ['me', 'bot:squire'], seed: '3' })
  await ada.page.locator('.prompt-bar').waitFor()
  const answers = () =>
    lines(ada)
      .map(({ name }) => name)
      .filter((name) => name === 'accepted' || name === 'declined')
  await offer(ada, { ask: 3, mine: 'I shall think of you' })
  await expect.poll(answers, { timeout: 20_000 }).toEqual(['declined'])
  await offer(ada, { give: 3 })
  await expect.poll(answers, { timeout: 20_000 }).toEqual(['declined', 'accepted'])
  await expect.poll(() => crowns(ada)).toEqual([12, 18])
})
