import type { Component } from 'svelte'
import CrusaderKings from './crusader-kings/Emblem.svelte'
import type { AnyGame } from './game'
import MedioevoPrototype from './mu-prototype/Emblem.svelte'
import WarriorKnights from './warrior-knights/Emblem.svelte'

/** The games that have a board, by the game's id; each is fetched when a table of it is opened. */
const games: Record<string, () => Promise<{ default: AnyGame }>> = {
  'crusader-kings': () => import('./crusader-kings'),
  'mu-prototype': () => import('./mu-prototype'),
  'warrior-knights': () => import('./warrior-knights'),
}

/** The sign of each game, by its id: for where one chooses among them. */
export const emblems: Partial<Record<string, Component>> = {
  'crusader-kings': CrusaderKings,
  'mu-prototype': MedioevoPrototype,
  'warrior-knights': WarriorKnights,
}

/** loadGame fetches a game's board and panels. */
export async function loadGame(id: string): Promise<AnyGame> {
  const load = games[id]
  if (!load) throw new Error(`no board for ${id}`)
  return (await load()).default
}
