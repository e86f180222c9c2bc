/** listener listens to events on a part of the page; what a call returns ends it. */
export function listener(top: HTMLElement) {
  return <K extends keyof HTMLElementEventMap>(
    type: K,
    heard: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ): (() => void) => {
    top.addEventListener(type, heard, capture)
    return () => top.removeEventListener(type, heard, capture)
  }
}
