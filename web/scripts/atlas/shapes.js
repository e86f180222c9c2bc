// Rings and lines on the plane, and how they are written as paths.

/** ringsOf are all the rings of a polygon or of several. */
export function ringsOf({ geometry: { type, coordinates } }) {
  return type === 'Polygon' ? coordinates : coordinates.flat()
}

export function areaOf(ring) {
  let sum = 0
  for (let i = 1; i < ring.length; i++)
    sum += ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1]
  return Math.abs(sum) / 2
}

/** boxOf is what rings fill: left, top, right, bottom. */
export function boxOf(rings) {
  const [xs, ys] = [0, 1].map((axis) => rings.flat().map((point) => point[axis]))
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** linesIn are the lines that touch a box, each only as far as it does. */
export function linesIn({ geometry: { coordinates } }, [left, top, right, bottom]) {
  const within = ([x, y]) => x >= left && x <= right && y >= top && y <= bottom
  return coordinates.flatMap((line) => {
    const pieces = [[]]
    for (const point of line)
      if (within(point)) pieces.at(-1).push(point)
      else if (pieces.at(-1).length > 0) pieces.push([])
    return pieces.filter((piece) => piece.length > 1)
  })
}

/** cutTo is what of a ring lies within a box (Sutherland and Hodgman), as no ring or one. */
export function cutTo(ring, [left, top, right, bottom]) {
  const sides = [
    { inside: ([x]) => x >= left, cross: (a, b) => crossing(a, b, 0, left) },
    { inside: ([x]) => x <= right, cross: (a, b) => crossing(a, b, 0, right) },
    { inside: ([, y]) => y >= top, cross: (a, b) => crossing(a, b, 1, top) },
    { inside: ([, y]) => y <= bottom, cross: (a, b) => crossing(a, b, 1, bottom) },
  ]
  let points = ring.slice(1)
  for (const { inside, cross } of sides)
    points = points.flatMap((point, i) => {
      const before = points.at(i - 1)
      const entering = inside(point) !== inside(before) ? [cross(before, point)] : []
      return inside(point) ? [...entering, point] : entering
    })
  return points.length > 2 ? [[...points, points[0]]] : []
}

/** Where the way from a to b has a value on an axis. */
function crossing(a, b, axis, value) {
  const part = (value - a[axis]) / (b[axis] - a[axis])
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

/** pathOf writes rings (closed) and lines as a path, in tenths and in steps from point to point. */
export function pathOf(lines) {
  return lines.map(written).join('')
}

function written(line) {
  const tenths = line.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)])
  const closed = String(tenths[0]) === String(tenths.at(-1))
  let last = tenths[0]
  let path = `M${number(last[0])}${joined(number(last[1]))}l`
  let first = true
  for (const point of closed ? tenths.slice(1, -1) : tenths.slice(1)) {
    const [dx, dy] = [point[0] - last[0], point[1] - last[1]]
    if (dx === 0 && dy === 0) continue
    path += (first ? number(dx) : joined(number(dx))) + joined(number(dy))
    first = false
    last = point
  }
  return closed ? path + 'z' : path
}

/** number is so many tenths, without a nought before the point. */
function number(tenths) {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.')
}

/** A minus parts numbers by itself. */
function joined(text) {
  return text.startsWith('-') ? text : ' ' + text
}

export function within([x, y], rings) {
  let odd = false
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++) {
      const [a, b] = [ring[i - 1], ring[i]]
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
        odd = !odd
    }
  return odd
}
