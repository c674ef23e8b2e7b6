# Sentences that the page loads after its first screen: how a game ended, and how a guest gets on.

# What each seat has in the end
swish-score = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
swishbones-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
swirl-score = { $series } dans la série, { $pile } dans la pile
swipe-score = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}

# Highlights
highlight-events = { $count ->
    [one] La partie a eu { $count } étape.
   *[other] La partie a eu { $count } étapes.
}
highlight-minutes = { $minutes ->
    [one] La partie a duré { $minutes } minute.
   *[other] La partie a duré { $minutes } minutes.
}
highlight-seconds = { $seconds ->
    [one] La partie a duré { $seconds } seconde.
   *[other] La partie a duré { $seconds } secondes.
}
highlight-alone = { $seat } a joué en solo.
highlight-shared = { $count } personnes se partagent la victoire.
highlight-team = L’équipe { $team } a gagné : { $seat } et { $rival }.
highlight-beaten = { $seat } a devancé { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}.
highlight-swish-by = { $seat } a gagné avec { $by ->
    [one] { $by } carte
   *[other] { $by } cartes
} d’avance.
highlight-swish-fastest = Swish le plus rapide : { $seat }, { $seconds } s
highlight-swish-biggest = Plus grand swish : { $seat }, { $cards } cartes
highlight-swish-row = { $seat } a trouvé { $count } swishs d’affilée.
highlight-swish-flawless = { $seat } a trouvé { $count } swishs sans une erreur.
highlight-bones-by = { $seat } a gagné avec { $by ->
    [one] { $by } point
   *[other] { $by } points
} d’avance.
highlight-bones-longest = Plus long poisson : { $seat }, longueur { $count }
highlight-bones-meal = Plus gros repas : { $seat }, { $count } arêtes en un tour
highlight-bones-swim = Plus longue nage : { $seat }, { $count } ondulations en un tour
highlight-bones-sick = Plus gros mal de ventre : { $seat }, { $count } arêtes indigestes
highlight-bones-quiet = { $rounds ->
    [one] Personne n’a mangé pendant tout le tour de table : la partie a pris fin.
   *[other] Personne n’a mangé pendant { $rounds } tours de table : la partie a pris fin.
}
highlight-swirl-series = { $seat } a complété la série.
highlight-swirl-by = { $seat } a gagné avec { $by ->
    [one] { $by } carte
   *[other] { $by } cartes
} d’avance.
highlight-swirl-capture = Plus grosse capture : { $seat }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
highlight-swirl-snatch = Le vol le plus culotté : { $seat } a piqué { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à { $rival }.
highlight-swirl-flood = Plus gros tourbillon : { $seat }, { $count ->
    [one] { $count } carte posée
   *[other] { $count } cartes posées
}
highlight-swipe-by = { $seat } a gagné avec { $by ->
    [one] { $by } jeton
   *[other] { $by } jetons
} d’avance.
highlight-swipe-steal = Plus gros vol : { $seat } a chipé { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} à { $rival }.
highlight-swipe-haul = Meilleur lancer : { $seat }, { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
highlight-swipe-super = { $seat } a fait { $count ->
    [one] { $count } Super Swipe
   *[other] { $count } Super Swipes
}.
highlight-swipe-dice = Le plus de dés : { $seat } en a eu { $dice } à la fois.
highlight-swipe-roll-off = { $seat } a gagné le départage.
highlight-swipe-comeback = Remontée : à mi-partie, { $seat } avait { $chips } jetons de retard.
highlight-swipe-throws = { $throws ->
    [one] Le seul lancer est fait : la partie a pris fin.
   *[other] Les { $throws } lancers sont faits : la partie a pris fin.
}

# The podium
page-podium = Le classement
page-highlights = Temps forts
page-left-early = n’est plus là
page-left-how = { $names } : plus à la table. Tu peux rejouer quand même ; un bot ou quelqu’un d’autre peut prendre une chaise libre.
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
    [one] { $games } partie classée
   *[other] { $games } parties classées
}.
page-band-games = Après { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}.
page-band-path = { $game } : ton niveau après chaque partie classée. Au début « { $first } », maintenant « { $last } ».
page-weeks = Tes douze dernières semaines
page-tally = { $played ->
    [one] { $played } partie finie
   *[other] { $played } parties finies
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
page-week = { $ago ->
    [0] Cette semaine
    [one] La semaine dernière
   *[other] Il y a { $ago } semaines
} : parties jouées { $played }, gagnées { $won }
page-streak = Énigmes du jour
page-streak-now = { $days ->
    [0] Pas de série en cours.
    [one] Série : { $days } jour.
   *[other] Série : { $days } jours.
}
page-streak-best = Plus longue série : { $longest ->
    [one] { $longest } jour
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
achievement-eventful = Finir une partie de 300 étapes
achievement-swish-quick = Trouver un swish en cinq secondes
achievement-swish-big = Trouver un swish de quatre cartes ou plus
achievement-swish-huge = Trouver un swish de six cartes ou plus
achievement-swish-row = Trouver trois swishs d’affilée
achievement-swish-flawless = Trouver cinq swishs dans une partie sans erreur
achievement-swish-half = Gagner la moitié des cartes contre deux personnes ou plus
achievement-bones-long = Faire grandir un poisson jusqu’à la longueur dix
achievement-bones-meal = Manger trois arêtes en un tour
achievement-bones-swim = Faire huit ondulations en un tour
achievement-bones-clean = Gagner sans arête indigeste
achievement-bones-recovered = Gagner malgré trois arêtes indigestes
achievement-swirl-series = Gagner avec une série complète
achievement-swirl-big = Capturer quatre cartes d’un coup
achievement-swirl-thief = Piquer trois cartes dans une partie
achievement-swirl-flood = Faire poser six cartes aux autres avec un tourbillon
achievement-swirl-pile = Ramasser une pile de vingt cartes
achievement-swirl-robbed = Gagner malgré une carte qu’on t’a piquée
achievement-swirl-sparing = Gagner sans gâcher une carte d’action
achievement-swipe-steal = Chiper deux jetons à une personne en un lancer
achievement-swipe-haul = Gagner quatre jetons en un lancer
achievement-swipe-super = Prendre un dé avec un Super Swipe
achievement-swipe-dice = Avoir cinq dés à la fois
achievement-swipe-roll-off = Gagner un départage
achievement-swipe-comeback = Gagner après un retard de deux jetons à mi-partie
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

page-review-ask = Qu’aurais-je dû jouer ?
page-review-better = Mieux : { $choice }
page-review-drawn = Mieux : ce qui brille sur le plateau.
swish-choice-quiet = ne pas annoncer, car il n’y avait pas de swish
swish-loss = Il y avait un swish de { $cards } cartes : avec lui, les chances de gagner auraient été de { $better }, pas de { $share }.
swish-loss-quiet = Il n’y avait pas de swish : sans cette annonce, les chances de gagner auraient été de { $better }, pas de { $share }.
page-review-same = Le meilleur choix.
page-review-over = Plus rien à choisir.
page-review-costliest = Les coups les plus chers
page-review-none = Aucun coup n’a coûté cher.
page-review-graph = Qui menait, coup par coup
page-moment-capture = Une capture
page-moment-steal = Un vol
page-moment-cost = Un coup cher

## Lessons: one sentence per step, at most 80 characters

page-who-learn = { $game } en trente secondes ?
page-who-show = Montre-moi
page-who-play = Jouer tout de suite
page-lesson-aloud = Lis-le-moi
lesson-swish-card = Chaque carte a une balle (le disque) et un anneau.
lesson-swish-idea = Dans un swish, chaque balle est dans un anneau, et chaque anneau a sa balle.
lesson-swish-call = Les deux premières font un swish si tu en retournes une. Annonce-le !
lesson-swish-call-done = À toi de le prouver ! Dans une partie, tu as 20 secondes.
lesson-swish-call-no = Pas encore. Il y a un swish sur la ligne du haut : annonce-le d’abord.
lesson-swish-pair = Pose les deux premières, retourne la deuxième gauche–droite, prouve-le.
lesson-swish-pair-done = Prouvé ! Les deux cartes sont à toi, et deux nouvelles arrivent.
lesson-swish-pair-no = Il reste une balle sans anneau : retourne la deuxième gauche–droite.
lesson-swish-pair-other = Pas cette carte : prends les deux premières de la ligne du haut.
lesson-swish-pair-few = Il faut au moins deux cartes : pose les deux premières de la ligne du haut.
lesson-swish-three = Les trois premières de la deuxième ligne vont ensemble : annonce, prouve-le.
lesson-swish-three-done = Trois points d’un coup ! Un swish peut avoir jusqu’à douze cartes.
lesson-swish-three-no = Annonce, pose les trois premières de la deuxième ligne, et prouve-le.
lesson-swish-three-other = Pas cette carte : prends les trois premières de la deuxième ligne.
lesson-swish-word = Pas de swish ? Si tout le monde le dit, on échange quatre cartes. Dis-le.
lesson-swish-word-done = Coral l’a dit aussi, et quatre cartes ont été échangées.
lesson-swish-word-no = À cette étape, personne n’annonce. Dis qu’il n’y a pas de swish.
lesson-swish-miss = Annoncer sans prouver coûte une carte, et il faut attendre un peu.
lesson-swish-end = Pioche vide, plus de swish : qui a le plus de cartes gagne.
lesson-swishbones-take = Ton poisson a la tête rouge. Prends pour lui une arête bleue.
lesson-swishbones-take-done = Le bleu va derrière le rouge. Ton poisson part du bord de l’étang.
lesson-swishbones-take-no = Pour cette leçon, prends une arête bleue : le bleu porte un carré.
lesson-swishbones-eat = La dernière arête passe devant. Tourne la poignée vers le ✓ et nage.
lesson-swishbones-eat-done = Mangée ! Ton poisson vaut trois points. Manger termine le tour.
lesson-swishbones-eat-no = L’arête jaune est tout près : tourne la poignée vers le ✓.
lesson-swishbones-eat-penalty = Cela te donnerait mal au ventre. Tourne la poignée vers le ✓.
lesson-swishbones-chain = Touche l’arête verte, au triangle : deux ondulations. Nage !
lesson-swishbones-chain-done = Deux ondulations d’un coup. Avant de nager, tu peux changer de plan.
lesson-swishbones-chain-no = De là, tu n’atteins pas l’arête verte. Touche-la, puis nage.
lesson-swishbones-chain-penalty = Cela te donnerait mal au ventre. C’est l’arête verte qu’il faut.
lesson-swishbones-colours = Deux voisines n’ont jamais la même couleur ; la queue touche aussi l’avant.
lesson-swishbones-digest = Ta queue sera bleue, donc le bleu est indigeste : ✕. Mange la jaune.
lesson-swishbones-digest-done = Bien digéré : cinq points.
lesson-swishbones-digest-no = Il n’y a rien à manger là. L’arête jaune est à droite, au ✓.
lesson-swishbones-digest-penalty = Bleu contre bleu : cela coûte un point. Mange l’arête jaune.
lesson-swishbones-touch = Voici le poisson de Coral. Un poisson ne touche ni les autres ni lui-même.
lesson-swishbones-quiet = Un tour de table sans manger, et c’est fini. Tu mènes cinq à deux !
lesson-swishbones-stop = Nage une fois là où il n’y a rien, puis arrête-toi.
lesson-swishbones-stop-done = Tu t’arrêtes, et personne n’a mangé : la partie est finie.
lesson-swishbones-stop-no = Une ondulation là où l’eau est libre, puis « S’arrêter ici ».
lesson-swishbones-end = Tu gagnes cinq à deux : les arêtes du poisson moins les pénalités.
lesson-swirl-choose = Chaque personne collectionne un animal en quatre couleurs. Choisis le crabe.
lesson-swirl-choose-done = À toi les crabes, à Coral les poissons. Quatre cartes par personne.
lesson-swirl-choose-no = Tous les animaux se valent. Pour cette leçon, choisis le crabe.
lesson-swirl-same = Une carte capture le même nombre. Touche ton 8 deux fois pour le jouer.
lesson-swirl-same-done = Le crabe jaune rejoint ta série. Coral n’a rien capturé.
lesson-swirl-same-no = Garde celle-là. Ton 8 capture le crabe avec le 8.
lesson-swirl-sum = Une carte capture aussi une somme : 3 + 7. Joue ton 10.
lesson-swirl-sum-done = 3 + 7 = 10 : deux cartes d’un coup, et un deuxième crabe.
lesson-swirl-sum-no = Mieux : ton 10 capture deux cartes, 3 + 7, dont un crabe.
lesson-swirl-action = « Prends-en une » prend au milieu : joue-la et prends le crabe vert.
lesson-swirl-action-done = Trois couleurs sur quatre !
lesson-swirl-action-no = Joue « Prends-en une » et prends le crabe vert avec le 4.
lesson-swirl-leave = Ton 3 ne capture rien : il restera au milieu. Joue-le.
lesson-swirl-leave-done = Il reste là. Plus personne n’a de cartes : quatre nouvelles par personne.
lesson-swirl-leave-no = Il n’y a qu’une carte à jouer : le 3.
lesson-swirl-others = Ton poisson ne capture rien. Joue-le et regarde ce que fait Coral.
lesson-swirl-others-done = Le 9 de Coral a capturé ton 9 : le poisson est dans sa série.
lesson-swirl-others-no = Garde les cartes action pour plus tard. Joue le poisson avec le 9.
lesson-swirl-snatch = « Pique » prend une carte dans une série. Joue-la et prends le poisson.
lesson-swirl-snatch-done = La série de Coral est de nouveau vide. Surveille aussi la tienne !
lesson-swirl-snatch-no = Garde cette carte pour plus tard. Joue « Pique ».
lesson-swirl-swirl = « Tourbillon » : les autres posent leurs cartes au milieu. Joue-la.
lesson-swirl-swirl-done = Coral avait un crabe rouge ! Maintenant, joue tes autres cartes.
lesson-swirl-swirl-no = Cette carte te servira mieux après. Joue d’abord « Tourbillon ».
lesson-swirl-all = « Prends tout » prend toutes les cartes du milieu. Joue-la !
lesson-swirl-all-done = Quatre crabes en quatre couleurs : tu gagnes !
lesson-swirl-end = Quatre couleurs gagnent aussitôt. Sinon, à la fin, la plus longue série.
lesson-swipe-throw = Quand le milieu est vide, qui a le plus de jetons gagne. Lance tes dés !
lesson-swipe-chip = Lance ! Un dé chipe un jeton : prends-le à la personne la plus riche.
lesson-swipe-chip-done = Coral était en tête, c’est fini. Un autre dé t’a donné un jeton.
lesson-swipe-chip-no = Pip a moins de jetons que Coral. Prends-le à Coral.
lesson-swipe-die = Chipe un dé à qui en a trois. Personne ne perd son dernier dé.
lesson-swipe-die-done = Quatre dés ! Coral n’a fait que des X : un Super Swipe prend des dés aux autres.
lesson-swipe-die-no = Coral n’a que deux dés. Pip en lance trois : prends l’un des siens.
lesson-swipe-super = Il reste un jeton au milieu. Lance, et chipe un jeton à qui tu veux.
lesson-swipe-super-done = Le X te coûte un dé, mais le dernier jeton est à toi.
lesson-swipe-end = Le milieu est vide : tu gagnes avec sept jetons ! À égalité, les dés comptent.
page-brief-bone = { $seat } prend une arête.
page-brief-captured = { $seat } capture des cartes.
page-brief-middle = Il y a de nouvelles cartes au milieu.
page-brief-ache = { $seat } a mal au ventre.
page-brief-rolled = Les dés sont lancés.
page-replay-start = Il ne s’est encore rien passé.
page-shake-denied = Mouvement bloqué.
page-replay-controls = Parcourir la partie
page-replay-moment = Moment de la partie
page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-play = Lecture
page-replay-stop = Pause
page-replay-on = Un pas en avant
page-replay-last = À la fin
page-replay-link = Lien vers ce moment
page-cost = Qu’a coûté ce coup ?
page-cost-said = { $name } a choisi : { $choice }
page-cost-best = Le meilleur bot aurait choisi : { $choice }
page-cost-same = Le meilleur bot aurait fait le même choix.
page-cost-share = Ce coup a fait baisser les chances de gagner de { $cost }.
page-cost-nothing = Ce coup n’a rien coûté.
page-cost-none = Après cela, il n’y avait plus rien à choisir.
page-lesson-step = Étape { $step } sur { $steps }
page-lesson-go-on = Continuer
page-lesson-again = Recommencer cette étape
page-lesson-restart = Depuis le début
page-lesson-play = Jouer maintenant
page-lesson-you = Toi

# Un seul appareil pour tout le monde
not-your-seat = Quelqu’un d’autre occupe la chaise { $seat-number }.
curtain-closed = C’est à { $seat } de jouer. Ouvre d’abord le rideau.
curtain-not-due = Ce n’est pas à { $seat } de jouer, donc le rideau reste fermé.
local-rated = Pour une partie classée, il faut un appareil par personne. Ouvre une table sans classement.
page-who-guest = Cela règle les indices et le rythme pour toi. Tu peux aussi passer.
page-chairless = { $count ->
    [one] { $count } personne ici n’a pas encore de chaise.
   *[other] { $count } personnes ici n’ont pas encore de chaise.
}
page-screens = { $count ->
    [one] { $count } grand écran montre cette table.
   *[other] { $count } grands écrans montrent cette table.
}
page-remove-screens = Ne plus la montrer là
page-local = Jouer sur cet appareil
page-where = Où vous jouez
page-where-own = Chaque personne joue sur son propre appareil.
page-where-here = Nous jouons ensemble sur cet appareil.
page-where-casual = Vous vous passez l’appareil. La partie ne compte pas pour votre niveau.
page-chair-here = sur cet appareil
page-local-name = Personne { $number }
page-local-names = Nom sur la chaise { $number }
page-local-face = Choisir le visage sur la chaise { $number }
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
page-local-back = { $name } : regarder encore
page-keys-swish-local = 1, 2, 3… : annoncer un swish, chaque personne avec le chiffre de son bouton
    A, Z, E… : dire qu’il n’y en a pas, ou regarder encore, avec la lettre du bouton
    1234 AZER QSDF WXCV : la carte placée comme la touche ; encore une fois pour la choisir, et encore une fois pour la retirer
    ← → : retourner la carte choisie gauche–droite ; ↑ ↓ : haut–bas ; T : la tourner d’un demi-tour
    Retour arrière : retirer la carte choisie ; Entrée : prouver

# Un lancer dans le terminal
ask-throw = { $name }, à toi de lancer : appuie sur Entrée >
throw-enter = Lance d’abord : appuie sur Entrée. help donne les autres commandes.

page-device = Un autre appareil
page-device-how = Garde le même profil sur ton téléphone ou ta tablette : tes parties, ton nom et tes réglages te suivent.
page-device-go = Montrer le lien
page-device-again = Un nouveau lien
page-device-qr = Le lien pour ton autre appareil en code QR
page-device-link = Lien pour ton autre appareil
page-device-once = { $minutes ->
    [one] Il sert une seule fois, pendant { $minutes } minute.
   *[other] Il sert une seule fois, pendant { $minutes } minutes.
}
page-device-none = Il n’y a pas de clé dans ce lien. Demandes-en une nouvelle sur ton autre appareil.
page-device-welcome = Sur cet appareil, tu auras le même profil que sur l’autre.
page-device-replace = Sur cet appareil, tu es { $name } pour l’instant. Tu prendras à la place le profil de ton autre appareil.
page-device-accept = Oui, c’est moi
page-device-here = Cet appareil
page-device-seen = Un autre appareil, utilisé pour la dernière fois le { $date }
page-device-end = Le déconnecter
page-keys-replay =
    ← → : un pas (dix avec Maj)
    Début, Fin : début et fin
    Espace : lecture ou pause
page-keys-hint = B : un indice, si tu joues uniquement contre des bots
page-keys-cost = B : ce qu’a coûté un coup
page-keys-skip = Entrée : montrer tout de suite ce qui s’est passé
page-keys-all = Tab : d’une chose à la suivante
    ? : cette liste
page-keys-swipe = Espace : lancer tes dés
page-keys-rob = 1, 2, 3… : prendre à cette personne, dans le sens des aiguilles d’une montre à partir de toi
page-keys-swirl = 1, 2, 3, 4 : une de tes cartes ; encore une fois pour la jouer
    les lettres sur les cartes : prendre celle-là
    Espace : ça suffit
page-keys-swish = Espace : annoncer un swish ; N : dire qu’il n’y en a pas, ou regarder encore
    1234 AZER QSDF WXCV : la carte placée comme la touche ; encore une fois pour la choisir, et encore une fois pour la retirer
    ← → : retourner la carte choisie gauche–droite ; ↑ ↓ : haut–bas ; T : la tourner d’un demi-tour
    Retour arrière : retirer la carte choisie ; Entrée : prouver
page-keys-puzzle = 1234 AZER QSDF WXCV : la première carte, la deuxième, et ainsi de suite ; encore une fois pour la choisir, et encore une fois pour la retirer
    ← → : retourner la carte choisie gauche–droite ; ↑ ↓ : haut–bas ; T : la tourner d’un demi-tour
    Retour arrière : retirer la carte choisie ; Entrée : est-ce celui-là ?
page-solo-stopwatch = Contre le chronomètre
page-solo-about = Autant de swishs que tu peux, aussi vite que tu peux. D’abord comptent les cartes, puis le temps. « Pas de swish » échange quatre cartes tout de suite.
page-solo-least = Plus petit swish
page-solo-least-of = { $least } cartes
page-solo-start = Lancer le chronomètre
page-solo-best = Ton meilleur résultat : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en { $time }
page-solo-no-best = Ton meilleur résultat s’affichera ici, avec une courbe de tes progrès.
page-daily = Énigme du jour
page-puzzle-about = La même pour tout le monde, une nouvelle chaque jour. Le lundi est facile, le dimanche demande les douze cases.
page-puzzle-go = Aller à l’énigme
page-puzzle-check = Est-ce celui-là ?
page-puzzle-hint = Un indice, s’il te plaît
page-puzzle-hints = Indices
page-puzzle-give-up = Abandonner
page-puzzle-solved = { $tries ->
    [one] Trouvé en { $time }, du premier coup.
   *[other] Trouvé en { $time }, en { $tries } essais.
}
page-puzzle-share = Partager
page-puzzle-share-text = Swish, énigme du { $day } ({ $grade })
    ⏱ { $time } · { $tries ->
        [one] du premier coup
       *[other] { $tries } essais
    } · { $hints ->
        [0] sans indice
        [one] { $hints } indice
       *[other] { $hints } indices
    } · { $streak ->
        [one] série : { $streak } jour
       *[other] série : { $streak } jours
    }
page-puzzle-share-given-up = Swish, énigme du { $day } ({ $grade })
    Pas aujourd’hui : j’ai abandonné après { $tries ->
        [one] { $tries } essai
       *[other] { $tries } essais
    }.
page-keys-swishbones = ← → : virer un peu, avec Maj davantage
    ↑ ↓ : à la nourriture ou au passage suivant
    Espace : prévoir une ondulation de plus ; Retour arrière : l’annuler
    Entrée : nager ; S : s’arrêter ici
    F : ton poisson ; G : tout l’étang ; R : jusqu’où tu vas
    + − : plus près, plus loin ; I J K L : regarder autour
page-pond-title = Aménage toi-même l’étang
page-pond-ask = Fais glisser les arêtes où tu veux.
page-pond-near = Trop près d’une autre arête.
page-pond-outside = Hors du cercle.
page-pond-how = Fais glisser les arêtes où tu veux, dans le cercle et pas trop près les unes des autres. Au clavier : N et P choisissent une arête, les flèches la déplacent, plus loin avec Maj.
page-pond-spacing = Entre deux arêtes
page-pond-spacing-2000 = de l’eau, une largeur d’arête
page-pond-spacing-1500 = une demi-largeur d’arête
page-pond-spacing-1000 = elles peuvent se toucher
page-pond-shuffle = Mélanger
page-pond-fine = On peut jouer dans cet étang.
page-pond-bone = L’arête ({ $colour }), à { $x } vers la droite et { $y } vers le haut du milieu.

page-swish-by-words = Jouer par écrit, sans chronomètre
page-swish-by-words-about = Choisis pour chaque carte de ton swish comment elle est posée. Rien n’est vérifié avant que tu aies fini, et réfléchir ne coûte pas de temps.
page-swish-not-used = n’en fait pas partie
page-missed = Ce qui t’a échappé
page-missed-look = Voir tous les swishs qu’il y avait
page-missed-found = { $found ->
    [one] Il y avait { $found } swish
   *[other] Il y avait { $found } swishs
} en { $layouts ->
    [one] { $layouts } disposition
   *[other] { $layouts } dispositions
} ; pris : { $taken }.
page-missed-layout = Disposition { $number } sur { $layouts }, à partir de { $time }
page-missed-taken = Un swish de { $size } cartes a été pris.
page-missed-none-taken = Aucun n’a été pris.
page-missed-nothing = Il n’y avait pas de swish.
page-missed-sizes = Selon leur taille
page-missed-size = { $size } cartes : { $many }
page-missed-swish = Swish { $number } sur { $count } : { $size } cartes
page-missed-this = celui-ci a été pris
page-missed-earlier = Disposition précédente
page-missed-later = Disposition suivante
page-missed-before = Swish précédent
page-missed-next = Swish suivant
