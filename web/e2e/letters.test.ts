// Three friends write to one another; a table calls its player; the page can be installed.
import { expect } from 'vitest'
import { en } from '../src/i18n/en'
import type { Guest } from './support/guest'
import { openHouse } from './support/house'
import { inspect } from './support/inspect'
import { idOf, setUp, gather, start } from './support/lobby'

const scene = openHouse({ whole: true })

const tab = ({ page }: Guest) => page.getByRole('tab', { name: en.letters })
const panel = ({ page }: Guest) => page.locator('section.letters')
const thread = (guest: Guest) => panel(guest).locator('.thread')

async function write(guest: Guest, text: string) {
  const sheet = panel(guest).getByRole('textbox')
  await sheet.fill(text)
  await sheet.press('Enter')
  await expect.poll(() => sheet.inputValue()).toBe('')
}

const turnTo = (guest: Guest, name: string) =>
  panel(guest).locator('ul').getByRole('button', { name }).click()

scene('two write privately, a third sees nothing of it', async (invite) => {
  const [ada, bruno, carla] = [await invite(), await invite(), await invite()] as const
  const friends: [Guest, string][] = [
    [bruno, 'Bruno'],
    [carla, 'Carla'],
  ]
  await gather(ada, 'Ada', friends)
  await start(ada, [bruno, carla])

  // Who is there stands in the head, and follows who comes and goes.
  const around = ada.page.locator('header').getByText('Bruno: at the table')
  await around.waitFor({ state: 'attached' })

  // Markup in a letter is text, its lines are lines.
  const secret = '<img src=x onerror="alert(1)"> <b>Meet me</b> at the mill'
  await ada.open(en.letters)
  await turnTo(ada, 'Bruno')
  await write(ada, secret)
  await expect.poll(() => tab(bruno).innerText()).toMatch(/1/)
  const heard = bruno.page.getByRole('log', { name: en.letters })
  await expect.poll(() => heard.textContent()).toContain('Ada to you')
  await bruno.open(en.letters)
  await turnTo(bruno, 'Ada')
  await expect.poll(() => thread(bruno).locator('.text').innerText()).toBe(secret)
  expect(await thread(bruno).locator('img, b').count()).toBe(0)
  await expect.poll(() => tab(bruno).innerText()).not.toMatch(/\d/) // it is read

  await turnTo(ada, en.everybody)
  await write(ada, 'Good evening to all')

  // One that is too long is kept as it is, not cut.
  const sheet = panel(ada).getByRole('textbox')
  await sheet.fill('x'.repeat(501))
  await panel(ada).getByText(en.lettersLeft(-1)).waitFor()
  await sheet.press('Enter')
  expect(await panel(ada).getByRole('button', { name: en.send }).isDisabled()).toBe(true)
  expect(await sheet.inputValue()).toHaveLength(501)
  await sheet.fill('')

  await carla.open(en.letters)
  await expect.poll(() => thread(carla).innerText()).toContain('Good evening to all')
  await turnTo(carla, 'Bruno')
  expect(await carla.page.locator('body').innerText()).not.toContain('mill')
  const wire = [...carla.received, ...carla.besides.map(({ data }) => data)].join()
  expect(wire).toContain('Good evening to all')
  expect(wire).not.toContain('mill')

  // Who is muted is not heard, by nobody but who muted him.
  await bruno.page.getByRole('button', { name: en.mute('Ada') }).click()
  await expect.poll(() => thread(bruno).innerText()).toBe(en.mutedHint('Ada'))
  await write(ada, 'Does anybody hear me?')
  await turnTo(carla, en.everybody)
  await expect.poll(() => thread(carla).innerText()).toContain('Does anybody hear me?')
  await turnTo(bruno, en.everybody)
  expect(await thread(bruno).innerText()).toBe(en.noTalk)
  await turnTo(bruno, 'Ada')
  await bruno.page.getByRole('button', { name: en.unmute('Ada') }).click()
  await expect.poll(() => thread(bruno).locator('.text').count()).toBe(1)

  // On a phone the tab may be out of sight: the head says that something is unread.
  await inspect(bruno, 'letters', ['en'])
  const { page } = bruno
  await page.setViewportSize({ width: 390, height: 844 })
  await bruno.shut()
  await write(ada, 'One more thing')
  // Two he did not hear while Ada was muted, and the new one.
  await page.getByRole('button', { name: `${en.letters}: ${en.unreadLetters(3)}` }).waitFor()
  await bruno.open(en.letters)
  await turnTo(bruno, en.everybody)
  await expect.poll(() => thread(bruno).innerText()).toContain('One more thing')
  await bruno.shoot('letters on a phone')
  await carla.page.goto('/')
  await ada.page
    .locator('header')
    .getByText('Carla: away')
    .waitFor({ state: 'attached', timeout: 10_000 })
})

/** A page that counts the notices it shows, and can be hidden without another in front of it. */
function listen() {
  const shown: unknown[] = []
  Object.assign(window, { shown, away: false })
  PushManager.prototype.subscribe = () => Promise.reject(new Error('no push service'))
  ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
    shown.push({ title, ...options })
    return Promise.resolve()
  }
  Object.defineProperty(Document.prototype, 'hidden', {
    get: () => (window as unknown as { away: boolean }).away,
  })
}

