# Sentences that the page loads after its first screen: how a game ended, and how a guest gets on.

# What each seat has in the end
swish-score = { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
swishbones-score = { $points ->
    [one] un punto
   *[other] { $points } punti
}
swirl-score = { $series } nella serie, { $pile } nella pila
swipe-score = { $chips ->
    [one] un gettone
   *[other] { $chips } gettoni
}, { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}

# Highlights
highlight-events = { $count ->
    [one] C’è stato un evento.
   *[other] Ci sono stati { $count } eventi.
}
highlight-minutes = { $minutes ->
    [one] La partita è durata un minuto.
   *[other] La partita è durata { $minutes } minuti.
}
highlight-seconds = { $seconds ->
    [one] La partita è durata un secondo.
   *[other] La partita è durata { $seconds } secondi.
}
highlight-alone = { $seat } ha giocato in solitario.
highlight-shared = In { $count } condividono la vittoria.
highlight-beaten = { $seat } ha superato { $count ->
    [one] un’altra persona
   *[other] altre { $count } persone
}.
highlight-swish-by = { $seat } ha vinto con { $by ->
    [one] una carta
   *[other] { $by } carte
} di vantaggio.
highlight-swish-fastest = Swish più veloce: { $seat }, { $seconds } s
highlight-swish-biggest = Swish più grande: { $seat }, { $cards } carte
highlight-swish-row = { $seat } ha trovato { $count } swish di fila.
highlight-swish-flawless = { $seat } ha trovato { $count } swish senza un errore.
highlight-bones-by = { $seat } ha vinto con { $by ->
    [one] un punto
   *[other] { $by } punti
} di vantaggio.
highlight-bones-longest = Pesce più lungo: { $seat }, lunghezza { $count }
highlight-bones-meal = Pasto più grande: { $seat }, { $count } lische in un turno
highlight-bones-swim = Nuotata più lunga: { $seat }, { $count } swish in un turno
highlight-bones-sick = Peggior mal di pancia: { $seat }, { $count } lische indigeste
highlight-swirl-series = { $seat } ha completato la serie.
highlight-swirl-by = { $seat } ha vinto con { $by ->
    [one] una carta
   *[other] { $by } carte
} di vantaggio.
highlight-swirl-capture = Cattura più grande: { $seat }, { $count ->
    [one] una carta
   *[other] { $count } carte
}
highlight-swirl-snatch = Furto più audace: { $seat } ha arraffato { $count ->
    [one] una carta
   *[other] { $count } carte
} da { $rival }.
highlight-swirl-flood = Vortice più grande: { $seat }, { $count ->
    [one] una carta caduta
   *[other] { $count } carte cadute
}
highlight-swipe-by = { $seat } ha vinto con { $by ->
    [one] un gettone
   *[other] { $by } gettoni
} di vantaggio.
highlight-swipe-steal = Furto più grande: { $seat } ha rubato { $chips ->
    [one] un gettone
   *[other] { $chips } gettoni
} da { $rival }.
highlight-swipe-haul = Lancio migliore: { $seat }, { $chips ->
    [one] un gettone
   *[other] { $chips } gettoni
}
highlight-swipe-super = { $seat } ha fatto { $count ->
    [one] un Super Swipe
   *[other] { $count } Super Swipe
}.
highlight-swipe-dice = Più dadi: { $seat } ne ha avuti { $dice } insieme.
highlight-swipe-roll-off = { $seat } ha vinto lo spareggio.
highlight-swipe-comeback = Rimonta: a metà partita { $seat } era sotto di { $chips } gettoni.

# The podium
page-podium = La classifica
page-highlights = Momenti migliori
page-left-early = non c’è più
page-left-how = { $names }: non più al tavolo. Gioca di nuovo lo stesso; una sedia libera può andare a un bot o a qualcun altro.
page-earned = { $count ->
    [one] Nuovo traguardo
   *[other] Nuovi traguardi
}
page-effect-first = La tua prima partita classificata. Ancora qualcuna e sapremo quanto vali.
page-effect-up = Il tuo livello sale un po’.
page-effect-down = Il tuo livello scende un po’.
page-effect-same = Il tuo livello resta com’era.
page-effect-band-up = Sali di livello! Ora sei a: { $band }.
page-effect-band-down = Ora sei a: { $band }. La prossima partita può cambiare tutto.

# Sharing
share-title = { $game }: { $outcome }
share-picture = { $game }, il tavolo alla fine. { $outcome }
page-share-how = L’immagine mostra il tavolo alla fine; il link porta al replay.
page-share-get = Scarica l’immagine
page-share-sheet = Condividi con…
page-share-link = Link al replay

# Your page
page-band-0 = agli inizi
page-band-1 = sulla buona strada
page-band-2 = solido
page-band-3 = forte
page-band-4 = molto forte
page-band-like = Più o meno come un bot di livello «{ $level }».
page-band-guess = Una prima stima, dopo { $games ->
    [one] una partita classificata
   *[other] { $games } partite classificate
}.
page-band-games = Dopo { $games ->
    [one] una partita classificata
   *[other] { $games } partite classificate
}.
page-band-path = { $game }: il tuo livello dopo ogni partita classificata. All’inizio «{ $first }», ora «{ $last }».
page-weeks = Le tue ultime dodici settimane
page-tally = { $played ->
    [one] Una partita finita
   *[other] { $played } partite finite
}, { $won ->
    [one] una vinta
   *[other] { $won } vinte
}
page-week = { $ago ->
    [0] Questa settimana
    [one] La settimana scorsa
   *[other] { $ago } settimane fa
}: { $played } partite, { $won } vinte
page-streak = Rompicapi del giorno
page-streak-now = { $days ->
    [0] Nessuna serie in corso.
    [one] Un giorno di fila.
   *[other] { $days } giorni di fila.
}
page-streak-best = Serie più lunga: { $longest ->
    [one] un giorno
   *[other] { $longest } giorni
}. Risolti in tutto: { $all }.
page-achievements = Traguardi
page-achievements-of = { $earned } su { $all }
page-not-achieved-yet = Ancora da raggiungere
page-achieved-in-any = Tutti i giochi
page-children = Che cosa si vede
page-children-why = Per i bambini, o solo per giocare: disattiva quello che non vuoi vedere.
page-show-strength = Il mio livello
page-show-achievements = Traguardi e serie
page-show-party = Una festa alla fine

# Achievements
achievement-first-game = Finire una partita
achievement-first-win = Vincere una partita
achievement-shared-win = Condividere una vittoria
achievement-beat-many = Vincere senza condividere a un tavolo da quattro o più
achievement-beat-strong = Superare un bot di livello «difficile» o «molto difficile»
achievement-only-people = Finire una partita in tre persone o più, senza bot
achievement-patient = Giocare una partita di mezz’ora
achievement-eventful = Finire una partita con 300 eventi
achievement-swish-quick = Trovare uno swish in cinque secondi
achievement-swish-big = Trovare uno swish di quattro carte o più
achievement-swish-huge = Trovare uno swish di sei carte o più
achievement-swish-row = Trovare tre swish di fila
achievement-swish-flawless = Trovare cinque swish in una partita senza errori
achievement-swish-half = Raccogliere metà delle carte contro altre due persone o più
achievement-bones-long = Far crescere un pesce fino a lunghezza dieci
achievement-bones-meal = Mangiare tre lische in un turno
achievement-bones-swim = Fare otto swish in un turno
achievement-bones-clean = Vincere senza lische indigeste
achievement-bones-recovered = Vincere nonostante tre lische indigeste
achievement-swirl-series = Vincere con una serie completa
achievement-swirl-big = Catturare quattro carte in una volta
achievement-swirl-thief = Arraffare tre carte in una partita
achievement-swirl-flood = Far cadere sei carte con un vortice
achievement-swirl-pile = Raccogliere una pila di venti carte
achievement-swirl-robbed = Vincere anche se ti hanno arraffato una carta
achievement-swirl-sparing = Vincere senza sprecare una carta azione
achievement-swipe-steal = Rubare due gettoni da una persona con un lancio
achievement-swipe-haul = Vincere quattro gettoni con un lancio
achievement-swipe-super = Prendere un dado con un Super Swipe
achievement-swipe-dice = Avere cinque dadi insieme
achievement-swipe-roll-off = Vincere uno spareggio
achievement-swipe-comeback = Vincere dopo essere sotto di due gettoni a metà partita
achievement-swipe-rich = Finire con venti gettoni
achievement-games-10 = Finire 10 partite
achievement-games-50 = Finire 50 partite
achievement-games-200 = Finire 200 partite
achievement-wins-5 = Vincere 5 partite
achievement-wins-25 = Vincere 25 partite
achievement-wins-100 = Vincere 100 partite
achievement-all-games = Finire ognuno dei quattro giochi
achievement-all-won = Vincere in ognuno dei quattro giochi
achievement-puzzle-1 = Risolvere il rompicapo del giorno nel suo giorno
achievement-puzzle-3 = Risolvere il rompicapo del giorno tre giorni di fila
achievement-puzzle-7 = Risolvere il rompicapo del giorno sette giorni di fila
achievement-puzzle-30 = Risolvere il rompicapo del giorno trenta giorni di fila

# Un dispositivo per tutti
not-your-seat = Sulla sedia { $seat-number } c’è un’altra persona.
curtain-closed = Ora gioca { $seat }. Prima apri il sipario.
curtain-not-due = Non è il turno di { $seat }, quindi il sipario resta chiuso.
local-rated = In una partita classificata serve un dispositivo per ogni persona. Apri un tavolo senza classifica.
page-local = Gioca su questo dispositivo
page-local-who = Chi altro gioca qui?
page-local-sit = Prendi questa sedia
page-local-stand = Lascia questa sedia
page-local-here = gioca su questo dispositivo
page-pass-to = Tocca a te, { $name }
page-curtain = Passa il dispositivo: è il turno di { $name }
page-curtain-why = Adesso può guardare solo { $name }.
page-curtain-lift = Sono { $name }: mostra le mie carte
page-local-calls = { $name }: chiama uno swish
page-local-word = { $name }: niente swish
page-local-back = { $name }: cerca ancora

# Un tiro nel terminale
ask-throw = { $name }, tocca a te tirare: premi Invio >
throw-enter = Prima tira: premi Invio. help elenca gli altri comandi.
