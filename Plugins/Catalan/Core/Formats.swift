/// What formats are and what they carry.
let formatWords = """
  noun.format = format|formats
  value.pictures = imatges
  value.voices = veus
  value.sets = diversos plafons
  value.links = enllaços
  value.actions = accions de les caselles
  value.colors = colors de les caselles
  value.spans = caselles que ocupen diversos llocs
  value.areas = caselles en qualsevol lloc
  value.spoken = paraules per dir
  value.categories = categories i significats
  value.foreign = camps d’altres programes
  value.symbols = símbols
  """

let formatMessages = """
  format.none = no hi ha formats
  format.unknown = no conec el format “{name}”
  export.lost = {format} no té lloc per a: {parts}
  receive.link_nowhere = {board} {cell}: porta a “{target}”, que no ha vingut amb el fitxer
  cell.covered = {cell} de {board} queda tapada per la casella de {other}
  cell.leaves_page = una casella de {span} a {cell} sortiria de la pàgina de {size}
  archive.none = aquí no es poden llegir ni desar fitxers comprimits
  field.pages = pàgines
  field.letters = lletres
  field.background = fons
  field.scene = imatge de fons
  field.label = paraula
  field.spoken = diu
  field.span = mida de la casella
  field.area = lloc
  field.colors = colors
  field.hidden = amagada
  field.link = enllaç
  field.actions = accions
  field.format = format
  field.endings = terminacions
  field.reads = llegeix
  field.writes = desa
  field.carries = porta
  field.leaves_out = deixa fora
  """
