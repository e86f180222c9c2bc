import type { counsel as english } from '../en/counsel'

export const counsel: typeof english = {
  title: 'Consiglio',
  ask: 'Chiedi consiglio. Gli altri vedono che l’hai chiesto quando il turno è finito.',
  how: 'Quanto è probabile che tu vinca, se poi tutti giocassero da Scudiero.',
  alike: 'Nessuna è migliore oltre ogni dubbio.',
  victory: (percent) => `vittoria ${percent}`,
  within: (hundredths) => `± ${hundredths}`,
  usual: 'Ciò che risponderebbe uno Scudiero.',
  asked: (times) =>
    times === 1 ? 'ha chiesto consiglio una volta' : `ha chiesto consiglio ${times} volte`,
  allow: 'Si può chiedere consiglio',
  allowHint:
    'Chi deve rispondere può farsi dire le tre risposte migliori. Tutti al tavolo vedono che l’ha fatto, gli altri quando il turno è finito.',
  manner: 'Consiglio',
  may: 'Si può chiedere, e tutti lo vedono',
  mayNot: 'Non se ne dà',
  help: 'Chiedi consiglio, dove il tavolo lo permette',
}
