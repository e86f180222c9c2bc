// Draws the map of Medioevo Universale from its real coastline: npm run atlas
//
// The source (games/medioevo/data/atlas) is projected, thinned out and packed, and a place found in every
// territory and sea zone for what may come to stand there. It always comes out the same.
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { arrange } from './medioevo/arrange.js'
import { chartOf, packed } from './medioevo/chart.js'
import { terrainOf } from './medioevo/terrain.js'

const data = new URL('../../games/medioevo/data/', import.meta.url)
const read = (name) => readFileSync(new URL(name, data), 'utf8')

const anchors = JSON.parse(read('atlas/atlas.anchors.json'))
const lands = parse(read('territories.yaml')).territories
const { seas } = parse(read('seas.yaml'))
const { straits } = parse(read('atlas/carving.yaml'))
const chart = chartOf(JSON.parse(read('atlas/atlas.topo.json')), anchors.projection)
const arranged = arrange(chart, lands, anchors.territories)
const { territories, seas: zones, ...shapes } = packed(chart)

const spot = (point) => chart.project(point).map(Math.round)

const atlas = {
  canvas: chart.canvas,
  territories: lands.map(({ id }, i) => {
    const { mooring } = anchors.territories[id]
    return {
      id,
      rings: territories[i],
      ...arranged.spots[i],
      ...(mooring ? { mooring: spot(mooring) } : {}),
    }
  }),
  seas: seas.map(({ id }, i) => ({
    id,
    rings: zones[i],
    fleet: spot(anchors.seas[id].label),
  })),
  straits: straits.map(({ between, line }) => ({ between, line: line.map(spot) })),
  terrain: terrainOf(chart, arranged, lands),
  ...shapes,
}

const out = new URL('../src/games/medioevo/map/atlas.json', import.meta.url)
const written = Object.entries(atlas).map(([key, value]) => {
  const text = ['territories', 'seas', 'straits', 'arcs'].includes(key)
    ? `[\n${value.map((one) => '    ' + JSON.stringify(one)).join(',\n')}\n  ]`
    : JSON.stringify(value)
  return `  ${JSON.stringify(key)}: ${text}`
})
writeFileSync(out, `{\n${written.join(',\n')}\n}\n`)
