const key = 'signoria.renewed'
const patience = 60_000 // milliseconds in which a page is not loaded again for the same trouble

/**
 * renew loads the page again when a part it wants is gone: the server has been given a new version since the
 * page was opened. What was sent is with the server; nothing is lost.
 */
export function renew() {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || Date.now() - renewed() < patience) return
    event.preventDefault()
    sessionStorage.setItem(key, String(Date.now()))
    location.reload()
  })
}

/** renewed is when the page was last loaded again; a browser that keeps nothing is not sent in circles. */
function renewed(): number {
  try {
    return Number(sessionStorage.getItem(key))
  } catch {
    return Date.now()
  }
}
