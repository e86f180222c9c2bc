import type { Lang } from '../i18n'

/** A game before its rules: what it is about, and how a turn goes. */
export interface Primer {
  aim: string[] // paragraphs
  course: { head: string; text: string }[]
}

export type Primers = Record<Lang, Primer>
