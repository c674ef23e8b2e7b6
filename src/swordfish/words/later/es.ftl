# Sentences that the page loads after its first screen: how a game ended, and how a guest gets on.

# What each seat has in the end
swish-score = { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
swishbones-score = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
swirl-score = { $series } en la serie, { $pile } en el montón
swipe-score = { $chips ->
    [one] una ficha
   *[other] { $chips } fichas
}, { $dice ->
    [one] un dado
   *[other] { $dice } dados
}

# Highlights
highlight-events = { $count ->
    [one] La partida tuvo un paso.
   *[other] La partida tuvo { $count } pasos.
}
highlight-minutes = { $minutes ->
    [one] La partida duró un minuto.
   *[other] La partida duró { $minutes } minutos.
}
highlight-seconds = { $seconds ->
    [one] La partida duró un segundo.
   *[other] La partida duró { $seconds } segundos.
}
highlight-alone = { $seat } ha jugado en solitario.
highlight-shared = { $count } personas comparten la victoria.
highlight-team = Ganó el equipo { $team }: { $seat } y { $rival }.
highlight-beaten = { $seat } superó a { $count ->
    [one] otra persona
   *[other] otras { $count } personas
}.
highlight-swish-by = { $seat } ganó por { $by ->
    [one] una carta
   *[other] { $by } cartas
}.
highlight-swish-fastest = El swish más rápido: { $seat }, { $seconds } s
highlight-swish-biggest = El swish más grande: { $seat }, { $cards } cartas
highlight-swish-row = { $seat } encontró { $count } swish seguidos.
highlight-swish-flawless = { $seat } encontró { $count } swish sin un solo error.
highlight-bones-by = { $seat } ganó por { $by ->
    [one] un punto
   *[other] { $by } puntos
}.
highlight-bones-longest = El pez más largo: { $seat }, longitud { $count }
highlight-bones-meal = La mayor comida: { $seat }, { $count } espinas en un turno
highlight-bones-swim = El nado más largo: { $seat }, { $count } swish en un turno
highlight-bones-sick = El peor dolor de tripa: { $seat }, { $count } espinas indigestas
highlight-bones-quiet = { $rounds ->
    [one] Nadie comió en toda una ronda, así que la partida terminó.
   *[other] Nadie comió en { $rounds } rondas, así que la partida terminó.
}
highlight-swirl-series = { $seat } completó la serie.
highlight-swirl-by = { $seat } ganó por { $by ->
    [one] una carta
   *[other] { $by } cartas
}.
highlight-swirl-capture = La mayor captura: { $seat }, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
highlight-swirl-snatch = El robo más atrevido: { $seat } le arrebató { $count ->
    [one] una carta
   *[other] { $count } cartas
} a { $rival }.
highlight-swirl-flood = El mayor remolino: { $seat }, { $count ->
    [one] una carta al centro
   *[other] { $count } cartas al centro
}
highlight-swipe-by = { $seat } ganó por { $by ->
    [one] una ficha
   *[other] { $by } fichas
}.
highlight-swipe-steal = El mayor robo: { $seat } le quitó { $chips ->
    [one] una ficha
   *[other] { $chips } fichas
} a { $rival }.
highlight-swipe-haul = La mejor tirada: { $seat }, { $chips ->
    [one] una ficha
   *[other] { $chips } fichas
}
highlight-swipe-super = { $seat } hizo { $count ->
    [one] un Super Swipe
   *[other] { $count } Super Swipes
}.
highlight-swipe-dice = Más dados: { $seat } tuvo { $dice ->
    [one] un dado
   *[other] { $dice } dados
} a la vez.
highlight-swipe-roll-off = { $seat } ganó el desempate.
highlight-swipe-comeback = Remontada: a mitad de partida { $seat } iba { $chips } fichas por detrás.
highlight-swipe-throws = { $throws ->
    [one] Se hizo la única tirada, así que la partida terminó.
   *[other] Se hicieron las { $throws } tiradas, así que la partida terminó.
}

# The podium
page-podium = La clasificación
page-highlights = Mejores momentos
page-left-early = ya no está
page-left-how = { $names }: fuera de la mesa. Puedes jugar otra vez igualmente; un bot u otra persona puede ocupar una silla libre.
page-earned = { $count ->
    [one] Nuevo logro
   *[other] Nuevos logros
}
page-effect-first = Tu primera partida puntuada. Unas cuantas más y sabremos tu nivel.
page-effect-up = Tu nivel sube un poco.
page-effect-down = Tu nivel baja un poco.
page-effect-same = Tu nivel se queda como estaba.
page-effect-band-up = ¡Subes! Tu nivel ahora es: { $band }.
page-effect-band-down = Tu nivel ahora es: { $band }. La próxima partida puede cambiarlo.

# Sharing
share-title = { $game }: { $outcome }
share-picture = { $game }, el tablero al final. { $outcome }
page-share-how = La imagen muestra el tablero al final; el enlace lleva a la repetición.
page-share-get = Descargar la imagen
page-share-sheet = Compartir con…
page-share-link = Enlace a la repetición

# Your page
page-band-0 = empezando
page-band-1 = por buen camino
page-band-2 = sólido
page-band-3 = fuerte
page-band-4 = muy fuerte
page-band-like = Más o menos como un bot de nivel «{ $level }».
page-band-guess = Una primera estimación, tras { $games ->
    [one] una partida puntuada
   *[other] { $games } partidas puntuadas
}.
page-band-games = Tras { $games ->
    [one] una partida puntuada
   *[other] { $games } partidas puntuadas
}.
page-band-path = { $game }: tu nivel tras cada partida puntuada. Al principio «{ $first }», ahora «{ $last }».
page-weeks = Tus últimas doce semanas
page-tally = { $played ->
    [one] Una partida terminada
   *[other] { $played } partidas terminadas
}, { $won ->
    [one] una ganada
   *[other] { $won } ganadas
}
page-week = { $ago ->
    [0] Esta semana
    [one] La semana pasada
   *[other] Hace { $ago } semanas
}: partidas jugadas { $played }, ganadas { $won }
page-streak = Puzles del día
page-streak-now = { $days ->
    [0] Ninguna racha ahora.
    [one] Racha: un día.
   *[other] Racha: { $days } días.
}
page-streak-best = Racha más larga: { $longest ->
    [one] un día
   *[other] { $longest } días
}. Resueltos en total: { $all }.
page-achievements = Logros
page-achievements-of = { $earned } de { $all }
page-not-achieved-yet = Por conseguir
page-achieved-in-any = Todos los juegos
page-children = Qué se muestra
page-children-why = Para niñas y niños, o simplemente para jugar: desactiva lo que no quieras ver.
page-show-strength = Mi nivel
page-show-achievements = Logros y rachas
page-show-party = Una fiesta al final

# Achievements
achievement-first-game = Terminar una partida
achievement-first-win = Ganar una partida
achievement-shared-win = Compartir una victoria
achievement-beat-many = Ganar sin compartir en una mesa de cuatro o más
achievement-beat-strong = Superar a un bot de nivel «difícil» o «muy difícil»
achievement-only-people = Terminar una partida con tres personas o más y sin bots
achievement-patient = Jugar una partida de media hora
achievement-eventful = Terminar una partida de 300 pasos
achievement-swish-quick = Encontrar un swish en cinco segundos
achievement-swish-big = Encontrar un swish de cuatro cartas o más
achievement-swish-huge = Encontrar un swish de seis cartas o más
achievement-swish-row = Encontrar tres swish seguidos
achievement-swish-flawless = Encontrar cinco swish en una partida sin errores
achievement-swish-half = Reunir la mitad de las cartas contra dos personas o más
achievement-bones-long = Hacer crecer un pez hasta la longitud diez
achievement-bones-meal = Comer tres espinas en un turno
achievement-bones-swim = Hacer ocho swish en un turno
achievement-bones-clean = Ganar sin espinas indigestas
achievement-bones-recovered = Ganar a pesar de tres espinas indigestas
achievement-swirl-series = Ganar con una serie completa
achievement-swirl-big = Capturar cuatro cartas de una vez
achievement-swirl-thief = Arrebatar tres cartas en una partida
achievement-swirl-flood = Hacer que los demás dejen seis cartas con un remolino
achievement-swirl-pile = Reunir un montón de veinte cartas
achievement-swirl-robbed = Ganar aunque te arrebaten una carta
achievement-swirl-sparing = Ganar sin malgastar una carta de acción
achievement-swipe-steal = Quitarle dos fichas a alguien con una tirada
achievement-swipe-haul = Ganar cuatro fichas con una tirada
achievement-swipe-super = Quitar un dado con un Super Swipe
achievement-swipe-dice = Tener cinco dados a la vez
achievement-swipe-roll-off = Ganar un desempate
achievement-swipe-comeback = Ganar tras ir dos fichas por detrás a mitad de partida
achievement-swipe-rich = Terminar con veinte fichas
achievement-games-10 = Terminar 10 partidas
achievement-games-50 = Terminar 50 partidas
achievement-games-200 = Terminar 200 partidas
achievement-wins-5 = Ganar 5 partidas
achievement-wins-25 = Ganar 25 partidas
achievement-wins-100 = Ganar 100 partidas
achievement-all-games = Terminar cada uno de los cuatro juegos
achievement-all-won = Ganar en cada uno de los cuatro juegos
achievement-puzzle-1 = Resolver el puzle del día en su día
achievement-puzzle-3 = Resolver el puzle del día tres días seguidos
achievement-puzzle-7 = Resolver el puzle del día siete días seguidos
achievement-puzzle-30 = Resolver el puzle del día treinta días seguidos

page-review-ask = ¿Qué debería haber hecho?
page-review-better = Mejor: { $choice }
page-review-drawn = Mejor: lo que brilla en el tablero.
swish-choice-quiet = no cantar, porque no había ningún swish
swish-loss = Había un swish de { $cards } cartas: con él la probabilidad de ganar habría sido del { $better }, no del { $share }.
swish-loss-quiet = No había ningún swish: sin cantarlo, la probabilidad de ganar habría sido del { $better }, no del { $share }.
page-review-same = La mejor opción.
page-review-over = Nada más que elegir.
page-review-costliest = Las jugadas más caras
page-review-none = Ninguna jugada costó mucho.
page-review-graph = Quién iba ganando, jugada a jugada
page-moment-capture = Una captura
page-moment-steal = Un robo
page-moment-cost = Una jugada cara

## Lessons: one sentence per step, at most 80 characters

page-who-learn = ¿{ $game } en treinta segundos?
page-who-show = Enséñamelo
page-who-play = Jugar ya
page-lesson-aloud = Léemelo
lesson-swish-card = Cada carta tiene una pelota (el disco) y un aro.
lesson-swish-idea = En un swish cada pelota está en un aro, y cada aro tiene su pelota.
lesson-swish-call = Las dos primeras hacen swish si volteas una. No hay turnos: ¡cántalo!
lesson-swish-call-done = ¡Ahora demuéstralo! En una partida tienes 20 segundos.
lesson-swish-call-no = Todavía no. Hay un swish en la fila de arriba: cántalo primero.
lesson-swish-pair = Coloca las dos primeras, voltea la segunda izquierda–derecha, demuéstralo.
lesson-swish-pair-done = ¡Demostrado! Las dos cartas son tuyas y llegan dos nuevas.
lesson-swish-pair-no = Aún no está cada pelota en un aro: voltea la segunda.
lesson-swish-pair-other = Esa carta no: toma las dos primeras de la fila de arriba.
lesson-swish-pair-few = Un swish tiene al menos dos cartas: coloca las dos primeras de arriba.
lesson-swish-three = Las tres primeras de la segunda fila valen así: canta, coloca, demuestra.
lesson-swish-three-done = ¡Tres puntos de golpe! Un swish puede tener hasta doce cartas.
lesson-swish-three-no = Canta, coloca las tres primeras de la segunda fila y demuéstralo.
lesson-swish-three-other = Esa carta no: toma las tres primeras de la segunda fila.
lesson-swish-word = ¿No hay swish? Si todo el mundo lo dice, se cambian cuatro cartas. Dilo.
lesson-swish-word-done = Coral también lo ha dicho, y se han cambiado cuatro cartas.
lesson-swish-word-no = En este paso no se canta. Di que no hay swish.
lesson-swish-miss = Quien canta y no lo demuestra pierde una carta y espera un momento.
lesson-swish-end = Mazo vacío y ningún swish: gana quien tiene más cartas.
lesson-swishbones-take = Tu pez tiene la cabeza roja. Toma para él una espina azul.
lesson-swishbones-take-done = El azul va detrás del rojo. Tu pez empieza en el borde del estanque.
lesson-swishbones-take-no = En esta lección toma una espina azul: las azules llevan un cuadrado.
lesson-swishbones-eat = La última espina pasa delante. Gira el mango hasta el ✓ y ¡a nadar!
lesson-swishbones-eat-done = ¡Comida! Tu pez vale tres puntos. Comer termina tu jugada.
lesson-swishbones-eat-no = La espina amarilla está cerca: gira el mango hasta el ✓.
lesson-swishbones-eat-penalty = Te dolería la tripa. Gira el mango hasta el ✓.
lesson-swishbones-chain = Toca la espina verde, la del triángulo: dos swish. ¡A nadar!
lesson-swishbones-chain-done = Dos swish en una jugada. Hasta que nades, puedes cambiar de plan.
lesson-swishbones-chain-no = Desde ahí no llegas a la espina verde. Tócala, y luego ¡a nadar!
lesson-swishbones-chain-penalty = Te dolería la tripa. La espina verde es la buena.
lesson-swishbones-colours = Dos vecinas nunca comparten color; cola y espina delantera también lo son.
lesson-swishbones-digest = Tu cola será azul, así que el azul es indigesto: ✕. Come la amarilla.
lesson-swishbones-digest-done = Bien digerida: cinco puntos.
lesson-swishbones-digest-no = Ahí no hay nada. La espina amarilla está a la derecha, en el ✓.
lesson-swishbones-digest-penalty = Azul con azul: costaría un punto. Come la espina amarilla.
lesson-swishbones-touch = Este es el pez de Coral. Un pez nunca toca a otro ni a sí mismo.
lesson-swishbones-quiet = Si nadie come en toda una ronda, se acaba. ¡Vas ganando cinco a dos!
lesson-swishbones-stop = Avanza una vez donde no haya nada cerca y luego para.
lesson-swishbones-stop-done = Te paras, y nadie ha comido en la ronda: la partida ha terminado.
lesson-swishbones-stop-no = Un swish donde el agua esté libre y luego «Parar aquí».
lesson-swishbones-end = Ganas cinco a dos: las espinas de tu pez menos las penalizaciones.
lesson-swirl-choose = Cada persona colecciona una criatura en cuatro colores. Elige el cangrejo.
lesson-swirl-choose-done = Tú coleccionas cangrejos; Coral, peces. Cuatro cartas por persona.
lesson-swirl-choose-no = Todas las criaturas valen igual. En esta lección elige el cangrejo.
lesson-swirl-same = Una carta captura el mismo número. Toca tu 8 dos veces para jugarlo.
lesson-swirl-same-done = El cangrejo amarillo entra en tu serie. Coral no ha capturado nada.
lesson-swirl-same-no = Guarda esa para luego. Tu 8 captura el cangrejo con el 8.
lesson-swirl-sum = Una carta también captura una suma: 3 + 7. Juega tu 10.
lesson-swirl-sum-done = 3 + 7 = 10: dos cartas de golpe y un segundo cangrejo.
lesson-swirl-sum-no = Mejor: tu 10 captura dos cartas, 3 + 7, y una es un cangrejo.
lesson-swirl-action = «Llévate una» toma del centro: juégala y llévate el cangrejo verde.
lesson-swirl-action-done = ¡Tres colores de cuatro!
lesson-swirl-action-no = Juega «llévate una» y llévate el cangrejo verde con el 4.
lesson-swirl-leave = Tu 3 no captura nada ahora: se quedará en el centro. Juégalo.
lesson-swirl-leave-done = Ahí se queda. Nadie tiene cartas: cuatro nuevas por persona.
lesson-swirl-leave-no = Solo hay una carta que jugar: el 3.
lesson-swirl-others = Tu pez no captura nada. Juégalo y mira qué hace Coral con él.
lesson-swirl-others-done = El 9 de Coral ha capturado tu 9: el pez está en su serie.
lesson-swirl-others-no = Guarda las cartas de acción para luego. Juega el pez con el 9.
lesson-swirl-snatch = «Arrebata» toma una carta de una serie. Juégala: llévate el pez.
lesson-swirl-snatch-done = La serie de Coral vuelve a estar vacía. ¡Cuida también la tuya!
lesson-swirl-snatch-no = Guarda esa carta para luego. Juega «arrebata».
lesson-swirl-swirl = «Remolino»: los demás dejan sus cartas en el centro. Juégala.
lesson-swirl-swirl-done = ¡Coral tenía un cangrejo rojo! Ahora juegas tus otras cartas.
lesson-swirl-swirl-no = Esa carta vale más después. Juega primero «remolino».
lesson-swirl-all = «Llévatelas todas» toma todas las cartas del centro. ¡Juégala!
lesson-swirl-all-done = Cuatro cangrejos en cuatro colores: ¡ganas!
lesson-swirl-end = Cuatro colores ganan al momento. Si no, al final, la serie más larga.
lesson-swipe-throw = Cuando el centro está vacío, gana quien tiene más fichas. ¡Tira los dados!
lesson-swipe-chip = ¡Tira! Un dado roba una ficha: quítasela a quien tiene más.
lesson-swipe-chip-done = Coral iba ganando; ya no. Otro dado te ha dado una ficha.
lesson-swipe-chip-no = Pip tiene menos fichas que Coral. Quítasela a Coral.
lesson-swipe-die = Roba un dado a quien tiene tres. Nadie pierde el último.
lesson-swipe-die-done = ¡Cuatro dados! Coral sacó solo X: un Super Swipe quita dados a los demás.
lesson-swipe-die-no = Coral solo tiene dos dados. Pip tira tres: toma uno de esos.
lesson-swipe-super = Queda una ficha en el centro. Tira y roba una ficha a quien quieras.
lesson-swipe-super-done = La X te cuesta un dado, pero la última ficha es tuya.
lesson-swipe-end = El centro está vacío: ¡ganas con siete fichas! En empate deciden los dados.
page-brief-bone = { $seat } toma una espina.
page-brief-captured = { $seat } captura cartas.
page-brief-middle = Hay cartas nuevas en el centro.
page-brief-ache = A { $seat } le duele la tripa.
page-brief-rolled = Los dados ya han caído.
page-replay-start = Todavía no ha pasado nada.
page-shake-denied = Movimiento bloqueado.
page-replay-controls = Recorrer la partida
page-replay-moment = Momento de la partida
page-replay-first = Al principio
page-replay-back = Un paso atrás
page-replay-play = Reproducir
page-replay-stop = Parar
page-replay-on = Un paso adelante
page-replay-last = Al final
page-replay-link = Enlace a este momento
page-cost = ¿Cuánto costó esta jugada?
page-cost-said = { $name } eligió: { $choice }
page-cost-best = El mejor bot habría elegido: { $choice }
page-cost-same = El mejor bot habría elegido lo mismo.
page-cost-share = Esta jugada bajó la probabilidad de ganar un { $cost }.
page-cost-nothing = Esta jugada no costó nada.
page-cost-none = Después ya no quedaba nada que elegir.
page-lesson-step = Paso { $step } de { $steps }
page-lesson-go-on = Seguir
page-lesson-again = Repetir este paso
page-lesson-restart = Desde el principio
page-lesson-play = Jugar ahora
page-lesson-you = Tú

# Un dispositivo para todo el mundo
not-your-seat = Otra persona ocupa la silla { $seat-number }.
curtain-closed = Ahora juega { $seat }. Primero abre el telón.
curtain-not-due = No es el turno de { $seat }, así que el telón sigue cerrado.
local-rated = En una partida puntuada hace falta un dispositivo por persona. Abre una mesa sin puntuación.
page-who-guest = Así elegimos las pistas y el ritmo para ti. También puedes saltarlo.
page-chairless = { $count ->
    [one] Una persona aquí todavía no tiene silla.
   *[other] { $count } personas aquí todavía no tienen silla.
}
page-screens = { $count ->
    [one] Una pantalla grande muestra esta mesa.
   *[other] { $count } pantallas grandes muestran esta mesa.
}
page-remove-screens = Dejar de mostrarla allí
page-local = Jugar en este dispositivo
page-where = Dónde jugáis
page-where-own = Cada persona juega en su propio dispositivo.
page-where-here = Jugamos juntos en este dispositivo.
page-where-casual = Os pasáis el dispositivo. La partida no cuenta para vuestro nivel.
page-chair-here = en este dispositivo
page-local-name = Persona { $number }
page-local-names = Nombre en la silla { $number }
page-local-face = Elegir la cara en la silla { $number }
page-local-who = ¿Quién más juega aquí?
page-local-sit = Ocupar esta silla
page-local-stand = Dejar esta silla
page-local-here = juega en este dispositivo
page-pass-to = Te toca, { $name }
page-curtain = Pasa el dispositivo a { $name }
page-curtain-why = Ahora solo puede mirar { $name }.
page-curtain-lift = Soy { $name }: mostrar mis cartas
page-local-calls = { $name }: cantar swish
page-local-word = { $name }: no hay swish
page-local-back = { $name }: volver a mirar
page-keys-swish-local = 1, 2, 3…: canta un swish, cada persona con la cifra de su botón
    Q, W, E…: di que no hay ninguno, o vuelve a mirar, con la letra del botón
    1234 QWER ASDF ZXCV: la carta que está donde la tecla; otra vez para elegirla, y una vez más para retirarla
    ← →: voltea la carta elegida izquierda–derecha; ↑ ↓: arriba–abajo; T: gírala media vuelta
    Retroceso: retira la carta elegida; Intro: demuéstralo

# Una tirada en la terminal
ask-throw = { $name }, te toca tirar: pulsa Intro >
throw-enter = Primero tira: pulsa Intro. help muestra los demás comandos.

page-device = Otro dispositivo
page-device-how = Usa el mismo perfil en tu teléfono o tableta: tus partidas, tu nombre y tus ajustes van contigo.
page-device-go = Mostrar el enlace
page-device-again = Otro enlace
page-device-qr = El enlace para tu otro dispositivo como código QR
page-device-link = Enlace para tu otro dispositivo
page-device-once = { $minutes ->
    [one] Sirve una sola vez, durante un minuto.
   *[other] Sirve una sola vez, durante { $minutes } minutos.
}
page-device-none = En este enlace no hay ninguna clave. Pide otra en tu otro dispositivo.
page-device-welcome = En este dispositivo tendrás el mismo perfil que en el otro.
page-device-replace = En este dispositivo ahora eres { $name }. En su lugar tendrás el perfil de tu otro dispositivo.
page-device-accept = Sí, soy yo
page-device-here = Este dispositivo
page-device-seen = Otro dispositivo, usado por última vez el { $date }
page-device-end = Desconectarlo
page-keys-replay =
    ← →: un paso (diez con Mayús)
    Inicio, Fin: principio y final
    Espacio: reproducir o parar
page-keys-hint = B: una pista, si juegas únicamente contra bots
page-keys-cost = B: lo que costó una jugada
page-keys-skip = Intro: muestra enseguida lo que ha pasado
page-keys-all = Tab: de una cosa a la siguiente
    ?: esta lista
page-keys-swipe = Espacio: tira tus dados
page-keys-rob = 1, 2, 3…: róbale a esa persona, en el sentido del reloj desde ti
page-keys-swirl = 1, 2, 3, 4: una de tus cartas; otra vez para jugarla
    las letras de las cartas: llévate esa
    Espacio: con esto basta
page-keys-swish = Espacio: canta un swish; N: di que no hay ninguno, o vuelve a mirar
    1234 QWER ASDF ZXCV: la carta que está donde la tecla; otra vez para elegirla, y una vez más para retirarla
    ← →: voltea la carta elegida izquierda–derecha; ↑ ↓: arriba–abajo; T: gírala media vuelta
    Retroceso: retira la carta elegida; Intro: demuéstralo
page-keys-puzzle = 1234 QWER ASDF ZXCV: la primera carta, la segunda, y así sucesivamente; otra vez para elegirla, y una vez más para retirarla
    ← →: voltea la carta elegida izquierda–derecha; ↑ ↓: arriba–abajo; T: gírala media vuelta
    Retroceso: retira la carta elegida; Intro: ¿es este?
page-solo-stopwatch = Contra el cronómetro
page-solo-about = Tantos swish como puedas, tan rápido como puedas. Primero cuentan las cartas, luego el tiempo. «No hay swish» cambia cuatro cartas enseguida.
page-solo-least = Swish más pequeño
page-solo-least-of = { $least } cartas
page-solo-start = Iniciar el cronómetro
page-solo-best = Tu mejor resultado: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} en { $time }
page-solo-no-best = Aquí aparecerá tu mejor resultado, con un gráfico de tu progreso.
page-daily = Puzle del día
page-puzzle-about = El mismo para todo el mundo, uno nuevo cada día. Los lunes es fácil, los domingos hacen falta las doce casillas.
page-puzzle-go = Ir al puzle
page-puzzle-check = ¿Es este?
page-puzzle-hint = Una pista, por favor
page-puzzle-hints = Pistas
page-puzzle-give-up = Me rindo
page-puzzle-solved = { $tries ->
    [one] Resuelto en { $time }, a la primera.
   *[other] Resuelto en { $time }, con { $tries } intentos.
}
page-puzzle-share = Compartir
page-puzzle-share-text = Swish, puzle del { $day } ({ $grade })
    ⏱ { $time } · { $tries ->
        [one] a la primera
       *[other] { $tries } intentos
    } · { $hints ->
        [0] sin pistas
        [one] una pista
       *[other] { $hints } pistas
    } · { $streak ->
        [one] racha: 1 día
       *[other] racha: { $streak } días
    }
