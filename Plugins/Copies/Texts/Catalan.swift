let catalanWords = """
  noun.copies = còpies
  verb.now = ara
  option.copies.folder = carpeta-de-còpies
  option.copies.days = dies-de-còpies
  option.copies.sealed = còpies-segellades
  option.copies.readers = lectors-de-còpies
  """

let catalanMessages = """
  about.copies = còpies de totes les dades en una carpeta, una al dia
  help.copies = Les còpies que hi ha a la carpeta de carpeta-de-còpies, i de quan són. Se'n fa una sola quan surts i alguna cosa ha canviat.
  | La carpeta pot ser una que el núvol sincronitza, d'un llapis USB o de la xarxa. Si tens claus (clau nova), les còpies van segellades per a elles, i per a qui diguin els lectors-de-còpies; si no, qui llegeix la carpeta llegeix les dades. restaurar FITXER en recupera una.
  help.copies.now = Fa la còpia d'avui, en lloc d'una d'anterior d'avui; s'esborren les que passen del nombre de dies-de-còpies.
  field.copies.folder = carpeta de les còpies diàries
  field.copies.days = còpies que es guarden, una al dia
  field.copies.sealed = si les còpies van segellades
  field.copies.readers = qui més obre les còpies
  field.sealed = segellada
  field.megabytes = MB
  field.removed = esborrades
  copies.none = encara no hi ha còpies d'aquest espai a {path}: còpies ara
  copies.no_folder = no s'ha dit una carpeta per a les còpies
  copies.no_folder.hint = configuració carpeta-de-còpies CARPETA
  copies.folder_away = la carpeta {path} no hi és
  copies.days_range = de {low} a {high} còpies
  copies.done = totes les dades són a {path}
  copies.failed = no s'ha fet cap còpia: {reason}
  copies.old = l'última còpia de les dades és del {day}: còpies ara
  copies.removed = {count?s'ha esborrat # còpia més antiga|s'han esborrat # còpies més antigues}
  copies.unsealed = qui pot llegir la carpeta pot llegir les dades: clau nova  fa claus, i les còpies van segellades per a elles
  copies.keep_key = segellada per a les claus de {name}: guarda {path} també en un altre lloc, perquè sense ell ningú no obre les còpies

  # words of examples
  example.copies_folder = carpeta-de-còpies
  """
