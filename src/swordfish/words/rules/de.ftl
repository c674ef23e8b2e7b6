# Die Regeln der Spiele, Absatz für Absatz; `words/<game>.py` sagt, welche Regeln des Regelbuchs jeder Absatz abdeckt.

rules-things = Was ihr braucht
rules-setup = Bevor es losgeht
rules-play = So wird gespielt
rules-swishing = Was ein Swish ist
rules-turn = Dein Zug
rules-eating = Fressen
rules-captured = Gefangene Karten
rules-actions = Aktionskarten
rules-none = Wenn niemand einen Swish sieht
rules-super = Super Swipe
rules-end = Das Ende
rules-ways = Spielarten
rules-teams = Zwei Teams

## swipe

rules-swipe-summary = Wirf alle deine Würfel und tu, was sie zeigen: Gewinne Chips und Würfel aus der Mitte oder stibitze sie von den anderen. Wenn in der Mitte kein Chip mehr ist, gewinnt, wer die meisten Chips hat.
rules-swipe-things = Ihr braucht { $dice } Würfel und { $chips } Chips, für 2 bis 6 Personen.
rules-swipe-die = Jeder Würfel hat sechs Seiten. Zwei davon heißen „Chip gewinnen“. Die anderen vier sind „Chip stibitzen“, „Würfel stibitzen“, „Würfel gewinnen“ und X.
rules-swipe-setup = Alle beginnen mit 2 Chips und 2 Würfeln; zu fünft oder zu sechst mit 2 Chips und 1 Würfel. Alles Übrige liegt in der Mitte.
rules-swipe-two = Zu zweit legt ihr nur drei Würfel in die Mitte; die anderen bleiben in der Schachtel.
rules-swipe-first = Der erste Stuhl beginnt. Zu Hause beginnt, wer am jüngsten ist. Dann geht es links herum.
rules-swipe-turn = Wirf in deinem Zug alle deine Würfel. Dann führst du aus, was sie zeigen, immer in dieser Reihenfolge:
rules-swipe-order-1 = Chip stibitzen: Nimm einen Chip von jemandem, der einen hat.
rules-swipe-order-2 = Chip gewinnen: Nimm einen Chip aus der Mitte.
rules-swipe-order-3 = Würfel stibitzen: Nimm einen Würfel von jemandem, der mindestens zwei hat.
rules-swipe-order-4 = Würfel gewinnen: Nimm einen Würfel aus der Mitte.
rules-swipe-order-5 = X: Leg einen deiner Würfel in die Mitte, aber nie deinen letzten.
rules-swipe-must = Was möglich ist, musst du tun. Was nicht möglich ist, entfällt.
rules-swipe-spread = Stibitzt du mehrmals, wählst du jedes Mal, von wem: immer von derselben Person oder von verschiedenen.
rules-swipe-next = Mit Würfeln, die du gewinnst, wirfst du ab deinem nächsten Zug.
rules-swipe-super = Zeigen alle deine Würfel X, ist das ein Super Swipe, auch wenn du nur einen einzigen hast. Du verlierst nichts, nimmst von allen anderen mit mindestens zwei Würfeln einen und hast noch einen ganzen Zug.
rules-swipe-end = Die Partie endet, wenn in der Mitte kein Chip mehr ist. Der Wurf, der den letzten Chip geholt hat, wird noch ganz ausgeführt.
rules-swipe-throws = An diesem Tisch endet die Partie auch nach { $throws ->
    [one] einem Wurf
   *[other] { $throws } Würfen
}.
rules-swipe-win = Es gewinnt, wer die meisten Chips hat. Bei Gleichstand gewinnen die meisten Würfel. Ist dann noch immer Gleichstand, gibt es ein Stechen: Alle, die gleichauf sind, werfen je einen Würfel, und das erste X gewinnt.
rules-swipe-detail-1 = Ein Würfel, den dich ein X gekostet hat, lässt sich mit demselben Wurf nicht zurückgewinnen. Kann nur bei einer Person stibitzt werden, erledigt das der Tisch.
rules-swipe-detail-2 = Werfen mehrere im Stechen zugleich ein X, stechen sie unter sich weiter. Wirft niemand eines, werfen alle noch einmal. Das Stechen entscheidet nur den ersten Platz; darunter zählen Chips, dann Würfel, und Gleiche teilen sich den Platz.
rules-swipe-detail-3 = Ein Tisch kann jemandem einen Vorsprung geben: bis zu 8 Chips mehr aus der Mitte, in der mindestens einer bleibt.
rules-swipe-card-1 = Alle Würfel werfen, dann der Reihe nach: Chip stibitzen, Chip gewinnen, Würfel stibitzen, Würfel gewinnen, X.
rules-swipe-card-2 = X kostet einen Würfel. Den letzten Würfel verliert niemand.
rules-swipe-card-3 = Alles X: Super Swipe. Nimm von allen mit zwei oder mehr einen Würfel und spiel noch einmal.
rules-swipe-card-4 = Mitte ohne Chips{ $throws ->
    [0] {""}
    [one] , oder nach einem Wurf
   *[other] , oder nach { $throws } Würfen
}: Die meisten Chips entscheiden, dann die Würfel, dann ein Stechen.
rules-swipe-q-pass = Darf ich aussetzen?
rules-swipe-a-pass = Nein. Du wirfst immer alle Würfel und tust alles, was möglich ist.
rules-swipe-q-who = Von wem darf ich stibitzen?
rules-swipe-a-who = Von allen: einen Chip von jemandem, der einen hat; einen Würfel von jemandem, der mindestens zwei hat.
rules-swipe-q-last = Kann ich meinen letzten Würfel verlieren?
rules-swipe-a-last = Nein. Niemand kann ihn stibitzen, und auch ein X nimmt ihn dir nie.
rules-swipe-q-order = In welcher Reihenfolge zählen die Würfel?
rules-swipe-a-order = Immer gleich: Chip stibitzen, Chip gewinnen, Würfel stibitzen, Würfel gewinnen, X.
rules-swipe-q-new = Darf ich einen Würfel werfen, den ich gerade gewonnen habe?
rules-swipe-a-new = Nicht in diesem Zug. Du wirfst ihn ab deinem nächsten Zug.
rules-swipe-q-empty = Was, wenn in der Mitte kein Würfel mehr ist?
rules-swipe-a-empty = Dann entfällt „Würfel gewinnen“. Stibitzen geht weiter.
rules-swipe-q-nobody = Was, wenn niemand einen Chip zum Stibitzen hat?
rules-swipe-a-nobody = Dann entfällt „Chip stibitzen“.
rules-swipe-q-super = Was ist ein Super Swipe?
rules-swipe-a-super = Alle deine Würfel zeigen X. Du verlierst nichts, nimmst von allen mit zwei oder mehr einen Würfel und wirfst noch einmal.
rules-swipe-q-end = Wann ist die Partie zu Ende?
rules-swipe-a-end = Wenn in der Mitte kein Chip mehr ist und der Wurf, der den letzten geholt hat, ausgeführt ist.{ $throws ->
    [0] {""}
    [one] {" "}An diesem Tisch auch nach einem Wurf.
   *[other] {" "}An diesem Tisch auch nach { $throws } Würfen.
}
rules-swipe-q-tie = Was, wenn zwei gleich viele Chips haben?
rules-swipe-a-tie = Dann entscheiden die Würfel. Sind es auch davon gleich viele, werfen beide je einen Würfel, bis jemand ein X wirft.

