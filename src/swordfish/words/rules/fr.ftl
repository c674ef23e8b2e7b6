# Les règles des jeux, passage par passage ; `words/<game>.py` dit quelles règles du livre chaque passage couvre.

rules-things = Ce qu’il faut
rules-setup = Avant de commencer
rules-play = Comment on joue
rules-swishing = Ce qu’est un swish
rules-turn = Ton tour
rules-eating = Manger
rules-captured = Les cartes capturées
rules-actions = Les cartes d’action
rules-none = Quand personne ne voit de swish
rules-super = Super Swipe
rules-end = La fin
rules-ways = Façons de jouer
rules-teams = Deux équipes

## swipe

rules-swipe-summary = Lance tous tes dés, puis fais ce qu’ils montrent : gagne des jetons et des dés au milieu, ou chipe-les aux autres. Quand il n’y a plus de jeton au milieu, la personne qui en a le plus gagne.
rules-swipe-things = Il faut { $dice } dés et { $chips } jetons, pour 2 à 6 personnes.
rules-swipe-die = Chaque dé a six faces. Deux d’entre elles disent « gagner un jeton ». Les quatre autres sont « chiper un jeton », « chiper un dé », « gagner un dé » et X.
rules-swipe-setup = On commence avec 2 jetons et 2 dés par personne ; à cinq ou six, avec 2 jetons et 1 dé. Tout le reste est au milieu.
rules-swipe-two = À deux, on ne met que trois dés au milieu ; les autres restent dans la boîte.
rules-swipe-first = La première chaise commence. À la maison, c’est la personne la plus jeune. Puis on tourne vers la gauche.
rules-swipe-turn = À ton tour, lance tous tes dés. Puis fais ce qu’ils montrent, toujours dans cet ordre :
rules-swipe-order-1 = Chiper un jeton : prends un jeton à une personne qui en a un.
rules-swipe-order-2 = Gagner un jeton : prends un jeton au milieu.
rules-swipe-order-3 = Chiper un dé : prends un dé à une personne qui en a au moins deux.
rules-swipe-order-4 = Gagner un dé : prends un dé au milieu.
rules-swipe-order-5 = X : pose un de tes dés au milieu, mais jamais ton dernier.
rules-swipe-must = Il faut faire tout ce qui est possible. Ce qui ne l’est pas est sauté.
rules-swipe-spread = Si tu chipes plusieurs fois, tu choisis chaque fois à qui : toujours à la même personne, ou à plusieurs.
rules-swipe-next = Les dés que tu gagnes se lancent à partir de ton prochain tour.
rules-swipe-super = Si tous tes dés montrent X, c’est un Super Swipe, même si tu n’as qu’un seul dé. Tu ne perds rien, tu prends un dé à chaque autre personne qui en a au moins deux, et tu as encore un tour entier.
rules-swipe-end = La partie finit quand il n’y a plus de jeton au milieu. Le lancer qui a pris le dernier jeton est joué jusqu’au bout.
rules-swipe-throws = À cette table, la partie finit aussi après { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
}.
rules-swipe-win = La personne qui a le plus de jetons gagne. À égalité, c’est celle qui a le plus de dés. Si l’égalité demeure, il y a un départage : les personnes à égalité lancent un dé chacune, et le premier X gagne.
rules-swipe-detail-1 = Un dé qu’un X t’a coûté ne peut pas être regagné avec le même lancer. S’il n’y a qu’une personne à qui chiper, la table le fait pour toi.
rules-swipe-detail-2 = Si plusieurs personnes lancent un X au même tour du départage, elles continuent entre elles. Si personne n’en lance, tout le monde relance. Le départage ne décide que de la première place ; ensuite comptent les jetons, puis les dés, et les ex æquo partagent leur place.
rules-swipe-detail-3 = Une table peut donner de l’avance à quelqu’un : jusqu’à 8 jetons de plus, pris au milieu, où il en reste au moins un.
rules-swipe-card-1 = Lance tous tes dés, puis dans l’ordre : chiper un jeton, gagner un jeton, chiper un dé, gagner un dé, X.
rules-swipe-card-2 = X coûte un dé. Personne ne perd jamais son dernier dé.
rules-swipe-card-3 = Rien que des X : Super Swipe. Prends un dé à chaque personne qui en a deux ou plus, et rejoue.
rules-swipe-card-4 = Milieu sans jetons{ $throws ->
    [0] {""}
    [one] , ou après { $throws } lancer
   *[other] , ou après { $throws } lancers
} : gagne qui a le plus de jetons, sinon le plus de dés, sinon un départage.
rules-swipe-q-pass = Est-ce que je peux passer ?
rules-swipe-a-pass = Non. Tu lances toujours tous tes dés et tu fais tout ce qui est possible.
rules-swipe-q-who = À qui puis-je chiper ?
rules-swipe-a-who = À tout le monde : un jeton à une personne qui en a un, un dé à une personne qui en a au moins deux.
rules-swipe-q-last = Puis-je perdre mon dernier dé ?
rules-swipe-a-last = Non. Personne ne peut le chiper, et un X ne te le prend jamais.
rules-swipe-q-order = Dans quel ordre comptent les dés ?
rules-swipe-a-order = Toujours le même : chiper un jeton, gagner un jeton, chiper un dé, gagner un dé, X.
rules-swipe-q-new = Puis-je lancer un dé que je viens de gagner ?
rules-swipe-a-new = Pas à ce tour-ci. Tu le lances à partir de ton prochain tour.
rules-swipe-q-empty = Et s’il n’y a plus de dé au milieu ?
rules-swipe-a-empty = Alors « gagner un dé » est sauté. On peut toujours en chiper.
rules-swipe-q-nobody = Et si personne n’a de jeton à chiper ?
rules-swipe-a-nobody = Alors « chiper un jeton » est sauté.
rules-swipe-q-super = Qu’est-ce qu’un Super Swipe ?
rules-swipe-a-super = Tous tes dés montrent X. Tu ne perds rien, tu prends un dé à chaque personne qui en a deux ou plus, et tu relances.
rules-swipe-q-end = Quand la partie est-elle finie ?
rules-swipe-a-end = Quand il n’y a plus de jeton au milieu et que le lancer qui a pris le dernier est joué.{ $throws ->
    [0] {""}
    [one] {" "}À cette table, aussi après { $throws } lancer.
   *[other] {" "}À cette table, aussi après { $throws } lancers.
}
rules-swipe-q-tie = Et si deux personnes ont autant de jetons ?
rules-swipe-a-tie = Alors les dés décident. S’il y en a autant aussi, chacune lance un dé jusqu’à ce qu’un X tombe.

