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
    [one] La partita ha avuto un passo.
   *[other] La partita ha avuto { $count } passi.
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
highlight-shared = { $count } persone condividono la vittoria.
highlight-team = Ha vinto la squadra { $team }: { $seat } e { $rival }.
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
highlight-bones-quiet = { $rounds ->
    [one] Nessuno ha mangiato per un giro intero: la partita è finita.
   *[other] Nessuno ha mangiato per { $rounds } giri: la partita è finita.
}
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
} a { $rival }.
highlight-swirl-flood = Vortice più grande: { $seat }, { $count ->
    [one] una carta messa al centro
   *[other] { $count } carte messe al centro
}
highlight-swipe-by = { $seat } ha vinto con { $by ->
    [one] un gettone
   *[other] { $by } gettoni
} di vantaggio.
highlight-swipe-steal = Furto più grande: { $seat } ha rubato { $chips ->
    [one] un gettone
   *[other] { $chips } gettoni
} a { $rival }.
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
highlight-swipe-throws = { $throws ->
    [one] L’unico lancio è stato fatto: la partita è finita.
   *[other] Tutti i { $throws } lanci sono stati fatti: la partita è finita.
}

# The podium
page-podium = La classifica
page-highlights = Momenti migliori
page-left-early = non c’è più
page-left-how = { $names }: non più al tavolo. Puoi giocare lo stesso di nuovo; una sedia libera può andare a un bot o a qualcun altro.
page-earned = { $count ->
    [one] Nuovo traguardo
   *[other] Nuovi traguardi
}
page-effect-first = La tua prima partita classificata. Ancora qualcuna e sapremo quanto vali.
page-effect-up = Il tuo livello sale un po’.
page-effect-down = Il tuo livello scende un po’.
page-effect-same = Il tuo livello resta com’era.
page-effect-band-up = Sali di livello! Il tuo livello ora è: { $band }.
page-effect-band-down = Il tuo livello ora è: { $band }. La prossima partita può cambiarlo.

