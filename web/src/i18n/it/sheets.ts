import type { sheets as en } from '../en/sheets'

export const sheets: typeof en = {
  all: (n) => `Tutti e ${n}`,
  andThen: (what) => `${what}, e poi:`,
  andDone: 'E con ciò basta:',
  layAside: 'Metti da parte il foglio',
  tearUp: 'Straccialo',
  stepDown: (what) => `Meno: ${what}`,
  needsFirst: (what) => `dopo ${what}`,
  hasPassed: 'ha passato',
  stepUp: (what) => `Più: ${what}`,
  upTo: (n) => `fino a ${n}`,
  allOfIt: 'tutto',
  setTo: (what, to) => `${what}: ${to}`,
  reckoning: 'Si fanno i conti…',
  sumNow: (what) => `${what} ora`,
  sumAfter: 'dopo',
  undoSheet: 'Annulla tutto il foglio',
}
