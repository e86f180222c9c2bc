// What every part of a game's board may look at: the view and the printed components. A board holds no
// rules: it draws what it sees, each thing under its ref, and the shell lights what is offered.

import { createContext } from 'svelte'
import type { LineInfo } from '../wire/http'
import type { Scene } from './game'

export interface Table<View, Components> {
  readonly game: string // its id
  readonly view: View
  readonly parts: Components
  readonly chairs: readonly string[] // who plays each seat: by name, and if a bot by its level and temper
  readonly lines: readonly LineInfo[] // the chronicle
}

/** tables are the ways in which a game's drawings get at their table. */
export function tables<View, Components>() {
  const [useTable, setTable] = createContext<Table<View, Components>>()

  /** tableOf is a scene as what is drawn of it looks at it. */
  function tableOf(scene: () => Scene<View, Components>): Table<View, Components> {
    return {
      get game() {
        return scene().table.game
      },
      get view() {
        return scene().view
      },
      get parts() {
        return scene().components
      },
      get chairs() {
        return scene().table.chairs.map(({ name, level }) =>
          [name, level].filter(Boolean).join(', '),
        )
      },
      get lines() {
        return scene().lines
      },
    }
  }

  /** layTable lets all that is drawn inside a panel look at its scene. */
  const layTable = (scene: () => Scene<View, Components>) => setTable(tableOf(scene))

  /** onTable lets what looks at a table look at a scene. */
  const onTable =
    <More extends unknown[], Found>(
      find: (table: Table<View, Components>, ...more: More) => Found,
    ) =>
    (scene: Scene<View, Components>, ...more: More): Found =>
      find(
        tableOf(() => scene),
        ...more,
      )

  return { useTable, setTable, layTable, tableOf, onTable }
}

/** item is the thing at a place of a list that is known to have it. */
export function item<T>(list: readonly T[], place: number): T {
  const found = list[place]
  if (found === undefined) throw new Error(`nothing at place ${place} of ${list.length}`)
  return found
}
