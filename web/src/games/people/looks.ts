// What a person looks like: drawn from the number of the card alone, so that everybody sees the same
// face wherever it stands, and a face only ages.

export const cultures = ['english', 'frankish', 'germanic', 'italian', 'iberian'] as const
export type Culture = (typeof cultures)[number]
export type Sex = 'male' | 'female' | 'horse'

export const hairs = {
  male: ['bowl', 'crop', 'long', 'curls', 'receding', 'swept', 'tonsure', 'locks'],
  female: ['loose', 'braids', 'coils', 'wreath', 'waves', 'bound'],
} as const
export const beards = [
  'none',
  'stubble',
  'moustache',
  'goatee',
  'short',
  'full',
  'long',
  'forked',
] as const
export const garments = ['cloak', 'fur', 'tunic', 'mail', 'gown', 'mantle', 'collar'] as const

export type Hair = (typeof hairs)['male' | 'female'][number]
export type Beard = (typeof beards)[number]
export type Garment = (typeof garments)[number]
export type Hat =
  | 'none'
  | 'coif'
  | 'hood'
  | 'mail'
  | 'helm'
  | 'cap'
  | 'phrygian'
  | 'beret'
  | 'fillet'
  | 'turban'
  | 'brim'
  | 'veil'
  | 'wimple'
  | 'pillbox'
  | 'net'

export interface Looks {
  skin: string
  hair: Hair
  tint: string // of the hair, in his youth
  beard: Beard
  hat: Hat
  cloth: string // of the hat
  garment: Garment
  dye: string // of the garment
  trim: string
  ground: string // behind him
  weave: number // of the ground: which of four
  turn: number // -1 to 1: where he looks
  skull: number // half the width of the head, in hundredths of the picture
  jaw: number
  chin: number // where it ends
  eyes: number // half the distance
  iris: string
  lid: number // how far the eyes are open
  brow: number // thickness
  slant: number // of the brows
  nose: number // which of five
  length: number // of the nose
  mouth: number // which of five
  mark: number // 0 none, 1 a scar, 2 a mole, 3 freckles, 4 rosy cheeks
}

const skins: Record<Culture, string[]> = {
  english: ['#f6dcc6', '#f1cdb0', '#e9bf9f', '#f3d2bd'],
  frankish: ['#f3d3b6', '#ecc4a1', '#e2b48d', '#f0ccb0'],
  germanic: ['#f7dfcc', '#f2d0b6', '#ebc2a4', '#f4d6c0'],
  italian: ['#ecc49d', '#dfb083', '#d19d70', '#e6ba92'],
  iberian: ['#e6bb91', '#d8a578', '#c68d60', '#dfb084'],
}

const tints: Record<Culture, string[]> = {
  english: ['#a2532b', '#6b4226', '#b8863f', '#d0a757', '#c0622f', '#4b3020'],
  frankish: ['#5a3822', '#7b4a28', '#96602f', '#3a2820', '#b08442', '#6a3a20'],
  germanic: ['#dcbf72', '#c09a4f', '#a07a42', '#e4cd8c', '#7b5530', '#b56a35'],
  italian: ['#3a2820', '#2a211d', '#5d3b24', '#4a2f20', '#7a4d2b', '#241d1c'],
  iberian: ['#241c1a', '#35251e', '#4a2e1f', '#1f1a1b', '#5e3a23', '#3c2a24'],
}

const hats: Record<Culture, { male: Hat[]; female: Hat[] }> = {
  english: {
    male: ['none', 'coif', 'helm', 'hood', 'none', 'fillet', 'mail', 'cap'],
    female: ['veil', 'wimple', 'none', 'fillet', 'none', 'pillbox', 'net'],
  },
  frankish: {
    male: ['none', 'beret', 'coif', 'fillet', 'none', 'hood', 'mail', 'brim'],
    female: ['pillbox', 'none', 'net', 'veil', 'fillet', 'none', 'wimple'],
  },
  germanic: {
    male: ['none', 'cap', 'helm', 'brim', 'none', 'mail', 'hood', 'fillet'],
    female: ['none', 'wimple', 'fillet', 'pillbox', 'veil', 'none', 'net'],
  },
  italian: {
    male: ['none', 'phrygian', 'beret', 'coif', 'none', 'turban', 'mail', 'cap'],
    female: ['net', 'none', 'fillet', 'veil', 'turban', 'none', 'pillbox'],
  },
  iberian: {
    male: ['none', 'turban', 'mail', 'cap', 'none', 'beret', 'phrygian', 'coif'],
    female: ['veil', 'none', 'turban', 'fillet', 'net', 'none', 'wimple'],
  },
}

