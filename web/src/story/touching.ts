import type { AnyGame, Scene } from '../games/game'
import { refsOf } from '../replay/stops'
import { partsOf } from '../table/markup'
import type { LineInfo } from '../wire/http'

type AnyScene = Scene<unknown, unknown>

/** seatOf is the seat that a ref stands for, -1 if it is something else. */
export function seatOf(game: AnyGame, scene: AnyScene, ref: string): number {
  for (const seat of scene.table.chairs.keys())
    if (ref === (game.seatRef?.(scene, seat) ?? `seat:${seat}`)) return seat
  return -1
}

/** seatsIn are the seats that lines name, in their order: who acts stands first. */
export function seatsIn(game: AnyGame, scene: AnyScene, lines: LineInfo[]): number[] {
  const seats = refsOf(lines).map((ref) => seatOf(game, scene, ref))
  return [...new Set(seats.filter((seat) => seat >= 0))]
}

/** actsIn is the seat with which a line begins, -1 if it begins otherwise. */
export function actsIn(game: AnyGame, scene: AnyScene, line: LineInfo): number {
  const [first] = partsOf(line.text)
  return first && 'kind' in first ? seatOf(game, scene, `${first.kind}:${first.id}`) : -1
}

/** mineIn are the refs in lines of what is the viewer's: he himself, his land, his people. */
export function mineIn(game: AnyGame, scene: AnyScene, lines: LineInfo[]): string[] {
  if (scene.seat < 0) return []
  return refsOf(lines).filter(
    (ref) => seatOf(game, scene, ref) === scene.seat || game.owner?.(scene, ref) === scene.seat,
  )
}

/**
 * befell says whether a line names the viewer, or what was his when it was told: by row what of it was (see Pacing),
 * as far as that is known.
 */
export function befell(
  game: AnyGame,
  scene: AnyScene,
  mine: ReadonlyMap<number, readonly string[]>,
  { row, text }: LineInfo,
): boolean {
  if (scene.seat < 0) return false
  const own = game.seatRef?.(scene, scene.seat) ?? `seat:${scene.seat}`
  return [own, ...(mine.get(row) ?? [])].some((ref) => text.includes(`[[${ref}|`))
}

/** withView is a scene with another view. */
export function withView(scene: AnyScene, view: unknown): AnyScene {
  const { components, table, seat, lines } = scene
  return { view, components, table, seat, lines }
}
