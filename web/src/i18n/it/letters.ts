import type { letters as en } from '../en/letters'

export const letters: typeof en = {
  settings: 'Impostazioni',
  sound: 'Un rintocco quando un tavolo mi aspetta',
  notices: 'Un avviso quando la pagina è nascosta',
  noticesHint: 'Il browser ti chiede il permesso. L’avviso apre il tavolo.',
  noticesDenied:
    'Il tuo browser rifiuta gli avvisi di questa pagina. Si possono permettere nelle sue impostazioni.',
  noticesUnable: 'Qui il browser non mostra avvisi: serve un indirizzo sicuro.',
}
