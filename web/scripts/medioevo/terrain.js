// What covers the land, as an old map shows it: trees, hills, mountains, dunes. Only for the eye.

const APART = { wood: 17, hill: 24, mountain: 22, desert: 26 } // map units from one to the next

/** terrainOf are the places of the signs of each terrain, as x, y, x, y …, none behind what stands there. */
export function terrainOf(chart, { grid, boxes }, lands) {
  const signs = Object.fromEntries(Object.keys(APART).map((terrain) => [terrain, []]))
  lands.forEach(({ terrain }, land) => {
    const apart = APART[terrain]
    if (!apart) return
    const own = boxes.filter((box) => box.land === land)
    const [left, top, right, bottom] = grid.extents[land]
    for (let row = 0, y = top; y < bottom; row++, y += apart * 0.72)
      for (let x = left + (row % 2) * apart * 0.5, n = 0; x < right; x += apart, n++) {
        // Off the lattice a little, the same each time.
        const sx = Math.round(x + Math.sin(n * 12.99 + row * 78.2 + land) * apart * 0.26)
        const sy = Math.round(y + Math.cos(n * 39.3 + row * 11.7 + land) * apart * 0.2)
        if (free(grid, own, land, sx, sy)) signs[terrain].push([sx, sy])
      }
  })
  return Object.fromEntries(
    Object.entries(signs).map(([terrain, points]) => [
      terrain,
      points.sort((a, b) => a[1] - b[1]).flat(),
    ]),
  )
}

const CLEAR = 9 // map units of own land around a sign

function free(grid, boxes, land, x, y) {
  const around = [
    [0, 0],
    [CLEAR, 0],
    [-CLEAR, 0],
    [0, CLEAR],
    [0, -CLEAR],
  ]
  return (
    around.every(([dx, dy]) => grid.at(x + dx, y + dy) === land) &&
    !boxes.some(
      (box) => Math.abs(box.x - x) < box.wide / 2 + 5 && Math.abs(box.y - y) < box.high / 2 + 5,
    )
  )
}
