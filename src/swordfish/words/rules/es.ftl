# Las reglas de los juegos, pasaje a pasaje; `words/<game>.py` dice qué reglas del reglamento cubre cada pasaje.

rules-things = Qué hace falta
rules-setup = Antes de empezar
rules-play = Cómo se juega
rules-swishing = Qué es un swish
rules-turn = Tu turno
rules-eating = Comer
rules-captured = Las cartas capturadas
rules-actions = Las cartas de acción
rules-none = Cuando nadie ve un swish
rules-super = Super Swipe
rules-end = El final
rules-ways = Maneras de jugar
rules-teams = Dos equipos

## swipe

rules-swipe-summary = Tira todos tus dados y haz lo que muestran: gana fichas y dados del centro, o róbaselos a los demás. Cuando en el centro no quedan fichas, gana quien tiene más.
rules-swipe-things = Hacen falta { $dice } dados y { $chips } fichas; juegan de 2 a 6 personas.
rules-swipe-die = Cada dado tiene seis caras. Dos dicen «gana una ficha». Las otras cuatro son «roba una ficha», «roba un dado», «gana un dado» y X.
rules-swipe-setup = Cada persona empieza con 2 fichas y 2 dados; si sois cinco o seis, con 2 fichas y 1 dado. Todo lo demás está en el centro.
rules-swipe-two = Con dos personas, en el centro se ponen solo tres dados; los otros se quedan en la caja.
rules-swipe-first = Empieza la primera silla. En casa empieza quien sea más joven. Después se sigue hacia la izquierda.
rules-swipe-turn = En tu turno, tira todos tus dados. Luego haz lo que muestran, siempre en este orden:
rules-swipe-order-1 = Roba una ficha: quítale una ficha a alguien que tenga una.
rules-swipe-order-2 = Gana una ficha: toma una ficha del centro.
rules-swipe-order-3 = Roba un dado: quítale un dado a alguien que tenga al menos dos.
rules-swipe-order-4 = Gana un dado: toma un dado del centro.
rules-swipe-order-5 = X: pon uno de tus dados en el centro, pero nunca el último.
rules-swipe-must = Lo que se puede hacer hay que hacerlo. Lo que no, se salta.
rules-swipe-spread = Si robas varias veces, eliges cada vez a quién: siempre a la misma persona o a varias.
rules-swipe-next = Los dados que ganas se tiran a partir de tu próximo turno.
rules-swipe-super = Si todos tus dados muestran X, es un Super Swipe, aunque solo tengas un dado. No pierdes nada, le quitas un dado a cada persona que tenga al menos dos y juegas otro turno entero.
rules-swipe-end = La partida termina cuando en el centro no quedan fichas. La tirada que tomó la última ficha se juega hasta el final.
rules-swipe-throws = En esta mesa la partida también termina después de { $throws ->
    [one] una tirada
   *[other] { $throws } tiradas
}.
rules-swipe-win = Gana quien tiene más fichas. Si hay empate, quien tiene más dados. Si sigue el empate, hay un desempate: quienes empatan tiran un dado, y gana la primera X.
rules-swipe-detail-1 = Un dado perdido por una X no se puede recuperar con la misma tirada. Si solo se le puede robar a una persona, la mesa lo hace por ti.
rules-swipe-detail-2 = Si varias personas sacan una X en la misma ronda del desempate, siguen entre ellas. Si nadie la saca, todo el mundo tira otra vez. El desempate decide solo el primer puesto; por debajo cuentan las fichas, luego los dados, y quienes empatan comparten puesto.
rules-swipe-detail-3 = Una mesa puede dar ventaja a alguien: hasta 8 fichas más, tomadas del centro, donde queda al menos una.
rules-swipe-card-1 = Tira todos los dados y, en orden: roba una ficha, gana una ficha, roba un dado, gana un dado, X.
rules-swipe-card-2 = La X cuesta un dado. Nadie pierde nunca su último dado.
rules-swipe-card-3 = Todo X: Super Swipe. Quítale un dado a quien tenga dos o más y juega otra vez.
rules-swipe-card-4 = Centro sin fichas{ $throws ->
    [0] {""}
    [one] , o después de una tirada
   *[other] , o después de { $throws } tiradas
}: más fichas, luego más dados, luego un desempate.
rules-swipe-q-pass = ¿Puedo pasar?
rules-swipe-a-pass = No. Siempre tiras todos tus dados y haces todo lo que se puede.
rules-swipe-q-who = ¿A quién puedo robar?
rules-swipe-a-who = A cualquiera: una ficha a quien tenga una, un dado a quien tenga al menos dos.
rules-swipe-q-last = ¿Puedo perder mi último dado?
rules-swipe-a-last = No. Nadie puede robarlo, y una X nunca te lo quita.
rules-swipe-q-order = ¿En qué orden cuentan los dados?
rules-swipe-a-order = Siempre en el mismo: roba una ficha, gana una ficha, roba un dado, gana un dado, X.
rules-swipe-q-new = ¿Puedo tirar un dado que acabo de ganar?
rules-swipe-a-new = En este turno no. Lo tiras a partir de tu próximo turno.
rules-swipe-q-empty = ¿Y si en el centro no quedan dados?
rules-swipe-a-empty = Entonces «gana un dado» se salta. Todavía se pueden robar.
rules-swipe-q-nobody = ¿Y si nadie tiene una ficha que robar?
rules-swipe-a-nobody = Entonces «roba una ficha» se salta.
rules-swipe-q-super = ¿Qué es un Super Swipe?
rules-swipe-a-super = Todos tus dados muestran X. No pierdes nada, le quitas un dado a cada persona que tenga dos o más y vuelves a tirar.
rules-swipe-q-end = ¿Cuándo termina la partida?
rules-swipe-a-end = Cuando en el centro no quedan fichas y la tirada que tomó la última se ha jugado.{ $throws ->
    [0] {""}
    [one] {" "}En esta mesa, también después de una tirada.
   *[other] {" "}En esta mesa, también después de { $throws } tiradas.
}
rules-swipe-q-tie = ¿Y si dos personas tienen las mismas fichas?
rules-swipe-a-tie = Entonces deciden los dados. Si también tienen los mismos, cada una tira un dado hasta que sale una X.

