import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Update } from '../../src/wire/http'
import type { View } from '../../src/wire/warriorknights'
import { readAll, type Reading } from './reading'
import { shots } from './shots'

/** How a guest comes. */
export interface Manner {
  lang?: 'en' | 'it'
  width?: number
  height?: number
  dark?: boolean
  /** He sees things move; without it the page is still. */
  motion?: boolean
  /** By finger, on a phone. */
  touch?: boolean
}

/** An update of Warrior Knights. */
export type Told = Omit<Update, 'view'> & { view: View }

/**
 * Guest is somebody with a browser. He notes whatever goes wrong on his page, reads all it says, and
 * keeps every event the server sends him.
 */
export class Guest {
  /** Every update of every stream, as it came over the wire. */
  readonly received: string[] = []
  /** Every event that is no update: who is there, letters, how his tables stand. */
  readonly besides: { kind: string; data: string }[] = []
  /** What went wrong: errors of the page, requests that failed or were refused. */
  readonly wrong: string[] = []
  /** How often he loaded a page. */
  loads = 0
  /** Statuses he provokes on purpose. */
  readonly provoked = new Set<number>()

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly address: string,
    readonly lang: 'en' | 'it',
  ) {}

  static async arrive(browser: Browser, address: string, manner: Manner): Promise<Guest> {
    const { lang = 'en', width = 1440, height = 900 } = manner
    const { dark = false, motion = false, touch = false } = manner
    const context = await browser.newContext({
      baseURL: address,
      locale: lang === 'it' ? 'it-IT' : 'en-GB',
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: motion ? 'no-preference' : 'reduce',
      hasTouch: touch,
      isMobile: touch,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    const guest = new Guest(page, context, address, lang)
    await guest.#watch()
    return guest
  }

  async #watch() {
    const { page, wrong, received, besides, provoked } = this
    page.on('load', () => this.loads++)
    page.on('pageerror', (error) => wrong.push(`error on the page: ${error.message}`))
    page.on('console', (message) => {
      const status = /status of (\d+)/.exec(message.text())?.[1]
      if (status && provoked.has(Number(status))) return
      if (message.type() === 'error' || message.type() === 'warning')
        wrong.push(`${message.type()} in the console: ${message.text()}`)
    })
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? ''
      // A stream ends when its page goes or its language changes, a foresight when nobody wants it any more;
      // what was seen is told by a page that goes, and outlives it.
      if (why === 'net::ERR_ABORTED' && /\/(events|foresight|about|seen)\?/.test(request.url()))
        return
      wrong.push(`request failed: ${request.url()} ${why}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400 && !provoked.has(response.status()))
        wrong.push(`${response.status()} from ${response.url()}`)
    })
    const devtools = await this.context.newCDPSession(page)
    await devtools.send('Network.enable')
    devtools.on('Network.eventSourceMessageReceived', ({ eventName, data }) => {
      if (eventName === 'update') received.push(data)
      else besides.push({ kind: eventName, data })
    })
    await page.addInitScript(readAll)
  }

  /** The last update the server sent, undefined before the first. */
  get told(): Told | undefined {
    const last = this.received.at(-1)
    return last === undefined ? undefined : (JSON.parse(last) as Told)
  }

  /** What his page has said so far, and failed to say. */
  reading(): Promise<Reading> {
    return this.page.evaluate(() => window.reading())
  }

  /** settled waits until nothing more has come for a moment, and the page shows what came. */
  async settled() {
    const count = this.received.length
    await this.page.waitForTimeout(400)
    if (this.received.length > count) await this.settled()
  }

  /** content fails if anything went wrong. */
  content() {
    expect([...new Set(this.wrong)]).toEqual([])
  }

  async shoot(name: string): Promise<string> {
    const path = join(shots, `${name.replaceAll(/[^\w-]+/g, '-')}.png`)
    await this.page.screenshot({ path, timeout: 20_000 })
    return path
  }

  async leave() {
    await this.context.close()
  }
}
