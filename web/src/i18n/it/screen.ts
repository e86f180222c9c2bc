import type { screen as en } from '../en/screen'

export const screen: typeof en = {
  more: 'Altro',
  prompt: 'Che cosa si chiede',
  unseen: 'nuovi',
  looks: 'Aspetto',
  light: 'Luce',
  asSystem: 'Come il sistema',
  byDay: 'Giorno',
  byNight: 'Notte',
  contrast: 'Contrasto',
  normal: 'Normale',
  strong: 'Forte',
  textSize: 'Grandezza del testo',
  singleKeys: 'Un tasto solo sceglie e comanda',
  singleKeysHint: 'Da spegnere se un lettore di schermo vuole le lettere per sé.',
  keysOff: 'Sono spenti nelle impostazioni; Esc e le frecce valgono comunque.',
  helpArrows: 'Da una scelta o cosa accesa alla prossima',
  helpBoard: 'A ciò che è acceso sul tabellone',
  helpAsked: 'Alle tue scelte',
  skipToAsked: 'Vai alle tue scelte',
  inWords: 'A parole',
}
