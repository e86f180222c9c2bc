import type { Page } from 'playwright-core'
import { Player, type Shown } from './player'

/** Thumb plays by finger alone. */
export class Thumb extends Player {
  /** Times a finger covered several things, and was asked which it meant. */
  unsure = 0

  protected override async give(picked: Shown, place: number, number: number) {
    const { page } = this.guest
    const offered = page.locator('.prompt-bar .groups [data-verb]').nth(place)
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
      const final = (await offered.getAttribute('data-grave')) !== null
      await offered.tap()
      if (final) await offered.tap() // the first touch but says what it does
      this.clicks.buttons++
    }
  }
}

/** Where the drawing of the board is: how far it is moved, and how large it is. */
export async function lie(page: Page) {
  const transform = await page.locator('main .window > svg').evaluate((svg) => svg.style.transform)
  const [x, y, scale] = (transform.match(/-?[\d.]+/g) ?? []).map(Number)
  return { x: x ?? NaN, y: y ?? NaN, scale: scale ?? NaN }
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
