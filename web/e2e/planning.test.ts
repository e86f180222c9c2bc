// A plan of Warrior Knights is laid from the hand: a press a card, in the place that is marked.
import { expect } from 'vitest'
import { openHouse } from './support/house'
import { named, openTable, visit } from './support/lobby'
import { Player } from './support/player'
import { shots } from './support/shots'

const scene = openHouse()

const kinds = 6

for (const touch of [false, true])
  scene(`six cards are six presses, ${touch ? 'by finger' : 'by pointer'}`, async (invite) => {
    const size = touch ? { width: 390, height: 844 } : { width: 1440, height: 900 }
    const guest = await invite({ folds: true, touch, ...size })
    const { page } = guest
    await named(guest, 'Anna')
    await visit(guest, await openTable(guest, ['me', 'bot:squire', 'bot:squire', 'bot:squire']))
    await new Player(guest, 3).hurry(({ offer }) => offer?.name === 'lay')
    const laid = () => guest.told?.view.barons[0]?.laid.map((cards) => cards.length)
    const press = async (selector: string) => {
      const thing = page.locator(selector)
      await (touch ? thing.tap() : thing.click())
    }
    const sum = () => laid()?.reduce((all, n) => all + n, 0)
    const lay = async (kind: number) => {
      const before = sum() ?? 0
      await press(`.dock .cards > li:nth-child(${kind + 1}) button`)
      await expect.poll(sum).toBe(before + 1)
    }
    // The first go to the first place with room; the third where one has pressed.
    await lay(0)
    await lay(1)
    expect(laid()).toEqual([2, 0, 0])
    await press('.dock .slots > li:nth-child(3) button')
    await page.screenshot({ path: `${shots}/planning-${size.width}.png` })
    await lay(2)
    expect(laid()).toEqual([2, 0, 1])
    for (let kind = 3; kind < kinds; kind++) await lay(kind)
    expect(laid()).toEqual([2, 2, 2])
  })
