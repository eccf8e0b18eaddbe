/// What is said by the commands and the shell.
let coreMessages = """
  # people
  patient.saved = {name}
  patient.saved_aged = {name} · {years?# año|# años}
  patient.changed = {name}: cambios guardados
  patient.removed = {name}: ficha borrada, con todo lo suyo
  patient.none = aún no hay pacientes: paciente nuevo NOMBRE
  patient.exists = ya hay una ficha de {name} con esta fecha de nacimiento
  patient.unknown = no conozco “{name}” entre los pacientes
  patient.ambiguous = “{name}” puede ser cualquiera de {count} pacientes
  patient.none_in_use = ¿para qué paciente?
  patient.none_in_use.hint = elige con  usar NOMBRE  o añade  --paciente NOMBRE
  use.somebody = {name}
  use.nobody = ningún paciente en uso
  tutor.saved = {name}
  tutor.saved_place = {name}, {place}
  tutor.changed = {name}: cambios guardados
  tutor.removed = {name}: ficha borrada
  tutor.retired = {name}: tutoría terminada; los planes y el historial se conservan
  tutor.none = aún no hay tutores: tutor nuevo NOMBRE
  tutor.exists = {name} ya está entre los tutores de este paciente
  tutor.unknown = no conozco “{name}” entre los tutores
  tutor.ambiguous = “{name}” puede ser cualquiera de {count} tutores
  tutor.former = {name}: su tutoría terminó el {until}
  tutor.former.hint = para que la retome:  tutor editar NOMBRE --actual
  tutor.which = este paciente tiene varios tutores: di cuál con {option}
  born.in_future = {born} aún no ha llegado
  born.too_old = {born} fue hace más de 130 años
  name.number_sign = “{name}” no puede ser un nombre: parece un número o un signo de las órdenes
  name.too_long = un nombre tiene como mucho {limit} caracteres
  name.plan_or_board = “{name}” es un plan y un tablero
  name.plan_or_board.hint = escribe  plan:NOMBRE  o  tablero:NOMBRE  para decir cuál
  name.use_id = elige por su número, como  #1
  email.no_at = una dirección de correo lleva @, como en madre@ejemplo.org
  email.no_domain = falta el dominio, como en madre@ejemplo.org
  email.malformed = “{text}” no es una dirección de correo

  # symbols
  category.saved = {name}, {color}
  category.removed = {name}: categoría borrada
  category.none = aún no hay categorías: categoría nueva NOMBRE --color COLOR
  category.exists = ya hay una categoría {name}
  category.unknown = no conozco “{name}” entre las categorías
  category.ambiguous = “{name}” puede ser cualquiera de {count} categorías
  category.in_use = {name} tiene {count?# símbolo: antes cámbialo de categoría o bórralo|# símbolos: antes cámbialos de categoría o bórralos}
  symbol.saved = {name}, en {category}
  symbol.saved_custom = {name}, en {category}, solo para {patient}
  symbol.changed = {name}: cambios guardados
  symbol.removed = {name}: símbolo borrado
  symbol.played = {name}, {seconds} s
  symbol.none = aún no hay símbolos: símbolo nuevo NOMBRE --categoría CATEGORÍA --imagen ARCHIVO
  symbol.not_found = ningún símbolo para “{words}”
  symbol.exists = esta categoría ya tiene un símbolo {name}
  symbol.unknown = no conozco “{name}” entre los símbolos
  symbol.ambiguous = “{name}” puede ser cualquiera de {count} símbolos
  symbol.of_other = {name} es un símbolo propio de un paciente
  symbol.of_other.hint = elige a ese paciente con  usar NOMBRE
  symbol.other_patient = {name} es un símbolo propio de otro paciente
  symbol.in_use = {name} se ve en {users}
  symbol.in_use.hint = quítalo antes de ahí
  symbol.no_picture = {name} no tiene imagen
  symbol.no_voice = {name} no tiene voz
  symbol.no_voice.hint = ponle una con  símbolo editar NOMBRE --voz ARCHIVO.wav
  picture.unreadable = {path} no es una imagen que yo sepa leer: PNG, JPEG o SVG
  picture.unsupported = {path} es una imagen de otra clase: valen PNG, JPEG y SVG
  picture.damaged = la imagen {path} está dañada o incompleta
  picture.too_large = la imagen {path} tiene demasiados píxeles: 60 millones como mucho
  voice.not_wav = {path} no es un archivo WAV
  voice.damaged = el sonido {path} está dañado o incompleto
  voice.too_long = {path} dura {seconds} s: una voz dura como mucho {limit} s
  sound.none = este ordenador no tiene sonido
  sound.failed = no se ha podido reproducir el sonido: {reason}
  drawing.none = aquí no se puede dibujar
  drawing.failed = no se ha podido dibujar la página: {reason}

  # boards and plans
  board.saved = {name}, {size}, {count?# casilla ocupada|# casillas ocupadas}
  board.saved_empty = {name}, {size}, sin símbolos
  board.filled = {name}: {filled} de {count?# casilla|# casillas} con símbolo
  board.moved = {name}: {from} y {to} cambian de sitio
  board.removed = {name}: tablero borrado
  board.none = aún no hay tableros: tablero nuevo NOMBRE
  board.exists = ya hay un tablero {name}
  board.unknown = no conozco “{name}” entre los tableros
  board.ambiguous = “{name}” puede ser cualquiera de {count} tableros
  board.in_use = {name} se usa en {plans}
  board.in_use.hint = borra antes el plan
  board.not_owner = {symbol} es un símbolo propio de un paciente, y el tablero {board} no es suyo
  board.other_patient = {name} es un tablero de otro paciente
  board.too_small = {symbol}, en {cell}, se quedaría fuera del tablero
  board.cells_in_pairs = cada casilla necesita su símbolo: CASILLA SÍMBOLO CASILLA SÍMBOLO …
  cell.unknown = {board} no tiene casilla “{cell}”: van de 1 a {count}, o de A1 a {last}
  cell.empty = la casilla {cell} de {board} está vacía
  layout.unknown = no conozco la disposición “{name}”
  layout.other_size = la disposición {layout} es de {size}
  plan.saved = {name}, para {tutor}
  plan.changed = {name}: cambios guardados
  plan.removed = {name}: plan borrado; lo que se usó sigue en el historial
  plan.touched = {symbols}
  plan.closed = {name}: {count?# toque|# toques}
  plan.open_keys = 1–9 o flechas e Intro: tocar · Esc: salir
  plan.none = aún no hay planes: plan nuevo NOMBRE --tutor TUTOR --tipo tablero …
  plan.exists = esta persona ya tiene un plan {name}
  plan.unknown = no conozco “{name}” entre los planes
  plan.ambiguous = “{name}” puede ser cualquiera de {count} planes
  plan.empty = un plan necesita al menos un símbolo, y {board} no tiene ninguno
  plan.empty.hint = pon uno con  tablero poner TABLERO CASILLA SÍMBOLO
  plan.wrong_content = un plan de tipo {type} lleva {option}
  plan.no_content = un plan de tipo {type} necesita {option}
  plan.nothing_to_show = {name} muestra un tablero o un símbolo que ya no existe

  # history
  observation.saved = anotado: {patient}, {at}
  observation.changed = observación {id} cambiada
  observation.removed = observación {id} borrada
  observation.none = no hay observaciones sobre {patient}
  observation.unknown = no hay ninguna observación {id}
  moment.in_future = {at} aún no ha llegado
  usage.none = {patient} aún no ha tocado ningún símbolo

  # sending and receiving
  sent.letter = {files} → {to}
  sent.files = {files}
  sent.no_address = no conozco ninguna dirección: escríbela en el correo
  sent.no_own_address = nadie podrá responder hasta que digas  ajustes correo DIRECCIÓN
  letter.history = Historial de {patient}
  letter.observations = Observaciones sobre {patient}
  letter.usage = Historial de uso de los símbolos de {patient}
  receive.done = recibido: {items}
  receive.nothing_new = nada nuevo en {path}: ya estaba todo aquí
  receive.nothing_taken = no se ha incorporado nada
  receive.unchanged = {count?# ya estaba|# ya estaban} aquí
  receive.question = ¿recibir? [sí/No/elegir]
  receive.question_new = ¿incorporar {count?# cosa nueva|# cosas nuevas}? [sí/No]
  receive.question_changed = ¿hacer {count?# cambio|# cambios}? [sí/No]
  receive.question_removed = ¿borrar {count?# cosa que ya no está|# cosas que ya no están}? [sí/No]
  receive.needs_yes = esto cambiaría o borraría {count?# cosa|# cosas} de lo que hay aquí
  receive.needs_yes.hint = {preview} lo enseña; {yes} lo acepta todo, {only} una parte
  receive.picture_unusable = {count?# imagen no se puede usar|# imágenes no se pueden usar}: {cells}
  receive.no_patient = el archivo no dice de qué paciente trata
  receive.unknown_format = no sé leer {path}
  count.patient = {count?# paciente|# pacientes}
  count.tutor = {count?# tutor|# tutores}
  count.category = {count?# categoría|# categorías}
  count.symbol = {count?# símbolo|# símbolos}
  count.board = {count?# tablero|# tableros}
  count.cell = {count?# casilla|# casillas}
  count.plan = {count?# plan|# planes}
  count.observation = {count?# observación|# observaciones}
  count.touch = {count?# toque|# toques}
  count.setting = {count?# ajuste|# ajustes}
  export.unknown_ending = no sé escribir {path}
  send.no_format = ningún módulo escribe archivos para cartas
  send.no_format.hint = mira  módulo listar
  export.cannot_carry = en {format} no cabe: {kind}
  bundle.not_bundle = esto no es un archivo de Tagarela
  bundle.truncated = el archivo se corta antes de tiempo; {objects?se ha leído # elemento entero|se han leído # elementos enteros}
  bundle.object_broken = el elemento {number} del archivo está dañado y se ha dejado fuera
  bundle.nothing_to_write = aquí no hay nada que quepa en este formato
  bundle.too_many_to_write = en un archivo {limit?cabe # entrada como mucho|caben # entradas como mucho}
  bundle.too_many = solo {limit?se ha leído # elemento, el primero|se han leído los primeros # elementos}
  bundle.more_complaints = y {count?# aviso más|# avisos más}
  bundle.newer = el archivo es de un formato más nuevo ({version}); se ha leído lo que se conoce de él
  bundle.not_utf8 = algunos caracteres no se han podido leer y se han sustituido
  bundle.stray_text = se ha pasado por alto el texto que había entre los elementos
  bundle.object_unknown = el elemento {number} no es nada conocido y se ha dejado fuera
  bundle.plan_missing = el archivo no dice cuál es su plan
  bundle.other_people = el plan “{plan}” es de otras personas y se ha dejado fuera
  bundle.other_people_record = el elemento {number} trata de otras personas y se ha dejado fuera
  bundle.type_unknown = no conozco el tipo de plan “{type}”; se toma como {taken}
  bundle.large_has_many = un símbolo grande con {symbols?# símbolo|# símbolos}; se toma como tablero
  bundle.date_broken = la fecha “{date}” del elemento {number} no se puede leer
  bundle.position = {symbol} no tenía sitio propio y ha ido a la casilla {position}
  bundle.board_full = {symbols?# símbolo no cabe|# símbolos no caben} ni en el tablero más grande
  bundle.symbol_nameless = el símbolo del elemento {number} no tiene nombre
  bundle.category_missing = {symbol} no tiene categoría
  bundle.category_pictures = las imágenes de las categorías no se guardan
  bundle.color_broken = el color de {category} no se puede leer; queda en {color}
  bundle.color_nearest = el color de {category} ({symbol}) queda en {color}, el más parecido
  bundle.picture_broken = la imagen de {symbol} no se puede leer
  bundle.sound_broken = el sonido de {symbol} no se puede leer
  bundle.sound_format = el sonido de {symbol} no es un WAV
  bundle.photo_broken = la foto de {name} no se puede leer
  bundle.touch_nameless = el toque del elemento {number} no dice de qué símbolo es y se ha dejado fuera
  bundle.note_empty = la nota del elemento {number} no tiene texto y se ha dejado fuera

  # on paper
  print.patient = Paciente: {name}
  print.tutor = Tutor/a: {name}
  print.start = Desde el {date}
  print.born = nació el {date}
  print.page = {page} / {pages}
  print.at = {date}, {time}
  print.therapist = Logopeda
  print.nobody = (sin nombre)
  print.observations.title = Observaciones sobre {patient}
  print.observations.none = Aún no hay observaciones.
  print.usage.title = Símbolos que ha usado {patient}
  print.usage.symbol = Símbolo
  print.usage.at = Fecha y hora
  print.usage.plan = Plan
  print.usage.none = Aún no se ha tocado ningún símbolo.
  print.nothing = no hay ningún plan ni tablero que imprimir
  print.layout = ninguna disposición sirve para este tablero (pide {name})
  print.several = una imagen muestra una sola página, y aquí hay {count}
  print.several.hint = haz un PDF o elige un tablero

  # files
  file.written = {path}
  file.missing = no existe el archivo {path}
  file.not_a_file = {path} no es un archivo
  file.too_large = {path} ocupa {size} MB: se admiten {limit} MB como mucho
  file.unreadable = {path} no se puede leer
  file.unwritable = no se puede escribir {path}: {reason}
  output.unwritable = no se pueden escribir los resultados: {reason}
  output.unwritable.hint = lo hecho hasta aquí queda guardado
  file.exists = {path} ya existe
  file.exists.hint = pon otro nombre, o {option}

  # the workspace
  workspace.disk = el disco está lleno o falla: no se ha cambiado nada ({reason})
  workspace.lost = lo que hicieron las órdenes justo anteriores también se ha perdido; nada de eso se dio por hecho
  workspace.busy = otro Tagarela está escribiendo en {path}
  workspace.busy.hint = espera a que termine y vuelve a probar
  workspace.waiting = esperando a otro Tagarela que está escribiendo …
  workspace.damaged = {path} está dañado
  workspace.damaged.hint = recupera una copia con  restaurar ARCHIVO
  workspace.read_only = no se puede escribir en {path}
  workspace.unopenable = {path} no se puede abrir: {reason}
  workspace.foreign = {path} no es una consulta de Tagarela
  workspace.foreign.hint = elige otro archivo con  --workspace ARCHIVO
  workspace.newer = {path} se hizo con una versión posterior de Tagarela
  workspace.newer.hint = instala esa versión, o elige otro archivo con  --workspace ARCHIVO
  workspace.database = la base de datos dice: {reason}
  workspace.too_big = eso es demasiado para la consulta
  workspace.none = no hay ninguna consulta abierta
  workspace.opened = {name} · {patients?# paciente|# pacientes}, {symbols?# símbolo|# símbolos}
  backup.done = todos los datos están en {path}
  backup.unsaved = un guion de todo o nada (--atomic) no puede hacer esto
  script.is_atomic = un guion de todo o nada (--atomic) no puede hacer esto
  restore.done = todos los datos están como en {path}
  restore.before = lo que había antes se guarda en {path}
  check.clean = ningún problema
  check.failed = {count?# problema encontrado|# problemas encontrados}
  check.failed.hint = guarda una copia del archivo y, si tienes una copia de seguridad, restáurala
  check.progress = comprobando
  check.integrity = el archivo está dañado: {detail}
  check.dangling = {table} #{id} apunta a algo que falta: {target}
  check.cell_outside = {board} tiene un símbolo fuera de su cuadrícula, en la posición {position}
  check.empty_plan = el plan {plan} muestra un tablero sin símbolos
  check.search_index = el índice de búsqueda no concuerda con los símbolos
  check.media_damaged = hay una imagen o una voz dañada: {users}
  undo.done = deshecho: {command}
  undo.nothing = no hay nada que deshacer
  redo.done = rehecho: {command}
  redo.nothing = no hay nada que rehacer
  forget.done = olvidado: nada de lo anterior se puede deshacer
  forget.question = ¿olvidar para siempre lo que se podía deshacer, con las imágenes y las voces borradas?
  settings.saved = {key}: {value}
  settings.cleared = {key}: otra vez como de costumbre
  settings.emptied = {key}: ahora sin valor
  system.missing = no existe el archivo o la carpeta
  system.denied = falta el permiso
  system.read_only = ahí solo se puede leer
  system.full = el disco está lleno
  system.too_large = sería demasiado grande
  system.not_folder = una parte de la ruta no es una carpeta
  system.is_folder = hay una carpeta con ese nombre
  system.closed = está cerrado
  system.name_too_long = el nombre es demasiado largo
  system.other = el ordenador da el error {number}
  settings.unknown = no hay ningún ajuste “{key}”
  language.unknown = no hablo “{text}”

  # modules
  module.unknown = no hay ningún módulo “{name}”
  module.none = no hay módulos
  module.broken = no funciona: {reason}
  module.failed = {reason}
  module.taken = {point} {id} ya existe, del módulo {module}
  module.twice = hay otro módulo {id}
  module.interface = habla la versión {speaks} de la interfaz de módulos, y esta es la {offered}
  program.missing = no encuentro el programa {name}; hay que instalarlo
  program.crashed = {name} se ha cerrado de golpe
  program.late = {name} no ha respondido a tiempo
  program.flood = {name} ha respondido demasiado

  # the command language
  command.unknown = no conozco la orden “{word}”
  command.unknown.hint = ayuda  enseña todas las órdenes
  command.verb_unknown = con {noun} no se puede “{verb}”
  command.verb_unknown.hint = ayuda {noun}  enseña lo que se puede
  command.verb_missing = {noun}: ¿qué quieres hacer?
  option.unknown = aquí no existe la opción {option}
  option.twice = {option} está dos veces
  option.takes_no_value = {option} no lleva valor
  option.needs_value = {option} necesita un valor: {value}
  argument.missing = falta: {name}
  argument.no_change = ¿qué cambia? dilo con una opción
  argument.option_missing = falta {option}: {name}
  argument.usage = {usage}
  argument.too_many = “{word}” sobra
  argument.quote_names = los nombres de varias palabras van entre comillas: {usage}
  value.empty = esto no puede quedar vacío
  value.too_long = esto es demasiado largo: un millón de caracteres como mucho
  value.not_integer = “{text}” no es un número del {from} al {to}
  value.not_number = {text} no es una medida: escribe un número, como 12 o 2,5
  value.not_grid = “{text}” no es una cuadrícula de columnas y filas, como 4x3: {columns}x{rows} como mucho
  value.not_choice = “{text}” no está entre las opciones
  value.not_day = “{text}” no es una fecha
  value.not_day.hint = una fecha se escribe como 5/11/2012 o 5-nov-2012
  value.not_moment = “{text}” no es una fecha con hora
  value.not_moment.hint = se escribe como "5/11/2012 09:15", o 09:15 si es hoy
  line.quote_open = estas comillas no se cierran
  line.backslash_at_end = la línea acaba en una barra invertida
  line.control_character = aquí hay un carácter de control
  script.variable_unknown = no hay valor para {name}
  script.variable_unknown.hint = ponlo después del nombre del guion: {name}=VALOR
  script.variable_open = esta variable no se cierra con una }
  script.not_text = {path} no es un texto en UTF-8
  script.atomic_dropped = todo o nada: no se ha guardado nada de este guion
  confirm.needed = esto necesita una respuesta: {question}
  confirm.needed.hint = añade {option}
  confirm.declined = no se ha hecho nada
  confirm.typing = {question} Escribe {word} para confirmarlo, o nada para dejarlo como está:
  confirm.other = “{text}” no es {word}
  answer.unknown = “{text}” no sirve de respuesta aquí: {answers}
  interrupted = interrumpido
  failed = no ha salido bien: {reason}
  failure.near = ; quizá: {candidates}
  ask.optional = {field} (en blanco para omitir)
  prompt.greeting = Tagarela · {name} · {patients?# paciente|# pacientes}, {symbols?# símbolo|# símbolos}, {systems?# sistema|# sistemas}   ayuda · Tab muestra lo que cabe aquí
  prompt.more = … y {count} más
  prompt.module_broken = ! falta el módulo {module}: {reason}

  # the process's own flags
  flag.unknown = no existe la opción {flag}
  flag.needs_value = {flag} necesita un valor
  flag.unexpected = no sé qué hacer con “{word}”: las órdenes van detrás de -c
  flag.not_variable = “{word}” no es una variable: NOMBRE=VALOR
  flag.help = tagarela                                   para escribir órdenes
  | tagarela run SESIÓN.tgl [NAME=VALUE …]     un guion; sus ${NAME} se sustituyen
  | tagarela -c 'ORDEN' [-c …]                 unas órdenes, y sale
  |   -w, --workspace ARCHIVO el archivo de la consulta
  |   --modules CARPETA       más paquetes; se puede repetir
  |   --lang pt|es|ca|en      idioma
  |   --json                  un documento JSON por orden
  |   --plain                 sin colores, sin imágenes, sin recuadros
  |   --atomic                en un guion: todas las órdenes o ninguna
  |   --keep-going            en un guion: sigue después de un fallo
  |   --echo                  en un guion: escribe cada orden antes de su resultado
  |   --version, --help

  # vocabulary tables
  vocabulary.columns = la primera línea tiene que nombrar las columnas: key, class, category, core y una por idioma
  vocabulary.cells = {text} celdas, no tantas como la primera
  vocabulary.key = “{text}” no es una clave: minúsculas, cifras y guiones
  vocabulary.class = “{text}” no es una clase de palabras
  vocabulary.category = falta la categoría
  vocabulary.core = “{text}” no es 1, 2 ni 3
  vocabulary.word = “{text}” no es una palabra
  relations.cells = la fila {row} debería tener {count} columnas
  relations.role = fila {row}: no conozco el papel en «{text}»
  vocabulary.gender_missing = {text} no tiene género
  vocabulary.gender_impossible = {text} no puede tener género
  vocabulary.duplicate = {text} ya está en la fila {first}
  module.files_missing = faltan sus archivos: {path}
  """
