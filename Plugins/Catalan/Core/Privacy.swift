/// What can be typed about what is held on a person, and about who did what with it.
let privacyWords = """
  noun.audit = auditoria
  verb.erase = esborrar-tot|suprimir
  value.sending = enviament
  value.exporting = exportació
  value.showing = consulta
  value.erasing = supressió
  value.saving = còpia
  value.restoring = restauració
  value.handing-out = lliurament
  value.synchronising = sincronització
  value.pairing = vinculació
  value.renaming = canvi de nom
  value.revoking = revocació
  value.key-making = creació de claus
  value.trusting = confiança
  """

/// What is said about it.
let privacyMessages = """
  about.audit = qui va enviar, exportar, consultar o suprimir què, i quan
  help.audit.list = Mostra qui va enviar, exportar, consultar i suprimir què, i quan; mai el contingut.
  help.patient.export = Escriu en una carpeta tot el que es desa d'un pacient, per lliurar-l'hi.
  help.patient.erase = Suprimeix un pacient per sempre, amb tot el que se'n desa; res d'abans no es pot desfer.
  field.hand = per
  field.action = acció
  field.thing = què
  field.way = com
  field.whom = sobre qui
  field.addressee = per a
  audit.none = no s'ha enviat, exportat, consultat ni suprimit res
  check.audit = l'auditoria no és sencera: falta l'entrada {number}, o no és com es va escriure
  folder.taken = {path} ja existeix i no és buida; tria una carpeta nova
  person.exported = tot el que es desa de {name} és a {folder}
  person.private = són dades de salut: no les donis a ningú més, i esborra-les quan ja no calguin
  person.undrawn = {name} no es pot dibuixar, les dades són a les taules: {why}
  person.erase_question = suprimir {name} per sempre, amb taulers, plans, observacions, ús, diari, cartes i tota la resta? Res d'abans no es podrà desfer, de ningú, i es buida la llista del que s'ha escrit.
  person.left_also = {line}  també ho elimina
  person.erased = {name}: fitxa suprimida; el d'abans ja no es pot desfer
  person.backups = aquestes còpies de seguretat encara en poden tenir les dades: {files}
  person.shared = cal avisar qui ho va rebre: {deed} {at}, {to}
  person.shared_more = i {count?una vegada més|# vegades més}
  person.readme = Tot el que es desa de {name}, a {day}.
  person.readme_pages = boards (taulers), plans, observations (observacions): per llegir i imprimir.
  person.readme_tables = tables: cada mena de dades en un full de càlcul. media: imatges i sons.
  person.readme_rows = rows.json: tot per a programes, cada fila com es desa; own diu si és només de la persona o una cosa general a què porten les seves dades.
  """