## swish

rules-swish-summary = Alle spielen gleichzeitig. Such Karten, die sich so übereinanderlegen lassen, dass jeder Ball in einem Ring liegt: einen Swish. Ruf ihn, beweise ihn, und die Karten gehören dir. Wer am Ende die meisten Karten hat, gewinnt.
rules-swish-cards = Es gibt { $cards } durchsichtige Karten. Jede hat 4 Zeilen mit 3 Feldern und darauf einen Ball und einen Ring in zwei verschiedenen Feldern.
rules-swish-colour = Das Feld bestimmt die Farbe: Ecken sind blau, der Rest der äußeren Spalten ist orange, die Enden der mittleren Spalte sind grün, ihre Mitte ist violett. Ball und Ring im selben Feld haben also immer dieselbe Farbe.
rules-swish-turned = Eine Karte darf halb gedreht und links–rechts oder oben–unten gespiegelt werden, bleibt aber immer hochkant.
rules-swish-setup = Sechzehn Karten liegen offen in 4 Zeilen zu 4. Es spielen 1 bis 8 Personen.
rules-swish-swish = Ein Swish sind 2 bis 12 Karten, die sich so übereinanderlegen lassen, dass jeder Ball in einem Ring liegt und kein Ring leer bleibt. Kein Feld darf zwei Bälle oder zwei Ringe haben.
rules-swish-point = Jede gesammelte Karte ist ein Punkt.
rules-swish-search = Niemand wartet, bis die anderen fertig sind. Such nur mit den Augen: Auf dem Tisch bewegt sich dabei nichts.
rules-swish-call = Sobald du einen Swish siehst, ruf ihn. Von da an darf sonst niemand rufen. Rufen darfst du nur, solange alle 16 Stellen belegt sind oder wenn der Nachziehstapel sie nicht mehr füllen kann.
rules-swish-prove = Jetzt hast du { $proof } Sekunden für den Beweis: Leg jede Karte so auf die Matte, wie sie liegen muss.
rules-swish-proven = Ist es ein Swish, behältst du die Karten, und neue füllen die Lücken.
rules-swish-failed = Ist es keiner, oder ist deine Zeit um, bleiben die Karten liegen. Du verlierst die Karte, die du zuletzt gesammelt hast, wenn du eine hast; sie ist aus dem Spiel.{ $wait ->
    [0] {""}
    [one] {" "}Und du darfst eine Sekunde lang nicht rufen.
   *[other] {" "}Und du darfst { $wait } Sekunden lang nicht rufen.
}
rules-swish-none-said = Glaubst du, dass kein Swish da ist, dann sag es. Sagen es alle, kommen vier Karten zurück in den Nachziehstapel, und vier andere kommen an ihre Stelle. Ob es stimmte, verrät der Tisch nie.
rules-swish-none-back = Du darfst es zurücknehmen, bis alle es gesagt haben, und jeder Ruf löscht, was gesagt wurde.
rules-swish-end = Die Partie endet, wenn der Nachziehstapel leer ist und niemand mehr einen erlaubten Swish bilden kann, oder wenn auch die restlichen Karten keinen mehr hergeben. Ist der Nachziehstapel leer, endet sie auch, wenn alle sagen, dass kein Swish da ist.
rules-swish-win = Es gewinnt, wer die meisten Karten hat. Bei Gleichstand teilt ihr euch den Sieg.
rules-swish-limit = An diesem Tisch muss ein Swish { $exact ->
    [0] { $least } bis { $most } Karten haben.
   *[other] genau { $exact } Karten haben.
}
rules-swish-ways = Für den Anfang sammelt ihr Swishs aus genau 2 Karten. Geübte brauchen mindestens 3, 4 oder 5. In gemischter Runde brauchen die Erfahrenen 3 oder mehr, und die anderen dürfen alle nehmen. Ein Swish außerhalb deiner Grenze ist ein misslungener Beweis.
rules-swish-solo = Solo spielst du gegen die Stoppuhr. Dein „Kein Swish“ tauscht sofort vier Karten. Erst zählen die Karten, dann die Zeit.
rules-swish-detail-1 = Es gibt 36 Arten von Karten; der Standardsatz hat 60 Karten, 24 der Arten doppelt. Ihr könnt mit eigenen Karten spielen, wenn es mindestens 16 sind.
rules-swish-detail-2 = Zwei Swishs ohne gemeinsame Karte und ohne gemeinsames Feld, zusammengelegt, zählen als ein Swish ihrer gemeinsamen Größe.
rules-swish-detail-3 = Karten werden in irgendeiner Lage ausgelegt. Ein Ruf gilt für die Karten, die du dabei gesehen hast. Ein Beweis zählt bis zur letzten Millisekunde vor der Grenze.
rules-swish-detail-4 = Die vier getauschten Karten werden zufällig gezogen. Hat der Nachziehstapel weniger als vier, werden so viele getauscht, wie er hat.
rules-swish-card-1 = Ein Swish: { $exact ->
    [0] { $least } bis { $most }
   *[other] { $exact }
} Karten übereinander, jeder Ball in einem Ring, jeder Ring mit seinem Ball.
rules-swish-card-2 = Links–rechts spiegeln, oben–unten spiegeln, halb drehen. Karten bleiben hochkant.
rules-swish-card-3 = Sehen, rufen, in { $proof } Sekunden beweisen. Richtig: Karten behalten. Falsch: eine verlieren.
rules-swish-card-4 = Alle sagen „kein Swish“: Vier Karten werden getauscht. Die meisten Karten entscheiden.
rules-swish-q-turns = Spielen wir reihum?
rules-swish-a-turns = Nein. Alle suchen gleichzeitig, und wer zuerst einen Swish sieht, ruft ihn.
rules-swish-q-flip = Darf ich eine Karte umdrehen?
rules-swish-a-flip = Ja: links–rechts, oben–unten oder halb gedreht. Aber eine Karte bleibt immer hochkant.
rules-swish-q-colour = Sind die Farben wichtig?
rules-swish-a-colour = Sie helfen beim Suchen. Ball und Ring im selben Feld haben immer dieselbe Farbe.
rules-swish-q-first = Was, wenn zwei zugleich rufen?
rules-swish-a-first = Der erste Ruf zählt. Danach kann sonst niemand rufen, bis der Beweis vorbei ist.
rules-swish-q-time = Wie lange darf der Beweis dauern?
rules-swish-a-time = Du hast { $proof } Sekunden.
rules-swish-q-wrong = Was, wenn ich mich geirrt habe?
rules-swish-a-wrong = Du verlierst die Karte, die du zuletzt gesammelt hast, wenn du eine hast.{ $wait ->
    [0] {""}
    [one] {" "}Und du darfst eine Sekunde lang nicht rufen.
   *[other] {" "}Und du darfst { $wait } Sekunden lang nicht rufen.
}
rules-swish-q-nobody = Was, wenn niemand einen Swish findet?
rules-swish-a-nobody = Sag „kein Swish“. Sobald es alle gesagt haben, werden vier Karten getauscht.
rules-swish-q-bluff = Darf ich „kein Swish“ sagen, obwohl einer da ist?
rules-swish-a-bluff = Ja. Der Tisch verrät nie, ob es stimmte.
rules-swish-q-big = Bringen große Swishs mehr?
rules-swish-a-big = Jede Karte ist ein Punkt; ein Swish aus fünf Karten bringt also fünf Punkte.
rules-swish-q-end = Wann ist die Partie zu Ende?
rules-swish-a-end = Wenn der Nachziehstapel leer ist und kein erlaubter Swish mehr da ist, oder wenn es bei leerem Nachziehstapel alle sagen.

