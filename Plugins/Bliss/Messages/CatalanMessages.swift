/// What Bliss says in Catalan.
let catalanMessages = """
  bliss.empty = aquí no hi ha cap símbol
  bliss.part.missing = aquí falta alguna cosa
  bliss.kerning.alone = un espai necessita un caràcter a cada banda
  bliss.part.malformed = «{text}» no és part d’un símbol Bliss
  bliss.place.malformed = «{text}» no és un lloc: s’escriu @X,Y
  bliss.kerning.malformed = «{text}» no és un espai entre caràcters
  bliss.character.unknown = no conec el caràcter Bliss {character}
  bliss.letter.unknown = no conec la lletra «{letter}»
  bliss.shape.unknown = no conec la forma «{shape}»
  bliss.long = és massa llarg: com a molt {limit} caràcters
  bliss.code.unknown = «{code}» no és un símbol Bliss
  bliss.number.unknown = no conec cap paraula Bliss amb el número {number}
  bliss.number.hint = un paquet amb la llista de paraules de l’estàndard les porta totes
  bliss.words.files = «bliss» ha d’indicar dos fitxers: «compositions» i «glosses»
  bliss.words.unreadable = no es pot llegir el fitxer
  bliss.words.malformed = això no és una llista de paraules en JSON
  bliss.words.large = el fitxer és massa gran: com a molt {limit} MB
  bliss.words.no_number = falta el número BCI-AV (bciAvId)
  bliss.words.no_composition = la paraula {number} no té composició
  bliss.words.no_gloss = la paraula {number} no té glossa
  bliss.words.twice = la paraula {number} ja és al fitxer
  bliss.words.composition = {text}, columna {column}: {reason}
  """
