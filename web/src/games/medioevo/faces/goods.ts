// The glyphs of the goods, about their middle, 20 wide and high: they say the same as the colour of the cube.

export const glyphs: Record<string, string> = {
  ear: 'M0 8V-4M0-4Q-4-6-4-10Q0-9 0-4Q0-9 4-10Q4-6 0-4M0 2Q-5 1-5-3Q-1-3 0 2Q1-3 5-3Q5 1 0 2',
  jug: 'M-4-9H4L3-3Q7 0 6 5 5 9 0 9T-6 5Q-7 0-3-3ZM5-3Q10-2 8 3',
  crystal: 'M0-9L6-3 4 8H-4L-6-3ZM-6-3H6M0-9V8',
  bolt: 'M-8-6H6Q9-6 9-3T6 0H-8ZM-8 0V7H6Q9 7 9 3.500T6 0M-8-6V7',
  pelt: 'M0-9L4-6 9-7 6-2 8 4 4 5 3 9H-3L-4 5-8 4-6-2-9-7-4-6Z',
  log: 'M-8-4A4 4 0 1 0-8 4 4 4 0 1 0-8-4M-8-4H5Q9-4 9 0T5 4H-8M-1-4 2-8 5-7',
  helmet: 'M-7 8V-1Q-7-9 0-9T7-1V8H2V0H-2V8ZM0-9V0',
  shackle: 'M-4-6A4 4 0 1 0-4 2A4 4 0 1 0-4-6M4-2A4 4 0 1 0 4 6A4 4 0 1 0 4-2',
  pepper: 'M-2-6Q6-6 7 1T1 9Q-6 8-7 1T-2-6M-2-6Q0-10 4-9',
}
