import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Guest } from './guest'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** settled waits until the page has heard of a new size or look and has drawn itself by it, however slow the machine. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))),
      ),
  )

/** accessible fails if axe finds anything serious on the page as it is, or on the part of it that is named. */
export async function accessible(page: Page, what: string, rules?: string[], inside = 'html') {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults, { only?: string[]; inside: string }>(
    async ({ only, inside }) => {
      // The thousands of pieces of the map are weighed once in each light, and not where one looks at a part.
      const map = document.querySelector<SVGElement>('.window > svg')
      const here = window as unknown as { axe: typeof import('axe-core'); weighed?: Set<string> }
      const weighed = (here.weighed ??= new Set())
      const light = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']
        .map((query) => matchMedia(query).matches)
        .join()
      if (inside !== 'html' || weighed.has(light)) map?.style.setProperty('display', 'none')
      else if (map) weighed.add(light)
      const { axe } = here
      const found = await axe.run(inside, {
        resultTypes: ['violations'],
        selectors: false, // what is found is told by its markup
        ...(only ? { runOnly: only } : {}),
      })
      map?.style.removeProperty('display')
      return found
    },
    { ...(rules ? { only: rules } : {}), inside },
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
  // Tabs, a list that is folded away, a strip of cards and a region that the keyboard scrolls are drawn aside; nothing else is.
  const drawn = (element: Element) =>
    element.closest('[role=tablist], .folded, .strip, [role=region][tabindex="0"]') !== null
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

export async function fits(page: Page, what: string) {
  expect.soft(await page.evaluate(tooWide), `${what}: nothing stands out of the window`).toEqual([])
}

/** tooSmall runs in the page: what is too small for a finger. What stands in a line of text may be. */
function tooSmall(): string[] {
  const least = 43.5 // of 44 pixels, but for rounding
  const pressed = 'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"]'
  const all = [...document.querySelectorAll<HTMLElement>(pressed)].filter((element) => {
    const inText = getComputedStyle(element).display === 'inline'
    // A drawing is touched by its own rule, a list that is folded away not at all.
    const drawn = element.closest('svg, .unseen, .skip, .folded')
    return !inText && !drawn && element.checkVisibility({ visibilityProperty: true })
  })
  const small = all.filter((element) => {
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
    return width > 0 && (width < least || height < least)
  })
  return small.slice(0, 5).map((element) => {
    const { width, height } = element.getBoundingClientRect()
    return `${width.toFixed()}x${height.toFixed()}: ${element.outerHTML.slice(0, 160)}`
  })
}

export async function touchable(page: Page, what: string) {
  expect.soft(await page.evaluate(tooSmall), `${what}: a finger hits everything`).toEqual([])
}

/**
 * outOfSight runs in the page: what closes the question and is not seen wherever the list of choices is scrolled, while
 * nothing is laid over it.
 */
function outOfSight(): string[] {
  const list = document.querySelector('.prompt-bar .choices:not(.folded)')
  const groups = document.querySelector('.prompt-bar .groups')
  if (!list || !groups || document.querySelector('dialog[open], .drawer, .laid')) return []
  const was = list.scrollTop
  const most = Math.max(0, groups.clientHeight - list.clientHeight)
  const hidden = [0, most / 2, most].flatMap((top) => {
    list.scrollTop = top
    return [...groups.querySelectorAll<HTMLElement>('.closing [data-verb]')].filter((choice) => {
      const { left, width, top, height } = choice.getBoundingClientRect()
      return (
        document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-verb]') !==
        choice
      )
    })
  })
  list.scrollTop = was
  return hidden.map(({ dataset }) => dataset.verb ?? '')
}

/** closable fails if what closes the question does not stay in view. */
export async function closable(page: Page, what: string) {
  expect.soft(await page.evaluate(outOfSight), `${what}: the way out is always seen`).toEqual([])
}

/** The sizes every screen is looked at in; the first two are touched. */
const sizes = [
  { width: 390, height: 844, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1440, height: 900, touch: false },
  { width: 2560, height: 1440, touch: false },
]
export const wide = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/**
 * look looks at a screen in one of its sizes, languages and lights: it fits, a finger hits what it must, and
 * axe finds nothing; each panel by itself if that is wanted.
 */
export async function look(
  guest: Guest,
  name: string,
  size: typeof wide,
  lang: 'en' | 'it',
  colorScheme: 'light' | 'dark',
  panels = false,
) {
  const { page, context } = guest
  await speak(guest, lang)
  const devtools = await context.newCDPSession(page)
  const touch = (enabled: boolean) =>
    devtools.send('Emulation.setTouchEmulationEnabled', { enabled })
  await touch(size === phone)
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme })
  await settled(page) // a phone has other tabs
  const names = await guest.panels()
  for (const [i, it] of (panels ? ['', ...names] : ['']).entries()) {
    if (it) await guest.open(it)
    else await guest.shut()
    await page.mouse.move(2, 2) // no pointer rests on a thing of the board, and no card of it lies over the rest
    const what = `${name} ${size.width} ${lang} ${colorScheme}, ${it || 'the board'}`
    await fits(page, what)
    await closable(page, what)
    if (size === phone) await touchable(page, what)
    await accessible(page, what, undefined, i === 0 ? 'html' : '[role=tabpanel]')
  }
  await touch(false)
  await devtools.detach()
}

