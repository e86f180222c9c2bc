// Words in which an edition calls some things otherwise.

/** A term as all say it, and as the edition does. */
export type Term = readonly [all: RegExp, own: string]

/** renamed are words with other terms in them, however deep, and in what they come to say of something. */
export function renamed<Said>(said: Said, terms: readonly Term[]): Said {
  const again = (one: unknown): unknown => {
    if (typeof one === 'string')
      return terms.reduce((text, [all, own]) => text.replaceAll(all, own), one)
    if (typeof one === 'function')
      return (...given: unknown[]) => again((one as (...given: unknown[]) => unknown)(...given))
    if (Array.isArray(one)) return one.map(again)
    if (typeof one === 'object' && one !== null)
      return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, again(value)]))
    return one
  }
  return again(said) as Said
}
