/** register lets the service worker do its part, once the page has what it needs itself. */
export function register() {
  if (!('serviceWorker' in navigator)) return // not at an insecure address
  addEventListener('load', () => {
    // Without it the page is as good, only not installable; a browser may be set to refuse it.
    navigator.serviceWorker.register('/worker.js').catch(() => undefined)
  })
}
