import type { Primers } from '../primer'

export const primers: Primers = {
  en: {
    aim: [
      'Europe, North Africa and the Near East after 1260. Three to five of the great powers of the age stand against one another: Byzantium, the Empire, Hungary, the Mamluks and the Golden Horde.',
      'What counts is honor. It is won by deeds in play, by crusades and by an Objective that nobody else knows, and at the end for lands, cities and Cathedrals; wars of choice and broken pacts cost it. The game ends at the limit of turns, time or honor that was agreed on.',
    ],
    course: [
      {
        head: 'Turn order and Empire cards',
        text: 'One auction settles the order: who passes takes the worst place that is left. Everybody draws an Empire card, and more for florins.',
      },
      {
        head: 'Diplomacy',
        text: 'War, peace and pacts. Whoever has the Pope may shut others out of the Church, or take them back.',
      },
      {
        head: 'Purchases, taxes, reinforcements',
        text: 'All at once: technologies, buildings and transports are bought, taxes come in, new men are raised, and prisoners are exchanged or ransomed.',
      },
      {
        head: 'Events',
        text: 'A card strikes an area of the map, and two equal dice bring a Calamity. A Crusade may be preached, a Pope may die. Then lands that are badly guarded rise, and barbarians gather.',
      },
      {
        head: 'Placement and combat',
        text: 'What was raised is placed on the map. Then one realm after the other loads, marches, sails, attacks and besieges; cards and dice decide what strength leaves open.',
      },
      {
        head: 'Commerce',
        text: 'Ships and caravans carry goods from where they are cheap to where they are dear, and pay for what comes next.',
      },
    ],
  },
  it: {
    aim: [
      'L’Europa, il Nordafrica e il Vicino Oriente dopo il 1260. Da tre a cinque grandi potenze del tempo si fronteggiano: Bisanzio, l’Impero, l’Ungheria, i Mamelucchi e l’Orda d’Oro.',
      'Ciò che conta è l’onore. Lo si guadagna con le imprese, con le crociate e con un Obiettivo che nessun altro conosce, e alla fine per terre, città e cattedrali; le guerre volute e i patti rotti lo fanno perdere. La partita finisce al limite di turni, di tempo o di onore su cui ci si è accordati.',
    ],
    course: [
      {
        head: 'Ordine di turno e Carte Impero',
        text: 'Un’asta sola decide l’ordine: chi passa prende il posto peggiore che resta. Tutti pescano una Carta Impero, e altre per fiorini.',
      },
      {
        head: 'Diplomazia',
        text: 'Guerre, paci e patti. Chi ha il Papa può scomunicare gli altri, o riaccoglierli nella Chiesa.',
      },
      {
        head: 'Acquisti, tasse, rinforzi',
        text: 'Tutti insieme: si comprano tecnologie, edifici e trasporti, si riscuotono le tasse, si arruolano uomini, si scambiano o riscattano i prigionieri.',
      },
      {
        head: 'Eventi',
        text: 'Una carta colpisce un’area della mappa, e due dadi uguali portano una calamità. Può essere bandita una crociata, può morire un Papa. Poi le terre mal difese insorgono, e i barbari si radunano.',
      },
      {
        head: 'Posizionamento e combattimento',
        text: 'Ciò che si è arruolato va sulla mappa. Poi un regno dopo l’altro carica, marcia, naviga, attacca e assedia; carte e dadi decidono ciò che la forza lascia aperto.',
      },
      {
        head: 'Commercio',
        text: 'Navi e carovane portano le merci da dove costano poco a dove costano molto, e pagano ciò che verrà.',
      },
    ],
  },
}
