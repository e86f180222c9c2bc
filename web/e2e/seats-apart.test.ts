// Whose a thing is can be told by eyes of every kind: any two seats differ by colour, crest or pattern.
import { expect } from 'vitest'
import { eyes, mostAlike, see } from './support/eyes'
import { openHouse } from './support/house'
import { setUp } from './support/lobby'
import { Player } from './support/player'

const scene = openHouse({ painted: true })
const enough = 8 // in Lab, the mean of all pixels; 2.3 can just be noticed

/**
 * layOut runs in the page: it lays the marks of all six houses side by side, as they are drawn on the
 * board: a house's seal, the band of its pattern, and a region washed with its colour.
 */
function layOut(barons: { id: string; hex: string }[]) {
  const side = 48
  const sheet = document.createElement('div')
  sheet.id = 'houses'
  sheet.style.cssText = 'position:fixed;inset:0;z-index:99;background:var(--parchment)'
  const put = (mark: HTMLElement | SVGElement, row: number, column: number) => {
    mark.style.position = 'absolute'
    mark.style.left = `${column * (side + 8)}px`
    mark.style.top = `${row * (side + 8)}px`
    mark.style.width = mark.style.height = `${side}px`
    sheet.append(mark)
  }
  const strip = [...document.querySelectorAll<HTMLElement>('.seats li')]
  const wash = document.querySelector<SVGGElement>('.window g.wash')
  barons.forEach(({ id, hex }, column) => {
    const mine = strip.find((li) => li.style.getPropertyValue('--seat') === hex)
    if (!mine || !wash) throw new Error(`nothing to be seen of ${id}`)
    const arms = mine.querySelector('svg')?.cloneNode(true) as SVGElement
    arms.setAttribute('preserveAspectRatio', 'xMidYMid slice') // of the paper around them all are alike
    put(arms, 0, column)

    const band = document.createElement('div')
    band.style.background = `${mine.style.getPropertyValue('--weave')} 0 0 / 0.45rem, ${hex}`
    put(band, 1, column)

    const region = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    const washed = wash.cloneNode(true) as SVGGElement
    washed.removeAttribute('clip-path')
    washed.style.setProperty('--house', hex)
    for (const path of washed.querySelectorAll('path'))
      path.setAttribute('d', `M0 0H${side}V${side}H0Z`)
    const weave = washed.querySelector('.weave')
    weave?.setAttribute('fill', weave.getAttribute('fill')?.replace(/-\w+\)$/, `-${id})`) ?? '')
    washed.querySelector('.rim')?.remove() // it is but the colour
    region.append(washed)
    put(region, 2, column)
  })
  sheet.className = 'warrior-knights'
  document.body.append(sheet)
  return { side, apart: side + 8 }
}

scene('any two houses differ for every eye', async (invite) => {
  const guest = await invite()
  const { page } = guest
  await setUp(guest, 'Isabel', { seats: ['me', ...Array(5).fill('bot:squire')], seed: '3' })
  await new Player(guest, 1).hurry(({ view }) => view.cities.some(({ owner }) => owner >= 0))
  await page.locator('.window g.wash').first().waitFor({ state: 'attached' })
  const printed = await page.request.get('/api/games/warrior-knights/components?lang=en')
  const { barons } = (await printed.json()) as { barons: { id: string; hex: string }[] }
  expect(barons).toHaveLength(6)
  const { side, apart: pitch } = await page.evaluate(layOut, barons)
  await guest.shoot('houses apart')

  const least: Record<string, number> = {}
  for (const eye of eyes) {
    const picture = await see(page, eye)
    for (const [row, mark] of ['seal', 'pattern', 'wash'].entries()) {
      const boxes = barons.map((_, column) => ({
        x: column * pitch,
        y: row * pitch,
        width: side,
        height: side,
      }))
      least[`${mark}, ${eye}`] = Math.round(await mostAlike(page, picture, boxes))
    }
  }
  process.stdout.write(`\nmeasured: the two most alike ${JSON.stringify(least)}\n`)
  for (const [what, distance] of Object.entries(least))
    expect.soft(distance, `the two most alike: ${what}`).toBeGreaterThan(enough)
})
