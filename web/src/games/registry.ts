import type { AnyGame } from './game'

/** The games that have a board, by the game's id; each is fetched when a table of it is opened. */
const games: Record<string, () => Promise<{ default: AnyGame }>> = {
  'warrior-knights': () => import('./warrior-knights'),
}

/** loadGame fetches a game's board and panels. */
export async function loadGame(id: string): Promise<AnyGame> {
  const load = games[id]
  if (!load) throw new Error(`no board for ${id}`)
  return (await load()).default
}
