# Sentences that the page loads after its first screen: how a game ended, and how a guest gets on.

# What each seat has in the end
swish-score = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
swishbones-score = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
swirl-score = { $series } in der Serie, { $pile } im Stapel
swipe-score = { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
}, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}

# Highlights
highlight-events = { $count ->
    [one] Die Partie hatte einen Schritt.
   *[other] Die Partie hatte { $count } Schritte.
}
highlight-minutes = { $minutes ->
    [one] Die Partie dauerte eine Minute.
   *[other] Die Partie dauerte { $minutes } Minuten.
}
highlight-seconds = { $seconds ->
    [one] Die Partie dauerte eine Sekunde.
   *[other] Die Partie dauerte { $seconds } Sekunden.
}
highlight-alone = { $seat } hat solo gespielt.
highlight-shared = { $count } Personen teilen sich den Sieg.
highlight-team = Team { $team } hat gewonnen: { $seat } und { $rival }.
highlight-beaten = { $seat } lag vor { $count ->
    [one] einer anderen Person
   *[other] { $count } anderen
}.
highlight-swish-by = { $seat } gewann mit { $by ->
    [one] einer Karte
   *[other] { $by } Karten
} Vorsprung.
highlight-swish-fastest = Schnellster Swish: { $seat }, { $seconds } s
highlight-swish-biggest = Größter Swish: { $seat }, { $cards } Karten
highlight-swish-row = { $seat } fand { $count } Swishs hintereinander.
highlight-swish-flawless = { $seat } fand { $count } Swishs ohne einen Fehler.
highlight-bones-by = { $seat } gewann mit { $by ->
    [one] einem Punkt
   *[other] { $by } Punkten
} Vorsprung.
highlight-bones-longest = Längster Fisch: { $seat }, Länge { $count }
highlight-bones-meal = Größte Mahlzeit: { $seat }, { $count } Gräten in einem Zug
highlight-bones-swim = Weiteste Strecke: { $seat }, { $count } Schwünge in einem Zug
highlight-bones-sick = Schlimmstes Bauchweh: { $seat }, { $count } unverdauliche Gräten
highlight-bones-quiet = { $rounds ->
    [one] Eine ganze Runde lang hat niemand gefressen, darum war Schluss.
   *[other] { $rounds } Runden lang hat niemand gefressen, darum war Schluss.
}
highlight-swirl-series = { $seat } hat die Serie vollendet.
highlight-swirl-by = { $seat } gewann mit { $by ->
    [one] einer Karte
   *[other] { $by } Karten
} Vorsprung.
highlight-swirl-capture = Größter Fang: { $seat }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
highlight-swirl-snatch = Frechster Griff: { $seat } schnappte sich { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} von { $rival }.
highlight-swirl-flood = Größter Strudel: { $seat }, { $count ->
    [one] eine Karte abgelegt
   *[other] { $count } Karten abgelegt
}
highlight-swipe-by = { $seat } gewann mit { $by ->
    [one] einem Chip
   *[other] { $by } Chips
} Vorsprung.
highlight-swipe-steal = Größter Raubzug: { $seat } stibitzte { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
} von { $rival }.
highlight-swipe-haul = Bester Wurf: { $seat }, { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
}
highlight-swipe-super = { $seat } schaffte { $count ->
    [one] einen Super Swipe
   *[other] { $count } Super Swipes
}.
highlight-swipe-dice = Meiste Würfel: { $seat } hatte { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
} auf einmal.
highlight-swipe-roll-off = { $seat } gewann das Stechen.
highlight-swipe-comeback = Aufholjagd: { $seat } lag zur Halbzeit { $chips } Chips zurück.
highlight-swipe-throws = { $throws ->
    [one] Der einzige Wurf war gemacht, darum war Schluss.
   *[other] Alle { $throws } Würfe waren gemacht, darum war Schluss.
}

