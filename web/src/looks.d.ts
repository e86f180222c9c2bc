interface Window {
  /** Makes the page look as the reader wants it; public/looks.js. Nothing in unit tests. */
  applyLooks?: () => void
}
