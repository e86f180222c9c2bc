/** Words of the front page, of laying out a table and of inviting to it. */
export const arriving = {
  guest: 'Guest',
  playAsName: 'You play as',
  changeName: 'change',

  device: {
    title: 'Another device',
    hint: 'Go on in another browser, with your name and your seats.',
    make: 'Make a link',
    open: (minutes: number) =>
      `Open it on the other device within ${minutes} minutes. It is good once, and for you alone: whoever opens it plays as you.`,
    link: 'Link for the other device',
    code: 'The link as a QR code',
    here: 'You go on here with the name and the seats of whoever has made this link: yourself, on another device.',
    instead: (name: string) =>
      `So far you are ${name} in this browser: afterwards what ${name} plays is out of reach here.`,
    arrive: 'Go on here',
  },

  games: 'The games',
  playersFrom: (least: number, most: number) => `${least} to ${most}`,
  players: 'players',
  lessonLasts: (length: string) => `lesson: ${length}`,
  playIt: 'Play',
  learn: 'Learn',
  playGame: (game: string, table: string) => `${game}: ${table}`,
  otherTables: 'With friends…',
  holdPicture: 'Hold the picture still',
  letPlay: 'Let the picture play on',

  myTables: 'Your tables',
  youAreAsked: 'You are asked:',
  goOnPlaying: 'Go on',
  turnOfOther: (names: string) => `${names} to move`,
  dueBy: (when: string) => `by ${when}`,
  finishedAll: (n: number) => (n === 1 ? 'One finished table' : `${n} finished tables`),
  haveLink: 'Have a link? Open it and take a seat.',
  layOut: 'Lay out a table of your own',
  ownTable: 'A table of your own',
  playNow: 'Play now',
  newTableHint: 'Choose who sits where; for friends leave seats open.',
  aboutText:
    'Signoria referees the game from the first card to the last: it offers what the rules allow, refuses what they forbid and says which rule it is. Maps and card faces that the rulebook does not print are reconstructed; whoever owns the box can load its exact numbers.',

  invite: 'Invite friends',
  inviteHint: 'Whoever opens this address can take an empty seat.',
  inviteOther: 'If it cannot be opened from there, try one of these:',
  inviteCode: 'The address as a code, to be read with a phone’s camera',
  onlyHere:
    'Friends cannot reach this server from their own machines: it listens to this one only.',
  onlyHereMend: (command: string) => `Start it with ${command} and it is open to your network.`,
  noNetwork: 'This machine is in no network, so friends cannot reach it from theirs.',
  sendLink: 'Send the link',

  aim: 'What it is about',
  courseOf: 'How a turn goes',
  allRules: 'All the rules',
}
