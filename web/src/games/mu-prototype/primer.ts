import type { Primers } from '../primer'

export const primers: Primers = {
  en: {
    aim: [
      'Europe, North Africa and the Near East after 1260. You rule one of ten realms, each with its own faith, neighbours and trade, and lead it by treaties, markets and armies.',
      'What counts is honour. It is won in play by deeds, such as taking a holy city or bringing down a barbarian Captain, and at the end for whole realms under your rule, cathedrals and florins; broken words and debts cost it. The game ends at the limit of turns, time or honour that was agreed on.',
    ],
    course: [
      {
        head: 'Order and Empire cards',
        text: 'It is settled who goes before whom, and everybody draws Empire cards: advantages to be kept for the right moment, or sold.',
      },
      {
        head: 'Diplomacy',
        text: 'Treaties are proposed and signed, wars declared and ended. A word given binds, and to break it costs honour.',
      },
      {
        head: 'Purchase, taxes, reinforcements',
        text: 'All at once: you buy buildings, ships, wagons, Captains, engines and technologies, take in taxes and raise new men.',
      },
      {
        head: 'Events and placement',
        text: 'Barbarians stir, provinces that are badly guarded rise, fortune turns. Then all that was bought and raised is placed on the map.',
      },
      {
        head: 'Combat',
        text: 'One realm after the other: load, march, sail, attack, besiege. An army is a number, its strength; cards and dice decide the rest.',
      },
      {
        head: 'Trade',
        text: 'Ships and wagons carry goods from where they are cheap to where they are dear. It is trade that pays for the next war, or for the next cathedral.',
      },
    ],
  },
  it: {
    aim: [
      'L’Europa, il Nordafrica e il Vicino Oriente dopo il 1260. Governi uno di dieci regni, ognuno con la sua fede, i suoi vicini e i suoi commerci, e lo guidi con trattati, mercati ed eserciti.',
      'Ciò che conta è l’onore. Lo si guadagna giocando, con imprese come la presa di una città santa o la sconfitta di un Capitano barbaro, e alla fine per i regni interi sotto il proprio dominio, le cattedrali e i fiorini; parole infrante e debiti lo fanno perdere. La partita finisce al limite di turni, di tempo o di onore su cui ci si è accordati.',
    ],
    course: [
      {
        head: 'Ordine e Carte Impero',
        text: 'Si stabilisce chi viene prima e chi dopo, e tutti pescano Carte Impero: vantaggi da tenere per il momento giusto, o da vendere.',
      },
      {
        head: 'Diplomazia',
        text: 'Si propongono e si firmano trattati, si dichiarano e si chiudono guerre. La parola data lega, e romperla costa onore.',
      },
      {
        head: 'Acquisti, tasse, rinforzi',
        text: 'Tutti insieme: si comprano edifici, navi, carri, Capitani, macchine e tecnologie, si riscuotono le tasse e si arruolano nuovi uomini.',
      },
      {
        head: 'Eventi e piazzamento',
        text: 'I barbari si muovono, le province mal difese insorgono, la sorte gira. Poi tutto ciò che si è comprato e arruolato va sulla mappa.',
      },
      {
        head: 'Combattimento',
        text: 'Un regno dopo l’altro: si carica, si marcia, si naviga, si attacca, si assedia. Un esercito è un numero, la sua forza; al resto pensano carte e dadi.',
      },
      {
        head: 'Commercio',
        text: 'Navi e carri portano le merci da dove costano poco a dove costano molto. È il commercio che paga la prossima guerra, o la prossima cattedrale.',
      },
    ],
  },
}
