let spanishWords = """
  noun.copies = copias
  verb.now = ahora
  option.copies.folder = carpeta-de-copias
  option.copies.days = días-de-copias
  option.copies.sealed = copias-selladas
  option.copies.readers = lectores-de-copias
  """

let spanishMessages = """
  about.copies = copias de todos los datos en una carpeta, una al día
  help.copies = Las copias que hay en la carpeta de carpeta-de-copias, y de cuándo son. Se hace una sola cuando sales y algo ha cambiado.
  | La carpeta puede ser una que sincroniza la nube, de una memoria USB o de la red. Si tienes claves (clave nueva), las copias van selladas para ellas, y para quien digan los lectores-de-copias; si no, quien lee la carpeta lee los datos. restaurar ARCHIVO recupera una.
  help.copies.now = Hace la copia de hoy, en lugar de una anterior de hoy; se borran las que pasan del número de días-de-copias.
  field.copies.folder = carpeta de las copias diarias
  field.copies.days = copias que se guardan, una al día
  field.copies.sealed = si las copias van selladas
  field.copies.readers = quién más abre las copias
  field.sealed = sellada
  field.megabytes = MB
  field.removed = borradas
  copies.none = todavía no hay copias de este espacio en {path}: copias ahora
  copies.no_folder = no se ha dicho una carpeta para las copias
  copies.no_folder.hint = ajustes carpeta-de-copias CARPETA
  copies.folder_away = la carpeta {path} no está
  copies.days_range = de {low} a {high} copias
  copies.done = todos los datos están en {path}
  copies.failed = no se hizo ninguna copia: {reason}
  copies.old = la última copia de los datos es del {day}: copias ahora
  copies.removed = {count?se borró # copia más antigua|se borraron # copias más antiguas}
  copies.unsealed = quien puede leer la carpeta puede leer los datos: clave nueva  hace claves, y las copias van selladas para ellas
  copies.keep_key = sellada para las claves de {name}: guarda {path} también en otro sitio, porque sin él nadie abre las copias

  # words of examples
  example.copies_folder = carpeta-de-copias
  """