/** The first of each is what the culture is known by. */
const dyes: Record<Culture, string[]> = {
  english: ['#a8382f', '#7c2f35', '#8a5a3a', '#5d6b43', '#b9743a'],
  frankish: ['#2f5590', '#4a4a86', '#7a3d5c', '#3f7a8a', '#a08a4a'],
  germanic: ['#3b3a3e', '#5b4636', '#6d2f2b', '#4d5a68', '#7d6a3d'],
  italian: ['#3f7348', '#2f6a66', '#86403a', '#6b5a8a', '#9a7a35'],
  iberian: ['#c8962e', '#a5572b', '#7a2f3d', '#4d6a4f', '#5b4a78'],
}

const cloths = [
  '#efe4cb',
  '#e6d3a8',
  '#8c2f2c',
  '#34547f',
  '#4d6b46',
  '#5a4a3a',
  '#7b4a70',
  '#b5803a',
]
const trims = ['#d9ab3f', '#efe4cb', '#8f6b2c', '#b9b4a6', '#a5473a']
const grounds = [
  '#d9c79c',
  '#cbb98e',
  '#c3b7a0',
  '#d2bfa6',
  '#bfc0a4',
  '#b9bdb6',
  '#d8bf8a',
  '#c9ad94',
]
const irises = ['#4a6a80', '#5d4326', '#4d6640', '#3a2a1e', '#6b5a35']

/** looksOf is a person's face and dress. */
export function looksOf(person: number, sex: 'male' | 'female', culture: Culture): Looks {
  const roll = dice(person)
  const one = <T>(list: readonly T[]) => list[Math.floor(roll() * list.length)] as T
  const between = (least: number, most: number) => least + roll() * (most - least)
  const woman = sex === 'female'
  return {
    turn: one([-1, -0.6, 0, 0.6, 1]),
    hat: one(hats[culture][sex]),
    hair: one<Hair>(hairs[sex]),
    beard: woman ? 'none' : one(beards),
    garment: one(woman ? (['cloak', 'fur', 'gown', 'mantle', 'collar'] as const) : garments),
    skin: one(skins[culture]),
    tint: one(tints[culture]),
    cloth: one(cloths),
    dye: one(dyes[culture]),
    trim: one(trims),
    ground: one(grounds),
    weave: Math.floor(roll() * 4),
    skull: woman ? between(18.4, 21) : between(19.4, 22.8),
    jaw: woman ? between(10.5, 13.5) : between(13, 18),
    chin: woman ? between(69.5, 73) : between(71, 76),
    eyes: between(8.4, 10),
    iris: one(irises),
    lid: between(0.75, 1.15),
    brow: woman ? between(0.9, 1.5) : between(1.5, 2.9),
    slant: between(-1.6, 1.6),
    nose: Math.floor(roll() * 5),
    length: between(-1.6, 2.2),
    mouth: Math.floor(roll() * 5),
    mark: one([0, 0, 0, woman ? 4 : 1, 2, 3, 4]),
  }
}

/** The salt with which the people of the box look least alike; the test beside this file says so. */
const salt = 1069

/** dice are a person's own. */
function dice(person: number): () => number {
  let state = Math.imul(person + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** mixed is a colour on its way to another. */
export function mixed(from: string, to: string, part: number): string {
  const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(1), 16)) as [number, number]
  const channel = (shift: number) => {
    const [x, y] = [(a >> shift) & 255, (b >> shift) & 255]
    return Math.round(x + (y - x) * part) << shift
  }
  return `#${(channel(16) | channel(8) | channel(0)).toString(16).padStart(6, '0')}`
}
