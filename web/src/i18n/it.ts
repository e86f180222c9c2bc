import type { Words } from './en'

export const it: Words = {
  signoria: 'Signoria',
  skip: 'Vai al tavolo',
}
