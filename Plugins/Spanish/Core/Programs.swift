/// What is said about programs that modules bring.
let programMessages = """
  program.not_executable = no puedo abrir {name}: {path} no tiene permiso de ejecución
  program.not_executable.hint = dale permiso con  chmod +x {path}
  program.no_first_line = no puedo abrir {name}: {path} no dice con qué programa se ejecuta
  program.no_first_line.hint = su primera línea se parece a  #!/usr/bin/env python3
  program.no_interpreter = no puedo abrir {name}: falta instalar {interpreter}, con el que se ejecuta {path}
  program.wrote = {name} ha escrito: {text}
  program.processes = {name} ha abierto más de {limit} procesos y se ha detenido
  program.memory = {name} ha ocupado más de {limit} MB de memoria y se ha detenido
  program.processor = {name} ha usado el procesador más de {limit} segundos y se ha detenido
  program.file_size = {name} ha escrito un archivo de más de {limit} MB y se ha detenido
  program.garbage = lo que ha respondido {name} no es una respuesta: {text}
  program.garbage.hint = cada respuesta es una línea de JSON en la salida estándar; lo que es para personas va a la salida de errores
  program.not_asked = {name} ha respondido a otra pregunta
  program.refused = {name}: {message}
  program.hint = {text}
  program.lacks_format = {name} no conoce el formato {format}, que está en su module.json
  program.undeclared_format = {name} tiene el formato {format}, que no está en su module.json
  program.protocol = {name} habla la versión {speaks} del protocolo; Tagarela, la {offered}
  program.file_too_large = {path} es demasiado grande para un programa: {limit} MB como mucho
  program.too_many_touches = {name} acepta como máximo {limit} toques a la vez: elija un periodo más corto
  program.complaint = {text}
  program.value_wrong = {name}: {text} no puede estar en {place}
  program.value_missing = {name}: falta {place}
  program.cell_outside = tablero {board}: la casilla {cell} queda fuera y no ha entrado
  program.cell_taken = tablero {board}: la casilla {cell} está ocupada dos veces, la segunda no ha entrado
  program.voice_left = {place}: la grabación no es un WAV de 5 segundos como mucho y no ha entrado
  program.none = falta “program”: qué archivo se ejecuta
  program.unused = hay un programa, pero en “adds” no hay “formats” para él
  program.arguments = los argumentos son textos en una lista, como {example}
  program.no_formats = aquí no hay ningún formato
  program.format_twice = el formato {format} está dos veces
  program.format_idle = un formato lee o escribe algo: di qué en “reads” o “writes”
  program.names = aquí va un nombre, o uno para cada lengua, como {example}
  program.endings = las terminaciones van en minúsculas y sin punto, como {example}
  program.word_unknown = “{text}” no puede estar en “{key}”
  program.begins_with = aquí va el texto con el que empieza un archivo, o base64: y sus bytes
  program.with_hint = {what} ({hint})
  program.trial_beginning = {format}: un archivo que ha escrito no empieza como dice “begins_with”
  program.trial_words = {format}: ha escrito “{old}” y ha leído “{new}”
  program.trial_nonsense = {format}: no aguanta un archivo dañado (“{text}”): {reason}
  program.template.about = un formato propio para Tagarela
  program.template.write = Lo que hay en el archivo: una línea por casilla.
  program.template.read = El texto de un archivo vuelve a ser tableros.
  program.template.not_ours = este archivo no es de los nuestros
  program.template.lines = Cada línea que llega es una pregunta, y una línea la responde.
  program.template.output = No imprimas nada más: para ver qué pasa, escribe en sys.stderr.
  program.template.pictures = El archivo no tiene imágenes: Tagarela busca las que muestran las palabras.
  program.template.error = Esto es lo que se lee en la pantalla.
  module.program_question = {name} trae un programa, {program}, que aquí puede hacer todo lo que puedes hacer tú. ¿Ejecutarlo e instalarlo?
  count.format = {count?# formato|# formatos}
  """

/// What can be typed about them.
let programWords = """
  value.program = programa
  """
