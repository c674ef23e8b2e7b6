# Sentences that the page loads after its first screen: how a game ended, and how a guest gets on.

# What each seat has in the end
swish-score = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
swishbones-score = { $points ->
    [one] un point
   *[other] { $points } points
}
swirl-score = { $series } dans la série, { $pile } dans la pile
swipe-score = { $chips ->
    [one] un jeton
   *[other] { $chips } jetons
}, { $dice ->
    [one] un dé
   *[other] { $dice } dés
}

# Highlights
highlight-events = { $count ->
    [one] Il y a eu un événement.
   *[other] Il y a eu { $count } événements.
}
highlight-minutes = { $minutes ->
    [one] La partie a duré une minute.
   *[other] La partie a duré { $minutes } minutes.
}
highlight-seconds = { $seconds ->
    [one] La partie a duré une seconde.
   *[other] La partie a duré { $seconds } secondes.
}
highlight-alone = { $seat } a joué en solo.
highlight-shared = { $count } se partagent la victoire.
highlight-beaten = { $seat } a devancé { $count ->
    [one] une autre personne
   *[other] { $count } autres
}.
highlight-swish-by = { $seat } a gagné avec { $by ->
    [one] une carte
   *[other] { $by } cartes
} d’avance.
highlight-swish-fastest = Swish le plus rapide : { $seat }, { $seconds } s
highlight-swish-biggest = Plus grand swish : { $seat }, { $cards } cartes
highlight-swish-row = { $seat } a trouvé { $count } swishs d’affilée.
highlight-swish-flawless = { $seat } a trouvé { $count } swishs sans une erreur.
highlight-bones-by = { $seat } a gagné avec { $by ->
    [one] un point
   *[other] { $by } points
} d’avance.
highlight-bones-longest = Plus long poisson : { $seat }, longueur { $count }
highlight-bones-meal = Plus gros repas : { $seat }, { $count } arêtes en un tour
highlight-bones-swim = Plus longue nage : { $seat }, { $count } ondulations en un tour
highlight-bones-sick = Plus gros mal de ventre : { $seat }, { $count } arêtes indigestes
highlight-swirl-series = { $seat } a complété la série.
highlight-swirl-by = { $seat } a gagné avec { $by ->
    [one] une carte
   *[other] { $by } cartes
} d’avance.
highlight-swirl-capture = Plus grosse capture : { $seat }, { $count ->
    [one] une carte
   *[other] { $count } cartes
}
highlight-swirl-snatch = Le plus beau vol : { $seat } a piqué { $count ->
    [one] une carte
   *[other] { $count } cartes
} à { $rival }.
highlight-swirl-flood = Plus gros tourbillon : { $seat }, { $count ->
    [one] une carte tombée
   *[other] { $count } cartes tombées
}
highlight-swipe-by = { $seat } a gagné avec { $by ->
    [one] un jeton
   *[other] { $by } jetons
} d’avance.
highlight-swipe-steal = Plus gros vol : { $seat } a chipé { $chips ->
    [one] un jeton
   *[other] { $chips } jetons
} à { $rival }.
highlight-swipe-haul = Meilleur lancer : { $seat }, { $chips ->
    [one] un jeton
   *[other] { $chips } jetons
}
highlight-swipe-super = { $seat } a fait { $count ->
    [one] un Super Swipe
   *[other] { $count } Super Swipes
}.
highlight-swipe-dice = Le plus de dés : { $seat } en a eu { $dice } à la fois.
highlight-swipe-roll-off = { $seat } a gagné le départage.
highlight-swipe-comeback = Remontée : à mi-partie, { $seat } avait { $chips } jetons de retard.

# The podium
page-podium = Le classement
page-highlights = Temps forts
page-left-early = n’est plus là
page-left-how = { $names } : plus à la table. Rejoue quand même ; une chaise libre peut aller à un bot ou à quelqu’un d’autre.
page-earned = { $count ->
    [one] Nouveau succès
   *[other] Nouveaux succès
}
page-effect-first = Ta première partie classée. Encore quelques-unes, et on saura ton niveau.
page-effect-up = Ton niveau monte un peu.
page-effect-down = Ton niveau baisse un peu.
page-effect-same = Ton niveau ne change pas.
page-effect-band-up = Tu montes ! Ton niveau est maintenant : { $band }.
page-effect-band-down = Ton niveau est maintenant : { $band }. La prochaine partie peut changer ça.

# Sharing
share-title = { $game } : { $outcome }
share-picture = { $game }, le plateau à la fin. { $outcome }
page-share-how = L’image montre le plateau à la fin ; avec le lien, on revoit la partie.
page-share-get = Télécharger l’image
page-share-sheet = Partager avec…
page-share-link = Lien pour revoir la partie