page-puzzle-share-given-up = Swish, puzle del { $day } ({ $grade })
    Hoy no: me rendí tras { $tries ->
        [one] un intento
       *[other] { $tries } intentos
    }.
page-keys-swishbones = ← →: curva un poco, con Mayús más
    ↑ ↓: a la siguiente comida o al siguiente hueco
    Espacio: prepara un swish más; Retroceso: deshazlo
    Intro: nadar; S: parar aquí
    F: tu pez; G: todo el estanque; R: hasta dónde llegas
    + −: más cerca, más lejos; I J K L: mira alrededor
page-pond-title = Prepara tú el estanque
page-pond-ask = Arrastra las espinas adonde quieras.
page-pond-near = Demasiado cerca de otra espina.
page-pond-outside = Fuera del círculo.
page-pond-how = Arrastra las espinas adonde quieras, dentro del círculo y no demasiado cerca unas de otras. Con teclas: N y P eligen una espina, las flechas la mueven, con Mayús más lejos.
page-pond-spacing = Entre dos espinas
page-pond-spacing-2000 = agua del ancho de una espina
page-pond-spacing-1500 = agua de media espina
page-pond-spacing-1000 = pueden tocarse
page-pond-shuffle = Preparar otro
page-pond-fine = En este estanque se puede jugar.
page-pond-bone = La espina ({ $colour }): { $x } a la derecha y { $y } hacia arriba desde el centro.

page-swish-by-words = Jugar por escrito, sin reloj
page-swish-by-words-about = Elige cómo queda cada carta de tu swish. No se comprueba nada hasta que termines, y pensar no cuesta tiempo.
page-swish-not-used = no forma parte
page-missed = Lo que se te escapó
page-missed-look = Mostrar todos los swish que había
page-missed-found = { $found ->
    [one] Había un swish
   *[other] Había { $found } swish
} en { $layouts ->
    [one] una disposición
   *[other] { $layouts } disposiciones
}; recogidos: { $taken }.
page-missed-layout = Disposición { $number } de { $layouts }, desde { $time }
page-missed-taken = Alguien recogió un swish de { $size } cartas.
page-missed-none-taken = Nadie recogió ninguno.
page-missed-nothing = No había ningún swish.
page-missed-sizes = Según su tamaño
page-missed-size = { $size } cartas: { $many }
page-missed-swish = Swish { $number } de { $count }: { $size } cartas
page-missed-this = este se recogió
page-missed-earlier = Disposición anterior
page-missed-later = Disposición siguiente
page-missed-before = Swish anterior
page-missed-next = Swish siguiente
