let spanishWords = """
  noun.lesson = lección|lecciones
  noun.game = juego|juego-de-letras
  noun.challenge = reto|desafío
  noun.record = récords|récord|records
  value.letters = primeras-letras
  value.numbers = números|numeros
  value.vowels = vocales
  value.alphabet = abecedario|alfabeto|letras
  value.syllables = sílabas|silabas
  value.upper = mayúsculas|mayusculas
  value.cursive = cursiva|ligada
  option.turn = turno|tiempo
  option.lives = vidas
  """

let spanishMessages = """
  about.lesson = letras, números y sílabas para tocar y escuchar
  about.game = encontrar la letra o el número que pide la voz
  about.challenge = lo mismo contra reloj, con tres vidas
  about.record = la mejor puntuación de cada tema
  help.lesson = Muestra un tema en toda la pantalla: al tocar un elemento se oye. En las sílabas sigue la palabra por partes y cuántas son. Sin pantalla, una lista.
  help.game = La voz pide un elemento y la persona lo encuentra. Se responde tocando, con la tecla de la letra o del número, o con un solo pulsador (--barrido 2).
  help.challenge = 9 s por turno y 3 vidas; quien falla o no responde pierde una. Un récord nuevo queda con el nombre de quien jugó.
  help.record.list = El récord de cada tema, o todos los de un tema.
  help.record.clear = Borra los récords de un tema.
  help.lesson.letters = mayúsculas o letra cursiva
  help.game.letters = mayúsculas o letra cursiva
  help.challenge.letters = mayúsculas o letra cursiva
  help.challenge.turn = cuánto dura cada turno:  9s
  help.challenge.lives = cuántas vidas
  help.challenge.name = el nombre que queda con el récord
  help.lesson.lang = idioma de las letras y de la voz
  help.game.lang = idioma de las letras y de la voz
  help.challenge.lang = idioma de las letras y de la voz
  field.topic = tema
  field.sign = letra o número
  field.spoken = se dice
  field.syllables = sílabas
  field.syllable_count = cuántas
  field.date = fecha
  field.record = récord
  field.turn = tiempo por turno
  field.lives = vidas
  count.letters = {count?# récord|# récords}
  letters.question.numbers = ¿Dónde está el {name}?
  letters.question.vowels = ¿Dónde está la vocal {name}?
  letters.question.alphabet = ¿Dónde está la letra {name}?
  letters.question.syllables = ¿Cuántas sílabas tiene {name}?
  letters.help.lesson = Toca una letra o un número y escucha cómo se dice.
  letters.help.lesson.syllables = Toca un dibujo: oirás la palabra, después la palabra por partes, y cuántas partes son.
  letters.help.game = Yo digo una letra o un número. Búscalo y tócalo. Si no lo encuentras, te lo enseño.
  letters.help.game.syllables = Yo digo una palabra. Cuenta sus partes y toca el número, del uno al cinco.
  letters.help.challenge = Busca lo que digo antes de que se acabe el tiempo. Tienes tres vidas. Cada acierto vale un punto.
  letters.help.challenge.syllables = Cuenta las sílabas antes de que se acabe el tiempo. Tienes tres vidas. Cada acierto vale un punto.
  letters.title.lesson = Lección: {topic}
  letters.title.game = Juego: {topic}
  letters.title.challenge = Reto: {topic}
  letters.closed = {topic}: lección terminada
  letters.played = {topic}: {score?# acierto|# aciertos}, {errors?# error|# errores}
  letters.challenged = {topic}: {score?# acierto|# aciertos}; el récord es {record}
  letters.record = {topic}: récord nuevo de {name}, {score?# acierto|# aciertos}
  letters.name = Nombre de quien hizo el récord
  letters.no_record = aún no hay récord en este tema
  letters.cleared = {topic}: {count?# récord borrado|# récords borrados}
  remarks.expected = esperaba frases para los juegos, como  {example}
  letters.language = no hay letras en «{language}»
  letters.turn = «{text}» no es un tiempo de {low} a {high} segundos:  9s
  """

let spanishPraise = [
  "¡Muy bien!", "¡Eso es!", "¡Has acertado!", "¡Qué bien!", "¡Enhorabuena!", "¡Lo sabes!", "¡Estupendo!", "¡Genial!",
]

let spanishRemarks = [
  "¡Casi! Prueba otra vez.", "Todavía no es. Con calma.", "Todavía no. Tú puedes.", "Vamos a intentarlo de nuevo.",
  "¡Uy! Piensa un poco más.",
]
