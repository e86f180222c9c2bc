/** What the map is looked at for. */
export const layers = ['owner', 'regions', 'trade'] as const
export type Layer = (typeof layers)[number]

/** How one looks at the map: which layer it shows, and the place whose things lie open. */
class Look {
  layer = $state<Layer>('owner')
  place = $state(-1) // the place that is open, -1 none
  aim = $state(-1) // the offered place that is pointed at, -1 none
  reach = $state.raw<ReadonlySet<number>>(new Set()) // all places that are offered

  /** anew begins at another table. */
  anew() {
    this.layer = 'owner'
    this.place = this.aim = -1
  }
}

export const look = new Look()
