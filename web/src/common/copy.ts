import { say } from '../i18n'
import { toasts } from './toasts.svelte'

/** copyLink puts the address of a page of ours where it can be pasted from, and says so. */
export async function copyLink(path: string) {
  const address = location.origin + path
  // At an insecure address there is no clipboard: then it is shown, to be copied by hand.
  if (isSecureContext) await navigator.clipboard.writeText(address)
  toasts.good(isSecureContext ? say().copied : address)
}
