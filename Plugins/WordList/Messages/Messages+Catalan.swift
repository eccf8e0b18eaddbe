/// What is said about lists of words, in Catalan.
let messagesCatalan = """
  word_list.too_large = {file} ocupa més de {limit} MB
  word_list.not_text = {file} no és cap taula que pugui llegir
  word_list.not_text.hint = desa-la com a CSV al full de càlcul, amb UTF-8
  word_list.quotes = {file} té massa cometes sense tancar
  word_list.empty = no hi ha paraules a {file}
  word_list.latin = no s'ha desat amb UTF-8: si els accents es veuen malament, desa-la així
  word_list.no_titles = la primera fila no té cap títol com «paraula»: he pres la primera columna i he deixat les altres
  word_list.columns_left = he deixat fora les columnes {columns}
  word_list.open_quote = fila {row}: hi ha cometes sense tancar; la fila ha quedat fora
  word_list.no_word = la fila {row} no té cap paraula i ha quedat fora
  word_list.extra_cells = fila {row}: {count?# cel·la|# cel·les} més que els títols; les he deixades fora
  word_list.line_breaks = fila {row}: un text tenia diverses línies; ara és en una de sola
  word_list.long = fila {row}: un text passa de {limit} lletres; l'he tallat
  word_list.cell = fila {row}: «{cell}» no és cap casella; la paraula ha anat a la següent lliure
  word_list.cell_taken = fila {row}: {cell} ja és ocupada; {word} ha anat a la següent lliure
  word_list.rows_left = {count?# fila ha quedat|# files han quedat} fora: una llista pot tenir {limit} paraules; divideix-la en diversos fitxers
  word_list.more = i {count?# avís més|# avisos més}
  """
