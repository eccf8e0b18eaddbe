/// What is said about voices, speaking and recording.
let speechMessages = """
  field.lang = idioma
  field.rate = velocidade
  field.pitch = tom
  field.volume = volume
  field.stop = parar de falar
  field.seconds = segundos
  field.works = funciona
  about.say = diz um texto em voz alta, ou grava num arquivo WAV
  about.voice = as vozes que podem falar
  help.say = Diz um texto em voz alta enquanto você continua a digitar; ^C faz parar. Com --até grava num arquivo WAV.
  help.voice.list = Lista as vozes e testa cada uma.
  help.symbol.record = Grava a voz de um símbolo, no máximo cinco segundos, e toca antes de guardar.
  say.nothing = não há nada para dizer
  say.nothing.hint = escreva as palavras depois do comando, ou --parar para fazer silêncio
  say.too_long = o texto é longo demais para ser dito: no máximo {limit} letras
  say.said = dito, {seconds} s
  say.saved = {path}, {seconds} s
  say.stopped = silêncio
  voice.none = não há vozes
  voice.unknown = não existe a voz “{name}”
  voice.unknown.hint = voz listar mostra todas
  voice.none_for_language = nenhuma voz fala {language}
  voice.none_for_language.hint = voz listar mostra as vozes que há
  voice.failed = a voz não conseguiu falar: {reason}
  speech.out_of_range = {what} vai de {from} a {to}; o normal é 1
  sound.no_microphone = este computador está sem microfone
  record.left = {seconds} s
  record.stop_key = Enter termina
  record.skip_key = Enter continua
  record.question = O que faço com a gravação: {choices}?
  record.silent = quase nada se ouviu: o microfone está ligado?
  record.kept = a voz de {name} está guardada, {seconds} s
  record.dropped = {name} fica como estava
  record.seconds_needed = aqui ninguém pode apertar Enter: diga quanto dura a gravação
  record.seconds_needed.hint = acrescente  {option} 2
  record.seconds_range = uma gravação dura de {from} a {limit} segundos
  """

/// What can be typed about them.
let speechWords = """
  noun.say = dizer|falar|diga
  noun.voice = voz|vozes
  verb.record = gravar
  option.lang = língua|idioma
  option.rate = velocidade
  option.pitch = tom
  option.volume = volume
  option.stop = parar
  option.seconds = segundos
  value.keep = guardar
  value.again = repetir
  value.drop = descartar
  """
