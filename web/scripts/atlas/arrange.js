// Finds in every territory where its name and pieces stand: in rows, one under the other, each row
// where there is most of the own land under it and none of a neighbour's.

import { boxOf, within } from './shapes.js'

/** What may stand in a territory, in map units: room for it, with a little air. */
const ROOM = {
  knight: [36, 46], // or the potential spouse, or a Pact
  castle: [32, 32],
  foot: [26, 32], // or Rebellion tokens
  token: [19, 19],
}
const SIZES = [16, 15, 14] // of a name
const STEP = 5 // of the search
const SAMPLE = 4 // between the points that are looked at
const COST = { sea: 1, beyond: 1.5, other: 5, outside: 200, taken: 60 } // a point of the grid; outside and taken, a piece
const EDGE = 6 // from pieces to the edge of the sheet

const [K, C, F] = ['knight', 'castle', 'foot']
const T = (n) => Array.from({ length: n }, () => 'token')

/** The ways in which the rows may follow one another. */
const STACKS = [
  [[C, K, F], ['name'], T(4)],
  [['name'], [C, K, F], T(4)],
  [[C, K, F], ['name'], T(2), T(2)],
  [['name'], [C, K, F], T(2), T(2)],
  [T(4), [C, K, F], ['name']],
  [[K, F], ['name'], [C, ...T(2)], T(2)],
  [['name'], [K, F], [C, ...T(2)], T(2)],
  [[K], ['name'], [C, F], T(2), T(2)],
  [['name'], [K], [C, F], T(2), T(2)],
  [[K], [C, F], ['name'], T(2), T(2)],
  [
    [C, K, F, ...T(2)],
    ['name', ...T(2)],
  ],
  [['name'], [C, K, F, ...T(2)], T(2)],
  [[C, K, F, ...T(2)], ['name'], T(2)],
]

/** Rows lie as the land does: the north of Italy is west of its south. */
const LEAN = 0.35 // cost of a row per map unit off the one above

/**
 * arrange returns places, for every land: name (its middle), size (of its type), lines, knight, castle, foot and tokens
 * (their middles, the best first), room, how much larger than that all of it may be drawn, and letters, how much larger
 * its name; and
 * standing, the boxes that are never empty.
 */
export function arrange(sheet, lands) {
  const grounds = groundsOf(sheet)
  const found = lands.map(() => null)
  const order = lands.map((_, i) => i).sort((a, b) => grounds[a].size - grounds[b].size)
  for (let pass = 0; pass < 3; pass++)
    for (const i of order) {
      const taken = found
        .flatMap((boxes, j) => (boxes && j !== i ? boxes : []))
        .filter((box) => near(box, grounds[i]))
      found[i] = bestOf(grounds[i], lands[i], taken)
    }
  const rooms = roomsOf(found, sheet.canvas)
  const letters = lettersOf(found, rooms, sheet.canvas)
  return {
    places: found.map((boxes, i) => ({ ...spots(boxes), room: rooms[i], letters: letters[i] })),
    standing: found.flatMap((boxes) =>
      boxes.filter(({ what }) => what === 'name' || what === 'knight'),
    ),
  }
}

/**
 * groundsOf are the lands as arrange looks at them: extent, middle, size (in points of the grid) and cost, which
 * says what it costs to stand in a box.
 */
function groundsOf({ canvas: [width, height], territories, beyond }) {
  const columns = Math.ceil(width / SAMPLE)
  const rows = Math.ceil(height / SAMPLE)
  const cells = Array.from({ length: columns * rows }, () => 'sea')
  const lie = (what, rings) => {
    const [left, top, right, bottom] = boxOf(rings).map((edge) => Math.floor(edge / SAMPLE))
    for (let row = Math.max(0, top); row <= Math.min(rows - 1, bottom); row++)
      for (let column = Math.max(0, left); column <= Math.min(columns - 1, right); column++)
        if (within([(column + 0.5) * SAMPLE, (row + 0.5) * SAMPLE], rings))
          cells[row * columns + column] = what
  }
  for (const ring of beyond) lie('beyond', [ring])
  territories.forEach((rings, land) => rings.forEach((ring) => lie(land, [ring])))
  return territories.map((_, land) => {
    const own = cells.flatMap((cell, i) => (cell === land ? [i] : []))
    const xs = own.map((i) => (i % columns) * SAMPLE)
    const ys = own.map((i) => Math.floor(i / columns) * SAMPLE)
    return {
      size: own.length,
      middle: [xs, ys].map((all) => all.reduce((sum, n) => sum + n, 0) / all.length),
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
      cost: sums(columns, rows, (i) => {
        if (cells[i] === land) return 0
        return typeof cells[i] === 'number' ? COST.other : COST[cells[i]]
      }),
    }
  })
}

