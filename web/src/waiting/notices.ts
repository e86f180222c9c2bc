import { calledOf } from '../common/called'
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
    const heard = Date.now()
    if (document.hidden) setTimeout(() => call(table, heard), yielding)
    else call(table, heard)
  }
}

/**
 * call is made once, however many pages are open: all hear of it at about the same time. When a table last moved would not
 * do, for while its seats prepare together it does not say.
 */
function call(table: HeadInfo, heard: number) {
  const calls = Object.entries(lately()).filter(([, at]) => heard - at < rest)
  if (calls.some(([id]) => id === table.id)) return
  localStorage.setItem(kept, JSON.stringify(Object.fromEntries([...calls, [table.id, heard]])))
  if (preferences.now.sound) void ring()
  if (preferences.now.notices && document.hidden) void notify(table)
}

/** lately are the last calls by any page: the table, and when it was heard of. */
function lately(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(kept) ?? '{}') as Record<string, number>
  } catch {
    return {} // as it was kept before
  }
}

async function notify(table: HeadInfo) {
  const { id, turn, counts, others } = table
  if (Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker.ready
  const names = new Intl.ListFormat(language.now).format(others) || say().aloneThere
  await worker.showNotification(say().itIsYourTurn(calledOf(table)), {
    body: say().turnWith(turn > 0 ? turnSaid(turn, counts) : '', names),
    tag: id, // a table calls with one notice, however often
    lang: language.now,
    icon: '/icons/192.png',
    data: `/table/${id}`,
  })
}
