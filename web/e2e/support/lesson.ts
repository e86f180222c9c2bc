import type { Page } from 'playwright-core'
import type { Guest } from './guest'
import { press, words } from './lobby'

/** learn begins the lesson as a new guest does; of another game by its poster. */
export async function learn(guest: Guest, title?: string) {
  const { page, lang } = guest
  await page.goto('/')
  if (title) await press(guest, title, words[lang].learn).click()
  else await page.getByRole('button', { name: words[lang].learnNow }).click()
  await page.waitForURL('**/table/*')
  await page.locator('.guide').waitFor()
}

/**
 * obey does as the steward says, once; it returns his step, or '' when the game is over. A number is what the step has
 * filled in, unless it is given. What is staged meanwhile is played to its end.
 */
export async function obey(page: Page, number?: string): Promise<string> {
  const now = await page.waitForFunction(
    () => {
      if (document.querySelector('dialog .winner')) return 'over'
      const guide = document.querySelector('.guide')
      if (!guide) return document.querySelector('.stage') ? 'staged' : false
      if (guide.querySelector('.on')) return 'told'
      const free =
        '.prompt-bar button[data-choice]:not([aria-disabled], :disabled), .prompt-bar form[data-choice]:not([aria-disabled]) button:not(:disabled)'
      return document.querySelector(free) ? 'asked' : false
    },
    undefined,
    { polling: 'raf', timeout: 20_000 },
  )
  const what = await now.jsonValue()
  if (what === 'over') return ''
  if (what === 'staged') {
    for (const key of ['e', 'Space']) await page.keyboard.press(key)
    await page.waitForTimeout(200)
    return obey(page, number)
  }
  const head = await page.locator('.guide h2').innerText()
  if (what === 'told') {
    await page.locator('.guide .on').click()
  } else {
    const wanted = page.locator('.prompt-bar [data-choice]:not([aria-disabled])').first()
    const form = await wanted.evaluate((it) => it.tagName === 'FORM')
    if (form) {
      if (number) await wanted.locator('input[type="number"]').fill(number)
      await wanted.getByRole('button').last().click()
    } else {
      await wanted.click()
    }
  }
  await page.waitForFunction(
    (before) =>
      document.querySelector('dialog .winner, .stage') !== null ||
      document.querySelector('.guide h2')?.textContent?.trim() !== before,
    head,
    { polling: 'raf', timeout: 20_000 },
  )
  return head
}
