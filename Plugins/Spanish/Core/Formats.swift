/// What formats are and what they carry.
let formatWords = """
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
  format.none = no hay formatos
  format.unknown = no conozco el formato “{name}”
  export.lost = {format} no tiene sitio para: {parts}
  receive.link_nowhere = {board} {cell}: lleva a “{target}”, que no ha venido con el archivo
  cell.covered = {cell} de {board} está tapada por la casilla de {other}
  cell.leaves_page = una casilla de {span} en {cell} se saldría de la página de {size}
  archive.none = aquí no se pueden leer ni guardar archivos comprimidos
  field.pages = páginas
  field.letters = letras
  field.background = fondo
  field.scene = imagen de fondo
  field.label = palabra
  field.spoken = dice
  field.span = tamaño de la casilla
  field.area = lugar
  field.colors = colores
  field.hidden = oculta
  field.link = enlace
  field.actions = acciones
  field.format = formato
  field.endings = terminaciones
  field.reads = lee
  field.writes = guarda
  field.carries = lleva
  field.leaves_out = deja fuera
  """
