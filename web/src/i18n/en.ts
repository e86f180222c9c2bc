export const en = {
  signoria: 'Signoria',
  skip: 'Skip to the table',
}

export type Words = typeof en
