// The board's own words. All that is printed on cards or told comes from the server.

import { dictionary } from '../../i18n'

const en = {
  map: 'Map of the realm. Arrow keys move it, plus and minus enlarge and reduce it, zero shows all of it.',
  nearer: 'Nearer',
  farther: 'Farther',
  whole: 'The whole map',
}

const it: typeof en = {
  map: 'Mappa del regno. Le frecce la spostano, più e meno la ingrandiscono e la riducono, zero la mostra intera.',
  nearer: 'Più vicino',
  farther: 'Più lontano',
  whole: 'Tutta la mappa',
}

export const words = dictionary({ en, it })