## swish

rules-swish-summary = Tout le monde joue en même temps. Cherche des cartes qui s’empilent de sorte que chaque balle soit dans un anneau : un swish. Annonce-le, prouve-le, et les cartes sont à toi. À la fin, la personne qui a le plus de cartes gagne.
rules-swish-cards = Il y a { $cards } cartes transparentes. Chacune a 4 lignes de 3 cases, avec une balle et un anneau dans deux cases différentes.
rules-swish-colour = La case donne la couleur : les coins sont bleus, le reste des colonnes extérieures est orange, les bouts de la colonne du milieu sont verts et son centre est violet. Une balle et un anneau dans la même case ont donc toujours la même couleur.
rules-swish-turned = On peut tourner une carte d’un demi-tour et la retourner gauche–droite ou haut–bas, mais elle reste toujours à la verticale.
rules-swish-setup = Seize cartes sont posées face visible, en 4 lignes de 4. On joue de 1 à 8.
rules-swish-swish = Un swish, ce sont 2 à 12 cartes qui s’empilent de sorte que chaque balle soit dans un anneau et qu’aucun anneau ne reste vide. Aucune case ne peut avoir deux balles ou deux anneaux.
rules-swish-point = Chaque carte gagnée vaut un point.
rules-swish-search = Personne n’attend son tour. Cherche seulement des yeux : rien ne bouge sur la table pendant qu’on cherche.
rules-swish-call = Dès que tu vois un swish, annonce-le. À partir de là, personne d’autre ne peut annoncer. On ne peut annoncer que si les 16 places sont garnies, ou quand la pioche ne peut plus les remplir.
rules-swish-prove = Tu as alors { $proof } secondes pour le prouver : pose chaque carte sur le tapis comme elle doit être.
rules-swish-proven = Si c’est un swish, tu gardes les cartes, et de nouvelles comblent les trous.
rules-swish-failed = Sinon, ou si ton temps est écoulé, les cartes restent. Tu perds la dernière carte que tu as gagnée, si tu en as une ; elle est hors du jeu.{ $wait ->
    [0] {""}
    [one] {" "}Et tu ne peux plus annoncer pendant { $wait } seconde.
   *[other] {" "}Et tu ne peux plus annoncer pendant { $wait } secondes.
}
rules-swish-none-said = Si tu penses qu’il n’y a pas de swish, dis-le. Quand tout le monde le dit, quatre cartes retournent dans la pioche et quatre autres les remplacent. La table ne dit jamais si c’était vrai.
rules-swish-none-back = Tu peux l’annuler tant que tout le monde ne l’a pas dit, et chaque annonce efface ce qui a été dit.
rules-swish-end = La partie finit quand la pioche est vide et que personne ne peut plus faire de swish permis, ou quand même les cartes restantes n’en donneraient plus. Si la pioche est vide, elle finit aussi quand tout le monde dit qu’il n’y a pas de swish.
rules-swish-win = La personne qui a le plus de cartes gagne. À égalité, on partage la victoire.
rules-swish-limit = À cette table, un swish doit avoir { $exact ->
    [0] de { $least } à { $most } cartes.
   *[other] exactement { $exact } cartes.
}
rules-swish-ways = Pour débuter, on cherche des swishs d’exactement 2 cartes. Au niveau expert, il en faut au moins 3, 4 ou 5. Dans une partie mixte, les personnes expérimentées ont besoin de 3 cartes ou plus, et les autres peuvent tout prendre. Un swish hors de ta limite est une preuve manquée.
rules-swish-solo = En solo, on joue contre le chronomètre. Ton « pas de swish » échange aussitôt quatre cartes. D’abord comptent les cartes, puis le temps.
rules-swish-detail-1 = Il y a 36 sortes de cartes ; le jeu classique a 60 cartes, dont 24 sortes en double. On peut jouer avec ses propres cartes, s’il y en a au moins 16.
rules-swish-detail-2 = Deux swishs sans carte ni case commune, posés ensemble, comptent comme un seul swish de leur taille commune.
rules-swish-detail-3 = Les cartes arrivent dans n’importe quelle orientation. Une annonce vaut pour les cartes que tu voyais à ce moment-là. Une preuve compte jusqu’à la dernière milliseconde avant la limite.
rules-swish-detail-4 = Les quatre cartes échangées sont tirées au hasard. Si la pioche en a moins de quatre, on en échange autant qu’elle en a.
rules-swish-card-1 = Un swish : { $exact ->
    [0] { $least } à { $most }
   *[other] { $exact }
} cartes empilées, chaque balle dans un anneau, chaque anneau avec sa balle.
rules-swish-card-2 = Retourner gauche–droite, retourner haut–bas, demi-tour. Les cartes restent à la verticale.
rules-swish-card-3 = Vois-le, annonce-le, prouve-le en { $proof } secondes. Juste : garde les cartes. Faux : perds-en une.
rules-swish-card-4 = Tout le monde dit « pas de swish » : on échange quatre cartes. La personne qui a le plus de cartes gagne.
rules-swish-q-turns = Est-ce qu’on joue à tour de rôle ?
rules-swish-a-turns = Non. Tout le monde cherche en même temps, et la première personne qui voit un swish l’annonce.
rules-swish-q-flip = Puis-je retourner une carte ?
rules-swish-a-flip = Oui : gauche–droite, haut–bas ou d’un demi-tour. Mais une carte reste toujours à la verticale.
rules-swish-q-colour = Les couleurs comptent-elles ?
rules-swish-a-colour = Elles aident à chercher. Une balle et un anneau dans la même case ont toujours la même couleur.
rules-swish-q-first = Et si deux personnes annoncent en même temps ?
rules-swish-a-first = La première annonce compte. Ensuite, personne d’autre ne peut annoncer avant la fin de la preuve.
rules-swish-q-time = Combien de temps ai-je pour prouver ?
rules-swish-a-time = Tu as { $proof } secondes.
rules-swish-q-wrong = Et si je me trompe ?
rules-swish-a-wrong = Tu perds la dernière carte que tu as gagnée, si tu en as une.{ $wait ->
    [0] {""}
    [one] {" "}Et tu ne peux plus annoncer pendant { $wait } seconde.
   *[other] {" "}Et tu ne peux plus annoncer pendant { $wait } secondes.
}
rules-swish-q-nobody = Et si personne ne trouve de swish ?
rules-swish-a-nobody = Dis « pas de swish ». Quand tout le monde l’a dit, on échange quatre cartes.
rules-swish-q-bluff = Puis-je dire « pas de swish » alors qu’il y en a un ?
rules-swish-a-bluff = Oui. La table ne dit jamais si c’était vrai.
rules-swish-q-big = Les grands swishs valent-ils plus ?
rules-swish-a-big = Chaque carte vaut un point : un swish de cinq cartes rapporte donc cinq points.
rules-swish-q-end = Quand la partie est-elle finie ?
rules-swish-a-end = Quand la pioche est vide et qu’il ne reste plus de swish permis, ou quand tout le monde le dit avec une pioche vide.

