// Draws the map of Crusader Kings from its real coastline: npm run atlas
//
// The source (games/crusaderkings/data/atlas) is projected, simplified and cut to the sheet, and a place
// found in every territory for what may come to stand there. It always comes out the same.
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { arrange } from './atlas/arrange.js'
import { reliefOf } from './atlas/relief.js'
import { sheetOf } from './atlas/sheet.js'
import { pathOf } from './atlas/shapes.js'

const data = new URL('../../games/crusaderkings/data/', import.meta.url)
const read = (name) => readFileSync(new URL(name, data), 'utf8')

const anchors = JSON.parse(read('atlas/atlas.anchors.json'))
const printed = parse(read('map.yaml'))
const carving = parse(read('atlas/carving.yaml'))
const sheet = sheetOf(JSON.parse(read('atlas/atlas.topo.json')), anchors.projection)
const round = ([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]

const { places, standing } = arrange(sheet, printed.territories)

/** A sea route bends a little, away from the straight line, as one drawn by hand. */
function route({ between, from, to }) {
  const [a, b] = [sheet.project(from), sheet.project(to)]
  const bend = [(a[0] + b[0]) / 2 + (b[1] - a[1]) * 0.14, (a[1] + b[1]) / 2 - (b[0] - a[0]) * 0.14]
  return { between, path: `M${round(a)}Q${round(bend)} ${round(b)}` }
}

const atlas = {
  canvas: sheet.canvas,
  territories: printed.territories.map(({ id }, i) => ({
    id,
    path: pathOf(sheet.territories[i]),
    ...places[i],
  })),
  beyond: pathOf(sheet.beyond),
  rivers: pathOf(sheet.rivers),
  lakes: pathOf(sheet.lakes),
  hills: reliefOf(sheet, standing),
  routes: carving.sea_routes.map(route),
}

const out = new URL('../src/games/crusader-kings/map/atlas.json', import.meta.url)
const lines = Object.entries(atlas).map(([key, value]) => {
  const list = Array.isArray(value) && !Array.isArray(value[0]) && typeof value[0] === 'object'
  const text = list
    ? `[\n${value.map((one) => '    ' + JSON.stringify(one)).join(',\n')}\n  ]`
    : JSON.stringify(value)
  return `  ${JSON.stringify(key)}: ${text}`
})
writeFileSync(out, `{\n${lines.join(',\n')}\n}\n`)
