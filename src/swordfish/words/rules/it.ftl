# Le regole dei giochi, passo per passo; `words/<game>.py` dice quali regole del regolamento copre ogni passo.

rules-things = Che cosa serve
rules-setup = Prima di cominciare
rules-play = Come si gioca
rules-swishing = Che cos’è uno swish
rules-turn = Il tuo turno
rules-eating = Mangiare
rules-captured = Le carte catturate
rules-actions = Le carte azione
rules-none = Quando nessuno vede uno swish
rules-super = Super Swipe
rules-end = La fine
rules-ways = Modi di giocare
rules-teams = Due squadre

## swipe

rules-swipe-summary = Tira tutti i tuoi dadi e fai quello che mostrano: vinci gettoni e dadi dal centro, o rubali agli altri. Quando al centro non ci sono più gettoni, vince chi ne ha di più.
rules-swipe-things = Servono { $dice } dadi e { $chips } gettoni; giocano da 2 a 6 persone.
rules-swipe-die = Ogni dado ha sei facce. Due dicono «vinci un gettone». Le altre quattro sono «ruba un gettone», «ruba un dado», «vinci un dado» e X.
rules-swipe-setup = Si comincia con 2 gettoni e 2 dadi a testa; in cinque o sei, con 2 gettoni e 1 dado. Tutto il resto sta al centro.
rules-swipe-two = In due, al centro si mettono solo tre dadi; gli altri restano nella scatola.
rules-swipe-first = Comincia la prima sedia. A casa comincia chi è più giovane. Poi si gira verso sinistra.
rules-swipe-turn = Nel tuo turno tira tutti i tuoi dadi. Poi fai quello che mostrano, sempre in quest’ordine:
rules-swipe-order-1 = Ruba un gettone: prendi un gettone a chi ne ha uno.
rules-swipe-order-2 = Vinci un gettone: prendi un gettone dal centro.
rules-swipe-order-3 = Ruba un dado: prendi un dado a chi ne ha almeno due.
rules-swipe-order-4 = Vinci un dado: prendi un dado dal centro.
rules-swipe-order-5 = X: metti al centro uno dei tuoi dadi, ma mai l’ultimo.
rules-swipe-must = Quello che si può fare va fatto. Quello che non si può si salta.
rules-swipe-spread = Se rubi più volte, scegli ogni volta a chi: sempre alla stessa persona o a persone diverse.
rules-swipe-next = I dadi che vinci si tirano dal tuo prossimo turno in poi.
rules-swipe-super = Se tutti i tuoi dadi mostrano X, è un Super Swipe, anche con un dado solo. Non perdi niente, prendi un dado da tutti gli altri che ne hanno almeno due e hai un altro turno intero.
rules-swipe-end = La partita finisce quando al centro non ci sono più gettoni. Il lancio che ha preso l’ultimo gettone si gioca fino in fondo.
rules-swipe-throws = A questo tavolo la partita finisce anche dopo { $throws ->
    [one] un lancio
   *[other] { $throws } lanci
}.
rules-swipe-win = Vince chi ha più gettoni. A parità decide chi ha più dadi. Se è ancora parità, c’è uno spareggio: chi è alla pari tira un dado, e vince la prima X.
rules-swipe-detail-1 = Un dado perso per una X non si può rivincere con lo stesso lancio. Se si può rubare a una persona sola, lo fa il tavolo per te.
rules-swipe-detail-2 = Se più persone tirano una X nello stesso giro dello spareggio, continuano tra loro. Se non la tira nessuno, tirano tutti di nuovo. Lo spareggio decide solo il primo posto; sotto contano i gettoni, poi i dadi, e chi è alla pari condivide il posto.
rules-swipe-detail-3 = Un tavolo può dare un vantaggio a qualcuno: fino a 8 gettoni in più, presi dal centro, dove ne resta almeno uno.
rules-swipe-card-1 = Tira tutti i dadi, poi in ordine: ruba un gettone, vinci un gettone, ruba un dado, vinci un dado, X.
rules-swipe-card-2 = La X costa un dado. Nessuno perde mai l’ultimo dado.
rules-swipe-card-3 = Tutte X: Super Swipe. Prendi un dado da chi ne ha due o più e gioca ancora.
rules-swipe-card-4 = Centro senza gettoni{ $throws ->
    [0] {""}
    [one] , o dopo un lancio
   *[other] , o dopo { $throws } lanci
}: più gettoni, poi più dadi, poi uno spareggio.
rules-swipe-q-pass = Posso passare?
rules-swipe-a-pass = No. Tiri sempre tutti i dadi e fai tutto quello che si può.
rules-swipe-q-who = A chi posso rubare?
rules-swipe-a-who = A tutti: un gettone a chi ne ha uno, un dado a chi ne ha almeno due.
rules-swipe-q-last = Posso perdere il mio ultimo dado?
rules-swipe-a-last = No. Nessuno può rubarlo, e una X non te lo toglie mai.
rules-swipe-q-order = In che ordine contano i dadi?
rules-swipe-a-order = Sempre lo stesso: ruba un gettone, vinci un gettone, ruba un dado, vinci un dado, X.
rules-swipe-q-new = Posso tirare un dado che ho appena vinto?
rules-swipe-a-new = Non in questo turno. Lo tiri dal prossimo turno in poi.
rules-swipe-q-empty = E se al centro non ci sono più dadi?
rules-swipe-a-empty = Allora «vinci un dado» si salta. Rubare si può ancora.
rules-swipe-q-nobody = E se nessuno ha un gettone da rubare?
rules-swipe-a-nobody = Allora «ruba un gettone» si salta.
rules-swipe-q-super = Che cos’è un Super Swipe?
rules-swipe-a-super = Tutti i tuoi dadi mostrano X. Non perdi niente, prendi un dado da tutti quelli che ne hanno due o più e tiri di nuovo.
rules-swipe-q-end = Quando finisce la partita?
rules-swipe-a-end = Quando al centro non ci sono più gettoni e il lancio che ha preso l’ultimo è stato giocato.{ $throws ->
    [0] {""}
    [one] {" "}A questo tavolo anche dopo un lancio.
   *[other] {" "}A questo tavolo anche dopo { $throws } lanci.
}
rules-swipe-q-tie = E se due persone hanno gli stessi gettoni?
rules-swipe-a-tie = Allora decidono i dadi. Se anche quelli sono pari, ognuna tira un dado finché non esce una X.

