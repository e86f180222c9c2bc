import { join } from 'node:path'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import type { Update } from '../../src/wire/http'
import type { Tempo } from '../../src/replay/pace'
import type { View } from '../../src/wire/warriorknights'
import { readAll, type Reading } from './reading'
import { changed, type Change } from '../../src/common/change'
import { shots } from './shots'

/** How a guest comes. */
export interface Manner {
  lang?: 'en' | 'it'
  width?: number
  height?: number
  dark?: boolean
  /** He sees things move; without it the page is still. */
  motion?: boolean
  /** How others' deeds are shown to him; at once if it does not matter. */
  tempo?: Tempo
  /** What is proclaimed and staged to him; nothing if it does not matter. */
  moments?: 'all' | 'mine' | 'none'
  /** By finger, on a phone. */
  touch?: boolean
  /** The list of choices folds away when all of it is on the board; without it the list stays unfolded. */
  folds?: boolean
  /** His browser lets no worker serve the page. */
  unserved?: boolean
}

/** An update of Warrior Knights. */
export type Told = Omit<Update, 'view'> & { view: View }

/** later says whether the server had too much to do to look ahead: the page asks again in a while. */
const later = (status: number, url: string) =>
  status === 429 && /\/(trials|chances|foresight)\?/.test(url)

/**
 * Guest is somebody with a browser. He notes whatever goes wrong on his page, reads all it says, and
 * keeps every event the server sends him.
 */
export class Guest {
  /** Every update of every stream, as it came over the wire. */
  readonly received: string[] = []
  /** The last of them, undefined before the first. */
  told: Told | undefined
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
    const { dark = false, motion = false, touch = false, tempo = 'once', folds = false } = manner
    const { moments = 'none', unserved = false } = manner
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
    await page.addInitScript(
      (chosen) => {
        const kept = JSON.parse(localStorage.getItem('signoria.preferences') ?? '{}') as object
        localStorage.setItem('signoria.preferences', JSON.stringify({ ...chosen, ...kept }))
      },
      { tempo, report: false, list: !folds, moments },
    )
    if (unserved) await page.addInitScript('delete Navigator.prototype.serviceWorker')
    await guest.#watch()
    return guest
  }

  async #watch() {
    const { page, wrong, received, besides, provoked } = this
    page.on('load', () => this.loads++)
    // What a page had begun to ask is broken off when it is left for another address; nobody misses the answer.
    const asked = new Set<Request>()
    const left = new Set<Request>()
    page.on('request', (request) => {
      if (request.isNavigationRequest()) for (const one of asked) left.add(one)
      if (request.method() === 'GET') asked.add(request)
    })
    page.on('requestfinished', (request) => asked.delete(request))
    page.on('pageerror', (error) => wrong.push(`error on the page: ${error.message}`))
    page.on('console', (message) => {
      const status = /status of (\d+)/.exec(message.text())?.[1]
      if (status && (provoked.has(Number(status)) || later(Number(status), message.location().url)))
        return
      if (message.type() === 'error' || message.type() === 'warning')
        wrong.push(`${message.type()} in the console: ${message.text()}`)
    })
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? ''
      asked.delete(request)
      // A stream ends when its language changes, a foresight or a trial when nobody wants it any more; what was seen
      // is told by a page that goes, and outlives it; pictures of the front page come last, if at all.
      const passing =
        /\/(events|foresight|about|chances|trials|seen|followed|shown|glance|components)\?|\/assets\//
      if (why === 'net::ERR_ABORTED' && (left.has(request) || passing.test(request.url()))) return
      wrong.push(`request failed: ${request.url()} ${why}`)
    })
    page.on('response', (response) => {
      const status = response.status()
      if (status >= 400 && !provoked.has(status) && !later(status, response.url()))
        wrong.push(`${status} from ${response.url()}`)
    })
    const devtools = await this.context.newCDPSession(page)
    await devtools.send('Network.enable')
    // A warning without its place is no help to whoever reads of it.
    await devtools.send('Runtime.enable')
    devtools.on('Runtime.consoleAPICalled', ({ type, stackTrace }) => {
      if (type !== 'warning' && type !== 'error') return
      const calls = stackTrace?.callFrames.slice(0, 14) ?? []
      wrong.push(
        calls
          .map(({ functionName, url, lineNumber, columnNumber }) => {
            return `${functionName} ${url.split('/').at(-1)}:${lineNumber + 1}:${columnNumber}`
          })
          .join(' < '),
      )
    })
    devtools.on('Network.eventSourceMessageReceived', ({ eventName, data }) => {
      if (eventName === 'update') {
        this.told = JSON.parse(data) as Told
        received.push(data)
      } else if (eventName === 'patch') {
        this.told = changed(this.told, JSON.parse(data) as Change)
        received.push(JSON.stringify(this.told))
      } else besides.push({ kind: eventName, data })
    })
    await page.addInitScript(readAll)
  }

  /** What his page has said so far, and failed to say. */
  reading(): Promise<Reading> {
    return this.page.evaluate(() => window.reading())
  }

  /** tabs are the ways to the panels; where they are in a menu it is opened. */
  async tabs() {
    const { page } = this
    const tabs = page.locator('.tabs [role=tab]:visible')
    if ((await tabs.count()) === 0)
      await page.locator('.table header [aria-haspopup="true"]').click()
    return tabs
  }

  /** panels are the names of all panels there are. */
  async panels(): Promise<string[]> {
    const names = await (await this.tabs()).locator('.name').allInnerTexts()
    await this.fold()
    return names
  }

  /** open opens a panel by its name, and waits until what it shows has been fetched. */
  async open(name: string) {
    const tab = (await this.tabs()).filter({ has: this.page.getByText(name, { exact: true }) })
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click()
    await this.fold()
    await this.page.locator('#panel > :not([aria-busy])').first().waitFor({ state: 'attached' })
  }

  /** shut shuts the panel that is open, if one is. */
  async shut() {
    await this.page.waitForTimeout(200) // what had opened by itself may go by itself in another window
    const button = this.page.locator('.dock header button').last()
    for (let tries = 0; tries < 5 && (await button.isVisible()); tries++) {
      await button.click({ timeout: 3000 }).catch(() => undefined) // it may go at this moment, too, or be on its way
      await this.page.waitForTimeout(200)
    }
    await button.waitFor({ state: 'hidden' })
  }

  /** layAside leaves the question to the board and the list, if a sheet has come for it. */
  async layAside() {
    const paper = this.page.locator('[data-paper]')
    if (!(await paper.isVisible())) return
    await paper.locator('header > button').last().click()
    await paper.waitFor({ state: 'detached' })
  }

  /** fold closes the menu of panels, if it is open. */
  async fold() {
    await this.page.evaluate(() =>
      document.querySelector<HTMLElement>('.panels-menu:popover-open')?.hidePopover(),
    )
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
