/** Words of what is told before one chooses, and of what things are. */
export const inspect = {
  foresight: 'What this does',
  whatItIs: 'What this is',
  thinking: 'Looking ahead…',
  cannotForesee: 'This cannot be foreseen now.',
  surely: 'This is certain',
  moreHidden: 'More follows that hangs on what you cannot know.',
  thenYou: 'Then:',
  thenOthers: (names: string) => `Then ${names} must choose; once that is done, this stands.`,
  thenTogether: 'Then everybody prepares at the same time.',
  thenReady: 'Then it waits until all are ready; until then you may change it.',
  thenLands: 'You are the last: now what all prepared happens.',
  thenChance: 'Then chance decides, or something hidden is seen.',
  thenOver: 'Then the game is over.',
  thenUnknown: 'What comes then hangs on what you cannot know.',
  counted: (n: number) =>
    `Counted over all ${n} ways chance can decide, if everybody plays like a Squire.`,
  played: (n: number) =>
    `Played out ${n} times with everybody playing like a Squire: good to about 2 in 100.`,
  undone: 'Nothing comes of it',
  good: 'Good',
  even: 'Even',
  bad: 'Bad',
  plot: (name: string, shares: string) => `${name}: ${shares}`,
  share: (name: string, percent: string) => `${name} ${percent}`,

  chance: (percent: string) => `chance ${percent}`,

  youCan: 'You can now',
  youCannot: 'You cannot now',
  rulesOfIt: 'Rules',
  nothingKnown: 'Nothing more is known of it.',

  graveAsk: 'This cannot be taken back',
  graveSure: 'Do it',
  touchAgain: 'Tap it again to do it.',
  askGrave: 'Always ask again before what cannot be taken back',
  askGraveHint:
    'A second click for every choice that is final, and not only where a land, a ruler or the game is at stake.',
  choosing: 'Choosing',

  returned: 'What you had prepared no longer holds:',
  returnedWhy: 'The table has changed since. Choose anew.',

  helpInspect: 'What is this? Of what has the focus or the pointer',
  previousRule: 'Previous rule',
  nextRule: 'Next rule',
  inThisChapter: 'In this chapter',
  seeAlso: 'From the same passage',
}