# The podium
page-podium = Die Plätze
page-highlights = Glanzlichter
page-left-early = ist gegangen
page-left-how = { $names }: nicht mehr da. Du kannst trotzdem noch einmal spielen: Auf einen freien Stuhl kann sich ein Bot oder jemand anderes setzen.
page-earned = { $count ->
    [one] Neuer Erfolg
   *[other] Neue Erfolge
}
page-effect-first = Deine erste gewertete Partie. Noch ein paar, und wir wissen, wie stark du bist.
page-effect-up = Du bist ein wenig stärker geworden.
page-effect-down = Deine Stärke ist ein wenig gesunken.
page-effect-same = Deine Stärke bleibt, wie sie war.
page-effect-band-up = Du steigst auf! Deine Stärke ist jetzt: { $band }.
page-effect-band-down = Deine Stärke ist jetzt: { $band }. Die nächste Partie kann das ändern.

# Sharing
share-title = { $game }: { $outcome }
share-picture = { $game }, das Brett am Ende. { $outcome }
page-share-how = Das Bild zeigt das Brett am Ende; der Link führt zur Wiederholung.
page-share-get = Bild herunterladen
page-share-sheet = Teilen mit …
page-share-link = Link zur Wiederholung

# Your page
page-band-0 = am Anfang
page-band-1 = auf gutem Weg
page-band-2 = solide
page-band-3 = stark
page-band-4 = sehr stark
page-band-like = Etwa so stark wie ein Bot der Stufe „{ $level }“.
page-band-guess = Eine erste Schätzung nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
}.
page-band-games = Nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
}.
page-band-path = { $game }: deine Stärke nach jeder gewerteten Partie. Sie begann bei „{ $first }“ und ist jetzt „{ $last }“.
page-weeks = Deine letzten zwölf Wochen
page-tally = { $played ->
    [one] Eine Partie beendet
   *[other] { $played } Partien beendet
}, { $won ->
    [one] eine gewonnen
   *[other] { $won } gewonnen
}
page-week = { $ago ->
    [0] Diese Woche
    [one] Letzte Woche
   *[other] Vor { $ago } Wochen
}: { $played } gespielt, { $won } gewonnen
page-streak = Rätsel des Tages
page-streak-now = { $days ->
    [0] Gerade keine Serie.
    [one] Serie: ein Tag.
   *[other] Serie: { $days } Tage.
}
page-streak-best = Längste Serie: { $longest ->
    [one] ein Tag
   *[other] { $longest } Tage
}. Insgesamt gelöst: { $all }.
page-achievements = Erfolge
page-achievements-of = { $earned } von { $all }
page-not-achieved-yet = Noch zu schaffen
page-achieved-in-any = Alle Spiele
page-children = Was gezeigt wird
page-children-why = Für Kinder, oder um einfach zu spielen: Schalte ab, was du nicht sehen willst.
page-show-strength = Wie stark ich bin
page-show-achievements = Erfolge und Serien
page-show-party = Eine Feier am Ende

