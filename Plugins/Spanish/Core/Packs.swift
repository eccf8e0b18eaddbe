/// What is said about packs and modules.
let packMessages = """
  # archives
  archive.unreadable = no puedo leer {path}
  archive.not_zip = {path} no es un archivo zip
  archive.damaged = el archivo zip {path} está dañado o incompleto
  archive.unsafe = no he sacado nada de {path}: “{entry}” se saldría de la carpeta o tiene un nombre peligroso
  archive.duplicate = no he sacado nada de {path}: “{entry}” está dos veces
  archive.encrypted = {path} está protegido con contraseña: no puedo leer “{entry}”
  archive.unsupported = “{entry}”, en {path}, está comprimido de una forma que no conozco
  archive.too_many = {path} tiene demasiados archivos: {limit} como mucho
  archive.entry_too_large = “{entry}”, en {path}, es demasiado grande
  archive.too_large = lo que contiene {path} es demasiado grande
  archive.folder_taken = {path} ya existe y no está vacía
  archive.unwritable = no puedo escribir {path}: {reason}
  archive.failed = no se ha podido descomprimir el archivo zip: {reason}
  """

/// What can be typed about them.
let packWords = """
  """
