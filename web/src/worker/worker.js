// The service worker: it makes the page installable, keeps what never changes, and says honestly when the
// server cannot be reached. The build writes the names of the assets in here, so that a new build is a new
// worker, which takes over at the next load and drops what the new page does not use.

const assets = new Set(['__ASSETS__'])
const cacheName = 'signoria'
const offline = '/offline.html'
// What is kept is the same in every packing and language, whatever the server says it varies by.
const anyway = { ignoreVary: true }
const always = [offline, '/offline.css', '/crest.svg', '/icons/192.png']

self.addEventListener('install', (event) => {
  event.waitUntil(prepare())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/api/')) return // what the table says is never kept
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (assets.has(url.pathname)) event.respondWith(asset(request))
  else if (always.includes(url.pathname)) event.respondWith(lasting(request))
})

self.addEventListener('push', (event) => {
  event.waitUntil(remind(told(event.data)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

async function prepare() {
  const cache = await caches.open(cacheName)
  await cache.addAll(always.map((path) => new Request(path, { cache: 'reload' })))
  await self.skipWaiting()
}

async function tidy() {
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (!assets.has(pathname) && !always.includes(pathname)) await cache.delete(request)
  }
  await self.clients.claim()
}

/** page is always the server's, or the word that there is none. */
async function page(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(offline, anyway)) ?? Response.error()
  }
}

/** asset is named by its content: what is kept under its name is it. */
async function asset(request) {
  const kept = await caches.match(request, anyway)
  if (kept) return kept
  const fetched = await fetch(request)
  if (fetched.ok) {
    const copy = fetched.clone()
    const cache = await caches.open(cacheName)
    await cache.put(request, copy)
  }
  return fetched
}

/** lasting is the server's where it answers, and what was kept where it does not. */
async function lasting(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request, anyway)) ?? Response.error()
  }
}

/** general is what is shown where it cannot be read what was pushed, in the browser's language. */
const general = { en: 'A table waits for you', it: 'Un tavolo ti aspetta' }

/** told is what was pushed: a service may push nothing of itself, and a server of another age in another form. */
function told(data) {
  try {
    const said = data.json()
    if (said.table && said.title) return said
  } catch {
    // it is no reminder of ours
  }
  const lang = navigator.language.startsWith('it') ? 'it' : 'en'
  return { title: 'Signoria', body: general[lang], lang }
}

/** remind says that a table waits: whatever is pushed must be shown. A notice that a page has shown of the same is replaced. */
async function remind({ table, title, body, until, by, lang }) {
  const lines = [body, ...(until && by ? [by.replace('%s', written(until, lang))] : [])]
  await self.registration.showNotification(title, {
    body: lines.join('\n'),
    tag: table ?? 'signoria',
    renotify: true, // one that lies there unread is heard once more
    lang,
    icon: '/icons/192.png',
    data: table ? `/table/${table}` : '/',
  })
}

/** written is a time in a language, or in the browser's where that knows no such. */
function written(time, lang) {
  const as = { weekday: 'long', hour: 'numeric', minute: '2-digit' }
  try {
    return new Intl.DateTimeFormat(lang, as).format(time)
  } catch {
    return new Intl.DateTimeFormat(undefined, as).format(time)
  }
}

/** open shows a page of ours: one that is open already, or a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === path)
  if (there) await there.focus()
  else await self.clients.openWindow(path)
}
