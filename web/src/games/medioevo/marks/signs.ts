// The sign of each thing that a realm counts.

import Coins from '@lucide/svelte/icons/coins'
import Crown from '@lucide/svelte/icons/crown'
import GraduationCap from '@lucide/svelte/icons/graduation-cap'
import Landmark from '@lucide/svelte/icons/map'
import Layers from '@lucide/svelte/icons/layers'
import Swords from '@lucide/svelte/icons/swords'

export const signs = {
  honour: Crown,
  florins: Coins,
  tl: GraduationCap,
  land: Landmark,
  vf: Swords,
  cards: Layers,
}