/** speak changes the language by the page's own switch, and waits for what is told anew. */
export async function speak({ page }: Guest, lang: 'en' | 'it') {
  if ((await page.locator('html').getAttribute('lang')) === lang) return
  await page.setViewportSize(wide) // where the switch of other pages stands in the open
  const name = { en: 'English', it: 'Italiano' }[lang]
  const more = page.locator('.table header [aria-haspopup="menu"]')
  if ((await more.count()) > 0) {
    await more.click()
    await page.getByRole('menuitemradio', { name }).click()
  } else await page.getByRole('button', { name }).click()
  await page.waitForTimeout(600)
}

/**
 * inspect looks at a screen in all sizes, light and dark: it fits, a finger hits what it must, it is
 * accessible; thoroughly, also in strong contrast and for those who listen on a phone, which takes its
 * time. Axe looks at what is inside a part of the page, if one is named. With SHOTS set in the environment its pictures
 * are kept for whoever wants to look.
 */
export async function inspect(
  guest: Guest,
  name: string,
  langs: ('en' | 'it')[] = ['it', 'en'],
  thoroughly = false,
  inside = 'html',
) {
  const { page, context } = guest
  const devtools = await context.newCDPSession(page)
  const touch = (enabled: boolean) =>
    devtools.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 2 })
  const keep = async (what: string) => {
    if (process.env.SHOTS) await guest.shoot(`${name} ${what}`)
  }
  for (const lang of langs) {
    await speak(guest, lang)
    // Whatever fits in the first language, which is the longer one, is looked at in the other on a phone and a screen,
    // and so is a part of a page: a panel is no wider elsewhere.
    const looked =
      lang === langs[0] && inside === 'html'
        ? sizes
        : sizes.filter(({ width }) => [390, 1440].includes(width))
    for (const size of looked) {
      const what = `${name} ${size.width} ${lang}`
      await touch(size.touch)
      await page.setViewportSize(size)
      await settled(page)
      await fits(page, what)
      await closable(page, what)
      if (size.touch) await touchable(page, what)
      await keep(`${size.width} ${lang}`)
      if (thoroughly && size.width === 390 && lang === langs[0]) await accessible(page, what)
    }
    await touch(false)
  }
  await page.setViewportSize(wide)
  await accessible(page, `${name}, light`, undefined, inside)
  await page.emulateMedia({ colorScheme: 'dark' })
  await accessible(page, `${name}, dark`, ['color-contrast'], inside)
  await keep('dark')
  if (thoroughly) {
    await page.emulateMedia({ contrast: 'more' })
    await accessible(page, `${name}, dark and strong`, ['color-contrast-enhanced'])
    await page.emulateMedia({ colorScheme: 'light' })
    await accessible(page, `${name}, light and strong`, ['color-contrast-enhanced'])
    await keep('strong')
    await page.emulateMedia({ contrast: null })
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await devtools.detach()
}
