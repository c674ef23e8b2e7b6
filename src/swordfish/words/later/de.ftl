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
    [one] Es gab ein Ereignis.
   *[other] Es gab { $count } Ereignisse.
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
highlight-shared = { $count } teilen sich den Sieg.
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
highlight-swirl-series = { $seat } hat die Serie vollendet.
highlight-swirl-by = { $seat } gewann mit { $by ->
    [one] einer Karte
   *[other] { $by } Karten
} Vorsprung.
highlight-swirl-capture = Größter Fang: { $seat }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
highlight-swirl-snatch = Frechster Griff: { $seat } schnappte { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} von { $rival }.
highlight-swirl-flood = Größter Strudel: { $seat }, { $count ->
    [one] eine Karte fiel
   *[other] { $count } Karten fielen
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

# The podium
page-podium = Die Plätze
page-highlights = Glanzlichter
page-left-early = ist gegangen
page-left-how = { $names }: nicht mehr da. Spiel trotzdem noch einmal; ein freier Stuhl kann an einen Bot oder jemand anderen gehen.
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
    [one] Einen Tag in Folge gelöst.
   *[other] { $days } Tage in Folge gelöst.
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
achievement-eventful = Eine Partie mit 300 Ereignissen beenden
achievement-swish-quick = Einen Swish in fünf Sekunden finden
achievement-swish-big = Einen Swish aus vier Karten oder mehr finden
achievement-swish-huge = Einen Swish aus sechs Karten oder mehr finden
achievement-swish-row = Drei Swishs hintereinander finden
achievement-swish-flawless = Fünf Swishs in einer Partie ohne Fehler finden
achievement-swish-half = Gegen zwei oder mehr die Hälfte aller Karten sammeln
achievement-bones-long = Einen Fisch auf Länge zehn bringen
achievement-bones-meal = Drei Gräten in einem Zug fressen
achievement-bones-swim = Acht Schwünge in einem Zug machen
achievement-bones-clean = Ohne eine unverdauliche Gräte gewinnen
achievement-bones-recovered = Trotz drei unverdaulicher Gräten gewinnen
achievement-swirl-series = Mit einer vollständigen Serie gewinnen
achievement-swirl-big = Vier Karten auf einmal fangen
achievement-swirl-thief = Drei Karten in einer Partie schnappen
achievement-swirl-flood = Mit einem Strudel sechs Karten fallen lassen
achievement-swirl-pile = Einen Stapel von zwanzig Karten sammeln
achievement-swirl-robbed = Gewinnen, obwohl dir eine Karte geschnappt wurde
achievement-swirl-sparing = Gewinnen, ohne eine Aktionskarte zu verschwenden
achievement-swipe-steal = Mit einem Wurf zwei Chips von einer Person stibitzen
achievement-swipe-haul = Mit einem Wurf vier Chips gewinnen
achievement-swipe-super = Mit einem Super Swipe einen Würfel nehmen
achievement-swipe-dice = Fünf Würfel auf einmal haben
achievement-swipe-roll-off = Ein Stechen gewinnen
achievement-swipe-comeback = Gewinnen, obwohl zur Halbzeit zwei Chips fehlten
achievement-swipe-rich = Mit zwanzig Chips aufhören
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

# Ein Gerät für alle
not-your-seat = Auf Stuhl { $seat-number } sitzt jemand anderes.
curtain-closed = Jetzt spielt { $seat }. Öffne zuerst den Vorhang.
curtain-not-due = { $seat } ist nicht an der Reihe, darum bleibt der Vorhang zu.
local-rated = In einer gewerteten Partie braucht jede Person ein eigenes Gerät. Eröffne einen Tisch ohne Wertung.
page-local = Auf diesem Gerät mitspielen
page-local-who = Wer spielt hier noch mit?
page-local-sit = Diesen Stuhl nehmen
page-local-stand = Diesen Stuhl verlassen
page-local-here = spielt auf diesem Gerät
page-pass-to = Weiter an { $name }
page-curtain = Gib das Gerät an { $name } weiter
page-curtain-why = Jetzt darf nur { $name } hinsehen.
page-curtain-lift = Ich bin { $name }: zeig meine Karten
page-local-calls = { $name }: Swish rufen
page-local-word = { $name }: kein Swish
page-local-back = { $name }: noch einmal suchen

# Ein Wurf im Terminal
ask-throw = { $name }, du wirfst: drück die Eingabetaste >
throw-enter = Wirf zuerst: drück die Eingabetaste. help nennt die anderen Befehle.
