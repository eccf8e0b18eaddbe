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
  noun.predict = prever|predição
  option.beginning = começo|começando
  option.written = escrita|escritas
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
  help.option.speaks-as = como o paciente fala de si: “estou cansado” ou “estou cansada”
  field.polite = pedido com gentileza
  sentence.unknown = {count?fica|ficam} como foi dito, porque nenhum vocabulário tem: {words}
  sentence.others = ou: {sentences}
  sentence.near = parecido com “{word}” há: {candidates}
  sentence.two_tenses = passado ou futuro, não os dois
  sentence.language = não há gramática para a língua {language}
  about.predict = palavras prováveis em seguida
  help.predict = Mostra os símbolos que é provável que venham depois destes, aprendidos com o que o paciente diz; com --escrita, palavras como se escrevem numa frase.
  field.beginning = começa com
  field.word = palavra
  field.written = palavras como se escrevem
  predict.nothing = nada do que se conhece vem em seguida
  predict.unknown = nenhum vocabulário tem {count?esta palavra|estas palavras}, que por isso não {count?ajuda|ajudam} a prever: {words}
  """
