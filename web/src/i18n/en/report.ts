/** Words of the report of a turn. */
export const report = {
  report: 'Latest report',
  turnEnded: (turn: string) => `${turn} has ended`,
  turnSoFar: (turn: string) => `${turn} so far`,
  reportHint: 'What matters to you first. Everything else is in the chronicle.',
  quietTurn: 'Nothing that one would tell a friend.',
  youBeforeAfter: 'You, before and after',
  before: 'before: ',
  placesOf: (score: string) => `${score}, and places won or lost`,
  placesWon: (n: number) => (n === 1 ? 'one place won' : `${n} places won`),
  placesLost: (n: number) => (n === 1 ? 'one place lost' : `${n} places lost`),
  samePlace: 'same place',
  toMind: 'To mind',
  reportEveryTurn: 'After every turn',
  watchTurn: 'Watch it',
  reportRead: 'Go on',
}
