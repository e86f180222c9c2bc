import type { arriving as en } from '../en/arriving'

export const arriving: typeof en = {
  guest: 'Ospite',
  playAsName: 'Giochi come',
  changeName: 'cambia',

  device: {
    title: 'Un altro dispositivo',
    hint: 'Continua in un altro browser, con il tuo nome e i tuoi posti.',
    make: 'Crea un link',
    open: (minutes) =>
      `Aprilo sull’altro dispositivo entro ${minutes} minuti. Vale una volta sola e solo per te: chi lo apre gioca come te.`,
    link: 'Link per l’altro dispositivo',
    code: 'Il link come codice QR',
    here: 'Qui continui con il nome e i posti di chi ha creato questo link: tu stesso, su un altro dispositivo.',
    instead: (name) =>
      `In questo browser finora sei ${name}: poi da qui non si arriverà più alle partite di ${name}.`,
    arrive: 'Continua qui',
  },

  games: 'I giochi',
  playersFrom: (least, most) => `da ${least} a ${most}`,
  players: 'giocatori',
  lessonLasts: (length) => `lezione: ${length}`,
  playIt: 'Gioca',
  learn: 'Impara',
  playGame: (game, table) => `${game}: ${table}`,
  otherTables: 'Con amici…',
  holdPicture: 'Ferma l’immagine',
  letPlay: 'Fai proseguire l’immagine',

  myTables: 'I tuoi tavoli',
  youAreAsked: 'Ti si chiede:',
  goOnPlaying: 'Continua',
  turnOfOther: (names) => `tocca a ${names}`,
  dueBy: (when) => `entro: ${when}`,
  finishedAll: (n) => (n === 1 ? 'Un tavolo concluso' : `${n} tavoli conclusi`),
  haveLink: 'Hai un link? Aprilo e prendi posto.',
  layOut: 'Prepara un tavolo tuo',
  ownTable: 'Un tavolo tuo',
  playNow: 'Gioca subito',
  newTableHint: 'Scegli chi siede dove; per gli amici lascia posti liberi.',
  aboutText:
    'Signoria arbitra la partita dalla prima carta all’ultima: propone ciò che le regole permettono, rifiuta ciò che vietano e dice quale regola lo vieta. Le mappe e le carte che il regolamento non stampa sono ricostruite; chi possiede la scatola può caricarne i valori esatti.',

  invite: 'Invita gli amici',
  inviteHint: 'Chi apre questo indirizzo può prendere un posto libero.',
  inviteOther: 'Se da lì non si apre, prova con uno di questi:',
  inviteCode: 'L’indirizzo come codice, da leggere con la fotocamera di un telefono',
  onlyHere:
    'Gli amici non possono raggiungere questo server dai loro dispositivi: ascolta soltanto questo.',
  onlyHereMend: (command) => `Avvialo con ${command} e sarà aperto alla tua rete.`,
  noNetwork:
    'Questo dispositivo non è in nessuna rete, quindi gli amici non possono raggiungerlo dai loro.',
  sendLink: 'Manda il link',

  aim: 'Di che cosa si tratta',
  courseOf: 'Come si svolge un turno',
  allRules: 'Tutte le regole',
}
