import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Guest } from './guest'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** accessible fails if axe finds anything serious on the page as it is. */
async function accessible(page: Page, what: string, rules?: string[]) {
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults, string[] | undefined>(
    (only) =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
        resultTypes: ['violations'],
        ...(only ? { runOnly: only } : {}),
      }),
    rules,
  )
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [
      id,
      nodes
        .slice(0, 3)
        .map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
    ])
  expect.soft(serious, `${what}: axe finds nothing serious`).toEqual([])
}

/** tooWide runs in the page: what stands out of the window or of the box it is in. */
function tooWide(): string[] {
  const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => !element.closest('svg, .unseen, .skip, .viewport'),
  )
  // Tabs and the Barons stand in a row that is drawn aside; nothing else is.
  const drawn = (element: Element) => element.closest('[role=tablist], .strip') !== null
  const out = all.filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && (right > innerWidth + 1 || left < -1) && !drawn(element)
  })
  const cut = all.filter((element) => {
    const { overflowX, textOverflow } = getComputedStyle(element)
    const whole = overflowX === 'visible' || textOverflow === 'ellipsis' || drawn(element)
    return !whole && element.scrollWidth > element.clientWidth + 1
  })
  const say = (what: string, elements: Element[]) =>
    elements.slice(0, 5).map((element) => `${what}: ${element.outerHTML.slice(0, 160)}`)
  return [...say('outside', out), ...say('cut off', cut)]
}

async function fits(page: Page, what: string) {
  expect.soft(await page.evaluate(tooWide), `${what}: nothing stands out of the window`).toEqual([])
}

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

/** speak changes the language by the page's own switch, and waits for what is told anew. */
export async function speak({ page }: Guest, lang: 'en' | 'it') {
  if ((await page.locator('html').getAttribute('lang')) === lang) return
  await page.setViewportSize(wide) // where the switch stands in the open
  const name = { en: 'English', it: 'Italiano' }[lang]
  await page.getByRole('button', { name }).click()
  await page.waitForTimeout(600)
}

/**
 * inspect looks at a screen in both sizes, in the languages it can be switched to, light and dark: it
 * fits, it is accessible, and its pictures are kept for whoever wants to look.
 */
export async function inspect(guest: Guest, name: string, langs: ('en' | 'it')[] = ['it', 'en']) {
  const { page } = guest
  await page.setViewportSize(wide)
  await accessible(page, `${name}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await accessible(page, `${name}, dark`, ['color-contrast'])
  await guest.shoot(`${name} wide dark`)
  await page.emulateMedia({ colorScheme: 'light' })
  for (const lang of langs) {
    await speak(guest, lang)
    await page.setViewportSize(wide)
    await fits(page, `${name}, wide, ${lang}`)
    await guest.shoot(`${name} wide ${lang}`)
    await page.setViewportSize(narrow)
    await page.waitForTimeout(200)
    await fits(page, `${name}, narrow, ${lang}`)
    await guest.shoot(`${name} narrow ${lang}`)
  }
  await accessible(page, `${name}, narrow`)
}
