import { untrack } from 'svelte'
import { preferences } from '../common/preferences.svelte'
import { server } from '../common/server'
import type { AnyGame, Scene } from '../games/game'
import { mineIn, seatsIn, withView } from '../story/touching'
import type { TableStream } from '../table/stream.svelte'
import type { LookBack } from './lookback.svelte'
import { moving } from './moving.svelte'
import { movement, reading } from './pace'

type AnyScene = Scene<unknown, unknown>

/**
 * following lets a table be followed: deeds are shown at the pace chosen, what they move goes its way in that
 * time. Attach what it returns to what is drawn.
 */
export function following(stream: TableStream, game: AnyGame, scene: AnyScene, past: LookBack) {
  const { pacing } = stream
  // What of a deed only the game knows: whose it is, and whether it concerns the viewer, as it was or as it is.
  pacing.knows = {
    seat: (lines) => seatsIn(game, scene, lines)[0] ?? -1,
    mine: (lines, before, after) =>
      [before, after].flatMap(({ view }) => mineIn(game, withView(scene, view), lines)),
  }
  pacing.done = follower(stream)
  // A pace chosen in the settings holds from now on.
  $effect(() => {
    void preferences.now.tempo
    untrack(() => pacing.retime())
  })
  return moving(
    () => scene.view,
    () => (past.looking ? reading([], past.pace) : movement(preferences.now.tempo)),
  )
}

const ahead = -1 // what a page says that shows all at once

/** follower tells the server what has been shown, so that bots play no faster than it is. */
function follower(stream: TableStream): (row: number) => void {
  let last = ahead
  return (row) => {
    const said = preferences.now.tempo === 'once' ? ahead : row
    if (said === last || (stream.update?.seat ?? -1) < 0) return
    last = said
    // Where it fails, bots lose their patience.
    server.followed(stream.id, { row: said }).catch(() => undefined)
  }
}
