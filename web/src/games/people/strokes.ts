// The lines a portrait is drawn with, in a picture of 100 by 100. Hair and hats are drawn for a head
// that is 21 to each side of the middle and are widened with it.

import type { Beard, Hair, Looks } from './looks'

/** faceOf is the outline of a face: the side that is turned away is narrower. */
export function faceOf({ skull, jaw, chin, turn }: Looks): string {
  const side = (sign: number) => {
    const near = 1 - 0.1 * Math.max(0, turn * sign)
    const at = (x: number) => round(50 + sign * x * near)
    return { w: at(skull), c: at(skull - 0.6), j: at(jaw), n: at(jaw * 0.55), t: at(skull * 0.78) }
  }
  const [l, r] = [side(-1), side(1)]
  const low = round(chin)
  return (
    `M50 18C${r.t} 18 ${r.w} 27 ${r.w} 42C${r.w} 51 ${r.c} 57 ${r.j} 64` +
    `C${r.j - 1} 69 ${r.n} ${low} 50 ${low}` +
    `C${l.n} ${low} ${l.j + 1} 69 ${l.j} 64C${l.c} 57 ${l.w} 51 ${l.w} 42C${l.w} 27 ${l.t} 18 50 18Z`
  )
}

/** Behind the head, and over the brow. */
export const hairStrokes: Record<Hair, { back?: string; front: string }> = {
  bowl: {
    back: 'M26 58C22 30 31 13 50 13C69 13 78 30 74 58C72 62 68 61 67 57L33 57C32 61 28 62 26 58Z',
    front:
      'M27 45C25 25 36 14 50 14C64 14 75 25 73 45C71 40 70 37 69 34C57 36 43 36 31 34C30 37 29 40 27 45Z',
  },
  crop: {
    front:
      'M28 47C24 24 36 13 50 13C64 13 76 24 72 47C71 39 69 32 64 28C58 31 54 26 49 29C44 26 41 31 36 28C31 32 29 39 28 47Z',
  },
  long: {
    back: 'M23 78C17 58 20 14 50 12C80 14 83 58 77 78C73 83 67 80 66 72L34 72C33 80 27 83 23 78Z',
    front: 'M51 14C38 13 27 22 27 50C31 41 40 33 51 20C60 32 69 40 73 50C73 22 63 13 51 14Z',
  },
  curls: {
    back: 'M25 62C20 60 21 54 24 51C19 47 21 40 25 38C21 31 26 25 31 25C31 17 40 14 44 17C48 10 57 11 59 16C66 13 71 19 70 25C76 27 78 33 75 38C80 42 79 48 76 51C79 55 79 61 74 62Z',
    front:
      'M29 43C24 41 25 34 29 33C27 26 34 22 38 24C40 17 48 17 51 20C56 16 62 19 63 24C69 23 73 28 71 33C75 35 75 41 71 43C69 38 66 37 64 34C60 36 57 33 55 31C51 35 46 34 44 31C41 35 38 35 36 34C33 37 31 38 29 43Z',
  },
  receding: {
    back: 'M27 56C25 44 26 34 30 28L70 28C74 34 75 44 73 56Z',
    front:
      'M28 50C25 36 28 22 42 15C39 22 34 27 33 36C32 41 30 45 28 50ZM72 50C75 36 72 22 58 15C61 22 66 27 67 36C68 41 70 45 72 50ZM42 16C47 13 53 13 58 16C56 22 52 24 50 27C48 24 44 22 42 16Z',
  },
  swept: {
    back: 'M27 54C24 36 28 16 50 13C72 16 76 36 73 56L68 56L32 52Z',
    front:
      'M28 48C21 22 42 8 61 13C72 16 76 30 72 48C71 40 70 35 66 31C54 33 44 26 40 23C38 32 30 36 28 48Z',
  },
  tonsure: {
    back: 'M26 58C23 44 25 34 29 30L71 30C75 34 77 44 74 58C71 60 69 57 69 54L31 54C31 57 29 60 26 58Z',
    front:
      'M28 48C24 34 30 26 36 24C44 29 56 29 64 24C70 26 76 34 72 48C70 40 67 36 64 34C55 37 45 37 36 34C33 36 30 40 28 48Z',
  },
  locks: {
    back: 'M22 70C24 64 20 60 23 55C19 50 22 44 23 40C22 22 34 12 50 12C66 12 78 22 77 40C78 44 81 50 77 55C80 60 76 64 78 70C73 74 68 71 67 66L33 66C32 71 27 74 22 70Z',
    front:
      'M28 52C23 34 27 15 48 14C58 13 74 18 73 50C70 46 70 40 67 36C62 36 54 33 50 26C46 34 37 35 33 39C31 43 31 48 28 52Z',
  },
  loose: {
    back: 'M18 96C22 80 18 66 22 46C24 22 36 11 50 11C64 11 76 22 78 46C82 66 78 80 82 96L62 96L62 66L38 66L38 96Z',
    front: 'M50 14C36 13 26 26 27 56C31 46 38 38 50 20C62 38 69 46 73 56C74 26 64 13 50 14Z',
  },
  braids: {
    back: 'M24 62C20 30 32 11 50 11C68 11 80 30 76 62Z',
    front:
      'M50 14C36 13 25 24 26 54C24 58 28 60 26 64C23 69 29 71 26 76C23 81 30 83 27 89L31 96L34 89C37 83 31 81 34 76C37 71 31 69 33 64C36 59 31 57 32 52C33 42 40 32 50 20C60 32 67 42 68 52C69 57 64 59 67 64C69 69 63 71 66 76C69 81 63 83 66 89L69 96L73 89C70 83 77 81 74 76C71 71 77 69 74 64C72 60 76 58 74 54C75 24 64 13 50 14Z',
  },
  coils: {
    back: 'M27 52C22 28 34 11 50 11C66 11 78 28 73 52Z',
    front:
      'M50 14C35 13 27 24 28 42C19 41 16 49 20 55C24 61 32 59 33 52C33 42 40 32 50 20C60 32 67 42 67 52C68 59 76 61 80 55C84 49 81 41 72 42C73 24 65 13 50 14Z',
  },
  wreath: {
    back: 'M28 56C24 30 34 12 50 12C66 12 76 30 72 56Z',
    front:
      'M28 46C23 42 24 36 27 33C25 27 29 22 34 21C35 15 42 12 46 14C50 11 56 12 58 15C64 13 68 18 67 22C73 24 75 29 73 33C76 37 76 42 72 46C71 38 66 31 60 28C54 25 46 25 40 28C34 31 29 38 28 46Z',
  },
  waves: {
    back: 'M20 84C26 78 19 70 22 62C19 54 22 46 23 40C24 20 38 10 52 11C68 12 77 24 77 40C79 48 82 54 78 62C81 70 75 78 80 86C74 90 66 86 65 78L35 78C34 86 25 89 20 84Z',
    front:
      'M27 56C20 26 40 9 58 14C70 17 76 32 73 54C70 48 71 42 66 38C58 36 48 32 43 24C42 34 33 38 31 45C30 49 30 52 27 56Z',
  },
  bound: {
    back: 'M28 54C24 30 33 13 50 13C67 13 76 30 72 54ZM41 14C38 6 45 2 50 3C56 2 62 6 59 14Z',
    front: 'M28 48C25 26 36 14 50 14C64 14 75 26 72 48C70 36 62 27 50 24C38 27 30 36 28 48Z',
  },
}

