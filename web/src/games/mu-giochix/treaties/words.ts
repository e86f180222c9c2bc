// Words of what the Kingdoms have agreed.

import { dictionary } from '../../../i18n'

const en = {
  treaties: 'Treaties',
  kinds: {
    commercial: 'Commercial pact',
    passage: 'Passage',
    military_control: 'Military control',
    civil_control: 'Civil control',
    non_belligerence: 'Non-belligerence',
    defensive_alliance: 'Defensive alliance',
    offensive_alliance: 'Offensive alliance',
  } as Record<string, string>,
  does: {
    commercial: 'may trade in the other’s territories',
    passage: 'may pass through the other’s territories',
    military_control: 'may place recruits in the other’s territories',
    civil_control: 'may place traders in the other’s territories',
    non_belligerence: 'there is no war between the two',
    defensive_alliance: 'is sent units when attacked',
    offensive_alliance: 'is sent units for an attack',
  } as Record<string, string>,
  grants: (who: string) => `${who} grants`,
  nothing: 'nothing',
  secret: 'secret',
  until: (turn: number) => `to the end of turn ${turn}`,
  units: (n: number) => (n === 1 ? '1 unit' : `${n} units`),
  against: (whom: string) => `against ${whom}`,
  lets: (who: string) => `${who} would let it go`,
  war: 'At war',
  armistice: 'Armistice for this turn',
  peaceful: 'Nothing agreed, no war declared',
  treat: 'Write a treaty',
  how: 'A treaty is offered at any moment outside a battle, here or by the two hands at the top: bought or for nothing, open or secret, and the other may answer with a treaty of his own.',
  seven: 'The seven treaties',
}

const it: typeof en = {
  treaties: 'Trattati',
  kinds: {
    commercial: 'Patto commerciale',
    passage: 'Passaggio',
    military_control: 'Controllo militare',
    civil_control: 'Controllo civile',
    non_belligerence: 'Non belligeranza',
    defensive_alliance: 'Alleanza difensiva',
    offensive_alliance: 'Alleanza offensiva',
  },
  does: {
    commercial: 'può commerciare nei territori dell’altro',
    passage: 'può passare nei territori dell’altro',
    military_control: 'può piazzare le reclute nei territori dell’altro',
    civil_control: 'può piazzare i mercanti nei territori dell’altro',
    non_belligerence: 'tra i due non c’è guerra',
    defensive_alliance: 'riceve unità quando è attaccato',
    offensive_alliance: 'riceve unità per un attacco',
  },
  grants: (who) => `${who} concede`,
  nothing: 'nulla',
  secret: 'segreto',
  until: (turn) => `fino alla fine del turno ${turn}`,
  units: (n) => (n === 1 ? '1 unità' : `${n} unità`),
  against: (whom) => `nemico: ${whom}`,
  lets: (who) => `${who} lo annullerebbe`,
  war: 'In guerra',
  armistice: 'Armistizio per questo turno',
  peaceful: 'Nessun accordo, nessuna guerra dichiarata',
  treat: 'Scrivi un trattato',
  how: 'Un trattato si propone in ogni momento fuori da una battaglia, da qui o dalle due mani in alto: a pagamento o per niente, palese o segreto, e l’altro può rispondere con un trattato suo.',
  seven: 'I sette trattati',
}

/** both are the words in each language. */
export const both = { en, it }
export const words = dictionary(both)