## swirl

rules-swirl-summary = Fang Karten aus der Mitte durch Zusammenzählen und sammle dein Meerestier in allen { $colours } Farben. Wer diese Serie zuerst vollständig hat, gewinnt sofort.
rules-swirl-cards = Es gibt { $creature-cards } Tierkarten: { $creatures } Meerestiere in { $colours } Farben mit Zahlen von 1 bis { $numbers }. Dazu kommen { $action-cards } Aktionskarten: { $one }-mal „Nimm eine“, { $all }-mal „Nimm alle“, { $snatch }-mal „Schnapp“ und { $swirl }-mal „Strudel“. Das Spiel ist für 2 bis 4 Personen.
rules-swirl-aim = Zuerst wählen alle, vom ersten Stuhl an, je ein anderes Tier und möchten es einmal in jeder der { $colours } Farben. Diese Karten sind deine Serie.
rules-swirl-deal = Alle bekommen { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
}, verdeckt. Vier Tierkarten liegen offen in der Mitte.
rules-swirl-first = Der erste Stuhl beginnt, und es geht links herum. { $rotating ->
    [yes] Nach jedem Austeilen beginnt die nächste Person links.
   *[no] Nach jedem Austeilen beginnt wieder der erste Stuhl.
}
rules-swirl-turn = Spiel in deinem Zug eine Karte.
rules-swirl-capture = Eine Tierkarte fängt jede Karte mit ihrer eigenen Zahl und jede Gruppe von Karten, die zusammen diese Zahl ergeben: Eine 9 nimmt eine 9 und auch eine 5 mit einer 4. Dabei zählen nur die Zahlen, nicht Farben oder Tiere.
rules-swirl-choice = Haben Gruppen Karten gemeinsam, wählst du, welche du fängst. Aber was du liegen lässt, darf deine Zahl nicht mehr ergeben.
rules-swirl-stays = Eine Karte, die etwas fängt, kommt mit ihrem ganzen Fang zu dir. Eine Karte, die nichts fängt, bleibt in der Mitte.
rules-swirl-must = Du musst keine Karte spielen, die etwas fangen kann; spielst du sie aber, muss sie fangen.
rules-swirl-pile = Gefangene Karten kommen verdeckt auf deinen Stapel. Aber eine Karte deines Tiers in einer Farbe, die du noch nicht hast, kommt offen in deine Serie.
rules-swirl-collect = „Nimm eine“ nimmt irgendeine Karte aus der Mitte; „Nimm alle“ nimmt alle.
rules-swirl-snatch = „Schnapp“ nimmt eine Karte deiner Wahl aus einer fremden Serie und legt sie auf deinen Stapel. Liegt auf dem Stapel dieser Person noch eine Karte desselben Tiers in derselben Farbe, rückt sie nach.
rules-swirl-swirl = „Strudel“: Alle anderen legen ihre Karten offen in die Mitte. Dann spielst du deine übrigen Karten allein aus. Abgelegte Karten fangen nichts, und abgelegte Aktionskarten bewirken nichts; nur „Nimm eine“ und „Nimm alle“ können sie nehmen.
rules-swirl-played = Gespielte Aktionskarten kommen auf deinen Stapel. Gibt es nichts zu nehmen, bewirkt eine Aktionskarte nichts.
rules-swirl-again = Hat niemand mehr Karten, bekommt jede Person { $hand ->
    [one] eine neue
   *[other] { $hand } neue
}; die Mitte bleibt, wie sie ist. Reichen die Karten nicht, bekommen alle gleich viele, nur eben weniger.
rules-swirl-win = Wer die vollständige Serie zuerst hat, gewinnt sofort. Gehen die Karten aus, zählt für niemanden, was in der Mitte liegt: Die längste Serie gewinnt, dann der größte Stapel.
rules-swirl-teams-play = Zu viert könnt ihr in zwei Teams spielen. Ein Team sitzt sich gegenüber, und jede Person sammelt ein Tier. Die erste vollständige Serie gewinnt für beide; sonst vergleicht ihr die Summe eurer Serien, dann eurer Stapel.
rules-swirl-teams-more = Geschnappt wird nur beim anderen Team, aber beim Strudel legt auch dein Gegenüber die Karten ab. Eine Karte mit dem Tier deines Gegenübers kommt auf deinen eigenen Stapel.
rules-swirl-detail-1 = Im Standardsatz hat jedes Tier die Zahlen 1, 2, 2, 3, 3 und so weiter bis 9, 9, 10; nicht jede Zahl gibt es in jeder Farbe. In Aufzeichnungen heißen seine Karten 0 bis 84. Ihr könnt mit einem eigenen Kartensatz spielen.
rules-swirl-detail-2 = Passen mehrere Karten in eine Serie, oder könnten mehrere nachrücken, wird die niedrigste Zahl genommen.
rules-swirl-detail-3 = Alle sehen jede Karte, die gefangen wird; ein Stapel birgt also kein Geheimnis, nur Handkarten und noch nicht ausgeteilte Karten. Wer gleich steht, teilt sich den Platz.
rules-swirl-detail-4 = Ein Tisch kann jemandem einen Vorsprung geben: Die Serie zählt dann eine oder zwei Karten mehr.
rules-swirl-card-1 = Spiel eine Karte: Sie fängt ihre eigene Zahl und jede Gruppe, die diese Zahl ergibt.
rules-swirl-card-2 = Kein Fang: Sie bleibt in der Mitte. Dein Tier in neuer Farbe: in deine Serie.
rules-swirl-card-3 = Nimm eine, Nimm alle, Schnapp aus einer Serie, Strudel: Die anderen legen ihre Karten ab.
rules-swirl-card-4 = Alle { $colours } Farben gewinnen sofort. Sonst die längste Serie, dann der größte Stapel.
rules-swirl-q-pass = Darf ich aussetzen?
rules-swirl-a-pass = Nein. In jedem Zug spielst du eine Karte.
rules-swirl-q-nothing = Was, wenn meine Karte nichts fängt?
rules-swirl-a-nothing = Sie bleibt in der Mitte, und andere können sie fangen.
rules-swirl-q-must = Muss ich etwas fangen?
rules-swirl-a-must = Du darfst stattdessen eine andere Karte spielen. Aber eine Karte, die fangen kann, muss fangen, wenn du sie spielst.
rules-swirl-q-three = Darf ich drei Karten zusammenzählen?
rules-swirl-a-three = Ja, beliebig viele: Eine 10 nimmt 2 + 3 + 5.
rules-swirl-q-several = Kann eine Karte mehrere Gruppen fangen?
rules-swirl-a-several = Ja, alle auf einmal, solange sie keine Karte gemeinsam haben.
rules-swirl-q-same = Was, wenn ich mein Tier in einer Farbe fange, die ich schon habe?
rules-swirl-a-same = Die Karte kommt auf deinen Stapel. Sie kann nachrücken, wenn dir jemand die andere aus der Serie schnappt.
rules-swirl-q-snatched = Kommt eine geschnappte Karte in meine Serie?
rules-swirl-a-snatched = Nein. Sie kommt immer auf deinen Stapel.
rules-swirl-q-empty = Was, wenn die Mitte leer ist?
rules-swirl-a-empty = Eine Tierkarte bleibt dann dort liegen. „Nimm eine“ und „Nimm alle“ bewirken nichts.
rules-swirl-q-hand = Was, wenn ich keine Karten mehr habe?
rules-swirl-a-hand = Warte, bis niemand mehr welche hat; dann bekommen alle neue.
rules-swirl-q-cards = Wer gewinnt, wenn niemand eine Serie vollendet?
rules-swirl-a-cards = Wenn die Karten ausgegangen sind, gewinnt die längste Serie, bei Gleichstand der größte Stapel.

