# Glossary. One word for one thing; players are addressed with tu, and sentences avoid participles that would give
# a player a gender. Commands, options, notations and the names of the games stay as they are.
# table tavolo · seat posto · chair sedia · turn turno · move mossa · choice scelta · throw lancio · draw estrazione
# deal distribuzione · deck mazzo · card carta · hand mano · pile pila · layout disposizione · mat tappetino
# place (of a card) spazio · orientation verso · cell casella
# ball palla · hoop canestro · swish swish (uno swish, gli swish) · call chiamare · proof prova · prove dimostrare
# lay posare · lift togliere · flip ribaltare · turn round girare · no swish nessuno swish
# chip gettone · die dado · centre, middle centro · swipe rubare · roll-off spareggio
# series serie · capture cattura · collect (a creature) collezionare, (cards) raccogliere
# snatch arraffare · action card carta azione
# fish pesce · bone osso (ossi) · head testa · tail coda · pond stagno · food cibo · bend curva · heading rotta
# bearing angolo · penalty penalità · indigestion indigestione
# bot bot · level livello · host chi ha aperto il tavolo · guest ospite · operator chi gestisce il server
# undo annullare · rematch un'altra partita · record registrazione · store archivio · log cronaca · seed seme
# On cards creatures have one word (stella rossa 3, cavalluccio verde 5), elsewhere their whole name (stella marina).

## Common to all games

seat = Posto { $number }
no-such-game = Non esiste un gioco chiamato «{ $game }». I giochi sono: { $games }.
no-such-language = La lingua «{ $lang }» non c'è ancora. Ci sono: { $languages }.
bad-options = Queste opzioni non vanno: { $reason }.
empty-chain = Questo non è nemmeno un comando.
chain-too-long = { $said ->
    [one] Dopo il primo di questi comandi tocca a qualcun altro: non ne vale nessuno.
   *[other] Dopo i primi { $said } di questi comandi tocca a qualcun altro: non ne vale nessuno.
}
not-your-turn = Non è il turno del posto { $seat }; il tavolo aspetta il posto { $due }.
game-over = La partita è finita.
undo-nothing = Non c'è niente da annullare.
salts-count = { $salts ->
    [one] È arrivato un sale
   *[other] Sono arrivati { $salts } sali
} per { $seats ->
    [one] un posto
   *[other] { $seats } posti
}.
names-count = { $names ->
    [one] È stato dato un nome
   *[other] Sono stati dati { $names } nomi
} per { $seats ->
    [one] un posto
   *[other] { $seats } posti
}.
names-unprintable = Un nome contiene un carattere che non si può mostrare.
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-purple = viola
past-chance = Questo si può dire solo dopo il prossimo lancio o la prossima estrazione, non prima.

## Why others refuse something: parts of sentences, which stand after a colon

shape-kind = { $where } deve essere { $kind }
shape-or = { $kind } o { $other }
shape-int = un numero intero
shape-float = un numero
shape-str = un testo
shape-bool = sì o no (true o false)
shape-null = vuoto (null)
shape-array = una lista
shape-object = un gruppo di campi con un nome
shape-other = qualcos'altro
shape-at = «{ $path }»
shape-all = il contenuto
shape-unknown = { $where } non esiste
shape-missing = manca { $where }
shape-least = { $where } deve essere almeno { $least }
shape-most = { $where } può essere al massimo { $most }
shape-short = { $where } è troppo corto: almeno { $least }
shape-long = { $where } è troppo lungo: al massimo { $most }
shape-length = { $where } deve avere una lunghezza di { $count }
shape-pattern = { $where } deve seguire il modello { $text }
shape-value = { $where } non può essere «{ $text }»
shape-range = { $where } è un numero troppo grande
shape-large = { $where } è troppo grande
shape-json = { $where } non è JSON (byte { $byte })
shape-cut = { $where } si interrompe a metà
shape-utf8 = il testo non è scritto in UTF-8
shape-deep = troppe cose sono una dentro l'altra
shape-wrong = { $where } non è come dovrebbe
why-missing = questo file o questa cartella non esiste
why-forbidden = non è permesso
why-folder = è una cartella
why-no-folder = qualcosa lungo il percorso non è una cartella
why-exists = c'è già qualcosa con questo nome
why-full = non c'è più spazio
why-read-only = lì non si può scrivere nulla
why-long = il nome è troppo lungo
why-no-program = non è un programma che funziona qui
why-nobody = lì non ascolta nessuno
why-hung-up = la connessione è caduta
why-late = non è arrivata una risposta in tempo
why-no-address = questo computer non ha un indirizzo così
why-no-way = nessuna strada porta lì
why-port = una porta è un numero da 0 a 65535
why-no-host = nessuno conosce questo nome
why-insecure = la connessione non si può rendere sicura
why-stranger = lì non risponde nessun server di swordfish
why-system = il sistema rifiuta ({ $code })

### One section a game follows: its events, its refusals, its words, its rules.

## swipe

swipe-seats = Swipe è per 2–{ $most } giocatori, non per { $seats }.
swipe-few-chips = Per { $seats } giocatori ci vogliono almeno { $least } gettoni in tutto, non { $chips }.
swipe-few-dice = Per { $seats } giocatori ci vogliono almeno { $least } dadi in tutto, non { $dice }.
swipe-too-much = Nessun tavolo di swipe ha più di { $most } gettoni o dadi.
swipe-throws = { $throws } non va come numero massimo di lanci; 0 vuol dire senza limite.
swipe-no-such-seat = A questo tavolo il posto { $victim } non c'è.
swipe-own = Nessuno ruba a sé stesso.
swipe-no-chip = Il posto { $seat } non ha gettoni da rubare.
swipe-last-die = Il posto { $seat } ha un dado solo, e l'ultimo non si può rubare.
swipe-rolled = I dadi mostrano: { $faces }.
swipe-chip-taken = { $giver-seat ->
    [-1] { $taker } vince un gettone dal centro.
   *[other] { $taker } ruba un gettone a { $giver }.
}
swipe-die-taken = { $giver-seat ->
    [-1] { $taker } vince un dado dal centro.
   *[other] { $taker-seat ->
        [-1] { $giver } mette un dado al centro.
       *[other] { $taker } ruba un dado a { $giver }.
    }
}
swipe-face-skipped = Niente da fare per: { $face }.
swipe-super-swiped = { $victims-count ->
    [0] Super Swipe! { $taker } non trova dadi da prendere, e tira di nuovo.
    [one] Super Swipe! { $taker } prende un dado a { $victims }, e tira di nuovo.
   *[other] Super Swipe! { $taker } prende un dado a testa da { $victims }, e tira di nuovo.
}
swipe-turn-passed = Tocca a { $to }.
swipe-rolled-off = Spareggio tra { $seats }: { $faces }.
face-swipe-chip = ruba un gettone
face-win-chip = vinci un gettone
face-swipe-die = ruba un dado
face-win-die = vinci un dado
face-x = X
swipe-centre = centro
swipe-chips = gettoni
swipe-dice = dadi
swipe-choice-chip = ruba un gettone a { $victim } (gettoni { $chips }, dadi { $dice })
swipe-choice-die = ruba un dado a { $victim } (gettoni { $chips }, dadi { $dice })
measure-swipe-rolled-off = quota di partite finite con lo spareggio
measure-swipe-lead = vantaggio di chi vince, in gettoni
about-swipe = swipe: tira i dadi, vinci e ruba gettoni e dadi (2–6 giocatori)
rules-swipe =
    SWIPE è una corsa ai gettoni con dadi che rubano, per 2–6 giocatori.

    Servono 10 dadi e 50 gettoni. Si comincia con 2 gettoni e 2 dadi a testa (in cinque o sei, con 1 dado). Tutto il
    resto sta al centro; in due, al centro ci sono solo tre dadi.

    Quando tocca a te, tira tutti i tuoi dadi. Quello che mostrano si esegue sempre in quest'ordine:
      1. ruba un gettone: prendi un gettone a chi vuoi tu
      2. vinci un gettone: prendi un gettone dal centro
      3. ruba un dado: prendi un dado a chi vuoi tu, purché ne abbia almeno due
      4. vinci un dado: prendi un dado dal centro
      5. X: metti al centro uno dei tuoi dadi, ma mai l'ultimo
    Quello che non si può fare si salta. I dadi che vinci si tirano dal tuo turno successivo. Poi tocca a chi siede alla
    tua sinistra.

    Se tutti i tuoi dadi mostrano X, è un Super Swipe: non perdi niente, chiunque altro abbia almeno due dadi te ne dà
    uno, e tiri di nuovo.

    Il lancio che prende l'ultimo gettone dal centro si esegue fino in fondo, e poi la partita è finita. Vince chi ha
    più gettoni; a pari gettoni, chi ha più dadi; se c'è ancora parità, si va allo spareggio: un dado a testa, e la
    prima X vince.
swipe-notation = «{ $text }» non è una posizione di swipe. Eccone una: 44.5 2.2 2.2 2.1 >0 CxD/CD
swipe-notation-command = «{ $text }» non è una scelta di swipe. Scrivi il numero di un posto.
odds-position = Da { $position }, valori esatti:
odds-seat-wins = vince il posto { $seat }
odds-throws = lanci ancora da fare, in media
odds-events = eventi ancora da venire, in media
odds-two-players = Le probabilità di swipe sono esatte per due giocatori, che non hanno niente da scegliere; qui sono { $seats }.
odds-dice = Due giocatori hanno almeno un dado ciascuno, e tra loro e il centro i dadi sono al massimo { $most }.
odds-chips = Le probabilità di swipe si calcolano fino a { $most } gettoni, non per { $chips }.

## swish

