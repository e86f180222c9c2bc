import type { Component } from 'svelte'
import CrusaderKings from './crusader-kings/Emblem.svelte'
import type { AnyGame, Scene } from './game'
import type { Primers } from './primer'
import MedioevoAlpha from './mu-alpha/Emblem.svelte'
import MedioevoGiochix from './mu-giochix/Emblem.svelte'
import MedioevoPrototype from './mu-prototype/Emblem.svelte'
import WarriorKnights from './warrior-knights/Emblem.svelte'

/** The games that have a board, by the game's id; each is fetched when a table of it is opened. */
const games: Record<string, () => Promise<{ default: AnyGame }>> = {
  'crusader-kings': () => import('./crusader-kings'),
  'mu-alpha': () => import('./mu-alpha'),
  'mu-giochix': () => import('./mu-giochix'),
  'mu-prototype': () => import('./mu-prototype'),
  'warrior-knights': () => import('./warrior-knights'),
}

/** The sign of each game, by its id: for where one chooses among them. */
export const emblems: Partial<Record<string, Component>> = {
  'crusader-kings': CrusaderKings,
  'mu-alpha': MedioevoAlpha,
  'mu-giochix': MedioevoGiochix,
  'mu-prototype': MedioevoPrototype,
  'warrior-knights': WarriorKnights,
}

/** A game's board as it is drawn where one only looks at it. */
export interface Glimpse {
  default: Component<Scene<unknown, unknown>>
  drawn: (view: unknown) => unknown // what of a view it shows
}

/** What a game shows of itself before one plays it: its poster, its board to look at, and what it is about. */
const shown: Record<
  string,
  {
    poster: () => Promise<{ default: Component }>
    glimpse: () => Promise<unknown>
    primer: () => Promise<{ primers: Primers }>
  }
> = {
  'crusader-kings': {
    poster: () => import('./crusader-kings/Poster.svelte'),
    glimpse: () => import('./crusader-kings/Glimpse.svelte'),
    primer: () => import('./crusader-kings/primer'),
  },
  'mu-alpha': {
    poster: () => import('./mu-alpha/Poster.svelte'),
    glimpse: () => import('./mu-alpha/glimpse'),
    primer: () => import('./mu-alpha/primer'),
  },
  'mu-giochix': {
    poster: () => import('./mu-giochix/Poster.svelte'),
    glimpse: () => import('./mu-giochix/Glimpse.svelte'),
    primer: () => import('./mu-giochix/primer'),
  },
  'mu-prototype': {
    poster: () => import('./mu-prototype/Poster.svelte'),
    glimpse: () => import('./mu-prototype/glimpse'),
    primer: () => import('./mu-prototype/primer'),
  },
  'warrior-knights': {
    poster: () => import('./warrior-knights/Poster.svelte'),
    glimpse: () => import('./warrior-knights/Glimpse.svelte'),
    primer: () => import('./warrior-knights/primer'),
  },
}

/** loadPoster fetches a game's own art, undefined if it has none. */
export const loadPoster = async (id: string) => (await shown[id]?.poster())?.default

/** loadGlimpse fetches the drawing of a game's board, undefined if it has none. */
export const loadGlimpse = async (id: string) => (await shown[id]?.glimpse()) as Glimpse | undefined

/** loadPrimers fetches what a game is about, undefined if it does not say. */
export const loadPrimers = async (id: string) => (await shown[id]?.primer())?.primers

/** loadGame fetches a game's board and panels. */
export async function loadGame(id: string): Promise<AnyGame> {
  const load = games[id]
  if (!load) throw new Error(`no board for ${id}`)
  return (await load()).default
}
