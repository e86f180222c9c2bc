/** What is said of a table at which a moment of a finished game is studied. */
export const study = {
  study: 'Study',
  open: 'Study this',
  openHint: 'A table of its own that stands at this moment: you decide, bots play on',
  of: (turn: string) => `Study of a finished game: ${turn}.`,
  dealt: 'What was hidden has been dealt again.',
  given: 'Answered then:',
  better: 'Better:',
  gain: (percent: number, error: number) => `+${percent} % (± ${error})`,
  toGame: 'To the game and its analysis',
  begins:
    'Here the study begins. What was hidden has been dealt again: what comes is not what came.',
  waits: 'nothing answered yet',
  studies: (n: number) => (n === 1 ? 'One study' : `${n} studies`),
}