swish-dealt = { $places-count ->
    [one] Arriva una carta nuova.
   *[other] Arrivano { $places-count } carte.
}
swish-called = { $seat } chiama: swish!
swish-laid = { $seat } posa { swish-place }.
swish-lifted = { $seat } toglie { swish-place }.
swish-proven = Swish! { $seat } prende { $cards-count } carte.
swish-proof-failed = { $given-count ->
    [0] Niente swish: la prova di { $seat } è fallita.
   *[other] Niente swish: la prova di { $seat } è fallita, e costa una carta.
}
swish-wait-ended = { $seat } può chiamare di nuovo.
swish-word-given = { $seat } dice: non c'è nessuno swish.
swish-word-taken-back = { $seat } ci ripensa e guarda ancora.
swish-swapped = { $places-count ->
    [one] Lo dicono tutti: si cambia una carta.
   *[other] Lo dicono tutti: si cambiano { $places-count } carte.
}
swish-place = { $place ->
    [0] a1
    [1] a2
    [2] a3
    [3] a4
    [4] b1
    [5] b2
    [6] b3
    [7] b4
    [8] c1
    [9] c2
    [10] c3
    [11] c4
    [12] d1
    [13] d2
    [14] d3
   *[15] d4
}
swish-orientation = { $orientation ->
    [1] ribaltata sinistra–destra
    [2] ribaltata sopra–sotto
    [3] girata di mezzo giro
   *[0] così com'è
}
swish-cell = { $cell ->
    [0] angolo in alto a sinistra
    [2] angolo in alto a destra
    [9] angolo in basso a sinistra
    [11] angolo in basso a destra
   *[other] riga { $row }, colonna { $column }
}
swish-fault-balls = { $count ->
    [2] due palle insieme ({ swish-cell })
   *[other] { $count } palle insieme ({ swish-cell })
}
swish-fault-hoops = { $count ->
    [2] due canestri insieme ({ swish-cell })
   *[other] { $count } canestri insieme ({ swish-cell })
}
swish-fault-no-ball = un canestro resta vuoto ({ swish-cell })
swish-fault-no-hoop = una palla non trova canestro ({ swish-cell })
swish-fault-few = { $count ->
    [0] sul tappetino non c'è nessuna carta
    [one] sul tappetino c'è una carta sola, e ne servono almeno { $least }
   *[other] sul tappetino ci sono solo { $count } carte, e ne servono almeno { $least }
}
swish-fault-many = sul tappetino ci sono { $count } carte, e ne sono permesse al massimo { $most }
swish-seats = Swish è per 1–{ $most } giocatori, non per { $seats }.
swish-limits-count = { $limits ->
    [one] C'è un limite
   *[other] Ci sono { $limits } limiti
} per { $seats ->
    [one] un posto
   *[other] { $seats } posti
}; danne uno per tutti, oppure uno per ciascuno a partire dal posto 0.
swish-limit = Uno swish ha da 2 a { $largest } carte: da { $least } a { $most } non è un limite possibile.
swish-proof-time = Il tempo per una prova va da 5 a 120 secondi, non { $seconds }.
swish-wait-time = L'attesa dopo una prova fallita va da 0 a 30 secondi, non { $seconds }.
swish-deck-few = Un mazzo ha almeno { $least } carte; questo ne ha { $cards }.
swish-deck-card = La carta { $number } del mazzo ha la palla nella casella { $ball } e il canestro nella casella { $hoop }; servono due caselle diverse da 0 a { $last }.
swish-deck-cells = Riga { $line }: una carta con la palla nella casella { $ball } e il canestro nella casella { $hoop }; servono due caselle diverse da 0 a { $last }.
swish-deck-line = Riga { $line }: «{ $text }» non è una carta. Le carte si scrivono [palla, canestro] o palla-canestro: [0, 4] o 0-4.
swish-not-called = Posa le carte solo chi ha chiamato.
swish-proving = Hai già chiamato: ora dimostralo.
swish-other-cards = Nel frattempo le carte sono cambiate: si parlava di altre.
swish-waits = { $seconds ->
    [one] Non puoi ancora chiamare: una prova fallita costa un secondo.
   *[other] Non puoi ancora chiamare: una prova fallita costa { $seconds } secondi.
}
swish-said = L'hai già detto.
swish-unsaid = Non hai detto niente che tu possa ritirare.
swish-no-such-place = Questo spazio o questo verso non esiste: gli spazi vanno da 0 a 15, i versi da 0 a 3.
swish-empty-place = In { swish-place } non c'è nessuna carta.
swish-lies-so = La carta di { swish-place } è già così sul tappetino.
swish-not-laid = La carta di { swish-place } non è sul tappetino.
swish-full-mat = Nessuno swish ha più di { $most } carte.
swish-notation = «{ $text }» non è una posizione di swish. Comincia con i suoi 16 spazi: 3.0 17.2 - 41.1 …
swish-notation-command = «{ $text }» non è una scelta di swish. Ci sono: call 3, no 3, back 3 (il numero della disposizione), lay 5.2 (spazio e verso), lift 5, prove.
swish-proves = { $seat } dimostra:
swish-pile = { $name }: { $cards }
swish-pile-word = dice che non c'è nessuno swish
swish-pile-waits = non può ancora chiamare
swish-left = nel mazzo { $deck }, fuori dal gioco { $discard }
swish-hint-search = s chiama uno swish, n dice che non ce n'è, b lo ritira; s a1 b3h p chiama, posa due carte e dimostra, tutto insieme
swish-hint-proof = a1 posa la carta com'è, a1h la ribalta sinistra–destra, a1v sopra–sotto, a1t la gira; -a1 la toglie; p dimostra
swish-choice-call = chiama uno swish
swish-choice-no = di' che non c'è nessuno swish
swish-choice-back = ritira quello che hai detto
swish-choice-lay = posa { swish-place }, { swish-orientation }
swish-choice-lift = togli { swish-place }
swish-choice-prove = dimostralo
swish-typed = «{ $text }» qui non vuol dire niente: s a1 b3h p chiama, posa a1 e b3 ribaltata sinistra–destra, e dimostra.
swish-too-late = Tempo scaduto.
measure-swish-collected = carte raccolte da tutti insieme
measure-swish-best = carte di chi vince
measure-swish-lost = carte perse per prove fallite
about-swish = swish: scopri prima degli altri quali carte trasparenti combaciano (1–8 giocatori)
rules-swish =
    SWISH è una gara di colpo d'occhio con carte trasparenti, per 1–8 giocatori.

    Ogni carta ha 4 righe di 3 caselle, con una palla e un canestro in due caselle diverse. È la casella a dare il
    colore: gli angoli sono blu, il resto delle colonne esterne è arancione, le estremità della colonna centrale sono
    verdi, la sua parte di mezzo è viola. Una carta si può girare e ribaltare, sinistra–destra o sopra–sotto, ma resta
    sempre in verticale.

    Sul tavolo ci sono sedici carte scoperte, in 4 file da 4. Uno SWISH è un gruppo da 2 a 12 carte che si possono
    posare una sull'altra in modo che ogni palla cada in un canestro e nessun canestro resti vuoto: mai due palle nella
    stessa casella, mai due canestri nella stessa casella, e le caselle con una palla sono proprio quelle con un
    canestro. Ogni carta che raccogli è un punto.

    Non ci sono turni, e mentre si cerca non si tocca niente. Chi vede uno swish lo chiama, e da quel momento nessun
    altro può farlo. Chi ha chiamato ha 20 secondi per la prova: posa ogni carta sul tappetino nel verso giusto. Se è
    davvero uno swish, tiene le carte, e altre nuove riempiono i vuoti. Se non lo è, o se il tempo scade, le carte
    restano dove sono, chi ha chiamato perde l'ultima carta raccolta, se ne ha, e per 5 secondi non può chiamare.

    Se pensi che non ci sia nessuno swish, dillo; finché non l'hanno detto tutti puoi ripensarci, e una chiamata annulla
    la parola di ognuno. Quando lo dicono tutti, quattro carte estratte a sorte tornano nel mazzo e ne arrivano altre
    quattro. Il tavolo non rivela mai se era vero. A mazzo vuoto, la parola di tutti chiude la partita.

    La partita finisce anche quando nessuno può più fare uno swish. Vince chi ha più carte; a parità la vittoria è
    condivisa.

    MODI DI GIOCARE. Chi è alle prime armi raccoglie swish di esattamente 2 carte; chi è già esperto solo quelli di
    almeno 3, 4 o 5; in un gruppo misto, a chi ha esperienza ne servono 3 o più, e agli altri va bene qualsiasi swish.
    Uno swish fuori dal tuo limite è una prova fallita. In solitario si gioca contro il cronometro: prima contano le
    carte, poi il tempo.

solve-card = La carta { $number }, «{ $text }», non va: una carta è palla-canestro, due caselle diverse da 0 a 11, come 0-4.
solve-size = «{ $text }» non è la grandezza di uno swish. Dammene una da 2 a 12, o un intervallo come 3-6 o 5-.
solve-swish = { $size } carte: { $cards }
solve-found = { $sets ->
    [0] Nessuno swish.
    [one] 1 swish tra { $cards } carte. Dopo il numero di una carta: h ribaltata sinistra–destra, v ribaltata sopra–sotto, t girata.
   *[other] { $sets } swish tra { $cards } carte. Dopo il numero di una carta: h ribaltata sinistra–destra, v ribaltata sopra–sotto, t girata.
}
solve-too-many = Queste carte contengono { $sets } swish, e se ne elencano al massimo { $most }. Con --size saranno meno, oppure usa --count.
solve-counted = di { $size } carte: { $sets }
solve-counted-all = in tutto: { $sets }
odds-no-game = Per { $game } non ci sono ancora probabilità; ci sono per swish e swipe.
odds-no-position = Le probabilità di { $game } riguardano l'intero mazzo; non si può dare una posizione.
odds-layouts = Si possono distribuire da 2 a { $most } disposizioni, non { $layouts }.
odds-dealt = Swish in { $cards } carte distribuite, { $layouts } disposizioni (seme { $seed }), con intervalli al 95%:
odds-chances = La probabilità esatta che tante carte distribuite non contengano swish di due carte, o nessuno affatto:
odds-minimal = Gli swish minimi del mazzo, quelli che non ne contengono uno più piccolo:
odds-size = grandezza
odds-mean = media
odds-interval = intervallo al 95%
odds-median = mediana
odds-most = massimo
odds-none = nessuno
odds-all = tutti
odds-by-kinds = per tipi
odds-by-cards = per carte
odds-cards = carte
odds-no-pair = nessuno swish di due
odds-no-swish = nessuno swish
odds-free = Il gruppo più grande senza swish ha { $cards } carte, per esempio: { $example }
odds-free-sets = Di gruppi così ce ne sono { $sets }.
odds-free-of-pairs = Il gruppo più grande senza swish di due ha { $cards } carte, per esempio: { $example }
odds-clear-most = { $swishes ->
    [0] Non si è trovato un modo di esaurire tutto il mazzo; se c'è, ha al massimo { $bound } swish.
   *[other] Tutto il mazzo si può esaurire in { $swishes } swish, e in non più di { $bound }.
}
odds-clear-fewest = { $swishes ->
    [0] E nemmeno uno con pochi swish; se c'è, ne ha almeno { $bound }.
   *[other] Si può esaurire anche in { $swishes } swish, e in non meno di { $bound }.
}
odds-example = Per esempio: { $example }
saved-plot = Un grafico è stato scritto in { $path }.
plot-cards = { $cards } carte
plot-sizes = Quanti swish per ogni grandezza
plot-size = grandezza dello swish
plot-mean = numero medio
plot-no-pair = nessuno swish di due
plot-no-swish = nessuno swish
plot-none = La probabilità che non ce ne siano
plot-dealt = carte distribuite
plot-chance = probabilità
plot-totals = Quanti swish contengono { $cards } carte
plot-all = swish di ogni grandezza
plot-share = quota di disposizioni
puzzle-no-such-grade = Il grado «{ $grade }» non esiste. I gradi sono: { $grades }.
puzzle-no-such-version = La versione { $version } dei rompicapi non esiste; questo programma conosce la { $known }.
puzzle-date = «{ $date }» non è una data. Eccone una: 2026-11-16
puzzle-date-or-seed = Un rompicapo è di un giorno o di una parola tua: dai --date o --seed, non entrambi.
puzzle-title = Rompicapo { $seed }, grado { $grade }, versione { $version }
puzzle-task = Qui c'è un solo swish di { $size } carte. Quale?
puzzle-largest = Qual è lo swish più grande?
puzzle-ask = Carte, per esempio 1 4 6 (oppure hint, give up, quit):
puzzle-what = Scrivi i numeri di carte diverse da 1 a { $count }, oppure hint (un indizio), give up (la soluzione), quit (esci).
puzzle-right = { $hints ->
    [0] Giusto, e senza indizi: { $cards }
    [one] Giusto, con un indizio: { $cards }
   *[other] Giusto, con { $hints } indizi: { $cards }
}
puzzle-solution = Era: { $cards }
puzzle-smaller = Queste { $size } sono uno swish, ma ce n'è uno più grande.
puzzle-other-size = Queste { $size } sono uno swish, ma se ne cerca uno di { $wanted } carte.
puzzle-wrong = Queste non sono uno swish.
puzzle-hint-turns = Ha { $size } carte. { $turns ->
    [0] Nessuna carta va girata.
    [one] Una carta va girata o ribaltata.
   *[other] { $turns } carte vanno girate o ribaltate.
}
puzzle-hint-card = La carta { $card } ne fa parte.
puzzle-hint-way = La carta { $card } { $way ->
    [0] resta com'è.
    [1] va ribaltata sinistra–destra.
    [2] va ribaltata sopra–sotto.
   *[other] va girata di mezzo giro.
}
practice-number = Gli enigmi per esercitarsi hanno i numeri da 0 a { $last }.
missed-only-swish = Quello che è sfuggito si può dire solo di swish.
puzzle-hint-none = Non ci sono altri indizi: give up mostra la soluzione.
help-solve = Elenca tutti gli swish di alcune carte, dal più grande, ciascuno con la sua prova.
help-solve-cards = carte come coppie palla-canestro di caselle 0–11, per esempio 0-4 5-1
help-solve-size = solo gli swish di quella grandezza: 4, 3-6 o 5-
help-solve-count = li conta soltanto, per grandezza
help-odds = Calcola che cosa c'è nel mazzo o nei dadi di un gioco: probabilità esatte, conteggi con intervalli, estremi.
help-odds-position = in swipe, una posizione di due giocatori su una riga, come "46.3 2.2 2.2 >0"; senza, l'inizio
help-odds-layouts = quante disposizioni distribuire e contare (10000)
help-odds-seed = un seme per le distribuzioni; lo stesso seme dà le stesse disposizioni
help-odds-plots = scrive grafici SVG in una cartella
help-puzzle = Risolvi un rompicapo di swish: quello di oggi, di un altro giorno, o di un seme.
help-puzzle-date = il rompicapo di quel giorno (oggi, UTC)
help-puzzle-grade = quanto è difficile, da warm-up a twelve
help-puzzle-seed = il rompicapo di una parola tua invece che di un giorno
help-puzzle-json = stampa il rompicapo con la soluzione come un oggetto JSON
examples-solve =
    esempi:
      swordfish solve "0-4 5-1 3-1 1-5 4-0 2-9"
      swordfish solve --size 3-6 "0-4 5-1 3-1 1-5 4-0 2-9"
      swordfish solve --count --json "0-4 5-1 3-1 1-5 4-0 2-9"
examples-odds =
    esempi:
      swordfish odds swish
      swordfish odds swish --layouts 100000 --json
      swordfish odds swish --deck mine.json
      swordfish odds swish --plots plots
      swordfish odds swipe
      swordfish odds swipe "9.2 20.3 21.2 >1"
examples-puzzle =
    esempi:
      swordfish puzzle
      swordfish puzzle --date 2026-11-16 --grade hard
      swordfish puzzle --grade twelve --seed rain

## swirl

