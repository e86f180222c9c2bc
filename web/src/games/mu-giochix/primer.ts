import type { Primers } from '../primer'

export const primers: Primers = {
  en: {
    aim: [
      'A Kingdom of the years after 1250 is yours, with ten armies’ worth of figures, a court of characters and an empty purse. Around it lies land that belongs to nobody until somebody marches in, and then a horde is waiting there.',
      'Honour decides: battles, conquests, holy cities, long trade routes and fulfilled Objectives bring it, and the end adds more for castles, cities, learning and monopolies. The game ends after a number of turns, at a number of Honour Points, or when the time is up.',
    ],
    course: [
      {
        head: 'The first place',
        text: 'All bid in secret for the turn order. Only who wins pays, and he pays whoever ends up last. Who acts late attacks weakly.',
      },
      {
        head: 'Fate and taxes',
        text: 'Three dice raise the Barbarians of the turn, an Event strikes some regions, and whoever taxed harder than the people bear sees rebels rise. Then everybody sets his next tax level in secret, and pays upkeep.',
      },
      {
        head: 'Purchases',
        text: 'Technologies in six branches, Empire cards, buildings of three families, transports, engines, and a few units a turn: the bigger your towns, the more.',
      },
      {
        head: 'Combat',
        text: 'In turn order each moves one group, again and again, until all have passed. Five kinds of figures fight with three dice and a power each: who shoots, who protects, who overruns, and a Captain who does as any of them.',
      },
      {
        head: 'Commerce',
        text: 'Caravans and ships carry goods from where they are made to where nobody has them. Routes of 4, 6 or 8 stops pay in florins, or in Honour.',
      },
    ],
  },
  it: {
    aim: [
      'Un Regno degli anni dopo il 1250 è tuo, con le sue figure, una corte di personaggi e una borsa vuota. Intorno ci sono terre di nessuno: chi vi entra vi trova un’orda che lo aspetta.',
      'Decide l’Onore: lo danno battaglie, conquiste, città sante, lunghe rotte di commercio e Obiettivi raggiunti, e la fine ne aggiunge per castelli, città, sapere e monopoli. Si finisce dopo un certo numero di turni, a un certo numero di Punti Onore, o allo scadere del tempo.',
    ],
    course: [
      {
        head: 'Il primo posto',
        text: 'Tutti offrono in segreto per l’ordine di turno. Paga solo chi vince, e paga chi resta ultimo. Chi agisce tardi attacca con meno forza.',
      },
      {
        head: 'Sorte e tasse',
        text: 'Tre dadi fanno sorgere i Barbari del turno, un Evento colpisce alcune regioni, e chi ha tassato più di quanto si tollera vede levarsi i ribelli. Poi ognuno fissa in segreto il nuovo livello di tasse, e paga il mantenimento.',
      },
      {
        head: 'Acquisti',
        text: 'Tecnologie di sei rami, carte Impero, edifici di tre famiglie, trasporti, macchine, e poche unità per turno: più crescono le tue città, più ne arruoli.',
      },
      {
        head: 'Combattimento',
        text: 'In ordine di turno ognuno muove un gruppo, più volte, finché tutti hanno passato. Cinque tipi di figure combattono con tre dadi e un potere ciascuno: chi tira, chi protegge, chi travolge, e un Capitano che fa come chiunque di loro.',
      },
      {
        head: 'Commercio',
        text: 'Carovane e mercantili portano le merci da dove si producono a dove non ce ne sono. Le rotte, di 4, 6 o 8 tappe, rendono fiorini oppure Onore.',
      },
    ],
  },
}
