// What each territory is tinted with, and the number that stands in it, by the layer that is shown.

import type { Tint } from './Chart.svelte'
import { item, liveryOf, type Table } from '../table'
import { words } from '../words'
import { armiesIn } from './here'
import type { Layer } from './look.svelte'

const grounds: Record<string, string> = {
  plain: '#b5c46a',
  wood: '#4f7d46',
  hill: '#b98f52',
  mountain: '#8a6f5a',
  desert: '#e3c27a',
}
const faiths: Record<string, string> = {
  catholic: '#c2a33a',
  orthodox: '#7a4a9a',
  muslim: '#3f8f5f',
  mongol: '#c9763a',
  pagan: '#7d7468',
}
const well = '#3f7f5f'
const tight = '#d0a03a'
const ill = '#b03a2e'

/** A territory's tint and its number, '' for none. */
export interface Washed extends Tint {
  value: string
}

/** legendOf are the colours of a layer that mean one thing each, by what they mean. */
export function legendOf(table: Table, layer: Layer): { hex: string; text: string }[] {
  const named = (hexes: Record<string, string>, names: Record<string, string>) =>
    Object.entries(hexes).map(([id, hex]) => ({ hex, text: names[id] ?? id }))
  switch (layer) {
    case 'terrain':
      return named(grounds, words(table).terrains)
    case 'religion':
      return named(faiths, words(table).religions)
    case 'supply':
      return named({ fed: well, tight, starved: ill }, words(table).supplies)
    case 'revolt':
      return named({ calm: well, restless: ill }, words(table).moods)
    case 'prices':
      return named({ cheap: well, dear: ill }, words(table).dearness)
    case 'owner':
      return []
  }
}

/** pricesOf are the prices of a good by territory: as the viewer would buy and sell, or for spectators as printed. */
export function pricesOf(table: Table, good: number): Map<number, { buy: number; sell: number }> {
  const goods = table.parts.goods.length
  if (table.view.seat < 0)
    return new Map(
      table.parts.territories.flatMap(({ prices }, place) => {
        const price = prices[good]
        const trades = (table.view.territories[place]?.level[0] ?? 0) > 0
        return price !== undefined && trades ? [[place, { buy: price, sell: price }]] : []
      }),
    )
  return new Map(
    table.view.markets.map((market) => [
      market[0] ?? -1,
      { buy: market[1 + good] ?? 0, sell: market[1 + goods + good] ?? 0 },
    ]),
  )
}

/** washed are the tints of all territories. */
export function washed(table: Table, layer: Layer, good: number, patterns: string): Washed[] {
  const prices = layer === 'prices' ? pricesOf(table, good) : new Map<number, { buy: number }>()
  const all = [...prices.values()].map(({ buy }) => buy)
  const [low, high] = [Math.min(...all), Math.max(...all)]
  return table.parts.territories.map(({ id, realm, terrain }, index) => {
    const land = item(table.view.territories, index)
    const plain = { id, hex: '', strength: 0.5, weave: '', veiled: land.out, value: '' }
    if (land.out) return plain
    const here = armiesIn(table, index).find(({ side }) => side === land.owner)?.vf ?? 0
    switch (layer) {
      case 'owner':
        return land.owner < 0
          ? { ...plain, hex: item(table.parts.realms, realm).colour, strength: 0.16 }
          : {
              ...plain,
              hex: liveryOf(table, land.owner).hex,
              strength: 0.55,
              weave: `${patterns}-${land.owner}`,
            }
      case 'terrain':
        return { ...plain, hex: grounds[terrain] ?? '', strength: 0.6 }
      case 'supply': {
        const part = here / Math.max(1, land.supply)
        const hex = part > 1 ? ill : part > 0.8 ? tight : well
        return { ...plain, hex: land.owner < 0 ? '' : hex, value: String(land.supply) }
      }
      case 'prices': {
        const price = prices.get(index)?.buy
        if (price === undefined) return plain
        const dear = high > low ? (price - low) / (high - low) : 0
        return { ...plain, hex: mixed(dear), strength: 0.65, value: String(price) }
      }
      case 'religion': {
        const faith = item(table.parts.realms, realm).religion
        return { ...plain, hex: faiths[faith] ?? '', strength: 0.55 }
      }
      case 'revolt':
        return land.risk === 0
          ? plain
          : { ...plain, hex: here < land.risk ? ill : well, value: String(land.risk) }
    }
  })
}

/** mixed is from cheap to dear, by way of neither. */
function mixed(dear: number): string {
  const [from, to] = dear < 0.5 ? [well, tight] : [tight, ill]
  const share = dear < 0.5 ? dear * 2 : dear * 2 - 1
  const parts = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
  const ends = parts(to)
  return (
    '#' +
    parts(from)
      .map((part, i) => Math.round(part + (item(ends, i) - part) * share))
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')
  )
}
