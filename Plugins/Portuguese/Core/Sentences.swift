/// What the commands for sentences and syllables are called.
let sentenceWords = """
  noun.sentence = frase|sentença
  noun.syllables = sílabas|sílaba
  option.negative = negativa|negar
  option.question = pergunta|perguntar
  option.past = passado
  option.future = futuro
  option.now = agora
  option.imperative = imperativo|ordem
  option.say = falar|dizer
  option.speaks-as = fala-como
  value.feminine = feminino
  value.masculine = masculino
  option.polite = gentil|educado
  """

/// What is said about sentences and syllables.
let sentenceMessages = """
  about.sentence = faz uma frase do que o paciente aponta
  about.syllables = separa palavras em sílabas
  help.sentence = Faz uma frase de palavras ou símbolos, na ordem em que foram apontados.
  help.syllables = Separa palavras em sílabas e conta quantas são.
  field.negative = o que não é assim, ou não se quer
  field.question = como pergunta
  field.past = no passado
  field.future = no futuro
  field.now = acontecendo agora
  field.imperative = como ordem a alguém
  field.say = e fala
  field.speaks-as = fala de si no
  field.speaks_as = fala de si no
  field.polite = pedido com gentileza
  sentence.unknown = {count?fica|ficam} como foi dito, porque nenhum vocabulário tem: {words}
  sentence.two_tenses = passado ou futuro, não os dois
  sentence.language = não há gramática para a língua {language}
  """
