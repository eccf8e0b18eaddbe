/// What can be typed about what is held on a person, and about who did what with it.
let privacyWords = """
  noun.audit = auditoría
  verb.erase = borrar-todo|suprimir
  value.sending = envío
  value.exporting = exportación
  value.showing = consulta
  value.erasing = supresión
  value.saving = copia
  value.restoring = restauración
  value.handing-out = entrega
  value.synchronising = sincronización
  value.pairing = vinculación
  value.renaming = cambio de nombre
  value.revoking = revocación
  value.key-making = creación de claves
  value.trusting = confianza
  """

/// What is said about it.
let privacyMessages = """
  about.audit = quién envió, exportó, consultó o suprimió qué, y cuándo
  help.audit.list = Muestra quién envió, exportó, consultó y suprimió qué, y cuándo; nunca el contenido.
  help.patient.export = Escribe en una carpeta todo lo que se guarda de un paciente, para entregárselo.
  help.patient.erase = Borra a un paciente para siempre, con todo lo que se guarda de él; nada de lo anterior se puede deshacer.
  field.hand = por
  field.action = acción
  field.thing = qué
  field.way = cómo
  field.whom = sobre quién
  field.addressee = para
  audit.none = no se ha enviado, exportado, consultado ni suprimido nada
  check.audit = la auditoría no está entera: falta la entrada {number}, o no está como se escribió
  folder.taken = {path} ya existe y no está vacía; elige una carpeta nueva
  person.exported = todo lo que se guarda de {name} está en {folder}
  person.private = son datos de salud: no se los des a nadie más, y bórralos cuando ya no hagan falta
  person.undrawn = {name} no se puede dibujar, sus datos están en las tablas: {why}
  person.erase_question = ¿borrar a {name} para siempre, con tableros, planes, observaciones, uso, diario, cartas y todo lo demás? Nada de lo anterior se podrá deshacer, de nadie, y se vacía la lista de lo que se ha escrito.
  person.left_also = {line}  lo elimina también
  person.erased = {name}: ficha borrada del todo; nada de lo anterior se puede deshacer
  person.backups = estas copias de seguridad aún pueden tener sus datos: {files}
  person.shared = hay que avisar a quien lo recibió: {deed} {at}, {to}
  person.shared_more = y {count?una vez más|# veces más}
  person.readme = Todo lo que se guarda de {name}, a {day}.
  person.readme_pages = boards (tableros), plans (planes), observations (observaciones): para leer e imprimir.
  person.readme_tables = tables: cada clase de datos en una hoja de cálculo. media: imágenes y sonidos.
  person.readme_rows = rows.json: todo para programas, cada fila como está guardada; own dice si es solo de la persona o algo general al que llevan sus datos.
  """
