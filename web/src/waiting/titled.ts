import { say } from '../i18n'
import { heads } from './heads.svelte'

/** titled makes a page's title: what it shows, and before it a mark if a table waits for me elsewhere. */
export function titled(what = ''): string {
  const title = what ? `${what} – ${say().signoria}` : say().signoria
  return heads.myTurn ? `● ${title}` : title
}
