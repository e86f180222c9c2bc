// Things that stand in the pictures on cards, each about its own middle and within 28 to each side, in the ink of the maps.

/** A stroke: its fill ('' for none, '$' for the house's colour), its path; a line's colour and width if it is not the outline. */
export type Stroke = readonly [fill: string, d: string, line?: string, width?: number]

const wood = '#a3774a'
const dark = '#6b4a2b'
const gold = '#e4b94c'
const deep = '#b88a26'
const steel = '#c3c6c9'
const shade = '#8f9496'
const stone = '#cfc3ab'
const rock = '#9d917f'
const paper = '#f3e7c6'
const linen = '#f6eedb'
const red = '#a3352c'
const blue = '#3f6690'
const green = '#5d7f45'
const skin = '#e6bf98'
const ink = '#33241a'

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const oval = (x: number, y: number, a: number, b: number) =>
  `M${x - a} ${y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0Z`
const line = (colour: string, d: string, width = 2): Stroke => ['', d, colour, width]

/** heap is a pile of coins. */
const heap = (x: number, y: number, n: number): Stroke[] =>
  Array.from({ length: n }, (_, i): Stroke[] => [
    [deep, oval(x + (i % 2), y + 2.4 - i * 3.4, 7, 3)],
    [gold, oval(x + (i % 2), y - i * 3.4, 7, 3)],
  ]).flat()

/** ear is a stalk of corn. */
const ear = (x: number, lean: number, colour: string): Stroke[] => [
  line(colour, `M${x * 0.3} 26Q${x * 0.6} 4 ${x} ${-12 + Math.abs(lean)}`, 2.2),
  [colour, `M${x} ${-26 + lean}q5 6 0 14q-5 -8 0 -14Z`],
  [
    colour,
    `M${x} ${-12 + lean}q7 -5 8 -12q-7 2 -8 12ZM${x} ${-12 + lean}q-7 -5 -8 -12q7 2 8 12ZM${x} ${-4 + lean}q7 -5 8 -12q-7 2 -8 12ZM${x} ${-4 + lean}q-7 -5 -8 -12q7 2 8 12Z`,
  ],
]

/** man is a soldier or a townsman, seen to the waist. */
const man = (x: number, y: number, coat: string, hat: Stroke[] = []): Stroke[] => [
  [coat, `M${x - 11} ${y + 34}Q${x - 12} ${y + 9} ${x} ${y + 8}T${x + 11} ${y + 34}Z`],
  [skin, disc(x, y, 7.2)],
  ...(hat.length
    ? hat
    : [
        [
          '#4b3523',
          `M${x - 7.6} ${y - 1}Q${x - 8} ${y - 10} ${x} ${y - 10}T${x + 7.6} ${y - 1}Q${x + 3} ${y - 5} ${x} ${y - 5}T${x - 7.6} ${y - 1}Z`,
        ] as Stroke,
      ]),
]
const iron = (x: number, y: number): Stroke[] => [
  [
    steel,
    `M${x - 8} ${y + 9}V${y - 1}Q${x - 8} ${y - 11} ${x} ${y - 12}T${x + 8} ${y - 1}V${y + 9}Q${x} ${y + 13} ${x - 8} ${y + 9}Z`,
  ],
  line(ink, `M${x - 8} ${y - 1.5}H${x + 8}M${x} ${y - 1.5}V${y + 9}`),
]
const spear = (x: number, top: number, foot = 40): Stroke[] => [
  line(dark, `M${x} ${foot}V${top}`, 2.2),
  [steel, `M${x} ${top - 11}l3.2 8.500l-3.2 4.500l-3.2 -4.500Z`],
]
const battlement = (x: number, y: number, w: number, foot: number, fill: string): Stroke => {
  const t = w / 5
  return [fill, `M${x} ${foot}V${y}h${t}v4h${t}v-4h${t}v4h${t}v-4h${t}V${foot}Z`]
}

const castle: Stroke[] = [
  battlement(-24, -6, 14, 24, stone),
  battlement(10, -6, 14, 24, '#bdb098'),
  battlement(-13, -18, 26, 24, '#ddd2b9'),
  [dark, 'M-6 24V12Q-6 5 0 5T6 12V24Z'],
  line(ink, 'M-18 4v5M18 4v5M-6 -7v5M6 -7v5', 2.2),
]

