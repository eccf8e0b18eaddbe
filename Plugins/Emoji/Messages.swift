/// What this module says, by language.
let emojiMessages = [
  "en": """
  emoji.unavailable = the emoji need packages that are not on this computer
  emoji.install = install {packages}
  emoji.no_picture = there is no emoji {code}
  emoji.font_unusable = {path} is not a font with colour pictures, or it is damaged
  emoji.file_unreadable = the emoji names cannot be read
  emoji.file_cut = the file is cut short; some emoji names are missing
  """,
  "pt": """
  emoji.unavailable = os emojis precisam de pacotes que não estão neste computador
  emoji.install = instale {packages}
  emoji.no_picture = não existe o emoji {code}
  emoji.font_unusable = {path} não é uma fonte com figuras coloridas, ou está danificada
  emoji.file_unreadable = não dá para ler os nomes dos emojis
  emoji.file_cut = o arquivo está incompleto; faltam nomes de emojis
  """,
  "es": """
  emoji.unavailable = los emojis necesitan paquetes que no están en este ordenador
  emoji.install = instala {packages}
  emoji.no_picture = no existe el emoji {code}
  emoji.font_unusable = {path} no es una fuente con imágenes en color, o está dañada
  emoji.file_unreadable = no se pueden leer los nombres de los emojis
  emoji.file_cut = el archivo está incompleto; faltan nombres de emojis
  """,
  "ca": """
  emoji.unavailable = els emojis necessiten paquets que no són en aquest ordinador
  emoji.install = instal·la {packages}
  emoji.no_picture = no hi ha l'emoji {code}
  emoji.font_unusable = {path} no és un tipus de lletra amb imatges en color, o està malmès
  emoji.file_unreadable = no es poden llegir els noms dels emojis
  emoji.file_cut = el fitxer està incomplet; hi falten noms d'emojis
  """,
]
