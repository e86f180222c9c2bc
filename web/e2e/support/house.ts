import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { openBrowser, pictured } from './chromium'
import { Guest, type Manner } from './guest'
import { serve, type Server } from './server'

/** Invites somebody new: a browser of his own, with no cookie yet. */
export type Invite = (manner?: Manner) => Promise<Guest>

/** How a file's house is. */
interface House {
  /** What its server is started with. */
  flags?: string[]
  /** Somebody looks at what the page paints. */
  painted?: boolean
  /** It is the whole Chromium: what has no windows has no notices either. */
  whole?: boolean
}

/**
 * openHouse gives the tests of a file a server and a browser. Each scene invites its guests. When one fails, what every
 * guest saw last is kept as a picture, and the failure says where.
 */
export function openHouse({ flags = [], painted = pictured, whole = false }: House = {}) {
  let server: Server
  let browser: Browser
  beforeAll(async () => {
    ;[server, browser] = await Promise.all([serve(flags), openBrowser({ painted, whole })])
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  return (name: string, play: (invite: Invite, server: Server) => Promise<void>) =>
    test(name, async () => {
      const guests: Guest[] = []
      try {
        await play(async (manner = {}) => {
          const guest = await Guest.arrive(browser, server.address, manner)
          guests.push(guest)
          return guest
        }, server)
        for (const guest of guests) guest.content()
      } catch (error) {
        const kept = await Promise.all(
          guests.map((guest, i) => guest.shoot(`failed ${name} ${i + 1}`).catch(String)),
        )
        const whole = painted ? '' : ' (painted whole with PAINT=1)'
        if (error instanceof Error) error.message += `\nseen last: ${kept.join(', ')}${whole}`
        throw error
      } finally {
        for (const guest of guests) await guest.leave()
      }
    })
}
