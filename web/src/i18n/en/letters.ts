export const letters = {
  settings: 'Settings',
  sound: 'A tone when a table waits for me',
  notices: 'A notice when the page is hidden',
  noticesHint: 'The browser asks for your leave. The notice opens the table.',
  noticesDenied: 'Your browser refuses notices from this page. Its settings can allow them.',
  noticesUnable: 'This browser shows no notices here; they need a secure address.',
}