# Achievements
achievement-first-game = Eine Partie beenden
achievement-first-win = Eine Partie gewinnen
achievement-shared-win = Einen Sieg teilen
achievement-beat-many = An einem Tisch für vier oder mehr allein gewinnen
achievement-beat-strong = Vor einem Bot der Stufe „schwer“ oder „sehr schwer“ landen
achievement-only-people = Eine Partie mit drei Personen oder mehr und ohne Bot beenden
achievement-patient = Eine halbe Stunde lang an einer Partie spielen
achievement-eventful = Eine Partie mit 300 Schritten beenden
achievement-swish-quick = Einen Swish in fünf Sekunden finden
achievement-swish-big = Einen Swish aus vier Karten oder mehr finden
achievement-swish-huge = Einen Swish aus sechs Karten oder mehr finden
achievement-swish-row = Drei Swishs hintereinander finden
achievement-swish-flawless = Fünf Swishs in einer Partie ohne Fehler finden
achievement-swish-half = Gegen zwei oder mehr Personen die Hälfte aller Karten sammeln
achievement-bones-long = Einen Fisch auf Länge zehn bringen
achievement-bones-meal = Drei Gräten in einem Zug fressen
achievement-bones-swim = Acht Schwünge in einem Zug machen
achievement-bones-clean = Ohne eine unverdauliche Gräte gewinnen
achievement-bones-recovered = Trotz drei unverdaulicher Gräten gewinnen
achievement-swirl-series = Mit einer vollständigen Serie gewinnen
achievement-swirl-big = Vier Karten auf einmal fangen
achievement-swirl-thief = Drei Karten in einer Partie schnappen
achievement-swirl-flood = Mit einem Strudel sechs Karten der anderen in die Mitte holen
achievement-swirl-pile = Einen Stapel von zwanzig Karten sammeln
achievement-swirl-robbed = Gewinnen, obwohl dir eine Karte geschnappt wurde
achievement-swirl-sparing = Gewinnen, ohne eine Aktionskarte zu verschwenden
achievement-swipe-steal = Mit einem Wurf zwei Chips von einer Person stibitzen
achievement-swipe-haul = Mit einem Wurf vier Chips gewinnen
achievement-swipe-super = Mit einem Super Swipe einen Würfel nehmen
achievement-swipe-dice = Fünf Würfel auf einmal haben
achievement-swipe-roll-off = Ein Stechen gewinnen
achievement-swipe-comeback = Gewinnen, obwohl zur Halbzeit zwei Chips fehlten
achievement-swipe-rich = Am Ende zwanzig Chips haben
achievement-games-10 = 10 Partien beenden
achievement-games-50 = 50 Partien beenden
achievement-games-200 = 200 Partien beenden
achievement-wins-5 = 5 Partien gewinnen
achievement-wins-25 = 25 Partien gewinnen
achievement-wins-100 = 100 Partien gewinnen
achievement-all-games = Jedes der vier Spiele einmal beenden
achievement-all-won = Jedes der vier Spiele einmal gewinnen
achievement-puzzle-1 = Das Rätsel des Tages an seinem Tag lösen
achievement-puzzle-3 = Das Rätsel des Tages drei Tage in Folge lösen
achievement-puzzle-7 = Das Rätsel des Tages sieben Tage in Folge lösen
achievement-puzzle-30 = Das Rätsel des Tages dreißig Tage in Folge lösen

page-review-ask = Was wäre besser gewesen?
page-review-better = Besser: { $choice }
page-review-drawn = Besser: was auf dem Brett leuchtet.
swish-choice-quiet = nicht rufen, denn es war kein Swish da
swish-loss = Ein Swish aus { $cards } Karten war da: Damit wäre die Gewinnchance { $better } gewesen, nicht { $share }.
swish-loss-quiet = Es war kein Swish da: Ohne diesen Ruf wäre die Gewinnchance { $better } gewesen, nicht { $share }.
page-review-same = Die beste Wahl.
page-review-over = Nichts mehr zu wählen.
page-review-costliest = Die teuersten Züge
page-review-none = Kein Zug hat viel gekostet.
page-review-graph = Wer vorn lag, Zug für Zug
page-moment-capture = Ein Fang
page-moment-steal = Ein Diebstahl
page-moment-cost = Ein teurer Zug

## Lessons: one sentence per step, at most 80 characters

