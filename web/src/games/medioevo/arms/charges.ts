// The charges of the realms that can be played: each one filled shape around its own middle, 20 wide and high.

import type { Pattern } from '../../../common/patterns'

export interface Arms {
  charge: string
  pattern: Pattern
}

export const arms: Record<string, Arms> = {
  'byzantine-empire': {
    charge:
      'M-2-10H2V-2H10V2H2V10H-2V2H-10V-2H-2ZM-8-8h4v4h-4zM4-8h4v4h-4zM-8 4h4v4h-4zM4 4h4v4h-4z',
    pattern: 'crosses',
  },
  'mamluk-sultanate': { charge: 'M-8-9H8Q8 0 2 1.5V6H6V9H-6V6H-2V1.5Q-8 0-8-9Z', pattern: 'rings' },
  'kingdom-of-hungary': {
    charge: 'M-1.8-10H1.8V-7H5V-4H1.8V-1.5H8V2H1.8V10H-1.8V2H-8V-1.5H-1.8V-4H-5V-7H-1.8Z',
    pattern: 'bars',
  },
  'holy-roman-empire': {
    charge:
      'M0-10L3-8 1.8-5.5Q6-9 10-7.5L8-5.5 9.5-4 7-3.5 8-1.5 5-2 6 0 3-.5V2L6.5 6.5 3.5 6 3 9 0 6-3 9-3.5 6-6.5 6.5-3 2V-.5L-6 0-5-2-8-1.5-7-3.5-9.5-4-8-5.5-10-7.5Q-6-9-1.8-5.5L-3-8Z',
    pattern: 'lozenges',
  },
  'golden-horde': {
    charge: 'M-1.7-10H1.7V0H6V-7H9V3.5H1.7V10H-1.7V3.5H-9V-7H-6V0H-1.7Z',
    pattern: 'bends',
  },
  'republic-of-novgorod': {
    charge:
      'M-1.2-10H1.2V-8H4V-5.6H1.2V-1H5V2.5H8.5V6H10V9H-10V6H-8.5V2.5H-5V-1H-1.2V-5.6H-4V-8H-1.2Z',
    pattern: 'pales',
  },
  'kingdom-of-france': {
    charge:
      'M0-10Q4-6 1.8-1.5H2.4Q3-6 6.5-6 10-5 8.8-1 7.3-3.3 5.8-2.2 4.5-.7 5.5 1H7V3.5H3.2Q3.5 7 0 10-3.5 7-3.2 3.5H-7V1H-5.5Q-4.5-.7-5.8-2.2-7.3-3.3-8.8-1-10-5-6.5-6-3-6-2.4-1.5H-1.8Q-4-6 0-10Z',
    pattern: 'dots',
  },
  'kingdom-of-england': {
    charge: 'M-9 8-10-5-4.5 0 0-9 4.5 0 10-5 9 8Z',
    pattern: 'chevrons',
  },
  'crown-of-castile': {
    charge:
      'M-9 9V-3H-10V-7H-7.5V-5.5H-5.8V-7H-3V-10H-1V-8.5H1V-10H3V-7H5.8V-5.5H7.5V-7H10V-3H9V9H2V5Q0 2-2 5V9Z',
    pattern: 'bricks',
  },
  'hafsid-sultanate': {
    charge: 'M4-9.5A9.7 9.7 0 1 0 4 9.5 7.8 7.8 0 1 1 4-9.5Z',
    pattern: 'waves',
  },
}

/** A skull, for the barbarians, who bear no arms. */
export const skull =
  'M-8-2A8 8 0 1 1 8-2Q8 2 4.5 4V9H-4.5V4Q-8 2-8-2ZM-3.5-4A2 2 0 1 0-3.5 0 2 2 0 1 0-3.5-4ZM3.5-4A2 2 0 1 0 3.5 0 2 2 0 1 0 3.5-4Z'
