import { arriving } from './it/arriving'
import { bargains } from './it/bargains'
import { counsel } from './it/counsel'
import { inspect } from './it/inspect'
import { letters } from './it/letters'
import { moments } from './it/moments'
import { orders } from './it/orders'
import { replay } from './it/replay'
import { report } from './it/report'
import { screen } from './it/screen'
import { sitting } from './it/seats'
import { sheets } from './it/sheets'
import { story } from './it/story'
import { study } from './it/study'
import type { Words } from './en'

export const it: Words = {
  signoria: 'Signoria',
  motto: 'Un tavolo per giochi di strategia medievali che conosce le regole',
  skip: 'Vai al tavolo',
  lobby: 'Tutti i tavoli',
  language: 'Lingua',
  close: 'Chiudi',
  cancel: 'Annulla',
  back: 'Indietro',
  loading: 'Si accendono le candele…',
  notFound: 'Qui non c’è nulla',
  broken: 'Questo non si può mostrare',
  notFoundHint: 'Forse il link è sbagliato, o il tavolo non c’è più.',

  yourName: 'Il tuo nome',
  youAre: 'Tu sei',
  rename: 'Cambia nome',
  keepName: 'Tieni questo nome',

  newTable: 'Prepara un tavolo',
  game: 'Quale gioco',
  seats: 'Posti',
  seat: (n) => `Posto ${n}`,
  fewerSeats: 'Un posto in meno',
  moreSeats: 'Un posto in più',
  seatMe: 'Io',
  seatOpen: 'Libero, per un amico',
  seatBot: (level) => `Bot: ${level}`,
  botsPlain: 'Bot',
  botsOwn: 'Bot con regole proprie',
  options: 'Regole di questo tavolo',
  eachSeat: 'Che cosa gioca ogni posto',
  seed: 'Seme del caso',
  seedHint: 'Lo stesso seme dà la stessa partita. Lascialo vuoto per affidarti al caso.',
  openTable: 'Apri il tavolo',
  yourTurn: 'Tocca a te',
  turn: (n) => `Turno ${n}`,
  statusOpen: 'In attesa di giocatori',
  statusFinished: 'Conclusa',
  emptySeat: 'libero',
  importRecord: 'Apri un verbale',
  recordFile: 'Il file',
  importHint: 'Una partita salvata in un file: da guardare, o da continuare.',
  rules: 'Regole',
  about: 'Che cos’è',

  copy: 'Copia il link',
  copied: 'Link copiato',
  sitHere: 'Siediti qui',
  standUp: 'Alzati',
  seatBotHere: 'Metti un bot',
  emptyIt: 'Libera il posto',
  fillWithBots: 'Riempi con i bot',
  start: 'Inizia la partita',
  startNeedsAll: 'Si può iniziare quando ogni posto è occupato.',
  waitsForHost: 'Chi ospita inizia la partita quando ogni posto è occupato.',
  here: 'al tavolo',
  away: 'assente',
  you: 'tu',
  host: 'ospita',

  board: 'Mappa',
  chronicle: 'Cronaca',
  chronicleEmpty: 'Non è ancora accaduto nulla.',
  newerRules: 'Da qui in poi si gioca con regole più nuove. Ciò che si è giocato prima vale.',
  newerRulesBack: (n: number) =>
    n === 1
      ? 'Una risposta non vi si adattava più ed è stata restituita.'
      : `${n} risposte non vi si adattavano più e sono state restituite.`,
  latest: 'Ultime notizie',
  secretLine: 'Solo tu vedi questa riga',
  panels: 'Che cosa guardare',
  mine: 'Davanti a te',

  yourChoices: 'Le tue scelte',
  forbidden: (n) =>
    n === 1 ? 'Una cosa che ora le regole vietano' : `${n} cose che ora le regole vietano`,
  forbiddenBy: 'Vietato:',
  readRule: 'Leggi la regola',
  final: {
    seals: 'non si può annullare',
    draws: 'decide la sorte, non si può annullare',
    reveals: 'svela ciò che è nascosto, non si può annullare',
    binds: 'non si può annullare',
  },
  fate: {
    draws: 'Il sigillo: la sorte decide subito, e non si torna indietro.',
    reveals: 'Il sigillo: svela ciò che è nascosto, e non si torna indietro.',
    land: 'Si può perdere un territorio.',
    ruler: 'Si può perdere il proprio sovrano.',
    game: 'Si può perdere la partita.',
  },
  confirm: 'Conferma',
  choose: 'Scegli',
  undo: 'Annulla',
  waitingFor: (names) => `In attesa di ${names}…`,
  alsoWaitingFor: (names) => `Decidono anche: ${names}`,
  watching: 'Stai guardando',
  tableThinks: 'Il tavolo è al lavoro…',
  sent: 'La tua risposta è in viaggio…',
  playAs: 'Giochi più posti',

  live: 'Connesso',
  opening: 'Connessione…',
  lost: 'Connessione persa. Nuovo tentativo…',
  unreachable: 'Il server non risponde',

  bargains: 'Trattative',
  noBargains: 'In questo momento non si può trattare.',
  outOfTurn: 'Fuori turno',
  outOfTurnHint: 'Queste cose puoi farle in ogni momento, chiunque sia di turno.',
  nothingOutOfTurn: 'In questo momento non si può far nulla fuori turno.',
  words: 'Parole che lo accompagnano',
  turnDown: (name: string) => `Meno: ${name}`,
  turnUp: (name: string) => `Più: ${name}`,
  wordsHint: 'Una promessa impegna solo il tuo onore.',
  offered: 'Sul tavolo',

  gameOver: 'La partita è finita',
  winner: (names, many) => (many ? `Vincono ${names}` : `Vince ${names}`),
  youWin: 'Il regno è tuo',
  youWinWith: (others) => `Vinci, insieme a ${others}`,
  noWinner: 'Nessuno ha vinto',
  decidedBy: (how) => `Com’è finita: ${how}`,
  standing: 'Classifica',
  place: 'Posto',
  lookAtBoard: 'Guarda la mappa',
  again: 'Torna ai tavoli',
  saveRecord: 'Salva il verbale',

  searchRules: 'Cerca nelle regole',
  nothingFound: 'Nessuna regola lo dice.',
  found: (n) => (n === 1 ? 'Una regola' : `${n} regole`),
  example: 'Esempio',
  ruling: 'Interpretazione',
  wholeRulebook: 'Tutto il regolamento',
  chapters: 'Capitoli',
  linkToRule: 'Link a questa regola',

  help: 'Tasti',
  helpChoice: 'Sceglie ciò che porta quel segno',
  helpUndo: 'Annulla la tua ultima risposta',
  helpSearch: 'Cerca nelle regole',
  helpHelp: 'Mostra questi tasti',
  helpClose: 'Chiude ciò che è aperto',

  ...arriving,
  ...bargains,
  ...inspect,
  ...letters,
  ...moments,
  ...replay,
  ...report,
  ...screen,
  ...orders,
  ...sheets,
  ...story,
  counsel,
  study,
  sitting,
}
