// The signs of the six branches, drawn about the middle of a box of 24, so that no colour need be told apart to know them.

const sword = 'M-1.300-10L0-11.500 1.300-10V3.500H5V5.700H1.300V10H-1.300V5.700H-5V3.500H-1.300Z'
const axe =
  'M-2-11H.600V11H-2ZM.600-9.500Q8.500-11 9.500 1.500 6-2 .600-2ZM-2-8.500L-6.500-6.500V-3.500L-2-2.500Z'
const compass =
  'M0-11A2.600 2.600 0 0 1 1.900-6.600L7.500 8.800 5.200 10 2.400 2.500H-2.400L-5.200 10-7.500 8.800-1.900-6.600A2.600 2.600 0 0 1 0-11ZM0-2.800L-1.400.6H1.400Z'
const scales =
  'M-1-10H1V-8H9V-6.300H1V7.500H5.500V9.700H-5.500V7.500H-1V-6.300H-9V-8H-1ZM-7-6.500L-3 2A4.400 4 0 0 1-11 2ZM7-6.500L11 2A4.400 4 0 0 1 3 2Z'
const chalice =
  'M-7-10H7Q7.500-1 1.400 1.500V6Q5 6.700 5.800 9.700H-5.800Q-5 6.700-1.400 6V1.500Q-7.500-1-7-10Z'
const crown = 'M-8.500 5L-10-7-4.800-2 0-10 4.800-2 10-7 8.500 5ZM-8.500 6.500H8.500V9.700H-8.500Z'

const signs: Record<string, string> = { sword, axe, compass, scales, chalice, crown }

/** branchSign is the sign of a branch, by what the box calls it; a box file's own is a plain lozenge. */
export const branchSign = (icon: string) => signs[icon] ?? 'M0-9L8 0 0 9-8 0Z'
