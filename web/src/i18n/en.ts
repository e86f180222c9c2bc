import { arriving } from './en/arriving'
import { bargains } from './en/bargains'
import { counsel } from './en/counsel'
import { inspect } from './en/inspect'
import { letters } from './en/letters'
import { moments } from './en/moments'
import { orders } from './en/orders'
import { replay } from './en/replay'
import { report } from './en/report'
import { screen } from './en/screen'
import { sitting } from './en/seats'
import { sheets } from './en/sheets'
import { story } from './en/story'
import { study } from './en/study'

export const en = {
  signoria: 'Signoria',
  motto: 'A table for medieval strategy games that knows the rules',
  skip: 'Skip to the table',
  lobby: 'All tables',
  language: 'Language',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  loading: 'The candles are being lit…',
  notFound: 'There is nothing here',
  broken: 'This cannot be shown',
  notFoundHint: 'The link may be mistyped, or the table may be gone.',

  yourName: 'Your name',
  youAre: 'You are',
  rename: 'Change my name',
  keepName: 'Keep this name',

  newTable: 'Set up a table',
  game: 'Which game',
  seats: 'Seats',
  seat: (n: number) => `Seat ${n}`,
  fewerSeats: 'One seat fewer',
  moreSeats: 'One seat more',
  seatMe: 'Me',
  seatOpen: 'Open, for a friend',
  seatBot: (level: string) => `Bot: ${level}`,
  botsPlain: 'Bots',
  botsOwn: 'Bots with rules of their own',
  options: 'Rules of this table',
  eachSeat: 'What each seat plays',
  seed: 'Seed of chance',
  seedHint: 'The same seed deals the same game. Leave it empty for chance itself.',
  openTable: 'Open the table',
  yourTurn: 'Your turn',
  turn: (n: number) => `Turn ${n}`,
  statusOpen: 'Waiting for players',
  statusFinished: 'Finished',
  emptySeat: 'empty',
  importRecord: 'Open a record',
  recordFile: 'The file',
  importHint: 'A game that was saved as a file: look at it, or play on.',
  rules: 'Rules',
  about: 'About',

  copy: 'Copy the link',
  copied: 'The link is copied',
  sitHere: 'Sit here',
  standUp: 'Stand up',
  seatBotHere: 'Seat a bot',
  emptyIt: 'Empty the seat',
  fillWithBots: 'Fill with bots',
  start: 'Start the game',
  startNeedsAll: 'The game can start when every seat is taken.',
  waitsForHost: 'The host starts the game when every seat is taken.',
  here: 'at the table',
  away: 'away',
  you: 'you',
  host: 'host',

  board: 'Board',
  chronicle: 'Chronicle',
  chronicleEmpty: 'Nothing has happened yet.',
  newerRules: 'From here on the table is played by newer rules. What was played before stands.',
  newerRulesBack: (n: number) =>
    n === 1
      ? 'One answer no longer fitted them and was given back.'
      : `${n} answers no longer fitted them and were given back.`,
  latest: 'Latest news',
  secretLine: 'Only you can see this line',
  panels: 'What to look at',
  mine: 'Before you',

  yourChoices: 'Your choices',
  forbidden: (n: number) =>
    n === 1 ? 'One thing the rules forbid now' : `${n} things the rules forbid now`,
  forbiddenBy: 'Forbidden:',
  readRule: 'Read the rule',
  final: {
    seals: 'cannot be taken back',
    draws: 'left to chance, cannot be taken back',
    reveals: 'opens what is hidden, cannot be taken back',
    binds: 'cannot be taken back',
  },
  fate: {
    draws: 'The seal: chance decides at once, and there is no way back.',
    reveals: 'The seal: it opens what is hidden, and there is no way back.',
    land: 'A land may be lost by it.',
    ruler: 'Your ruler may be lost by it.',
    game: 'The game may be lost by it.',
  },
  confirm: 'Confirm',
  choose: 'Choose',
  undo: 'Take back',
  waitingFor: (names: string) => `Waiting for ${names}…`,
  alsoWaitingFor: (names: string) => `Also deciding: ${names}`,
  watching: 'You are watching',
  tableThinks: 'The table is at work…',
  sent: 'Your answer is on its way…',
  playAs: 'You play several seats',

  live: 'Connected',
  opening: 'Connecting…',
  lost: 'Connection lost. Trying again…',
  unreachable: 'The server cannot be reached',

  bargains: 'Bargains',
  noBargains: 'Nothing can be bargained at this moment.',
  outOfTurn: 'Out of turn',
  outOfTurnHint: 'You may do these at any moment, whoever is to move.',
  nothingOutOfTurn: 'Nothing can be done out of turn at this moment.',
  words: 'Words to go with it',
  turnDown: (name: string) => `Fewer: ${name}`,
  turnUp: (name: string) => `More: ${name}`,
  wordsHint: 'A promise binds only your honour.',
  offered: 'On the table',

  gameOver: 'The game is over',
  winner: (names: string, many: boolean) => (many ? `${names} win` : `${names} wins`),
  youWin: 'The realm is yours',
  youWinWith: (others: string) => `You win, together with ${others}`,
  noWinner: 'Nobody has won',
  decidedBy: (how: string) => `How it was decided: ${how}`,
  standing: 'Standing',
  place: 'Place',
  lookAtBoard: 'Look at the board',
  again: 'Back to the tables',
  saveRecord: 'Save the record',

  searchRules: 'Search the rules',
  nothingFound: 'No rule says that.',
  found: (n: number) => (n === 1 ? 'One rule' : `${n} rules`),
  example: 'Example',
  ruling: 'Ruling',
  wholeRulebook: 'The whole rulebook',
  chapters: 'Chapters',
  linkToRule: 'Link to this rule',

  help: 'Keys',
  helpChoice: 'Choose what carries that sign',
  helpUndo: 'Take your last answer back',
  helpSearch: 'Search the rules',
  helpHelp: 'Show these keys',
  helpClose: 'Close what is open',

  ...arriving,
  ...bargains,
  ...inspect,
  ...letters,
  ...moments,
  ...replay,
  ...report,
  ...screen,
  ...orders,
  ...sheets,
  ...story,
  counsel,
  study,
  sitting,
}

export type Words = typeof en