page-who-learn = { $game } in dreißig Sekunden?
page-who-show = Zeig es mir
page-who-play = Gleich spielen
page-lesson-aloud = Lies es mir vor
lesson-swish-card = Jede Karte hat einen Ball (die Scheibe) und einen Ring.
lesson-swish-idea = Beim Swish liegt jeder Ball in einem Ring, und jeder Ring hat seinen Ball.
lesson-swish-call = Spiegelst du eine, passen die ersten zwei Karten. Ruf einfach: Swish!
lesson-swish-call-done = Du hast zuerst gerufen. Beweise es! In einer Partie hast du 20 Sekunden.
lesson-swish-call-no = Noch nicht. In der obersten Zeile ist ein Swish: Ruf ihn zuerst.
lesson-swish-pair = Leg die ersten zwei Karten, spiegle die zweite links–rechts, beweise es.
lesson-swish-pair-done = Bewiesen! Beide Karten gehören dir, und zwei neue kommen.
lesson-swish-pair-no = Noch liegt nicht jeder Ball im Ring: Spiegle die zweite links–rechts.
lesson-swish-pair-other = Nicht diese Karte: Nimm die erste und zweite der obersten Zeile.
lesson-swish-pair-few = Ein Swish braucht mindestens zwei Karten: Leg die ersten zwei oben.
lesson-swish-three = Die ersten drei der zweiten Zeile passen, wie sie liegen. Ruf, beweise!
lesson-swish-three-done = Drei Punkte auf einmal! Ein Swish kann bis zu zwölf Karten haben.
lesson-swish-three-no = Ruf, leg die ersten drei der zweiten Zeile, wie sie liegen, beweise es.
lesson-swish-three-other = Nicht diese Karte: Nimm die ersten drei der zweiten Zeile.
lesson-swish-word = Kein Swish da? Sagen es alle, werden vier Karten getauscht. Sag es.
lesson-swish-word-done = Coral hat es auch gesagt, und vier Karten wurden getauscht.
lesson-swish-word-no = In diesem Schritt ruft niemand. Sag, dass kein Swish da ist.
lesson-swish-miss = Wer ruft und nichts beweist, verliert eine Karte und wartet kurz.
lesson-swish-end = Stapel leer, kein Swish mehr: Wer die meisten Karten hat, gewinnt.
lesson-swishbones-take = Dein Fisch hat den roten Kopf. Nimm für ihn eine blaue Gräte.
lesson-swishbones-take-done = Blau kommt hinter Rot. Dein Fisch beginnt am Rand des Teichs.
lesson-swishbones-take-no = Nimm in dieser Lektion eine blaue Gräte: Blau hat ein Quadrat.
lesson-swishbones-eat = Die letzte Gräte schwingt nach vorn. Dreh den Griff zum ✓ und schwimm.
lesson-swishbones-eat-done = Gefressen! Dein Fisch zählt drei Punkte. Fressen beendet den Zug.
lesson-swishbones-eat-no = Die gelbe Gräte ist nah: Dreh den Griff dorthin, wo das ✓ ist.
lesson-swishbones-eat-penalty = Davon bekämst du Bauchweh. Dreh den Griff zum ✓.
lesson-swishbones-chain = Tipp auf die grüne Gräte mit dem Dreieck: zwei Schwünge. Schwimm!
lesson-swishbones-chain-done = Zwei Schwünge in einem Zug. Bis du schwimmst, kannst du umplanen.
lesson-swishbones-chain-no = Von dort erreichst du die grüne Gräte nicht. Tipp sie an, dann schwimm.
lesson-swishbones-chain-penalty = Davon bekämst du Bauchweh. Friss die grüne Gräte.
lesson-swishbones-colours = Nachbarn haben nie dieselbe Farbe. Schwanz und vorderste Gräte sind auch welche.
lesson-swishbones-digest = Gleich ist dein Schwanz blau, also ist Blau unverdaulich: ✕. Friss Gelb.
lesson-swishbones-digest-done = Gut verdaut: fünf Punkte.
lesson-swishbones-digest-no = Dort gibt es nichts. Die gelbe Gräte liegt rechts, beim ✓.
lesson-swishbones-digest-penalty = Blau trifft Blau: Das kostet einen Punkt. Friss die gelbe Gräte.
lesson-swishbones-touch = Das ist Corals Fisch. Kein Fisch berührt einen anderen oder sich selbst.
lesson-swishbones-quiet = Frisst eine Runde lang niemand, ist Schluss. Du führst fünf zu zwei!
lesson-swishbones-stop = Schwimm einmal, wo nichts in der Nähe ist, und halt dann an.
lesson-swishbones-stop-done = Du hältst an, und niemand hat gefressen: Die Partie ist zu Ende.
lesson-swishbones-stop-no = Ein Schwung, wo das Wasser frei ist, dann „Hier anhalten“.
lesson-swishbones-end = Du gewinnst fünf zu zwei: die Gräten deines Fisches minus Strafen.
lesson-swirl-choose = Alle sammeln ein Meerestier in vier Farben. Wähl die Krabbe.
lesson-swirl-choose-done = Du sammelst Krabben, Coral Fische. Alle haben vier Karten.
lesson-swirl-choose-no = Alle Tiere sind gleich gut. Wähl in dieser Lektion die Krabbe.
lesson-swirl-same = Eine Karte fängt eine mit derselben Zahl. Tipp deine 8 zweimal an.
lesson-swirl-same-done = Die gelbe Krabbe kommt in deine Serie. Coral hat nichts gefangen.
lesson-swirl-same-no = Heb dir die auf. Deine 8 fängt die Krabbe mit der 8.
lesson-swirl-sum = Eine Karte fängt auch Karten, die sie ergeben: 3 + 7. Spiel deine 10.
lesson-swirl-sum-done = 3 + 7 = 10: zwei Karten auf einmal und eine zweite Krabbe.
lesson-swirl-sum-no = Besser: Deine 10 fängt zwei Karten, 3 + 7, darunter eine Krabbe.
lesson-swirl-action = „Nimm eine“ holt eine Karte aus der Mitte: Nimm die grüne Krabbe.
lesson-swirl-action-done = Drei von vier Farben!
lesson-swirl-action-no = Spiel „Nimm eine“ und nimm die grüne Krabbe mit der 4.
lesson-swirl-leave = Deine 3 fängt jetzt nichts und bleibt in der Mitte. Spiel sie.
lesson-swirl-leave-done = Da liegt sie. Niemand hat mehr Karten, also bekommen alle vier neue.
lesson-swirl-leave-no = Du hast nur noch eine Karte: die 3.
lesson-swirl-others = Dein Fisch fängt nichts. Spiel ihn und sieh, was Coral damit macht.
lesson-swirl-others-done = Corals 9 hat deine 9 gefangen: Der Fisch liegt jetzt in Corals Serie.
lesson-swirl-others-no = Heb dir die Aktionskarten auf. Spiel den Fisch mit der 9.
lesson-swirl-snatch = „Schnapp“ nimmt eine Karte aus einer Serie. Spiel sie: Hol den Fisch.
lesson-swirl-snatch-done = Corals Serie ist wieder leer. Pass auch auf deine auf!
lesson-swirl-snatch-no = Heb dir die auf. Spiel „Schnapp“.
lesson-swirl-swirl = „Strudel“: Alle anderen legen ihre Karten in die Mitte. Spiel die Karte.
lesson-swirl-swirl-done = Coral hatte eine rote Krabbe! Jetzt spielst du deine übrigen Karten.
lesson-swirl-swirl-no = Die bringt dir danach mehr. Spiel zuerst „Strudel“.
lesson-swirl-all = „Nimm alle“ nimmt alle Karten aus der Mitte. Spiel die Karte!
lesson-swirl-all-done = Vier Krabben in vier Farben: Du gewinnst!
lesson-swirl-end = Vier Farben gewinnen sofort. Sonst gewinnt am Ende die längste Serie.
lesson-swipe-throw = Ist die Mitte leer, gewinnt, wer die meisten Chips hat. Wirf!
lesson-swipe-chip = Wirf! Ein Würfel stibitzt einen Chip: Nimm ihn dort, wo die meisten sind.
lesson-swipe-chip-done = Coral lag vorn, jetzt nicht mehr. Ein Würfel brachte noch einen Chip.
lesson-swipe-chip-no = Pip hat weniger Chips als Coral. Nimm ihn von Coral.
lesson-swipe-die = Stibitz einen Würfel dort, wo drei liegen. Den letzten verliert niemand.
lesson-swipe-die-done = Vier Würfel! Coral warf nur X: Ein Super Swipe holt Würfel von den anderen.
lesson-swipe-die-no = Coral hat nur zwei Würfel. Pip wirft drei: Nimm einen davon.
lesson-swipe-super = Ein Chip ist noch in der Mitte. Wirf und stibitz einen Chip, von wem du magst.
lesson-swipe-super-done = Das X kostet dich einen Würfel, aber der letzte Chip ist deiner.
lesson-swipe-end = Die Mitte ist leer, du gewinnst mit 7 Chips! Bei Gleichstand zählen die Würfel.
page-brief-bone = { $seat } nimmt eine Gräte.
page-brief-captured = { $seat } fängt Karten.
page-brief-middle = In der Mitte liegen neue Karten.
page-brief-ache = { $seat } bekommt Bauchweh.
page-brief-rolled = Die Würfel sind gefallen.
page-replay-start = Noch ist nichts geschehen.
page-shake-denied = Schütteln ist gesperrt.
page-replay-controls = Durch die Partie gehen
page-replay-moment = Moment der Partie
page-replay-first = An den Anfang
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-stop = Anhalten
page-replay-on = Einen Schritt weiter
page-replay-last = Ans Ende
page-replay-link = Link zu diesem Moment
page-cost = Was hat dieser Zug gekostet?
page-cost-said = { $name } hat gewählt: { $choice }
page-cost-best = Der beste Bot hätte gewählt: { $choice }
page-cost-same = Der beste Bot hätte dasselbe gewählt.
page-cost-share = Dieser Zug hat die Gewinnchance um { $cost } gesenkt.
page-cost-nothing = Dieser Zug hat nichts gekostet.
page-cost-none = Danach gab es nichts mehr zu wählen.
page-lesson-step = Schritt { $step } von { $steps }
page-lesson-go-on = Weiter
page-lesson-again = Diesen Schritt wiederholen
page-lesson-restart = Ganz von vorn
page-lesson-play = Jetzt spielen
page-lesson-you = Du

