// How this reader wants the page to look, set before it is first painted and whenever he changes it.
// What he may choose is said in src/common/preferences.svelte.ts.
window.applyLooks = () => {
  let chosen = {}
  try {
    chosen = JSON.parse(localStorage.getItem('signoria.preferences')) || {}
  } catch {
    // somebody else's words: as if there were none
  }
  const { theme = 'auto', contrast = 'auto', text = 100 } = chosen
  const root = document.documentElement
  const more =
    contrast === 'more' || (contrast === 'auto' && matchMedia('(prefers-contrast: more)').matches)
  root.toggleAttribute('data-theme', theme !== 'auto')
  if (theme !== 'auto') root.dataset.theme = theme
  root.toggleAttribute('data-contrast', more)
  if (more) root.dataset.contrast = 'more'
  root.style.setProperty('--text-scale', String(Math.min(160, Math.max(90, text)) / 100))
}
window.applyLooks()
matchMedia('(prefers-contrast: more)').addEventListener('change', window.applyLooks)
