/// What Bliss says in Portuguese.
let portugueseMessages = """
  bliss.empty = aqui não há nenhum símbolo
  bliss.part.missing = falta alguma coisa aqui
  bliss.kerning.alone = um espaço precisa de um caractere de cada lado
  bliss.part.malformed = “{text}” não é parte de um símbolo Bliss
  bliss.place.malformed = “{text}” não é um lugar: escreve-se @X,Y
  bliss.kerning.malformed = “{text}” não é um espaço entre caracteres
  bliss.character.unknown = não conheço o caractere Bliss {character}
  bliss.letter.unknown = não conheço a letra “{letter}”
  bliss.shape.unknown = não conheço a forma “{shape}”
  bliss.long = é comprido demais: no máximo {limit} caracteres
  bliss.code.unknown = “{code}” não é um símbolo Bliss
  bliss.number.unknown = não conheço nenhuma palavra Bliss com o número {number}
  bliss.number.hint = um pacote com a lista de palavras do padrão traz todas elas
  bliss.words.files = “bliss” precisa indicar dois arquivos: “compositions” e “glosses”
  bliss.words.unreadable = não consegui ler o arquivo
  bliss.words.malformed = isto não é uma lista de palavras em JSON
  bliss.words.large = o arquivo é grande demais: no máximo {limit} MB
  bliss.words.no_number = falta o número BCI-AV (bciAvId)
  bliss.words.no_composition = a palavra {number} não tem composição
  bliss.words.no_gloss = a palavra {number} não tem glosa
  bliss.words.twice = a palavra {number} já está no arquivo
  bliss.words.composition = {text}, coluna {column}: {reason}
  """
