import { preferences } from '../common/preferences.svelte'
import { reach } from './reach.svelte'

const able = 'Notification' in window && 'serviceWorker' in navigator

let leave = $state(able ? Notification.permission : 'denied')

/** How the browser shows a notice of a table that waits for me. */
export const calls = {
  /** Whether it can, at this address. */
  able,

  /** What its user lets the page do. */
  get leave() {
    return leave
  },

  get on() {
    return preferences.now.notices && leave === 'granted'
  },

  /** choose asks the browser for leave, which it gives only when one has just pressed something. */
  async choose(on: boolean) {
    if (on) leave = await Notification.requestPermission()
    preferences.choose({ notices: on && leave === 'granted' })
    if (!on) await reach.end()
  },
}
