import { plain } from './books'

export interface Piece {
  text: string
  found: boolean
}

/** pieces cuts a text where the words searched for stand, whatever their case and accents. */
export function pieces(text: string, asked: string): Piece[] {
  const words = plain(asked).split(/\s+/).filter(Boolean)
  const letters = [...text]
  const flat = letters.map((letter) => plain(letter).slice(0, 1) || ' ').join('')
  const marked = letters.map(() => false)
  for (const word of words)
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1))
      marked.fill(true, at, at + word.length)

  const cut: Piece[] = []
  letters.forEach((letter, i) => {
    const last = cut.at(-1)
    const found = marked[i] ?? false
    if (last?.found === found) last.text += letter
    else cut.push({ text: letter, found })
  })
  return cut
}