## swish

rules-swish-summary = Si gioca tutti insieme. Cerca carte che si possono sovrapporre in modo che ogni palla sia in un canestro: uno swish. Chiamalo, dimostralo, e le carte sono tue. Alla fine vince chi ha più carte.
rules-swish-cards = Le carte trasparenti sono { $cards }. Ognuna ha 4 righe di 3 caselle, con una palla e un canestro in due caselle diverse.
rules-swish-colour = La casella dà il colore: gli angoli sono blu, il resto delle colonne esterne è arancione, gli estremi della colonna di mezzo sono verdi e il suo centro è viola. Una palla e un canestro nella stessa casella hanno quindi sempre lo stesso colore.
rules-swish-turned = Una carta si può girare di mezzo giro e ribaltare sinistra–destra o sopra–sotto, ma resta sempre in verticale.
rules-swish-setup = Sedici carte sono scoperte in 4 righe di 4. Giocano da 1 a 8 persone.
rules-swish-swish = Uno swish sono da 2 a 12 carte che si possono sovrapporre in modo che ogni palla sia in un canestro e nessun canestro resti vuoto. Nessuna casella può avere due palle o due canestri.
rules-swish-point = Ogni carta raccolta è un punto.
rules-swish-search = Nessuno aspetta il suo turno. Cerca solo con gli occhi: mentre si cerca, sul tavolo non si muove niente.
rules-swish-call = Appena vedi uno swish, chiamalo. Da quel momento nessun altro può chiamare. Si può chiamare solo se tutti e 16 gli spazi sono occupati, o quando il mazzo non può più riempirli.
rules-swish-prove = Ora hai { $proof } secondi per dimostrarlo: posa ogni carta sul tappetino come deve stare.
rules-swish-proven = Se è uno swish, tieni le carte, e ne arrivano di nuove negli spazi vuoti.
rules-swish-failed = Se non lo è, o se il tempo è scaduto, le carte restano. Perdi l’ultima carta che hai raccolto, se ne hai una: è fuori dal gioco.{ $wait ->
    [0] {""}
    [one] {" "}E non puoi chiamare per un secondo.
   *[other] {" "}E non puoi chiamare per { $wait } secondi.
}
rules-swish-none-said = Se pensi che non ci sia nessuno swish, dillo. Quando lo dicono tutti, quattro carte tornano nel mazzo e altre quattro prendono il loro posto. Il tavolo non dice mai se era vero.
rules-swish-none-back = Puoi annullarlo finché non l’hanno detto tutti, e ogni chiamata cancella quello che è stato detto.
rules-swish-end = La partita finisce quando il mazzo è vuoto e nessuno può più fare uno swish permesso, o quando nemmeno le carte rimaste potrebbero darne uno. Se il mazzo è vuoto, finisce anche quando tutti dicono che non c’è nessuno swish.
rules-swish-win = Vince chi ha più carte. A parità la vittoria è condivisa.
rules-swish-limit = A questo tavolo uno swish deve avere { $exact ->
    [0] da { $least } a { $most } carte.
   *[other] esattamente { $exact } carte.
}
rules-swish-ways = Per cominciare si raccolgono swish di esattamente 2 carte. A livello esperto ne servono almeno 3, 4 o 5. In un gruppo misto chi ha esperienza ha bisogno di 3 o più, e gli altri possono prenderli tutti. Uno swish fuori dal tuo limite è una prova fallita.
rules-swish-solo = In solitario si gioca contro il cronometro. Il tuo «niente swish» cambia subito quattro carte. Prima contano le carte, poi il tempo.
rules-swish-detail-1 = Ci sono 36 tipi di carta; il mazzo classico ha 60 carte, con 24 tipi doppi. Si può giocare con carte proprie, se sono almeno 16.
rules-swish-detail-2 = Due swish senza carte né caselle in comune, posati insieme, valgono come un solo swish della loro grandezza comune.
rules-swish-detail-3 = Le carte arrivano in un verso qualsiasi. Una chiamata vale per le carte che vedevi in quel momento. Una prova vale fino all’ultimo millisecondo prima del limite.
rules-swish-detail-4 = Le quattro carte cambiate sono estratte a caso. Se il mazzo ne ha meno di quattro, se ne cambiano quante ne ha.
rules-swish-card-1 = Uno swish: { $exact ->
    [0] da { $least } a { $most }
   *[other] { $exact }
} carte sovrapposte, ogni palla in un canestro, ogni canestro con la sua palla.
rules-swish-card-2 = Ribalta sinistra–destra, ribalta sopra–sotto, mezzo giro. Le carte restano in verticale.
rules-swish-card-3 = Vedilo, chiamalo, dimostralo in { $proof } secondi. Giusto: tieni le carte. Sbagliato: perdine una.
rules-swish-card-4 = Tutti dicono «niente swish»: si cambiano quattro carte. Vince chi ha più carte.
rules-swish-q-turns = Si gioca a turno?
rules-swish-a-turns = No. Cercano tutti insieme, e la prima persona che vede uno swish lo chiama.
rules-swish-q-flip = Posso ribaltare una carta?
rules-swish-a-flip = Sì: sinistra–destra, sopra–sotto o di mezzo giro. Ma una carta resta sempre in verticale.
rules-swish-q-colour = I colori contano?
rules-swish-a-colour = Aiutano a cercare. Una palla e un canestro nella stessa casella hanno sempre lo stesso colore.
rules-swish-q-first = E se due persone chiamano insieme?
rules-swish-a-first = Vale la prima chiamata. Dopo nessun altro può chiamare finché la prova non è finita.
rules-swish-q-time = Quanto tempo ho per la prova?
rules-swish-a-time = Hai { $proof } secondi.
rules-swish-q-wrong = E se sbaglio?
rules-swish-a-wrong = Perdi l’ultima carta che hai raccolto, se ne hai una.{ $wait ->
    [0] {""}
    [one] {" "}E non puoi chiamare per un secondo.
   *[other] {" "}E non puoi chiamare per { $wait } secondi.
}
rules-swish-q-nobody = E se nessuno trova uno swish?
rules-swish-a-nobody = Di’ «niente swish». Quando l’hanno detto tutti, si cambiano quattro carte.
rules-swish-q-bluff = Posso dire «niente swish» anche se ce n’è uno?
rules-swish-a-bluff = Sì. Il tavolo non dice mai se era vero.
rules-swish-q-big = Gli swish grandi valgono di più?
rules-swish-a-big = Ogni carta è un punto: uno swish di cinque carte vale quindi cinque punti.
rules-swish-q-end = Quando finisce la partita?
rules-swish-a-end = Quando il mazzo è vuoto e non c’è più nessuno swish permesso, o quando a mazzo vuoto lo dicono tutti.

