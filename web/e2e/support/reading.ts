/** What a reader found on a page. */
export interface Reading {
  /** Times the prompt bar was looked at, and it said something. */
  prompted: number
  /** Times the prompt bar was there and said nothing. */
  silent: number
  /** Texts that no player should see, of all there ever were and of those there are now. */
  odd: string[]
  oddNow: string[]
}

declare global {
  interface Window {
    reading: () => Reading
  }
}

/**
 * readAll runs in the page before anything else. Whatever the page comes to say, shown or spoken, it
 * reads before it is painted, and it looks whether the prompt bar says something.
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
  const spoken = ['title', 'aria-label', 'placeholder']

  let prompted = 0
  let silent = 0
  const read = new Set<string>()
  const odd = new Set<string>()

  const look = (text: string | null) => {
    if (!text || read.has(text)) return
    read.add(text)
    const tongue = document.documentElement.lang === 'it' ? tongues.it : tongues.en
    const own = text.replaceAll(/«[^»]*»/g, '') // what is quoted may be in another tongue
    if ([keys, templates, nothings, tongue].some((bad) => bad.test(own))) odd.add(text.trim())
  }

  // Scripts are not for reading, and the names of languages stand each in its own.
  const aside = (element: Element | null) => element?.closest('script, [lang]:not(html)') != null

  const readElement = (element: Element) => {
    if (aside(element)) return
    for (const name of spoken) look(element.getAttribute(name))
  }

  const readUnder = (node: Node) => {
    if (node instanceof Text && !aside(node.parentElement)) look(node.data)
    if (!(node instanceof Element)) return
    readElement(node)
    const all = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    while (all.nextNode()) {
      const { currentNode } = all
      if (currentNode instanceof Element) readElement(currentNode)
      else if (!aside(currentNode.parentElement)) look(currentNode.textContent)
    }
  }

  const readChanges = (changes: MutationRecord[]) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(readUnder)
      else if (target instanceof Element) readElement(target)
      else readUnder(target)
    }
    const prompt = document.querySelector('.prompt-bar .prompt')
    if (prompt?.textContent?.trim()) prompted++
    else if (prompt) silent++
  }

  const observer = new MutationObserver(readChanges)
  observer.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: spoken,
  })
  window.reading = () => {
    const ever = [...odd]
    odd.clear()
    read.clear()
    readUnder(document.body)
    const oddNow = [...odd]
    for (const text of ever) odd.add(text)
    return { prompted, silent, odd: ever, oddNow }
  }
}
