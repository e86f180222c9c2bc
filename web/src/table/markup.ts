/** A piece of a told text: plain words, or a thing one can point at. */
export type Part = { text: string } | { text: string; kind: string; id: string }

/** How something is the viewer's: it is he himself, or a thing of his. */
export type Mine = 'self' | 'thing'

const thing = /\[\[([a-z]+):([^\]|]+)\|([^\]]*)\]\]/g

/** partsOf reads marked-up text: [[city:monz|Monz]] is the city monz, called Monz. */
export function partsOf(marked: string): Part[] {
  const parts: Part[] = []
  let read = 0
  for (const found of marked.matchAll(thing)) {
    const [whole, kind = '', id = '', text = ''] = found
    if (found.index > read) parts.push({ text: marked.slice(read, found.index) })
    parts.push({ text, kind, id })
    read = found.index + whole.length
  }
  if (read < marked.length) parts.push({ text: marked.slice(read) })
  return parts
}

/** textOf is marked-up text without its markup. */
export function textOf(marked: string): string {
  return marked.replace(thing, '$3')
}

/** uncapped is a text as it stands within a sentence, which does not begin with it. */
export const uncapped = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
