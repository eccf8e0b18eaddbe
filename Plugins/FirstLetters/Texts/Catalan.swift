let catalanWords = """
  noun.lesson = lliçó|lliçons
  noun.game = joc|joc-de-lletres
  noun.challenge = repte
  noun.record = rècords|rècord|records
  value.letters = primeres-lletres
  value.numbers = nombres|números
  value.vowels = vocals
  value.alphabet = abecedari|alfabet|lletres
  value.syllables = síl·labes|sil·labes|síllabes|conta-cops
  value.upper = majúscules|majuscules
  value.cursive = lligada|cursiva
  option.turn = torn|temps
  option.lives = vides
  """

let catalanMessages = """
  about.lesson = lletres, nombres i síl·labes per tocar i escoltar
  about.game = trobar la lletra o el nombre que demana la veu
  about.challenge = el mateix contra rellotge, amb tres vides
  about.record = la millor puntuació de cada tema
  help.lesson = Mostra un tema a tota la pantalla: en tocar un element se sent. A les síl·labes segueix la paraula a trossos i quants són. Sense pantalla, una llista.
  help.game = La veu demana un element i la persona el troba. Es respon tocant, amb la tecla de la lletra o del nombre, o amb un sol polsador (--escombratge 2).
  help.challenge = 9 s per torn i 3 vides; qui falla o no respon en perd una. Un rècord nou queda amb el nom de qui ha jugat.
  help.record.list = El rècord de cada tema, o tots els d'un tema.
  help.record.clear = Esborra els rècords d'un tema.
  help.lesson.letters = majúscules o lletra lligada
  help.game.letters = majúscules o lletra lligada
  help.challenge.letters = majúscules o lletra lligada
  help.challenge.turn = quant dura cada torn:  9s
  help.challenge.lives = quantes vides
  help.challenge.name = el nom que queda amb el rècord
  help.lesson.lang = llengua de les lletres i de la veu
  help.game.lang = llengua de les lletres i de la veu
  help.challenge.lang = llengua de les lletres i de la veu
  field.topic = tema
  field.sign = lletra o nombre
  field.spoken = es diu
  field.syllables = síl·labes
  field.syllable_count = quantes
  field.date = data
  field.record = rècord
  field.turn = temps per torn
  field.lives = vides
  count.letters = {count?# rècord|# rècords}
  letters.question.numbers = On és el {name}?
  letters.question.vowels = On és la vocal {name}?
  letters.question.alphabet = On és la lletra {name}?
  letters.question.syllables = Quantes síl·labes té {name}?
  letters.help.lesson = Toca una lletra o un nombre i escolta com es diu.
  letters.help.lesson.syllables = Toca un dibuix: sentiràs la paraula, després la paraula a trossos, i quants trossos són.
  letters.help.game = Jo dic una lletra o un nombre. Busca'l i toca'l. Si no el trobes, te l'ensenyo.
  letters.help.game.syllables = Jo dic una paraula. Compta els cops i toca el nombre, de l'u al cinc.
  letters.help.challenge = Busca el que dic abans que s'acabi el temps. Tens tres vides. Cada encert val un punt.
  letters.help.challenge.syllables = Compta les síl·labes abans que s'acabi el temps. Tens tres vides. Cada encert val un punt.
  letters.title.lesson = Lliçó: {topic}
  letters.title.game = Joc: {topic}
  letters.title.challenge = Repte: {topic}
  letters.closed = {topic}: lliçó acabada
  letters.played = {topic}: {score?# encert|# encerts}, {errors?# error|# errors}
  letters.challenged = {topic}: {score?# encert|# encerts}; el rècord és {record}
  letters.record = {topic}: rècord nou de {name}, {score?# encert|# encerts}
  letters.name = Nom de qui ha fet el rècord
  letters.no_record = encara no hi ha rècord en aquest tema
  letters.cleared = {topic}: {count?# rècord esborrat|# rècords esborrats}
  remarks.expected = esperava frases per als jocs, com  {example}
  letters.language = no hi ha lletres en «{language}»
  letters.turn = «{text}» no és un temps de {low} a {high} segons:  9s
  """

let catalanPraise = [
  "Molt bé!", "Això mateix!", "L'has encertada!", "Que bé!", "Enhorabona!", "Ja ho saps!", "Fantàstic!", "Ets un crac!",
]

let catalanRemarks = [
  "Gairebé! Torna-ho a provar.", "Encara no ho és. Amb calma.", "Encara no. Tu pots.", "Tornem-hi.",
  "Ui! Pensa-hi una mica més.",
]
