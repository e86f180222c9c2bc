// What one tells one’s friends is staged over the board, and holds up nobody who is asked for longer than he likes.
import type { Route } from 'playwright-core'
import { expect } from 'vitest'
import type { Told } from './support/guest'
import { openHouse } from './support/house'
import { accessible } from './support/inspect'
import { idOf, send, setUp, words } from './support/lobby'
import { Player } from './support/player'

const scene = openHouse()
const say = words.en

/** inBattle says whether the guest has a part in a battle, and is asked which cards he keeps. */
const inBattle = ({ view, seat, offer }: Told) =>
  offer?.name === 'discard' && Boolean(view.battle?.sides.some((side) => side.seat === seat))

/** seesPlace says in the page whether the place fought over lies where the stage leaves the board in sight. */
function seesPlace(): boolean {
  const glass = document.querySelector('.stage .glass')?.getBoundingClientRect()
  const place = document.querySelector('main .window [data-spot]')?.getBoundingClientRect()
  if (!glass || !place) return false
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
  return x > glass.left && x < glass.right && y > glass.top && y < glass.bottom
}

/** onStage says in the page whether who plays by keyboard stands on the stage. */
const onStage = () => document.activeElement?.closest('.stage') !== null

/** onCard says in the page whether he stands on what answers. */
const onCard = () => document.activeElement?.hasAttribute('data-lit')

/** slowly sends an answer as a distant server would take it. */
async function slowly(route: Route) {
  if (route.request().method() === 'POST') await new Promise((sent) => setTimeout(sent, 400))
  await route.fallback()
}

scene('a battle of one’s own is staged, and answered on the stage', async (invite) => {
  const guest = await invite({ moments: 'all', folds: true })
  const { page } = guest
  await setUp(guest, 'Ada', { seats: ['me', 'bot:squire', 'bot:squire'], seed: '7' })
  const ada = new Player(guest, 3)
  await ada.hurry(inBattle)

  const stage = page.locator('.stage')
  await stage.getByRole('heading', { level: 2 }).waitFor()
  const own = stage.locator('[data-lit]')
  await own.first().waitFor()
  await accessible(page, 'a battle on the stage', undefined, '.stage')
  await expect.poll(() => page.evaluate(seesPlace), { message: 'the place is in sight' }).toBe(true)
  await guest.shoot('battle')

  // What is asked lies above the stage, wherever it is, and his cards are touched where they lie.
  const bar = page.locator('.prompt-bar .prompt')
  const onward = stage.locator('.run')
  const [asked, staged] = [await bar.boundingBox(), await onward.boundingBox()]
  expect(asked?.y).toBeGreaterThanOrEqual((staged?.y ?? 0) + (staged?.height ?? 0))

  // On a phone what leads on lies between the drawing and what is asked.
  await page.setViewportSize({ width: 390, height: 844 })
  const under = page.locator('.under')
  const between = async () => {
    const [drawn, lead, foot] = [
      await stage.locator('.said').boundingBox(),
      await onward.boundingBox(),
      await under.boundingBox(),
    ]
    const ends = (box: typeof drawn) => (box?.y ?? NaN) + (box?.height ?? NaN)
    return ends(drawn) <= (lead?.y ?? NaN) && ends(lead) <= (foot?.y ?? NaN)
  }
  await expect.poll(between).toBe(true)
  await expect.poll(() => page.evaluate(seesPlace), { message: 'and on a phone' }).toBe(true)
  await guest.shoot('battle on a phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  // Who looks back by keyboard is never put upon a card, which the same key would give.
  const back = stage.getByRole('button', { name: say.stepBefore })
  await back.focus()
  for (let step = 0; step < 20 && (await back.isVisible()); step++)
    await page.keyboard.press('Enter')
  await back.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(onStage)).toBe(true)
  await expect(page.evaluate(onCard)).resolves.toBe(false)
  await page.keyboard.press('e')

  // Who plays by keyboard stays on the stage while his answer is under way, and goes on with what is left there.
  await page.route('**/*', slowly)
  const held = await own.count()
  await own.first().press('Enter')
  await expect.poll(() => own.count()).toBe(held - 1)
  await page.unroute('**/*', slowly)
  await expect(page.evaluate(onStage)).resolves.toBe(true)

  await ada.hurry(({ view }) => view.battle === null)
  const step = stage.locator('.acts [aria-current]')
  const toEnd = stage.getByRole('button', { name: say.toEnd })
  // Where others have fought since, its end is shown already, and one looks back from there.
  const ended = async () => /verdict/i.test(await step.innerText())
  await expect.poll(async () => (await toEnd.isVisible()) || (await ended())).toBe(true)
  // What is asked next covers nothing of it, by itself.
  await expect(page.locator('.laid').count()).resolves.toBe(0)
  await expect(page.evaluate(onStage)).resolves.toBe(true)
  if (await ended()) {
    await stage.getByRole('button', { name: say.stepBefore }).click()
    await stage.getByRole('heading', { level: 2 }).focus()
  }
  const before = await stage.getByRole('status').innerText()
  await page.keyboard.press('Space')
  await expect.poll(() => stage.getByRole('status').innerText()).not.toBe(before)
  if (await toEnd.isVisible()) await page.keyboard.press('e')
  await expect.poll(() => step.innerText()).toMatch(/verdict/i)
  await accessible(page, 'a verdict on the stage', undefined, '.stage')
  await page.keyboard.press('Space')
  await stage.waitFor({ state: 'detached' })
})

