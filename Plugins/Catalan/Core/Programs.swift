/// What is said about programs that modules bring.
let programMessages = """
  program.not_executable = no es pot obrir {name}: {path} no té permís d'execució
  program.not_executable.hint = dona-li permís amb  chmod +x {path}
  program.no_first_line = no es pot obrir {name}: {path} no diu amb quin programa s'executa
  program.no_first_line.hint = la primera línia s'assembla a  #!/usr/bin/env python3
  program.no_interpreter = no es pot obrir {name}: falta instal·lar {interpreter}, amb què s'executa {path}
  program.wrote = {name} ha escrit: {text}
  program.processes = {name} ha obert més de {limit} processos i s'ha aturat
  program.memory = {name} ha ocupat més de {limit} MB de memòria i s'ha aturat
  program.processor = {name} ha fet servir el processador més de {limit} segons i s'ha aturat
  program.file_size = {name} ha escrit un fitxer de més de {limit} MB i s'ha aturat
  program.garbage = el que ha respost {name} no és una resposta: {text}
  program.garbage.hint = cada resposta és una línia de JSON a la sortida estàndard; el que és per a persones va a la sortida d'errors
  program.not_asked = {name} ha respost una altra pregunta
  program.refused = {name}: {message}
  program.hint = {text}
  program.lacks_format = {name} no coneix el format {format}, que surt al seu module.json
  program.undeclared_format = {name} té el format {format}, que no surt al seu module.json
  program.protocol = {name} parla la versió {speaks} del protocol; Tagarela, la {offered}
  program.file_too_large = {path} és massa gran per a un programa: com a màxim, {limit} MB
  program.too_many_touches = {name} accepta com a màxim {limit} tocs alhora: trieu un període més curt
  program.complaint = {text}
  program.value_wrong = {name}: {text} no pot ser a {place}
  program.value_missing = {name}: falta {place}
  program.cell_outside = plafó {board}: la casella {cell} queda fora i no hi ha entrat
  program.cell_taken = plafó {board}: la casella {cell} està ocupada dues vegades, la segona no hi ha entrat
  program.voice_left = {place}: l’enregistrament no és un WAV de 5 segons com a màxim i no hi ha entrat
  program.none = falta “program”: quin fitxer s'executa
  program.unused = hi ha un programa, però a “adds” no hi ha “formats” per a ell
  program.arguments = els arguments són textos en una llista, com {example}
  program.no_formats = aquí no hi ha cap format
  program.format_twice = el format {format} hi surt dues vegades
  program.format_idle = un format llegeix o escriu alguna cosa: digues què a “reads” o “writes”
  program.names = aquí va un nom, o un per a cada llengua, com {example}
  program.endings = les terminacions van en minúscules i sense punt, com {example}
  program.word_unknown = “{text}” no pot ser a “{key}”
  program.begins_with = aquí va el text amb què comença un fitxer, o base64: i els bytes
  program.with_hint = {what} ({hint})
  program.trial_beginning = {format}: un fitxer que ha escrit no comença com diu “begins_with”
  program.trial_words = {format}: ha escrit “{old}” i ha llegit “{new}”
  program.trial_nonsense = {format}: no aguanta un fitxer malmès (“{text}”): {reason}
  program.template.about = un format propi per a Tagarela
  program.template.write = El que hi ha al fitxer: una línia per casella.
  program.template.read = El text d'un fitxer torna a ser plafons.
  program.template.not_ours = aquest fitxer no és dels nostres
  program.template.lines = Cada línia que arriba és una pregunta, i una línia la respon.
  program.template.output = No imprimeixis res més: per veure què passa, escriu a sys.stderr.
  program.template.pictures = El fitxer no té imatges: Tagarela busca les que mostren les paraules.
  program.template.error = Això és el que es llegeix a la pantalla.
  module.program_question = {name} porta un programa, {program}, que aquí pot fer tot el que pots fer tu. Executar-lo i instal·lar-lo?
  count.format = {count?# format|# formats}
  """

/// What can be typed about them.
let programWords = """
  value.program = programa
  """
