/** What a reader found on a page. */
export interface Reading {
  /** Times the prompt bar was looked at, and it said something. */
  prompted: number
  /** Times the prompt bar was there and said nothing. */
  silent: number
  /** Texts that no player should see. */
  odd: string[]
}

declare global {
  interface Window {
    reading: () => Reading
  }
}

/**
 * readAll runs in the page before anything else. Whenever the page has changed, and before it is
 * painted, it looks at the prompt bar and reads every text that is there, shown or spoken.
 */
export function readAll() {
  // A text's key, a template, a name of nothing, another tongue.
  const keys = /\b(prompt|choice|line|option|bot|rule|area|event|agenda)\.[a-z]/
  const templates = /\{\{|\}\}|\[\[|\]\]|<no value>|%!/
  const nothings = /\b(undefined|NaN)\b|\[object /
  const tongues = {
    en: /\b(della|delle|degli|scegli|oppure|città|tuoi|tua)\b/i,
    it: /\b(the|your|choose|with|from|and|which)\b/i,
  }

  let prompted = 0
  let silent = 0
  const read = new Set<string>()
  const odd = new Set<string>()

  const look = (text: string | null, tongue: RegExp) => {
    if (!text || read.has(text)) return
    read.add(text)
    if ([keys, templates, nothings, tongue].some((bad) => bad.test(text))) odd.add(text.trim())
  }

  const readPage = () => {
    const prompt = document.querySelector('.prompt-bar .prompt')
    if (prompt) {
      if (prompt.textContent?.trim()) prompted++
      else silent++
    }
    const tongue = document.documentElement.lang === 'it' ? tongues.it : tongues.en
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const here = texts.currentNode
      // Names of the two languages stand each in its own.
      if (!here.parentElement?.closest('script, [lang]:not(html)')) look(here.textContent, tongue)
    }
    for (const named of document.querySelectorAll('[title], [aria-label], [placeholder]')) {
      if (named.closest('[lang]:not(html)')) continue
      for (const name of ['title', 'aria-label', 'placeholder'])
        look(named.getAttribute(name), tongue)
    }
  }

  let waiting = false
  const changed = () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      readPage()
    })
  }
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(changed).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    }),
  )
  window.reading = () => {
    readPage()
    return { prompted, silent, odd: [...odd] }
  }
}
