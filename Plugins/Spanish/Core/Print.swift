/// What is said about printing.
let printMessages = """
  # impresión
  print.written = {count?# archivo|# archivos}: {files}
  print.margin = en este papel los márgenes van de 0 a {limit} mm
  print.font = aquí las letras pueden tener de {from} a {limit} puntos
  print.frame = aquí los marcos pueden tener de 0 a {limit} mm
  print.card_size = en esta página una tarjeta va de {least} mm de lado hasta {width} x {height} mm
  print.not_size = {text} no es un tamaño: escribe ancho y alto en milímetros, como 50x60
  print.empty_category = todavía no hay símbolos en {name}
  about.print = imprime tableros, tarjetas para recortar y categorías
  help.print.board = Guarda tableros como páginas para imprimir; cada página del tablero es una página en el papel.
  help.print.cards = Guarda los símbolos de los tableros como tarjetas para recortar, cada símbolo una vez.
  help.print.category = Guarda los símbolos de una categoría, quince por página, para elegir.
  field.paper = papel
  field.orientation = posición del papel
  field.margin = margen en milímetros
  field.no-title = sin título
  field.no-numbers = sin números de página
  field.font = altura de las letras en puntos
  field.frame = ancho de los marcos en milímetros
  field.crop-marks = con marcas de corte
  field.cards = como tarjetas para recortar
  field.linked = con los tableros a los que lleva
  field.only-board = sin los tableros a los que lleva
  """

/// What can be typed about it.
let printWords = """
  noun.print = imprimir|impresión
  verb.board = tablero|tableros
  verb.cards = tarjetas|tarjeta
  verb.category = categoría
  option.paper = papel
  option.orientation = orientación
  option.margin = margen
  option.no-title = sin-título
  option.no-numbers = sin-números
  option.font = letra|fuente
  option.frame = marco
  option.hidden = ocultas
  option.crop-marks = marcas-de-corte
  option.cards = tarjetas
  value.a3 = A3
  value.a4 = A4
  value.a5 = A5
  value.us-letter = carta
  value.portrait = vertical
  value.landscape = horizontal|apaisado
  """
