// The chart: the source on the plane of the map, thinned out and packed. Every border is kept once.

import { presimplify } from 'topojson-simplify'
import { planarOf, projection } from '../atlas/sheet.js'
import { areaOf } from '../atlas/shapes.js'

const FRAME = { left: -500, top: -378, scale: 2.1 } // of the plane at scale 1000
const CANVAS = [2040, 1580]
const FINE = 2.2 // map units squared: a corner that cuts off less is left out
const COARSE = 16 // and so where no territory lies
const ISLET = 14 // map units squared: islands smaller than this are left out
const STEPS = 5 // to a map unit, in which points are written

/** chartOf is everything of the source as arcs in map units, and as rings of arcs. */
export function chartOf(topology, plane) {
  const project = projection(plane, FRAME)
  const { territories, seas, background, rivers, lakes } = topology.objects
  const weighed = presimplify(planarOf(topology, project))
  const sides = sidesOf(weighed.arcs.length, territories.geometries, seas.geometries)
  const arcs = weighed.arcs.map((arc, i) => {
    const least = sides[i].some((place) => place >= 0) ? FINE : COARSE
    return arc.filter(([, , weight]) => weight >= least).map(([x, y]) => [x, y])
  })
  const grown = (object, least) => ringsIn(object).filter((ring) => sizeOf(ring, arcs) >= least)
  const largest = (object) => {
    const most = Math.max(...ringsIn(object).map((ring) => sizeOf(ring, arcs)))
    return grown(object, Math.min(ISLET, most))
  }
  return {
    canvas: CANVAS,
    project,
    arcs,
    sides,
    territories: territories.geometries.map(largest),
    seas: seas.geometries.map(largest),
    beyond: grown(background, 4 * ISLET),
    lakes: grown(lakes, 3 * ISLET),
    rivers: rivers.arcs,
  }
}

/** sidesOf are the places on both sides of every arc: a territory by its number, a sea after them, -1 neither. */
function sidesOf(count, territories, seas) {
  const sides = Array.from({ length: count }, () => [-1, -1])
  ;[...territories, ...seas].forEach((geometry, place) => {
    for (const arc of ringsIn(geometry).flat()) {
      const side = sides[arc < 0 ? ~arc : arc]
      side[side[0] < 0 ? 0 : 1] = place
    }
  })
  return sides
}

const ringsIn = ({ type, arcs }) => (type === 'Polygon' ? arcs : arcs.flat())

/** ringOf are the points of a ring of arcs. */
export function ringOf(ring, arcs) {
  return ring.flatMap((arc) => (arc < 0 ? arcs[~arc].toReversed() : arcs[arc]))
}

const sizeOf = (ring, arcs) => areaOf(ringOf(ring, arcs))

/** packed is a chart with only those arcs that are used, each written in whole steps from point to point. */
export function packed({ arcs, sides, ...shapes }) {
  const numbers = new Map()
  const numberOf = (arc) => {
    const plain = arc < 0 ? ~arc : arc
    if (!numbers.has(plain)) numbers.set(plain, numbers.size)
    const number = numbers.get(plain)
    return arc < 0 ? ~number : number
  }
  const renamed = (rings) => rings.map((ring) => ring.map(numberOf))
  const { territories, seas, beyond, lakes, rivers } = shapes
  const out = {
    territories: territories.map(renamed),
    seas: seas.map(renamed),
    beyond: renamed(beyond),
    lakes: renamed(lakes),
    rivers: renamed(rivers),
  }
  const used = [...numbers.keys()]
  const rings = [...out.territories, ...out.seas]
  return {
    ...out,
    arcs: written(used.map((arc) => arcs[arc])),
    sides: unseen(
      used.map((arc) => sides[arc]),
      rings,
    ),
  }
}

/**
 * written are arcs in whole steps, each point from the one before, through all arcs: for an arc often begins where the
 * last one ended. A step is a number in characters of five bits, the lowest first, as encoded polylines are.
 */
function written(all) {
  let [x, y] = [0, 0]
  return all.map((points) =>
    points
      .map((point) => {
        const [toX, toY] = point.map((value) => Math.round(value * STEPS))
        const text = character(toX - x) + character(toY - y)
        ;[x, y] = [toX, toY]
        return text
      })
      .join(''),
  )
}

function character(step) {
  let bits = step < 0 ? ~(step << 1) : step << 1
  let text = ''
  for (; bits >= 32; bits >>= 5) text += String.fromCharCode((bits & 31) + 32 + 63)
  return text + String.fromCharCode(bits + 63)
}

/** unseen are the sides that the rings of the places do not tell, by arc: where an islet was thinned out. */
function unseen(sides, rings) {
  const told = sides.map(() => [])
  for (const [place, all] of rings.entries())
    for (const arc of all.flat()) told[arc < 0 ? ~arc : arc].push(place)
  const same = (a, b) => a.length === b.length && a.every((place, i) => place === b[i])
  const all = sides.map((pair) => pair.filter((place) => place >= 0))
  return all.flatMap((pair, arc) => (same(pair, told[arc]) ? [] : [[arc, ...pair]]))
}