/** inVote says whether the guest has Votes to declare, all of which lie open. */
const inVote = ({ view, offer }: Told) => view.vote !== null && offer?.name === 'declare'

scene('an Assembly is staged seal by seal, and the end leads to the story', async (invite) => {
  const guest = await invite({ moments: 'all', folds: true })
  const { page } = guest
  const table = idOf(
    await setUp(guest, 'Ada', {
      seats: ['me', 'bot:squire', 'bot:squire', 'bot:squire'],
      seed: '7',
    }),
  )
  const ada = new Player(guest, 3)
  const stage = page.locator('.stage')

  await ada.hurry(inVote)
  await page.locator('.stage[data-moment=vote]').waitFor()
  await expect.poll(() => stage.getByRole('status').innerText()).not.toBe('')
  await accessible(page, 'an Assembly on the stage', undefined, '.stage')

  // What was voted is turned one by one, each step said, to the verdict; from the first on, however far it has come by itself.
  await ada.hurry(({ view, offer }) => view.vote === null && offer !== null)
  const back = stage.getByRole('button', { name: say.stepBefore })
  while (await back.isVisible()) await back.click()
  const stamp = stage.locator('.stamp')
  const said = new Set<string>()
  for (let step = 0; step < 40 && (await stamp.count()) === 0; step++) {
    said.add(await stage.getByRole('status').innerText())
    await page.keyboard.press('Space')
  }
  await stamp.waitFor()
  expect(said.size).toBeGreaterThan(1)
  await page.keyboard.press('Escape')
  await stage.waitFor({ state: 'detached' })

  await send(guest, `/api/tables/${table}/motions`, { kind: 'end', seat: 0, agree: true })
  await stage.getByRole('heading', { name: say.gameOver }).waitFor()
  await accessible(page, 'the end on the stage', undefined, '.stage')
  await page.keyboard.press('e')
  await stage.getByRole('button', { name: say.toStory }).click()
  await page.locator('dialog .winner').waitFor()
})

scene('what is asked after an Assembly waits until its end has been seen', async (invite) => {
  const guest = await invite({ moments: 'mine', tempo: 'normal', folds: true })
  const { page } = guest
  await setUp(guest, 'Ada', { seats: ['me', 'bot:squire', 'bot:squire', 'bot:squire'], seed: '7' })
  const ada = new Player(guest, 3)
  const bar = page.locator('.prompt-bar')
  const answers = bar.locator('[data-choice]')

  await ada.hurry(inVote)
  await answers.first().waitFor({ state: 'attached' })
  await ada.hurry(({ view, offer }) => view.vote === null && offer !== null)
  await bar.getByText(say.seenFirst).waitFor()
  expect(await answers.count()).toBe(0)
  await guest.shoot('asked after an Assembly')
  await page.keyboard.press('e')
  await answers.first().waitFor({ state: 'attached' })
  expect(await bar.getByText(say.seenFirst).count()).toBe(0)
})
