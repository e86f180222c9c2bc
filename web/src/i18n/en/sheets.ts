/** Words of sheets: what is decided as a whole. */
export const sheets = {
  all: (n: number) => `All ${n}`,
  andThen: (what: string) => `${what}, and then:`,
  andDone: 'And with that be done:',
  layAside: 'Lay the sheet aside',
  tearUp: 'Tear it up',
  stepDown: (what: string) => `Less: ${what}`,
  needsFirst: (what: string) => `after ${what}`,
  hasPassed: 'has passed',
  stepUp: (what: string) => `More: ${what}`,
  upTo: (n: number) => `up to ${n}`,
  allOfIt: 'all',
  setTo: (what: string, to: string) => `${what}: ${to}`,
  reckoning: 'Reckoning…',
  sumNow: (what: string) => `${what} now`,
  sumAfter: 'after it',
  undoSheet: 'Take all of it back',
}
