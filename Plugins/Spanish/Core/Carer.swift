/// What can be typed about what a carer sets.
let carerWords = """
  verb.pin = número|pin|clave
  option.pin-file = archivo-del-número
  option.seen_activities = actividades
  option.own_pictures = imágenes-propias
  option.favourites_only = solo-favoritos
  option.adult_no = no-del-adulto
  option.none = ninguno
  value.settings = ajustes
  value.everybody = todos
  value.off = desactivado|no
  value.press = al-tocar
  value.release = al-soltar
  value.row-column = fila-columna
  value.column-row = columna-fila
  value.each = uno-a-uno
  value.whole = entero
  value.readable = legible
  """

/// What is said about what a carer sets.
let carerMessages = """
  help.settings.show = Muestra lo que está ajustado para un paciente y de quién es: suyo, de todos o lo normal.
  help.settings.pin = Fija el número del cuidador, de 4 a 8 cifras, que piden las pantallas completas y la página; para el paciente en uso, si no para todos. Solo se guarda un resumen lento de él.
  field.pin-file = archivo con el número en la primera línea
  field.none = no pedir número
  field.own_pictures = imágenes propias en lugar de las dibujadas
  field.favourites_only = solo favoritos
  field.seen_activities = actividades que ve el paciente
  field.setting = ajuste
  field.owner = de quién
  field.pin = número del cuidador
  count.settings = {count?ajustes de # paciente|ajustes de # pacientes}
  settings.saved_for = {key}, para {patient}: {value}
  settings.cleared_for = {key}, para {patient}: otra vez como para todos
  settings.not_by_patient = {key} vale para todos, no para un solo paciente
  settings.pin_none = no se pide número
  settings.pin_set = se pide el número del cuidador
  settings.pin_saved = el número del cuidador está fijado
  settings.pin_saved_for = el número del cuidador está fijado para {patient}
  pin.question = El número del cuidador (4 a 8 cifras):
  pin.again = Otra vez:
  pin.form = de cuatro a ocho cifras, por favor
  pin.other = este era otro; desde el principio
  pin.needed = el número se pide en un terminal
  pin.needed.hint = desde un archivo:  ajustes número --archivo-del-número ARCHIVO
  lock.question = El número del cuidador, para salir:
  lock.wrong = El número no es este.
  lock.wait = Demasiados errores: espere {seconds} s.
  lock.keys = Intro: salir · Esc: seguir aquí
  """