creature-crab = granchio
creature-fish = pesce
creature-sea-horse = cavalluccio marino
creature-star-fish = stella marina
kind-creature = creatura
kind-collect-one = raccogli una
kind-collect-all = raccogli tutte
kind-snatch = arraffa
kind-swirl = swirl
swirl-card = { $creature-is ->
    [star-fish] { $colour-is ->
        [red] stella rossa
        [yellow] stella gialla
       *[other] stella { $colour }
    }
    [sea-horse] cavalluccio { $colour }
   *[other] { $creature } { $colour }
} { $number }
swirl-action = { $action }
swirl-seats = Swirl è per 2–{ $most } giocatori, non per { $seats }.
swirl-teams = Per due squadre ci vogliono 4 giocatori, non { $seats }.
swirl-creatures = Le creature devono essere da { $least }, una per giocatore, a { $most }, non { $creatures }.
swirl-colours = I colori devono essere da 1 a { $most }, non { $colours }.
swirl-numbers = Il numero più alto deve essere da 1 a { $most }, non { $numbers }.
swirl-hand = Una mano deve avere da 1 a { $most } carte, non { $hand }.
swirl-deck-line = La riga { $line } del mazzo non è una carta: «{ $text }». Le carte si scrivono così: sea horse red 4; collect one; collect all; snatch; swirl.
swirl-deck-number = Alla riga { $line } del mazzo, «{ $text }», manca in fondo un numero da 1 a { $most }.
swirl-deck-lacks = Nel mazzo manca una carta ({ $creature }, { $colour }); ci vuole ogni creatura in ogni colore.
swirl-deck-small = Per { $seats } giocatori ci vuole un mazzo con almeno { $least } carte creatura, non { $cards }.
swirl-deck-large = Un mazzo ha al massimo { $most } carte, non { $cards }.
swirl-choose-first = Prima si scelgono le creature.
swirl-creature-gone = Questa creatura ({ $creature-is ->
    [crab] { creature-crab }
    [fish] { creature-fish }
    [sea-horse] { creature-sea-horse }
    [star-fish] { creature-star-fish }
   *[other] { $creature }
}) non si può scegliere: ce l'ha già qualcuno, oppure il tavolo gioca senza.
swirl-no-such-creature = La creatura «{ $text }» non esiste. Le creature sono: crab, fish, sea-horse, star-fish.
swirl-play-first = Prima bisogna giocare una carta.
swirl-not-in-hand = Questa carta non è nella tua mano.
swirl-take-first = Prima la carta giocata deve prendere qualcosa.
swirl-cannot-take = Questa carta ora non si può prendere.
swirl-not-enough = La cattura non è ancora completa: quello che resterebbe dà ancora la somma.
swirl-notation = «{ $text }» non è una posizione di swirl. Eccone una: crab 3,17 21 5,40 / fish ?,? . 72 >1 #2 =9,33 :0-2,4
swirl-notation-command = «{ $text }» non è una scelta di swirl. Le scelte si scrivono così: crab; play 17; take 9; enough.
swirl-creature-chosen = { $creature-is ->
    [star-fish] { $seat } colleziona la { $creature }.
   *[other] { $seat } colleziona il { $creature }.
}
swirl-middle-dealt = Al centro ci sono: { $cards }.
swirl-dealt = { $most ->
    [one] Una carta a testa per tutti.
   *[other] { $most } carte a testa per tutti.
}
swirl-card-played = { $seat } gioca: { $card }.
swirl-card-chosen = { $seat } vuole: { $card }.
swirl-captured = { $laid-count ->
    [0] { $seat } cattura: { $cards }.
   *[other] { $seat } cattura: { $cards }. Nella serie: { $laid }.
}
swirl-card-left = Non cattura niente e resta al centro.
swirl-nothing-taken = Non c'è niente da prendere.
swirl-snatched = { $replaced-count ->
    [0] { $taker } arraffa a { $victim }: { $card }.
   *[other] { $taker } arraffa a { $victim }: { $card }. Ma { $victim } ne ha un'altra: { $replaced }.
}
swirl-hands-dropped = { $hands-count ->
    [0] { $seat } gioca swirl, ma nessuno ha carte da lasciar cadere.
   *[other] { $seat } gioca swirl! Tutti gli altri lasciano cadere la mano al centro: { $hands }. Ora gioca soltanto { $seat }.
}
swirl-creature = creatura
swirl-series = serie
swirl-pile = pila
swirl-hand-count = mano
swirl-middle = Al centro:
swirl-played = Carta giocata:
swirl-wanted = Da prendere:
swirl-hand-cards = La tua mano:
swirl-type = Scrivi il numero di una scelta, o le carte da prendere, per esempio: 5rc 4gf
swirl-choice-capture = { $card }: cattura; scegli tu che cosa
swirl-choice-sums = { $card }: { $sums }
swirl-choice-sums-cards = { $card }: { $sums } ({ $cards })
swirl-choice-leave = { $card }: resterà al centro
swirl-choice-collect-one = { $card }: prende una carta dal centro
swirl-choice-collect-all = { $card }: prende tutto il centro
swirl-choice-snatch = { $card }: prende una carta da una serie
swirl-choice-swirl = { $card }: tutti gli altri lasciano cadere la mano, e tu continui
swirl-choice-of = { $card } di { $seat }
swirl-choice-enough = basta così
swirl-and = { $first } e { $second }
measure-swirl-deals = distribuzioni per partita
measure-swirl-series = quota di partite finite con una serie
measure-swirl-series-early = … nelle distribuzioni 1 e 2
measure-swirl-series-third = … nelle distribuzioni 3 e 4
measure-swirl-series-fifth = … nelle distribuzioni 5 e 6
measure-swirl-series-late = … dalla distribuzione 7 in poi
about-swirl = swirl: cattura carte con le somme, colleziona una creatura marina in quattro colori (2–4 giocatori)
rules-swirl =
    SWIRL è un gioco di carte, di somme e di mani nascoste, per 2–4 giocatori; in quattro si può giocare a squadre.

    Ci sono 72 carte creatura (granchio, pesce, cavalluccio marino e stella marina, in rosso, verde, giallo e viola, con
    numeri da 1 a 10) e 13 carte azione. Ognuno sceglie una creatura diversa e la vuole una volta in tutti e quattro i
    colori: chi completa per primo questa serie vince all'istante.

    Si mettono al centro quattro carte creatura, scoperte, e ognuno riceve quattro carte. Nel tuo turno gioca una carta:
      - Una carta creatura cattura ogni carta con il suo stesso numero e ogni gruppo di carte che, sommate, lo danno: un
        9 prende un 9, e un 5 insieme a un 4. Puoi scegliere tra i gruppi, ma quello che lasci non deve più dare quel
        numero. La carta che cattura va con la sua preda; quella che non cattura niente resta al centro.
      - Raccogli una prende una carta qualsiasi dal centro, raccogli tutte le prende tutte.
      - Arraffa prende una carta dalla serie di qualcun altro. Chi nella propria pila ne ha un'altra di quella creatura
        e di quel colore la mette al suo posto.
      - Swirl fa cadere al centro la mano di tutti gli altri; poi tu, senza nessun altro, giochi le carte che ti
        restano. Le carte azione cadute non fanno niente.
    Le carte catturate vanno sulla tua pila, ma una carta della tua creatura in un colore che ti manca va nella tua
    serie. Anche le carte azione che hai giocato vanno sulla tua pila.

    Quando tutte le mani sono vuote, ognuno riceve quattro carte nuove; il centro resta com'è. Se le carte non bastano,
    tutti ne ricevono lo stesso numero, più piccolo. Finite le carte, vince la serie più lunga, poi la pila più grande.

    A squadre, chi fa coppia si siede di fronte. La serie completa di uno dei due fa vincere entrambi; altrimenti conta
    la somma delle loro serie, poi quella delle loro pile. Arraffa colpisce solo gli avversari, ma swirl svuota anche la
    mano di chi gioca con te.

## swishbones

swishbones-seats = Swishbones è per 2–{ $most } giocatori, non per { $seats }.
swishbones-bones = Qui uno stagno ha bisogno di { $least }–{ $most } ossi, non { $bones }.
swishbones-spacing = Tra gli ossi ci deve essere una distanza da { $least } a { $most }, non { $spacing }.
swishbones-quiet-rounds = Una partita finisce dopo 1–{ $most } giri tranquilli, non { $rounds }.
swishbones-bends = Le curve permesse sono gradi interi, tutti diversi, da −{ $widest } a +{ $widest }.
swishbones-places = Per { $seats } pesci ci vogliono { $seats } angoli diversi da 0 a 359, a { $apart }° l'uno dall'altro.
swishbones-colours = Per { $seats } pesci ci vogliono { $seats } colori diversi.
swishbones-pond-stranger = L'osso { $piece } non è di questo stagno: i suoi ossi vanno dal numero { $first } al { $last }.
swishbones-pond-twice = L'osso { $piece } è nello stagno due volte.
swishbones-pond-missing = { $count ->
    [one] Manca l'osso { $piece }: questo stagno ha un osso.
   *[other] Manca l'osso { $piece }: questo stagno ha { $count } ossi.
}
swishbones-pond-outside = L'osso { $piece } è fuori dallo stagno, che ha raggio { $radius }.
swishbones-pond-near = Gli ossi { $other } e { $piece } sono troppo vicini: tra due ossi ci vuole una distanza di almeno { $spacing }.
swishbones-still-setting-up = Il pesce non è ancora in acqua.
swishbones-stop-first = Prima di fermarti devi fare almeno uno swish.
swishbones-bend = Un pesce curva al massimo di { $widest }° per lato, non di { $bend }°.
swishbones-bend-allowed = Questo tavolo non permette una curva di { $bend }°, solo queste: { $bends }.
swishbones-blocked-own = A { $bend }° il pesce toccherebbe il suo stesso osso { $piece }.
swishbones-blocked-opponent = A { $bend }° il pesce toccherebbe l'osso { $piece } del pesce del posto { $seat }.
swishbones-has-bone = La testa ha già il suo osso.
swishbones-no-such-bone = Nello stagno non c'è un osso { $piece }.
swishbones-own-colour = L'osso { $piece } ha lo stesso colore della testa; il primo osso deve averne un altro.
swishbones-placed = Il pesce ha già il suo posto.
swishbones-bone-first = Prima di mettere il pesce in acqua, la testa ha bisogno di un osso.
swishbones-place = Il pesce non si può mettere a { $bearing }°. Questi posti sono liberi: { $places }.
swishbones-pond-laid = Gli ossi sono nello stagno.
swishbones-bone-taken = { $seat } mette dietro la testa l'osso { $colour } { $piece }.
swishbones-fish-placed = { $seat } mette il pesce a { $bearing }°.
swishbones-swished = { $food-count ->
    [0] { $seat } fa uno swish di { $bend }°.
   *[other] { $seat } fa uno swish di { $bend }° e tocca del cibo ({ $food }).
}
swishbones-bone-eaten = { $seat } mangia l'osso { $colour } { $piece }.
swishbones-penalty-taken = L'osso { $colour } { $piece } fa fare indigestione a { $seat }: { $why }.
swishbones-stopped = { $seat } si ferma.
swishbones-passed = { $seat } non può fare swish, e passa.
swishbones-turn-ended = La mossa di { $seat } è finita.
indigestion-none = digeribile
indigestion-tail = ha il colore della coda
indigestion-front = ha il colore dell'osso davanti
indigestion-room = dietro la coda non c'è posto
swishbones-map = le lettere sono pesci (maiuscola: la testa), i numeri sono cibo; un osso è largo circa { $columns } colonne
swishbones-seat = { $name }: { $colour }, { $bones ->
    [one] 1 osso
   *[other] { $bones } ossi
}{ $penalties ->
    [0] {""}
    [one] , 1 osso di penalità
   *[other] , { $penalties } ossi di penalità
}, punteggio { $score }
swishbones-turn = Rotta { $heading }°; in questo turno { $swishes ->
    [one] resta al massimo 1 swish
   *[other] restano al massimo { $swishes } swish
}. Scrivi una curva come +13 o -60, più d'una per una catena (0 +13 -5), e stop per finire la mossa.
swishbones-turn-take = Scrivi il numero dell'osso che metti dietro la testa.
swishbones-turn-place = Scrivi l'angolo a cui metti il tuo pesce: 0 è a destra, 90 è in alto.
swishbones-range = da { $first } a { $last }
swishbones-span-free = { $bends }: via libera
swishbones-span-eats = { $bends }: mangia { $food }
swishbones-span-indigestible = { $bends }: tocca { $food }
swishbones-span-blocked = { $bends }: via sbarrata ({ $who })
swishbones-morsel = { $colour } ({ $piece })
swishbones-morsel-not = { $colour } ({ $piece }, { $why })
swishbones-yourself = i suoi stessi ossi
swishbones-choice-take = prendi l'osso { $colour } { $piece }
swishbones-choice-place = metti il pesce a { $bearing }°
swishbones-choice-swish = swish di { $bend }°
swishbones-choice-stop = fermati qui
measure-swishbones-food-gone = quota di partite finite perché non c'era più cibo
measure-swishbones-food-left = ossi rimasti nello stagno
measure-swishbones-penalties = ossi di penalità, tutti i posti insieme
measure-swishbones-best = punteggio di chi vince
measure-swishbones-lead = vantaggio di chi vince, in punti
about-swishbones = swishbones: pesci che nuotano, mangiano ossi e si tagliano la strada (2–4 giocatori)
rules-swishbones =
    SWISHBONES è un gioco di pesci che crescono e si tagliano la strada, per 2–4 giocatori.

    Ci sono 4 teste, una per colore (rosso, giallo, verde, blu), e 32 ossi, 8 per colore. Gli ossi sono sparsi in uno
    stagno rotondo. A partire da chi gioca per ultimo e andando all'indietro, ognuno prende la testa del proprio colore,
    ci mette dietro un osso qualsiasi di un altro colore e posa questo pesce sul bordo dello stagno, rivolto verso il
    centro. Chi gioca per ultimo sceglie dove; gli altri occupano posti a distanze uguali da lì.

    Nel tuo turno il tuo pesce fa degli swish: si toglie l'osso in coda e lo si mette davanti, dritto o con una curva
    fino a 60° da un lato o dall'altro. Fai almeno uno swish, se puoi. La tua mossa finisce
      · quando la testa è di nuovo davanti
      · quando l'osso davanti tocca del cibo, cioè un osso che non è di nessun pesce
      · quando ti fermi, o non c'è più nessuno swish possibile
    L'osso davanti non può toccare ossi di un altro pesce, né del proprio, tranne quello che ha dietro. Chi non può fare
    nessuno swish passa.

    Il cibo toccato si mangia: va dietro la coda. Ma in un pesce due vicini non possono mai avere lo stesso colore, e la
    coda è vicina di chi sta davanti. Perciò è indigesto il cibo che ha il colore della tua coda o del tuo osso davanti,
    così come sono in quel momento, e anche quello per cui dietro la coda non c'è posto: va nella tua pila di penalità.

    La partita finisce quando non c'è più cibo, o dopo un giro intero in cui nessun osso ha lasciato lo stagno (due
    giri, se il tavolo vuole così). Il tuo punteggio sono gli ossi del tuo pesce, testa compresa, meno quelli della tua
    pila di penalità.
swishbones-notation = «{ $text }» non è una posizione di swishbones. Eccone una: 0.6@9000,0:180 1.8@-9000,0:0 | 4@100,-200 >0 q0/1
swishbones-notation-command = «{ $text }» non è una scelta di swishbones. Scrivi una curva come +13 o -60, stop, t17 per prendere un osso, o p90 per mettere il pesce.

## Records