## swirl

rules-swirl-summary = Cattura carte dal centro sommando, e colleziona la tua creatura marina in tutti e { $colours } i colori. La prima persona che completa questa serie vince subito.
rules-swirl-cards = Ci sono { $creature-cards } carte creatura: { $creatures } creature marine in { $colours } colori, numerate da 1 a { $numbers }. E ci sono { $action-cards } carte azione: { $one } «prendine una», { $all } «prendile tutte», { $snatch } «arraffa» e { $swirl } «vortice». Giocano da 2 a 4 persone.
rules-swirl-aim = Prima di tutto, dalla prima sedia in poi, ogni persona sceglie una creatura diversa e la vuole una volta in ognuno dei { $colours } colori. Queste carte sono la tua serie.
rules-swirl-deal = Ogni persona riceve { $hand ->
    [one] una carta coperta
   *[other] { $hand } carte coperte
}. Quattro carte creatura sono scoperte al centro.
rules-swirl-first = Comincia la prima sedia e si gira verso sinistra. { $rotating ->
    [yes] Dopo ogni distribuzione comincia la persona successiva a sinistra.
   *[no] Dopo ogni distribuzione ricomincia la prima sedia.
}
rules-swirl-turn = Nel tuo turno gioca una carta.
rules-swirl-capture = Una carta creatura cattura ogni carta con il suo stesso numero e ogni gruppo di carte che sommate fanno quel numero: un 9 prende un 9, e anche un 5 con un 4. Contano solo i numeri, non i colori né le creature.
rules-swirl-choice = Se i gruppi hanno carte in comune, scegli tu quali catturare. Ma quello che lasci non deve più dare il tuo numero.
rules-swirl-stays = Una carta che cattura viene a te con tutto quello che ha catturato. Una carta che non cattura niente resta al centro.
rules-swirl-must = Niente ti obbliga a giocare una carta che cattura; ma se la giochi, deve catturare.
rules-swirl-pile = Le carte catturate vanno coperte sulla tua pila. Ma una carta della tua creatura in un colore che non hai ancora va scoperta nella tua serie.
rules-swirl-collect = «Prendine una» prende una carta qualsiasi dal centro; «prendile tutte» le prende tutte.
rules-swirl-snatch = «Arraffa» prende una carta a tua scelta dalla serie di qualcun altro e la mette sulla tua pila. Se nella pila di quella persona ce n’è un’altra della stessa creatura e dello stesso colore, prende il posto vuoto.
rules-swirl-swirl = «Vortice»: tutti gli altri mettono al centro le loro carte, scoperte. Poi giochi da te tutte quelle che ti restano. Le carte messe al centro non catturano niente, e le carte azione lì non fanno niente; si prendono solo con «prendine una» e «prendile tutte».
rules-swirl-played = Le carte azione che hai giocato vanno sulla tua pila. Se non c’è niente da prendere, una carta azione non ha effetto.
rules-swirl-again = Quando nessuno ha più carte, ogni persona ne riceve { $hand ->
    [one] una nuova
   *[other] { $hand } nuove
}; il centro resta com’è. Se sono troppo poche, tutti ne ricevono lo stesso numero, più piccolo.
rules-swirl-win = La prima persona che ha la serie completa vince subito. Se le carte finiscono, quello che resta al centro non conta per nessuno: vince la serie più lunga, poi la pila più grande.
rules-swirl-teams-play = In quattro si può giocare in due squadre. Chi è in squadra siede di fronte, e ogni persona colleziona una creatura. La prima serie completa vince per tutta la squadra; altrimenti le squadre confrontano la somma delle serie, poi delle pile.
rules-swirl-teams-more = Si arraffa solo dall’altra squadra, ma con un vortice anche chi è in squadra con te mette al centro le sue carte. Una carta della sua creatura va sulla tua pila.
rules-swirl-detail-1 = Nel mazzo classico ogni creatura ha i numeri 1, 2, 2, 3, 3 e così via fino a 9, 9, 10; non tutti i numeri esistono in tutti i colori. Nelle registrazioni le sue carte si chiamano da 0 a 84. Si può giocare con un mazzo proprio.
rules-swirl-detail-2 = Se più carte vanno bene per una serie, o possono sostituire una carta arraffata, si prende il numero più basso.
rules-swirl-detail-3 = Tutti vedono ogni carta catturata: una pila quindi non ha segreti, solo le mani e le carte non ancora distribuite. Chi è alla pari condivide il posto.
rules-swirl-detail-4 = Un tavolo può dare un vantaggio a qualcuno: la serie vale una o due carte in più.
rules-swirl-card-1 = Gioca una carta: cattura il suo stesso numero e ogni gruppo che lo fa sommando.
rules-swirl-card-2 = Nessuna cattura: resta al centro. La tua creatura in un colore nuovo: nella tua serie.
rules-swirl-card-3 = Prendine una, prendile tutte, arraffa da una serie, vortice: gli altri mettono al centro le loro carte.
rules-swirl-card-4 = Tutti e { $colours } i colori vincono subito. Altrimenti la serie più lunga, poi la pila più grande.
rules-swirl-q-pass = Posso passare?
rules-swirl-a-pass = No. A ogni turno giochi una carta.
rules-swirl-q-nothing = E se la mia carta non cattura niente?
rules-swirl-a-nothing = Resta al centro, e altri possono catturarla.
rules-swirl-q-must = Devo catturare?
rules-swirl-a-must = Puoi giocare un’altra carta. Ma una carta che può catturare deve farlo, se la giochi.
rules-swirl-q-three = Posso sommare tre carte?
rules-swirl-a-three = Sì, quante vuoi: un 10 prende 2 + 3 + 5.
rules-swirl-q-several = Una carta può catturare più gruppi?
rules-swirl-a-several = Sì, tutti insieme, se non hanno carte in comune.
rules-swirl-q-same = E se catturo la mia creatura in un colore che ho già?
rules-swirl-a-same = La carta va sulla tua pila. Può prendere il posto di quella della serie, se qualcuno te la arraffa.
rules-swirl-q-snatched = Una carta arraffata va nella mia serie?
rules-swirl-a-snatched = No. Va sempre sulla tua pila.
rules-swirl-q-empty = E se il centro è vuoto?
rules-swirl-a-empty = Una carta creatura allora resta lì. «Prendine una» e «prendile tutte» non hanno effetto.
rules-swirl-q-hand = E se non ho più carte?
rules-swirl-a-hand = Aspetta che nessuno ne abbia più; allora ne ricevete tutti di nuove.
rules-swirl-q-cards = Chi vince se nessuno completa una serie?
rules-swirl-a-cards = Quando le carte sono finite vince la serie più lunga; a parità, la pila più grande.