## swish

rules-swish-summary = Todo el mundo juega a la vez. Busca cartas que se puedan superponer de modo que cada pelota esté en un aro: un swish. Cántalo, demuéstralo, y las cartas son tuyas. Al final gana quien tiene más cartas.
rules-swish-cards = Hay { $cards } cartas transparentes. Cada una tiene 4 filas de 3 casillas, con una pelota y un aro en dos casillas distintas.
rules-swish-colour = La casilla da el color: las esquinas son azules, el resto de las columnas exteriores es naranja, los extremos de la columna central son verdes y su centro es violeta. Así, una pelota y un aro en la misma casilla tienen siempre el mismo color.
rules-swish-turned = Una carta se puede girar media vuelta y voltear izquierda–derecha o arriba–abajo, pero siempre queda en vertical.
rules-swish-setup = Hay dieciséis cartas boca arriba, en 4 filas de 4. Juegan de 1 a 8 personas.
rules-swish-swish = Un swish son de 2 a 12 cartas que se pueden superponer de modo que cada pelota esté en un aro y ningún aro quede vacío. Ninguna casilla puede tener dos pelotas o dos aros.
rules-swish-point = Cada carta recogida es un punto.
rules-swish-search = Nadie espera su turno. Busca solo con los ojos: mientras se busca, en la mesa no se mueve ninguna carta.
rules-swish-call = En cuanto veas un swish, cántalo. Desde entonces nadie más puede cantar. Solo se puede cantar swish si los 16 lugares están ocupados, o cuando el mazo ya no puede llenarlos.
rules-swish-prove = Ahora tienes { $proof } segundos para demostrarlo: coloca cada carta en el tapete como debe estar.
rules-swish-proven = Si es un swish, te quedas las cartas, y otras nuevas llenan los huecos.
rules-swish-failed = Si no lo es, o si se acaba el tiempo, las cartas se quedan. Pierdes la última carta que recogiste, si tienes alguna; queda fuera del juego.{ $wait ->
    [0] {""}
    [one] {" "}Y no puedes cantar swish durante un segundo.
   *[other] {" "}Y no puedes cantar swish durante { $wait } segundos.
}
rules-swish-none-said = Si crees que no hay ningún swish, dilo. Cuando todo el mundo lo dice, cuatro cartas vuelven al mazo y otras cuatro ocupan su lugar. La mesa nunca dice si era verdad.
rules-swish-none-back = Puedes deshacerlo hasta que todo el mundo lo haya dicho, y cada vez que alguien canta swish se borra lo dicho.
rules-swish-end = La partida termina cuando el mazo está vacío y nadie puede hacer ya un swish permitido, o cuando ni siquiera las cartas que quedan podrían dar uno. Si el mazo está vacío, también termina cuando todo el mundo dice que no hay swish.
rules-swish-win = Gana quien tiene más cartas. Si hay empate, se comparte la victoria.
rules-swish-limit = En esta mesa un swish debe tener { $exact ->
    [0] de { $least } a { $most } cartas.
   *[other] exactamente { $exact } cartas.
}
rules-swish-ways = Para empezar se recogen swish de exactamente 2 cartas. En el nivel experto hacen falta al menos 3, 4 o 5. En un grupo mixto, quienes tienen experiencia necesitan 3 o más, y los demás pueden llevarse cualquiera. Un swish fuera de tu límite es una prueba fallida.
rules-swish-solo = En solitario se juega contra el cronómetro. Tu «no hay swish» cambia cuatro cartas al momento. Primero cuentan las cartas, luego el tiempo.
rules-swish-detail-1 = Hay 36 tipos de carta; el mazo clásico tiene 60 cartas, con 24 tipos repetidos. Se puede jugar con cartas propias, si hay al menos 16.
rules-swish-detail-2 = Dos swish sin cartas ni casillas en común, colocados juntos, cuentan como un solo swish de su tamaño común.
rules-swish-detail-3 = Las cartas llegan en cualquier orientación. Un swish cantado vale para las cartas que veías en ese momento. Una prueba cuenta hasta el último milisegundo antes del límite.
rules-swish-detail-4 = Las cuatro cartas que se cambian se sacan al azar. Si el mazo tiene menos de cuatro, se cambian tantas como tenga.
rules-swish-card-1 = Un swish: { $exact ->
    [0] de { $least } a { $most }
   *[other] { $exact }
} cartas superpuestas, cada pelota en un aro, cada aro con su pelota.
rules-swish-card-2 = Voltear izquierda–derecha, voltear arriba–abajo, media vuelta. Las cartas quedan en vertical.
rules-swish-card-3 = Míralo, cántalo, demuéstralo en { $proof } segundos. Bien: te quedas las cartas. Mal: pierdes una.
rules-swish-card-4 = Todo el mundo dice «no hay swish»: se cambian cuatro cartas. Gana quien tiene más cartas.
rules-swish-q-turns = ¿Jugamos por turnos?
rules-swish-a-turns = No. Todo el mundo busca a la vez, y quien ve primero un swish lo canta.
rules-swish-q-flip = ¿Puedo voltear una carta?
rules-swish-a-flip = Sí: izquierda–derecha, arriba–abajo o media vuelta. Pero una carta siempre queda en vertical.
rules-swish-q-colour = ¿Importan los colores?
rules-swish-a-colour = Ayudan a buscar. Una pelota y un aro en la misma casilla tienen siempre el mismo color.
rules-swish-q-first = ¿Y si dos personas cantan a la vez?
rules-swish-a-first = Vale quien canta primero. Después nadie más puede cantar hasta que acaba la prueba.
rules-swish-q-time = ¿Cuánto tiempo tengo para la prueba?
rules-swish-a-time = Tienes { $proof } segundos.
rules-swish-q-wrong = ¿Y si me he equivocado?
rules-swish-a-wrong = Pierdes la última carta que recogiste, si tienes alguna.{ $wait ->
    [0] {""}
    [one] {" "}Y no puedes cantar swish durante un segundo.
   *[other] {" "}Y no puedes cantar swish durante { $wait } segundos.
}
rules-swish-q-nobody = ¿Y si nadie encuentra un swish?
rules-swish-a-nobody = Di «no hay swish». Cuando todo el mundo lo ha dicho, se cambian cuatro cartas.
rules-swish-q-bluff = ¿Puedo decir «no hay swish» aunque haya uno?
rules-swish-a-bluff = Sí. La mesa nunca dice si era verdad.
rules-swish-q-big = ¿Los swish grandes valen más?
rules-swish-a-big = Cada carta es un punto: un swish de cinco cartas da cinco puntos.
rules-swish-q-end = ¿Cuándo termina la partida?
rules-swish-a-end = Cuando el mazo está vacío y no queda ningún swish permitido, o cuando todo el mundo lo dice con el mazo vacío.