record-unwritable = { $path } non si può scrivere: { $reason }.
record-unreadable = { $path } non si può leggere: { $reason }.
record-empty = { $path } è vuoto: la riga 1 di una registrazione è la sua intestazione.
record-foreign = { $path } non è una registrazione di swordfish: la riga 1 non ne è l'intestazione.
record-future = { $path } è nel formato { $format }, più nuovo di questo programma (che conosce il { $known }); lo dice la riga 1.
record-future-rules = { $path } è una partita con la versione { $rules } delle regole di { $game }, più nuova di questo programma (che conosce la { $known }); lo dice la riga 1.
record-line = { $path }, riga { $line }: { $reason }.
record-rewound = { $path }, riga { $line }: da lì non si può tornare all'evento { $to }.
record-unknown-field = { $path }, riga { $line }: questo evento non ha un campo chiamato «{ $field }».
record-truncated = { $path } si interrompe alla riga { $line }: manca la riga di chiusura.
record-nonsense = { $path }, riga { $line }: lì una cosa così non può essere successa.
verify-sealed = Questa registrazione è sigillata: non rivela il suo seme, e finché la partita non è finita non si può ricalcolare niente.
verify-seed = Il seme non è quello promesso nella riga 1: il suo hash è diverso.
verify-stamp = La riga { $line } (evento { $number }) non torna: il suo orologio segna { $at } ms, dopo { $now } ms.
verify-late = La riga { $line } (evento { $number }) non torna: l'evento accade da sé a { $now } ms, non a { $at } ms.
verify-rewound = La riga { $line } (evento { $number }) non torna: da lì non si può tornare all'evento { $to }.
verify-over = La riga { $line } (evento { $number }) non torna: la partita era già finita.
verify-lapse = La riga { $line } (evento { $number }) non torna: il tempo è scaduto a { $until } ms, e questo viene prima.
verify-forced = La riga { $line } (evento { $number }) non torna: lì le regole non lasciano scelta, e l'evento sarebbe un altro.
verify-chance = La riga { $line } (evento { $number }) non torna: dal seme esce un'altra estrazione.
verify-choice = La riga { $line } (evento { $number }) non torna: nessuno poteva fare questa scelta.
verify-places = L'ultima riga non torna: dà la classifica { $told }, ma è { $places }.

## The server

store-future = Questo archivio è della versione { $version }, più nuova di questo programma (che conosce la { $known }).
store-broken = { $path } non è un archivio di swordfish: { $reason }.
store-foreign = non è una banca dati
store-damaged = il file è danneggiato
store-unopened = il file non si apre
store-busy = lo sta usando qualcun altro
no-such-table = Il tavolo { $table } non esiste.
table-stopped = Un nostro errore ha fermato questo tavolo. La sua cronaca è conservata; gli altri tavoli vanno avanti.
table-closed = Questo tavolo è stato chiuso.
store-failed = Non siamo riusciti ad annotarlo, quindi forse non è successo. Guarda il tavolo e riprova.
try-again = Stanno scrivendo in troppi. Riprova tra un momento.
bad-message = Questo non è un messaggio del protocollo: { $reason }.
bad-method = Così non si può chiedere.
bad-salt = Un sale è fatto di 16 byte, scritti come 32 cifre esadecimali.
bad-chat = Qui si possono dire solo frasi pronte o, dove è permesso, fino a { $most } lettere.
bad-name = Un nome ha da 1 a { $most } lettere.
no-guest = Qui non ti conosce ancora nessuno. Prima di' come ti chiami.
not-begun = La partita non è ancora cominciata.
not-seated = Non hai un posto a questo tavolo.
chain-length = Un messaggio contiene da 1 a { $most } comandi.
table-begun = La partita è già cominciata.
table-not-over = La partita non è ancora finita.
table-chairs-empty = Ci sono ancora sedie vuote; può occuparne una un bot.
table-no-chair = La sedia { $seat } qui non c'è.
table-seated = Hai già la sedia { $seat }.
table-locked = Chi ha aperto il tavolo non fa entrare altri.
table-chair-taken = La sedia { $seat } è occupata.
table-not-host = Può farlo solo chi ha aperto il tavolo.
no-such-page = Qui non c'è niente.
no-such-puzzle = Il rompicapo del { $date } non c'è ancora, o non c'è più.
suppose-search = Finché tutti cercano, non si può provare nulla. Guarda, e chiama.
bad-bot = “{ $name }” non può essere il nome di un bot qui: fino a 24 lettere minuscole, cifre e trattini, e nessuno che ci sia già.
help-bot = permetti ai tavoli di far sedere questo programma come bot, con quel nome; quante volte vuoi
puzzle-unseen = Prima guarda il rompicapo del { $date }: è allora che parte il tuo tempo.
puzzle-cards = Indica carte diverse con numeri da 0 a { $most } e, se dici anche come sono girate, un verso da 0 a 3 per ciascuna.
no-such-guest = Questo ospite non esiste.
no-such-eyes = Nessuno vede questa partita con gli occhi di «{ $eyes }»: scrivi all, watcher, o un posto da 0 a { $last }.
bad-settings = È più di quanto si possa conservare: al massimo { $most } lettere.
beyond-no-network = Questo computer non è in nessuna rete da cui altri possano arrivare. Prima collegalo al wifi.
not-this-machine = Solo chi siede davanti a questo computer può aprirlo agli altri.
no-such-device = Questa chiave è già stata usata, o è troppo vecchia. Chiedine una nuova sull'altro tuo dispositivo.
foreign-host = Questo server non risponde a quel nome. Chi lo gestisce può dargliene uno con --url.
foreign-origin = Lo ha chiesto un'altra pagina, non quella di questo server. Non è permesso.
banned = Qui non puoi più entrare.
bad-ban = «{ $who }» non è nessuno che si possa tener fuori. Scrivi guest:ID o address:ADDRESS.
bad-turn = Un turno dura da 0 (nessun limite) a { $most } millisecondi.
not-operator = Può farlo solo chi gestisce il server.
too-fast = { $seconds ->
    [one] Vai troppo in fretta. Riprova tra un secondo.
   *[other] Vai troppo in fretta. Riprova tra { $seconds } secondi.
}
too-many-guests = { $seconds ->
    [one] Dal tuo indirizzo arrivano troppi ospiti nuovi. Riprova tra un secondo.
   *[other] Dal tuo indirizzo arrivano troppi ospiti nuovi. Riprova tra { $seconds } secondi.
}
too-many-tables = { $seconds ->
    [one] Hai aperto troppi tavoli. Riprova tra un secondo, o finisci una partita.
   *[other] Hai aperto troppi tavoli. Riprova tra { $seconds } secondi, o finisci una partita.
}
too-many-seats = { $most ->
    [one] Qui nessun tavolo ha più di un posto.
   *[other] Qui nessun tavolo ha più di { $most } posti.
}
too-many-sockets = Hai troppe connessioni aperte. Prima chiudi un'altra finestra.
too-many-watchers = { $most ->
    [one] Una persona sta già guardando questo tavolo: di più non si può.
   *[other] Stanno già guardando questo tavolo in { $most }: di più non si può.
}
server-full = Tutti i tavoli sono occupati. Riprova più tardi.
server-broken = Qui qualcosa è andato storto. Ne abbiamo preso nota, e della tua partita non si è perso niente.
store-missing = In { $path } non c'è nessun archivio.
store-in-use = { $path } è in uso. Prima ferma il server.
prune-too-young = { $least ->
    [one] Si possono cancellare solo i tavoli senza mosse da almeno un giorno.
   *[other] Si possono cancellare solo i tavoli senza mosse da almeno { $least } giorni.
}
join-url = «{ $url }» non è il link di un tavolo. Eccone uno: http://192.168.0.7:7733/t/ABC234
join-no-table = Questo link porta a un server, ma a nessuno dei suoi tavoli.
join-unreachable = { $host } non si può raggiungere: { $reason }.
join-told = Il server dice: { $text }
join-table = Un tavolo di { $game }, codice { $table }. Scrivi ? per l'aiuto.
join-sat = { $name } si siede.
join-bot-sat = { $name }, un bot, si siede.
join-stood = { $name } se ne va.
join-begun = La partita comincia.
join-lapsed = Il tempo di { $name } è scaduto; il tavolo gioca al suo posto.
join-undo-asked = { $name } vorrebbe annullare la sua ultima scelta: yes (sì) o no?
join-said = { $name }: { $text }
join-wait = Non è il tuo turno.
join-left = Hai lasciato il tavolo; la tua sedia resta tua. Torna con lo stesso comando.
join-help =
    Scrivi il numero di una scelta, o quello che segue tra parentesi quadre. E poi:
      begin   comincia la partita, se il tavolo è tuo e ogni sedia è occupata
      say PHRASE   hello, good-luck, well-played, thanks, oops, hurry, again, bye
      undo   chiedi di annullare la tua ultima scelta; yes o no   rispondi a chi lo chiede
      rules   come si gioca
      quit   esci
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops.
phrase-hurry = Tocca a te!
phrase-again = Un'altra partita?
phrase-bye = Alla prossima!

## Pictures

draw-due = { $game }: tocca a { $who }
draw-over = { $game }: vittoria di { $who }
draw-moment = { $game }
draw-no-such-moment = Il momento { $at } in questa registrazione non c'è: sono numerati da 0 a { $last }.
draw-no-such-seat = A questo tavolo il posto { $seat } non c'è: sono numerati da 0 a { $last }.
drawn = Il tavolo dopo l'evento { $at } di { $last } è disegnato in { $path }.
no-such-theme = Il tema «{ $theme }» non esiste. Ci sono: { $themes }.

## Bots: what each level is called, and its character in a sentence that begins with the name

# sixteen names from the sea, from which bots take theirs at a table, separated by commas
bot-names = Nemo, Corallo, Onda, Marina, Perla, Alga, Duna, Delfina, Vongola, Brezza, Nebbia, Nostromo, Timone, Bollicina, Spuma, Marea
bot-swish-easy = Ottolina
bot-swish-easy-character = { bot-swish-easy } cerca le coppie, se la prende comoda, e ogni tanto chiama quello che non c'è.
bot-swish-medium = Marlow
bot-swish-medium-character = { bot-swish-medium } vede presto le coppie, dopo un po' i terzetti, e sbaglia di rado.
bot-swish-hard = Capitan Lesto
bot-swish-hard-character = { bot-swish-hard } vede in pochi secondi quasi tutti gli swish fino a cinque carte.
bot-swish-best = Occhio di Falco
bot-swish-best-character = { bot-swish-best } vede tutto quello che c'è da vedere; solo l'orologio può fermarlo.
bot-swishbones-easy = Pip
bot-swishbones-easy-character = { bot-swishbones-easy } ha sempre fame, ma ogni tanto nuota da un'altra parte.
bot-swishbones-medium = Rovo
bot-swishbones-medium-character = { bot-swishbones-medium } mangia quello che raggiunge in questo turno, e nuota verso il boccone più vicino.
bot-swishbones-hard = Lupo di Mare
bot-swishbones-hard-character = { bot-swishbones-hard } pensa anche al suo prossimo turno, e al tuo.
bot-swishbones-best = Leviatano
bot-swishbones-best-character = { bot-swishbones-best } fa piani per più turni, e ti tiene lontano da quello che vuoi.
bot-swirl-easy = Vongola
bot-swirl-easy-character = { bot-swirl-easy } colleziona volentieri, e ogni tre carte dimentica perché.
bot-swirl-medium = Corallina
bot-swirl-medium-character = { bot-swirl-medium } prende quello che serve alla sua serie, poi quello che serve alla tua, poi più che può.
bot-swirl-hard = Anemone
bot-swirl-hard-character = { bot-swirl-hard } immagina per un attimo quali carte potresti avere.
bot-swirl-best = Kraken
bot-swirl-best-character = { bot-swirl-best } immagina migliaia di mani che potresti avere, fino alla prossima distribuzione.
bot-swipe-easy = Gazza Ladra
bot-swipe-easy-character = { bot-swipe-easy } ruba a chi oggi le sta meno simpatico.
bot-swipe-medium = Robin
bot-swipe-medium-character = { bot-swipe-medium } ruba ai ricchi, chiunque siano.
bot-swipe-hard = Taccola
bot-swipe-hard-character = { bot-swipe-hard } riflette un po' su chi sta per vincere, e lo deruba.
bot-swipe-best = Corvo Nero
bot-swipe-best-character = { bot-swipe-best } prova a mente centinaia di lanci prima di derubare qualcuno.
## The page

