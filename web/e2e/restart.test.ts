// A server ends and another begins with its store, under the pages that are open.
import { expect } from 'vitest'
import { en } from '../src/i18n/en'
import type { Guest } from './support/guest'
import { openHouse } from './support/house'
import { gather, start } from './support/lobby'
import { hurry, Player } from './support/player'

const scene = openHouse()

/** position is how the table stands for a guest. */
function position({ told }: Guest) {
  const { row, seat, view, offer, standing } = told ?? {}
  return { row, seat, view, offer, standing }
}

for (const [how, end] of [
  ['is stopped', 'SIGTERM'],
  ['is killed', 'SIGKILL'],
] as const)
  scene(
    `a server that ${how} goes on where it was, with the same players`,
    async (invite, server) => {
      const [ada, bruno] = [await invite(), await invite()] as const
      const table = await gather(ada, 'Ada', [[bruno, 'Bruno']])
      await start(ada, [bruno])
      const players = [new Player(ada, 3), new Player(bruno, 5)]
      await hurry(players, ({ row }) => row > 8)
      for (const guest of [ada, bruno]) await guest.settled()
      const stood = [position(ada), position(bruno)]
      const heard = [ada, bruno].map(({ received }) => received.length)

      await server.again(end)
      for (const [i, guest] of [ada, bruno].entries()) {
        await expect
          .poll(() => guest.received.length, { timeout: 60_000 })
          .toBeGreaterThan(heard[i] ?? 0)
        expect(position(guest)).toEqual(stood[i])
        await guest.page.getByRole('status', { name: en.live }).waitFor({ state: 'attached' })
      }
      // The pages that stayed open play on, and so does one that is loaded anew.
      await bruno.page.goto(table)
      await bruno.page.locator('.prompt-bar').waitFor()
      await hurry(players, ({ row }) => row > 16)
      expect(bruno.told?.seat).toBe(1)
      for (const { wrong } of [ada, bruno]) wrong.splice(0) // that for a moment nobody answered was to be seen
    },
  )