/** sums adds up a value over the points of a grid in any box, by a table of the sums from its corner on. */
function sums(columns, rows, valueAt) {
  const table = new Float64Array((columns + 1) * (rows + 1))
  const at = (column, row) => row * (columns + 1) + column
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      table[at(column + 1, row + 1)] =
        valueAt(row * columns + column) +
        table[at(column, row + 1)] +
        table[at(column + 1, row)] -
        table[at(column, row)]
  const cell = (value, most) => Math.max(0, Math.min(most, Math.round(value / SAMPLE)))
  return ({ x, y, wide, high }) => {
    const [left, right] = [x - wide / 2, x + wide / 2]
    const [top, bottom] = [y - high / 2, y + high / 2]
    if (
      left < EDGE ||
      top < EDGE ||
      right > columns * SAMPLE - EDGE ||
      bottom > rows * SAMPLE - EDGE
    )
      return COST.outside
    const [l, r, t, b] = [
      cell(left, columns),
      cell(right, columns),
      cell(top, rows),
      cell(bottom, rows),
    ]
    return table[at(r, b)] - table[at(l, b)] - table[at(r, t)] + table[at(l, t)]
  }
}

function bestOf(ground, { name }, taken) {
  const { left, right, top, bottom } = ground
  let best = { cost: Infinity }
  for (const size of SIZES)
    for (const stack of STACKS) {
      const rows = stack.map((row) =>
        row.map((what) => ({ what, size, lines: linesIn(name), room: roomFor(what, name, size) })),
      )
      const high = rows.reduce((sum, row) => sum + tallest(row), 0)
      for (let y = top - 20; y <= bottom + 20 - high * 0.6; y += STEP) {
        const set = setFrom(ground, rows, y, [left - 20, right + 20], taken)
        const smaller = (SIZES[0] - size) * 4
        const cost = set.cost + smaller + strayed(set.boxes, ground.middle) * 0.9
        if (cost < best.cost) best = { cost, boxes: set.boxes }
      }
    }
  return best.boxes
}

/** strayed is how far off the middle of the land stands what always stands there: Knight and name. */
function strayed(boxes, [x, y]) {
  const [knight, name] = ['knight', 'name'].map((which) => boxes.find(({ what }) => what === which))
  return Math.hypot((knight.x * 2 + name.x) / 3 - x, (knight.y * 2 + name.y) / 3 - y)
}

/** setFrom sets rows one under the other, each where it costs least. */
function setFrom(ground, rows, y, [left, right], taken) {
  let cost = 0
  let above
  const boxes = []
  let top = y
  for (const row of rows) {
    const high = tallest(row)
    const wide = row.reduce((sum, { room }) => sum + room[0], 0)
    let best = { cost: Infinity }
    for (let x = left; x <= right; x += STEP) {
      const here = inRow(row, x - wide / 2, top + high / 2)
      const lean = above === undefined ? 0 : Math.abs(x - above) * LEAN
      const sum = here.reduce((all, box) => all + costOf(ground, box, taken), lean)
      if (sum < best.cost) best = { cost: sum, x, here }
    }
    cost += best.cost
    above = best.x
    boxes.push(...best.here)
    top += high
  }
  return { cost, boxes }
}

function inRow(row, left, y) {
  let x = left
  return row.map(({ what, size, lines, room: [wide, high] }) => {
    x += wide
    return { what, size, lines, x: x - wide / 2, y, wide, high }
  })
}

const tallest = (row) => Math.max(...row.map(({ room }) => room[1]))

/** A name stands in one line, or in two where it has two words; in any language. */
function roomFor(what, names, size) {
  if (what !== 'name') return ROOM[what]
  const longest = Math.max(
    ...Object.values(names)
      .flatMap(linesOf)
      .map((line) => line.length),
  )
  return [longest * size * 0.52 + 4, linesIn(names) * size * 0.95 + 3]
}

/** Names are broken at their last space. */
function linesOf(name) {
  const space = name.lastIndexOf(' ')
  return space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)]
}

const linesIn = (names) => Math.max(...Object.values(names).map((name) => linesOf(name).length))

const WEIGHT = { knight: 2, castle: 1.3, foot: 1.3, token: 0.8, name: 0.9 }

function costOf(ground, box, taken) {
  const cost = ground.cost(box) * WEIGHT[box.what]
  return taken.some((other) => meet(box, other)) ? cost + COST.taken : cost
}