## swirl

rules-swirl-summary = Captura cartas del centro sumando y colecciona tu criatura marina en los { $colours } colores. Quien completa primero esta serie gana al momento.
rules-swirl-cards = Hay { $creature-cards } cartas de criatura: { $creatures } criaturas marinas en { $colours } colores, numeradas del 1 al { $numbers }. Y hay { $action-cards } cartas de acción: { $one } «llévate una», { $all } «llévatelas todas», { $snatch } «arrebata» y { $swirl } «remolino». Juegan de 2 a 4 personas.
rules-swirl-aim = Primero, a partir de la primera silla, cada persona elige una criatura distinta y la quiere una vez en cada uno de los { $colours } colores. Esas cartas son tu serie.
rules-swirl-deal = Cada persona recibe { $hand ->
    [one] una carta
   *[other] { $hand } cartas
} boca abajo. En el centro hay cuatro cartas de criatura boca arriba.
rules-swirl-first = Empieza la primera silla y se sigue hacia la izquierda. { $rotating ->
    [yes] Después de cada reparto empieza la persona siguiente a la izquierda.
   *[no] Después de cada reparto empieza otra vez la primera silla.
}
rules-swirl-turn = En tu turno, juega una carta.
rules-swirl-capture = Una carta de criatura captura cada carta con su mismo número y cada grupo de cartas que suman ese número: un 9 se lleva un 9, y también un 5 con un 4. Solo cuentan los números, no los colores ni las criaturas.
rules-swirl-choice = Si los grupos comparten cartas, tú eliges cuáles capturar. Pero lo que dejas ya no puede sumar tu número.
rules-swirl-stays = Una carta que captura va contigo, con todo lo que ha capturado. Una carta que no captura nada se queda en el centro.
rules-swirl-must = No es obligatorio jugar una carta que captura; pero si la juegas, tiene que capturar.
rules-swirl-pile = Las cartas capturadas van boca abajo a tu montón. Pero una carta de tu criatura en un color que aún no tienes va boca arriba a tu serie.
rules-swirl-collect = «Llévate una» se lleva una carta cualquiera del centro; «llévatelas todas» se las lleva todas.
rules-swirl-snatch = «Arrebata» se lleva una carta que tú elijas de la serie de otra persona a tu montón. Si en el montón de esa persona hay otra carta de la misma criatura y del mismo color, ocupa el lugar vacío.
rules-swirl-swirl = «Remolino»: los demás dejan sus cartas en el centro, boca arriba. Después juegas tú, sin nadie más, las que te quedan. Las cartas dejadas no capturan, y las de acción no hacen nada; solo se toman con «llévate una» y «llévatelas todas».
rules-swirl-played = Las cartas de acción que has jugado van a tu montón. Si no hay nada que llevarse, una carta de acción no tiene efecto.
rules-swirl-again = Cuando nadie tiene cartas, cada persona recibe { $hand ->
    [one] una nueva
   *[other] { $hand } nuevas
}; el centro se queda como está. Si no hay bastantes, todo el mundo recibe el mismo número, más pequeño.
rules-swirl-win = Quien tiene primero la serie completa gana al momento. Si se acaban las cartas, lo que queda en el centro no cuenta para nadie: gana la serie más larga, luego el montón más grande.
rules-swirl-teams-play = Cuatro pueden jugar en dos equipos. Quienes van en equipo se sientan enfrente, y cada persona colecciona una criatura. La primera serie completa gana para todo el equipo; si no, los equipos comparan la suma de sus series, y luego de sus montones.
rules-swirl-teams-more = Solo se arrebata al otro equipo, pero con un remolino también deja sus cartas quien va en tu equipo. Una carta de su criatura va a tu propio montón.
rules-swirl-detail-1 = En el mazo clásico cada criatura tiene los números 1, 2, 2, 3, 3 y así hasta 9, 9, 10; no todos los números existen en todos los colores. En los registros sus cartas se llaman de 0 a 84. Se puede jugar con un mazo propio.
rules-swirl-detail-2 = Si varias cartas valen para una serie, o pueden ocupar el lugar de una carta arrebatada, se toma el número más bajo.
rules-swirl-detail-3 = Todo el mundo ve cada carta que se captura: un montón no tiene secretos, solo las manos y las cartas sin repartir. Quienes empatan comparten puesto.
rules-swirl-detail-4 = Una mesa puede dar ventaja a alguien: su serie cuenta una o dos cartas más.
rules-swirl-card-1 = Juega una carta: captura su mismo número y cada grupo que lo suma.
rules-swirl-card-2 = Sin captura: se queda en el centro. Tu criatura en un color nuevo: a tu serie.
rules-swirl-card-3 = Llévate una, llévatelas todas, arrebata de una serie, remolino: los demás dejan sus cartas.
rules-swirl-card-4 = Los { $colours } colores ganan al momento. Si no, la serie más larga, luego el montón más grande.
rules-swirl-q-pass = ¿Puedo pasar?
rules-swirl-a-pass = No. En cada turno juegas una carta.
rules-swirl-q-nothing = ¿Y si mi carta no captura nada?
rules-swirl-a-nothing = Se queda en el centro, y cualquiera puede capturarla.
rules-swirl-q-must = ¿Tengo que capturar?
rules-swirl-a-must = Puedes jugar otra carta. Pero una carta que puede capturar tiene que hacerlo si la juegas.
rules-swirl-q-three = ¿Puedo sumar tres cartas?
rules-swirl-a-three = Sí, las que quieras: un 10 se lleva 2 + 3 + 5.
rules-swirl-q-several = ¿Puede una carta capturar varios grupos?
rules-swirl-a-several = Sí, todos a la vez, si no comparten cartas.
rules-swirl-q-same = ¿Y si capturo mi criatura en un color que ya tengo?
rules-swirl-a-same = La carta va a tu montón. Puede ocupar el lugar de la de tu serie si alguien te la arrebata.
rules-swirl-q-snatched = ¿Una carta arrebatada va a mi serie?
rules-swirl-a-snatched = No. Va siempre a tu montón.
rules-swirl-q-empty = ¿Y si el centro está vacío?
rules-swirl-a-empty = Entonces una carta de criatura se queda ahí. «Llévate una» y «llévatelas todas» no tienen efecto.
rules-swirl-q-hand = ¿Y si me quedo sin cartas?
rules-swirl-a-hand = Espera hasta que nadie tenga; entonces cada persona recibe cartas nuevas.
rules-swirl-q-cards = ¿Quién gana si nadie completa una serie?
rules-swirl-a-cards = Cuando se acaban las cartas gana la serie más larga; si hay empate, el montón más grande.