## swirl

rules-swirl-summary = Capture des cartes du milieu en additionnant, et collectionne ton animal marin dans les { $colours } couleurs. La première personne qui a cette série complète gagne aussitôt.
rules-swirl-cards = Il y a { $creature-cards } cartes d’animaux : { $creatures } animaux marins en { $colours } couleurs, numérotés de 1 à { $numbers }. Et il y a { $action-cards } cartes d’action : { $one } « Prends-en une », { $all } « Prends tout », { $snatch } « Pique » et { $swirl } « Tourbillon ». On joue de 2 à 4.
rules-swirl-aim = D’abord, à partir de la première chaise, chaque personne choisit un animal différent et le veut une fois dans chacune des { $colours } couleurs. Ces cartes sont ta série.
rules-swirl-deal = Chaque personne reçoit { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}, face cachée. Quatre cartes d’animaux sont posées face visible au milieu.
rules-swirl-first = La première chaise commence, et on tourne vers la gauche. { $rotating ->
    [yes] Après chaque donne, la personne suivante à gauche commence.
   *[no] Après chaque donne, la première chaise recommence.
}
rules-swirl-turn = À ton tour, joue une carte.
rules-swirl-capture = Une carte d’animal capture chaque carte qui porte le même nombre et chaque groupe de cartes dont la somme fait ce nombre : un 9 prend un 9, et aussi un 5 avec un 4. Seuls les nombres comptent, pas les couleurs ni les animaux.
rules-swirl-choice = Si des groupes ont des cartes en commun, tu choisis lesquels capturer. Mais ce que tu laisses ne doit plus faire ton nombre.
rules-swirl-stays = Une carte qui capture vient à toi avec tout ce qu’elle a capturé. Une carte qui ne capture rien reste au milieu.
rules-swirl-must = Rien ne t’oblige à jouer une carte qui capture ; mais si tu la joues, elle doit capturer.
rules-swirl-pile = Les cartes capturées vont face cachée sur ta pile. Mais une carte de ton animal dans une couleur que tu n’as pas encore va face visible dans ta série.
rules-swirl-collect = « Prends-en une » prend n’importe quelle carte du milieu ; « Prends tout » les prend toutes.
rules-swirl-snatch = « Pique » prend une carte de ton choix dans la série de quelqu’un d’autre et la met sur ta pile. Si la pile de cette personne contient une autre carte du même animal et de la même couleur, celle-ci la remplace.
rules-swirl-swirl = « Tourbillon » : les autres posent toutes leurs cartes face visible au milieu. Puis tu joues le reste des tiennes sans les autres. Les cartes posées ne capturent rien, et les cartes d’action posées ne font rien ; seules « Prends-en une » et « Prends tout » peuvent les prendre.
rules-swirl-played = Les cartes d’action que tu as jouées vont sur ta pile. S’il n’y a rien à prendre, une carte d’action est sans effet.
rules-swirl-again = Quand plus personne n’a de cartes, tout le monde en reçoit { $hand ->
    [one] { $hand } nouvelle
   *[other] { $hand } nouvelles
} ; le milieu reste tel quel. S’il n’y en a pas assez, tout le monde en reçoit le même nombre, plus petit.
rules-swirl-win = La première personne qui a la série complète gagne aussitôt. Si les cartes s’épuisent, ce qui est au milieu ne compte pour personne : la plus longue série gagne, puis la plus grande pile.
rules-swirl-teams-play = À quatre, on peut jouer en deux équipes. Les partenaires s’assoient face à face et collectionnent un animal par personne. La première série complète gagne pour les deux ; sinon, les équipes comparent la somme de leurs séries, puis de leurs piles.
rules-swirl-teams-more = On ne pique qu’à l’autre équipe, mais avec un tourbillon, la personne qui joue avec toi pose aussi ses cartes. Une carte de son animal va sur ta propre pile.
rules-swirl-detail-1 = Dans le jeu classique, chaque animal a les nombres 1, 2, 2, 3, 3 et ainsi de suite jusqu’à 9, 9, 10 ; tous les nombres n’existent pas dans toutes les couleurs. Dans les enregistrements, ses cartes s’appellent 0 à 84. On peut jouer avec son propre jeu de cartes.
rules-swirl-detail-2 = Si plusieurs cartes vont dans une série, ou peuvent remplacer une carte piquée, on prend le plus petit nombre.
rules-swirl-detail-3 = Tout le monde voit chaque carte capturée : une pile n’a donc pas de secret, seulement les mains et les cartes pas encore données. Les ex æquo partagent leur place.
rules-swirl-detail-4 = Une table peut donner de l’avance à quelqu’un : sa série compte une ou deux cartes de plus.
rules-swirl-card-1 = Joue une carte : elle capture son propre nombre et chaque groupe dont la somme le fait.
rules-swirl-card-2 = Pas de capture : elle reste au milieu. Ton animal dans une nouvelle couleur : dans ta série.
rules-swirl-card-3 = Prends-en une, Prends tout, Pique dans une série, Tourbillon : les autres posent leurs cartes.
rules-swirl-card-4 = Les { $colours } couleurs gagnent aussitôt. Sinon, la plus longue série, puis la plus grande pile.
rules-swirl-q-pass = Est-ce que je peux passer ?
rules-swirl-a-pass = Non. Tu joues une carte à chaque tour.
rules-swirl-q-nothing = Et si ma carte ne capture rien ?
rules-swirl-a-nothing = Elle reste au milieu, et d’autres peuvent la capturer.
rules-swirl-q-must = Dois-je capturer ?
rules-swirl-a-must = Tu peux jouer une autre carte. Mais une carte qui peut capturer doit capturer quand tu la joues.
rules-swirl-q-three = Puis-je additionner trois cartes ?
rules-swirl-a-three = Oui, autant que tu veux : un 10 prend 2 + 3 + 5.
rules-swirl-q-several = Une carte peut-elle capturer plusieurs groupes ?
rules-swirl-a-several = Oui, tous d’un coup, s’ils n’ont aucune carte en commun.
rules-swirl-q-same = Et si je capture mon animal dans une couleur que j’ai déjà ?
rules-swirl-a-same = La carte va sur ta pile. Elle peut remplacer celle de ta série si quelqu’un te la pique.
rules-swirl-q-snatched = Une carte piquée va-t-elle dans ma série ?
rules-swirl-a-snatched = Non. Elle va toujours sur ta pile.
rules-swirl-q-empty = Et si le milieu est vide ?
rules-swirl-a-empty = Une carte d’animal y reste alors. « Prends-en une » et « Prends tout » sont sans effet.
rules-swirl-q-hand = Et si je n’ai plus de cartes ?
rules-swirl-a-hand = Attends que plus personne n’en ait ; alors tout le monde en reçoit de nouvelles.
rules-swirl-q-cards = Qui gagne si personne ne complète de série ?
rules-swirl-a-cards = Quand il n’y a plus de cartes, la plus longue série gagne ; à égalité, la plus grande pile.

