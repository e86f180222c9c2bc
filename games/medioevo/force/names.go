package force

// The Empire cards and technologies by their numbers. Cards have their places in data/. Beside a technology stands how the
// alpha rulebook names it.

const (
	Abate int8 = iota
	Architetto
	Arciere
	Assassino
	Avaro
	Balestriere
	Bardo
	Capomastro
	Cardinale
	Carovaniere
	Carpentiere
	Castellano
	Cavaliere
	Cerusico
	Ciambellano
	Concessione
	Condottiero
	Conestabile
	Contessa
	Corsaro
	Diplomatico
	Eroina
	Esattore
	Flagellante
	Gabelliere
	Genio
	Giullare
	Guardia
	Infiltrato
	Inquisitore
	Ladro
	Maresciallo
	Mecenate
	Medico
	Mercante
	Mercenario
	Miliziano
	Monaco
	Ospitaliere
	Pirata
	Principessa
	Sicario
	Spia
	Taccagno
	TargaDoro
	Templare
	Usuraio
	Vescovo
)

const (
	Misticismo       int8 = iota // MYSTICISM
	Monoteismo                   // MONOTHEISM
	Teologia                     // THEOLOGY
	Fanatismo                    // ZEALOTRY
	Agricoltura                  // AGRICULTURE
	Mulino                       // MILL
	RotazioneColture             // CROP ROTATION
	Mercato                      // MARKET
	Allevamento                  // FARMING
	Caccia                       // HUNTING
	Carpenteria                  // CARPENTRY, in the prototype alone
	Forgiatura                   // FORGE
	Tessitura                    // WEAVING
	ScuolaMilitare               // MILITARY SCHOOL
	Tattica                      // TACTICS
	Strategia                    // STRATEGY
	Logistica                    // LOGISTICS
	Legge                        // LAW
	Investitura                  // INVESTITURE
	Vassallaggio                 // VASSALAGE
	Feudalesimo                  // FEUDALISM
	Matematica                   // MATHEMATICS
	Architettura                 // ARCHITECTURE
	Ingegneria                   // ENGINEERING
	Alchimia                     // ALCHEMY
	Astronomia                   // ASTRONOMY
	Cartografia                  // CARTOGRAPHY
	Strade                       // ROUTES
	Istruzione                   // EDUCATION
	Letteratura                  // LITERATURE
	Filosofia                    // PHILOSOPHY
	Universita                   // UNIVERSITY
	Medicina                     // MEDICINE
	Chirurgia                    // SURGERY
	Ospedale                     // HOSPITAL
	Commercio                    // TRADE, in the prototype alone
	Conio                        // COINAGE
	Banche                       // BANKS
	Gilde                        // GUILDS
	Mude                         // CONVOYS, in the prototype alone
	Arsenale                     // ARSENAL, in the prototype alone
	Monopolio                    // MONOPOLY, in the prototype alone
	_                            // ThiefFlorins
	Signoria                     // SIGNORIA
)

// ThiefFlorins is what a LADRO steals in the place of a technology: florins. It has the number of none.
const ThiefFlorins int16 = 42

// cardIDs and techIDs are how files and pages name them.
var cardIDs = [Kinds]string{
	Abate: "abate", Architetto: "architetto", Arciere: "arciere", Assassino: "assassino", Avaro: "avaro", Balestriere: "balestriere",
	Bardo: "bardo", Capomastro: "capomastro", Cardinale: "cardinale", Carovaniere: "carovaniere", Carpentiere: "carpentiere",
	Castellano: "castellano", Cavaliere: "cavaliere", Cerusico: "cerusico", Ciambellano: "ciambellano", Concessione: "concessione",
	Condottiero: "condottiero", Conestabile: "conestabile", Contessa: "contessa", Corsaro: "corsaro", Diplomatico: "diplomatico",
	Eroina: "eroina", Esattore: "esattore", Flagellante: "flagellante", Gabelliere: "gabelliere", Genio: "genio", Giullare: "giullare",
	Guardia: "guardia", Infiltrato: "infiltrato", Inquisitore: "inquisitore", Ladro: "ladro", Maresciallo: "maresciallo",
	Mecenate: "mecenate", Medico: "medico", Mercante: "mercante", Mercenario: "mercenario", Miliziano: "miliziano", Monaco: "monaco",
	Ospitaliere: "ospitaliere", Pirata: "pirata", Principessa: "principessa", Sicario: "sicario", Spia: "spia", Taccagno: "taccagno",
	TargaDoro: "targa-doro", Templare: "templare", Usuraio: "usuraio", Vescovo: "vescovo",
}

var techIDs = [technologies]string{
	Misticismo: "misticismo", Monoteismo: "monoteismo", Teologia: "teologia", Fanatismo: "fanatismo", Agricoltura: "agricoltura",
	Mulino: "mulino", RotazioneColture: "rotazione-delle-colture", Mercato: "mercato", Allevamento: "allevamento", Caccia: "caccia",
	Carpenteria: "carpenteria", Forgiatura: "forgiatura", Tessitura: "tessitura", ScuolaMilitare: "scuola-militare", Tattica: "tattica",
	Strategia: "strategia", Logistica: "logistica", Legge: "legge", Investitura: "investitura", Vassallaggio: "vassallaggio",
	Feudalesimo: "feudalesimo", Matematica: "matematica", Architettura: "architettura", Ingegneria: "ingegneria", Alchimia: "alchimia",
	Astronomia: "astronomia", Cartografia: "cartografia", Strade: "strade", Istruzione: "istruzione", Letteratura: "letteratura",
	Filosofia: "filosofia", Universita: "universita", Medicina: "medicina", Chirurgia: "chirurgia", Ospedale: "ospedale",
	Commercio: "commercio", Conio: "conio", Banche: "banche", Gilde: "gilde", Mude: "mude", Arsenale: "arsenale", Monopolio: "monopolio",
	Signoria: "signoria",
}
