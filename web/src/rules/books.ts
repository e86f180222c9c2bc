import { server } from '../common/server'
import { language } from '../i18n'
import type { RuleBook, RuleInfo, RuleSection } from '../wire/http'

const books = new Map<string, Promise<RuleBook>>()

/** bookOf fetches a game's rulebook in the language of the moment, once. */
export function bookOf(game: string): Promise<RuleBook> {
  const key = `${language.now} ${game}`
  let book = books.get(key)
  if (!book) {
    book = server.rules(game)
    book.catch(() => books.delete(key)) // the next reader tries again
    books.set(key, book)
  }
  return book
}

/** ruleHref is where a rule is read in the whole rulebook. Its id begins with its game's. */
export function ruleHref(id: string): string {
  return `/rules/${id.split('/', 1)[0]}#${id}`
}

/** findRule finds a rule of a book by its id. */
export function findRule(book: RuleBook, id: string): RuleInfo | undefined {
  return book.sections.flatMap((section) => section.rules).find((rule) => rule.id === id)
}

/** Where a rule stands among the others. */
export interface Neighbours {
  section: RuleSection
  before: RuleInfo | undefined
  after: RuleInfo | undefined
  /** Rules of other chapters that the rulebook speaks of in the same breath. */
  related: RuleInfo[]
}

/** neighboursOf finds where a rule stands in its book. */
export function neighboursOf(book: RuleBook, id: string): Neighbours | undefined {
  const all = book.sections.flatMap((section) => section.rules)
  const at = all.findIndex((rule) => rule.id === id)
  const section = book.sections.find(({ rules }) => rules.some((rule) => rule.id === id))
  if (!section) return undefined
  const related = all[at]?.related.map((other) => findRule(book, other)) ?? []
  return {
    section,
    before: all[at - 1],
    after: all[at + 1],
    related: related.filter((rule) => rule !== undefined),
  }
}

/** sentences are what an example tells in parts, said in one breath. */
export function sentences(...parts: string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => part.charAt(0).toLocaleUpperCase() + part.slice(1))
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ')
}

/** plain is how texts are compared: without case and accents. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

function saysAll(text: string, words: string[]): boolean {
  return words.every((word) => text.includes(word))
}

/**
 * searchBook keeps of a book the rules that say all the words asked for; in each chapter those that
 * have them in the title come first.
 */
export function searchBook(book: RuleBook, asked: string): RuleSection[] {
  const words = plain(asked).split(/\s+/).filter(Boolean)
  if (words.length === 0) return book.sections
  const inTitle = (rule: RuleInfo) => saysAll(plain(rule.title), words)
  const inText = (rule: RuleInfo) =>
    saysAll(plain([rule.title, rule.rule, rule.ruling, rule.id].join(' ')), words)
  return book.sections
    .map((section) => {
      const found = section.rules.filter(inText)
      return {
        ...section,
        rules: [...found.filter(inTitle), ...found.filter((rule) => !inTitle(rule))],
      }
    })
    .filter((section) => section.rules.length > 0)
}