const near = ({ x, y }, { left, right, top, bottom }) =>
  x > left - 120 && x < right + 120 && y > top - 120 && y < bottom + 120

const meet = (a, b) =>
  Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 && Math.abs(a.y - b.y) < (a.high + b.high) / 2

const ROOMS = [1.1, 1.2, 1.3, 1.4]

/**
 * Things are drawn AMPLE times as large where there is room for it, and larger the farther away the map
 * is: these are the most that is drawn, near and far.
 */
const AMPLE = 1.2 // as in layout.ts
const DISTANCES = [AMPLE, Infinity]

/** roomsOf says how much larger all that stands in each land may be drawn, whatever the others do. */
function roomsOf(found, canvas) {
  const rooms = found.map(() => 1)
  const fits = (land, room, most) => {
    const others = found.flatMap((boxes, j) =>
      j === land ? [] : swollen(boxes, Math.min(rooms[j], most)),
    )
    return swollen(found[land], Math.min(room, most)).every(
      (box) => onSheet(box, canvas) && !others.some((other) => meet(box, other)),
    )
  }
  for (const room of ROOMS)
    for (const land of found.keys())
      if (DISTANCES.every((most) => fits(land, room, most))) rooms[land] = room
  return rooms
}

const LETTERS = [1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7]
const OFTEN = 2 // tokens at most that usually stand in a territory

/** lettersOf says how much larger each name may be drawn: it gives way to all but the rarest tokens. */
function lettersOf(found, rooms, canvas) {
  const letters = [...rooms]
  const nameAt = (land, size, most) =>
    nameOf(found[land], Math.min(rooms[land], most), Math.min(size, most))
  const pieces = new Map(
    DISTANCES.map((most) => [
      most,
      found.flatMap((boxes, land) => usual(swollen(boxes, Math.min(rooms[land], most)))),
    ]),
  )
  const fits = (land, size, most) => {
    const name = nameAt(land, size, most)
    const names = found.flatMap((_, j) => (j === land ? [] : [nameAt(j, letters[j], most)]))
    return onSheet(name, canvas) && ![...pieces.get(most), ...names].some((it) => meet(name, it))
  }
  for (const size of LETTERS)
    for (const land of found.keys())
      if (size > letters[land] && DISTANCES.every((most) => fits(land, size, most)))
        letters[land] = size
  return letters
}

/** usual are the boxes of what often stands in a land, without its name. */
function usual(boxes) {
  const { x, y } = boxes.find(({ what }) => what === 'knight')
  const far = (box) => Math.hypot(box.x - x, box.y - y)
  const tokens = boxes.filter(({ what }) => what === 'token').sort((a, b) => far(a) - far(b))
  const rare = tokens.slice(OFTEN)
  return boxes.filter((box) => box.what !== 'name' && !rare.includes(box))
}

/** nameOf is the box of a name drawn larger than the pieces: it grows away from the Knight. */
function nameOf(boxes, room, letters) {
  const [knight, name] = ['knight', 'name'].map((which) =>
    swollen(boxes, room).find(({ what }) => what === which),
  )
  const by = letters / room
  const away = Math.sign(name.y - knight.y) * name.high * (by - 1) * 0.5
  return { ...name, y: name.y + away, wide: name.wide * by, high: name.high * by }
}

function onSheet({ x, y, wide, high }, [width, height]) {
  return x > wide / 2 && x < width - wide / 2 && y > high / 2 && y < height - high / 2
}

/** Larger things stand farther apart. */
function swollen(boxes, by) {
  const { x, y } = boxes.find(({ what }) => what === 'knight')
  return boxes.map((box) => ({
    ...box,
    x: x + (box.x - x) * by,
    y: y + (box.y - y) * by,
    wide: box.wide * by,
    high: box.high * by,
  }))
}

/** spots are the middles of the boxes by what they are for; tokens fill the places nearest to the Knight first. */
function spots(boxes) {
  const at = (what) =>
    boxes.filter((box) => box.what === what).map(({ x, y }) => [x, y].map(Math.round))
  const name = boxes.find(({ what }) => what === 'name')
  const knight = at('knight')[0]
  const far = ([x, y]) => Math.hypot(x - knight[0], y - knight[1])
  return {
    name: at('name')[0],
    size: name.size,
    lines: name.lines,
    knight,
    castle: at('castle')[0],
    foot: at('foot')[0],
    tokens: at('token').sort((a, b) => far(a) - far(b)),
  }
}
