import { preferences } from '../common/preferences.svelte'
import { server } from '../common/server'

let reached = $state(false)

/** Whether this browser is told of tables that wait for me while no page of ours is open. */
export const reach = {
  get now() {
    return reached
  },

  /**
   * begin lets the browser be reached through its push service, as the player it is known as, in his language. It is said
   * at every visit: the server may have forgotten it, and of too many browsers forgets the one of which nothing was heard for
   * longest. A server that reaches nobody, or a browser without such a service, leaves it as it was.
   */
  begin: () => inTurn(begin),

  /** end takes that back. */
  end: () => inTurn(end),
}

/** What is under way: one thing after the other, so that the last that was wished holds. */
let last: Promise<unknown> = Promise.resolve()

function inTurn(does: () => Promise<void>): Promise<void> {
  const done = last.then(does)
  last = done.catch(() => undefined)
  return done
}

async function begin() {
  if (!preferences.now.notices) return
  const subscription = await subscribed().catch(() => undefined)
  if (!subscription) return
  await server.reach({
    endpoint: subscription.endpoint,
    key: written(subscription.getKey('p256dh')),
    auth: written(subscription.getKey('auth')),
  })
  reached = true
}

/** end lets go of the push service first: then nothing is pushed, whether the server hears of it or not. */
async function end() {
  reached = false
  const subscription = await (await pushes().catch(() => undefined))?.getSubscription()
  if (!subscription) return
  await subscription.unsubscribe()
  await server.unreach({ endpoint: subscription.endpoint })
}

/** pushes is what the browser is reached by, undefined if nothing serves the page or it knows no push service. */
const pushes = async () =>
  (await navigator.serviceWorker.getRegistration())?.pushManager as PushManager | undefined

/** subscribed is how the browser is reached by this server; one that was reached by another's key begins anew. */
async function subscribed(): Promise<PushSubscription | undefined> {
  const manager = await pushes()
  if (!manager) return undefined
  const { key } = await server.reminders()
  if (!key) return undefined
  const before = await manager.getSubscription()
  if (before && written(before.options.applicationServerKey) === plain(key)) return before
  await before?.unsubscribe()
  return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** written are bytes in base64. */
const written = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))

/** plain is base64url in base64. */
const plain = (key: string) =>
  key.replaceAll('-', '+').replaceAll('_', '/') + '='.repeat((4 - (key.length % 4)) % 4)
