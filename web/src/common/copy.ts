import { say } from '../i18n'
import { toasts } from './toasts.svelte'

/** copyLink puts an address, or that of a page of ours, where it can be pasted from, and says so. */
export async function copyLink(where: string) {
  const address = new URL(where, location.origin).href
  // At an insecure address there is no clipboard: then it is shown, to be copied by hand.
  if (isSecureContext) await navigator.clipboard.writeText(address)
  toasts.good(isSecureContext ? say().copied : address)
}
