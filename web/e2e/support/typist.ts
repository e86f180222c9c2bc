import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { Player, type Shown } from './player'

/** Where the focus is. */
interface At {
  on: 'nothing' | 'number' | 'menu' | 'page'
  least: string // that may be filled in, of a number
  lit: boolean // something is lit on the board
}

function whereAmI(): At {
  const now = document.activeElement
  const lit = document.querySelector('main .board [data-lit][role="button"]') !== null
  if (!now || now === document.body) return { on: 'nothing', least: '', lit }
  if (now.matches('input[type="number"]'))
    return { on: 'number', least: (now as HTMLInputElement).min, lit }
  return { on: now.closest('.menu') ? 'menu' : 'page', least: '', lit }
}

type Way = 'keys' | 'list' | 'board'

/** Typist plays by keyboard alone: by the choices' keys, from choice to choice, or over the board. */
export class Typist extends Player {
  /** Answers given in each way. */
  readonly ways: Record<Way, number> = { keys: 0, list: 0, board: 0 }
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
    const { on, lit } = await this.at()
    if (on === 'nothing') await this.#find()
    const way = this.#rarest(lit, picked.key !== '')
    if (way === 'board') await this.#overTheBoard()
    else if (way === 'list') await this.#downTheList(place)
    else await this.press(picked.key)
    this.ways[way]++
    let after = await this.at()
    if (after.on === 'menu') {
      await this.press('Enter')
      after = await this.at()
    }
    if (after.on === 'number') await this.#count(picked.form ? String(number) : after.least)
  }

  /** rarest is the way there is now that was gone least, so that each is gone often whatever bots do. */
  #rarest(lit: boolean, keyed: boolean): Way {
    const there: Way[] = lit ? ['board', 'list'] : ['list']
    if (keyed) there.push('keys')
    return there.reduce((least, way) => (this.ways[way] < this.ways[least] ? way : least))
  }

  /** find counts it when the focus is nowhere, and stays so after the page was drawn. */
  async #find() {
    await this.guest.page.waitForTimeout(100)
    if ((await this.at()).on !== 'nothing') return
    await this.guest.page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    if ((await this.at()).on === 'nothing') this.lost++
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
  }

  async #downTheList(place: number) {
    await this.press(',')
    const { page } = this.guest
    const offered = page.locator('.prompt-bar [data-choice]')
    const inForm = await offered.evaluateAll((all) => all.map((it) => it.matches('form')))
    // An arrow in a field is the field's own: from there Tab leads on.
    if (!inForm.includes(true))
      for (let steps = 0; steps <= place; steps++) await this.press('ArrowDown')
    else if (inForm[place]) await this.tabTo(offered.nth(place).locator('input[type="number"]'))
    else await this.tabTo(offered.nth(place))
    if ((await this.at()).on === 'page') await this.press('Enter')
  }

  /** count fills in the number that is asked for. */
  async #count(number: string) {
    await this.press('Control+a')
    await this.guest.page.keyboard.type(number)
    await this.press('Enter')
  }

  /** everyStopIsSeen fails unless whatever Tab leads to says that it has the focus. */
  async everyStopIsSeen() {
    const stops = new Set<string>()
    for (let i = 0; i < 80; i++) {
      await this.press('Tab')
      const stop = await this.guest.page.evaluate(() => {
        const now = document.activeElement as HTMLElement
        const { outlineStyle, outlineWidth, stroke } = getComputedStyle(now)
        const ringed = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
        const edge = now.querySelector('.edge')
        const drawn =
          (now.matches('path.region') && stroke !== 'none') ||
          (edge !== null && getComputedStyle(edge).stroke !== 'none')
        const place = [...document.querySelectorAll('*')].indexOf(now) // cards look alike
        return {
          name: `${place}: ${now.outerHTML.slice(0, 120)}`,
          seen: now === document.body || ringed || drawn,
        }
      })
      expect.soft(stop.seen, `${stop.name} shows that it has the focus`).toBe(true)
      if (stops.has(stop.name)) break
      stops.add(stop.name)
    }
    return stops.size
  }
}
