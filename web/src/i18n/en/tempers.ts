// What who seats bots says of what they are like: not among the shell's words, for the table does without.
export const tempers = {
  temperAt: (n: number) => `Temper at seat ${n}`,
  temperAny: 'Any temper',
  temperAnyHint: 'Chance gives each a temper of its own.',
  temperEven: 'Even-tempered',
}
