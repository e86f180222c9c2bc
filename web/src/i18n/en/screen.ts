/** Words of what is done to see, hear and reach the table. */
export const screen = {
  more: 'More',
  prompt: 'What is asked',
  unseen: 'new',
}
