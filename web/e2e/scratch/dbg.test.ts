import { expect, test } from 'vitest'
import { openHouse } from '../support/house'
import { playNow, setUp } from '../support/lobby'
import { Player } from '../support/player'
const scene = openHouse()
const which = process.env.WHICH ?? 'it'
scene('dbg', async (invite) => {
  const guest = await invite({ lang: 'en' })
  guest.page.on('pageerror', (e) => console.log(e.stack))
  if (which === 'it')
    await setUp(guest, 'Lorenzo', { seats: ['me', 'bot:squire'], seed: '11', length: '8' })
  else await playNow(guest, 'Isabel')
  const player = new Player(guest, 2)
  const t0 = Date.now()
  let n = 0,
    last = t0
  let wait = 0,
    act = 0
  for (;;) {
    const a = Date.now()
    const c = await player.click()
    n++
    if (!c) break
    if (Date.now() - last > 10000) {
      last = Date.now()
      console.log(
        (last - t0) / 1000,
        n,
        JSON.stringify(player.clicks),
        'turn',
        guest.told?.standing.turn,
        guest.told?.row,
        guest.told?.offer?.name,
        guest.received.length,
      )
    }
    if (last - t0 > 200000) break
  }
  console.log(
    'end',
    (Date.now() - t0) / 1000,
    n,
    JSON.stringify(player.clicks),
    guest.told?.standing.turn,
    guest.told?.row,
  )
  console.log(await guest.reading())
})