## swishbones

rules-swishbones-summary = Ton poisson nage en ondulant : l’arête de sa queue passe devant. Touche de la nourriture pour la manger et grandir, mais deux voisines d’un poisson ne doivent jamais avoir la même couleur. Le meilleur score gagne.
rules-swishbones-pieces = Il y a 4 têtes (rouge, jaune, verte, bleue) et { $bones } arêtes des mêmes couleurs, pour 2 à 4 personnes. Chaque pièce d’un poisson compte comme une arête, la tête aussi.
rules-swishbones-pond = Les arêtes sont éparpillées dans un étang rond.
rules-swishbones-fish = La personne qui joue en dernier commence, puis on remonte : chaque personne prend la tête de sa couleur et met derrière elle une arête d’une autre couleur, prise dans l’étang.
rules-swishbones-place = Puis le poisson va au bord de l’étang et regarde vers le milieu. La personne qui joue en dernier choisit où ; les autres se placent à distances égales.
rules-swishbones-first = Maintenant la première chaise joue le premier coup, et on tourne vers la gauche.
rules-swishbones-swims = À ton tour, ton poisson ondule : l’arête de sa queue passe devant, tout droit ou en virant de { $widest }° au plus d’un côté. Il faut onduler au moins une fois, si c’est possible.
rules-swishbones-bends = À cette table, un poisson ne peut virer que de : { $bends }.
rules-swishbones-move = Ton coup finit quand la tête est de nouveau devant, quand l’arête de devant touche de la nourriture, ou quand tu t’arrêtes. Un poisson de cinq pièces, la tête devant, peut donc onduler jusqu’à cinq fois.
rules-swishbones-blocked = L’arête de devant ne doit toucher aucun autre poisson, ni le sien, sauf l’arête juste derrière elle. C’est vrai même si elle touche en même temps de la nourriture. Si tu ne peux pas onduler du tout, tu passes.
rules-swishbones-touch = Deux arêtes se touchent dès qu’elles se chevauchent, même un peu.
rules-swishbones-eat = La nourriture, c’est toute arête qui n’est dans aucun poisson. Ton poisson mange ce que son arête de devant touche : cela va derrière la queue.
rules-swishbones-colours = Deux voisines d’un poisson ne doivent jamais avoir la même couleur, et la queue compte comme voisine de l’arête de devant. La nourriture de la couleur de ta queue ou de ton arête de devant, telles qu’elles sont à ce moment-là, est donc indigeste.
rules-swishbones-penalty = La nourriture indigeste va sur ta pile de pénalités, tout comme celle pour laquelle il n’y a pas de place derrière ta queue.
rules-swishbones-end = La partie finit quand il n’y a plus de nourriture, ou après { $quiet ->
    [one] { $quiet } tour de table entier sans qu’une arête ait quitté l’étang.
   *[other] { $quiet } tours de table entiers sans qu’une arête ait quitté l’étang.
}
rules-swishbones-win = Ton score : les arêtes de ton poisson, tête comprise, moins celles de ta pile de pénalités. Le meilleur score gagne ; à égalité, on partage la place.
rules-swishbones-detail-1 = L’étang a un rayon de 8 largeurs d’arête. { $spacing ->
    [2000] Entre deux arêtes, il y a au moins une largeur d’arête d’eau ; c’est bien pour une première partie.
    [1000] Ses arêtes peuvent même se toucher.
   *[other] Ses arêtes sont plus serrées que dans une première partie, où une largeur d’arête d’eau les sépare.
} La personne qui commence peut aussi aménager l’étang à la main.
rules-swishbones-detail-2 = L’étang se mesure en nombres entiers : 1000 pour une largeur d’arête, et 360 caps. Toutes les pièces sont numérotées. Ainsi, chaque ordinateur joue exactement la même partie.
rules-swishbones-detail-3 = Les voisines d’un poisson ne comptent pas comme un contact. On ne vérifie que quand une arête est posée.
rules-swishbones-detail-4 = Si l’arête de devant en touche plusieurs à la fois, le poisson les essaie toutes, la plus proche d’abord. Une arête mangée se place droit derrière la queue, ou avec le plus petit virage où elle ne touche rien.
rules-swishbones-detail-5 = Un tour de table, c’est un tour de chaque personne à la suite, même en passant. Une arête indigeste compte ici comme mangée. Une table peut demander deux tours de table sans manger.
rules-swishbones-detail-6 = Une table peut donner de l’avance à quelqu’un : jusqu’à 6 points de plus.
rules-swishbones-card-1 = Onduler : l’arête de la queue passe devant, avec un virage de { $widest }° au plus. Au moins une fois, jusqu’à ce que la tête soit devant.
rules-swishbones-card-2 = Ne touche jamais un autre poisson, ni le tien.
rules-swishbones-card-3 = La nourriture va derrière la queue. De la couleur de ta queue ou de l’arête de devant, c’est une pénalité.
rules-swishbones-card-4 = Plus de nourriture, ou { $quiet ->
    [one] { $quiet } tour
   *[other] { $quiet } tours
} de table sans manger : arêtes moins pénalités, le meilleur score gagne.
rules-swishbones-q-pass = Est-ce que je peux passer ?
rules-swishbones-a-pass = Seulement si ton poisson ne peut pas onduler du tout. Sinon, il faut onduler au moins une fois.
rules-swishbones-q-stop = Puis-je m’arrêter plus tôt ?
rules-swishbones-a-stop = Oui, après au moins une ondulation.
rules-swishbones-q-far = Jusqu’où puis-je nager en un tour ?
rules-swishbones-a-far = Jusqu’à ce que ta tête soit de nouveau devant : un poisson de cinq pièces, la tête devant, peut onduler cinq fois.
rules-swishbones-q-own = Mon poisson peut-il se toucher lui-même ?
rules-swishbones-a-own = Non. L’arête de devant ne peut toucher que celle juste derrière elle.
rules-swishbones-q-food = Qu’est-ce que la nourriture ?
rules-swishbones-a-food = Toute arête de l’étang qui n’est dans aucun poisson.
rules-swishbones-q-colour = Quelles arêtes puis-je digérer ?
rules-swishbones-a-colour = Celles qui n’ont ni la couleur de ta queue ni celle de ton arête de devant, telles qu’elles sont quand tu les touches.
rules-swishbones-q-bad = Que devient la nourriture que je ne peux pas digérer ?
rules-swishbones-a-bad = Elle va sur ta pile de pénalités et te coûte un point.
rules-swishbones-q-edge = Puis-je sortir de l’étang ?
rules-swishbones-a-edge = Oui. L’eau n’a pas de bord.
rules-swishbones-q-nobody = Et si plus personne ne peut manger ?
rules-swishbones-a-nobody = La partie finit après { $quiet ->
    [one] { $quiet } tour de table entier sans qu’une arête ait quitté l’étang.
   *[other] { $quiet } tours de table entiers sans qu’une arête ait quitté l’étang.
}
rules-swishbones-q-win = Qui gagne ?
rules-swishbones-a-win = Le meilleur score : les arêtes de ton poisson, tête comprise, moins tes arêtes de pénalité.
