/// What the commands for sentences and syllables are called.
let sentenceWords = """
  noun.sentence = frase|oración
  noun.syllables = sílabas|sílaba
  option.negative = negativa|negar
  option.question = pregunta|preguntar
  option.past = pasado
  option.future = futuro
  option.now = ahora
  option.imperative = imperativo|orden
  option.say = decir|hablar
  option.speaks-as = habla-como
  value.feminine = femenino
  value.masculine = masculino
  option.polite = cortés|educado
  noun.predict = predecir|predicción
  option.beginning = comienzo|empieza
  option.written = escrita|escritas
  """

/// What is said about sentences and syllables.
let sentenceMessages = """
  about.sentence = hace una frase de lo que señala el paciente
  about.syllables = separa palabras en sílabas
  help.sentence = Hace una frase de palabras o símbolos, en el orden en que se señalaron.
  help.syllables = Separa palabras en sílabas y las cuenta.
  field.negative = lo que no es así, o no se quiere
  field.question = como pregunta
  field.past = en pasado
  field.future = en futuro
  field.now = que está pasando ahora
  field.imperative = como orden a alguien
  field.say = y lo dice
  field.speaks-as = habla de sí en
  field.speaks_as = habla de sí en
  help.option.speaks-as = cómo habla el paciente de sí: «estoy cansado» o «estoy cansada»
  field.polite = pedido con cortesía
  sentence.unknown = {count?queda|quedan} como se dijo, porque ningún vocabulario {count?la|las} tiene: {words}
  sentence.others = o: {sentences}
  sentence.near = parecido a «{word}» hay: {candidates}
  sentence.two_tenses = pasado o futuro, no los dos
  sentence.language = no hay gramática para la lengua {language}
  about.predict = palabras probables a continuación
  help.predict = Muestra los símbolos que es probable que vengan después de estos, aprendidos de lo que dice el paciente; con --escrita, palabras como se escriben en una frase.
  field.beginning = empieza por
  field.word = palabra
  field.written = palabras como se escriben
  predict.nothing = nada de lo conocido viene a continuación
  predict.unknown = ningún vocabulario tiene {count?esta palabra|estas palabras}, que por eso no {count?ayuda|ayudan} a predecir: {words}
  """
