import type { inspect as english } from '../en/inspect'

export const inspect: typeof english = {
  foresight: 'Che cosa comporta',
  whatItIs: 'Che cos’è',
  thinking: 'Si guarda avanti…',
  cannotForesee: 'Adesso non si può prevedere.',
  surely: 'Questo è certo',
  moreHidden: 'Segue altro, che dipende da ciò che non puoi sapere.',
  thenYou: 'Poi:',
  thenOthers: (names: string) => `Poi tocca a ${names}; dopo, la scelta non cambia più.`,
  thenTogether: 'Poi tutti preparano insieme.',
  thenReady: 'Poi si aspetta che tutti siano pronti; fino ad allora puoi cambiare.',
  thenLands: 'Sei l’ultimo: adesso accade ciò che tutti hanno preparato.',
  thenChance: 'Poi decide la sorte, o si vede qualcosa di nascosto.',
  thenOver: 'Poi la partita è finita.',
  thenUnknown: 'Che cosa venga poi dipende da ciò che non puoi sapere.',
  counted: (n: number) =>
    `Contato su tutti i ${n} modi in cui può decidere la sorte, se tutti giocano da Scudiero.`,
  played: (n: number) => `Giocato ${n} volte, tutti da Scudiero: preciso entro circa 2 su 100.`,
  undone: 'Non se ne fa nulla',
  good: 'Bene',
  even: 'Pari',
  bad: 'Male',
  plot: (name: string, shares: string) => `${name}: ${shares}`,
  share: (name: string, percent: string) => `${name} ${percent}`,

  chance: (percent: string) => `probabilità ${percent}`,

  youCan: 'Adesso puoi',
  youCannot: 'Adesso non puoi',
  rulesOfIt: 'Regole',
  nothingKnown: 'Non se ne sa altro.',

  graveAsk: 'Non si può annullare',
  graveSure: 'Procedi',
  touchAgain: 'Toccalo di nuovo per farlo.',
  askGrave: 'Chiedi sempre ancora prima di ciò che non si può annullare',
  askGraveHint:
    'Un secondo clic per ogni scelta definitiva, e non solo dove sono in gioco un territorio, un sovrano o la partita.',
  choosing: 'Scelte',

  returned: 'Ciò che avevi preparato non vale più:',
  returnedWhy: 'Nel frattempo il tavolo è cambiato. Scegli di nuovo.',

  helpInspect: 'Che cos’è ciò che è selezionato o sotto il puntatore',
  previousRule: 'Regola precedente',
  nextRule: 'Regola successiva',
  inThisChapter: 'In questo capitolo',
  seeAlso: 'Dallo stesso passo',
}
