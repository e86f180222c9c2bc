/** Words of the counsel that one may ask for on what one is asked. */
export const counsel = {
  title: 'Counsel',
  ask: 'Ask for counsel. Others see that you did when the turn is over.',
  how: 'How likely you win, if everybody then played on like a Squire.',
  alike: 'None of them is better beyond doubt.',
  victory: (percent: string) => `victory ${percent}`,
  within: (hundredths: number) => `± ${hundredths}`,
  usual: 'What a Squire would answer.',
  asked: (times: number) =>
    times === 1 ? 'asked for counsel once' : `asked for counsel ${times} times`,
  allow: 'Counsel may be asked for',
  allowHint:
    'Who is asked something may have the three best answers named. Everybody at the table sees that he did, others when the turn is over.',
  manner: 'Counsel',
  may: 'May be asked for, and everybody sees it',
  mayNot: 'Is not to be had',
  help: 'Ask for counsel, where the table allows it',
}