# Ein Gerät für alle
not-your-seat = Auf Stuhl { $seat-number } sitzt jemand anderes.
curtain-closed = Jetzt spielt { $seat }. Öffne zuerst den Vorhang.
curtain-not-due = { $seat } ist nicht an der Reihe, darum bleibt der Vorhang zu.
local-rated = In einer gewerteten Partie braucht jede Person ein eigenes Gerät. Eröffne einen Tisch ohne Wertung.
page-who-guest = Danach richten sich Tipps und Tempo für dich. Du kannst es auch überspringen.
page-chairless = { $count ->
    [one] Eine Person hier hat noch keinen Stuhl.
   *[other] { $count } Personen hier haben noch keinen Stuhl.
}
page-screens = { $count ->
    [one] Ein großer Bildschirm zeigt diesen Tisch.
   *[other] { $count } große Bildschirme zeigen diesen Tisch.
}
page-remove-screens = Dort nicht mehr zeigen
page-local = Auf diesem Gerät mitspielen
page-where = Wo ihr spielt
page-where-own = Jede Person spielt auf einem eigenen Gerät.
page-where-here = Wir spielen alle auf diesem Gerät.
page-where-casual = Ihr gebt das Gerät reihum weiter. Die Partie zählt nicht für eure Wertungen.
page-chair-here = auf diesem Gerät
page-local-name = Person { $number }
page-local-names = Name auf Stuhl { $number }
page-local-face = Gesicht auf Stuhl { $number } wählen
page-local-who = Wer spielt hier noch mit?
page-local-sit = Diesen Stuhl nehmen
page-local-stand = Diesen Stuhl verlassen
page-local-here = spielt auf diesem Gerät
page-pass-to = Weiter an { $name }
page-curtain = Gib das Gerät an { $name } weiter
page-curtain-why = Jetzt darf nur { $name } hinsehen.
page-curtain-lift = Ich bin { $name }: Zeig meine Karten
page-local-calls = { $name }: Swish rufen
page-local-word = { $name }: kein Swish
page-local-back = { $name }: noch mal schauen
page-keys-swish-local = 1, 2, 3 …: einen Swish rufen, alle mit der Ziffer auf ihrer Schaltfläche
    Q, W, E …: sagen, dass keiner da ist, oder noch einmal hinschauen, mit dem Buchstaben auf der Schaltfläche
    1234 QWER ASDF YXCV: die Karte, die wie die Taste liegt; noch einmal, um sie zu wählen, und noch einmal, um sie zurückzulegen
    ← →: die gewählte Karte links–rechts spiegeln; ↑ ↓: oben–unten; T: halb drehen
    Rücktaste: die gewählte Karte zurücklegen; Enter: beweisen

