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
    [one] Hubo un suceso.
   *[other] Hubo { $count } sucesos.
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
highlight-shared = { $count } comparten la victoria.
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
highlight-swirl-series = { $seat } completó la serie.
highlight-swirl-by = { $seat } ganó por { $by ->
    [one] una carta
   *[other] { $by } cartas
}.
highlight-swirl-capture = La mayor captura: { $seat }, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
highlight-swirl-snatch = El mayor robo: { $seat } le arrebató { $count ->
    [one] una carta
   *[other] { $count } cartas
} a { $rival }.
highlight-swirl-flood = El mayor remolino: { $seat }, { $count ->
    [one] cayó una carta
   *[other] cayeron { $count } cartas
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

# The podium
page-podium = La clasificación
page-highlights = Mejores momentos
page-left-early = ya no está
page-left-how = { $names }: ya no en la mesa. Juega otra vez de todos modos; una silla libre puede ser para un bot u otra persona.
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
page-band-0 = en los comienzos
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
}: { $played } partidas, { $won } ganadas
page-streak = Puzles del día
page-streak-now = { $days ->
    [0] Ninguna racha ahora.
    [one] Un día seguido.
   *[other] { $days } días seguidos.
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
page-children-why = Para peques, o simplemente para jugar: desactiva lo que no quieras ver.
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
achievement-eventful = Terminar una partida con 300 sucesos
achievement-swish-quick = Encontrar un swish en cinco segundos
achievement-swish-big = Encontrar un swish de cuatro cartas o más
achievement-swish-huge = Encontrar un swish de seis cartas o más
achievement-swish-row = Encontrar tres swish seguidos
achievement-swish-flawless = Encontrar cinco swish en una partida sin errores
achievement-swish-half = Reunir la mitad de las cartas contra dos o más
achievement-bones-long = Hacer crecer un pez hasta la longitud diez
achievement-bones-meal = Comer tres espinas en un turno
achievement-bones-swim = Hacer ocho swish en un turno
achievement-bones-clean = Ganar sin espinas indigestas
achievement-bones-recovered = Ganar a pesar de tres espinas indigestas
achievement-swirl-series = Ganar con una serie completa
achievement-swirl-big = Capturar cuatro cartas de una vez
achievement-swirl-thief = Arrebatar tres cartas en una partida
achievement-swirl-flood = Hacer caer seis cartas con un remolino
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

# Un dispositivo para todo el mundo
not-your-seat = Otra persona ocupa la silla { $seat-number }.
curtain-closed = Ahora juega { $seat }. Primero abre el telón.
curtain-not-due = No es el turno de { $seat }, así que el telón sigue cerrado.
local-rated = En una partida puntuada hace falta un dispositivo por persona. Abre una mesa sin puntuación.
page-local = Jugar en este dispositivo
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
page-local-back = { $name }: buscar otra vez

# Una tirada en la terminal
ask-throw = { $name }, te toca tirar: pulsa Intro >
throw-enter = Primero tira: pulsa Intro. help muestra los demás comandos.
