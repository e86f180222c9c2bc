import type { story as en } from '../en/story'

export const story: typeof en = {
  lesson: 'La lezione del castaldo',
  lessonStep: (n, of) => `Passo ${n} di ${of}`,
  goOn: 'Avanti',
  lessonBack: 'Indietro',
  lessonSkip: 'A ciò che c’è da fare',
  lessonClose: 'Congeda il castaldo',
  recallSteward: 'Richiama il castaldo',
  notYetTold: 'Un momento, mio signore: prima ascoltami.',
  notYetSeen: 'Guarda prima che cosa accade sulla scena, mio signore.',
  notYet: 'Non ancora, mio signore. Le regole lo permettono; la lezione ci arriva più avanti.',
  learnNow: 'Impara giocando',
  playReal: 'Ora una partita vera',

  hintsHead: 'Suggerimenti',
  hintsOn: 'Spiegami le domande le prime volte che le incontro',
  hintsAgain: 'Spiegale tutte di nuovo',
  hintsFresh: 'Tutte le domande saranno spiegate di nuovo',

  story: 'La storia della partita',
  storyLost: 'La storia di questa partita non si può raccontare.',
  cameFrom: (what) => `${what}: la provenienza`,
  total: 'In tutto',
  byTurn: (what) => `${what} turno per turno`,
  whatByTurn: 'Che cosa si mostra',
  atStart: 'Inizio',
  asTable: 'Come tabella',
  sides: 'Chi gioca insieme',
  pickTurn: 'Turno',
  seeMoment: 'Guarda la mappa in quel momento',
  turningPoints: 'Le svolte',
  tookLead: (who, from) => `${who} passa in testa, davanti a ${from}.`,
  rose: (who, by) => `${who} sale di ${by} posti in un turno.`,
  fell: (who, by) => `${who} scende di ${by} posti in un turno.`,
  leapt: (who, by, what) => `${who} guadagna ${by} ${what} in un turno.`,
  leaptToCome: (who, by, what) =>
    `${who} guadagna ${by} ${what} in un turno, con ciò che darebbe la fine.`,
  noTurning: 'L’ordine non è mai cambiato.',
  analysis: 'L’analisi',
  analyse: 'Analizza la partita',
  analyseHint:
    'Ogni decisione viene ripensata, con quel che il suo posto sapeva allora, come farebbe un re. Ci vuole un minuto, o più.',
  analysing: 'La partita viene ripensata',
  analysisLost: 'Non è stato possibile analizzare questa partita.',
  chanceToWin: 'Probabilità di vincere, %',
  chanceBand: 'Le fasce contengono la probabilità vera, se giocassero scudieri, 19 volte su 20.',
  decisions: (best, of) => `In ${best} decisioni su ${of} nessun errore che costi il 3 %`,
  gaveAway: (percent) =>
    percent > 100
      ? `Sprecate in tutto: ${(percent / 100).toFixed(1).replace('.', ',')} vittorie, perché quel che si perde si può riprendere e perdere di nuovo.`
      : `Sprecato in tutto: il ${percent} % di una vittoria.`,
  gaveNothing:
    'Quel che ciascuna può essere costata è meno di quanto si possa dire con certezza; ma anche tante piccole perdono una partita.',
  lapseCost: (lost, error) => `−${lost} % (± ${error})`,
  openHands: 'Rivedi tutto, a mani scoperte',
}