# Ein Wurf im Terminal
ask-throw = { $name }, du wirfst: Drück Enter >
throw-enter = Wirf zuerst: Drück Enter. help nennt die anderen Befehle.

page-device = Ein anderes Gerät
page-device-how = Spiel auf Handy oder Tablet mit demselben Profil: Partien, Name und Einstellungen kommen mit.
page-device-go = Link zeigen
page-device-again = Ein neuer Link
page-device-qr = Der Link für dein anderes Gerät als QR-Code
page-device-link = Link für dein anderes Gerät
page-device-once = { $minutes ->
    [one] Er gilt einmal, innerhalb einer Minute.
   *[other] Er gilt einmal, innerhalb von { $minutes } Minuten.
}
page-device-none = In diesem Link steckt kein Schlüssel. Hol dir auf deinem anderen Gerät einen neuen.
page-device-welcome = Auf diesem Gerät spielst du dann mit demselben Profil wie auf dem anderen.
page-device-replace = Auf diesem Gerät bist du gerade { $name }. Danach spielst du hier mit dem Profil deines anderen Geräts.
page-device-accept = Ja, das bin ich
page-device-here = Dieses Gerät
page-device-seen = Ein anderes Gerät, zuletzt benutzt { $date }
page-device-end = Abmelden
page-keys-replay =
    ← →: ein Schritt (mit Umschalt zehn)
    Pos1, Ende: Anfang und Ende
    Leertaste: abspielen oder anhalten
