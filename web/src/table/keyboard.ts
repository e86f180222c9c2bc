import { tick } from 'svelte'
import { chorded, typing } from '../common/keys'
import { preferences } from '../common/preferences.svelte'
import type { Inspector } from '../inspect/inspector.svelte'
import type { LookBack } from '../replay/lookback.svelte'
import type { Missed } from '../replay/missed.svelte'
import { drawer } from '../rules/drawer.svelte'
import type { Chooser } from './chooser.svelte'
import { litButtons } from './reach'
import type { TableStream } from './stream.svelte'

/** What keys do something with at a table. */
interface Reached {
  stream: TableStream
  chooser: Chooser
  inspector: Inspector
  past: LookBack
  missed: Missed
  /** Whether a dialog lies over the table: keys are its own then. */
  covered: () => boolean
  /** Whether a report lies over what is asked, and what puts it away. */
  reported: () => boolean
  fold: () => void
  /** Brings the board to the front; it is undefined until it is drawn. */
  toBoard: () => HTMLElement | undefined
  lookBack: () => void
  help: () => void
}

/** keyboard makes of a key pressed anywhere at a table what it means there. */
export function keyboard(table: Reached): (event: KeyboardEvent) => void {
  const { stream, chooser, inspector, past, missed } = table

  const commands: Record<string, () => void> = {
    '.': () => {
      const board = table.toBoard()
      void tick().then(() => board && litButtons(board)[0]?.focus({ preventScroll: true }))
    },
    ',': () => document.getElementById('asked')?.focus(),
    l: () => chooser.fold(),
    '!': () => document.querySelector<HTMLElement>('[data-counsel]')?.click(),
    t: table.lookBack,
    '?': table.help,
    '/': () => drawer.show(),
  }

  function act({ key, target }: KeyboardEvent): boolean {
    if (past.looking && !takes(target, key) && past.press(key)) return true
    if (!preferences.now.keys) return false
    if (key === 'u') {
      if (!past.looking) void stream.takeBack()
      return !past.looking
    }
    commands[key]?.()
    return key in commands || chooser.press(key)
  }

  /** What answers behind a report is not seen: a key that would do something puts the report away. */
  function behind({ key }: KeyboardEvent): boolean {
    if (!preferences.now.keys) return false
    if (key !== 'u' && !(key in commands) && !chooser.has(key)) return false
    table.fold()
    return true
  }

  function closeTopmost(): boolean {
    if (inspector.close()) return true
    if (chooser.close()) return true
    if (missed.offers) {
      missed.skip()
      return true
    }
    if (drawer.open) {
      drawer.close()
      return true
    }
    if (!table.reported()) return past.press('Escape')
    table.fold()
    return true
  }

  return (event) => {
    if (table.covered() || chorded(event)) return
    const answers = table.reported() ? behind : act
    const did = event.key === 'Escape' ? closeTopmost() : !typing(event.target) && answers(event)
    if (did) event.preventDefault()
  }
}

/** takes says whether what has the focus does something with a key by itself. */
function takes(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  if (key === ' ') return target.matches('button, summary, [role="button"]')
  return target.matches('[role="tab"]') && key.startsWith('Arrow')
}