export const things = {
  chest: [
    [wood, 'M-24 -4Q-24 -22 0 -22T24 -4L20 0H-20Z'],
    [gold, 'M-21 2Q0 -12 21 2V6H-21Z'],
    ['#8a5f38', 'M-25 4H25V26H-25Z'],
    line('#5c3d22', 'M-25 12H25M-16 4V26M16 4V26'),
    [gold, 'M-5 6h10v10q-5 5 -10 0Z'],
  ],
  coins: [
    ...heap(-18, 22, 4),
    ...heap(0, 20, 8),
    ...heap(17, 23, 5),
    ...heap(-9, 26, 2),
    ...heap(9, 27, 1),
  ],
  fewcoins: [...heap(-12, 22, 1), ...heap(6, 20, 2), ...heap(16, 25, 1)],
  purse: [
    ['#8c5a35', 'M-8 -20Q0 -14 8 -20L5 -11Q24 2 19 20Q0 30 -19 20Q-24 2 -5 -11Z'],
    line('#e9c35c', 'M-7 -11Q0 -7 7 -11M6 -10Q14 -8 13 0', 2.4),
    [gold, disc(0, 9, 7)],
    line('#7c5a12', 'M0 5v8M-3 9h6', 1.4),
  ],
  crown: [
    [gold, 'M-20 14L-25 -12L-11 0L0 -20L11 0L25 -12L20 14Q0 20 -20 14Z'],
    ['#d19a2c', 'M-20 14L-21.5 6Q0 13 21.5 6L20 14Q0 20 -20 14Z'],
    [red, disc(0, 9, 2.6)],
    [blue, disc(-11, 8, 2)],
    [blue, disc(11, 8, 2)],
    [linen, disc(0, -21, 3)],
    [linen, disc(-25, -13, 2.6)],
    [linen, disc(25, -13, 2.6)],
  ],
  cross: [[gold, 'M-4.5 -26H4.500V-11H17V-2H4.500V26H-4.500V-2H-17V-11H-4.500Z']],
  mitre: [
    [linen, 'M-17 18Q-22 -6 0 -28Q22 -6 17 18Z'],
    [gold, 'M-17 18L-18 9Q0 15 18 9L17 18Q0 24 -17 18ZM-3 11V-22L0 -27L3 -22V11Z'],
    line(red, 'M-10 -4h6M-7 -7v6M4 -4h6M7 -7v6', 2),
  ],
  church: [
    [stone, 'M-24 26V-4L-17 -18L-10 -4V26Z'],
    ['#8c4f3c', 'M-25 -4L-17 -22L-9 -4Z'],
    ['#ece1c8', 'M-10 26V0L7 -14L24 0V26Z'],
    ['#8c4f3c', 'M-13 2L7 -16L27 2L24 5L7 -10L-10 5Z'],
    [blue, disc(7, 7, 5)],
    ['#5c3d22', 'M2 26V19Q2 14 7 14T12 19V26Z'],
    line('#c8962e', 'M-17 -31V-22M-20 -28H-14M7 -26V-17M4 -23H10', 2.4),
  ],
  scroll: [
    [paper, 'M-16 -24H18Q12 -20 14 -14V18H-20V-18Q-20 -24 -16 -24Z'],
    ['#d9c79c', 'M-24 18H12Q8 26 14 27H-18Q-26 26 -24 18Z'],
    line('#7a5f3c', 'M-14 -15H8M-14 -9H8M-14 -3H8M-14 3H2', 1.6),
    line(red, 'M6 12l-4 12M10 12l4 11', 3),
    [red, disc(8, 9, 6)],
  ],
  book: [
    ['#7c2f35', 'M-26 -12Q-12 -20 0 -12Q12 -20 26 -12V18Q12 10 0 18Q-12 10 -26 18Z'],
    [paper, 'M-23 -14Q-11 -21 0 -14V14Q-11 7 -23 13ZM23 -14Q11 -21 0 -14V14Q11 7 23 13Z'],
    line(
      '#7a5f3c',
      'M-18 -9Q-11 -13 -5 -9M-18 -3Q-11 -7 -5 -3M-18 3Q-11 -1 -5 3M18 -9Q11 -13 5 -9M18 -3Q11 -7 5 -3M18 3Q11 -1 5 3',
      1.3,
    ),
  ],
  books: [
    [red, 'M-22 12H18V22H-22Z'],
    [blue, 'M-16 2H22V12H-16Z'],
    [green, 'M-20 -8H14V2H-20Z'],
    [paper, 'M-14 -24L12 -20L9 -8H-16Z'],
    line(gold, 'M-14 12V22M10 12V22M-8 2V12M14 2V12M-12 -8V2M8 -8V2', 2),
  ],
  quill: [[linen, 'M-14 24Q-8 -8 22 -26Q22 0 -4 12Z'], line(ink, 'M-18 28Q-6 4 16 -18', 1.8)],
  gavel: [
    [dark, 'M-4 2L20 22L16 27L-8 7Z'],
    [wood, 'M-22 -8L-4 -24L10 -10L-8 6Z'],
    ['#8a5f38', 'M-26 -4L-22 -8L-8 6L-12 10ZM-4 -24L0 -28L14 -14L10 -10Z'],
    ['#8a5f38', 'M-26 20H0V27H-26Z'],
  ],
  scales: [
    line(dark, 'M0 -24V22M-22 -14Q0 -22 22 -14', 3.4),
    [wood, 'M-12 27Q-12 21 0 21T12 27Z'],
    line(ink, 'M-22 -14L-29 8M-22 -14L-15 8M22 -14L15 2M22 -14L29 2', 1.2),
    [gold, 'M-30 8H-14Q-15 16 -22 16T-30 8Z'],
    [gold, 'M14 2H30Q29 10 22 10T14 2Z'],
    [gold, disc(0, -24, 3.4)],
  ],
  throne: [
    ['#7a3230', 'M-15 26V-16L-10 -26L0 -20L10 -26L15 -16V26Z'],
    [red, 'M-10 6V-14H10V6Z'],
    [wood, 'M-19 6H19V14H-19ZM-19 14H-14V27H-19ZM14 14H19V27H14Z'],
    [gold, disc(-10, -26, 2.6)],
    [gold, disc(10, -26, 2.6)],
  ],
  sword: [
    [steel, 'M-3.5 -28L0 -34L3.5 -28V12H-3.500Z'],
    line(shade, 'M0 -28V12', 1),
    [gold, 'M-13 12H13V17H-13Z'],
    [dark, 'M-2.5 17H2.500V27H-2.500Z'],
    [gold, disc(0, 29, 3.4)],
  ],
  swords: [
    [steel, 'M-26 -26L-18 -24L16 10L10 16L-24 -18Z'],
    [steel, 'M26 -26L18 -24L-16 10L-10 16L24 -18Z'],
    line(gold, 'M5 19L20 5M-5 19L-20 5', 4),
    line(dark, 'M14 14L24 24M-14 14L-24 24', 4.6),
  ],
  dagger: [
    [steel, 'M-18 22L-22 26L-20 16L8 -12L14 -6Z'],
    line(gold, 'M3 -17L19 -1', 5),
    line(dark, 'M13 -11L25 -23', 5),
    [red, 'M-22 27q5 7 0 9.500q-5 -2.5 0 -9.500Z'],
  ],
  shield: [
    [blue, 'M-21 -24H21V2C21 16 10 22 0 28C-10 22 -21 16 -21 2Z'],
    line(linen, 'M0 -20V23M-17 -5H17', 7),
    ['', 'M-21 -24H21V2C21 16 10 22 0 28C-10 22 -21 16 -21 2Z'],
  ],
  helm: [
    [steel, 'M-18 20V-4Q-18 -24 0 -27T18 -4V20Q0 28 -18 20Z'],
    line(ink, 'M-18 -4H18M0 -4V24M6 6v.01M11 6v.01M6 12v.01M11 12v.01', 3),
    line('#eef0f0', 'M-12 -8Q-10 -18 -3 -21', 2.2),
  ],
  plate: [
    [
      steel,
      'M-20 -20Q-10 -16 -8 -22H8Q10 -16 20 -20L24 -2Q14 0 15 8L13 24Q0 30 -13 24L-15 8Q-14 0 -24 -2Z',
    ],
    line(shade, 'M0 -20V26M-13 8Q0 14 13 8M-12 16Q0 22 12 16', 1.6),
    line('#eef0f0', 'M-10 -10Q-12 0 -9 8', 2.2),
  ],
  company: [
    ...[-26, -9, 9, 26].flatMap((x) => spear(x, -22)),
    ...man(-20, 0, '#7d8fa0', iron(-20, 0)),
    ...man(20, 0, '#8d6a4c', iron(20, 0)),
    ...man(0, 4, '$', iron(0, 4)),
  ],
  guards: [
    ...spear(-26, -22),
    ...spear(26, -22),
    ...man(-13, 0, '$', iron(-13, 0)),
    ...man(13, 0, '$', iron(13, 0)),
  ],
  leaving: [
    ...man(-14, 2, '#7d8fa0'),
    ...man(6, -2, '#8d6a4c'),
    ...man(24, 3, '#6f7f4f'),
    line(dark, 'M-22 38L-30 -16', 2.2),
  ],
  crowd: [
    ...man(-24, 2, blue),
    ...man(24, 3, '#8d6a4c'),
    ...man(-8, 0, green),
    ...man(9, 4, '#7a4e85'),
  ],
  rabble: [
    line(dark, 'M-22 30V-24M-27 -24V-14Q-22 -8 -17 -14V-24M22 30V-14', 2.6),
    ['#e88b2c', 'M22 -14q-7 -6 0 -16q7 9 0 16Z'],
    ...man(-14, 2, '#8d6a4c'),
    ...man(14, 0, '#6f5a3c'),
    ...man(0, 6, red),
  ],
  speaker: [
    ...man(0, -6, red),
    line('#7a3230', 'M8 8Q18 2 22 -10', 6),
    [skin, disc(22, -12, 3.4)],
    [wood, 'M-18 14H18L14 34H-14Z'],
  ],
  priest: [
    ...man(0, 0, '#3a3330', [['#3a3330', 'M-12 30V2Q-12 -12 0 -13T12 2V30L8 8Q6 -4 0 -4T-8 8Z']]),
    [gold, 'M-1.6 18H1.600V22H5V25H1.600V33H-1.600V25H-5V22H-1.600Z'],
  ],
  banner: [
    line(dark, 'M-16 30V-28', 3),
    ['$', 'M-16 -26H26L16 -12L26 2H-16Z'],
    line(linen, 'M-16 -12H16', 4),
  ],
  blessed: [
    line(dark, 'M0 30V-28M-20 -24H20', 3),
    [linen, 'M-18 -24H18V10L9 4L0 12L-9 4L-18 10Z'],
    line(red, 'M0 -20V2M-10 -11H10', 4.6),
  ],
  castle,
  keep: [
    battlement(-14, -22, 28, 26, stone),
    [dark, 'M-6 26V12Q-6 5 0 5T6 12V26Z'],
    line(ink, 'M-6 -6v6M6 -6v6', 2.4),
  ],
  breach: [
    [stone, 'M-24 26V-16h5v4h5v-4h5v4h3L-2 0L-10 8L0 16L-4 26Z'],
    [stone, 'M24 26V-16h-5v4h-5v-4h-5L12 2L4 10L10 18L6 26Z'],
    [rock, 'M-8 26L-2 19L4 26ZM2 26L8 20L14 26Z'],
  ],
  scaffold: [
    battlement(-18, -10, 26, 26, stone),
    line(wood, 'M14 26V-24M26 26V-24M10 -12H30M10 6H30M14 6L26 -12', 2.4),
    [rock, 'M-4 -24H6V-16H-4Z'],
    line(ink, 'M1 -24V-30H20V-24', 1.2),
  ],
  gate: [
    battlement(-24, -18, 48, 26, stone),
    ['#2b2018', 'M-11 26V4Q-11 -7 0 -7T11 4V26Z'],
    [wood, 'M-11 26V2L-22 8V27ZM11 26V2L22 8V27Z'],
    line('#5c3d22', 'M-22 15L-11 11M22 15L11 11', 1.6),
  ],
  houses: [
    ['#e2d2ab', 'M-26 24V4H-6V24Z'],
    ['#a05a3f', 'M-29 5L-16 -9L-3 5Z'],
    ['#ece1c8', 'M-4 24V-2H22V24Z'],
    ['#8c4f3c', 'M-8 -1L9 -18L26 -1Z'],
    [dark, 'M4 24V12H11V24ZM-20 16H-13V11H-20ZM15 9H20V4H15Z'],
  ],
  fire: [
    [
      '#e06a26',
      'M-16 24Q-28 4 -12 -8Q-12 0 -7 2Q-10 -18 6 -28Q4 -14 14 -6Q15 -12 13 -15Q28 4 17 24Z',
    ],
    ['#f6c64a', 'M-8 24Q-14 12 -4 4Q-2 10 2 10Q0 2 6 -6Q8 4 11 10Q13 18 8 24Z'],
  ],
  tent: [
    [linen, 'M-28 24L0 -22L28 24Z'],
    ['$', 'M-9 24L0 -22L9 24Z'],
    line(dark, 'M0 -22V-30', 2.2),
    ['$', 'M0 -30L12 -27L0 -24Z'],
  ],
  wagon: [
    [linen, 'M-24 4Q-26 -20 -12 -20H14Q26 -18 24 4Z'],
    line('#b9a57f', 'M-12 -20Q-14 -8 -12 4M2 -20V4M14 -20Q16 -8 14 4', 1.6),
    [wood, 'M-27 4H27L24 13H-24Z'],
    ['#8a5f38', disc(-15, 16, 9)],
    ['#8a5f38', disc(15, 16, 9)],
    line('#5c3d22', 'M-15 7V25M-24 16H-6M15 7V25M6 16H24', 1.6),
  ],
  mud: [
    ['#7a6242', 'M-30 18Q-16 10 0 18T30 17V30H-30Z'],
    line('#5c4a30', 'M-22 23q6 -3 12 0M4 24q8 -3 16 0', 1.8),
  ],
  wheat: [
    ...ear(-14, 4, '#d9ab3f'),
    ...ear(14, 4, '#d9ab3f'),
    ...ear(0, 0, '#e4b94c'),
    [red, 'M-8 8Q0 12 8 8V14Q0 18 -8 14Z'],
  ],
  blight: [
    ...ear(-16, 12, '#7d6a46'),
    ...ear(16, 10, '#6e5c3c'),
    ...ear(0, 8, '#8a744a'),
    [ink, disc(-8, 2, 2)],
    [ink, disc(10, 6, 2)],
  ],
  ship: [
    line(dark, 'M0 10V-28', 3),
    [linen, 'M-21 -22H21Q27 -6 19 6H-19Q-27 -6 -21 -22Z'],
    line(red, 'M0 -18V3M-11 -9H11', 4.6),
    ['#8a5f38', 'M-30 8H30Q28 22 19 24H-17Q-26 22 -30 8Z'],
    line('#5c3d22', 'M-28 13H28', 1.6),
    [red, 'M0 -28h12l-4 3l4 3H0Z'],
  ],
  merchantman: [
    line(dark, 'M0 10V-28', 3),
    ['#d8b15c', 'M-21 -22H21Q27 -6 19 6H-19Q-27 -6 -21 -22Z'],
    line('#a3774a', 'M-10 -22Q-13 -8 -9 6M10 -22Q13 -8 9 6', 1.6),
    ['#7a4a2b', 'M-30 8H30Q28 22 19 24H-17Q-26 22 -30 8Z'],
    line('#5c3d22', 'M-28 13H28', 1.6),
  ],
  corsair: [
    line(dark, 'M0 10V-28', 3),
    ['#3a3330', 'M-19 -24L22 2H-4Q-16 -6 -19 -24Z'],
    ['#5c3d22', 'M-30 8H30Q28 22 19 24H-17Q-26 22 -30 8Z'],
    line(gold, 'M-20 14v.01M-10 15v.01M0 15.500v.01M10 15v.01M20 14v.01', 4),
    [red, 'M0 -28h12l-4 3l4 3H0Z'],
  ],
  anchor: [
    line(ink, 'M0 -16V24M-20 6Q-16 24 0 24T20 6M-10 -8H10', 5),
    ['', disc(0, -21, 5), ink, 3.6],
  ],
  fish: [
    ['#8fb0bd', 'M-26 0Q-8 -18 12 -2L26 -12Q20 0 26 12L12 2Q-8 18 -26 0Z'],
    line('#4f7583', 'M-8 -9Q-3 0 -8 9M0 -6q3 6 0 12M6 -4q2 4 0 8', 1.6),
    [ink, disc(-17, -2, 1.6)],
  ],
  barrel: [
    [wood, 'M-15 -24H15Q24 0 15 24H-15Q-24 0 -15 -24Z'],
    line('#5c3d22', 'M-19 -11H19M-19 11H19M-6 -24Q-11 0 -6 24M6 -24Q11 0 6 24', 1.8),
    ['#5c3d22', disc(0, 0, 2.6)],
  ],
  grapes: [
    ...[
      [-9, -8],
      [0, -8],
      [9, -8],
      [-5, 0],
      [5, 0],
      [0, 8],
    ].map(([x, y]): Stroke => ['#6b3f78', disc(x ?? 0, y ?? 0, 5)]),
    [green, 'M0 -14Q-12 -16 -14 -26Q2 -26 2 -14ZM2 -14Q12 -16 16 -24Q4 -26 2 -14Z'],
  ],
  logs: [
    ...[
      [-15, 15],
      [0, 15],
      [15, 15],
      [-8, 3],
      [8, 3],
      [0, -9],
    ].flatMap(([x = 0, y = 0]): Stroke[] => [
      ['#d2a56d', disc(x, y, 7.5)],
      line('#8a5f38', disc(x, y, 3.6), 1.2),
    ]),
  ],
  wool: [
    [
      linen,
      'M-20 14Q-28 8 -22 0Q-26 -10 -15 -12Q-12 -21 -2 -17Q8 -23 14 -14Q25 -14 22 -3Q29 4 21 11Q20 20 9 18Q-2 25 -9 18Q-19 22 -20 14Z',
    ],
    line('#c9b98f', 'M-12 -4q4 -4 8 0M2 2q4 -4 8 0M-10 8q4 -4 8 0M4 -8q4 -3 7 0', 1.8),
  ],
  salt: [
    ['#f4f1ea', 'M-28 22Q-16 -14 0 -20Q14 -12 28 22Z'],
    line('#c3c6c9', 'M-10 8L-2 -6M6 12L12 0M-2 16l4 -7', 1.8),
    [wood, 'M10 -26L14 -28L4 4Q-1 7 -4 2Z'],
  ],
  mine: [
    [rock, 'M-30 26L-20 -8L-6 -22L10 -18L24 -4L30 26Z'],
    ['#221a14', 'M-12 26V4Q-12 -4 0 -4T12 4V26Z'],
    line(wood, 'M-12 26V4H12V26', 3.4),
    ['#e6ebee', 'M-22 10l4 -5l5 3l-2 5ZM17 6l4 -5l5 3l-2 5Z'],
  ],
  mint: [
    ['#6e6258', 'M-24 12H24L16 19H8V26H-8V19H-16Z'],
    ...heap(0, 10, 1),
    [dark, 'M6 -8L26 -24L29 -20L10 -4Z'],
    [steel, 'M-6 -10L6 -20L14 -10L2 0Z'],
  ],
  toll: [
    ['#8fb0bd', 'M-30 16Q-15 12 0 16T30 16V28H-30Z'],
    [stone, 'M-30 8Q0 -16 30 8V18H20Q18 6 8 6T-2 18H-6Q-8 8 -16 8T-26 18H-30Z'],
    line(dark, 'M0 -6V-26', 3),
    line(red, 'M0 -22L24 -16', 4),
  ],
  road: [
    ['#e6d3a2', 'M-10 28Q-26 10 -4 0T4 -24H9Q22 -8 8 4T16 28Z'],
    line('#a98a55', 'M3 26Q-12 10 4 0T7 -22', 1.6),
  ],
  skull: [
    [linen, 'M-20 -4Q-20 -26 0 -26T20 -4Q20 6 12 10V20H-12V10Q-20 6 -20 -4Z'],
    [ink, disc(-8, -4, 5.4)],
    [ink, disc(8, -4, 5.4)],
    [ink, 'M0 3l4 6h-8Z'],
    line(ink, 'M-5 13V20M0 13V20M5 13V20', 1.6),
  ],
  rat: [
    ['#4b4038', 'M-24 16Q-22 -4 -2 -6Q12 -8 18 2L28 8Q24 15 16 15Z'],
    ['#4b4038', disc(13, -3, 4.4)],
    line('#b98a7a', 'M-23 14Q-32 10 -28 0T-22 -12', 2.4),
    line('#4b4038', 'M-14 15v6M6 15v6', 3),
    [linen, disc(19, 4, 1.6)],
  ],
  cup: [
    [gold, 'M-17 -24H17Q17 -2 4 2V16Q14 18 14 24H-14Q-14 18 -4 16V2Q-17 -2 -17 -24Z'],
    ['#6b1f2a', oval(0, -24, 17, 4.5)],
    [red, disc(0, -10, 3)],
  ],
  flask: [
    ['#cfe0d4', 'M-6 -26H6V-10Q22 2 18 16Q14 26 0 26T-18 16Q-22 2 -6 -10Z'],
    ['#5d9a6a', 'M-18 8Q0 2 18 8Q19 26 0 26T-18 8Z'],
    [dark, 'M-7 -30H7V-24H-7Z'],
  ],
  cradle: [
    ['#ece1c8', 'M-18 -2Q-8 -12 4 -4Q14 -8 20 2H-18Z'],
    [skin, disc(-11, -6, 6)],
    [wood, 'M-26 0H26L20 18H-20ZM-26 0V-20H-20V0ZM20 0V-14H26V0Z'],
    line(dark, 'M-24 22Q0 32 24 22', 3.6),
    line('#5c3d22', 'M-10 0L-8 18M4 0V18', 1.6),
  ],
  twins: [
    [linen, 'M-26 20Q-26 -2 -13 -2T0 20ZM0 20Q0 -2 13 -2T26 20Z'],
    [skin, disc(-13, -8, 8)],
    [skin, disc(13, -8, 8)],
    line(ink, 'M-16 -8v.01M-10 -8v.01M10 -8v.01M16 -8v.01M-15 -4q2 2 4 0M11 -4q2 2 4 0', 1.6),
    [wood, 'M-30 14H30L25 27H-25Z'],
  ],
  rings: [
    ['', disc(-9, 4, 15), deep, 5],
    ['', disc(9, 4, 15), gold, 5],
    [red, 'M9 -18l6 5l-6 6l-6 -6Z'],
  ],
  heart: [
    [red, 'M0 24C-34 2 -24 -24 -8 -20Q-2 -18 0 -11Q2 -18 8 -20C24 -24 34 2 0 24Z'],
    line(linen, 'M-14 -10Q-14 -15 -9 -15', 2.4),
  ],
  door: [
    [stone, 'M-22 28V-8Q-22 -28 0 -28T22 -8V28Z'],
    ['#f6d98a', 'M-14 28V-6Q-14 -20 0 -20T14 -6V28Z'],
    [wood, 'M-14 28V-6Q-14 -20 0 -20L4 -14V31Z'],
    [gold, disc(-1, 8, 2)],
  ],
  mask: [
    ['#191322', 'M-30 -8Q-32 -28 0 -28T30 -8Q34 18 0 32Q-34 18 -30 -8Z'],
    ['#e6d9b4', 'M-19 -4Q-19 -20 0 -20T19 -4Q19 14 0 25Q-19 14 -19 -4Z'],
    ['#191322', 'M-14 -4Q-8 -9 -3 -4Q-8 0 -14 -4ZM3 -4Q8 -9 14 -4Q8 0 3 -4Z', '', 0],
    line('#6b543a', 'M0 -2V8L-3 10M-8 15Q0 19 8 15', 1.8),
  ],
  moon: [['#f0e3b8', 'M8 -24A24 24 0 1 0 22 14A20 20 0 1 1 8 -24Z']],
  eye: [
    [linen, 'M-28 0Q0 -26 28 0Q0 24 -28 0Z'],
    ['#4d6640', disc(0, -1, 9)],
    [ink, disc(0, -1, 4.4)],
    [linen, disc(3, -4, 1.6)],
  ],
  key: [
    ['', disc(-14, -10, 9), gold, 5],
    line(gold, 'M-8 -4L18 22M10 14L16 8M16 20L22 14', 5),
    line('#7c5a12', 'M-8 -4L18 22', 1),
  ],
  tongue: [
    [skin, 'M-28 -26H6Q16 -18 12 -10L18 -2L12 2Q16 8 10 12V18Q2 22 -8 18L-10 28H-28Z'],
    line(red, 'M12 3Q22 6 27 0M22 4L28 8', 2.6),
    [ink, disc(2, -10, 1.8)],
    line(ink, 'M-4 -16Q2 -19 7 -15', 2),
  ],
  purseEmpty: [
    ['#8c5a35', 'M-10 -22Q0 -17 10 -22L5 -12Q18 -2 14 14Q0 21 -14 14Q-18 -2 -5 -12Z'],
    line('#5c3d22', 'M-7 -12Q0 -8 7 -12M-8 2Q-4 8 -8 12M6 0Q3 6 7 11', 1.6),
    ...heap(22, 24, 1),
  ],
  horse: [
    [
      '#8a5f38',
      'M-18 30Q-16 4 -10 -8L-12 -20L-4 -14Q12 -14 24 8Q26 16 18 18Q10 16 4 10Q2 20 10 30Z',
    ],
    ['#4b3523', 'M-10 -10Q-22 4 -20 30L-26 30Q-28 0 -12 -18Z'],
    [ink, disc(6, -3, 1.8)],
    line('#8c2f2c', 'M8 -12L14 14M-2 4L14 6', 2.2),
  ],
  boar: [
    ['#5b4636', 'M-28 6Q-24 -16 0 -16Q16 -16 20 -6L30 4L24 10Q16 14 8 12H-16Q-26 14 -28 6Z'],
    line('#33241a', 'M-20 -9L-14 -20M-10 -13L-4 -23M0 -14L6 -22', 2.4),
    line('#5b4636', 'M-18 12V22M-10 12V22M4 12V22M12 12V22', 4.6),
    [linen, 'M22 8Q30 8 30 -2Q24 0 22 8Z'],
    [ink, disc(17, -3, 1.6)],
  ],
  dove: [
    [
      linen,
      'M-28 4Q-10 6 -6 -4Q-12 -22 8 -28Q6 -14 12 -8Q14 -14 22 -12L28 -8L22 -6Q20 10 2 14Q-12 18 -28 4Z',
    ],
    [green, 'M22 -3Q30 -2 30 6Q22 6 22 -3Z'],
    [ink, disc(20, -9, 1.2)],
  ],
  bell: [
    [gold, 'M0 -26Q16 -24 16 0Q16 12 24 18H-24Q-16 12 -16 0Q-16 -24 0 -26Z'],
    [deep, disc(0, 21, 4.6)],
    line('#f6dd8c', 'M-9 -12Q-11 0 -9 8', 2.4),
  ],
  trumpet: [
    line(gold, 'M-26 14L8 -8', 5),
    [gold, 'M4 -12L24 -28L28 -8L10 -2Z'],
    ['$', 'M-14 8L2 -2L6 18L-2 16L-8 22Z'],
  ],
  bow: [
    line(wood, 'M-14 -28Q22 -20 22 0T-14 28', 4.4),
    line(linen, 'M-14 -28L-14 28', 1.4),
    line(dark, 'M-26 0H22', 2.4),
    [steel, 'M22 -4L31 0L22 4Z'],
    [red, 'M-27 -4L-18 0L-27 4Z'],
  ],
  arrow: [
    line(dark, 'M-20 22L16 -14', 3),
    [steel, 'M22 -22L20 -8L8 -20Z'],
    [linen, 'M-26 20L-16 10L-12 14L-22 26ZM-20 26L-10 16L-14 12Z'],
    [red, 'M20 -2q5 8 0 11q-5 -3 0 -11Z'],
  ],
  hammer: [
    [dark, 'M-20 20L4 -4L8 0L-16 24Z'],
    [steel, 'M-8 -14L8 -26L24 -8L14 4Z'],
    [rock, 'M-2 12H26V26H-2Z'],
    line('#6e6258', 'M12 12V26', 1.4),
  ],
  trowel: [
    [steel, 'M-24 18L6 -14L12 8Z'],
    line(dark, 'M10 -4L26 -20', 5),
    [rock, 'M-4 14H26V26H-4Z'],
  ],
  fork: [line(dark, 'M0 30V-6M-12 -26V-12Q-10 -6 0 -6T12 -12V-26M0 -26V-6', 3.4)],
  torch: [
    line(dark, 'M-4 30L4 -2', 5),
    ['#e06a26', 'M4 -2Q-12 -10 0 -22Q-1 -16 3 -15Q2 -24 9 -30Q18 -10 4 -2Z'],
    ['#f6c64a', 'M4 -4Q-3 -10 4 -16Q10 -10 4 -4Z'],
  ],
  trebuchet: [
    line(wood, 'M-22 26L0 -8L22 26M-12 11H12', 4),
    line(dark, 'M-26 8L22 -24', 4),
    [rock, 'M-32 6H-20V18H-32Z'],
    line(ink, 'M22 -24Q30 -18 26 -10', 1.4),
    [rock, disc(26, -7, 4)],
    line(dark, 'M-28 27H28', 4),
  ],
  laurel: [
    line('#4c6b35', 'M-2 26Q-26 14 -18 -22M2 26Q26 14 18 -22', 3),
    [
      '#5d7f45',
      'M-18 -12q-10 -2 -8 -12q9 2 8 12ZM-20 2q-10 -2 -9 -12q9 2 9 12ZM-17 14q-10 0 -11 -10q10 0 11 10ZM18 -12q10 -2 8 -12q-9 2 -8 12ZM20 2q10 -2 9 -12q-9 2 -9 12ZM17 14q10 0 11 -10q-10 0 -11 10ZM-14 -14q8 -3 7 -12q-8 3 -7 12ZM-15 0q9 -2 9 -10q-9 2 -9 10ZM14 -14q-8 -3 -7 -12q8 3 7 12ZM15 0q-9 -2 -9 -10q9 2 9 10Z',
    ],
  ],
  bed: [
    [wood, 'M-28 26V-14H-23V26ZM23 26V0H28V26Z'],
    [linen, 'M-23 4Q-20 -8 -8 -6L-4 6H-23Z'],
    [skin, disc(-13, -4, 6.4)],
    [red, 'M-6 2Q8 -8 23 4V18H-23V6Q-12 10 -6 2Z'],
    line('#c8553d', 'M-6 -14l3 -5M0 -11l5 -4', 2),
  ],
  candle: [
    [linen, 'M-7 26V-8H7V26Z'],
    ['#f6c64a', 'M0 -10q-7 -6 0 -18q7 12 0 18Z'],
    [gold, 'M-18 26H18V31H-18Z'],
  ],
  camel: [
    [
      '#c79b5b',
      'M-26 26L-24 4Q-26 -8 -16 -8Q-12 -20 -6 -8Q0 -4 4 -8Q8 -22 14 -8Q20 -2 18 -14L20 -26Q30 -28 30 -20L25 -18Q26 6 16 6L14 26H9L8 10H-14L-17 26Z',
    ],
    [red, 'M-9 -9Q0 -14 7 -9L6 4H-8Z'],
    [ink, disc(25, -22, 1.2)],
  ],
  chain: [
    ['', oval(-16, 0, 10, 7), ink, 5],
    ['', oval(16, 0, 10, 7), ink, 5],
    line(gold, 'M-4 -12L0 -5M5 -13L2 -6M-4 12L0 6M6 12L3 6', 2.4),
  ],
  tree: [
    [dark, 'M-4 28Q-2 10 -3 2H3Q2 10 5 28Z'],
    [
      green,
      'M0 4Q-14 12 -20 2Q-30 -2 -24 -12Q-24 -24 -12 -22Q-4 -32 6 -25Q18 -28 20 -17Q30 -12 24 -2Q18 10 0 4Z',
    ],
    ...[
      [-12, -10],
      [0, -16],
      [12, -9],
      [0, -4],
    ].map(([x = 0, y = 0]): Stroke => [gold, disc(x, y, 3)]),
  ],
  bread: [
    ['#c78f4b', 'M-26 16Q-28 -6 0 -8T26 16Q0 24 -26 16Z'],
    line('#7b4a2a', 'M-12 -2L-8 8M0 -4L3 7M11 -2L14 8', 2),
  ],
  hands: [
    [
      skin,
      'M-16 28Q-24 10 -20 -4Q-16 -6 -15 0L-13 8Q-8 4 -2 12V28ZM16 28Q24 10 20 -4Q16 -6 15 0L13 8Q8 4 2 12V28Z',
    ],
  ],
  columns: [
    ['#ddd2b9', 'M-28 -10L0 -26L28 -10Z'],
    [stone, 'M-24 -10H24V-5H-24ZM-26 20H26V27H-26Z'],
    ['#ece1c8', 'M-21 -5H-14V20H-21ZM-8 -5H-1V20H-8ZM6 -5H13V20H6ZM16 -5H22V20H16Z'],
  ],
  roof: [
    ['#ece1c8', 'M-20 28V0H20V28Z'],
    ['#8c4f3c', 'M-28 2L0 -24L28 2Z'],
    ['#2b2018', 'M-9 -3L-1 -12L6 -6L0 0Z'],
    ['#7fb0bd', 'M-3 8q4 6 0 8q-4 -2 0 -8ZM8 14q4 6 0 8q-4 -2 0 -8ZM-12 16q4 6 0 8q-4 -2 0 -8Z'],
  ],
  hourglass: [
    ['#e6ebee', 'M-13 -22H13Q13 -6 2 0Q13 6 13 22H-13Q-13 6 -2 0Q-13 -6 -13 -22Z'],
    [gold, 'M-9 -12Q0 -8 9 -12Q6 -4 0 0Q-6 -4 -9 -12ZM-11 20Q0 4 11 20Z'],
    [wood, 'M-18 -28H18V-22H-18ZM-18 22H18V28H-18Z'],
  ],
  wind: [
    line(
      '#fdf8ec',
      'M-30 -10H8Q20 -10 18 -18T6 -18M-30 2H20Q32 2 29 12T16 12M-24 14H0Q8 15 6 21',
      3.4,
    ),
  ],
  snow: [
    line(
      '#ffffff',
      'M-20 -18v10M-25 -13h10M6 -22v12M0 -16h12M20 0v10M15 5h10M-6 6v12M-12 12h12M-24 14v8M-28 18h8',
      2.2,
    ),
  ],
  sun: [
    line(
      '#f3c14b',
      'M0 -30V-22M0 22V30M-30 0H-22M22 0H30M-21 -21L-15 -15M21 -21L15 -15M-21 21L-15 15M21 21L15 15',
      3.6,
    ),
    ['#f7d370', disc(0, 0, 16)],
  ],
  wound: [
    [skin, 'M-28 -10Q0 -18 28 -8V12Q0 8 -28 14Z'],
    [linen, 'M-9 -15L8 -15L10 12L-8 12Z'],
    [red, disc(0, -1, 5)],
  ],
  cards: [
    [blue, 'M-24 -20L2 -28L14 12L-12 20Z'],
    line(linen, 'M-19 -16L0 -22L9 8L-10 14Z', 1.6),
    [paper, 'M-6 -22H24V24H-6Z'],
    line(ink, 'M9 -10V10M1 2L9 11L17 2', 3),
  ],
  tithe: [
    [linen, 'M-24 20Q-28 -4 -14 -10L-16 -16H4L2 -10Q14 -4 10 20Z'],
    line('#b9a57f', 'M-14 -10H2', 2),
    [gold, 'M-9 -2H-5V3H0V7H-5V15H-9V7H-14V3H-9Z'],
    ...heap(20, 20, 3),
  ],
} satisfies Record<string, readonly Stroke[]>

export type Thing = keyof typeof things
