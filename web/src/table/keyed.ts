import type { ChoiceInfo } from '../wire/http'

/** A choice with its place in the offer and the key that chooses it. */
export interface KeyedChoice {
  choice: ChoiceInfo
  place: number
  key: string // '' when the keys have run out
}

/** i tells what a thing is, l lists the choices, t looks back and u takes back, so they choose nothing. */
const keys = [...'123456789abcdefghjkmnopqrsvwxyz']

/** What a choice is, from one question to the next: what it does to what, and not in which words or where it stands. */
const identity = ({ verb, refs = [] }: ChoiceInfo) => [verb, ...refs].join(' ')

/** identities names each of several choices apart: of those that do the same to the same, by their order. */
function identities(choices: ChoiceInfo[]): string[] {
  const met = new Map<string, number>()
  return choices.map((choice) => {
    const name = identity(choice)
    const nth = met.get(name) ?? 0
    met.set(name, nth + 1)
    return `${name} ${nth}`
  })
}

/**
 * Keyring gives choices their keys. A choice that comes again in the next question of a kind has the key it had: the
 * hand need not look where a list has grown shorter. What is new has the first key that nothing asked now has.
 */
export class Keyring {
  #kinds = new Map<string, Map<string, string>>()

  /** give names the keys of choices in the order in which they are shown, '' when the keys have run out. */
  give(kind: string, choices: ChoiceInfo[]): string[] {
    const had = this.#kinds.get(kind) ?? new Map<string, string>()
    const names = identities(choices)
    const kept = new Set(names.map((name) => had.get(name)))
    const free = keys.filter((key) => !kept.has(key))
    const given = names.map((name) => had.get(name) ?? free.shift() ?? '')
    const again = new Set(given)
    const has = [...had].filter(([, key]) => !again.has(key)) // what is not asked now may come again
    names.forEach((name, i) => given[i] && has.push([name, given[i]]))
    this.#kinds.set(kind, new Map(has))
    return given
  }
}
