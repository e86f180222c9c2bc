// Where the pictures on cards are set: a sky, and what lies behind the things, in 160 by 108.

import type { Stroke } from './things'

export interface Ground {
  sky: readonly [string, string]
  strokes: readonly Stroke[]
}

const arch = (x: number, colour: string): Stroke => [
  colour,
  `M${x - 13} 74V38Q${x - 13} 22 ${x} 18Q${x + 13} 22 ${x + 13} 38V74Z`,
  '#2a1411',
  1.4,
]
const pane = (x: number): Stroke => [
  '#e9b765',
  `M${x - 8} 68V40Q${x - 8} 28 ${x} 24Q${x + 8} 28 ${x + 8} 40V68Z`,
  '',
  0,
]

export const grounds = {
  fields: {
    sky: ['#bcd0cf', '#f0e6bd'],
    strokes: [
      ['#a8b571', 'M0 70Q40 54 84 66T160 60V108H0Z'],
      ['#c7b766', 'M0 88Q50 76 96 86T160 82V108H0Z'],
      ['', 'M20 96q20 -6 40 0M92 98q22 -6 44 0', '#a8924a', 1.6],
    ],
  },
  hills: {
    sky: ['#a9c4cf', '#e8e2b8'],
    strokes: [
      ['#b7ab7c', 'M0 66L28 46L50 60L84 38L112 60L136 48L160 62V108H0Z'],
      ['#9fab6a', 'M0 84Q46 70 92 80T160 76V108H0Z'],
    ],
  },
  dusk: {
    sky: ['#d98a58', '#f4dfa6'],
    strokes: [
      ['#fbeec0', 'M104 40a16 16 0 1 0 32 0a16 16 0 1 0 -32 0Z', '', 0],
      ['#b48d62', 'M0 68L26 50L44 62L72 44L104 64L130 52L160 66V108H0Z'],
      ['#a3955a', 'M0 86Q50 72 100 82T160 80V108H0Z'],
    ],
  },
  war: {
    sky: ['#b9553f', '#eeb77d'],
    strokes: [
      ['#8a6a42', 'M0 70Q30 60 62 68T124 64T160 66V108H0Z'],
      ['#9a7a4c', 'M0 88Q46 76 92 84T160 82V108H0Z'],
      ['', 'M18 70V52M30 68V48M132 66V46M146 68V52', '#5c3d22', 1.6],
    ],
  },
  night: {
    sky: ['#241d33', '#5b3f6e'],
    strokes: [
      ['#f0e3b8', 'M134 12A13 13 0 1 0 146 32A11 11 0 1 1 134 12Z', '', 0],
      ['', 'M22 20v.01M46 12v.01M70 26v.01M104 14v.01M34 40v.01M120 44v.01', '#f0e3b8', 2.4],
      [
        '#33274a',
        'M0 82H18V66h8v-8h6v8h10v16h24V72h10v10h34V64l8 -10l8 10V82h18V74h12v8H160V108H0Z',
        '#191322',
        1.4,
      ],
    ],
  },
  hall: {
    sky: ['#5c2722', '#8e3b30'],
    strokes: [
      arch(28, '#43201c'),
      pane(28),
      arch(80, '#43201c'),
      pane(80),
      arch(132, '#43201c'),
      pane(132),
      ['#3a1a16', 'M0 88H160V108H0Z'],
    ],
  },
  council: {
    sky: ['#3f4f6c', '#7d88a0'],
    strokes: [
      [
        '#2f3c54',
        'M12 78V30Q12 14 30 10Q48 14 48 30V78ZM112 78V30Q112 14 130 10Q148 14 148 30V78Z',
        '#1f2940',
        1.4,
      ],
      [
        '#c9d6e2',
        'M19 72V32Q19 20 30 17Q41 20 41 32V72ZM119 72V32Q119 20 130 17Q141 20 141 32V72Z',
        '',
        0,
      ],
      ['#6b4a2b', 'M0 84H160V108H0Z'],
      ['', 'M0 92H160', '#4f351d', 1.4],
    ],
  },
  chapel: {
    sky: ['#4f5f8c', '#d9b98a'],
    strokes: [
      [
        '',
        'M80 56L8 0M80 56L46 -20M80 56L80 -30M80 56L114 -20M80 56L152 0M80 56L-20 40M80 56L180 40',
        '#fdf3cf',
        4.4,
      ],
      ['#7d88a0', 'M0 108V40Q10 28 20 40V108ZM140 108V40Q150 28 160 40V108Z', '#3a4560', 1.4],
      ['#8d7a5c', 'M0 92H160V108H0Z'],
    ],
  },
  town: {
    sky: ['#f0d9a0', '#d9a955'],
    strokes: [
      [
        '#c79b5b',
        'M6 82V50h8v-8h6v8h8V34h12v16h8v-6h8v12H72V42l10 -12l10 12V62h16V44h8v-8h6v8h8v14h14V48h10v34Z',
        '#8a6a41',
        1.4,
      ],
      ['#8a5f38', 'M0 82H160V108H0Z'],
      ['', 'M0 92H160M0 100H160', '#6b4726', 1],
    ],
  },
  sea: {
    sky: ['#5f8fae', '#dfe6d4'],
    strokes: [
      ['#86aab0', 'M0 66Q20 60 40 66T80 66T120 66T160 66V108H0Z'],
      ['#6fa0ac', 'M0 84Q20 76 40 84T80 84T120 84T160 84V108H0Z'],
    ],
  },
  east: {
    sky: ['#3f6a9a', '#cfe0e0'],
    strokes: [
      ['#d9bd85', 'M96 78V56h6q0 -12 10 -14q10 2 10 14h6V48h6v30Z', '#8a6a41', 1.2],
      ['#6fa0ac', 'M0 80Q20 72 40 80T80 80T120 80T160 80V108H0Z'],
    ],
  },
  storm: {
    sky: ['#3a4654', '#8a99a2'],
    strokes: [
      ['', 'M12 10l-8 26M44 4l-8 26M76 10l-8 26M112 4l-8 26M146 10l-8 26', '#c9d6de', 1.6],
      ['#4f6b78', 'M0 74Q14 56 30 70T62 66T94 72T128 64T160 72V108H0Z'],
      ['#5d7f8c', 'M0 92Q18 78 38 90T78 88T120 92T160 86V108H0Z'],
    ],
  },
  winter: {
    sky: ['#9fb2c0', '#e6ebee'],
    strokes: [
      ['#cfd8dd', 'M0 70L30 44L52 62L86 38L118 64L140 50L160 66V108H0Z'],
      ['#f4f6f6', 'M0 86Q44 74 90 84T160 80V108H0Z'],
    ],
  },
  plague: {
    sky: ['#5f6b4f', '#c3bd8c'],
    strokes: [
      [
        '#4f5540',
        'M8 84V56L20 44L32 56V84ZM118 84V58L132 44L146 58V84ZM40 84V66H56V84Z',
        '#2f3326',
        1.4,
      ],
      ['#6e6a48', 'M0 84H160V108H0Z'],
    ],
  },
  camp: {
    sky: ['#c79a6a', '#f0dcae'],
    strokes: [
      ['#e6d9b8', 'M6 84L24 54L42 84ZM116 84L136 50L156 84Z', '#7a5f3c', 1.4],
      ['#9a8a52', 'M0 82Q40 76 80 82T160 80V108H0Z'],
    ],
  },
  table: {
    sky: ['#57462f', '#33271a'],
    strokes: [
      ['#7b5533', 'M0 70H160V108H0Z'],
      ['', 'M0 82H160M0 95H160M40 70V82M112 82V95M66 95V108', '#5a3d23', 1.2],
      ['', 'M0 58Q40 46 80 50T160 40', '#6b5638', 1.6],
    ],
  },
  gold: {
    sky: ['#f7e6ac', '#d9ab4c'],
    strokes: [
      [
        '',
        'M80 54L0 10M80 54L40 -20M80 54L80 -30M80 54L120 -20M80 54L160 10M80 54L-20 60M80 54L180 60M80 54L0 108M80 54L160 108',
        '#fff3c8',
        5,
      ],
    ],
  },
  rose: { sky: ['#f2c3a8', '#d98a6c'], strokes: [['', 'M0 96H160M0 12H160', '#b5624a', 1.6]] },
  sky: { sky: ['#bcd4e6', '#86a9c6'], strokes: [['', 'M0 96H160M0 12H160', '#5f86a8', 1.6]] },
  paper: { sky: ['#f4ead0', '#dcc999'], strokes: [['', 'M8 8H152V100H8Z', '#a98a55', 1.4]] },
} satisfies Record<string, Ground>

export type GroundName = keyof typeof grounds