scene('a table that waits calls its player, wherever he is', async (invite) => {
  const [ada, bruno] = [await invite(), await invite()] as const
  await bruno.context.grantPermissions(['notifications'])
  await bruno.page.addInitScript(listen)
  const link = await gather(ada, 'Ada', [[bruno, 'Bruno']])
  const path = new URL(link).pathname
  const { page } = bruno
  await page.goto('/')
  const icon = () => page.locator('link[rel="icon"]').getAttribute('href')
  expect(await icon()).toBe('/crest.svg')
  expect(await page.title()).toBe(en.signoria)

  // Nothing is asked of the browser, and nothing called, before it is wished for.
  await page.getByRole('button', { name: en.settings }).click()
  await page.getByRole('switch', { name: en.notices }).click()
  const notices = page.getByRole('switch', { name: en.notices })
  await expect.poll(() => notices.isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await page.evaluate(() => Object.assign(window, { away: true }))

  await start(ada)
  await expect.poll(() => page.title(), { timeout: 10_000 }).toMatch(/^● /)
  expect(await icon()).toBe('/crest-turn.svg')
  const shown = () => page.evaluate(() => (window as unknown as { shown: unknown[] }).shown)
  await expect.poll(shown).toHaveLength(1)
  expect((await shown())[0]).toMatchObject({
    title: en.itIsYourTurn('Warrior Knights'),
    data: path,
  })

  // The head of every page leads there, and tells of letters too.
  await page.evaluate(() => Object.assign(window, { away: false }))
  await ada.open(en.letters)
  await write(ada, 'Your move')
  const waiting = page.getByRole('button', { name: en.tablesWait(1) })
  await waiting.click()
  const dialog = page.getByRole('dialog', { name: en.waitingForYou })
  await dialog.getByText(en.unreadLetters(1)).waitFor()
  await inspect(bruno, 'waiting tables', ['en'])
  await dialog.getByRole('link').click()
  await page.locator('.prompt-bar').waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await waiting.count()).toBe(0) // it is the one that is open
})

/** A browser with a push service, of which the server learns how it is reached: no real one is to be had here. */
function subscribing() {
  const point =
    'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU'
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
      .buffer
  PushManager.prototype.getSubscription = () => Promise.resolve(null)
  PushManager.prototype.subscribe = () =>
    Promise.resolve({
      endpoint: 'https://push.example/of/this/browser',
      getKey: (name: string) => bytes(name === 'auth' ? 'AAAAAAAAAAAAAAAAAAAAAA' : point),
    } as unknown as PushSubscription)
}

scene('a player is told that a table waits while no page of it is looked at', async (invite) => {
  const ada = await invite()
  const { page, context } = ada
  await context.grantPermissions(['notifications'])
  await page.addInitScript(subscribing)
  const link = await setUp(ada, 'Ada', { seats: ['me', 'bot:squire', 'bot:squire'] })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.locator('a.home').click()
  await page.getByRole('button', { name: en.settings }).click()
  const reached = page.waitForResponse(
    (reply) => reply.url().includes('/api/me/reminders') && reply.request().method() === 'POST',
  )
  await page.getByRole('switch', { name: en.notices }).click()
  expect((await reached).status()).toBe(204)
  await page.getByText(en.noticesReach).waitFor()
  await ada.shoot('a browser that is reached')

  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) found(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const push = async (of: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(ada.address).origin,
      registrationId: await registered,
      data: JSON.stringify(of),
    })
  const told = () =>
    page.evaluate(async () => {
      const { getNotifications } = await navigator.serviceWorker.ready
      const all = await getNotifications.call(await navigator.serviceWorker.ready)
      return all.map(({ title, body, tag, data }) => ({ title, body, tag, data: String(data) }))
    })
  const id = idOf(link)
  const reminder = {
    table: id,
    lang: 'en',
    title: 'Warrior Knights: your turn',
    body: 'Turn 1',
    by: 'Until %s',
  }
  await push({ ...reminder, until: new Date(2026, 11, 1, 18, 5).getTime() })
  await expect.poll(told).toEqual([
    {
      title: 'Warrior Knights: your turn',
      body: 'Turn 1\nUntil Tuesday 6:05 PM',
      tag: id,
      data: `/table/${id}`,
    },
  ])

  await page.getByRole('switch', { name: en.notices }).click()
  await page.getByText(en.noticesHint).waitFor()
})

scene('the page can be installed, and says honestly that it is cut off', async (invite) => {
  const guest = await invite()
  const { page, context } = guest
  await page.goto('/')
  const devtools = await context.newCDPSession(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  const real = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(real).toEqual([])
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string }[] }
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size).toBe(sizes)
  }

  // The page again, from assets that were kept; of the API nothing is.
  await page.reload()
  await page.getByRole('heading', { name: 'Warrior Knights' }).waitFor()
  const kept = await page.evaluate(async () => {
    const keys = await (await caches.open('signoria')).keys()
    return keys.map(({ url }) => new URL(url).pathname)
  })
  expect(kept.some((path) => path.startsWith('/assets/'))).toBe(true)
  expect(kept.filter((path) => path.startsWith('/api/') || path === '/')).toEqual([])

  await context.setOffline(true)
  await page.goto('/').catch(() => undefined)
  await page.getByText('The table is out of reach').waitFor()
  const crest = page.locator('img')
  await expect
    .poll(() => crest.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0)
  expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length)).toBeGreaterThan(0)
  await guest.shoot('offline')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Warrior Knights' }).waitFor()
  guest.wrong.splice(0) // being cut off is what was to be seen
})
