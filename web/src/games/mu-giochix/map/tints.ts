// What each territory is tinted with, and the number that stands in it, by the layer that is shown.

import type { Tint } from '../../medioevo/map/Chart.svelte'
import { item, liveryOf, veiled, type Table } from '../table'
import type { Here } from './here'
import type { Layer } from './look.svelte'

/** The colours of the regions of the Event cards, in their order: neighbours differ. */
const grounds = [
  '#c98a4b', '#7f9f5a', '#b05a5a', '#8f86b8', '#5f9fa6', '#a9a35a', '#c07aa0', '#6f8fb8',
  '#b8894a', '#7fae8a', '#c4a24a', '#a8704f', '#8a9a4a', '#9a7fb0', '#c9b06a', '#b06f7f',
] // prettier-ignore

/** A territory's tint and its number, '' for none. */
export interface Washed extends Tint {
  value: string
}

/** legendOf are the colours of a layer that mean one thing each, by what they mean. */
export function legendOf({ parts }: Table, layer: Layer): { hex: string; text: string }[] {
  if (layer !== 'trade') return []
  return parts.goods.map(({ colour, name }) => ({ hex: colour, text: name }))
}

/** washed are the tints of all territories. */
export function washed(
  table: Table,
  here: ReadonlyMap<number, Here>,
  layer: Layer,
  patterns: string,
): Washed[] {
  const { territories, realms, goods } = table.parts
  return territories.map(({ id, realm, region, town, produces }, place) => {
    const out = veiled(table, place)
    const plain = { id, hex: '', strength: 0.5, weave: '', veiled: out, value: '' }
    if (out) return plain
    const land = here.get(place)?.land
    switch (layer) {
      case 'owner':
        return land && land.owner >= 0
          ? {
              ...plain,
              hex: liveryOf(table, land.owner).hex,
              strength: 0.55,
              weave: `${patterns}-${land.owner}`,
            }
          : { ...plain, hex: item(realms, realm).colour, strength: 0.16 }
      case 'regions':
        return { ...plain, hex: grounds[region] ?? '', strength: 0.6 }
      case 'trade':
        return town
          ? {
              ...plain,
              hex: item(goods, produces).colour,
              strength: 0.6,
              value: land?.cubes.length ? String(land.cubes.length) : '',
            }
          : plain
    }
  })
}
