/// What is said about lists of words, in Spanish.
let messagesSpanish = """
  word_list.too_large = {file} ocupa más de {limit} MB
  word_list.not_text = {file} no es una tabla que yo pueda leer
  word_list.not_text.hint = guárdala como CSV en la hoja de cálculo, con UTF-8
  word_list.quotes = {file} tiene demasiadas comillas sin cerrar
  word_list.empty = no hay palabras en {file}
  word_list.latin = no se guardó con UTF-8: si los acentos se ven mal, guárdala así
  word_list.no_titles = la primera fila no tiene un título como «palabra»: tomé la primera columna y dejé las demás
  word_list.columns_left = dejé fuera las columnas {columns}
  word_list.open_quote = fila {row}: hay comillas sin cerrar; la fila se quedó fuera
  word_list.no_word = la fila {row} no tiene palabra y se quedó fuera
  word_list.extra_cells = fila {row}: {count?# celda|# celdas} más que los títulos; las dejé fuera
  word_list.line_breaks = fila {row}: un texto tenía varias líneas; ahora está en una sola
  word_list.long = fila {row}: un texto pasa de {limit} letras; lo corté
  word_list.cell = fila {row}: «{cell}» no es una casilla; la palabra fue a la siguiente libre
  word_list.cell_taken = fila {row}: {cell} ya está ocupada; {word} fue a la siguiente libre
  word_list.rows_left = {count?# fila se quedó|# filas se quedaron} fuera: una lista puede tener {limit} palabras; divídela en varios archivos
  word_list.more = y {count?# aviso más|# avisos más}
  """
