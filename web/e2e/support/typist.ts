import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { Player, type Shown } from './player'

/** What of the page has the focus. */
type At = 'nothing' | 'number' | 'menu' | 'page'

function whereAmI(): At {
  const now = document.activeElement
  if (!now || now === document.body) return 'nothing'
  if (now.matches('input[type="number"]')) return 'number'
  return now.closest('.menu') ? 'menu' : 'page'
}

/** Typist plays by keyboard alone: by the choices' keys, from choice to choice, or over the board. */
export class Typist extends Player {
  /** Answers given in each way. */
  readonly ways = { keys: 0, list: 0, board: 0 }
  /** Times the focus was nowhere when something was asked. */
  lost = 0

  /** tabTo presses Tab until something has the focus. */
  async tabTo(wanted: Locator, back = false) {
    for (let stops = 0; stops < 150; stops++) {
      if (
        (await wanted.count()) > 0 &&
        (await wanted.evaluate((it) => it === document.activeElement))
      )
        return
      await this.press(back ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`Tab does not lead to ${String(wanted)}`)
  }

  press(key: string) {
    return this.guest.page.keyboard.press(key)
  }

  protected override async give(picked: Shown, place: number, number: number) {
    if ((await this.at()) === 'nothing') this.lost++
    const way = this.die()
    const lit = await this.guest.page.locator('main .board [data-lit][role="button"]').count()
    if (way < 0.3 && lit > 0) await this.#overTheBoard()
    else if (way < 0.6 || !picked.key) await this.#downTheList(place)
    else {
      await this.press(picked.key)
      this.ways.keys++
    }
    if ((await this.at()) === 'menu') await this.press('Enter')
    if ((await this.at()) === 'number') await this.#count(picked.form ? number : undefined)
  }

  at(): Promise<At> {
    return this.guest.page.evaluate(whereAmI)
  }

  async #overTheBoard() {
    await this.press('.')
    const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']
    for (let steps = Math.floor(this.die() * 3); steps > 0; steps--)
      await this.press(arrows[Math.floor(this.die() * 4)] ?? 'Home')
    await this.press('Enter')
    this.ways.board++
  }

  async #downTheList(place: number) {
    await this.press(',')
    const { page } = this.guest
    const offered = page.locator('.prompt-bar .groups [data-verb]').nth(place)
    for (let steps = 0; steps < 60; steps++) {
      if (await offered.evaluate((it) => it.contains(document.activeElement))) break
      // An arrow in a field is the field's own.
      await this.press((await this.at()) === 'number' ? 'Tab' : 'ArrowDown')
    }
    if ((await this.at()) === 'page') await this.press('Enter')
    this.ways.list++
  }

  /** count fills in the number that is asked for, or the least there may be. */
  async #count(number?: number) {
    const { page } = this.guest
    const least = await page.evaluate(() => (document.activeElement as HTMLInputElement).min)
    await this.press('Control+a')
    await page.keyboard.type(String(number ?? least))
    await this.press('Enter')
  }

  /** shown fails unless whatever Tab leads to says that it has the focus. */
  async everyStopIsSeen() {
    const stops = new Set<string>()
    for (let i = 0; i < 80; i++) {
      await this.press('Tab')
      const stop = await this.guest.page.evaluate(() => {
        const now = document.activeElement as HTMLElement
        const { outlineStyle, outlineWidth, stroke } = getComputedStyle(now)
        const ringed = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
        const drawn = now.matches('path.region') && stroke !== 'none'
        return { name: now.outerHTML.slice(0, 120), seen: now === document.body || ringed || drawn }
      })
      expect.soft(stop.seen, `${stop.name} shows that it has the focus`).toBe(true)
      if (stops.has(stop.name)) break
      stops.add(stop.name)
    }
    return stops.size
  }
}
