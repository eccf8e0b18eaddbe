/// What is said about voices, speaking and recording.
let speechMessages = """
  field.lang = idioma
  field.rate = velocidad
  field.pitch = tono
  field.volume = volumen
  field.stop = dejar de hablar
  field.seconds = segundos
  field.works = funciona
  about.say = dice un texto en voz alta, o lo escribe en un archivo WAV
  about.voice = las voces que pueden hablar
  help.say = Dice un texto en voz alta mientras sigues escribiendo; ^C lo para. Con --a lo escribe en un archivo WAV.
  help.voice.list = Enumera las voces y prueba cada una.
  help.symbol.record = Graba la voz de un símbolo, cinco segundos como mucho, y la reproduce antes de guardarla.
  say.nothing = no hay nada que decir
  say.nothing.hint = escribe las palabras después de la orden, o --parar para que calle
  say.too_long = el texto es demasiado largo para decirlo: {limit} letras como mucho
  say.said = dicho, {seconds} s
  say.saved = {path}, {seconds} s
  say.stopped = silencio
  voice.none = no hay voces
  voice.unknown = no hay ninguna voz “{name}”
  voice.unknown.hint = voz listar las muestra todas
  voice.none_for_language = ninguna voz habla {language}
  voice.none_for_language.hint = voz listar muestra las voces que hay
  voice.failed = la voz no ha podido hablar: {reason}
  speech.out_of_range = {what} va de {from} a {to}; lo normal es 1
  sound.no_microphone = este ordenador no tiene micrófono
  record.left = {seconds} s
  record.stop_key = Intro termina
  record.skip_key = Intro continúa
  record.question = Qué hago con la grabación: ¿{choices}?
  record.silent = apenas se ha oído nada: ¿está encendido el micrófono?
  record.kept = la voz de {name} queda guardada, {seconds} s
  record.dropped = {name} queda como estaba
  record.seconds_needed = aquí nadie puede pulsar Intro: di cuánto dura la grabación
  record.seconds_needed.hint = añade  {option} 2
  record.seconds_range = una grabación dura de {from} a {limit} segundos
  """

/// What can be typed about them.
let speechWords = """
  noun.say = decir|di
  noun.voice = voz|voces
  verb.record = grabar
  option.lang = lengua|idioma
  option.rate = velocidad
  option.pitch = tono
  option.volume = volumen
  option.stop = parar
  option.seconds = segundos
  value.keep = guardar
  value.again = repetir
  value.drop = descartar
  """