page-title = Quattro giochi, un tavolo
page-subtitle = Carte trasparenti, pesci in lotta, creature da collezionare, dadi che rubano. Gioca subito contro i bot, o invita chi ti sta vicino.
page-name = Il tuo nome
page-guest-names = Granchio coraggioso, Airone calmo, Foca furba, Lontra curiosa, Cozza tranquilla, Marlin veloce, Delfino allegro, Riccio svelto, Perla d'argento, Pulcinella solare, Gabbiano birichino, Balena saggia, Cavalluccio vivace, Stella dorata, Gamberetto vispo, Medusa serena, Astice forte, Onda blu, Cormorano ardito, Salmone buffo, Sogliola zitta, Pesce pagliaccio, Tartaruga fedele, Squalo sveglio
page-home = Prima pagina
page-games = I giochi
page-name-swish = Swish
page-name-swishbones = Swishbones
page-name-swirl = Swirl
page-name-swipe = Swipe
page-tag-swish = Sovrapponi carte trasparenti finché ogni palla non è in un canestro. Chi lo vede per primo, chiama. 1–⁠8 giocatori.
page-tag-swishbones = Il tuo pesce cresce con quello che mangia, e sguscia attorno a tutti gli altri. 2–⁠4 giocatori.
page-tag-swirl = Cattura carte con le somme, e colleziona una creatura marina in quattro colori. 2–⁠4 giocatori.
page-tag-swipe = Tira i dadi, vinci gettoni e ruba quello che hanno vinto gli altri. 2–⁠6 giocatori.
page-play-bots = Gioca con i bot
page-invite = Invita amici
page-coming = Stiamo ancora disegnando il tabellone.
page-new = Scegli come giocare
page-puzzle = L'enigma del giorno
page-puzzle-of = Uguale per tutti, { $day }.
page-wait = Un attimo …
page-beyond = Chi è su questo wifi può entrare
page-beyond-how = Per ora solo questo computer può aprire la pagina.
page-beyond-qr = Il link di questa pagina come codice QR
page-me = La tua pagina
page-save = Salva
page-saved = Salvato
page-likes = Come piace a te
page-colours = Colori
page-ways = Mani e orecchie
page-sound = Suoni
page-past = Le tue partite
page-no-past = Ancora nessuna. La prima è a un clic.
page-place = posto { $place }
page-closed = chiusa
page-go-on = continua
page-go-there = Al tavolo
page-more = Più vecchie
page-ratings = Quanto sei forte
page-no-ratings = Lo saprai dopo la tua prima partita con altri, o con i bot.
page-rating = { $rating }, molto probabilmente { $span }, dopo { $games ->
    [one] una partita
   *[other] { $games } partite
}
page-bests = Le tue migliori partite da solo
page-no-bests = Gioca una partita da solo, e la tua migliore starà qui.
page-best = { $game }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
} in { $seconds } secondi
page-device = Un altro dispositivo
page-device-how = Resta la stessa persona sul telefono o sul tablet: le tue partite, il tuo nome e i tuoi gusti ti seguono.
page-device-go = Mostra il link
page-device-again = Un nuovo link
page-device-qr = Il link per l'altro tuo dispositivo come codice QR
page-device-link = Link per l'altro tuo dispositivo
page-device-once = { $minutes ->
    [one] Vale una volta sola, entro un minuto.
   *[other] Vale una volta sola, entro { $minutes } minuti.
}
page-device-none = In questo link non c'è nessuna chiave. Chiedine una nuova sull'altro dispositivo.
page-device-welcome = Su questo dispositivo sarai la stessa persona che sull'altro.
page-device-replace = Su questo dispositivo adesso sei { $name }. Diventerai invece la persona dell'altro dispositivo.
page-device-accept = Sì, sono io
page-forget = Dimenticami
page-forget-what = Il tuo nome, i tuoi messaggi, il tuo livello e i tuoi record vengono cancellati. Le partite giocate con altri restano, senza il tuo nome.
page-forget-sure = Dobbiamo dimenticare tutto di te?
page-keep = No, tieni tutto
page-licences = Il lavoro di altri in questa pagina
page-replay = Replay
page-replay-start = Non è ancora successo niente.
page-replay-controls = Scorri la partita
page-replay-moment = Momento della partita
page-replay-first = All'inizio
page-replay-back = Un passo indietro
page-replay-play = Riproduci
page-replay-stop = Ferma
page-replay-on = Un passo avanti
page-replay-last = Alla fine
page-replay-link = Link a questo momento
page-eyes = Con gli occhi di
page-eyes-all = tutte le mani scoperte
page-eyes-watcher = chi guarda
page-share = Condividi
page-download = Scarica la registrazione
page-keys-replay =
    ← →: un passo (dieci con Maiusc)
    Inizio, Fine: inizio e fine
    Spazio: riproduci o ferma
page-hint = Un suggerimento, per favore
page-hint-thinking = Il bot migliore sta pensando …
page-hint-told = Il bot migliore direbbe: { $choice }
page-hint-play = gioca «{ $card }»
page-hint-take = prendi «{ $card }»
page-hint-lay = posa la carta ({ $place }), { swish-orientation }
page-hint-lift = togli la carta ({ $place })
page-keys-hint = B: un suggerimento, se giochi da solo contro i bot
page-keys-cost = B: quanto è costata una scelta
page-cost = Quanto è costata questa scelta?
page-cost-said = { $name } ha detto: { $choice }
page-cost-best = Il bot migliore avrebbe detto: { $choice }
page-cost-same = Il bot migliore avrebbe detto lo stesso.
page-cost-share = È costata { $cost } della vittoria.
page-cost-nothing = Non è costata niente.
page-cost-none = Dopo, nessuno ha più scelto nulla.
page-chances = Chi vincerà?
page-chances-of = { $name } vince con una probabilità del { $chance }
page-way = Quale gioco
page-options = Altre opzioni
page-seats = In quanti si gioca
page-chair = Sedia { $number }
page-chair-you = tu
page-chair-anybody = chi arriva
page-chair-bot = un bot ({ $level })
page-who-comes = Chi può venire
page-by-code = Solo chi ha il link o il codice.
page-listed = Tutti: è nella lista dei tavoli aperti.
page-turn-time = Tempo per un turno
page-turn-clock = { $seconds } secondi per turno.
page-turn-seconds = { $seconds ->
    [0] quanto serve
    [30] 30 secondi
    [60] un minuto
    [86400] un giorno
   *[other] { $minutes } minuti
}
page-screen-here = Il tavolo è su questo schermo grande, le mani sono sui telefoni.
page-make = Apri il tavolo
page-yes = sì
page-no = no
option-chips = Gettoni
option-dice = Dadi
option-most-throws = Lanci al massimo (0: senza limite)
option-teams = Due squadre da due
option-rotating = A ogni mano comincia chi segue
option-creatures = Creature
option-colours = Colori
option-numbers = Numero più alto
option-hand = Carte in mano
option-proof = Secondi per una prova
option-wait = Secondi di attesa dopo un errore
option-bones = Ossi
option-spacing = Distanza tra gli ossi
option-quiet-rounds = Giri senza cibo prima della fine
variant-swipe-printed = Come stampato: 50 gettoni
variant-swipe-short = Breve: 20 gettoni
variant-swipe-tiny = Minuscolo: 14 gettoni, 9 lanci
variant-swirl-printed = Come stampato
variant-swirl-rotating = A ogni mano comincia chi segue
variant-swirl-teams = Due squadre da due
variant-swirl-small = Piccolo: tre colori, numeri fino a 7
variant-swirl-tiny = Minuscolo: due creature, due colori
variant-swirl-pocket = Mazzo tascabile
variant-swish-printed = Come stampato: due carte o più
variant-swish-beginner = Per cominciare: esattamente due carte
variant-swish-mixed = Misto: alla prima sedia servono tre carte, alle altre due
variant-swish-expert3 = Per esperti: tre carte o più
variant-swish-expert4 = Per esperti: quattro carte o più
variant-swish-expert5 = Per esperti: cinque carte o più
variant-swish-short = Breve: una carta per tipo
variant-swishbones-printed = Come stampato
variant-swishbones-two = Paziente: due giri senza cibo
variant-swishbones-cramped = Stretto: gli ossi sono vicini
variant-swishbones-heaps = Mucchi di ossi
variant-swishbones-tiny = Minuscolo: otto ossi
page-continue = Riprendi la tua partita di { $game }
page-join = Unisciti a un tavolo
page-code = Codice del tavolo
page-join-go = Entra
page-level = Livello dei bot
page-bot-random = a caso
page-bot-greedy = ingordo
page-bot-easy = facile
page-bot-medium = medio
page-bot-hard = difficile
page-bot-best = il migliore
page-open-tables = Tavoli aperti
page-no-tables = Al momento non ci sono tavoli aperti. Il tuo potrebbe essere il primo.
page-free-seats = { $free ->
    [one] una sedia libera
   *[other] { $free } sedie libere
}
page-watch = guarda
page-language = Lingua
page-theme = Colori: { $theme }
page-theme-auto = come il dispositivo
page-theme-light = chiari
page-theme-dark = scuri
page-theme-contrast = contrasto forte
page-lost = Qui non c'è altro che acqua.
page-try-again = Riprova
page-advice-page-lost = Forse c'è un errore nell'indirizzo, o quello che c'era qui non c'è più.
page-advice-no-such-table = Ricontrolla il codice: ha sei lettere e cifre. Se è giusto, lì non gioca nessuno da tanto tempo e il tavolo è stato sparecchiato. Aprine uno tuo.
page-advice-table-closed = L'ha chiuso chi gestisce questo server. Quello che vi si è giocato è conservato nella tua pagina personale.
page-advice-too-many-watchers = Al momento non c'è posto per nessun altro. Tra un minuto potrebbe liberarsi un posto.
page-advice-server-full = Al momento qui gioca troppa gente. Riprova tra un minuto.
page-advice-page-no-server = O lo stanno riavviando, o questo dispositivo è senza rete. Niente è perso: quello che si è giocato è al sicuro.
page-no-server = Il server non risponde.
page-missing = La pagina non è ancora stata costruita. La costruisce: make play
page-sitting-down = { $name } si sta sedendo…
page-link-live = in diretta
page-link-reconnecting = riconnessione
page-link-unsent = mossa non inviata
page-leave = Esci
page-keys = Tasti e ritmo
page-keys-skip = Invio: mostra subito quello che è successo
page-keys-all = Tab: da una cosa alla prossima
    ?: questo elenco
page-keys-swipe = Spazio: tira i tuoi dadi
page-keys-rob = 1, 2, 3 …: ruba a quel giocatore, in senso orario da te
page-keys-swirl = 1, 2, 3, 4: una carta della tua mano; di nuovo per giocarla
    le lettere sulle carte: prendi quella
    Spazio: basta così
page-keys-swish = Spazio: chiama uno swish; N: di' che non ce n'è, o guarda ancora
    1234 QWER ASDF ZXCV: la carta che sta dove sta il tasto; di nuovo per sceglierla, e ancora una volta per toglierla
    ← →: ribalta la carta scelta sinistra–destra; ↑ ↓: sopra–sotto; T: girala di mezzo giro
    Backspace: togli la carta scelta; Invio: dimostralo
page-keys-puzzle = 1234 QWER ASDF ZXCV: la prima carta, la seconda e così via; di nuovo per sceglierla, e ancora una volta per toglierla
    ← →: ribalta la carta scelta sinistra–destra; ↑ ↓: sopra–sotto; T: girala di mezzo giro
    Backspace: togli la carta scelta; Invio: è questo?
