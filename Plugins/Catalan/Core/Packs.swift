/// What is said about packs and modules.
let packMessages = """
  # archives
  archive.unreadable = no es pot llegir {path}
  archive.not_zip = {path} no és un fitxer zip
  archive.damaged = el fitxer zip {path} està malmès o incomplet
  archive.unsafe = no s'ha tret res de {path}: “{entry}” sortiria de la carpeta o té un nom perillós
  archive.duplicate = no s'ha tret res de {path}: “{entry}” hi surt dues vegades
  archive.encrypted = {path} està protegit amb contrasenya: no es pot llegir “{entry}”
  archive.unsupported = “{entry}”, a {path}, està comprimit d'una manera desconeguda
  archive.too_many = {path} té massa fitxers: com a màxim, {limit}
  archive.entry_too_large = “{entry}”, a {path}, és massa gran
  archive.too_large = el contingut de {path} és massa gran
  archive.folder_taken = {path} ja existeix i no és buida
  archive.unwritable = no es pot escriure {path}: {reason}
  archive.failed = no s'ha pogut descomprimir el fitxer zip: {reason}
  """

/// What can be typed about them.
let packWords = """
  """
