package http

import (
	"errors"
	"strings"

	"signoria"
	"signoria/play"
)

// inWords says an error in a language. The sentences that players meet stand below; what only a
// program of somebody's could cause stays English.
func inWords(err error, lang string) string {
	if unfit := (*play.Unfit)(nil); errors.As(err, &unfit) {
		return unfit.In(lang)
	}
	if other := (*play.OtherRules)(nil); errors.As(err, &other) {
		return sentence(other.In(lang))
	}
	if ours := (*signoria.Error)(nil); lang == "it" && errors.As(err, &ours) {
		if said, ok := italian[ours.Format()]; ok {
			return ours.In(said)
		}
	}
	return sentence(err.Error())
}

// optionOf is the option of a new table that an error hangs on, "" if on none.
func optionOf(err error) string {
	if unfit := (*play.Unfit)(nil); errors.As(err, &unfit) {
		return unfit.Option
	}
	return ""
}

func sentence(s string) string {
	if s == "" {
		return ""
	}
	return strings.ToUpper(s[:1]) + s[1:] + "."
}

var italian = map[string]string{
	// package signoria
	"say a name":                       "Di’ un nome.",
	"a name has at most 24 characters": "Un nome ha al più 24 caratteri.",
	"a name is made of letters, numbers and simple marks": "Un nome è fatto di lettere, cifre e segni semplici.",

	"a table’s name has at most 40 characters":             "Il nome di un tavolo ha al più 40 caratteri.",
	"a table’s name is made of letters, numbers and signs": "Il nome di un tavolo è fatto di lettere, cifre e segni.",

	"a clock gives 5 seconds to a day for a decision, or an hour to 30 days for a turn": "Un orologio dà da 5 secondi a un giorno per decisione, o da un’ora a 30 giorni per turno.",

	// package push
	"that is no way to reach a browser":                     "Così non si raggiunge un browser.",
	"this server reaches nobody who has no page of it open": "Questo server non raggiunge chi non ha aperta una sua pagina.",

	// package play
	"that seat is not being asked now":                                              "A quel posto adesso non si chiede nulla.",
	"that is not among the choices offered":                                         "Non è fra le scelte offerte.",
	"chance was drawn, or something hidden was seen":                                "Si è tirata la sorte, o si è visto qualcosa di nascosto.",
	"the turn of another comes first, who decides for itself":                       "Prima viene il turno di un altro, che decide da sé.",
	"that cannot be done now":                                                       "Adesso non si può fare.",
	"the rules broke at that answer; nothing was changed, and it has been reported": "Le regole si sono rotte su quella risposta: nulla è cambiato, e il guasto è stato segnalato.",
	"there is nothing of yours to take back":                                        "Non c’è nulla di tuo da riprendere.",
	"chance was drawn or something hidden was seen since":                           "Nel frattempo si è tirato a sorte o si è visto qualcosa di nascosto.",
	"somebody else has answered since":                                              "Nel frattempo qualcun altro ha risposto.",

	// packages host and sqlite
	"this table was played on under newer rules than this server knows, and cannot go on here; all that was played stays stored": "Questo tavolo è stato giocato con regole più recenti di quelle che questo server conosce e qui non può continuare; tutto ciò che è stato giocato resta conservato.",
	"this table goes on under newer rules, at a server that knows them: try again in a moment":                                   "Questo tavolo continua con regole più recenti, su un server che le conosce: riprova fra un attimo.",
	"nothing can be looked up at the moment: try again in a moment":                                                              "In questo momento non si può consultare nulla: riprova fra un attimo.",
	"nothing can be saved at the moment, so it has not happened: try again in a while":                                           "In questo momento non si può salvare nulla, quindi non è accaduto: riprova fra un po’.",
	"that may have been saved or not: look whether it has happened before you try again":                                         "Forse è stato salvato, forse no: prima di riprovare guarda se è accaduto.",

	"there is no such table":                                                                   "Questo tavolo non c’è.",
	"this table is not being played":                                                           "A questo tavolo non si sta giocando.",
	"seat %d is not yours":                                                                     "Il posto %d non è tuo.",
	"there is no seat %d: this table has 0 to %d":                                              "Il posto %d non c’è: questo tavolo ne ha da 0 a %d.",
	"only who sits at this table may do that":                                                  "Può farlo solo chi siede a questo tavolo.",
	"that answer came late: the question has changed since":                                    "La risposta è arrivata tardi: la domanda è cambiata.",
	"that could not be recorded, so it has not happened":                                       "Non si è potuto registrare, quindi non è accaduto.",
	"the server is stopping":                                                                   "Il server si sta fermando.",
	"only who opened the table may do that":                                                    "Può farlo solo chi ha aperto il tavolo.",
	"at that table somebody is called %q, which looks like your name: change yours first":      "A quel tavolo c’è già chi si chiama %q, che somiglia al tuo nome: prima cambia il tuo.",
	"at a table of yours somebody is called %q, which looks like that name":                    "A un tuo tavolo c’è già chi si chiama %q, che somiglia a quel nome.",
	"for who is away only the best bot plays that may stand in for anybody":                    "Per chi è via gioca solo il migliore dei bot che possono sostituire chiunque.",
	"he was here a moment ago: in %d:%02d minutes a bot may play for him":                      "Era qui un momento fa: fra %d:%02d minuti un bot potrà giocare per lui.",
	"three games of bots alone go on for you: wait until one is over, or take a seat yourself": "Per te vanno già avanti tre partite di soli bot: aspetta che una finisca, o siediti anche tu.",
	"many games wait to be analysed already: ask again in a while":                             "Ci sono già molte partite da analizzare: richiedilo fra un po’.",
	"two games are being analysed for you: wait until one is done":                             "Si stanno già analizzando due partite per te: aspetta che una sia finita.",
	"as many tables are in use here as this server can keep: try again in a while":             "Qui sono in uso tanti tavoli quanti il server ne regge: riprova fra un po’.",
	"this server has more to do than it can at the moment: try again in a while":               "Questo server ha più da fare di quanto possa, adesso: riprova fra un po’.",
	"that seat is taken":            "Quel posto è occupato.",
	"the table has started already": "Il tavolo è già cominciato.",
	"the game is over":              "La partita è finita.",
	"a seat is still open: let a bot have it, or wait for a player":                 "Un posto è ancora libero: dallo a un bot, o aspetta un giocatore.",
	"who has a seat at this table cannot take another now":                          "Chi ha già un posto a questo tavolo ora non può prenderne un altro.",
	"you have held another seat of this table and know its hand":                    "Hai tenuto un altro posto di questo tavolo e ne conosci la mano.",
	"who has resigned does not come back to this game":                              "Chi si è arreso non torna in questa partita.",
	"whoever opened this table knows what will be drawn: nobody new may sit down":   "Chi ha aperto questo tavolo sa che cosa si pescherà: nessun altro può sedersi.",
	"the people of this table play without spectators":                              "A questo tavolo si gioca senza spettatori.",
	"there is nothing of that kind to agree on now":                                 "Adesso non c’è nulla del genere su cui accordarsi.",
	"the game is not over yet":                                                      "La partita non è ancora finita.",
	"the table rests: it has been paused":                                           "Il tavolo riposa: la partita è in pausa.",
	"a bot sits in for you: take your seat back first":                              "Un bot gioca per te: prima riprendi il tuo posto.",
	"your time has run out: a bot answers this one":                                 "Il tuo tempo è scaduto: a questa risponde un bot.",
	"his clock says how long he may be away":                                        "Quanto può stare via lo dice il suo orologio.",
	"seat %d: there is no bot %q; there is %s":                                      "Posto %d: non c’è il bot %q; c’è %s.",
	"no bot of this game can stand in for you":                                      "Nessun bot di questo gioco può sostituirti.",
	"that seat is its bot’s to the end: it plays by rules of its own":               "Quel posto è del suo bot fino alla fine: gioca con regole proprie.",
	"that bot plays by rules of its own: it sits down only before the game begins":  "Quel bot gioca con regole proprie: si siede solo prima che la partita cominci.",
	"you have too many tables open: finish some first":                              "Hai troppi tavoli aperti: prima finiscine qualcuno.",
	"a seed can be chosen only where nobody else sits: it tells what will be drawn": "Il seme si può scegliere solo dove non siede nessun altro: dice che cosa si pescherà.",
	"a seed is a whole number from 0 to 18446744073709551615":                       "Un seme è un numero intero da 0 a 18446744073709551615.",
	"there is no such moment":                                                       "Questo momento non c’è.",
	"nobody is asked anything at that moment":                                       "In quel momento non si chiede nulla a nessuno.",
	"there is no such lesson":                                                       "Questa lezione non c’è.",
	"the record can be had when the game is over":                                   "Il verbale si può avere a partita finita.",

	"this table is played with another box file than the server has loaded": "Questo tavolo si gioca con un’altra scatola da quella che il server ha caricato.",

	"this game was played to its end under older rules, and its last moves cannot be shown under these; its record can be had as ever": "Questa partita è stata giocata fino alla fine con regole più vecchie, e con quelle di oggi le ultime mosse non si possono mostrare; il suo verbale si può avere come sempre.",
	"this table was begun under older rules and cannot go on under these; all that was played stays stored":                            "Questo tavolo è cominciato con regole più vecchie e con quelle di oggi non può continuare; tutto ciò che si è giocato resta conservato.",
	"this table has just gone over to newer rules: look again in a moment":                                                             "Questo tavolo è appena passato a regole più nuove: guarda di nuovo fra un momento.",
	"that was played under older rules: the chronicle tells it, but the board cannot be shown as it was":                               "Questo si è giocato con regole più vecchie: la cronaca lo racconta, ma il tabellone non si può mostrare com’era.",
	"this game was played under older rules: its story can no longer be told, but its record can be had as ever":                       "Questa partita si è giocata con regole più vecchie: la sua storia non si può più raccontare, ma il suo verbale si può avere come sempre.",

	"there is nothing to send":                                   "Non c’è nulla da mandare.",
	"that is too long: 500 characters at most":                   "È troppo lungo: al più 500 caratteri.",
	"while a table is played only those who sit at it may write": "Finché si gioca scrive solo chi siede al tavolo.",
	"there is nobody of that name here to write to":              "Qui non c’è nessuno con quel nome a cui scrivere.",
	"that is you yourself":                                       "Quello sei tu.",
	"you have muted too many":                                    "Hai messo a tacere troppe persone.",
	"you write too fast: wait a moment":                          "Scrivi troppo in fretta: aspetta un momento.",

	"that is too long: 280 characters at most": "È troppo lungo: al più 280 caratteri.",

	"nothing is known of that": "Di questo non si sa nulla.",

	"nobody thinks ahead in games of this kind, so there is no counsel": "In giochi di questo tipo nessuno pensa in avanti: non ci sono consigli.",
	"the people of this table play without counsel":                     "A questo tavolo si gioca senza consigli.",
	"there is nothing to choose, so there is no counsel":                "Non c’è nulla da scegliere: non ci sono consigli.",

	"there is nothing to answer with":    "Non c’è nulla con cui rispondere.",
	"those are too many answers at once": "Sono troppe risposte in una volta.",
	"no choice is called that":           "Nessuna scelta si chiama così.",
	"that takes too long to work out":    "Ci vuole troppo a pensarci.",

	// package http
	"one thing after the other: that is being worked out":                                                                  "Una cosa alla volta: ci si sta già pensando.",
	"that came from another site's page":                                                                                   "Veniva dalla pagina di un altro sito.",
	"too many requests: wait a moment":                                                                                     "Troppe richieste: aspetta un momento.",
	"too many records from one place: wait a minute":                                                                       "Troppi verbali dallo stesso luogo: aspetta un minuto.",
	"that link has been used, or is too old: make another where you play":                                                  "Quel link è già stato usato o è troppo vecchio: creane un altro dove giochi.",
	"too many new players from one place: wait a minute":                                                                   "Troppi nuovi giocatori dallo stesso luogo: aspetta un minuto.",
	"as many pages are open here as this server can serve: try again in a while":                                           "Qui sono aperte tante pagine quante il server ne regge: riprova fra un po’.",
	"as many pages are open from your address as one may have here: close one, or try again in a while":                    "Dal tuo indirizzo sono aperte tante pagine quante qui può averne uno solo: chiudine una o riprova fra un po’.",
	"as many new players have come from your address in the last hour as this server takes from one: try again in a while": "Nell’ultima ora dal tuo indirizzo sono arrivati tanti nuovi giocatori quanti il server ne accoglie da uno solo: riprova fra un po’.",
	"as many new players have come in the last hour as this server takes: try again in a while":                            "Nell’ultima ora sono arrivati tanti nuovi giocatori quanti il server ne accoglie: riprova fra un po’.",
	"too many tables are open at once: close a page":                                                                       "Troppi tavoli aperti insieme: chiudi una pagina.",
	"say your name first":                               "Prima di’ il tuo nome.",
	"something broke on our side; it has been reported": "Qualcosa si è rotto da parte nostra; è stato segnalato.",
	"that is more than is read at once":                 "È più di quanto si legga in una volta.",
	"there is no rulebook of that game":                 "Di quel gioco non c’è il regolamento.",
}
