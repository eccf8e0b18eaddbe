/// What Bliss says in Spanish.
let spanishMessages = """
  bliss.empty = aquí no hay ningún símbolo
  bliss.part.missing = aquí falta algo
  bliss.kerning.alone = un espacio necesita un carácter a cada lado
  bliss.part.malformed = «{text}» no es parte de un símbolo Bliss
  bliss.place.malformed = «{text}» no es un lugar: se escribe @X,Y
  bliss.kerning.malformed = «{text}» no es un espacio entre caracteres
  bliss.character.unknown = no conozco el carácter Bliss {character}
  bliss.letter.unknown = no conozco la letra «{letter}»
  bliss.shape.unknown = no conozco la forma «{shape}»
  bliss.long = es demasiado largo: como mucho {limit} caracteres
  bliss.code.unknown = «{code}» no es un símbolo Bliss
  bliss.number.unknown = no conozco ninguna palabra Bliss con el número {number}
  bliss.number.hint = un paquete con la lista de palabras del estándar las trae todas
  bliss.words.files = «bliss» tiene que indicar dos archivos: «compositions» y «glosses»
  bliss.words.unreadable = no se puede leer el archivo
  bliss.words.malformed = esto no es una lista de palabras en JSON
  bliss.words.large = el archivo es demasiado grande: como mucho {limit} MB
  bliss.words.no_number = falta el número BCI-AV (bciAvId)
  bliss.words.no_composition = la palabra {number} no tiene composición
  bliss.words.no_gloss = la palabra {number} no tiene glosa
  bliss.words.twice = la palabra {number} ya está en el archivo
  bliss.words.composition = {text}, columna {column}: {reason}
  """
