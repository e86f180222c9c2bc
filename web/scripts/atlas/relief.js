// Mountains, as an old map shows them: one by one along their ranges. Only for the eye.

import { within } from './shapes.js'

const APART = 15 // map units from one to the next

/** Ranges by longitude and latitude, and how high they stand, 1 for hills to 2 for the Alps. */
const RANGES = [
  [1.3, [-5.2, 57.9], [-4.3, 57.1], [-4.9, 56.6]],
  [1, [-2.4, 54.8], [-2.1, 53.8]],
  [1, [-3.9, 52.95], [-3.5, 52.1]],
  [1.7, [-1.3, 43], [0, 42.75], [1.2, 42.6], [2.4, 42.45]],
  [1.3, [-6.6, 43], [-5, 43.1], [-3.9, 43]],
  [1.1, [-6.1, 40.3], [-4.8, 40.5], [-3.6, 41.1]],
  [1, [-6.2, 38.15], [-3.6, 38.4]],
  [1.4, [-3.8, 37.05], [-2.6, 37.25]],
  [1.2, [2.5, 45.4], [3.2, 44.7], [3.8, 44.2]],
  [1.1, [5.9, 46.3], [6.9, 47.2]],
  [1, [7.1, 48.4], [7, 47.9]],
  [1, [8.3, 48.5], [8.1, 47.9]],
  [
    2,
    [7, 44.2],
    [6.8, 45.3],
    [7.6, 45.95],
    [8.6, 46.4],
    [9.8, 46.5],
    [11, 46.9],
    [12.3, 47.1],
    [14.9, 47.35],
  ],
  [
    1.4,
    [8.9, 44.5],
    [10.2, 44.3],
    [11.3, 44],
    [12.5, 43.3],
    [13.3, 42.5],
    [13.9, 41.8],
    [15.1, 40.9],
    [16, 40.1],
    [16.5, 39.2],
  ],
  [1.3, [14.9, 45.3], [15.9, 44.6], [17.2, 43.9], [18.3, 43.3], [19.3, 42.8]],
  [1, [12.7, 50.3], [13.7, 50.7]],
  [1.1, [15.4, 50.85], [16.8, 50.2]],
  [1, [12.8, 49.3], [13.8, 48.75]],
  [
    1.6,
    [18.2, 49.4],
    [19.5, 49.25],
    [20.8, 49.2],
    [22.4, 48.9],
    [23.8, 48.2],
    [25, 47.5],
    [25.4, 46],
  ],
  [1.1, [8.8, 42.4], [9.1, 41.9]],
  [1, [9.3, 40.3], [9.4, 39.9]],
  [1.2, [13.6, 37.85], [14.8, 37.9]],
  [1.5, [6.8, 59.2], [7.6, 60.2], [8.2, 61.2]],
  [1.3, [-5.4, 35.1], [-4.2, 34.9], [-2.6, 34.8]],
  [1.3, [0.2, 35.8], [3, 36.3], [6, 36.3], [8.4, 36.4]],
  [1.4, [20.4, 42.4], [20.8, 41], [21.2, 39.6], [21.8, 38.6]],
]

/** reliefOf are mountains as [x, y, height], none of them in the sea or behind a piece or name. */
export function reliefOf({ project, territories, beyond }, boxes) {
  const land = [...territories, beyond]
  const free = (x, y) =>
    land.some((rings) => within([x, y], rings)) &&
    !boxes.some(
      (box) => Math.abs(box.x - x) < box.wide / 2 + 6 && Math.abs(box.y - y) < box.high / 2 + 4,
    )
  const peaks = RANGES.flatMap(([height, ...line]) => {
    const points = line.map(project)
    return pace(points).map(([x, y], i) => {
      const sway = Math.sin(i * 12.9898 + points[0][0]) // the same each time
      return [
        x + sway * 3.5,
        y + Math.cos(i * 7.1 + points[0][1]) * 4,
        height * (0.85 + 0.2 * Math.abs(sway)),
      ]
    })
  })
  return peaks
    .filter(([x, y]) => free(x, y))
    .sort((a, b) => a[1] - b[1])
    .map(([x, y, height]) => [Math.round(x), Math.round(y), Math.round(height * 10) / 10])
}

/** pace are points along a line, APART from one another. */
function pace(line) {
  const points = []
  let rest = 0
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    for (; rest < length; rest += APART)
      points.push([a[0] + ((b[0] - a[0]) * rest) / length, a[1] + ((b[1] - a[1]) * rest) / length])
    rest -= length
  }
  return points
}
