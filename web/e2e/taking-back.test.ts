// An answer is taken back as long as nothing has come to light since; afterwards the page says why not.
import { expect } from 'vitest'
import { openHouse } from './support/house'
import { setUp } from './support/lobby'
import { Player } from './support/player'

const scene = openHouse()

for (const lang of ['en', 'it'] as const)
  scene(`taking back and being told why not (${lang})`, async (invite) => {
    const guest = await invite({ lang })
    const { page } = guest
    await setUp(guest, 'Isabel', { seats: ['me', 'bot:random'], seed: '7' })
    const player = new Player(guest, 5)
    const undo = page.locator('button.undo')
    const prompt = page.locator('.prompt-bar p.mine')

    // Nothing has been done yet, and so the button says.
    await player.offered()
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true')

    // A card laid by a click, and taken back by another.
    await player.hurry((told) => told.offer?.name === 'lay')
    await player.offered()
    const lay = page.locator('[data-verb="lay"]')
    const before = await lay.allInnerTexts()
    const asked = await prompt.innerText()
    await lay.first().click()
    await expect.poll(() => guest.told?.view.barons[0]?.laid.flat().length).toBe(1)
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('false')
    expect(await prompt.innerText()).not.toBe(asked)
    await undo.click()
    await expect.poll(() => guest.told?.view.barons[0]?.laid.flat().length).toBe(0)
    await expect.poll(() => prompt.innerText()).toBe(asked)
    expect(await lay.allInnerTexts()).toEqual(before)

    // The plan made, the stacks are shuffled: what was laid stays laid.
    await lay.first().click()
    await expect.poll(() => guest.told?.view.barons[0]?.laid.flat().length).toBe(1)
    await page.locator('[data-verb="planning-done"]').click()
    await expect.poll(() => guest.told?.view.phase, { timeout: 30_000 }).not.toBe('planning')
    const why = lang === 'en' ? /chance was drawn/i : /si è tirato a sorte/i
    await expect.poll(() => guest.told?.undo.why, { timeout: 30_000 }).toMatch(why)
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true')
    await undo.click({ force: true }) // it looks disabled, and answers all the same
    const said = page.getByRole('alert').getByText(why)
    await said.waitFor()
    expect(await said.isVisible()).toBe(true)
  })
