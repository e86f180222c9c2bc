/** The languages the page speaks. */
export const languages = { en: 'English', it: 'Italiano' } as const
export type Lang = keyof typeof languages

const kept = 'signoria.language'

function first(): Lang {
  const stored = localStorage.getItem(kept)
  if (stored === 'en' || stored === 'it') return stored
  return navigator.language.startsWith('it') ? 'it' : 'en'
}

class Language {
  #now = $state<Lang>(first())

  get now(): Lang {
    return this.#now
  }

  set now(lang: Lang) {
    this.#now = lang
    localStorage.setItem(kept, lang)
  }
}

/** The language the page is read in. Whatever reads it follows when it changes. */
export const language = new Language()

/** dictionary makes a function that returns the words of the language of the moment. */
export function dictionary<Words>(all: Record<Lang, Words>): () => Words {
  return () => all[language.now]
}