## swishbones

rules-swishbones-summary = Il tuo pesce nuota facendo swish: la lisca in coda passa davanti. Tocca il cibo per mangiarlo e crescere, ma due vicine in un pesce non devono mai avere lo stesso colore. Vince il punteggio più alto.
rules-swishbones-pieces = Ci sono 4 teste (rossa, gialla, verde, blu) e { $bones } lische degli stessi colori; giocano da 2 a 4 persone. Ogni pezzo di un pesce conta come una lisca, anche la testa.
rules-swishbones-pond = Le lische sono sparse in uno stagno rotondo.
rules-swishbones-fish = Comincia la persona che gioca per ultima, poi si va all’indietro: ogni persona prende la testa del suo colore e mette dietro una lisca di un altro colore presa dallo stagno.
rules-swishbones-place = Poi il pesce va sul bordo dello stagno e guarda verso il centro. La persona che gioca per ultima sceglie dove; gli altri si mettono a distanze uguali.
rules-swishbones-first = Ora la prima sedia fa la prima mossa, e si gira verso sinistra.
rules-swishbones-swims = Nel tuo turno il tuo pesce fa swish: la lisca in coda passa davanti, dritta o con una curva fino a { $widest }° per lato. Devi fare almeno uno swish, se puoi.
rules-swishbones-bends = A questo tavolo un pesce può curvare solo di: { $bends }.
rules-swishbones-move = La tua mossa finisce quando la testa è di nuovo davanti, quando la lisca davanti tocca del cibo o quando ti fermi. Un pesce di cinque pezzi con la testa davanti può quindi fare fino a cinque swish.
rules-swishbones-blocked = La lisca davanti non deve toccare un altro pesce, né il proprio, tranne la lisca che ha dietro. Vale anche se tocca insieme del cibo. Se non puoi fare nessuno swish, passi.
rules-swishbones-touch = Due lische si toccano appena si sovrappongono, anche di poco.
rules-swishbones-eat = Il cibo è ogni lisca che non è in nessun pesce. Il tuo pesce mangia quello che tocca la sua lisca davanti: va dietro la coda.
rules-swishbones-colours = Due vicine in un pesce non devono mai avere lo stesso colore, e la coda conta come vicina della lisca davanti. È quindi indigesto il cibo del colore della tua coda o della tua lisca davanti, come sono in quel momento.
rules-swishbones-penalty = Il cibo indigesto va sulla tua pila di penalità, e così il cibo per cui dietro la coda non c’è posto.
rules-swishbones-end = La partita finisce quando non c’è più cibo, o dopo { $quiet ->
    [one] un giro intero in cui nessuna lisca ha lasciato lo stagno.
   *[other] { $quiet } giri interi in cui nessuna lisca ha lasciato lo stagno.
}
rules-swishbones-win = Il tuo punteggio: le lische del tuo pesce, testa compresa, meno quelle della tua pila di penalità. Vince il punteggio più alto; a parità si condivide il posto.
rules-swishbones-detail-1 = Lo stagno ha un raggio di 8 larghezze di lisca. { $spacing ->
    [2000] Tra due lische c’è almeno acqua larga una lisca; va bene per una prima partita.
    [1000] Le sue lische possono perfino toccarsi.
   *[other] Le sue lische sono più vicine che in una prima partita, dove le separa acqua larga una lisca.
} Chi comincia può anche preparare lo stagno a mano.
rules-swishbones-detail-2 = Lo stagno si misura in numeri interi: 1000 per la larghezza di una lisca, e 360 rotte. Tutti i pezzi hanno un numero. Così ogni computer gioca esattamente la stessa partita.
rules-swishbones-detail-3 = Le vicine in un pesce non contano come contatto. Il contatto si controlla solo quando si posa una lisca.
rules-swishbones-detail-4 = Se la lisca davanti ne tocca più d’una insieme, il pesce le prova tutte, dalla più vicina. Una lisca mangiata sta dritta dietro la coda, o con la curva più piccola a cui non tocca niente.
rules-swishbones-detail-5 = Un giro è un turno di ogni persona di fila, anche passando. Una lisca indigesta qui conta come mangiata. Un tavolo può chiedere due giri senza mangiare.
rules-swishbones-detail-6 = Un tavolo può dare un vantaggio a qualcuno: fino a 6 punti in più.
rules-swishbones-card-1 = Swish: la lisca in coda passa davanti, con una curva fino a { $widest }°. Almeno uno, finché la testa non torna davanti.
rules-swishbones-card-2 = Mai toccare un altro pesce, né il proprio.
rules-swishbones-card-3 = Il cibo va dietro la coda. Del colore della coda o della lisca davanti è una penalità.
rules-swishbones-card-4 = Niente cibo, o { $quiet ->
    [one] un giro
   *[other] { $quiet } giri
} senza mangiare: lische meno penalità, vince il punteggio più alto.
rules-swishbones-q-pass = Posso passare?
rules-swishbones-a-pass = Solo se il tuo pesce non può fare nessuno swish. Altrimenti devi farne almeno uno.
rules-swishbones-q-stop = Posso fermarmi prima?
rules-swishbones-a-stop = Sì, dopo almeno uno swish.
rules-swishbones-q-far = Fin dove posso nuotare in un turno?
rules-swishbones-a-far = Finché la testa non è di nuovo davanti: un pesce di cinque pezzi con la testa davanti può fare cinque swish.
rules-swishbones-q-own = Il mio pesce può toccare sé stesso?
rules-swishbones-a-own = No. La lisca davanti può toccare solo quella subito dietro.
rules-swishbones-q-food = Che cos’è il cibo?
rules-swishbones-a-food = Ogni lisca dello stagno che non è in nessun pesce.
rules-swishbones-q-colour = Quali lische posso digerire?
rules-swishbones-a-colour = Quelle che non hanno né il colore della tua coda né quello della tua lisca davanti, come sono quando le tocchi.
rules-swishbones-q-bad = Che cosa succede al cibo che non posso digerire?
rules-swishbones-a-bad = Va sulla tua pila di penalità e ti costa un punto.
rules-swishbones-q-edge = Posso uscire dallo stagno?
rules-swishbones-a-edge = Sì. L’acqua non ha bordi.
rules-swishbones-q-nobody = E se nessuno può più mangiare?
rules-swishbones-a-nobody = La partita finisce dopo { $quiet ->
    [one] un giro intero in cui nessuna lisca ha lasciato lo stagno.
   *[other] { $quiet } giri interi in cui nessuna lisca ha lasciato lo stagno.
}
rules-swishbones-q-win = Chi vince?
rules-swishbones-a-win = Il punteggio più alto: le lische del tuo pesce, testa compresa, meno le tue lische di penalità.
