import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from './server'

const refused = (code: string) =>
  new Response(JSON.stringify({ code, message: 'not now' }), { status: 503 })

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const answer = { seat: 0, token: 't', choice: 0, number: 0, note: '' }

test('what could not be looked up is asked for again in a moment, and so is an answer given', async () => {
  for (const ask of [() => server.table('a'), () => server.answer('a', answer)]) {
    fetched.mockResolvedValueOnce(refused('away')).mockResolvedValueOnce(Response.json({}))
    const asked = ask()
    await vi.runAllTimersAsync()
    await asked
    expect(fetched).toHaveBeenCalledTimes(2)
    fetched.mockReset()
  }
})

test('a proxy that reaches no server is asked again', async () => {
  fetched
    .mockResolvedValueOnce(new Response('no server', { status: 503 }))
    .mockRejectedValueOnce(new TypeError('not connected'))
    .mockResolvedValueOnce(Response.json({}))
  const asked = server.table('a')
  await vi.runAllTimersAsync()
  await asked
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('it is said when that lasts', async () => {
  fetched.mockImplementation(() => Promise.resolve(refused('away')))
  const asked = expect(server.table('a')).rejects.toMatchObject({ code: 'away' })
  await vi.runAllTimersAsync()
  await asked
  expect(fetched).toHaveBeenCalledTimes(4)
})

test('what may have been saved is not done twice, and a table not opened twice', async () => {
  for (const [code, ask] of [
    ['unwritten', () => server.answer('a', answer)],
    ['away', () => server.takeBack('a', { seat: 0 })],
  ] as const) {
    fetched.mockResolvedValueOnce(refused(code))
    await expect(ask()).rejects.toMatchObject({ code })
    expect(fetched).toHaveBeenCalledTimes(1)
    fetched.mockReset()
  }
})