/** beardOf is a beard on a chin that ends at a height; it leaves the lips free. */
export function beardOf(beard: Beard, low: number): string {
  const lip =
    'M50 59.6C45 57.6 40 60 36.5 65C42 65.6 47 64 50 62.2C53 64 58 65.6 63.5 65C60 60 55 57.6 50 59.6Z'
  const full = (depth: number, width: number) =>
    `M28.6 47C28 62 ${50 - width} ${low + depth} 50 ${low + depth}C${50 + width} ${low + depth} 72 62 71.4 47` +
    `C69 56 66 59 62 60C57 56.6 53 58 50 59.4C47 58 43 56.6 38 60C34 59 31 56 28.6 47Z` +
    `M43 65.4C46 68.4 54 68.4 57 65.4C54 63.2 46 63.2 43 65.4Z`
  switch (beard) {
    case 'none':
      return ''
    case 'moustache':
      return lip
    case 'goatee':
      return `${lip}M44 68C46 66.6 54 66.6 56 68C58 ${low} 53 ${low + 7} 50 ${low + 8}C47 ${low + 7} 42 ${low} 44 68Z`
    case 'stubble':
      return full(0.5, 15)
    case 'short':
      return full(3, 17)
    case 'full':
      return full(8, 20)
    case 'long':
      return full(19, 15)
    case 'forked':
      return (
        `M28.6 47C28 60 34 ${low + 2} 39 ${low + 14}C44 ${low + 12} 48 ${low + 8} 50 ${low + 3}` +
        `C52 ${low + 8} 56 ${low + 12} 61 ${low + 14}C66 ${low + 2} 72 60 71.4 47` +
        `C69 56 66 59 62 60C57 56.6 53 58 50 59.4C47 58 43 56.6 38 60C34 59 31 56 28.6 47Z` +
        `M43 65.4C46 68.4 54 68.4 57 65.4C54 63.2 46 63.2 43 65.4Z`
      )
  }
}

export const noses = [
  'M51 45C52 50 54 55 54.6 57.4C53 59.6 48.6 59.8 46.4 58.2',
  'M51 44C55 49 57 54 55.4 57.6C53 60 49 59.6 46.6 58.4',
  'M51.4 45C51 51 52.4 54 54.4 56.4C54.6 59.4 49 60.4 46.8 57.8',
  'M50.8 44C53 48 53.4 53 56 57.4C53 60.4 48 60.6 45.4 58.4',
  'M51 46C52 50 52.6 53 53.6 55.8C53.6 58.4 49 59 47 57.2',
]

export const mouths = [
  'M43.4 65.4Q46.6 64.2 50 65.2Q53.4 64.2 56.6 65.4',
  'M43 64.6Q46 66.6 50 66.4Q54 66.6 57.4 64.2',
  'M44 66Q47 64.6 50 65.2Q53 64.6 56 66.2',
  'M44.4 65.2Q50 65.8 57 64.4',
  'M43.6 64.8Q50 68 56.4 64.8',
]

/** hatching are strokes that follow the turned-away cheek. */
export function hatching(turn: number): string {
  const sign = turn < 0 ? -1 : 1
  return Array.from({ length: 5 }, (_, i) => {
    const x = round(50 + sign * (22.4 - i * 1.7))
    return `M${x} ${36 + i * 4.4}q${sign * 1.6} ${13 - i * 1.6} ${-sign * 5} ${30 - i * 4}`
  }).join('')
}

/** combing are strokes that follow the hair, cut to it. */
export const combing = Array.from(
  { length: 7 },
  (_, i) =>
    `M${29 - i * 2.4} 98C${24 - i * 2} ${18 - i * 1.2} ${76 + i * 2} ${18 - i * 1.2} ${71 + i * 2.4} 98`,
).join('')

/** Behind the bust: the lines of the plate. */
export const plate = Array.from({ length: 24 }, (_, i) => `M0 ${2 + i * 4.2}H100`).join('')

const round = (x: number) => Math.round(x * 10) / 10
