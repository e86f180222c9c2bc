// A whole game on a phone, by finger.
import { expect } from 'vitest'
import { en } from '../src/i18n/en'
import { openHouse } from './support/house'
import { fits, touchable } from './support/inspect'
import { setUp } from './support/lobby'
import { drag, lie, rests, Thumb } from './support/thumb'

const scene = openHouse({ whole: true })

scene('a whole game on a phone', async (invite) => {
  const guest = await invite({ width: 390, height: 844, touch: true })
  const { page } = guest
  await setUp(guest, 'Isabel', { seats: ['me', 'bot:squire'], seed: '11', length: '8' })
  const thumb = new Thumb(guest, 2)
  await thumb.offered()
  await guest.layAside()
  await rests(page)

  // Two fingers enlarge the board, one moves it, and all of it comes back.
  const box = (part: string) =>
    page.locator(part).evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect)
  // What the rail above and the sheet below leave of it is where one touches it.
  const { bottom: top } = await box('.table > .rail')
  const { top: bottom } = await box('.around > .under')
  expect(bottom - top, 'the board has room').toBeGreaterThan(300)
  const [mx, my] = [390 / 2, (top + bottom) / 2]
  const enlarge = () =>
    drag(
      page,
      [
        [mx - 20, my],
        [mx - 90, my],
      ],
      [
        [mx + 20, my],
        [mx + 90, my],
      ],
    )
  const home = page.getByRole('button', { name: en.whole })
  const goHome = async () => {
    // A touch while the board still swings but stops it, and who sees nothing open touches again.
    const opens = async () => {
      if (!(await home.isVisible())) await page.getByRole('button', { name: en.camera }).tap()
      return home.isVisible()
    }
    await expect.poll(opens, { timeout: 20_000 }).toBe(true)
    await home.tap()
    await expect.poll(() => home.isDisabled()).toBe(true) // the camera follows the game again
    await rests(page)
  }
  // Until it is moved the board stays as it was first laid, though what lies over it may have come and gone since.
  await enlarge()
  await goHome()
  const whole = await lie(page)
  await enlarge()
  await expect.poll(async () => (await lie(page)).scale).toBeGreaterThan(2.5 * whole.scale)
  const near = await lie(page)
  await drag(page, [
    [mx, my],
    [mx + 60, my + 40],
  ])
  await expect.poll(async () => (await lie(page)).x - near.x).toBeCloseTo(60, 0)
  expect((await lie(page)).y - near.y).toBeCloseTo(40, 0)
  await goHome()
  expect((await lie(page)).scale).toBeCloseTo(whole.scale, 2)

  let answers = 0
  let nearer = false
  while (await thumb.click()) {
    if (++answers % 40 === 0) {
      await fits(page, `after ${answers} answers`)
      await touchable(page, `after ${answers} answers`)
    }
    const asked = page.getByRole('button', { name: en.showAsked })
    // Where the list of all choices lies over the button it is tried at the next question.
    const reached = () =>
      asked
        .tap({ trial: true, timeout: 1000 })
        .then(() => true)
        .catch(() => false)
    if (!nearer && answers > 10 && (await asked.isEnabled()) && (await reached())) {
      await asked.tap()
      const lit = page.locator('main .window [data-lit]').first()
      await expect.poll(async () => (await lie(page)).scale).toBeGreaterThanOrEqual(whole.scale)
      if ((await lit.count()) > 0) nearer = true
    }
  }
  expect(nearer, 'what was asked was brought near').toBe(true)
  expect(thumb.clicks.things, 'answers given on the board').toBeGreaterThan(5)
  expect(thumb.clicks.buttons).toBeGreaterThan(20)
  await guest.shoot('phone end')
  await touchable(page, 'the end')
  const { silent, odd } = await guest.reading()
  expect({ silent, odd }).toEqual({ silent: 0, odd: [] })
})
