// Finds in every territory where its town, armies, transports and name stand: each where there is most of
// the own land under it, and nothing that stands there already.

import { boxOf, within } from '../atlas/shapes.js'
import { ringOf } from './chart.js'

const SAMPLE = 4 // map units between the points that are looked at
const NOWHERE = -1
const BEYOND = 1000 // land off the board

/** What may stand in a territory, in map units, with a little air; in the order in which it finds its place. */
const ROOM = {
  army: [34, 34],
  carriers: [40, 22],
  town: [40, 30],
}
const CENTRE = [40, 44] // a town with its name under it
const UNDER = 6 // so much lower is the middle of both
const COST = { sea: 2.2, beyond: 2.5, other: 4, taken: 7, edge: 40 } // a point of the grid
const DRY = 4.5 // what it costs a piece to stand in the water
const SIZES = [14.5, 13, 11.5, 10.5] // of a name's type

/** arrange returns the spots of every territory: town, army, carriers, name with its size, harbour. */
export function arrange(chart, lands, anchors) {
  const grid = gridOf(chart)
  const boxes = []
  const bySize = lands.map((_, i) => i).sort((a, b) => grid.sizes[a] - grid.sizes[b])
  const found = lands.map(() => ({}))
  const take = (land, what, box) => {
    boxes.push({ ...box, land, what })
    found[land][what] = box
  }
  for (const land of lands.keys()) {
    const { centre } = anchors[lands[land].id]
    if (!centre) continue
    const [x, y] = chart.project(centre)
    take(land, 'town', boxAt([x, y + UNDER], CENTRE))
  }
  for (const land of bySize) {
    take(land, 'name', named(chart, grid, boxes, lands[land], land, anchors))
    for (const what of Object.keys(ROOM))
      if (!found[land][what])
        take(
          land,
          what,
          best(grid, boxes, land, labelOf(chart, lands[land], anchors), ROOM[what], DRY),
        )
  }
  return { spots: found.map(spotsOf), boxes, grid }
}

const labelOf = (chart, { id }, anchors) => chart.project(anchors[id].label)

const boxAt = ([x, y], [wide, high]) => ({ x, y, wide, high })

function named(chart, grid, boxes, { id, name }, land, anchors) {
  const letters = Math.max(...Object.values(name).map((text) => text.length))
  let chosen
  for (const size of SIZES) {
    const room = [letters * size * 0.48 + 2, size]
    const box = best(grid, boxes, land, labelOf(chart, { id }, anchors), room)
    const cost = box.cost / (room[0] * room[1]) + (SIZES[0] - size) * 0.01
    if (!chosen || cost < chosen.by) chosen = { ...box, size, by: cost }
  }
  return chosen
}

/** best is the cheapest place for a box in a land, near its middle if it can be. */
function best(grid, boxes, land, [mx, my], [wide, high], sea = COST.sea) {
  const [left, top, right, bottom] = grid.extents[land]
  const around = boxes.filter(
    (box) => box.x > left - 90 && box.x < right + 90 && box.y > top - 60 && box.y < bottom + 60,
  )
  let chosen
  for (let y = top; y <= bottom; y += SAMPLE)
    for (let x = left; x <= right; x += SAMPLE) {
      const box = { x, y, wide, high }
      const far = Math.hypot(x - mx, y - my) * 0.2
      const taken = around.reduce((sum, other) => sum + shared(box, other), 0) / SAMPLE ** 2
      const cost = grid.costOf(box, land, sea) + taken * COST.taken + far
      if (!chosen || cost < chosen.cost) chosen = { ...box, cost }
    }
  return chosen
}

/** shared is the area that two boxes have in common. */
function shared(a, b) {
  const over = (at, size) => (a[size] + b[size]) / 2 - Math.abs(a[at] - b[at])
  return Math.max(0, over('x', 'wide')) * Math.max(0, over('y', 'high'))
}

/** gridOf says of points all over the chart on what they lie. */
function gridOf({ canvas: [width, height], arcs, territories, beyond }) {
  const columns = Math.ceil(width / SAMPLE)
  const rows = Math.ceil(height / SAMPLE)
  const cells = new Int16Array(columns * rows).fill(NOWHERE)
  const lie = (what, rings) => {
    const [left, top, right, bottom] = boxOf(rings).map((edge) => Math.floor(edge / SAMPLE))
    for (let row = Math.max(0, top); row <= Math.min(rows - 1, bottom); row++)
      for (let column = Math.max(0, left); column <= Math.min(columns - 1, right); column++)
        if (within([(column + 0.5) * SAMPLE, (row + 0.5) * SAMPLE], rings))
          cells[row * columns + column] = what
  }
  const closed = (ring) => {
    const points = ringOf(ring, arcs)
    return [...points, points[0]]
  }
  lie(BEYOND, beyond.map(closed))
  const rings = territories.map((land) => land.map(closed))
  rings.forEach((land, i) => lie(i, land))
  const at = (x, y) =>
    x < 0 || y < 0 || x >= width || y >= height
      ? undefined
      : cells[Math.floor(y / SAMPLE) * columns + Math.floor(x / SAMPLE)]
  const price = (cell, land, sea) => {
    if (cell === land) return 0
    if (cell === undefined) return COST.edge
    if (cell === NOWHERE) return sea
    return cell === BEYOND ? COST.beyond : COST.other
  }
  return {
    at,
    extents: rings.map(boxOf),
    sizes: rings.map((_, land) => cells.reduce((sum, cell) => sum + (cell === land ? 1 : 0), 0)),
    costOf({ x, y, wide, high }, land, sea) {
      let sum = 0
      for (let py = y - high / 2; py <= y + high / 2; py += SAMPLE)
        for (let px = x - wide / 2; px <= x + wide / 2; px += SAMPLE)
          sum += price(at(px, py), land, sea)
      return sum
    },
  }
}

function spotsOf({ town, army, carriers, name }) {
  const middle = ({ x, y }) => [Math.round(x), Math.round(y)]
  return {
    town: middle(town.high === CENTRE[1] ? { ...town, y: town.y - UNDER } : town),
    army: middle(army),
    carriers: middle(carriers),
    name: middle(name),
    size: name.size,
  }
}
