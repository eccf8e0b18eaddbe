/// What Bliss says in English.
let englishMessages = """
  bliss.empty = there is no symbol here
  bliss.part.missing = something is missing here
  bliss.kerning.alone = a space needs a character on both sides
  bliss.part.malformed = “{text}” is not a part of a Bliss symbol
  bliss.place.malformed = “{text}” is not a place: it is written @X,Y
  bliss.kerning.malformed = “{text}” is not a space between characters
  bliss.character.unknown = there is no Bliss character {character}
  bliss.letter.unknown = there is no letter “{letter}”
  bliss.shape.unknown = there is no shape “{shape}”
  bliss.long = this is too long: at most {limit} characters
  bliss.code.unknown = “{code}” is no Bliss symbol
  bliss.number.unknown = there is no Bliss word with the number {number}
  bliss.number.hint = a pack with the list of standard words brings them all
  bliss.words.files = “bliss” must name two files: “compositions” and “glosses”
  bliss.words.unreadable = the file can't be read
  bliss.words.malformed = this is not a list of words in JSON
  bliss.words.large = the file is too large: at most {limit} MB
  bliss.words.no_number = the BCI-AV number is missing (bciAvId)
  bliss.words.no_composition = word {number} has no composition
  bliss.words.no_gloss = word {number} has no gloss
  bliss.words.twice = word {number} is already in the file
  bliss.words.composition = {text}, column {column}: {reason}
  """
