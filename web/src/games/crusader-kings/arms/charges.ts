// Charges as a pen draws them: each a few thick strokes and filled shapes around its own middle. They
// are drawn twice, first wider in ink, so that they keep an outline at any size.

export interface Charge {
  fill?: string
  strokes?: { d: string; width: number }[]
  marks?: string // eyes and locks, in thin lines
}

/** A lion walking, its face towards us: 44 wide, 24 high. */
export const walking: Charge = {
  fill: 'M-21 -10L-18 -7.5L-15.500 -10L-13 -10L-10 -7.5L-7 -10L-6.500 -6.500L-4 -5L-6 -2.500L-4 0L-6.500 1L-6 4L-9 4Q-13 9 -17 4L-20 4L-19.500 1L-22.500 -.5L-20.500 -3L-23 -6L-21 -6.500Z',
  marks:
    'M-17 -4.500v.01M-11 -4.500v.01M-14 -3V0M-15.500 .5Q-14 2 -12.500 .5M-16 3Q-14 4.500 -12 3',
  strokes: [
    { d: 'M-8 -1Q2 2 13 -1', width: 8.5 },
    { d: 'M-9 2L-16 6L-20 4M-6 3L-8 10L-11 11M11 2L7 7L5 11M14 1L16 6L14 11', width: 3.4 },
    { d: 'M16 -2C22 -3 23 -11 16 -10C10 -9 6 -8 3 -11', width: 2.4 },
  ],
}

/** A lion on its hind legs, looking to the left: 40 wide, 52 high. */
export const rampant: Charge = {
  fill: 'M-17 -17L-12 -21L-10 -26L-6 -23L-1 -24L-1 -20L4 -17L1 -14L4 -9L0 -8L0 -3L-5 -6L-9 -9L-15 -10L-13 -13Z',
  marks: 'M-11 -18.500l3 .8M-15 -14.500l4 -.5M-3 -19Q-5 -16 -3 -13M1 -16Q-2 -13 0 -10',
  strokes: [
    { d: 'M-3 -8C-2 0 2 4 6 10', width: 11 },
    {
      d: 'M-5 -6L-12 -4L-18 -9M-4 0L-12 4L-18 1M5 9L-2 15L-8 13L-11 17M8 11L9 19L2 21L0 25',
      width: 4.6,
    },
    { d: 'M-18 -9l-2 -3M-18 1l-2 -3M-11 17l-4 1M0 25l-4 0', width: 2.4 },
    { d: 'M9 10C20 8 18 -4 12 -8C8 -12 12 -20 18 -19', width: 2.8 },
    { d: 'M18 -19l3 -3M18 -19l3 2', width: 2.4 },
  ],
}

/** A hound on its hind legs: 40 wide, 52 high. */
export const hound: Charge = {
  fill: 'M-21 -15.500Q-21 -18 -18 -18.500L-12 -20.500L-9 -23.500Q-7 -24.500 -4 -24L4 -27.500L1.500 -21L4 -16L3 -6H-6L-8 -13L-18 -12.800Q-21 -13 -21 -15.500Z',
  marks:
    'M-9.500 -19.500v.01M-20 -15.500h6M-6 -9.500L3 -12M-5.500 -7L3.200 -9.500M-3 -23Q-1 -20 2 -20.500',
  strokes: [
    { d: 'M-2 -14C0 -6 -2 -2 2 2', width: 8.5 },
    { d: 'M1 0C4 4 5 6 6 10', width: 7 },
    {
      d: 'M-3 -5L-11 -4L-17 -8M-1 0L-9 5L-16 3M5 9L-1 15L-6 14L-10 18M7 11L8 19L2 22L-1 25',
      width: 3.4,
    },
    { d: 'M8 10C16 10 20 0 13 -8', width: 2.6 },
  ],
}

/** An eagle with its wings spread: 76 wide, 84 high. */
export const eagle: Charge = {
  fill: 'M-1 -40Q8 -40 8 -31Q6 -26 8 -20Q14 -6 9 10L4 22H-4L-9 10Q-14 -6 -8 -20Q-6 -25 -8 -28L-17 -30L-9 -35Q-7 -40 -1 -40Z',
  marks:
    'M-1 -34.500v.01M-8 -31.500l5 .5M-4 -12Q0 -9 4 -12M-5 -5Q0 -2 5 -5M-5 2Q0 5 5 2M-4 9Q0 12 4 9',
  strokes: [
    {
      d:
        'M-8 -14L-22 -30L-33 -32M-9 -10L-34 -20M-9 -6L-35 -8M-9 -3L-32 4M-8 0L-26 14M-7 3L-18 20' +
        'M8 -14L22 -30L33 -32M9 -10L34 -20M9 -6L35 -8M9 -3L32 4M8 0L26 14M7 3L18 20',
      width: 6.4,
    },
    { d: 'M-6 14L-15 26L-22 26M-15 26L-18 32M6 14L15 26L22 26M15 26L18 32', width: 3.6 },
    { d: 'M0 20V40M-3 22L-10 38M3 22L10 38', width: 6 },
  ],
}

/** A lily: 24 wide, 28 high. */
export const lily: Charge = {
  fill:
    'M0 -14C6 -7 6 -1 2.6 4H-2.6C-6 -1 -6 -7 0 -14Z' +
    'M3.600 4C3.600 -3 6.500 -7.500 11 -6.500C14.500 -4.500 13.500 1 9.500 .5C9.500 3 7 4 3.600 4Z' +
    'M-3.600 4C-3.600 -3 -6.500 -7.500 -11 -6.500C-14.500 -4.500 -13.500 1 -9.500 .5C-9.500 3 -7 4 -3.600 4Z' +
    'M-6.500 4H6.500V7.200H-6.500Z' +
    'M-2.300 7H2.300C3 10 1.500 12.500 0 14C-1.500 12.500 -3 10 -2.300 7ZM3.500 7C4 9.500 6 11 8.500 10C8 8.500 6.500 8.500 6 7ZM-3.500 7C-4 9.500 -6 11 -8.500 10C-8 8.500 -6.500 8.500 -6 7Z',
}

/** A castle with three towers: 36 wide, 36 high. */
export const castle: Charge = {
  fill: 'M-17 18V-6H-18V-11H-15V-9H-13V-11H-10V-9H-8V-4H-6V-12H-7.500V-18H-4V-15.500H-1.600V-18H1.600V-15.500H4V-18H7.500V-12H6V-4H8V-9H10V-11H13V-9H15V-11H18V-6H17V18H5V9A5 5 0 0 0 -5 9V18Z',
  marks: 'M-6 -4V4M6 -4V4M-3 -8h6M-14 3h5M9 3h5M-12 -5v3M12 -5v3',
}

/** The cross of Pamplona, its foot pointed: 44 wide, 60 high. */
export const cross: Charge = {
  fill: 'M-8 -26H8L4 -8L22 -12V4L4 0L5 12L0 30L-5 12L-4 0L-22 4V-12L-4 -8Z',
}

/** A crown for a beast's head: 16 wide, 9 high. */
export const crownlet: Charge = { fill: 'M-7 4L-8 -4L-4 -1L0 -6L4 -1L8 -4L7 4Z' }
