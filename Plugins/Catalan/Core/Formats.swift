/// What formats are and what they carry.
let formatWords = """
  verb.export = exportar
  option.linked = enllaçats
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
  about.format = tipus de fitxer i què porta cadascun
  field.formats = formats
  help.usage.export = Desa l’historial d’ús en un sol fitxer, per a altres programes.
  help.format.list = Llista els tipus de fitxer que es poden llegir i desar, i què porta cadascun.
  help.format.show = Mostra què porta un tipus de fitxer i què deixa fora.
  receive.no_patient.hint = digues de qui és, amb usar PACIENT o --pacient
  format.none = no hi ha formats
  format.unknown = no conec el format “{name}”
  export.lost = {format} no té lloc per a: {parts}
  export.wordless = {count?# casella no té cap paraula i s’ha deixat|# caselles no tenen cap paraula i s’han deixat} fora
  receive.cell_out_of_place = {board}: {count?# casella no té lloc propi i s’ha deixat|# caselles no tenen lloc propi i s’han deixat} fora: {cells}
  receive.link_nowhere = {board} {cells}: porta a “{detail}”, que no ha vingut amb el fitxer
  receive.more = i {count?# avís més|# avisos més}
  receive.remarks = {count?# avís|# avisos} sobre aquest fitxer; {preview} els ensenya
  receive.left_out = {count?# cosa no s'ha agafat|# coses no s'han agafat}
  archive.none = aquí no es poden llegir ni desar fitxers comprimits
  field.scene = imatge de fons
  field.label = paraula
  field.span = mida de la casella
  field.foreign = dades d'un altre programa
  field.colors = colors
  field.format = format
  field.endings = terminacions
  field.reads = llegeix
  field.writes = desa
  field.carries = porta
  field.leaves_out = deixa fora
  """
