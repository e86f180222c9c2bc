import { afterEach, beforeAll, expect, test, vi } from 'vitest'

type Show = (title: string, options: NotificationOptions) => Promise<void>
const shown = vi.fn<Show>(() => Promise.resolve())

beforeAll(async () => {
  Object.assign(self, { registration: { showNotification: shown } })
  // @ts-expect-error it is no module
  await import('./worker.js')
})

afterEach(() => shown.mockClear())

/** pushed has a text come from the push service, or nothing, and returns what is shown of it. */
async function pushed(text?: string) {
  let done: Promise<unknown> | undefined
  const data = text === undefined ? null : { json: () => JSON.parse(text) as unknown }
  const waitUntil = (until: Promise<unknown>) => (done = until)
  self.dispatchEvent(Object.assign(new Event('push'), { data, waitUntil }))
  await done
  expect(shown).toHaveBeenCalledTimes(1)
  const [title, options] = shown.mock.calls[0] ?? []
  return { title, ...options }
}

const reminder = { table: 'abc', lang: 'en', title: 'Toy: your turn', body: 'With Bea', until: 0 }
const at = new Date(2026, 0, 5, 18, 30).getTime()

test('a reminder is shown, with the time as the browser has it', async () => {
  const said = await pushed(JSON.stringify({ ...reminder, until: at, by: 'Until %s' }))
  expect(said).toMatchObject({ title: 'Toy: your turn', tag: 'abc', data: '/table/abc' })
  expect(said.body).toMatch(/^With Bea\nUntil Monday.*6:30.PM$/)
})

test('a language that the browser does not know does not keep a reminder back', async () => {
  const odd = { ...reminder, lang: 'no language', until: at, by: 'Until %s' }
  expect((await pushed(JSON.stringify(odd))).body).toMatch(/^With Bea\nUntil .*30/)
  shown.mockClear()
  expect((await pushed(JSON.stringify({ ...reminder, until: at }))).body).toBe('With Bea')
})

test.each([[undefined], [''], ['[]'], ['null'], ['{"lang":"it"}']])(
  'what is no reminder, as %s, is shown as a general one',
  async (text) => {
    const said = await pushed(text)
    expect(said).toMatchObject({ title: 'Signoria', body: 'A table waits for you', data: '/' })
  },
)