# Your page
page-band-0 = au début
page-band-1 = en bonne voie
page-band-2 = solide
page-band-3 = fort
page-band-4 = très fort
page-band-like = À peu près comme un bot de niveau « { $level } ».
page-band-guess = Une première estimation, après { $games ->
    [one] une partie classée
   *[other] { $games } parties classées
}.
page-band-games = Après { $games ->
    [one] une partie classée
   *[other] { $games } parties classées
}.
page-band-path = { $game } : ton niveau après chaque partie classée. Au début « { $first } », maintenant « { $last } ».
page-weeks = Tes douze dernières semaines
page-tally = { $played ->
    [one] Une partie finie
   *[other] { $played } parties finies
}, { $won ->
    [one] une gagnée
   *[other] { $won } gagnées
}
page-week = { $ago ->
    [0] Cette semaine
    [one] La semaine dernière
   *[other] Il y a { $ago } semaines
} : { $played } parties, { $won } gagnées
page-streak = Énigmes du jour
page-streak-now = { $days ->
    [0] Pas de série en cours.
    [one] Un jour de suite.
   *[other] { $days } jours de suite.
}
page-streak-best = Plus longue série : { $longest ->
    [one] un jour
   *[other] { $longest } jours
}. Résolues en tout : { $all }.
page-achievements = Succès
page-achievements-of = { $earned } sur { $all }
page-not-achieved-yet = Encore à réussir
page-achieved-in-any = Tous les jeux
page-children = Ce qui est montré
page-children-why = Pour les enfants, ou juste pour jouer : coupe ce que tu ne veux pas voir.
page-show-strength = Mon niveau
page-show-achievements = Succès et séries
page-show-party = Une fête à la fin

# Achievements
achievement-first-game = Finir une partie
achievement-first-win = Gagner une partie
achievement-shared-win = Partager une victoire
achievement-beat-many = Gagner sans partager à une table de quatre ou plus
achievement-beat-strong = Devancer un bot de niveau « difficile » ou « très difficile »
achievement-only-people = Finir une partie à trois personnes ou plus, sans bot
achievement-patient = Jouer une partie d’une demi-heure
achievement-eventful = Finir une partie de 300 événements
achievement-swish-quick = Trouver un swish en cinq secondes
achievement-swish-big = Trouver un swish de quatre cartes ou plus
achievement-swish-huge = Trouver un swish de six cartes ou plus
achievement-swish-row = Trouver trois swishs d’affilée
achievement-swish-flawless = Trouver cinq swishs dans une partie sans erreur
achievement-swish-half = Ramasser la moitié des cartes contre deux autres ou plus
achievement-bones-long = Faire grandir un poisson jusqu’à la longueur dix
achievement-bones-meal = Manger trois arêtes en un tour
achievement-bones-swim = Faire huit ondulations en un tour
achievement-bones-clean = Gagner sans arête indigeste
achievement-bones-recovered = Gagner malgré trois arêtes indigestes
achievement-swirl-series = Gagner avec une série complète
achievement-swirl-big = Capturer quatre cartes d’un coup
achievement-swirl-thief = Piquer trois cartes dans une partie
achievement-swirl-flood = Faire tomber six cartes avec un tourbillon
achievement-swirl-pile = Ramasser une pile de vingt cartes
achievement-swirl-robbed = Gagner malgré une carte qu’on t’a piquée
achievement-swirl-sparing = Gagner sans gâcher une carte action
achievement-swipe-steal = Chiper deux jetons à une personne en un lancer
achievement-swipe-haul = Gagner quatre jetons en un lancer
achievement-swipe-super = Prendre un dé avec un Super Swipe
achievement-swipe-dice = Avoir cinq dés à la fois
achievement-swipe-roll-off = Gagner un départage
achievement-swipe-comeback = Gagner avec deux jetons de retard à mi-partie
achievement-swipe-rich = Finir avec vingt jetons
achievement-games-10 = Finir 10 parties
achievement-games-50 = Finir 50 parties
achievement-games-200 = Finir 200 parties
achievement-wins-5 = Gagner 5 parties
achievement-wins-25 = Gagner 25 parties
achievement-wins-100 = Gagner 100 parties
achievement-all-games = Finir chacun des quatre jeux
achievement-all-won = Gagner à chacun des quatre jeux
achievement-puzzle-1 = Résoudre l’énigme du jour le jour même
achievement-puzzle-3 = Résoudre l’énigme du jour trois jours de suite
achievement-puzzle-7 = Résoudre l’énigme du jour sept jours de suite
achievement-puzzle-30 = Résoudre l’énigme du jour trente jours de suite

# Un seul appareil pour tout le monde
not-your-seat = Quelqu’un d’autre occupe la chaise { $seat-number }.
curtain-closed = C’est à { $seat } de jouer. Ouvre d’abord le rideau.
curtain-not-due = Ce n’est pas à { $seat } de jouer, donc le rideau reste fermé.
local-rated = Pour une partie classée, il faut un appareil par personne. Ouvre une table sans classement.
page-local = Jouer sur cet appareil
page-local-who = Qui d’autre joue ici ?
page-local-sit = Prendre cette chaise
page-local-stand = Quitter cette chaise
page-local-here = joue sur cet appareil
page-pass-to = À toi, { $name }
page-curtain = Passe l’appareil à { $name }
page-curtain-why = Maintenant, { $name } peut regarder, et personne d’autre.
page-curtain-lift = C’est moi, { $name } : montre mes cartes
page-local-calls = { $name } : annoncer un swish
page-local-word = { $name } : pas de swish
page-local-back = { $name } : chercher encore

# Un lancer dans le terminal
ask-throw = { $name }, à toi de lancer : appuie sur Entrée >
throw-enter = Lance d’abord : appuie sur Entrée. help donne les autres commandes.
