/** The drawer beside the table in which the rules are read. */
class Drawer {
  open = $state(false)
  /** The rule that lies open, '' for the whole book. */
  rule = $state('')
  #from: Element | null = null

  show(rule = '') {
    if (!this.open) this.#from = document.activeElement
    this.rule = rule
    this.open = true
  }

  close() {
    this.open = false
    if (this.#from instanceof HTMLElement) this.#from.focus()
    this.#from = null
  }
}

export const drawer = new Drawer()
