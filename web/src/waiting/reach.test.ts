import { beforeEach, expect, test, vi } from 'vitest'
import { preferences } from '../common/preferences.svelte'
import { server } from '../common/server'
import { reach } from './reach.svelte'

vi.mock('../common/server', () => ({
  server: {
    reminders: vi.fn(() => Promise.resolve({ key: 'BP-_' })),
    reach: vi.fn(() => Promise.resolve()),
    unreach: vi.fn(() => Promise.resolve()),
  },
}))

const bytes = (...all: number[]) => new Uint8Array(all).buffer

const subscription = (key: ArrayBuffer) => ({
  endpoint: 'https://push.example/phone',
  options: { applicationServerKey: key },
  getKey: (name: string) => (name === 'auth' ? bytes(1, 2) : bytes(4, 255)),
  unsubscribe: vi.fn(() => Promise.resolve(true)),
})

let known: ReturnType<typeof subscription> | null
const manager = {
  getSubscription: () => Promise.resolve(known),
  subscribe: vi.fn(({ applicationServerKey }: { applicationServerKey: string }) => {
    expect(applicationServerKey).toBe('BP-_')
    known = subscription(bytes(4, 255, 191))
    return Promise.resolve(known)
  }),
}

beforeEach(async () => {
  known = null
  served(manager)
  await reach.end()
  preferences.choose({ notices: true })
  vi.clearAllMocks()
})

/** served has a worker serve the page, in a browser that is reached so. */
const served = (pushManager: unknown) => {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(pushManager ? { pushManager } : undefined) },
  })
}

test('the server learns at every visit how a browser is reached', async () => {
  await reach.begin()
  expect(reach.now).toBe(true)
  expect(server.reach).toHaveBeenCalledExactlyOnceWith({
    endpoint: 'https://push.example/phone',
    key: 'BP8=',
    auth: 'AQI=',
  })
  await reach.begin() // it may have forgotten
  expect(server.reach).toHaveBeenCalledTimes(2)
  expect(manager.subscribe).toHaveBeenCalledTimes(1)
})

test('a browser that another server has reached begins anew', async () => {
  known = subscription(bytes(4, 0, 0))
  const { unsubscribe } = known
  await reach.begin()
  expect(unsubscribe).toHaveBeenCalled()
  expect(manager.subscribe).toHaveBeenCalled()
})

test('who takes it back is forgotten', async () => {
  await reach.begin()
  await reach.end()
  expect(reach.now).toBe(false)
  expect(server.unreach).toHaveBeenCalledWith({ endpoint: 'https://push.example/phone' })
  expect(known?.unsubscribe).toHaveBeenCalled()
})

test('who switches it off while it begins is not reached', async () => {
  const beginning = reach.begin()
  preferences.choose({ notices: false })
  await Promise.all([beginning, reach.end()])
  expect(reach.now).toBe(false)
  await reach.begin()
  expect(reach.now).toBe(false)
})

test('a server that is away does not keep a browser from letting go', async () => {
  await reach.begin()
  vi.mocked(server.unreach).mockRejectedValueOnce(new Error('away'))
  await expect(reach.end()).rejects.toThrow('away')
  expect(known?.unsubscribe).toHaveBeenCalled()
})

test('nothing comes of it without a push service, a worker or a key', async () => {
  manager.subscribe.mockRejectedValueOnce(new Error('no service'))
  await reach.begin()
  vi.mocked(server.reminders).mockResolvedValueOnce({ key: '' })
  await reach.begin()
  served(undefined)
  await reach.begin()
  await reach.end()
  expect(reach.now).toBe(false)
  expect(server.reach).not.toHaveBeenCalled()
})