# Sharing
share-title = { $game }: { $outcome }
share-picture = { $game }, il tabellone alla fine. { $outcome }
page-share-how = L’immagine mostra il tabellone alla fine; il link porta al replay.
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
}: partite giocate { $played }, vinte { $won }
page-streak = Rompicapi del giorno
page-streak-now = { $days ->
    [0] Nessuna serie in corso.
    [one] Serie: un giorno.
   *[other] Serie: { $days } giorni.
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
achievement-eventful = Finire una partita di 300 passi
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
achievement-swirl-flood = Far mettere al centro sei carte agli altri con un vortice
achievement-swirl-pile = Raccogliere una pila di venti carte
achievement-swirl-robbed = Vincere anche se ti hanno arraffato una carta
achievement-swirl-sparing = Vincere senza sprecare una carta azione
achievement-swipe-steal = Rubare due gettoni a una persona con un lancio
achievement-swipe-haul = Vincere quattro gettoni con un lancio
achievement-swipe-super = Prendere un dado con un Super Swipe
achievement-swipe-dice = Avere cinque dadi insieme
achievement-swipe-roll-off = Vincere uno spareggio
achievement-swipe-comeback = Vincere con due gettoni di svantaggio a metà partita
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

page-review-ask = Che cosa avrei dovuto fare?
page-review-better = Meglio: { $choice }
page-review-drawn = Meglio: ciò che brilla sul tavolo.
swish-choice-quiet = non chiamare, perché non c’era nessuno swish
swish-loss = C’era uno swish di { $cards } carte: con quello la probabilità di vincere sarebbe stata { $better }, non { $share }.
swish-loss-quiet = Non c’era nessuno swish: senza chiamarlo, la probabilità di vincere sarebbe stata { $better }, non { $share }.
page-review-same = La scelta migliore.
page-review-over = Niente più da scegliere.
page-review-costliest = Le mosse più costose
page-review-none = Nessuna mossa è costata molto.
page-review-graph = Chi era in vantaggio, mossa per mossa
page-moment-capture = Una cattura
page-moment-steal = Un furto
page-moment-cost = Una mossa costosa

## Lessons: one sentence per step, at most 80 characters

page-who-learn = { $game } in trenta secondi?
page-who-show = Fammi vedere
page-who-play = Gioca subito
page-lesson-aloud = Leggimelo
lesson-swish-card = Ogni carta ha una palla (il disco) e un canestro (l’anello).
lesson-swish-idea = In uno swish ogni palla è in un canestro e ogni canestro ha la sua palla.
lesson-swish-call = Le prime due carte fanno swish se ne ribalti una. Senza turni: chiama!
lesson-swish-call-done = Hai chiamato prima di tutti. Dimostralo! In una partita hai 20 secondi.
lesson-swish-call-no = Non ancora. Nella prima riga c’è uno swish: prima chiamalo.
lesson-swish-pair = Posa le prime due, ribalta la seconda sinistra–destra e dimostralo.
lesson-swish-pair-done = Dimostrato! Le due carte sono tue e ne arrivano due nuove.
lesson-swish-pair-no = Non tutte le palle sono in un canestro: ribalta la seconda.
lesson-swish-pair-other = Non quella carta: prendi le prime due della prima riga.
lesson-swish-pair-few = Uno swish ha almeno due carte: posa le prime due della prima riga.
lesson-swish-three = Le prime tre della seconda riga vanno bene così: chiama, posa, dimostra.
lesson-swish-three-done = Tre punti in un colpo! Uno swish può avere fino a dodici carte.
lesson-swish-three-no = Chiama, posa le prime tre della seconda riga e dimostralo.
lesson-swish-three-other = Non quella carta: prendi le prime tre della seconda riga.
lesson-swish-word = Nessuno swish? Se lo dicono tutti, si cambiano quattro carte. Dillo.
lesson-swish-word-done = L’ha detto anche Coral, e quattro carte sono state cambiate.
lesson-swish-word-no = In questo passo non si chiama. Di’ che non c’è nessuno swish.
lesson-swish-miss = Chi chiama e non lo dimostra perde una carta e aspetta un momento.
lesson-swish-end = Mazzo vuoto, niente più swish: vince chi ha più carte.
lesson-swishbones-take = Il tuo pesce ha la testa rossa. Prendi per lui una lisca blu.
lesson-swishbones-take-done = Il blu va dietro il rosso. Il tuo pesce parte dal bordo dello stagno.
lesson-swishbones-take-no = Per questa lezione prendi una lisca blu: il blu ha un quadrato.
lesson-swishbones-eat = L’ultima lisca passa davanti. Gira la maniglia verso il ✓ e nuota.
lesson-swishbones-eat-done = Mangiata! Il tuo pesce vale tre punti. Chi mangia finisce il turno.
lesson-swishbones-eat-no = La lisca gialla è vicina: gira la maniglia dove c’è il ✓.
lesson-swishbones-eat-penalty = Ti verrebbe il mal di pancia. Gira la maniglia verso il ✓.
lesson-swishbones-chain = Tocca la lisca verde, con il triangolo: due swish. Nuota!
lesson-swishbones-chain-done = Due swish in una mossa. Finché non nuoti, puoi cambiare idea.
lesson-swishbones-chain-no = Da lì non arrivi alla lisca verde. Toccala, poi nuota.
lesson-swishbones-chain-penalty = Ti verrebbe il mal di pancia. È la lisca verde quella giusta.
lesson-swishbones-colours = Due vicine non hanno mai lo stesso colore; coda e lisca davanti sono vicine.
lesson-swishbones-digest = Ora la coda sarà blu, quindi il blu è indigesto: ✕. Mangia la gialla.
lesson-swishbones-digest-done = Ben digerita: cinque punti.
lesson-swishbones-digest-no = Lì non c’è niente. La lisca gialla è a destra, al ✓.
lesson-swishbones-digest-penalty = Blu con blu: ti costerebbe un punto. Mangia la lisca gialla.
lesson-swishbones-touch = Questo è il pesce di Coral. Un pesce non tocca mai gli altri né sé stesso.
lesson-swishbones-quiet = Se per un giro nessuno mangia, è finita. Sei in vantaggio cinque a due!
lesson-swishbones-stop = Nuota una volta dove non c’è niente vicino, poi fermati.
lesson-swishbones-stop-done = Ti fermi, e per un giro nessuno ha mangiato: la partita è finita.
lesson-swishbones-stop-no = Uno swish dove l’acqua è libera, poi «Fermati qui».
lesson-swishbones-end = Vinci cinque a due: le lische del pesce meno le penalità.
lesson-swirl-choose = Chi gioca colleziona una creatura in quattro colori. Scegli il granchio.
lesson-swirl-choose-done = A te i granchi, a Coral i pesci. Quattro carte a testa.
lesson-swirl-choose-no = Tutte le creature si equivalgono. Qui scegli il granchio.
lesson-swirl-same = Una carta cattura lo stesso numero. Tocca due volte il tuo 8 per giocarlo.
lesson-swirl-same-done = Il granchio giallo entra nella tua serie. Coral non ha preso niente.
lesson-swirl-same-no = Tieni quella per dopo. Il tuo 8 cattura il granchio con l’8.
lesson-swirl-sum = Una carta cattura anche una somma: 3 + 7. Gioca il tuo 10.
lesson-swirl-sum-done = 3 + 7 = 10: due carte in un colpo e un secondo granchio.
lesson-swirl-sum-no = Meglio: il tuo 10 cattura due carte, 3 + 7, e una è un granchio.
lesson-swirl-action = «Prendine una» prende dal centro: giocala e prendi il granchio verde.
lesson-swirl-action-done = Tre colori su quattro!
lesson-swirl-action-no = Gioca «prendine una» e prendi il granchio verde con il 4.
lesson-swirl-leave = Il tuo 3 adesso non cattura niente: resterà al centro. Giocalo.
lesson-swirl-leave-done = Resta lì. Nessuno ha più carte: quattro nuove a testa.
lesson-swirl-leave-no = C’è una sola carta da giocare: il 3.
lesson-swirl-others = Il tuo pesce non cattura niente. Giocalo e guarda che cosa fa Coral.
lesson-swirl-others-done = Il 9 di Coral ha catturato il tuo 9: il pesce è nella sua serie.
lesson-swirl-others-no = Tieni le carte azione per dopo. Gioca il pesce con il 9.
lesson-swirl-snatch = «Arraffa» prende una carta da una serie. Giocala: prendi il pesce.
lesson-swirl-snatch-done = La serie di Coral è di nuovo vuota. Occhio anche alla tua!
lesson-swirl-snatch-no = Tieni quella carta per dopo. Gioca «arraffa».
lesson-swirl-swirl = «Vortice»: gli altri lasciano le loro carte al centro. Giocala.
lesson-swirl-swirl-done = Coral aveva un granchio rosso! Ora giochi le tue altre carte.
lesson-swirl-swirl-no = Quella carta vale di più dopo. Gioca prima «vortice».
lesson-swirl-all = «Prendile tutte» prende tutte le carte del centro. Giocala!
lesson-swirl-all-done = Quattro granchi in quattro colori: vinci!
lesson-swirl-end = Quattro colori vincono subito. Altrimenti, alla fine, la serie più lunga.
lesson-swipe-throw = Quando il centro è vuoto, vince chi ha più gettoni. Tira i dadi!
lesson-swipe-chip = Tira! Un dado ruba un gettone: prendilo a chi ne ha di più.
lesson-swipe-chip-done = Coral era in testa, ora non più. Un altro dado ti ha dato un gettone.
lesson-swipe-chip-no = Pip ha meno gettoni di Coral. Prendilo a Coral.
lesson-swipe-die = Ruba un dado a chi ne ha tre. Nessuno perde l’ultimo.
lesson-swipe-die-done = Quattro dadi! Coral ha fatto solo X: un Super Swipe prende dadi agli altri.
lesson-swipe-die-no = Coral ha solo due dadi. Pip ne tira tre: prendine uno.
lesson-swipe-super = Resta un gettone al centro. Tira e rubane uno a chi vuoi.
lesson-swipe-super-done = La X ti costa un dado, ma l’ultimo gettone è tuo.
lesson-swipe-end = Il centro è vuoto: vinci con sette gettoni! In parità contano i dadi.
page-brief-bone = { $seat } prende una lisca.
page-brief-captured = { $seat } cattura delle carte.
page-brief-middle = Ci sono nuove carte al centro.
page-brief-ache = { $seat } ha mal di pancia.
page-brief-rolled = I dadi sono stati lanciati.
page-replay-start = Non è ancora successo niente.
page-shake-denied = Movimento bloccato.
page-replay-controls = Scorri la partita
page-replay-moment = Momento della partita
page-replay-first = All’inizio
page-replay-back = Un passo indietro
page-replay-play = Riproduci
page-replay-stop = Ferma
page-replay-on = Un passo avanti
page-replay-last = Alla fine
page-replay-link = Link a questo momento
page-cost = Quanto è costata questa mossa?
page-cost-said = { $name } ha scelto: { $choice }
page-cost-best = Il bot migliore avrebbe scelto: { $choice }
page-cost-same = Il bot migliore avrebbe scelto lo stesso.
page-cost-share = Questa mossa ha abbassato la probabilità di vincere ({ $cost } in meno).
page-cost-nothing = Questa mossa non è costata niente.
page-cost-none = Dopo non c’era più niente da scegliere.
page-lesson-step = Passo { $step } di { $steps }
page-lesson-go-on = Avanti
page-lesson-again = Ripeti questo passo
page-lesson-restart = Dall’inizio
page-lesson-play = Gioca ora
page-lesson-you = Tu

# Un dispositivo per tutti
not-your-seat = Sulla sedia { $seat-number } c’è un’altra persona.
curtain-closed = Ora gioca { $seat }. Prima apri il sipario.
curtain-not-due = Non è il turno di { $seat }, quindi il sipario resta chiuso.
local-rated = In una partita classificata serve un dispositivo per ogni persona. Apri un tavolo senza classifica.
page-who-guest = Così scegliamo suggerimenti e ritmo per te. Puoi anche saltare.
page-chairless = { $count ->
    [one] Una persona qui non ha ancora una sedia.
   *[other] { $count } persone qui non hanno ancora una sedia.
}
page-screens = { $count ->
    [one] Uno schermo grande mostra questo tavolo.
   *[other] { $count } schermi grandi mostrano questo tavolo.
}
page-remove-screens = Non mostrarlo più lì
page-local = Gioca su questo dispositivo
page-where = Dove giocate
page-where-own = Ogni persona gioca sul proprio dispositivo.
page-where-here = Giochiamo insieme su questo dispositivo.
page-where-casual = Vi passate il dispositivo. La partita non conta per il vostro livello.
page-chair-here = su questo dispositivo
page-local-name = Persona { $number }
page-local-names = Nome sulla sedia { $number }
page-local-face = Scegli il volto sulla sedia { $number }
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
page-local-back = { $name }: guarda ancora
page-keys-swish-local = 1, 2, 3…: chiama uno swish, ogni persona con la cifra sul suo pulsante
    Q, W, E…: di’ che non ce n’è, o guarda ancora, con la lettera sul pulsante
    1234 QWER ASDF ZXCV: la carta che sta dove sta il tasto; di nuovo per sceglierla, e ancora una volta per toglierla
    ← →: ribalta la carta scelta sinistra–destra; ↑ ↓: sopra–sotto; T: girala di mezzo giro
    Backspace: togli la carta scelta; Invio: dimostra

# Un tiro nel terminale
ask-throw = { $name }, tocca a te tirare: premi Invio >
throw-enter = Prima tira: premi Invio. help elenca gli altri comandi.

page-device = Un altro dispositivo
page-device-how = Usa lo stesso profilo sul telefono o sul tablet: partite, nome e impostazioni vengono con te.
page-device-go = Mostra il link
page-device-again = Un nuovo link
page-device-qr = Il link per l’altro tuo dispositivo come codice QR
page-device-link = Link per l’altro tuo dispositivo
page-device-once = { $minutes ->
    [one] Vale una volta sola, entro un minuto.
   *[other] Vale una volta sola, entro { $minutes } minuti.
}
page-device-none = In questo link non c’è nessuna chiave. Chiedine una nuova sull’altro dispositivo.
page-device-welcome = Su questo dispositivo avrai lo stesso profilo che sull’altro.
page-device-replace = Su questo dispositivo adesso sei { $name }. Al suo posto avrai il profilo dell’altro dispositivo.
page-device-accept = Sì, sono io
page-device-here = Questo dispositivo
page-device-seen = Un altro dispositivo, ultimo uso: { $date }
page-device-end = Scollegalo
page-keys-replay =
    ← →: un passo (dieci con Maiusc)
    Inizio, Fine: inizio e fine
    Spazio: riproduci o ferma
page-keys-hint = B: un suggerimento, se giochi solo contro bot
page-keys-cost = B: quanto è costata una mossa
page-keys-skip = Invio: mostra subito quello che è successo
page-keys-all = Tab: da una cosa alla prossima
    ?: questo elenco
page-keys-swipe = Spazio: tira i tuoi dadi
page-keys-rob = 1, 2, 3…: ruba a quella persona, in senso orario da te
page-keys-swirl = 1, 2, 3, 4: una delle tue carte; di nuovo per giocarla
    le lettere sulle carte: prendi quella
    Spazio: basta così
page-keys-swish = Spazio: chiama uno swish; N: di’ che non ce n’è, o guarda ancora
    1234 QWER ASDF ZXCV: la carta che sta dove sta il tasto; di nuovo per sceglierla, e ancora una volta per toglierla
    ← →: ribalta la carta scelta sinistra–destra; ↑ ↓: sopra–sotto; T: girala di mezzo giro
    Backspace: togli la carta scelta; Invio: dimostra
page-keys-puzzle = 1234 QWER ASDF ZXCV: la prima carta, la seconda e così via; di nuovo per sceglierla, e ancora una volta per toglierla
    ← →: ribalta la carta scelta sinistra–destra; ↑ ↓: sopra–sotto; T: girala di mezzo giro
    Backspace: togli la carta scelta; Invio: è questo?
page-solo-stopwatch = Contro il cronometro
page-solo-about = Più swish che puoi, più in fretta che puoi. Prima contano le carte, poi il tempo. «Niente swish» cambia subito quattro carte.
page-solo-least = Swish più piccolo
page-solo-least-of = { $least } carte
page-solo-start = Fai partire il cronometro
page-solo-best = Il tuo risultato migliore: { $cards ->
    [one] una carta
   *[other] { $cards } carte
} in { $time }
page-solo-no-best = Qui apparirà il tuo risultato migliore, con un grafico dei tuoi progressi.
page-daily = Rompicapo del giorno
page-puzzle-about = Lo stesso per tutti, uno nuovo ogni giorno. Il lunedì è facile, la domenica ci vogliono tutte e dodici le caselle.
page-puzzle-go = Vai al rompicapo
page-puzzle-check = È questo?
page-puzzle-hint = Un indizio, per favore
page-puzzle-hints = Indizi
page-puzzle-give-up = Mi arrendo
page-puzzle-solved = { $tries ->
    [one] Risolto in { $time }, al primo tentativo.
   *[other] Risolto in { $time }, con { $tries } tentativi.
}
page-puzzle-share = Condividi
page-puzzle-share-text = Swish, rompicapo del giorno: { $day } ({ $grade })
    ⏱ { $time } · { $tries ->
        [one] al primo tentativo
       *[other] { $tries } tentativi
    } · { $hints ->
        [0] senza indizi
        [one] un indizio
       *[other] { $hints } indizi
    } · { $streak ->
        [one] di fila: 1 giorno
       *[other] di fila: { $streak } giorni
    }
page-puzzle-share-given-up = Swish, rompicapo del giorno: { $day } ({ $grade })
    Oggi niente: ho rinunciato dopo { $tries ->
        [one] un tentativo
       *[other] { $tries } tentativi
    }.
page-keys-swishbones = ← →: curva un po’, con Maiusc di più
    ↑ ↓: al cibo o al varco successivo
    Spazio: prepara un altro swish; Backspace: annullalo
    Invio: nuota; S: fermati qui
    F: il tuo pesce; G: tutto lo stagno; R: fin dove arrivi
    + −: più vicino, più lontano; I J K L: guardati intorno
page-pond-title = Prepara tu lo stagno
page-pond-ask = Trascina le lische dove vuoi.
page-pond-near = Troppo vicina a un’altra lisca.
page-pond-outside = Fuori dal cerchio.
page-pond-how = Trascina le lische dove vuoi, dentro il cerchio e non troppo vicine tra loro. Con i tasti: N e P scelgono una lisca, le frecce la spostano, con Maiusc di più.
page-pond-spacing = Tra due lische
page-pond-spacing-2000 = acqua larga una lisca
page-pond-spacing-1500 = acqua larga mezza lisca
page-pond-spacing-1000 = possono toccarsi
page-pond-shuffle = Nuovo stagno
page-pond-fine = In questo stagno si può giocare.
page-pond-bone = La lisca ({ $colour }): { $x } a destra e { $y } in alto rispetto al centro.

page-swish-by-words = Gioca a parole, senza cronometro
page-swish-by-words-about = Scegli per ogni carta del tuo swish come deve stare. Niente viene controllato finché non hai finito, e pensare non costa tempo.
page-swish-not-used = non ne fa parte
page-missed = Che cosa ti è sfuggito
page-missed-look = Mostra ogni swish che c’era
page-missed-found = { $found ->
    [one] C’era uno swish
   *[other] C’erano { $found } swish
} in { $layouts ->
    [one] una disposizione
   *[other] { $layouts } disposizioni
}; presi: { $taken }.
page-missed-layout = Disposizione { $number } di { $layouts }, da { $time } in poi
page-missed-taken = È stato preso uno swish di { $size } carte.
page-missed-none-taken = Nessuno è stato preso.
page-missed-nothing = Non c’era nessuno swish.
page-missed-sizes = Secondo la grandezza
page-missed-size = { $size } carte: { $many }
page-missed-swish = Swish { $number } di { $count }: { $size } carte
page-missed-this = questo è stato preso
page-missed-earlier = Disposizione precedente
page-missed-later = Disposizione successiva
page-missed-before = Swish precedente
page-missed-next = Swish successivo
