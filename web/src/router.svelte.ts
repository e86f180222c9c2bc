/** Where the page is. */
export type Place =
  | { at: 'lobby' }
  | { at: 'table'; id: string; seat?: number; row?: number }
  | { at: 'new'; game: string }
  | { at: 'rules'; game: string; rule: string }
  | { at: 'device' }
  | { at: 'nowhere' }

/** placeOf reads an address of ours. */
export function placeOf(url: URL): Place {
  const [first, second, ...rest] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  if (!first) return { at: 'lobby' }
  if (first === 'device' && !second) return { at: 'device' }
  if (!second || rest.length > 0) return { at: 'nowhere' }
  switch (first) {
    case 'table': {
      const seat = url.searchParams.get('seat')
      const row = url.searchParams.get('at') ?? ''
      return {
        at: 'table',
        id: second,
        ...(seat === null ? {} : { seat: Number(seat) }),
        ...(/^\d{1,9}$/.test(row) ? { row: Number(row) } : {}),
      }
    }
    case 'new':
      return { at: 'new', game: second }
    case 'rules':
      return { at: 'rules', game: second, rule: decodeURIComponent(url.hash.slice(1)) }
  }
  return { at: 'nowhere' }
}

class Router {
  place = $state.raw<Place>(placeOf(new URL(location.href)))
  /** Whether one came to this page from another of ours, without loading it. */
  moved = false

  go(href: string) {
    history.pushState(null, '', href)
    this.#arrive()
    if (!location.hash) scrollTo(0, 0)
  }

  /** replace gives the place where one is another address. */
  replace(href: string) {
    history.replaceState(null, '', href)
    this.#arrive()
  }

  /** start follows the browser's buttons and the links of the page. */
  start() {
    addEventListener('popstate', () => this.#arrive())
    addEventListener('click', (event) => {
      const href = ownLink(event)
      if (href === null) return
      event.preventDefault()
      this.go(href)
    })
  }

  #arrive() {
    this.moved = true
    this.place = placeOf(new URL(location.href))
  }
}

/** ownLink returns where a click on a link of ours leads, or null if it is the browser's to follow. */
export function ownLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return null
  if (link.pathname.startsWith('/api/')) return null
  if (link.getAttribute('href')?.startsWith('#')) return null
  return link.pathname + link.search + link.hash
}

export const router = new Router()