page-keys-on = Tasti singoli attivi
page-pace = Come si mostrano le cose
page-pace-calm = con calma
page-pace-quick = in fretta
page-pace-instant = subito
page-close = Chiudi
page-key-space = spazio
page-board = Il tabellone
page-log = Che cosa è successo
page-log-begun = La partita comincia.
page-log-sat = { $name } si siede.
page-log-stood = { $name } se ne va; la sedia aspetta.
page-log-undo = { $name } vorrebbe annullare la sua ultima scelta.
page-log-rewound = L'ultima scelta è ritirata.
page-log-agreed = Per { $name } va bene.
page-log-refused = { $name } preferisce di no.
page-log-kept = Un bot tiene in caldo la sedia di { $name }.
page-log-removed = Chi ha aperto il tavolo ha mandato via { $name }.
page-log-locked = Il tavolo è chiuso: nessun altro può sedersi.
page-log-unlocked = Il tavolo è di nuovo aperto.
page-undo-asked = Vorresti ritirare la tua ultima scelta. Lo chiediamo agli altri …
page-kept = Un bot ti ha tenuto in caldo la sedia.
page-take-back = Sono di nuovo qui
page-turn = Tocca a:
page-clock = Tempo rimasto
page-clock-soon = Il tuo tempo sta per scadere.
page-late = Il tuo tempo era scaduto, quindi il tavolo ha scelto per te.
page-lag = Quanto lontano
page-let-bot = Fai giocare un bot
page-mute = Silenzia
page-unmute = Riascolta
page-lock = Nessun altro può sedersi
page-full = Tutte le sedie sono occupate. Puoi guardare, o aprire un tavolo tuo.
page-locked = Questo tavolo è chiuso. Puoi guardare, o aprire un tavolo tuo.
page-watching = Stai guardando.
page-tv = Mostra su uno schermo grande
page-fullscreen = Schermo intero
page-screen-leave = Schermo piccolo
page-screen-how = Prendi il telefono, inquadra il codice o scrivilo, e siediti.
page-restarting = In questo momento il server non risponde.
page-again-seen = Rivedila
page-send = Invia
page-advice-table-not-over = Si vedono tutte le mani, perciò si apre a partita finita.
page-undo = Annulla la scelta
page-agree = Va bene
page-refuse = Rifiuta
page-log-lapsed = Il tempo di { $name } è scaduto.
page-say = Di' qualcosa
page-rules = Come si gioca
page-skip = Mostra subito
page-chairs = Chi gioca
page-empty-chair = sedia vuota
page-sit = Siediti qui
page-away = non c'è
page-add-bot = Aggiungi un bot
page-fill-bots = Completa con i bot
page-remove = Togli
page-begin = Comincia
page-host-begins = Quando tutte le sedie sono occupate, chi ha aperto il tavolo dà il via.
page-begin-when = Quando tutte le sedie sono occupate, puoi cominciare.
page-qr = Il link di questo tavolo come codice QR
page-link = Link di questo tavolo
page-copy = Copia il link
page-copied = Copiato
page-turn-of = Tocca a { $name }.
page-you-win = Hai vinto!
page-wins = Vittoria di { $winners }
page-rematch = Un'altra partita
page-ended-mine = Questa partita è finita. Comincia un'altra partita come questa, o guarda com'è andata, mossa per mossa.
page-ended = Questa partita è finita, quindi qui nessuno può più sedersi. Guarda com'è andata, mossa per mossa, o apri un tavolo tuo.
page-ended-goes-on = Questa partita è finita e si continua a un altro tavolo. Vieni anche tu, o guarda com'è andata questa, mossa per mossa.
page-to-rematch = Al nuovo tavolo
page-own-table = Un tavolo tuo
page-watching-why = La partita è cominciata, quindi nessun altro può sedersi.
page-swirl-choose = Quale creatura vuoi collezionare?
page-swirl-play = È il tuo turno: tocca una carta per vedere che cosa fa, e di nuovo per giocarla.
page-swirl-team = squadra { $team }
page-swirl-take = Quale carta deve prendere?
page-swish-area = Le carte
page-swish-place = riga { $row } colonna { $column }
page-swish-cell = { $cell ->
    [0] in cima a sinistra
    [1] in cima al centro
    [2] in cima a destra
    [3] più in alto a sinistra
    [4] più in alto al centro
    [5] più in alto a destra
    [6] più in basso a sinistra
    [7] più in basso al centro
    [8] più in basso a destra
    [9] in fondo a sinistra
    [10] in fondo al centro
   *[11] in fondo a destra
}
page-swish-card = palla { $ball }, canestro { $hoop }
page-swish-lying = { $place }: { $card }
page-swish-away = { $place }, sul tappetino: { $card }
page-swish-empty = { $place }: vuoto
page-swish-mat = Il tappetino
page-swish-mat-filled = Palla nel canestro: { $cells }.
page-swish-mat-balls = Palla senza canestro: { $cells }.
page-swish-mat-hoops = Canestro vuoto: { $cells }.
page-swish-mat-clashes = Due uguali: { $cells }.
page-swish-proof = La dimostrazione
page-swish-layers = Carte sul tappetino
page-swish-tools = Che cosa fare della carta scelta
page-swish-flip-across = Ribalta sinistra–destra
page-swish-flip-down = Ribalta sopra–sotto
page-swish-turn = Gira di mezzo giro
page-swish-lift = Togli
page-swish-call = SWISH!
page-swish-none = Nessuno swish
page-swish-look-again = Guarda ancora
page-swish-prove = Dimostralo
page-swish-no = Niente swish!
page-swish-prove-it = Posa il tuo swish: tocca le carte, poi ribaltale o girale.
page-swish-search = Cerca con gli occhi. Chiama appena lo vedi.
page-swish-wait = Puoi chiamare di nuovo fra { $seconds } s.
page-swish-words = { $said } su { $all } dicono che non c'è nessuno swish.
page-swish-left = { $seconds ->
    [one] ancora un secondo
   *[other] ancora { $seconds } secondi
}
page-swish-stopwatch = Cronometro
page-swish-raised = dice che non c'è nessuno swish
page-swish-waits = non può ancora chiamare
page-swish-collected = carte raccolte
page-swish-limit = swish da { $least } a { $most } carte
page-swish-lag = { $ms } ms
page-swish-by-words = Gioca a parole, senza orologio
page-swish-by-words-about = Di' per ogni carta del tuo swish come deve stare. Niente viene controllato finché non hai finito, e mentre pensi non conta nessun secondo.
page-swish-not-used = non ne fa parte
page-swish-words-prove = { $count ->
    [one] Chiama, e dimostralo con questa carta
   *[other] Chiama, e dimostralo con queste { $count } carte
}
page-missed = Che cosa ti è sfuggito
page-missed-look = Mostra ogni swish che c'era
page-missed-found = { $found ->
    [one] C'era uno swish
   *[other] C'erano { $found } swish
} in { $layouts ->
    [one] una disposizione
   *[other] { $layouts } disposizioni
}; presi: { $taken }.
page-missed-layout = Disposizione { $number } di { $layouts }, da { $time } in poi
page-missed-taken = È stato preso uno swish di { $size } carte.
page-missed-none-taken = Nessuno è stato preso.
page-missed-nothing = Non c'era nessuno swish.
page-missed-sizes = Secondo la grandezza
page-missed-size = { $size } carte: { $many }
page-missed-swish = Swish { $number } di { $count }: { $size } carte
page-missed-this = questo è stato preso
page-missed-earlier = Disposizione precedente
page-missed-later = Disposizione successiva
page-missed-before = Swish precedente
page-missed-next = Swish successivo
page-alone-over = { $cards ->
    [one] Una carta
   *[other] { $cards } carte
} in { $time }
page-alone = Swish in solitario
page-solo-link = In solitario, ed enigmi
page-solo-stopwatch = Contro il cronometro
page-solo-about = Più swish che puoi, più in fretta che puoi. Prima contano le carte, poi il tempo. «Nessuno swish» cambia subito quattro carte.
page-solo-least = Uno swish ha almeno
page-solo-least-of = { $least } carte
page-solo-start = Fai partire il cronometro
page-solo-best = Il tuo risultato migliore: { $cards } carte in { $time }
page-solo-no-best = Qui starà il tuo risultato migliore, con un grafico di come ci sei arrivato.
page-solo-graph = Carte raccolte, partita per partita; la linea è il tuo risultato migliore fino a quel momento.
page-solo-result = Partita { $number }: { $cards } carte in { $time }.
page-daily = Enigma del giorno
page-puzzle-about = Lo stesso per tutti, uno nuovo ogni giorno. Il lunedì è facile, la domenica ci vogliono tutte e dodici le caselle.
page-puzzle-go = All'enigma
page-daily-of = { $day }, { $grade }
page-puzzle-number = carta { $number }
page-puzzle-card = carta { $number }, { $card }
page-puzzle-check = È questo?
page-puzzle-words = { $count ->
    [one] È questa carta?
   *[other] Sono queste { $count } carte?
}
page-puzzle-hint = Un indizio, per favore
page-puzzle-hints = Indizi
page-puzzle-give-up = Mi arrendo
page-puzzle-solved = { $tries ->
    [one] Risolto in { $time }, al primo tentativo.
   *[other] Risolto in { $time }, con { $tries } tentativi.
}
page-puzzle-streak = { $days ->
    [one] Un giorno di fila. Serie più lunga: { $longest }.
   *[other] { $days } giorni di fila. Serie più lunga: { $longest }.
}
page-puzzle-next = Il prossimo enigma arriva fra { $time }, alle { $clock }.
page-puzzle-share = Condividi
page-puzzle-share-text = Swish, enigma del { $day } ({ $grade })
    ⏱ { $time } · { $tries ->
        [one] al primo tentativo
       *[other] { $tries } tentativi
    } · { $hints ->
        [0] senza indizi
        [one] un indizio
       *[other] { $hints } indizi
    } · { $streak ->
        [one] un giorno di fila
       *[other] { $streak } giorni di fila
    }
page-puzzle-share-given-up = Swish, enigma del { $day } ({ $grade })
    Oggi no: mi sono arreso dopo { $tries ->
        [one] un tentativo
       *[other] { $tries } tentativi
    }.
page-practice = Esercizio
page-practice-about = Enigmi di ogni grado, senza orologio. Un indizio dice poco, il prossimo un po' di più.
page-practice-of = { $grade }, numero { $number }
page-practice-another = Un altro
page-grade-warm-up = riscaldamento
page-grade-easy = facile
page-grade-medium = medio
page-grade-hard = difficile
page-grade-largest = il più grande
page-grade-expert = da esperti
page-grade-twelve = tutte e dodici
page-two = Una gara in due
page-two-about = Le stesse carte per tutti e due: chi vede per primo uno swish lo prende.
page-two-friend = Invita un amico
page-two-bot = Contro un bot
page-swipe-throw = Tira
page-swipe-tray = I dadi tirati
page-swipe-your-throw = { $dice ->
    [one] Tocca a te: tira il tuo dado.
   *[other] Tocca a te: tira i tuoi { $dice } dadi.
}
page-swipe-your-turn = Tocca a te.
page-swipe-take-chip = Ruba un gettone: a chi?
page-swipe-take-die = Ruba un dado: a chi?

## The board of swishbones

page-keys-swishbones = ← →: curva di 1°, con Maiusc di 10°
    ↑ ↓: al cibo o al varco successivo
    Spazio: prepara un altro swish; Backspace: riprendilo
    Invio: nuota; S: fermati qui
    F: il tuo pesce; G: tutto lo stagno; R: fin dove arrivi
    + −: più vicino, più lontano; I J K L: guardati intorno
page-bones-pond = Lo stagno visto dall'alto
page-bones-tools = Guarda lo stagno
page-bones-closer = Più vicino
page-bones-farther = Più lontano
page-bones-fit = Il tuo pesce
page-bones-all = Tutto lo stagno
page-bones-reach = Fin dove arrivi in questo turno?
page-bones-controls = La tua mossa
page-bones-back = Indietro
page-bones-plan = Ancora uno
page-bones-swim = Nuota!
page-bones-swim-many = { $swishes ->
    [one] Nuota!
   *[other] Nuota { $swishes } swish!
}
page-bones-stop = Fermati qui
page-bones-not-here = Questo tavolo non permette quella curva.
page-bones-left = { $swishes ->
    [0] nessuno swish rimasto
    [one] ancora 1 swish
   *[other] ancora { $swishes } swish
}
page-bones-ahead = Che cosa hai davanti
page-bones-take = Quale osso va dietro la tua testa? Qualsiasi colore tranne il tuo.
page-bones-take-this = Prendi questo osso
page-bones-place = Dove comincia il tuo pesce? Trascinalo attorno allo stagno.
page-bones-place-here = Comincia qui
page-bones-quiet = { $quiet ->
    [one] Nell'ultimo turno nessuno ha mangiato.
   *[other] Da { $quiet } turni nessuno mangia.
} { $left ->
    [one] Se nessuno mangia nemmeno in questo turno, la partita finisce.
   *[other] Dopo altri { $left } turni così la partita finisce.
}

page-pond = Prepara lo stagno
page-pond-title = Prepara tu lo stagno
page-pond-how = Trascina gli ossi dove vuoi, dentro il cerchio e non troppo vicini tra loro. Con i tasti: N e P scelgono un osso, le frecce lo spostano, con Maiusc di più.
page-pond-spacing = Tra due ossi
page-pond-spacing-2000 = acqua larga quanto un osso
page-pond-spacing-1500 = acqua larga mezzo osso
page-pond-spacing-1000 = possono toccarsi
page-pond-shuffle = Ricomincia da capo
page-pond-fine = In questo stagno si può giocare.
page-pond-bone = L'osso { $colour } { $piece }: { $x } a destra e { $y } in alto rispetto al centro.

## Lessons

