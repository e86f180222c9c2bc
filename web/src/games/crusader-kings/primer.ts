import type { Primers } from '../primer'

export const primers: Primers = {
  en: {
    aim: [
      'You are not one King but a family of them. Rulers age and die, and their heirs carry on with what they were left: lands, spouses, enemies, and a bag full of good and bad traits.',
      'At the end each territory you control and each Trophy is worth a point; most points win. The end comes after three Eras, or as soon as somebody’s Crusade reaches Jerusalem.',
    ],
    course: [
      {
        head: 'The family',
        text: 'A Round begins at home: try to marry somebody off, or adopt a child, and make Dukes and Duchesses. A wedding brings a pact, and before long heirs.',
      },
      {
        head: 'Two cards, face down',
        text: 'All choose in secret two Action cards, one for each of the two Turns: Realm to build and develop, Intrigue for plots, War to call men and invade, Tax for Gold, Crusade for the road east.',
      },
      {
        head: 'Two Turns',
        text: 'In order, everybody turns up one card and does one of the actions on it; then its event happens, wanted or not. What is difficult is tried on your Trait Bag: tokens are drawn blindly, green ones succeed, red ones fail, and Gold buys further draws.',
      },
      {
        head: 'Upkeep',
        text: 'Soldiers under arms cost Gold, or leave a rebellion behind. Every King grows older, until one day he does not wake up and his heir asks for the throne. After three Rounds an Era ends.',
      },
    ],
  },
  it: {
    aim: [
      'Non sei un solo Re, ma una famiglia di Re. I sovrani invecchiano e muoiono, e gli eredi vanno avanti con quel che hanno ricevuto: terre, consorti, nemici e un sacchetto pieno di attributi buoni e cattivi.',
      'Alla fine ogni territorio che controlli e ogni Trofeo valgono un punto; vince chi ne ha di più. La partita finisce dopo tre Ere, oppure appena la Crociata di qualcuno giunge a Gerusalemme.',
    ],
    course: [
      {
        head: 'La famiglia',
        text: 'Un Round comincia in casa: cerca di combinare un matrimonio, o adotta un bambino, e nomina Duchi e Duchesse. Le nozze portano un patto e, presto, degli eredi.',
      },
      {
        head: 'Due carte coperte',
        text: 'Tutti scelgono in segreto due carte Azione, una per ciascuno dei due Turni: Regno per costruire e sviluppare, Intrigo per i complotti, Guerra per chiamare gli uomini e invadere, Tasse per l’Oro, Crociata per la via d’Oriente.',
      },
      {
        head: 'Due Turni',
        text: 'In ordine, ognuno scopre una carta e compie una delle azioni indicate; poi accade il suo evento, lo si voglia o no. Ciò che è difficile si tenta con il Sacchetto Attributi: si pesca alla cieca, i verdi riescono, i rossi falliscono, e l’Oro compra altre pescate.',
      },
      {
        head: 'Mantenimento',
        text: 'I soldati in armi costano Oro, o si lasciano dietro una ribellione. Ogni Re invecchia, finché un giorno non si sveglia più e il suo erede reclama il trono. Dopo tre Round finisce un’Era.',
      },
    ],
  },
}