page-keys-hint = B: ein Tipp, wenn du nur gegen Bots spielst
page-keys-cost = B: was ein Zug gekostet hat
page-keys-skip = Enter: sofort zeigen, was geschehen ist
page-keys-all = Tab: von einem zum nächsten
    ?: diese Liste
page-keys-swipe = Leertaste: deine Würfel werfen
page-keys-rob = 1, 2, 3 …: von dort nehmen, im Uhrzeigersinn ab dir
page-keys-swirl = 1, 2, 3, 4: eine deiner Karten; noch einmal, um sie zu spielen
    die Buchstaben auf den Karten: diese nehmen
    Leertaste: das genügt
page-keys-swish = Leertaste: einen Swish rufen; N: sagen, dass keiner da ist, oder noch einmal hinschauen
    1234 QWER ASDF YXCV: die Karte, die wie die Taste liegt; noch einmal, um sie zu wählen, und noch einmal, um sie zurückzulegen
    ← →: die gewählte Karte links–rechts spiegeln; ↑ ↓: oben–unten; T: halb drehen
    Rücktaste: die gewählte Karte zurücklegen; Enter: beweisen
page-keys-puzzle = 1234 QWER ASDF YXCV: die erste Karte, die zweite und so weiter; noch einmal, um sie zu wählen, und noch einmal, um sie zurückzulegen
    ← →: die gewählte Karte links–rechts spiegeln; ↑ ↓: oben–unten; T: halb drehen
    Rücktaste: die gewählte Karte zurücklegen; Enter: ist er das?
