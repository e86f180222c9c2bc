import type { Words } from '../en'

export const study: Words['study'] = {
  study: 'Studio',
  open: 'Studia',
  openHint: 'Un tavolo a parte, fermo a questo momento: decidi tu, gli altri li muovono i bot',
  of: (turn) => `Studio di una partita finita: ${turn}.`,
  dealt: 'Ciò che era nascosto è stato ridistribuito.',
  given: 'Risposto allora:',
  better: 'Meglio:',
  gain: (percent, error) => `+${percent} % (± ${error})`,
  toGame: 'Alla partita e alla sua analisi',
  begins:
    'Qui comincia lo studio. Ciò che era nascosto è stato ridistribuito: quel che verrà non è quel che venne.',
  waits: 'ancora nessuna risposta',
  studies: (n) => (n === 1 ? 'Uno studio' : `${n} studi`),
}