## swishbones

rules-swishbones-summary = Dein Fisch schwimmt, indem er schwingt: Seine Schwanzgräte kommt nach vorn. Berühre Futter, um es zu fressen und zu wachsen, aber zwei Nachbarn in einem Fisch dürfen nie dieselbe Farbe haben. Die meisten Punkte gewinnen.
rules-swishbones-pieces = Es gibt 4 Köpfe (rot, gelb, grün, blau) und { $bones } Gräten in denselben Farben, für 2 bis 4 Personen. Jedes Teil eines Fisches zählt als Gräte, auch der Kopf.
rules-swishbones-pond = Die Gräten liegen verstreut in einem runden Teich.
rules-swishbones-fish = Wer als Letztes dran ist, fängt an, dann geht es rückwärts: Alle nehmen den Kopf ihrer Farbe und legen eine Gräte einer anderen Farbe aus dem Teich dahinter.
rules-swishbones-place = Dann kommt der Fisch an den Rand des Teichs und schaut zur Mitte. Wer als Letztes dran ist, wählt, wo; die anderen kommen von dort aus in gleichen Abständen.
rules-swishbones-first = Jetzt macht der erste Stuhl den ersten Zug, und es geht links herum.
rules-swishbones-swims = In deinem Zug schwingt dein Fisch: Seine Schwanzgräte kommt nach vorn, geradeaus oder um bis zu { $widest }° zu einer Seite gebogen. Mindestens einmal musst du schwingen, wenn du kannst.
rules-swishbones-bends = An diesem Tisch darf ein Fisch sich nur so biegen: { $bends }.
rules-swishbones-move = Dein Zug endet, wenn der Kopf wieder vorn ist, wenn die vorderste Gräte Futter berührt oder wenn du anhältst. Ein Fisch aus fünf Teilen mit dem Kopf vorn kann also bis zu fünfmal schwingen.
rules-swishbones-blocked = Die vorderste Gräte darf keinen anderen Fisch berühren und den eigenen nur an der Gräte hinter ihr. Das gilt auch, wenn sie zugleich Futter berührt. Kannst du gar nicht schwingen, setzt du aus.
rules-swishbones-touch = Zwei Gräten berühren sich, sobald sie sich auch nur ein wenig überlappen.
rules-swishbones-eat = Futter ist jede Gräte, die zu keinem Fisch gehört. Dein Fisch frisst, was seine vorderste Gräte berührt: Es kommt hinter den Schwanz.
rules-swishbones-colours = Zwei Nachbarn in einem Fisch dürfen nie dieselbe Farbe haben, und der Schwanz zählt als Nachbar der vordersten Gräte. Futter in der Farbe deines Schwanzes oder deiner vordersten Gräte, so wie sie gerade sind, ist also unverdaulich.
rules-swishbones-penalty = Unverdauliches Futter kommt auf deinen Strafstapel, und ebenso Futter, für das hinter deinem Schwanz kein Platz ist.
rules-swishbones-end = Die Partie endet, wenn alles Futter weg ist, oder nach { $quiet ->
    [one] einer ganzen Runde, in der keine Gräte den Teich verlassen hat.
   *[other] { $quiet } ganzen Runden, in denen keine Gräte den Teich verlassen hat.
}
rules-swishbones-win = Deine Punkte: die Gräten deines Fisches, den Kopf mitgezählt, minus die Gräten auf deinem Strafstapel. Die meisten Punkte gewinnen; bei Gleichstand teilt ihr euch den Platz.
rules-swishbones-detail-1 = Der Teich hat einen Radius von 8 Grätenbreiten. { $spacing ->
    [2000] Zwischen zwei Gräten liegt mindestens eine Grätenbreite Wasser; das ist gut für eine erste Partie.
    [1000] Seine Gräten dürfen sich sogar berühren.
   *[other] Seine Gräten liegen enger als in einer ersten Partie, in der eine Grätenbreite Wasser dazwischen ist.
} Wer beginnt, darf den Teich auch von Hand gestalten.
rules-swishbones-detail-2 = Der Teich wird in ganzen Zahlen gemessen: 1000 für eine Grätenbreite, dazu 360 Kurse. Alle Teile haben Nummern. So spielt jeder Computer genau dieselbe Partie.
rules-swishbones-detail-3 = Nachbarn in einem Fisch gelten nicht als Berührung. Geprüft wird nur, wenn eine Gräte gelegt wird.
rules-swishbones-detail-4 = Berührt die vorderste Gräte mehrere Gräten zugleich, versucht es der Fisch mit allen, die nächste zuerst. Eine gefressene Gräte liegt gerade hinter dem Schwanz oder so wenig gebogen wie möglich, wo sie nichts berührt.
rules-swishbones-detail-5 = Eine Runde ist je ein Zug aller, hintereinander, Aussetzen mitgezählt. Eine unverdauliche Gräte gilt hier als gefressen. Ein Tisch kann zwei Runden ohne Fressen verlangen.
rules-swishbones-detail-6 = Ein Tisch kann jemandem einen Vorsprung geben: bis zu 6 Punkte mehr.
rules-swishbones-card-1 = Schwingen: Die Schwanzgräte kommt nach vorn, um bis zu { $widest }° gebogen. Mindestens einmal, bis der Kopf vorn ist.
rules-swishbones-card-2 = Nie einen anderen Fisch berühren, und nie den eigenen.
rules-swishbones-card-3 = Futter kommt hinter den Schwanz. In der Farbe von Schwanz oder vorderster Gräte ist es eine Strafe.
rules-swishbones-card-4 = Kein Futter, oder { $quiet ->
    [one] eine Runde
   *[other] { $quiet } Runden
} ohne Fressen: Gräten minus Strafen, die meisten Punkte gewinnen.
rules-swishbones-q-pass = Darf ich aussetzen?
rules-swishbones-a-pass = Nur wenn dein Fisch gar nicht schwingen kann. Sonst musst du mindestens einmal schwingen.
rules-swishbones-q-stop = Darf ich früher anhalten?
rules-swishbones-a-stop = Ja, nach mindestens einem Schwung.
rules-swishbones-q-far = Wie weit komme ich in einem Zug?
rules-swishbones-a-far = Bis dein Kopf wieder vorn ist: Ein Fisch aus fünf Teilen mit dem Kopf vorn kann fünfmal schwingen.
rules-swishbones-q-own = Darf mein Fisch sich selbst berühren?
rules-swishbones-a-own = Nein. Die vorderste Gräte darf nur die Gräte direkt hinter ihr berühren.
rules-swishbones-q-food = Was ist Futter?
rules-swishbones-a-food = Jede Gräte im Teich, die zu keinem Fisch gehört.
rules-swishbones-q-colour = Welche Gräten kann ich verdauen?
rules-swishbones-a-colour = Alle, die weder die Farbe deines Schwanzes noch die deiner vordersten Gräte haben, so wie sie bei der Berührung sind.
rules-swishbones-q-bad = Was geschieht mit Futter, das ich nicht verdauen kann?
rules-swishbones-a-bad = Es kommt auf deinen Strafstapel und kostet dich einen Punkt.
rules-swishbones-q-edge = Darf ich aus dem Teich hinausschwimmen?
rules-swishbones-a-edge = Ja. Das Wasser hat keinen Rand.
rules-swishbones-q-nobody = Was, wenn niemand mehr fressen kann?
rules-swishbones-a-nobody = Die Partie endet nach { $quiet ->
    [one] einer ganzen Runde, in der keine Gräte den Teich verlassen hat.
   *[other] { $quiet } ganzen Runden, in denen keine Gräte den Teich verlassen hat.
}
rules-swishbones-q-win = Wer gewinnt?
rules-swishbones-a-win = Die meisten Punkte: die Gräten deines Fisches, den Kopf mitgezählt, minus deine Strafgräten.
