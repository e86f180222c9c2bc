import type { letters as en } from '../en/letters'

export const letters: typeof en = {
  settings: 'Impostazioni',
  sound: 'Un rintocco quando un tavolo mi aspetta',
  notices: 'Un avviso quando un tavolo mi aspetta',
  noticesHint: 'Finché una pagina è aperta da qualche parte. Il browser ti chiede il permesso.',
  noticesReach:
    'Anche senza pagine aperte: dopo un minuto, prima che il tuo tempo scada, e quando un amico ti scrive o ti offre qualcosa.',
  callMe: 'Avvisami',
  callMeWhy: 'Un avviso ti dice quando tocca di nuovo a te. Il browser ti chiede il permesso.',
  noticesDenied:
    'Il tuo browser rifiuta gli avvisi di questa pagina. Si possono permettere nelle sue impostazioni.',
  noticesUnable: 'Qui il browser non mostra avvisi: serve un indirizzo sicuro.',

  letters: 'Lettere',
  conversations: 'A chi scrivere',
  everybody: 'Tutti',
  tableTalk: 'Parole al tavolo',
  noTalk: 'Nessuno ha ancora aperto bocca.',
  noLetters: (name) => `Ciò che scrivi qui lo legge solo ${name}.`,
  hasLeft: 'non siede più al tavolo',
  mute: (name) => `Fai tacere ${name}`,
  unmute: (name) => `Ascolta di nuovo ${name}`,
  mutedHint: (name) => `Non senti ciò che dice ${name}.`,
  unreadLetters: (n) => (n === 1 ? 'una da leggere' : `${n} da leggere`),
  earlierLetters: 'Lettere precedenti',
  lettersDropped: 'Le lettere più vecchie di questo tavolo non si conservano più.',
  writeToAll: 'Scrivi a tutti',
  writeTo: (name) => `Scrivi a ${name}`,
  send: 'Manda',
  lettersLeft: (n) =>
    n >= 0
      ? `${n === 1 ? 'resta' : 'restano'} ${n} ${n === 1 ? 'carattere' : 'caratteri'}`
      : `${-n} ${n === -1 ? 'carattere' : 'caratteri'} di troppo`,
  onlySeated: 'Finché si gioca scrive solo chi siede al tavolo.',
  notSeated: 'Le lettere vanno fra chi siede al tavolo.',
  saidToAll: (name) => `${name} a tutti:`,
  wroteToYou: (name) => `${name} a te:`,
  lookingOn: (n) => (n === 1 ? 'Una persona guarda' : `${n} persone guardano`),

  waitingForYou: 'Ti aspettano',
  tablesWait: (n) => (n === 1 ? 'Un tavolo ti aspetta' : `${n} tavoli ti aspettano`),
  nothingWaits: 'Nessuno ti aspetta.',
  aloneThere: 'nessun altro',
  itIsYourTurn: (title) => `${title}: tocca a te`,
  turnWith: (turn, others) => (turn ? `${turn}, con ${others}` : `Con ${others}`),
}
