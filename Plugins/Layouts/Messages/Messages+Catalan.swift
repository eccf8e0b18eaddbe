/// What is said about layouts of packs, in Catalan.
let messagesCatalan = """
  layouts.object = el que hi ha aquí va entre {open} i {close}
  layouts.list = el que hi ha a «{key}» va entre {open} i {close}
  layouts.texts = «{key}» porta un text, o un per a cada llengua: {example}
  layouts.sizes_missing = hi falta la mida: «columns» i «rows», o bé «least», «most» i «usual»
  layouts.size_twice = «least», «most» i «usual» ja diuen la mida
  layouts.size = «{key}» porta columnes i files, com "4x3", com a molt {most}
  layouts.sizes_order = la mida de costum no és entre la més petita i la més gran
  layouts.number = «{key}» porta un nombre enter d'1 a {most}
  layouts.role_place = «{text}» no és cap columna, fila ni casella: A, 1, fins a {last}
  layouts.place = «{text}» no és cap casella: van d'A1 a {last}
  layouts.role = no conec la funció «{text}»
  layouts.slots_size = per donar lloc a les caselles cal una sola mida: «columns» i «rows»
  layouts.share = «{key}» porta una part de la pàgina, de 0 a 1, com 0.25
  layouts.outside = {cell} surt de la pàgina
  layouts.twice = {cell} hi és dues vegades
  layouts.missing = cada casella necessita el seu lloc: hi falta el de {cells}
  layouts.overlap = {cell} queda sobre {other}
  layouts.order = {cell} queda abans de {other}: les caselles van d'esquerra a dreta i de dalt a baix
  layouts.span = aquí van columnes i files, com "2x1"
  layouts.color = aquí va un color, com "yellow" o "#ffc800"
  layouts.action = «{text}» no és res que pugui fer un toc; +a escriu una lletra

  # words of examples
  example.grid = graella
  example.sentence = plafó de frases
  """