page-solo-stopwatch = Gegen die Stoppuhr
page-solo-about = So viele Swishs, wie du kannst, so schnell du kannst. Erst zählen die Karten, dann die Zeit. „Kein Swish“ tauscht sofort vier Karten.
page-solo-least = Kleinster Swish
page-solo-least-of = { $least } Karten
page-solo-start = Die Uhr starten
page-solo-best = Dein bestes Ergebnis: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} in { $time }
page-solo-no-best = Hier wird dein bestes Ergebnis stehen, mit einer Kurve deiner Fortschritte.
page-daily = Rätsel des Tages
page-puzzle-about = Für alle dasselbe, jeden Tag ein neues. Montags ist es leicht, sonntags braucht es alle zwölf Felder.
page-puzzle-go = Zum Rätsel
page-puzzle-check = Ist er das?
page-puzzle-hint = Einen Tipp, bitte
page-puzzle-hints = Tipps
page-puzzle-give-up = Aufgeben
page-puzzle-solved = { $tries ->
    [one] Gelöst in { $time }, beim ersten Versuch.
   *[other] Gelöst in { $time }, mit { $tries } Versuchen.
}
page-puzzle-share = Teilen
page-puzzle-share-text = Swish, Rätsel vom { $day } ({ $grade })
    ⏱ { $time } · { $tries ->
        [one] erster Versuch
       *[other] { $tries } Versuche
    } · { $hints ->
        [0] ohne Tipp
        [one] ein Tipp
       *[other] { $hints } Tipps
    } · Tage in Folge: { $streak }
page-puzzle-share-given-up = Swish, Rätsel vom { $day } ({ $grade })
    Heute nicht: aufgegeben nach { $tries ->
        [one] einem Versuch
       *[other] { $tries } Versuchen
    }.
page-keys-swishbones = ← →: etwas biegen, mit Umschalt mehr
    ↑ ↓: zum nächsten Futter oder zur nächsten Lücke
    Leertaste: noch einen Schwung planen; Rücktaste: ihn zurücknehmen
    Enter: schwimmen; S: hier anhalten
    F: dein Fisch; G: der ganze Teich; R: wie weit du kommst
    + −: näher, weiter weg; I J K L: dich umsehen
page-pond-title = Gestalte den Teich selbst
page-pond-ask = Zieh die Gräten, wohin du magst.
page-pond-near = Zu nah an einer anderen Gräte.
page-pond-outside = Außerhalb des Rings.
page-pond-how = Zieh die Gräten dorthin, wo du sie haben willst: in den Ring und nicht zu nah aneinander. Mit Tasten: N und P wählen eine Gräte, Pfeile bewegen sie, mit Umschalt weiter.
page-pond-spacing = Zwischen zwei Gräten
page-pond-spacing-2000 = eine Grätenbreite Wasser
page-pond-spacing-1500 = eine halbe Grätenbreite
page-pond-spacing-1000 = sie dürfen sich berühren
page-pond-shuffle = Neu mischen
page-pond-fine = In diesem Teich kann man spielen.
page-pond-bone = Die { $colour }e Gräte: { $x } nach rechts und { $y } nach oben von der Mitte.

page-swish-by-words = In Worten spielen, ohne Uhr
page-swish-by-words-about = Wähl für jede Karte deines Swishs, wie sie liegen soll. Geprüft wird erst, wenn du fertig bist, und beim Nachdenken läuft keine Zeit.
page-swish-not-used = gehört nicht dazu
page-missed = Was dir entgangen ist
page-missed-look = Alle Swishs zeigen, die es gab
page-missed-found = { $found ->
    [one] Es gab einen Swish
   *[other] Es gab { $found } Swishs
} in { $layouts ->
    [one] einer Auslage
   *[other] { $layouts } Auslagen
}; genommen: { $taken }.
page-missed-layout = Auslage { $number } von { $layouts }, ab { $time }
page-missed-taken = Ein Swish aus { $size } Karten wurde genommen.
page-missed-none-taken = Keiner wurde genommen.
page-missed-nothing = Es war kein Swish da.
page-missed-sizes = Nach ihrer Größe
page-missed-size = { $size } Karten: { $many }
page-missed-swish = Swish { $number } von { $count }: { $size } Karten
page-missed-this = dieser wurde genommen
page-missed-earlier = Frühere Auslage
page-missed-later = Spätere Auslage
page-missed-before = Voriger Swish
page-missed-next = Nächster Swish
