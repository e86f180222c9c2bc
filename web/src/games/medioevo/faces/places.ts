// How places look as cards, what is built there, and the treaties about them.

import type { Face } from '../../game'
import type { Emblem } from './emblems'
import { day, type Look } from './looks'
import Picture from './Picture.svelte'
import { buildingsIn } from '../map/spoken'
import { item, liveryOf, nameOf, placeName, shortOf, tableOf, type RealmScene } from '../table'
import { words } from '../words'
import ArmsArt from './ArmsArt.svelte'

/** painted is a picture of a place with what it is known for. */
export const painted = (place: Look['place'], emblem: Emblem): Face['art'] => ({
  drawing: Picture,
  props: { look: { place, sky: day[place], emblem } satisfies Look },
})

/** landFace is a territory under the flag of whoever owns it. */
export function landFace(scene: RealmScene, id: string): Face | undefined {
  const table = tableOf(() => scene)
  const place = table.parts.territories.findIndex((print) => print.id === id)
  const land = table.view.territories[place]
  if (!land) return undefined
  const { realm, hex } = liveryOf(table, land.owner)
  return {
    art: { drawing: ArmsArt, props: { realm, hex, place: 'land' } },
    title: item(table.parts.territories, place).name,
    text: land.owner < 0 ? words(table).independent : nameOf(table, land.owner),
  }
}

export function seaFace({ components }: RealmScene, id: string): Face | undefined {
  const print = components.seas.find((sea) => sea.id === id)
  return print && { art: painted('quay', 'ship'), title: print.name }
}

/** What a line of buildings is known by, as refs have the lines. */
const built: Record<string, Emblem> = {
  settlement: 'gate',
  fort: 'tower',
  cathedral: 'cathedral',
  'agricultural-fair': 'sheaf',
  'mining-fair': 'anvil',
  'textile-fair': 'cloth',
}

export function buildingFace(scene: RealmScene, id: string): Face | undefined {
  const table = tableOf(() => scene)
  const [territory = '', line = ''] = id.split(':')
  const place = table.parts.territories.findIndex((print) => print.id === territory)
  if (place < 0) return undefined
  const found = buildingsIn(table, place).find(({ ref }) => ref === `building:${id}`)
  return (
    found && {
      art: painted('land', built[line] ?? 'wall'),
      title: found.text,
      text: placeName(table, place),
    }
  )
}

/** siteFace is what is to be built, by its line. */
export const siteFace = (line: number): Face => ({
  art: painted('land', Object.values(built)[line] ?? 'wall'),
  title: '',
})

export function treatyFace(scene: RealmScene, id: string): Face | undefined {
  const table = tableOf(() => scene)
  const treaty = table.view.treaties.find(({ no }) => no === Number(id))
  if (!treaty) return undefined
  return {
    art: painted('hall', treaty.warlike ? 'swords' : 'scroll'),
    title: treaty.warlike ? words(table).alliance : words(table).pact,
    text: treaty.parties.map((party) => shortOf(table, party)).join(', '),
  }
}
