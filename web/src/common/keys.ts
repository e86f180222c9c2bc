/** chorded says whether a key is pressed together with others: that is for the browser to heed. */
export function chorded(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey
}

/** typing says whether a key pressed there writes something. */
export function typing(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement)
    return target.type !== 'range' && target.type !== 'checkbox'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