## swishbones

rules-swishbones-summary = Tu pez avanza haciendo swish: la espina de la cola pasa delante. Toca comida para comerla y crecer, pero dos vecinas de un pez nunca deben tener el mismo color. Gana la puntuación más alta.
rules-swishbones-pieces = Hay 4 cabezas (roja, amarilla, verde, azul) y { $bones } espinas de los mismos colores; juegan de 2 a 4 personas. Cada pieza de un pez cuenta como una espina, también la cabeza.
rules-swishbones-pond = Las espinas están esparcidas en un estanque redondo.
rules-swishbones-fish = Empieza quien juega en último lugar y se sigue hacia atrás: cada persona toma la cabeza de su color y pone detrás una espina de otro color, tomada del estanque.
rules-swishbones-place = Después el pez va al borde del estanque y mira al centro. Quien juega en último lugar elige dónde; los demás se colocan a distancias iguales.
rules-swishbones-first = Ahora la primera silla hace la primera jugada, y se sigue hacia la izquierda.
rules-swishbones-swims = En tu turno tu pez hace swish: la espina de la cola pasa delante, recta o con una curva de hasta { $widest }° a cada lado. Tienes que hacer al menos un swish, si puedes.
rules-swishbones-bends = En esta mesa un pez solo puede hacer estas curvas: { $bends }.
rules-swishbones-move = Tu jugada termina cuando la cabeza vuelve a estar delante, cuando la espina delantera toca comida o cuando paras. Un pez de cinco piezas con la cabeza delante puede hacer, pues, hasta cinco swish.
rules-swishbones-blocked = La espina delantera no debe tocar otro pez, ni el suyo, salvo la espina que tiene detrás. Eso vale aunque toque a la vez comida. Si no puedes hacer ningún swish, pasas.
rules-swishbones-touch = Dos espinas se tocan en cuanto se solapan, aunque sea un poco.
rules-swishbones-eat = La comida es cualquier espina que no está en ningún pez. Tu pez come lo que toca su espina delantera: va detrás de la cola.
rules-swishbones-colours = Dos vecinas de un pez nunca deben tener el mismo color, y la cola cuenta como vecina de la espina delantera. Por eso es indigesta la comida del color de tu cola o de tu espina delantera, tal como están en ese momento.
rules-swishbones-penalty = La comida indigesta va a tu montón de penalización, y también la que no cabe detrás de tu cola.
rules-swishbones-end = La partida termina cuando no queda comida, o después de { $quiet ->
    [one] una ronda entera en la que ninguna espina ha salido del estanque.
   *[other] { $quiet } rondas enteras en las que ninguna espina ha salido del estanque.
}
rules-swishbones-win = Tu puntuación: las espinas de tu pez, cabeza incluida, menos las de tu montón de penalización. Gana la puntuación más alta; si hay empate, se comparte el puesto.
rules-swishbones-detail-1 = El estanque tiene un radio de 8 anchos de espina. { $spacing ->
    [2000] Entre dos espinas hay al menos agua del ancho de una espina; va bien para una primera partida.
    [1000] Sus espinas pueden incluso tocarse.
   *[other] Sus espinas están más juntas que en una primera partida, donde las separa agua del ancho de una espina.
} Quien empieza también puede preparar el estanque a mano.
rules-swishbones-detail-2 = El estanque se mide en números enteros: 1000 para el ancho de una espina, y 360 rumbos. Todas las piezas tienen número. Así, cada ordenador juega exactamente la misma partida.
rules-swishbones-detail-3 = Las vecinas de un pez no cuentan como contacto. El contacto solo se comprueba cuando se coloca una espina.
rules-swishbones-detail-4 = Si la espina delantera toca varias a la vez, el pez las prueba todas, primero la más cercana. Una espina comida queda recta detrás de la cola, o con la curva más pequeña en la que no toca nada.
rules-swishbones-detail-5 = Una ronda es un turno de cada persona, seguidos, aunque se pase. Una espina indigesta cuenta aquí como comida. Una mesa puede pedir dos rondas sin comer.
rules-swishbones-detail-6 = Una mesa puede dar ventaja a alguien: hasta 6 puntos más.
rules-swishbones-card-1 = Swish: la espina de la cola pasa delante, con una curva de hasta { $widest }°. Al menos uno, hasta que la cabeza esté delante.
rules-swishbones-card-2 = No toques nunca otro pez, ni el tuyo.
rules-swishbones-card-3 = La comida va detrás de la cola. Del color de tu cola o de la espina delantera, es una penalización.
rules-swishbones-card-4 = Sin comida, o { $quiet ->
    [one] una ronda
   *[other] { $quiet } rondas
} sin comer: espinas menos penalizaciones, gana la puntuación más alta.
rules-swishbones-q-pass = ¿Puedo pasar?
rules-swishbones-a-pass = Solo si tu pez no puede hacer ningún swish. Si no, tienes que hacer al menos uno.
rules-swishbones-q-stop = ¿Puedo parar antes?
rules-swishbones-a-stop = Sí, después de al menos un swish.
rules-swishbones-q-far = ¿Hasta dónde puedo llegar en un turno?
rules-swishbones-a-far = Hasta que tu cabeza vuelva a estar delante: un pez de cinco piezas con la cabeza delante puede hacer cinco swish.
rules-swishbones-q-own = ¿Puede mi pez tocarse a sí mismo?
rules-swishbones-a-own = No. La espina delantera solo puede tocar la que tiene justo detrás.
rules-swishbones-q-food = ¿Qué es la comida?
rules-swishbones-a-food = Cada espina del estanque que no está en ningún pez.
rules-swishbones-q-colour = ¿Qué espinas puedo digerir?
rules-swishbones-a-colour = Las que no tienen ni el color de tu cola ni el de tu espina delantera, tal como están cuando las tocas.
rules-swishbones-q-bad = ¿Qué pasa con la comida que no puedo digerir?
rules-swishbones-a-bad = Va a tu montón de penalización y te cuesta un punto.
rules-swishbones-q-edge = ¿Puedo salir del estanque?
rules-swishbones-a-edge = Sí. El agua no tiene borde.
rules-swishbones-q-nobody = ¿Y si ya nadie puede comer?
rules-swishbones-a-nobody = La partida termina después de { $quiet ->
    [one] una ronda entera en la que ninguna espina ha salido del estanque.
   *[other] { $quiet } rondas enteras en las que ninguna espina ha salido del estanque.
}
rules-swishbones-q-win = ¿Quién gana?
rules-swishbones-a-win = La puntuación más alta: las espinas de tu pez, cabeza incluida, menos tus espinas de penalización.
