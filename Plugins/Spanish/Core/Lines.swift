/// What can be typed about lines and what becomes of what they print.
let lineWords = """
  noun.run = ejecutar
  noun.alias = atajo|atajos|alias
  noun.history = historial
  noun.clear = limpiar
  option.pager = páginas
  option.where = donde
  option.sort = orden|ordenar
  option.reverse = inverso|al-revés
  option.into = a|en
  option.json = json
  option.plain = sencillo
  """

let lineMessages = """
  about.run = ejecuta las órdenes de un archivo
  about.alias = palabras cortas para sus propias líneas
  about.history = las líneas que se han escrito
  about.clear = limpia la pantalla
  help.run = Ejecuta las órdenes de un archivo una tras otra, como si se escribieran, hasta la primera que falle.
  help.alias = Guarda una línea con un nombre corto: de $1 a $9 son las palabras que lo siguen, $@ todas. Sin línea, muestra el atajo.
  help.alias.list = Muestra los atajos.
  help.alias.remove = Quita un atajo.
  help.history = Muestra las líneas que se han escrito, o solo las que tienen todas las palabras.
  help.clear = Limpia la pantalla.
  help.undo.list = Muestra lo que se puede deshacer, primero lo último.
  help.results = De lo que muestra: {options}, | PROGRAMA
  help.lines = LÍNEA ; LÍNEA  hace una después de la otra.
  field.pager = listas largas página por página
  field.script = archivo con órdenes
  field.variables = nombre=valor
  field.alias = atajo
  field.line = línea
  field.number = número
  field.times = pasos
  line.pipe_without_command = falta una orden antes de «|»
  line.pipe_without_program = falta un programa después de «|»
  line.pipe_without_program.hint = por ejemplo:  símbolo listar | less
  rows.condition = «{text}» no dice qué filas: faltan un campo, un signo y un valor
  rows.condition.hint = por ejemplo  {example} ; los signos son = != ~ !~ < <= > >=
  rows.field_unknown = esta lista no tiene la columna «{name}»
  rows.no_table = lo que esto muestra no es una lista: no hay filas que elegir, ordenar o guardar como tabla
  rows.none = nada
  rows.ending_unknown = la terminación de {path} no dice cómo guardar una lista
  pager.place = líneas {first}–{last} de {count}
  pager.place_so_far = líneas {first}–{last} …
  pager.keys = q sale|espacio avanza|b vuelve|/ busca|n otra vez|g inicio|G final
  pager.not_found = «{text}» no aparece más adelante
  pager.not_started = el programa {program}, que está en PAGER, no se pudo iniciar: las páginas se muestran aquí
  pipe.not_started = no se pudo iniciar el programa {program}: {reason}
  pipe.failed = {program} terminó con {status}
  script.too_deep = {path} se llama a sí mismo sin parar
  alias.none = todavía no hay atajos: atajo NOMBRE 'LÍNEA'
  alias.kept = {name} equivale a  {line}
  alias.removed = {name} ya no equivale a nada
  alias.unknown = no hay ningún atajo «{name}»
  alias.not_word = «{name}» no puede ser un atajo: solo letras, números, - y _
  alias.is_command = «{name}» ya es una orden
  alias.word_missing = «{name}» necesita {count?una palabra detrás|# palabras detrás}
  alias.word_missing.hint = {name} equivale a  {line}
  configuration.none = aquí no se guarda nada de una línea a otra
  configuration.wrong = {path} no es una configuración: debe ser un objeto con «aliases» y «colors»
  configuration.color = en {path} no se conoce el color «{color}» de «{part}»
  configuration.color.hint = partes: {parts}; colores: {colors}
  history.none = todavía no se ha escrito nada
  history.none_with = ninguna línea tiene estas palabras
  undo.done_several = {count} pasos deshechos, el último de ellos: {command}
  redo.done_several = {count} pasos rehechos, el último de ellos: {command}
  undo.no_more = no hay más pasos
  help.option.where = solo las filas en que esto es cierto: CAMPO=TEXTO, CAMPO~TEXTO, CAMPO>NÚMERO
  help.option.sort = campo por el que se ordenan las filas
  help.option.reverse = en orden inverso
  help.option.into = en un archivo: .csv, .tsv, .json o .txt
  help.option.json = como JSON
  help.option.plain = sin cajas ni colores
  """
