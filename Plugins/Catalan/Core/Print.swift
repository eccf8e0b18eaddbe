/// What is said about printing.
let printMessages = """
  # impressió
  print.written = {count?# fitxer|# fitxers}: {files}
  print.margin = en aquest paper els marges van de 0 a {limit} mm
  print.font = aquí les lletres poden tenir de {from} a {limit} punts
  print.frame = aquí els marcs poden tenir de 0 a {limit} mm
  print.card_size = en aquesta pàgina una targeta va de {least} mm de costat fins a {width} x {height} mm
  print.not_size = {text} no és una mida: escriu amplada i alçada en mil·límetres, com 50x60
  print.empty_category = encara no hi ha cap símbol a {name}
  about.print = imprimeix plafons, targetes per retallar i categories
  help.print.board = Escriu plafons com a pàgines per imprimir; cada pàgina del plafó és una pàgina al paper.
  help.print.cards = Escriu els símbols dels plafons com a targetes per retallar, cada símbol una vegada.
  help.print.category = Escriu els símbols d'una categoria, quinze per pàgina, per triar.
  field.paper = paper
  field.orientation = posició del paper
  field.margin = marge en mil·límetres
  field.no-title = sense títol
  field.no-numbers = sense números de pàgina
  field.font = alçada de les lletres en punts
  field.frame = amplada dels marcs en mil·límetres
  field.crop-marks = amb marques de tall
  field.cards = com a targetes per retallar
  field.linked = amb els plafons als quals porta
  field.only-board = sense els plafons als quals porta
  """

/// What can be typed about it.
let printWords = """
  noun.print = imprimir|impressió
  verb.board = plafó|plafons
  verb.cards = targetes|targeta
  verb.category = categoria
  option.paper = paper
  option.orientation = orientació
  option.margin = marge
  option.no-title = sense-títol
  option.no-numbers = sense-números
  option.font = lletra|font
  option.frame = marc
  option.hidden = amagades|ocultes
  option.crop-marks = marques-de-tall
  option.cards = targetes
  value.a3 = A3
  value.a4 = A4
  value.a5 = A5
  value.us-letter = carta
  value.portrait = vertical
  value.landscape = horitzontal|apaïsat
  """
