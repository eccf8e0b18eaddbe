/// What can be typed about what a carer sets.
let carerWords = """
  verb.pin = número|pin|clau
  option.pin-file = fitxer-del-número
  option.seen_activities = activitats
  option.own_pictures = imatges-pròpies
  option.favourites_only = només-favorits
  option.adult_no = no-de-l’adult|no-de-l'adult
  option.none = cap
  value.settings = configuració
  value.everybody = tothom
  value.off = desactivat|no
  value.press = en-tocar
  value.release = en-deixar
  value.row-column = fila-columna
  value.column-row = columna-fila
  value.each = un-a-un
  value.whole = sencer
  value.readable = llegible
  """

/// What is said about what a carer sets.
let carerMessages = """
  help.settings.show = Mostra què hi ha configurat per a un pacient i de qui és: seu, de tothom o el normal.
  help.settings.pin = Fixa el número del cuidador, de 4 a 8 xifres, que demanen les pantalles completes i la pàgina; per al pacient en ús, si no per a tothom. Només se’n desa un resum lent.
  field.pin-file = fitxer amb el número a la primera línia
  field.none = no demanar cap número
  field.own_pictures = imatges pròpies en lloc de les dibuixades
  field.favourites_only = només favorits
  field.seen_activities = activitats que veu el pacient
  field.setting = ajust
  field.owner = de qui
  field.pin = número del cuidador
  count.settings = {count?configuració de # pacient|configuració de # pacients}
  settings.saved_for = {key}, per a {patient}: {value}
  settings.cleared_for = {key}, per a {patient}: altre cop com per a tothom
  settings.not_by_patient = {key} val per a tothom, no per a un sol pacient
  settings.pin_none = no es demana cap número
  settings.pin_set = es demana el número del cuidador
  settings.pin_saved = el número del cuidador està fixat
  settings.pin_saved_for = el número del cuidador està fixat per a {patient}
  pin.question = El número del cuidador (4 a 8 xifres):
  pin.again = Un altre cop:
  pin.form = de quatre a vuit xifres, si us plau
  pin.other = aquest era un altre; des del principi
  pin.needed = el número es demana en un terminal
  pin.needed.hint = des d’un fitxer:  configuració número --fitxer-del-número FITXER
  lock.question = El número del cuidador, per sortir:
  lock.wrong = El número no és aquest.
  lock.wait = Massa errors: espereu {seconds} s.
  lock.keys = Retorn: sortir · Esc: continuar aquí
  """
