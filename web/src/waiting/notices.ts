import { preferences } from '../common/preferences.svelte'
import { ring } from '../common/tone'
import { turnSaid } from '../common/turns.svelte'
import { language, say } from '../i18n'
import type { HeadInfo } from '../wire/http'

const rest = 5000 // milliseconds a table must have let me rest: who is in the middle of his turn needs no call
const yielding = 400 // milliseconds a hidden page waits for one that is seen to take the call
const kept = 'signoria.called'

/** When a table last ceased to wait for me. */
const rested = new Map<string, number>()

/** callMe calls for the tables that have begun to wait for me. */
export function callMe(before: HeadInfo[], now: HeadInfo[]) {
  for (const table of now) {
    const was = before.find(({ id }) => id === table.id)
    if (was?.myTurn && !table.myTurn) rested.set(table.id, Date.now())
    if (!table.myTurn || was?.myTurn) continue
    if (Date.now() - (rested.get(table.id) ?? 0) < rest) continue
    if (document.hidden) setTimeout(() => call(table), yielding)
    else call(table)
  }
}

/** call is made once, however many pages are open. */
function call(table: HeadInfo) {
  const turn = `${table.id} ${table.moved}`
  if (localStorage.getItem(kept) === turn) return
  localStorage.setItem(kept, turn)
  if (preferences.now.sound) void ring()
  if (preferences.now.notices && document.hidden) void notify(table)
}

async function notify({ id, title, turn, counts, others }: HeadInfo) {
  if (Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker.ready
  const names = new Intl.ListFormat(language.now).format(others) || say().aloneThere
  await worker.showNotification(say().itIsYourTurn(title), {
    body: say().turnWith(turn > 0 ? turnSaid(turn, counts) : '', names),
    tag: id, // a table calls with one notice, however often
    lang: language.now,
    icon: '/icons/192.png',
    data: `/table/${id}`,
  })
}
