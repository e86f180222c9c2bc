/** Words of standing orders, and of what the table answers for a player. */
export const orders = {
  everyTime: 'Every time…',
  always: 'Always so',
  alwaysPass: 'Always pass',
  alwaysSo: (said: string, what: string) => `${said}, now and for the rest of the game: ${what}`,
  standingOrders: 'Standing orders',
  ordersHint:
    'The table answers for you until the time is over or you revoke the order. It asks you again where the order does not fit, where a thing costs more, and the first time an answer cannot be taken back. Nobody else learns that it stands.',
  orderHere: 'This question, from now on',
  orderStanding: 'In force',
  orderNone: 'None yet. Questions that come again and again offer one.',
  forTerm: (turn: string) => ({
    turn: `This ${turn || 'turn'}`,
    era: 'This Era',
    game: 'This game',
  }),
  untilTerm: (turn: string) => ({
    turn: `for this ${turn || 'turn'}`,
    era: 'for this Era',
    game: 'for this game',
  }),
  orderPass: 'Let it pass unless it concerns me',
  orderUpTo: (n: number) => `Bid up to ${n}, then pass`,
  orderLimit: 'My limit',
  orderNumber: 'How many',
  orderRests: 'It rests: you took back what it answered.',
  orderRevoke: (what: string) => `Revoke: ${what}`,
  orderResume: (what: string) => `Resume: ${what}`,
  revoke: 'Revoke',
  resume: 'Resume',
  answeredForYou: 'Answered for you, as nothing else could be:',
  answeredByOrder: 'Answered by your orders:',
  answeredByBot: (n: number) =>
    n === 1
      ? 'A bot has answered for you: the chronicle says what.'
      : `A bot has answered for you ${n} times: the chronicle says what.`,
}
