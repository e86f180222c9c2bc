// What a browser has and the tests' imitation of one lacks. Import it before what is tested.

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: media.includes('prefers-reduced-motion'),
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
