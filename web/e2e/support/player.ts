import { expect } from 'vitest'
import type { GiveAnswer } from '../../src/wire/http'
import type { Guest, Told } from './guest'
import { choose, dice, type Choosable } from './policy'

const breath = 100 // milliseconds between answers

/** A choice as it stands on the page. */
export interface Shown extends Choosable {
  form: boolean
  /** The key that chooses it, '' if there is none. */
  key: string
  /** Where a thing on the board can be clicked instead, if it stands for this choice alone. */
  thing?: { x: number; y: number }
}

type Sight = { over: boolean; choices: Shown[] }

/**
 * whatIsOffered runs in the page: the choices that can be clicked now, in their order, or that the game
 * is over; false while others decide or the last answer is under way.
 */
function whatIsOffered(): Sight | false {
  if (document.querySelector('dialog .winner')) return { over: true, choices: [] }
  const offered = [...document.querySelectorAll<HTMLElement>('.prompt-bar [data-choice]')]
  if (offered.length === 0) return false
  if (offered.some((choice) => choice.matches(':disabled') || choice.querySelector(':disabled')))
    return false

  const pointed = offered.flatMap((choice) => choice.dataset.points?.split(' ') ?? [])
  const clickable = (ref: string) => {
    if (pointed.filter((other) => other === ref).length !== 1) return undefined
    for (const thing of document.querySelectorAll(`[data-lit][data-ref="${CSS.escape(ref)}"]`)) {
      const box = thing.getBoundingClientRect()
      for (const across of [0.5, 0.3, 0.7])
        for (const down of [0.5, 0.3, 0.7]) {
          const x = box.left + box.width * across
          const y = box.top + box.height * down
          if (document.elementFromPoint(x, y)?.closest('[data-lit]') === thing) return { x, y }
        }
    }
    return undefined
  }
  const choices = offered.map((choice) => {
    const form = choice.tagName === 'FORM'
    const number = choice.querySelector<HTMLInputElement>('input[type="number"]')
    const refs = choice.dataset.points?.split(' ') ?? []
    // What is left to chance is not done by one click on the board.
    const thing = form || choice.dataset.grave ? undefined : refs.map(clickable).find(Boolean)
    return {
      verb: choice.dataset.verb ?? '',
      low: Number(number?.min ?? 0),
      high: Number(number?.max ?? 0),
      form,
      key: form ? '' : (choice.getAttribute('aria-keyshortcuts') ?? ''),
      ...(thing ? { thing } : {}),
    }
  })
  return { over: false, choices }
}

/** Player plays a guest's seat: by clicks, as a person would, or quickly by the wire. */
export class Player {
  /** Answers given by clicking buttons, filling in numbers, and touching the board. */
  readonly clicks = { buttons: 0, numbers: 0, things: 0 }
  protected readonly die: () => number
  #answered = 0

  constructor(
    readonly guest: Guest,
    seed: number,
  ) {
    this.die = dice(seed)
  }

  /** rest keeps to as many answers a second as the server takes from one player. */
  async #rest() {
    const early = this.#answered + breath - Date.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    this.#answered = Date.now()
  }

  /** offered waits until there is something to choose, or the game is over. */
  async offered(): Promise<Sight> {
    const seen = await this.guest.page.waitForFunction(whatIsOffered, undefined, {
      polling: 'raf',
      timeout: 60_000,
    })
    return (await seen.jsonValue()) as Sight
  }

  /** click gives one answer through the page. It returns false when the game is over. */
  async click(): Promise<boolean> {
    const { over, choices } = await this.offered()
    if (over) return false
    await this.#rest()
    const { place, number } = choose(choices, this.die)
    await this.give(choices[place] as Shown, place, number)
    await this.sure()
    return true
  }

  /** sure says so where what may cost a land, a ruler or the game is asked once more. */
  protected async sure() {
    const yes = this.guest.page.locator('dialog[open] .ways .button.grave')
    if (await yes.isVisible()) await yes.click()
  }

  /** give chooses on the page. */
  protected async give(picked: Shown, place: number, number: number) {
    const { page } = this.guest
    await page.mouse.move(2, 2) // a card under the resting pointer goes with it, and covers nothing
    const offered = page.locator('.prompt-bar [data-choice]').nth(place)
    if (picked.form) {
      await offered.locator('input[type="number"]').fill(String(number))
      await offered.locator('button').click()
      this.clicks.numbers++
    } else if (picked.thing) {
      await page.mouse.click(picked.thing.x, picked.thing.y)
      this.clicks.things++
    } else {
      await offered.click()
      this.clicks.buttons++
    }
  }

  /** playToTheEnd clicks through a whole game; or through so many answers, and gives the others over the wire. */
  async playToTheEnd(clicks = Infinity) {
    for (let given = 0; given < clicks; given++) if (!(await this.click())) return
    await this.guest.page.mouse.move(2, 2) // nothing is asked about what lies under it and is gone at once
    await this.hurry(() => false)
    await this.guest.page.locator('dialog .winner').waitFor()
  }

  /** post answers the offer of an update over the wire, with the cookie of the page. */
  async post(told: Told) {
    const { offer, seat, table } = told
    if (!offer) throw new Error('nothing is asked')
    const { place, number } = choose(offer.choices, this.die)
    const answer: GiveAnswer = { seat, token: offer.token, choice: place, number, note: '' }
    await this.#rest()
    const reply = await this.guest.page.request.post(`/api/tables/${table.id}/answers`, {
      data: answer,
    })
    expect([204, 409]).toContain(reply.status()) // 409: the table had gone on meanwhile
  }

  /** hurry answers over the wire until something is so, or the game is over. */
  async hurry(until: (told: Told) => boolean): Promise<Told> {
    await hurry([this], (told) => told.standing.over || until(told))
    return this.guest.told as Told
  }

  /** fillStack plays on to the next planning, and lays by clicks what the first stack takes. */
  async fillStack() {
    const { guest } = this
    await this.hurry((told) => told.offer?.name === 'lay')
    for (const laid of [1, 2]) {
      await this.offered()
      await guest.page.locator('[data-verb="lay"][data-points~="stack:0"]').first().click()
      await expect.poll(() => guest.told?.view.barons[0]?.laid.flat().length).toBe(laid)
    }
  }
}

/**
 * hurry lets players answer over the wire until for each of them something is so. For whom it is so
 * already nothing is answered meanwhile.
 */
export async function hurry(players: Player[], until: (told: Told) => boolean) {
  const answered = new Set<string>()
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    const waiting = players.filter(({ guest }) => !guest.told || !until(guest.told))
    if (waiting.length === 0) return
    for (const player of waiting) {
      const { told } = player.guest
      if (!told?.offer || answered.has(told.offer.token)) continue
      answered.add(told.offer.token)
      await player.post(told)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const asked = players.map(({ guest }) => guest.told?.offer?.name ?? 'nothing')
  throw new Error(`it has not come to that; asked now: ${asked.join(', ')}`)
}
