/// What this module says, by language.
let espeakMessages = [
  "en": """
  espeak.no_voice = the files of the eSpeak voices are not on this computer
  espeak.no_voice.hint = install {package}
  """,
  "pt": """
  espeak.no_voice = os arquivos das vozes do eSpeak não estão neste computador
  espeak.no_voice.hint = instale {package}
  """,
  "es": """
  espeak.no_voice = los archivos de las voces de eSpeak no están en este ordenador
  espeak.no_voice.hint = instala {package}
  """,
  "ca": """
  espeak.no_voice = els fitxers de les veus d'eSpeak no són en aquest ordinador
  espeak.no_voice.hint = instal·la {package}
  """,
]
