import type { Page } from 'playwright-core'
import { Player, type Shown } from './player'

/** Thumb plays by finger alone. */
export class Thumb extends Player {
  /** Times a finger covered several things, and was asked which it meant. */
  unsure = 0

  protected override async give(picked: Shown, place: number, number: number) {
    const { page } = this.guest
    // What is decided as a whole lies over the list: here it is answered one by one.
    await this.#layAside()
    const offered = page.locator('.prompt-bar [data-choice]').nth(place)
    // A panel has the room of the list: whoever wants the list unfolds it.
    const folded = !picked.thing && (await offered.evaluate((it) => it.closest('.folded') !== null))
    if (folded) await page.locator('.prompt-bar .list').tap()
    if (picked.form) {
      await offered.locator('input[type="number"]').fill(String(number))
      await offered.locator('button').tap()
      this.clicks.numbers++
    } else if (picked.thing) {
      await page.touchscreen.tap(picked.thing.x, picked.thing.y)
      this.clicks.things++
      const menu = page.locator('.menu button.button')
      if ((await menu.count()) > 0) {
        this.unsure++
        await menu.first().tap()
      }
    } else {
      const twice = await offered.evaluate((it) => it.matches('[data-grave], [data-hasty]'))
      // A sheet may come a little after its question, and lies over the list then.
      await offered.tap({ timeout: 5000 }).catch(async () => {
        await this.#layAside()
        await offered.tap()
      })
      if (twice) await offered.tap() // the first touch but says what it does
      this.clicks.buttons++
    }
  }

  async #layAside() {
    const aside = this.guest.page.locator('.laid header button').last()
    if (await aside.isVisible()) await aside.tap()
  }
}

/** Where the drawing of the board is: how far it is moved, and how large it is. */
export async function lie(page: Page) {
  const transform = await page.locator('main .window > svg').evaluate((svg) => svg.style.transform)
  const [x, y, scale] = (transform.match(/-?[\d.]+/g) ?? []).map(Number)
  return { x: x ?? NaN, y: y ?? NaN, scale: scale ?? NaN }
}

/** rests waits until the drawing of the board has not moved for half a second: however slow the machine is. */
export async function rests(page: Page) {
  for (let still = 0, last = ''; still < 5;) {
    const now = JSON.stringify(await lie(page))
    still = now === last ? still + 1 : 0
    last = now
    await page.waitForTimeout(100)
  }
}

/** drag moves fingers over the board, each from one point to another, in steps as a hand would. */
export async function drag(
  page: Page,
  ...fingers: [from: [number, number], to: [number, number]][]
) {
  const devtools = await page.context().newCDPSession(page)
  const steps = 8
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : fingers.map(([from, to], id) => ({
              id,
              x: from[0] + ((to[0] - from[0]) * step) / steps,
              y: from[1] + ((to[1] - from[1]) * step) / steps,
            })),
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= steps; step++) await touch('touchMove', step)
  await touch('touchEnd', steps)
  await page.waitForTimeout(400) // until then a touch but stops the swing
  await devtools.detach()
}
