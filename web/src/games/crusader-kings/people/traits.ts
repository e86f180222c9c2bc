// Each trait's own sign.

import BicepsFlexed from '@lucide/svelte/icons/biceps-flexed'
import BookOpen from '@lucide/svelte/icons/book-open'
import BookX from '@lucide/svelte/icons/book-x'
import Brain from '@lucide/svelte/icons/brain'
import Church from '@lucide/svelte/icons/church'
import CloudFog from '@lucide/svelte/icons/cloud-fog'
import Drama from '@lucide/svelte/icons/drama'
import Drumstick from '@lucide/svelte/icons/drumstick'
import Feather from '@lucide/svelte/icons/feather'
import Flame from '@lucide/svelte/icons/flame'
import FlowerTwo from '@lucide/svelte/icons/flower-2'
import GitMerge from '@lucide/svelte/icons/git-merge'
import HandCoins from '@lucide/svelte/icons/hand-coins'
import HandHeart from '@lucide/svelte/icons/hand-heart'
import Moon from '@lucide/svelte/icons/moon'
import Mountain from '@lucide/svelte/icons/mountain'
import Music from '@lucide/svelte/icons/music'
import PiggyBank from '@lucide/svelte/icons/piggy-bank'
import Rabbit from '@lucide/svelte/icons/rabbit'
import Rose from '@lucide/svelte/icons/rose'
import Scale from '@lucide/svelte/icons/scale'
import Shield from '@lucide/svelte/icons/shield'
import Skull from '@lucide/svelte/icons/skull'
import Slash from '@lucide/svelte/icons/slash'
import Sprout from '@lucide/svelte/icons/sprout'
import Sword from '@lucide/svelte/icons/sword'
import Wine from '@lucide/svelte/icons/wine'
import Worm from '@lucide/svelte/icons/worm'

export const traitSigns: Record<string, typeof Church> = {
  pious: Church,
  brave: Shield,
  attractive: Rose,
  humble: Sprout,
  cultivated: Music,
  clever: Brain,
  swordmaster: Sword,
  generous: HandCoins,
  honest: Scale,
  strong: BicepsFlexed,
  chaste: FlowerTwo,
  scholar: BookOpen,
  kind: HandHeart,
  cruel: Skull,
  ambitious: Mountain,
  deceitful: Drama,
  lustful: Flame,
  dimwitted: CloudFog,
  gluttonous: Drumstick,
  godless: Moon,
  ugly: Worm,
  weak: Feather,
  degenerate: Wine,
  coward: Rabbit,
  ignorant: BookX,
  inbred: GitMerge,
  stingy: PiggyBank,
  bastard: Slash,
}