no-such-step = Questa lezione non ha un passo { $step } in cui si possa dire qualcosa.
page-lesson = Impara
page-lesson-title = { $game }: la lezione
page-lesson-step = Passo { $step } di { $steps }
page-lesson-go-on = Avanti
page-lesson-again = Ricomincia questo passo
page-lesson-restart = Dall'inizio
page-lesson-play = Ora gioca
page-lesson-you = Tu
lesson-swish-call = Ogni carta ha una palla e un canestro. Uno swish sono carte sovrapposte in modo che ogni palla sia in un canestro e ogni canestro abbia la sua palla. Guarda le prime due carte della riga in alto: ribalta la seconda da sinistra a destra, ed è uno swish! Nessuno aspetta il suo turno, quindi chiama: SWISH!
lesson-swish-call-done = Hai chiamato prima di tutti. Ora nessun altro può farlo, e tu devi dimostrarlo. In una partita hai 20 secondi; qui l'orologio è fermo.
lesson-swish-call-no = Non ancora. Nella riga in alto c'è uno swish: prima chiamalo.
lesson-swish-pair = Metti sul tappetino le prime due carte della riga in alto. Poi ribalta la seconda da sinistra a destra, finché ogni palla non ha il suo canestro, e dimostra.
lesson-swish-pair-done = Dimostrato! Le due carte sono tue, un punto ciascuna, e se ne danno due nuove.
lesson-swish-pair-no = Non tutte le palle sono in un canestro. In una partita una dimostrazione sbagliata ti costerebbe una carta. Ribalta la seconda carta da sinistra a destra e riprova.
lesson-swish-pair-other = Quella carta non fa parte di questo swish. Prendi la prima e la seconda carta della riga in alto.
lesson-swish-three = Gli swish più grandi valgono di più. Le prime tre carte della seconda riga fanno uno swish così come sono: la palla di ognuna è nel canestro di un'altra. Chiama, mettile tutte e tre e dimostra.
lesson-swish-three-done = Tre punti in una volta! Uno swish può avere fino a dodici carte.
lesson-swish-three-no = Non proprio. Prima chiama; poi metti le prime tre carte della seconda riga, così come sono, e dimostra.
lesson-swish-three-other = Quella carta non fa parte di questo swish. Prendi le prime tre carte della seconda riga.
lesson-swish-word = A volte nessuno trova uno swish. Allora tutti lo dicono, e quattro carte vengono cambiate. Nessuno ti svela se avevate ragione. Dillo adesso: non c'è nessuno swish.
lesson-swish-word-done = L'ha detto anche Coral, e quattro carte sono state cambiate.
lesson-swish-word-no = In questo passo non si chiama. Di' che non c'è nessuno swish.
lesson-swish-end = Quando il mazzo è vuoto e nessuno trova più uno swish, vince chi ha più carte. Chi chiama e non sa dimostrarlo perde una carta e deve aspettare un momento. Tutto qui!
lesson-swishbones-take = Questi sono pesci. Il tuo ha la testa rossa; quello di Coral, la gialla, è dall'altra parte dello stagno. Un pesce comincia con un osso dietro la testa, di qualsiasi colore tranne il suo. Prendi l'osso blu.
lesson-swishbones-take-done = Il blu va dietro il rosso. Il tuo pesce comincia sul bordo e guarda verso il centro.
lesson-swishbones-take-no = In una partita va bene qualsiasi colore tranne il tuo. Per questa lezione prendi l'osso blu, quello con il quadrato: serve ai prossimi passi.
lesson-swishbones-eat = Un pesce nuota facendo swish: il suo ultimo osso passa davanti, dritto o con una curva fino a 60°. L'arco mostra dove può andare, con ✓ dove mangia. Gira la maniglia verso il ✓ e nuota.
lesson-swishbones-eat-done = Mangiato! L'osso giallo è in coda, e il tuo pesce vale tre punti. Chi mangia ha finito la mossa; poi ha nuotato Coral.
lesson-swishbones-eat-no = Lì l'acqua è libera, ma l'osso giallo è vicino: gira la maniglia dove l'arco ha un ✓.
lesson-swishbones-eat-penalty = Quello ti farebbe fare indigestione. Gira la maniglia dove l'arco ha un ✓.
lesson-swishbones-chain = Puoi fare swish finché la tua testa non è di nuovo davanti: ora due volte. L'osso verde, quello con il triangolo, è a due swish da te, davanti a destra. Curva a destra, premi «Ancora uno», guarda dove saresti, poi curva ancora verso il ✓ e nuota.
lesson-swishbones-chain-done = Due swish in una volta, preparati prima di nuotare. «Indietro» riprende uno swish preparato, finché non hai nuotato.
lesson-swishbones-chain-no = Da lì non arriveresti all'osso verde in questo turno. Curva di circa 45° a destra, poi dritto.
lesson-swishbones-chain-penalty = Quello ti farebbe fare indigestione. Devi mangiare l'osso verde, quello con il triangolo.
lesson-swishbones-digest = Due ossi sono vicini. Ma in un pesce due vicini non possono mai avere lo stesso colore, e la coda è vicina anche di chi sta davanti. Dopo il prossimo swish la tua coda è blu, quindi il blu è indigesto: ✕. Mangia l'osso giallo, a destra.
lesson-swishbones-digest-done = Ben digerito: cinque punti.
lesson-swishbones-digest-no = Lì non c'è niente da mangiare. L'osso giallo è a destra, dove l'arco ha un ✓.
lesson-swishbones-digest-penalty = In coda il blu incontra il blu: quell'osso andrebbe nella tua pila di penalità e costerebbe un punto. Mangia quello giallo, dove l'arco ha un ✓.
lesson-swishbones-stop = Coral non ha mangiato niente. Se per un giro intero nessuno mangia, la partita finisce, e tu conduci cinque a due! Uno swish lo devi fare, ma non devi nuotare oltre. Nuota una volta dove non c'è niente vicino, poi fermati.
lesson-swishbones-stop-done = Ti fermi lì: per un giro nessuno ha mangiato, e la partita è finita.
lesson-swishbones-stop-no = Lì nuoteresti oltre o toccheresti qualcosa. Uno swish dove l'acqua è libera, poi «Fermati qui».
lesson-swishbones-end = Vinci cinque a due. Contano tutti gli ossi del tuo pesce, meno quelli di penalità. E un pesce non può mai toccare un altro pesce, né se stesso: dove l'arco è tratteggiato, qualcosa sbarra la via.
lesson-swirl-choose = Ognuno colleziona una creatura marina, e la vuole in tutti e quattro i colori. Scegli il granchio.
lesson-swirl-choose-done = Tu collezioni granchi, Coral pesci. Al centro ci sono quattro carte, e ognuno ne ha quattro in mano.
lesson-swirl-choose-no = Tutte le creature vanno bene. Per questa lezione scegli il granchio.
lesson-swirl-same = Una carta cattura una carta con lo stesso numero. Al centro c'è un granchio con un 8, e tu hai un 8. Giocalo: toccalo una volta per vedere che cosa fa, e di nuovo per giocarlo.
lesson-swirl-same-done = Il granchio giallo va nella tua serie, in vista di tutti. Il tuo 8 va sulla tua pila. Poi Coral ha giocato una carta che non ha catturato niente: resta al centro.
lesson-swirl-same-no = Tieni quella per dopo. Il tuo 8 cattura il granchio con l'8.
lesson-swirl-sum = Una carta cattura anche carte che sommate fanno il suo numero. Il granchio con il 3 e il pesce con il 7 fanno 10. Gioca il tuo 10.
lesson-swirl-sum-done = 3 + 7 = 10: due carte in una volta, e un secondo granchio per la tua serie.
lesson-swirl-sum-no = Meglio: il tuo 10 cattura due carte, 3 + 7, e una è un granchio.
lesson-swirl-action = Coral ha lasciato al centro un granchio verde con un 4, e nessuna tua carta fa 4. Ma una carta azione fa quello che dice: gioca «raccogli una» e prendi quel granchio.
lesson-swirl-action-done = Tre colori su quattro!
lesson-swirl-action-no = «Raccogli una» prende qualsiasi carta del centro. Giocala e prendi il granchio verde con il 4.
lesson-swirl-leave = La tua ultima carta, il 3, adesso non cattura niente. Allora resta al centro, e altri possono catturarla. Giocala.
lesson-swirl-leave-done = È lì al centro. Coral ha catturato il 9. Tutte le mani sono vuote, quindi ognuno riceve quattro carte nuove.
lesson-swirl-leave-no = C'è una sola carta da giocare: il 3.
lesson-swirl-end = Ancora un granchio, quello rosso, e vinceresti subito. Se prima finiscono le carte, vince la serie più lunga. Attenzione a «arraffa»: prende una carta dalla serie di qualcuno.
lesson-swipe-throw = Ognuno ha gettoni e dadi, e altri sono al centro. Quando al centro non c'è più nessun gettone, vince chi ne ha di più. Tira i tuoi dadi!
lesson-swipe-chip = Tira ancora. Ogni dado fa qualcosa, uno dopo l'altro. Con il primo rubi un gettone: a chi? Prendilo a chi ne ha di più.
lesson-swipe-chip-done = Coral era in testa, e adesso non più. Un altro dado ti ha dato un gettone dal centro.
lesson-swipe-chip-no = Pip ha meno gettoni di Coral. Prendilo a Coral, che è in testa.
lesson-swipe-die = Con il prossimo rubi un dado, a chiunque ne abbia almeno due: l'ultimo non lo perde nessuno. Chi tira più dadi vince di più. Prendine uno a chi ne ha tre.
lesson-swipe-die-done = D'ora in poi tiri quattro dadi! Ma guarda: tutti i dadi di Coral hanno mostrato X. È un Super Swipe: un dado da tutti quelli che ne hanno due o più, e un altro turno.
lesson-swipe-die-no = Coral ha solo due dadi. Pip ne tira tre: prendine uno di quelli.
lesson-swipe-super = Al centro resta un gettone: questo tiro può finire la partita. Tira, e ruba un gettone a chi vuoi.
lesson-swipe-super-done = La X ti è costata un dado, ma l'ultimo gettone è tuo.
lesson-swipe-end = Il centro è vuoto: vinci con sette gettoni! A parità di gettoni vincerebbero più dadi.

## The command line

port-taken = La porta { $port } è occupata. Forse è già acceso un altro server; scegline un'altra con --port.
cannot-listen = Non si può ascoltare su { $host }, porta { $port }: { $reason }.
bad-address = «{ $address }» non è un indirizzo. Eccone uno: 192.168.0.7
bad-proxy = «{ $proxy }» non è l'indirizzo di un proxy. Eccone uno: 127.0.0.1
serve-ready = La pagina è su { $url }
serve-alone = La raggiunge solo questo computer. Per gli altri sulla stessa rete: swordfish serve --lan. Ctrl-C chiude tutto.
serve-lan = La raggiunge chiunque sia sulla stessa rete. Ctrl-C chiude tutto.
serve-stopped = Server fermo. Tutte le partite sono al sicuro.
backed-up = { $tables ->
    [one] Un tavolo è stato copiato in { $path }.
   *[other] { $tables } tavoli sono stati copiati in { $path }.
}
restored = { $tables ->
    [one] Un tavolo è di nuovo in { $path }.
   *[other] { $tables } tavoli sono di nuovo in { $path }.
}
pruned = { $tables ->
    [one] È stato cancellato un tavolo
   *[other] Sono stati cancellati { $tables } tavoli
} senza mosse da { $days ->
    [one] un giorno
   *[other] { $days } giorni
}.
exported = { $games ->
    [one] Una registrazione è stata scritta in { $path }.
   *[other] { $games } registrazioni sono state scritte in { $path }.
}

