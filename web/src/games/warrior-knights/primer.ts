import type { Primers } from '../primer'

export const primers: Primers = {
  en: {
    aim: [
      'The king is dead and left no heir. You are one of the Barons who would like his crown: four Nobles lead your armies from a fortress of your own into a realm of free cities.',
      'Every city you hold earns you one Prestige at the end of each turn. When the last of the Prestige has been given out, whoever has most is crowned. There is a shorter way too: whoever holds more than half of the cities that still stand at the end of a turn wins there and then.',
    ],
    course: [
      {
        head: 'Planning',
        text: 'All choose at the same time and in secret: up to six of your twelve action cards, at most two in each of three stacks. Then two neutral cards join every stack, and it is shuffled. You know in which third of the turn your cards will come, but not when.',
      },
      {
        head: 'Actions',
        text: 'The Chairman turns the cards up one by one. The owner of each does what it offers: he raises soldiers, taxes, gathers Votes or Faith, marches and gives battle. A used card lies down in one of three areas; when an area is full, it brings taxation, wages or an Assembly for everybody, and the cards come home.',
      },
      {
        head: 'Administration',
        text: 'Now Prestige is earned, city by city, but only by a Baron whose fortress stands. Cities that none of your Nobles watches may revolt. Ships arrive, tired Nobles rest, and the fallen are replaced.',
      },
    ],
  },
  it: {
    aim: [
      'Il re è morto senza eredi. Tu sei uno dei Baroni che ne vorrebbero la corona: quattro Nobili guidano i tuoi eserciti, da una fortezza che è tua, in un Regno di città libere.',
      'Ogni città che tieni ti dà un punto Prestigio alla fine di ogni turno. Quando l’ultimo Prestigio è stato distribuito, chi ne ha di più viene incoronato. C’è anche una via più breve: chi alla fine di un turno tiene più della metà delle città ancora in piedi vince all’istante.',
    ],
    course: [
      {
        head: 'Pianificazione',
        text: 'Tutti scelgono insieme e in segreto: fino a sei delle tue dodici carte azione, al più due in ciascuna di tre pile. Poi a ogni pila si aggiungono due carte neutrali e la si mescola. Sai in quale terzo del turno usciranno le tue carte, ma non quando.',
      },
      {
        head: 'Azioni',
        text: 'Il Presidente scopre le carte una per una. Chi possiede la carta fa ciò che essa offre: arruola soldati, riscuote tasse, raccoglie Voti o Fede, marcia e dà battaglia. La carta usata va in una di tre aree; quando un’area è piena porta per tutti tassazione, paghe o un’Assemblea, e le carte tornano a casa.',
      },
      {
        head: 'Gestione',
        text: 'Ora si guadagna Prestigio, città per città, ma solo se la propria fortezza è in piedi. Le città che nessun tuo Nobile sorveglia possono ribellarsi. Le navi arrivano, i Nobili stanchi riposano e i caduti vengono sostituiti.',
      },
    ],
  },
}
