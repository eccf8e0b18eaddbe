/// What formats are and what they carry.
let formatWords = """
  verb.export = exportar
  option.linked = enlazados
  noun.format = formato|formatos
  value.pictures = imágenes
  value.voices = voces
  value.sets = varios tableros
  value.links = enlaces
  value.actions = acciones de las casillas
  value.colors = colores de las casillas
  value.spans = casillas que ocupan varios lugares
  value.areas = casillas en cualquier lugar
  value.spoken = palabras para decir
  value.categories = categorías y significados
  value.foreign = campos de otros programas
  value.symbols = símbolos
  """

let formatMessages = """
  about.format = tipos de archivo y lo que lleva cada uno
  field.formats = formatos
  help.usage.export = Guarda el historial de uso en un solo archivo, para otros programas.
  help.format.list = Muestra los tipos de archivo que se pueden leer y guardar, y qué lleva cada uno.
  help.format.show = Muestra lo que un tipo de archivo lleva y lo que deja fuera.
  receive.no_patient.hint = di de quién es, con usar PACIENTE o --paciente
  format.none = no hay formatos
  format.unknown = no conozco el formato “{name}”
  export.lost = {format} no tiene sitio para: {parts}
  export.wordless = {count?# casilla no tiene palabra y se ha dejado|# casillas no tienen palabra y se han dejado} fuera
  receive.cell_out_of_place = {board}: {count?# casilla no tiene sitio propio y se ha dejado|# casillas no tienen sitio propio y se han dejado} fuera: {cells}
  receive.link_nowhere = {board} {cells}: lleva a “{detail}”, que no ha venido con el archivo
  receive.more = y {count?# aviso más|# avisos más}
  receive.remarks = {count?# aviso|# avisos} sobre este archivo; {preview} los enseña
  receive.left_out = no se {count?ha incorporado # cosa|han incorporado # cosas}
  archive.none = aquí no se pueden leer ni guardar archivos comprimidos
  field.scene = imagen de fondo
  field.label = palabra
  field.span = tamaño de la casilla
  field.foreign = datos de otro programa
  field.colors = colores
  field.format = formato
  field.endings = terminaciones
  field.reads = lee
  field.writes = guarda
  field.carries = lleva
  field.leaves_out = deja fuera
  """
