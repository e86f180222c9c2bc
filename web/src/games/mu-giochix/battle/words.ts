// Words of battles on the stage.

import { dictionary } from '../../../i18n'

const en = {
  battleOf: (place: string) => `The battle of ${place}`,
  acts: {
    muster: 'Muster',
    engines: 'Artillery',
    arrows: 'Arrows',
    dice: 'Dice',
    reckoning: 'Values',
    blows: 'Blows',
    verdict: 'Verdict',
  },
  attacks: 'attacking',
  defends: 'defending',
  onLand: 'On land',
  atSea: 'At sea',
  round: (n: number) => `Round ${n}`,
  walls: (n: number, from: string) => `The walls keep off ${n} damage of ${from}`,
  sources: ['siege engines', 'arrows', 'the melee'],
  leaves: (place: string) => `retreats to ${place}`,
  captures: 'tries to take prisoners',
  wins: 'Victory',

  rows: {
    engines: 'Artillery',
    arrows: 'Arrows',
    powers: 'Powers',
    dice: 'Dice',
    critical: 'Critical',
    sacrificed: 'Sacrifice',
    more: 'Besides',
    less: 'Turn order',
    halved: 'Halved',
    value: 'Attack value',
    score: 'Battle score',
    damage: 'Damage',
    losses: 'Losses',
  },
  hits: (dice: number, hits: number) => `${dice === 1 ? '1 die' : `${dice} dice`}, ${hits} hit`,
  die: (name: string, value: number) => `${name}: ${value}`,
  superior: (n: number) => `${n} more for superiority`,
  half: 'half',

  units: (unit: string, n: number, lost: number) =>
    lost > 0 ? `${unit}: ${n}, ${lost} lost` : `${unit}: ${n}`,
  falls: (who: string, what: string) => `Losses (${who}): ${what}`,

  toEngines: 'The engines fire',
  toArrows: 'The Archers shoot',
  rollDice: 'Let the dice fall',
  toReckoning: 'Compare',
  toBlows: 'Count the blows',
  toRound: (n: number) => `To round ${n}`,
  toVerdict: 'To the verdict',
}

const it: typeof en = {
  battleOf: (place) => `La battaglia: ${place}`,
  acts: {
    muster: 'Schieramento',
    engines: 'Artiglieria',
    arrows: 'Frecce',
    dice: 'Dadi',
    reckoning: 'Valori',
    blows: 'Danni',
    verdict: 'Esito',
  },
  attacks: 'in attacco',
  defends: 'in difesa',
  onLand: 'In campo',
  atSea: 'In mare',
  round: (n) => `Round ${n}`,
  walls: (n, from) => `Le mura parano ${n === 1 ? '1 danno' : `${n} danni`} (${from})`,
  sources: ['macchine d’assedio', 'frecce', 'mischia'],
  leaves: (place) => `si ritira: ${place}`,
  captures: 'tenta la cattura',
  wins: 'Vittoria',

  rows: {
    engines: 'Artiglieria',
    arrows: 'Frecce',
    powers: 'Poteri',
    dice: 'Dadi',
    critical: 'Critico',
    sacrificed: 'Sacrificio',
    more: 'In più',
    less: 'Ordine di turno',
    halved: 'Dimezzato',
    value: 'Valore di attacco',
    score: 'Punteggio',
    damage: 'Danni',
    losses: 'Perdite',
  },
  hits: (dice, hits) =>
    `${dice === 1 ? '1 dado' : `${dice} dadi`}, ${hits === 1 ? '1 colpo' : `${hits} colpi`} a segno`,
  die: (name, value) => `${name}: ${value}`,
  superior: (n) => `${n} in più per superiorità`,
  half: 'metà',

  units: (unit, n, lost) =>
    lost > 0 ? `${unit}: ${n}, ${lost === 1 ? 'perso 1' : `persi ${lost}`}` : `${unit}: ${n}`,
  falls: (who, what) => `Perdite (${who}): ${what}`,

  toEngines: 'Sparano le macchine',
  toArrows: 'Tirano gli Arcieri',
  rollDice: 'Cadano i dadi',
  toReckoning: 'Confronta',
  toBlows: 'Conta i danni',
  toRound: (n) => `Al round ${n}`,
  toVerdict: 'All’esito',
}

export type StageWords = typeof en

/** both are the words in each language. */
export const both = { en, it }
export const stageWords = dictionary(both)
