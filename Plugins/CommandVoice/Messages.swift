/// What this module says, by language.
let commandVoiceMessages = [
  "en": """
  command_voice.not_list = the file of voices is a list, like [ … ]
  command_voice.not_voice = a voice is an object with “id”, “language” and “command”
  command_voice.key_unknown = a voice has no “{key}”
  command_voice.text_missing = “{key}” goes here, with a text
  command_voice.id = “{text}” is no identifier: small letters, digits and hyphens
  command_voice.command = “command” is a list of words, like {example}
  command_voice.seconds = “seconds” is a number from 1 to 600
  command_voice.not_wav = what {name} wrote is not a WAV file: {text}
  """,
  "pt": """
  command_voice.not_list = o arquivo de vozes é uma lista, como [ … ]
  command_voice.not_voice = uma voz é um objeto com “id”, “language” e “command”
  command_voice.key_unknown = uma voz não tem “{key}”
  command_voice.text_missing = aqui vai “{key}”, com um texto
  command_voice.id = “{text}” não serve de identificador: letras minúsculas, algarismos e hífens
  command_voice.command = “command” é uma lista de palavras, como {example}
  command_voice.seconds = “seconds” é um número de 1 a 600
  command_voice.not_wav = o que {name} escreveu não é um arquivo WAV: {text}
  """,
  "es": """
  command_voice.not_list = el archivo de voces es una lista, como [ … ]
  command_voice.not_voice = una voz es un objeto con «id», «language» y «command»
  command_voice.key_unknown = una voz no tiene «{key}»
  command_voice.text_missing = aquí va «{key}», con un texto
  command_voice.id = «{text}» no sirve de identificador: letras minúsculas, cifras y guiones
  command_voice.command = «command» es una lista de palabras, como {example}
  command_voice.seconds = «seconds» es un número de 1 a 600
  command_voice.not_wav = lo que ha escrito {name} no es un archivo WAV: {text}
  """,
  "ca": """
  command_voice.not_list = el fitxer de veus és una llista, com [ … ]
  command_voice.not_voice = una veu és un objecte amb «id», «language» i «command»
  command_voice.key_unknown = una veu no té «{key}»
  command_voice.text_missing = aquí va «{key}», amb un text
  command_voice.id = «{text}» no serveix d'identificador: minúscules, xifres i guionets
  command_voice.command = «command» és una llista de paraules, com {example}
  command_voice.seconds = «seconds» és un nombre d'1 a 600
  command_voice.not_wav = el que ha escrit {name} no és un fitxer WAV: {text}
  """,
]
