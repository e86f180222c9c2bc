// The sheet: the source on the plane of the map, simplified and cut.

import { geoConicConformal } from 'd3-geo'
import { feature } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { areaOf, boxOf, cutTo, linesIn, ringsOf } from './shapes.js'

const WIDTH = 1000
const HEIGHT = 1000
const FRAME = { left: -221, top: -224, scale: 1000 / 415 } // of the plane at scale 1000
const FINE = 1.4 // map units squared: a corner that cuts off less is left out
const COARSE = 5 // and so off the board
const ISLET = 7 // map units squared: islands smaller than this are left out
const BEYOND = 420 // map units around the sheet where land goes on

/** sheetOf is everything of the source as rings and lines in map units. */
export function sheetOf(topology, { rotate, center, parallels }) {
  const project = projection({ rotate, center, parallels }, FRAME)
  const planar = planarOf(topology, project)
  const fine = simplify(presimplify(planar), FINE)
  const coarse = simplify(presimplify(planar), COARSE)
  const { territories, background, rivers, lakes } = topology.objects
  const around = [-BEYOND, -BEYOND, WIDTH + BEYOND, HEIGHT + BEYOND]

  return {
    canvas: [WIDTH, HEIGHT],
    project,
    territories: feature(fine, territories).features.map((land) => grown(onSheet(ringsOf(land)))),
    beyond: grown(ringsOf(feature(coarse, background)), 3 * ISLET).flatMap((ring) =>
      cutTo(ring, around),
    ),
    rivers: linesIn(feature(coarse, rivers), [0, 0, WIDTH, HEIGHT]),
    lakes: grown(ringsOf(feature(coarse, lakes)), 2 * ISLET).flatMap((ring) => cutTo(ring, around)),
  }
}

/** projection is the way from degrees to map units: a frame is cut from the plane at scale 1000. */
export function projection({ rotate, center, parallels }, { left, top, scale }) {
  const plane = geoConicConformal()
    .rotate([rotate, 0])
    .center([0, center])
    .parallels(parallels)
    .scale(1000)
    .translate([0, 0])
  return (point) => {
    const [x, y] = plane(point)
    return [(x - left) * scale, (y - top) * scale]
  }
}

/** planarOf is a topology in map units. */
export function planarOf(topology, project) {
  return {
    ...topology,
    transform: undefined,
    arcs: decoded(topology).map((arc) => arc.map(project)),
  }
}

/** decoded are the arcs of a topology in degrees: it keeps them as whole steps. */
function decoded({ arcs, transform: { scale, translate } }) {
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]) => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
}

/** Islands that lie north of the sheet are left out. */
function onSheet(rings) {
  return rings.filter((ring) => boxOf([ring])[1] > 0)
}

/** The rings that are large enough to be seen; of a land at least the largest. */
function grown(rings, least = ISLET) {
  const largest = Math.max(...rings.map(areaOf))
  return rings.filter((ring) => areaOf(ring) >= Math.min(least, largest))
}