no-such-bot = Per { $game } non c'è un bot chiamato «{ $bot }». I bot sono: { $bots }.
no-such-variant = Non c'è una variante chiamata «{ $variant }». Le varianti sono: { $variants }.
bot-no-command = Il programma «{ $command }» non si trova.
bot-no-start = Non è partito: { $reason }.
bot-crashed = Si è chiuso a metà partita (codice di uscita { $code }): { $said }
bot-silent = { $seconds ->
    [one] Non ha risposto entro un secondo.
   *[other] Non ha risposto entro { $seconds } secondi.
}
bot-nonsense = Quello che ha detto non ha senso: { $line }
bot-illegal = { $count ->
    [one] Ha detto «{ $line }», ma l'unica scelta possibile era la numero 0.
   *[other] Ha detto «{ $line }», ma le scelte possibili erano { $count }, numerate da 0.
}
bot-waits = Preferisce aspettare, { $times } volte di fila, mentre non succede niente.
bot-endless = { $choices ->
    [one] Ha fatto una scelta, e la partita non finisce.
   *[other] Ha fatto { $choices } scelte, e la partita non finisce.
}
bot-failed = { $name } si guasta e perde. { $reason } Al suo posto continua un giocatore che non ragiona.
bot-resume = A questa partita siede un programma, «{ $bot }». Per farlo girare, indica di nuovo tutti i giocatori: --seats { $seats }
no-people-here = Qui possono sedere solo i bot; con «you» si gioca così: swordfish play.
no-creatures = In { $game } non si sceglie nessuna creatura.
seats-count = { $seats ->
    [one] È stato chiesto un posto
   *[other] Sono stati chiesti { $seats } posti
}, ma { $players ->
    [one] il giocatore è uno
   *[other] i giocatori sono { $players }
}.
no-deck-here = In { $game } non ci sono carte che un file possa sostituire.
deck-empty = In { $path } nessuna riga è una carta.
deck-unreadable = { $path } non si può leggere: { $reason }.
bad-setting = «{ $setting }» non imposta niente; scrivi OPTION=VALUE, per esempio chips=20.
too-few-games = Bisogna giocare almeno una partita, non { $games }.
too-few-jobs = Deve lavorare almeno un core, non { $jobs }.
nothing-to-resume = Non ci sono partite in sospeso, quindi nessuna da riprendere.
person = Giocatore
choice = { $number }) { $label }  [{ $notation }]
ask-game = Quale gioco?
input-ended = Non c'era altro da leggere, quindi non è cominciato niente.
ask-game-again = Scrivi un numero da 1 a { $count }, o un nome.
ask-choice = { $name }, scegli (? per l'aiuto):
pass-device = Ora { $name }: premi Invio quando vuoi cominciare.
play-begins = Un tavolo di { $game }. L'hash del suo seme comincia con { $commitment }. Scrivi ? per l'aiuto.
play-help =
    Scrivi il numero di una scelta, o quello che segue tra parentesi quadre. E poi:
      undo   annulla la tua ultima scelta, con tutto quello che ne è venuto
      save [FILE]   scrive la partita in un file e continua
      hint   che cosa farebbe il bot migliore; solo se giochi da solo
      rules   come si gioca
      quit   esci; la partita è conservata
undone = Annullato.
ask-race = { $time }  { $name }, che cosa vedi? (? per l'aiuto)
race-not-here = A questa tastiera nessuno siede al posto { $number }.
race-help =
    Nessuno aspetta un turno: scrivi quando vuoi. Ogni carta ha un nome, da a1 a d4; la palla è ●, il canestro ( ).
      s   chiama uno swish
      a1   posa la carta com'è; a1h ribaltata sinistra–destra, a1v sopra–sotto, a1t girata; ripetendo si ribalta ancora
      -a1   togli la carta dal tappetino
      p   dimostra quello che c'è sul tappetino
      s a1 b3h p   tutto in una riga
      n   di' che non c'è nessuno swish; b lo ritira
      1: s   quello che dice il posto 1, quando in più persone usate la stessa tastiera
    E poi:
      save [FILE]   scrive la partita in un file e continua
      rules   come si gioca
      quit   esci; la partita è conservata
race-no-undo = In una gara non si annulla niente.
solitaire-result = { $cards ->
    [one] Una carta in { $time }.
   *[other] { $cards } carte in { $time }.
}
solitaire-best = È il tuo risultato migliore finora.
solitaire-other = { $cards ->
    [one] Il tuo risultato migliore finora: una carta in { $time }.
   *[other] Il tuo risultato migliore finora: { $cards } carte in { $time }.
}
solitaire-open = Il seme era dato a mano, quindi non vale come risultato migliore.
bests-unreadable = I tuoi risultati migliori in { $path } non si possono leggere: { $reason }.
saved = La partita è scritta in { $path }.
left = La partita è conservata. Per continuare: swordfish play --resume { $path }
place = { $place }. { $name }
finished = La partita è finita. La sua registrazione, che chiunque può verificare: { $path }
replay-begins = { $events ->
    [one] Una registrazione di { $game }: un evento.
   *[other] Una registrazione di { $game }: { $events } eventi.
}
replay-step = Invio va avanti, q finisce:
verified = { $events ->
    [one] { $path }: il suo unico evento segue dal seme, dalle scelte e dalle regole, e così la classifica.
   *[other] { $path }: tutti i { $events } eventi seguono dal seme, dalle scelte e dalle regole, e così la classifica.
}
verified-so-far = { $events ->
    [one] { $path }: l'unico evento finora segue dal seme, dalle scelte e dalle regole.
   *[other] { $path }: tutti i { $events } eventi finora seguono dal seme, dalle scelte e dalle regole.
}
verified-open = Il seme era dato a mano, quindi chi l'ha dato poteva conoscere in anticipo ogni estrazione.
rules-more = Le regole di un solo gioco: swordfish rules GAME
simulate-title = { $games ->
    [one] Una partita di { $game }, seme { $seed }
   *[other] { $games } partite di { $game }, seme { $seed }
}
simulate-what = che cosa
simulate-mean = media
simulate-interval = intervallo al 95%
simulate-wins = vittorie del posto { $seat } ({ $player })
simulate-length = eventi per partita
simulate-stopped = { $games ->
    [one] Fermato dopo una di { $wanted } partite; i numeri valgono per quella.
   *[other] Fermato dopo { $games } di { $wanted } partite; i numeri valgono per queste.
}

arena-title = { $games ->
    [one] Una partita di { $game }, seme { $seed }
   *[other] { $games } partite di { $game }, seme { $seed }
}
arena-who = chi
arena-games = partite
arena-wins = vittorie
arena-meeting = { $lone } contro { $field }
arena-fair = La quota giusta sarebbe { $share }. Le vittorie condivise si dividono.
arena-bot = bot
arena-mu = valutazione
arena-sigma = ± (sigma)
arena-ordinal = prudente
arena-failures = guasti
arena-failed = Un programma si è guastato e ha perso: { $failure }
arena-kept = Risultati, grafico e registrazioni sono in { $folder }
arena-stopped = Fermato dopo { $games } di { $wanted } partite; lo stesso comando riprende da lì.
arena-few-bots = Per un'arena ci vogliono almeno due bot.
arena-same-bots = Lo stesso bot compare due volte; in un'arena devono essere diversi.
arena-few-seats = A un tavolo da { $seats } non c'è nessuno contro cui giocare.
arena-seats = In questo gioco non ci sono tavoli da { $seats }; i posti vanno da { $least } a { $most }.
arena-think = Per pensare, ai bot serve almeno un millisecondo, non { $think }.
arena-simulations = Il numero di simulazioni non può essere { $simulations }.
arena-other-plan = { $path } contiene risultati con bot, opzioni, seme o tempi diversi. Scegli un'altra cartella con --out.
arena-busy = Un'altra arena sta scrivendo in { $path }.
ladder-title = Ogni livello contro quello sotto
ladder-game = gioco
ladder-claim = obiettivo
ladder-holds = raggiunto
ladder-yes = sì
ladder-no = no
ladder-meaning = Un obiettivo è raggiunto se la quota di vittorie ci arriva e il suo intervallo sta sopra ciò che sarebbe equo.
ladder-stopped = Fermato prima della fine; lo stesso comando riprende da lì.
hint-alone = In swish ci sono suggerimenti solo per chi gioca da solo.
hint-not-here = Ci sono suggerimenti solo se giochi da solo contro i bot.
hint-not-now = In questo momento non hai nulla da scegliere.
advice-lost = Nessun consiglio è arrivato in tempo. Chiedi di nuovo.
review-event = evento
review-who = chi
review-said = detto
review-best = il bot migliore
review-cost = costo
review-sum = { $name }: { $choices ->
    [one] una scelta
   *[other] { $choices } scelte
}, in tutto { $cost } della vittoria regalato.
review-meaning = Un costo è la parte di vittoria tra le due, come la stima il bot migliore da ciò che quel giocatore poteva sapere allora.
hint-told = Il bot migliore direbbe: { $label } ({ $notation })

usage = uso:{" "}
usage-arguments = argomenti
usage-options = opzioni
usage-help = mostra questo aiuto e finisce
usage-version = mostra la versione e finisce
usage-argument = argomento { $argument_name }: { $message }
usage-unknown = argomenti sconosciuti: { $what }
usage-required = manca ancora: { $what }
usage-choice = { $value } non è tra le scelte (scegli tra { $choices })
usage-whole = { $value } non è un numero intero
usage-number = { $value } non è un numero
usage-one = ci vuole un valore
usage-some = ci vuole almeno un valore
usage-ambiguous = { $option } potrebbe voler dire { $matches }
usage-explicit = il valore { $what } qui non c'entra
help-swordfish = Quattro giochi da tavolo da giocare, ospitare, studiare e da cui imparare. Senza comando: serve.
help-serve = Avvia il server su questo computer e apre la pagina.
help-backup = Copia in un file l'archivio di un server, anche acceso.
help-restore = Mette una copia così al posto dell'archivio di un server, che deve essere spento.
help-prune = Cancella i tavoli che nessuno tocca da molto tempo.
help-export = Scrive le registrazioni di tutte le partite finite, un file per ciascuna.
help-host = l'indirizzo su cui ascoltare (solo questo computer)
help-port = la porta su cui ascoltare ({ $port }); 0: una qualsiasi libera
help-lan = fa entrare chiunque sia sulla stessa rete, e disegna il link come codice QR
help-store = il file in cui si conservano i tavoli
help-url = dove gli ospiti trovano il server, se sta dietro un proxy, per esempio https://games.example
help-trusted-proxy = l'indirizzo di un proxy che dice chi chiede (X-Forwarded-For e X-Forwarded-Proto)
help-free-text = lascia che gli ospiti scrivano quello che vogliono, non solo frasi pronte
help-no-limits = non rallenta nessuno: per misurare
help-address = l'indirizzo a cui gli altri trovano questo computer, se ne ha più d'uno
help-bot-pace = quanti secondi aspetta un bot prima di parlare (0.3)
help-no-browser = non apre la pagina
help-copy = il file della copia
help-days = quanti giorni senza una mossa
help-folder = dove vanno le registrazioni
help-play = Gioca nel terminale, contro i bot o con altre persone alla stessa tastiera.
help-rules = Leggi come si gioca.
help-replay = Racconta una partita registrata, evento per evento.
help-verify = Ricalcola ogni estrazione e ogni conseguenza di una partita registrata.
help-draw = Disegna un momento qualsiasi di una partita registrata (SVG).
help-simulate = Fa giocare ai bot molte partite; quote di vittorie e durate con intervalli al 95%.
help-arena = Fa giocare i bot tutti contro tutti, in ogni posto con la stessa fortuna; quote con intervalli al 95%, valutazioni, registrazioni.
help-arena-bots = due o più bot, per nome oppure, per un tuo programma, cmd:COMMAND
help-arena-games = quante partite per ogni coppia, arrotondate per eccesso a giri interi di tutti i posti (100)
help-arena-seats = quanti posti ha un tavolo (2); se sono di più, un bot siede da solo contro altri di uno stesso tipo
help-arena-think = quanto può pensare un bot per ogni scelta, in millisecondi (1000)
help-simulations = al massimo tante simulazioni per scelta, per i bot che cercano: uguale su ogni macchina se il tempo basta (0: quante ne permette il tempo)
help-arena-seed = un seme tuo; lo stesso seme dà la stessa fortuna (arena)
help-arena-out = dove si conservano risultati, grafico e registrazioni; con la stessa cartella si riprende dopo un'interruzione
help-ladder = Fa giocare ogni livello contro quello sotto, in ogni gioco, e dice se è più forte quanto si afferma.
help-ladder-game = quali giochi (tutti)
help-ladder-games = quante partite per ogni coppia di livelli (quante ne servono)
help-ladder-think = quanto può pensare un bot per ogni scelta, in millisecondi (1000; in swishbones 2000)
help-ladder-quick = poche partite veloci, solo per vedere che funziona
help-ladder-seed = un seme tuo; lo stesso distribuisce la stessa fortuna (ladder)
help-review = Ripercorre una partita registrata: che cosa avrebbe fatto il bot migliore e quanto è costata ogni scelta.
help-review-seat = solo le scelte di questo posto
help-review-at = solo la prima scelta dopo tanti eventi
help-review-think = quanto pensare a ogni scelta, in millisecondi (500)
help-completion = Stampa quello che serve alla tua shell per completare questi comandi.
help-lang = la lingua di tutto quello che si dice
help-game = il nome del gioco
help-seats = chi gioca, nell'ordine dei posti: you, o un bot ({ $bots })
help-bots = quali bot giocano, nell'ordine dei posti ({ $bots })
help-join = Gioca nel terminale a un tavolo di un altro computer.
help-join-url = il link del tavolo, come lo vede chi l'ha aperto
help-watch = guarda soltanto
help-join-bot = far giocare questo bot al tuo posto, per nome o, per un tuo programma, cmd:COMANDO
help-name = come ti chiami
help-creature = la creatura che collezioni, in swirl: crab, fish, sea-horse o star-fish
help-save = dove si conserva la partita quando esci o finisce
help-resume = riprende una partita in sospeso; senza un file, l'ultima
help-variant = una variante del gioco, per nome
help-deck = un file con carte tue, per i giochi di carte
help-set = un'opzione del gioco, come chips=20; si può dare più volte
help-seed = un seme tuo, che rende aperta la registrazione; senza, nessuno può conoscere le estrazioni
help-file = la registrazione di una partita
help-step = mostra il tavolo dopo ogni evento
help-at = dopo quanti eventi; senza, la fine della registrazione
help-seat = come lo vede questo posto; senza, tutto quello che contiene la registrazione
help-theme = light (chiaro), dark (scuro) o contrast (contrasto elevato)
help-output = dove scrivere il disegno; senza, viene stampato
help-games = quante partite (1000)
help-jobs = quanti core (tutti)
help-json = stampa un oggetto JSON invece di una tabella
help-shell = il nome della tua shell
examples-swordfish =
    esempi:
      swordfish
      swordfish serve --lan
      swordfish play swipe --seats you,random,random
      swordfish rules swipe
      swordfish simulate swipe --seats random,random,random --games 10000
examples-serve =
    esempi:
      swordfish serve --lan
      swordfish serve --port 8080 --store games.db --no-browser
examples-backup =
    esempio:
      swordfish backup monday.db
examples-restore =
    esempio:
      swordfish restore monday.db
examples-prune =
    esempio:
      swordfish prune --days 365
examples-export =
    esempio:
      swordfish export records/
examples-play =
    esempi:
      swordfish play swipe --seats you,random,random
      swordfish play swipe --seats you,you --set chips=20 --seed 7
      swordfish play swirl --seats you,greedy,random --creature crab
      swordfish play swirl --seats you,greedy,greedy,greedy --variant teams
      swordfish play --resume
examples-rules =
    esempi:
      swordfish rules
      swordfish rules swipe
examples-replay =
    esempi:
      swordfish replay game.jsonl
      swordfish replay game.jsonl --step
examples-verify =
    esempio:
      swordfish verify game.jsonl
examples-draw =
    esempi:
      swordfish draw game.jsonl -o game.svg
      swordfish draw game.jsonl --at 40 --seat 1 --theme dark -o moment.svg
examples-arena =
    esempi:
      swordfish arena swirl greedy random --games 1000
      swordfish arena swipe random "cmd:./mybot.py" --seats 3 --out mine
examples-ladder =
    esempi:
      swordfish ladder swirl --games 200
      swordfish ladder --quick --out trial
examples-review =
    esempi:
      swordfish review game.jsonl --seat 0
      swordfish review game.jsonl --at 40 --think 2000
examples-simulate =
    esempi:
      swordfish simulate swipe --seats random,random,random --games 10000
      swordfish simulate swipe --games 2000 --seed 7 --json
examples-join =
    esempio:
      swordfish join http://192.168.0.7:7733/t/ABC234 --name Ann
examples-completion =
    esempi:
      eval "$(swordfish completion bash)"
      swordfish completion zsh > ~/.zfunc/_swordfish

## Environments

no-choice-here = Con queste opzioni in { $game } nessuno ha mai niente da scegliere.
no-such-render-mode = Non c'è un modo di disegnare chiamato «{ $mode }». I modi sono: { $modes }.
no-such-seat-here = A un tavolo da { $seats } il posto { $seat } non c'è.
bots-count = { $bots ->
    [one] È stato indicato un bot
   *[other] Sono stati indicati { $bots } bot
} per { $others ->
    [one] l'unico altro posto
   *[other] gli altri { $others } posti
}.
no-ponds = Ci vuole almeno uno stagno tra cui scegliere, non { $ponds }.
no-pyarrow = Un dataset ha bisogno di pyarrow; installa swordfish con il suo extra «dataset».
dataset-several = Un dataset è di un solo gioco; queste registrazioni sono di { $games }.
dataset-empty = In queste registrazioni non c'è nessuna scelta di un giocatore.
dataset-written = { $choices ->
    [one] Una scelta
   *[other] { $choices } scelte
} da { $records ->
    [one] una registrazione
   *[other] { $records } registrazioni
} di { $game }: i dati sono in { $path }, la loro descrizione in { $card }.
dataset-card =
    # { $path }
    Scelte di giocatori in partite registrate di { $game }: { $choices ->
        [one] una riga
       *[other] { $choices } righe
    }, da { $records ->
        [one] una registrazione
       *[other] { $records } registrazioni
    }. Ogni registrazione è stata verificata prima di essere accolta.

    - game: il nome del gioco. record: il numero del file, da 0. choice: il numero della scelta in quel file, da 0.
    - at: millisecondi del tempo del tavolo. seat: chi ha scelto.
    - observation: quello che vedeva il posto, campo per campo (docs/environments.md), e niente che gli sia nascosto.
    - legal: le azioni permesse. action: quella scelta. command: la stessa come testo.
    - gain: quello che il posto ha ottenuto alla fine, da −1 a 1; vuoto, se la registrazione non ha una fine.

    I nomi dei giocatori non ci sono.
help-dataset = Scrive partite registrate di uno stesso gioco in un file Parquet, con una scheda dei dati.
help-dataset-files = registrazioni di partite
help-dataset-output = il file da scrivere (dataset.parquet)
examples-dataset =
    esempio:
      swordfish dataset first.jsonl second.jsonl -o swipe.parquet

batch-no-engine = Per { $game } non c’è ancora un motore batch. Ci sono per: { $games }.
batch-no-jax = I motori batch hanno bisogno di JAX: pip install "swordfish[batch]".
batch-swipe-dice = Un tavolo batch di swipe ha al massimo { $most } dadi, non { $dice }.
batch-swipe-throws = Un tavolo batch di swipe ha al massimo { $most } lanci, non { $throws }.
batch-swirl-alike = Il mazzo di un tavolo batch ha al massimo { $most } carte dello stesso numero, non { $cards }.
