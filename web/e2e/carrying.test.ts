// Pieces are dragged over the board to where they can go, by pointer and by finger; elsewhere the board is pushed.
import { expect } from 'vitest'
import { seen, type Spot } from './support/board'
import { openHouse } from './support/house'
import { named, openTable, visit } from './support/lobby'
import { Player } from './support/player'
import { shots } from './support/shots'

const scene = openHouse()

for (const touch of [false, true])
  scene(`a noble is dragged to a land, ${touch ? 'by finger' : 'by pointer'}`, async (invite) => {
    const size = touch ? { width: 390, height: 844 } : { width: 1440, height: 900 }
    const guest = await invite({ folds: true, touch, ...size })
    const { page } = guest
    await named(guest, 'Anna')
    await visit(guest, await openTable(guest, ['me', 'bot:squire', 'bot:squire', 'bot:squire']))
    await new Player(guest, 3).hurry(
      ({ offer }) =>
        offer?.name === 'region' && offer.choices.some(({ verb }) => verb === 'mobilize-to'),
    )
    await page.locator('.laid [aria-busy="false"]').waitFor()
    await page.waitForTimeout(600) // the board goes to what is asked
    const sent = async (noble: string) => {
      const row = page.locator(`.laid [data-goes="${noble.split(':')[1]}"][aria-checked="true"]`)
      return (await row.count()) > 0
    }
    const shown = () =>
      page
        .locator('main svg')
        .first()
        .evaluate((it) => it.style.transform)
    const fingers = await guest.context.newCDPSession(page)
    const touched = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: Spot[]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: spots.map(({ x, y }) => ({ x, y })),
      })
    /** take drags something, and holds it. */
    const take = async (from: Spot, to: Spot) => {
      const half = { ...to, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
      if (touch) {
        await touched('touchStart', [from])
        await touched('touchMove', [half])
        await touched('touchMove', [to])
      } else {
        await page.mouse.move(from.x, from.y)
        await page.mouse.down()
        await page.mouse.move(half.x, half.y)
        await page.mouse.move(to.x, to.y)
      }
    }
    const leave = () => (touch ? touched('touchEnd', []) : page.mouse.up())
    /** carry drags something to something; the board lies still meanwhile. */
    const carry = async (from: Spot, to: Spot) => {
      const still = await shown()
      await take(from, to)
      await page.waitForTimeout(400)
      expect(await shown()).toBe(still)
      await page.screenshot({ path: `${shots}/carrying-${size.width}.png` })
      await leave()
    }

    // Escape, or another finger, lets go of him where he is.
    const arrow = page.locator('.table > svg')
    const [held] = await seen(page, 'main [data-carry][data-ref^="noble:"]')
    if (!held) throw new Error('nobody can be dragged')
    const aside = { ...held, x: held.x + 60 }
    await take(held, aside)
    await arrow.waitFor({ state: 'attached' })
    if (touch) await touched('touchStart', [aside, { ...held, y: held.y + 90 }])
    else await page.keyboard.press('Escape')
    await arrow.waitFor({ state: 'detached' })
    await leave()
    expect(guest.told?.offer?.name).toBe('region')

    // One of the nearest lands can be reached; one that cannot leaves him where he is.
    let came = false
    for (let near = 0; near < 6 && !came; near++) {
      const [noble] = await seen(page, 'main [data-carry][data-ref^="noble:"]')
      const lands = await seen(page, 'main [data-lit][data-ref^="region:"]', noble)
      const land = lands[near]
      if (!noble || !land) throw new Error('nobody can be dragged anywhere')
      await carry(noble, land)
      await page.waitForTimeout(1200)
      came = guest.told?.offer?.name !== 'region' || (await sent(noble.ref))
    }
    expect(came).toBe(true)
  })
