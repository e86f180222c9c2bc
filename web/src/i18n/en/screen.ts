/** Words of what is done to see, hear and reach the table. */
export const screen = {
  more: 'More',
  prompt: 'What is asked',
  unseen: 'new',
  looks: 'Looks',
  light: 'Light',
  asSystem: 'As the system',
  byDay: 'Day',
  byNight: 'Night',
  contrast: 'Contrast',
  normal: 'Normal',
  strong: 'Strong',
  textSize: 'Size of type',
  singleKeys: 'Single keys choose and command',
  singleKeysHint: 'Turn them off if a screen reader wants the letters for itself.',
}
