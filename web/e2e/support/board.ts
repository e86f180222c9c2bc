import type { Page } from 'playwright-core'

/** A thing of the board, and where a pointer reaches it. */
export interface Spot {
  ref: string
  x: number
  y: number
}

/** seen are the things that something matches and that one can put a pointer on, the nearest to another first. */
export const seen = (page: Page, selector: string, near?: Spot): Promise<Spot[]> =>
  page.evaluate(
    ({ selector, near }) => {
      const spots = [...document.querySelectorAll(selector)].flatMap((thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect()
        for (const across of [0.5, 0.3, 0.7])
          for (const down of [0.5, 0.3, 0.7, 0.85]) {
            const [x, y] = [left + width * across, top + height * down]
            const there = document.elementsFromPoint(x, y)
            const upper = there.findIndex((one) => one.closest(selector) === thing)
            const board = document.querySelector('main')
            if (upper < 0 || there.slice(0, upper).some((one) => !board?.contains(one))) continue
            return [{ ref: thing.getAttribute('data-ref') ?? '', x, y }]
          }
        return []
      })
      const far = ({ x, y }: Spot) => (near ? Math.hypot(x - near.x, y - near.y) : 0)
      return spots.toSorted((a, b) => far(a) - far(b))
    },
    { selector, near },
  )

/** drag carries something from one spot to another in one gesture. */
export async function drag(page: Page, from: Spot, to: Spot) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}
