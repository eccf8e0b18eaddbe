/// What the commands for sentences and syllables are called.
let sentenceWords = """
  noun.sentence = frase|oració
  noun.syllables = síl·labes|síl·laba
  option.negative = negativa|negar
  option.question = pregunta|preguntar
  option.past = passat
  option.future = futur
  option.now = ara
  option.imperative = imperatiu|ordre
  option.say = dir|parlar
  option.speaks-as = parla-com
  value.feminine = femení
  value.masculine = masculí
  option.polite = cortès|educat
  noun.predict = predir|predicció
  option.beginning = començament|comença
  option.written = escrita|escrites
  """

/// What is said about sentences and syllables.
let sentenceMessages = """
  about.sentence = fa una frase del que assenyala el pacient
  about.syllables = separa paraules en síl·labes
  help.sentence = Fa una frase de paraules o símbols, en l’ordre en què s’han assenyalat.
  help.syllables = Separa paraules en síl·labes i les compta.
  field.negative = el que no és així, o no es vol
  field.question = com a pregunta
  field.past = en passat
  field.future = en futur
  field.now = que està passant ara
  field.imperative = com a ordre a algú
  field.say = i ho diu
  field.speaks-as = parla de si en
  field.speaks_as = parla de si en
  help.option.speaks-as = com parla el pacient de si: «estic cansat» o «estic cansada»
  field.polite = demanat amb cortesia
  sentence.unknown = {count?queda|queden} com s’ha dit, perquè cap vocabulari no {count?la|les} té: {words}
  sentence.others = o: {sentences}
  sentence.near = semblant a «{word}» hi ha: {candidates}
  sentence.two_tenses = passat o futur, no tots dos
  sentence.language = no hi ha gramàtica per a la llengua {language}
  about.predict = paraules probables a continuació
  help.predict = Mostra els símbols que és probable que vinguin després d’aquests, apresos del que diu el pacient; amb --escrita, paraules com s’escriuen en una frase.
  field.beginning = comença per
  field.word = paraula
  field.written = paraules com s’escriuen
  predict.nothing = res del que es coneix ve a continuació
  predict.unknown = cap vocabulari no té {count?aquesta paraula|aquestes paraules}, que per això no {count?ajuda|ajuden} a predir: {words}
  """
