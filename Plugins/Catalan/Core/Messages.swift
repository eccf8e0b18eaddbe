/// What is said by the commands and the shell.
let coreMessages = """
  # people
  patient.saved = {name}
  patient.saved_aged = {name} · {years?# any|# anys}
  patient.changed = {name}: canvis desats
  patient.removed = {name}: fitxa eliminada, amb tot el que hi havia
  patient.none = encara no hi ha pacients: pacient nou NOM
  patient.exists = ja hi ha {name} amb aquesta data de naixement
  patient.unknown = no trobo “{name}” entre els pacients
  patient.ambiguous = “{name}” pot ser qualsevol de {count} pacients
  patient.none_in_use = per a quin pacient?
  patient.none_in_use.hint = tria'n un amb  usar NOM  o afegeix-hi  --pacient NOM
  use.somebody = {name}
  use.nobody = ara no hi ha cap pacient triat
  tutor.saved = {name}
  tutor.saved_place = {name}, {place}
  tutor.changed = {name}: canvis desats
  tutor.removed = {name}: fitxa eliminada
  tutor.retired = {name} passa als tutors anteriors; els plans i l'historial es conserven
  tutor.none = encara no hi ha tutors: tutor nou NOM
  tutor.exists = {name} ja és entre els tutors d'aquest pacient
  tutor.unknown = no trobo “{name}” entre els tutors
  tutor.ambiguous = “{name}” pot ser qualsevol de {count} tutors
  tutor.former = {name} va passar als tutors anteriors ({until})
  tutor.former.hint = per tornar-hi a comptar:  tutor editar NOM --actual
  tutor.which = aquest pacient té més d'un tutor: digues quin amb {option}
  born.in_future = {born}: aquest dia encara no ha arribat
  born.too_old = {born}: d'això fa més de 130 anys
  name.number_sign = “{name}” no pot ser un nom: sembla un número o un signe de les ordres
  name.too_long = un nom té com a màxim {limit} caràcters
  name.plan_or_board = “{name}” és un pla i un plafó
  name.plan_or_board.hint = escriu  pla:NOM  o  plafó:NOM  per dir quin
  name.use_id = tria pel número, com ara  #1
  email.no_at = una adreça electrònica porta una @, com ara mare@exemple.org
  email.no_domain = falta el domini, com ara mare@exemple.org
  email.malformed = “{text}” no és una adreça electrònica

  # symbols
  category.saved = {name}, {color}
  category.removed = {name}: categoria eliminada
  category.none = encara no hi ha categories: categoria nova NOM --color COLOR
  category.exists = ja hi ha una categoria {name}
  category.unknown = no trobo “{name}” entre les categories
  category.ambiguous = “{name}” pot ser qualsevol de {count} categories
  category.in_use = {name} encara té {count?# símbol: abans elimina'l o canvia'l de categoria|# símbols: abans elimina'ls o canvia'ls de categoria}
  symbol.saved = {name}, a {category}
  symbol.saved_custom = {name}, a {category}, només per a {patient}
  symbol.changed = {name}: canvis desats
  symbol.removed = {name}: símbol eliminat
  symbol.played = {name}, {seconds} s
  symbol.none = encara no hi ha símbols: símbol nou NOM --categoria CATEGORIA --imatge FITXER
  symbol.not_found = cap símbol per a “{words}”
  symbol.exists = aquesta categoria ja té un símbol {name}
  symbol.unknown = no trobo “{name}” entre els símbols
  symbol.ambiguous = “{name}” pot ser qualsevol de {count} símbols
  symbol.of_other = {name} és un símbol personal d'un pacient
  symbol.of_other.hint = tria aquest pacient amb  usar NOM
  symbol.other_patient = {name} és un símbol personal d'un altre pacient
  symbol.in_use = {name} encara surt aquí: {users}
  symbol.in_use.hint = primer treu-lo d'allà
  symbol.no_picture = {name} no té imatge
  symbol.no_voice = {name} no té veu
  symbol.no_voice.hint = posa-n'hi una amb  símbol editar NOM --veu FITXER.wav
  picture.unreadable = {path} no és una imatge que es pugui llegir: PNG, JPEG o SVG
  picture.unsupported = {path} és una imatge d'una altra mena: serveixen PNG, JPEG i SVG
  picture.damaged = la imatge {path} està malmesa o incompleta
  picture.too_large = la imatge {path} té massa píxels: com a màxim, 60 milions
  voice.not_wav = {path} no és un fitxer WAV
  voice.damaged = el so {path} està malmès o incomplet
  voice.too_long = {path} dura {seconds} s: una veu dura com a màxim {limit} s
  sound.none = aquest ordinador no té so
  sound.failed = no s'ha pogut reproduir el so: {reason}
  drawing.none = aquí no es pot dibuixar
  drawing.failed = no s'ha pogut dibuixar la pàgina: {reason}

  # boards and plans
  board.saved = {name}, {size}, {count?# casella plena|# caselles plenes}
  board.saved_empty = {name}, {size}, buit
  board.filled = {name}: {filled} de {count?# casella|# caselles}
  board.moved = {name}: {from} i {to} intercanviades
  board.removed = {name}: plafó eliminat
  board.none = encara no hi ha plafons: plafó nou NOM
  board.exists = ja hi ha un plafó {name}
  board.unknown = no trobo “{name}” entre els plafons
  board.ambiguous = “{name}” pot ser qualsevol de {count} plafons
  board.in_use = {name} encara surt aquí: {plans}
  board.in_use.hint = primer elimina el pla
  board.not_owner = {symbol} és un símbol personal d'un pacient, i el plafó {board} no és seu
  board.other_patient = {name} és un plafó d'un altre pacient
  board.too_small = {symbol}, a {cell}, quedaria fora del plafó
  board.cells_in_pairs = cada casella vol el seu símbol: CASELLA SÍMBOL CASELLA SÍMBOL …
  cell.unknown = {board} no té cap casella “{cell}”: les caselles són 1–{count}, o A1–{last}
  cell.empty = {board}: la casella {cell} és buida
  layout.unknown = no conec cap disposició “{name}”
  layout.other_size = la disposició {layout} fa {size}
  plan.saved = {name}, per a {tutor}
  plan.changed = {name}: canvis desats
  plan.removed = {name}: pla eliminat; el que s'ha tocat queda a l'historial
  plan.touched = {symbols}
  plan.closed = {name}: {count?# toc|# tocs}
  plan.open_keys = 1–9 o fletxes i Retorn: tocar · Esc: sortir
  plan.none = encara no hi ha plans: pla nou NOM --tutor TUTOR --tipus plafó …
  plan.exists = aquest tutor ja té un pla {name}
  plan.unknown = no trobo “{name}” entre els plans
  plan.ambiguous = “{name}” pot ser qualsevol de {count} plans
  plan.empty = a un pla li cal almenys un símbol, i {board} no en té cap
  plan.empty.hint = posa-n'hi un amb  plafó posar PLAFÓ CASELLA SÍMBOL
  plan.wrong_content = un pla de tipus {type} va amb {option}
  plan.no_content = a un pla de tipus {type} li cal {option}
  plan.nothing_to_show = {name}: el plafó o el símbol d'aquest pla ja no hi és

  # history
  observation.saved = {patient}: anotat, {at}
  observation.changed = observació {id}: canvis desats
  observation.removed = observació {id} eliminada
  observation.none = {patient}: encara no hi ha observacions
  observation.unknown = no hi ha cap observació {id}
  moment.in_future = {at}: aquest moment encara no ha arribat
  usage.none = {patient} encara no ha tocat cap símbol

  # sending and receiving
  sent.letter = {files} → {to}
  sent.files = {files}
  sent.no_address = no hi ha cap adreça: posa-la tu al correu
  sent.no_own_address = ningú no et podrà respondre fins que no posis  configuració correu ADREÇA
  letter.history = Historial del pacient {patient}
  letter.observations = Observacions del pacient {patient}
  letter.usage = Historial d'ús dels símbols del pacient {patient}
  receive.done = rebut: {items}
  receive.nothing_new = res de nou a {path}: ja hi era tot
  receive.nothing_taken = no s'ha agafat res
  receive.unchanged = {count?# ja hi era|# ja hi eren}
  receive.question = ho vols rebre? [sí/No/triar]
  receive.question_new = agafar {count?# cosa nova|# coses noves}? [sí/No]
  receive.question_changed = fer {count?# canvi|# canvis}? [sí/No]
  receive.question_removed = eliminar {count?# cosa que ja no hi és|# coses que ja no hi són}? [sí/No]
  receive.needs_yes = això canviaria o eliminaria {count?# cosa|# coses} del que hi ha aquí
  receive.needs_yes.hint = {preview} ho ensenya; {yes} ho agafa tot, {only} una part
  receive.picture_unusable = {count?# imatge no es pot fer servir|# imatges no es poden fer servir}: {cells}
  receive.no_patient = el fitxer no diu de quin pacient és
  receive.unknown_format = no sé llegir {path}
  count.patient = {count?# pacient|# pacients}
  count.tutor = {count?# tutor|# tutors}
  count.category = {count?# categoria|# categories}
  count.symbol = {count?# símbol|# símbols}
  count.board = {count?# plafó|# plafons}
  count.cell = {count?# casella|# caselles}
  count.plan = {count?# pla|# plans}
  count.observation = {count?# observació|# observacions}
  count.touch = {count?# toc|# tocs}
  count.setting = {count?# dada de la configuració|# dades de la configuració}
  export.unknown_ending = no sé escriure {path}
  send.no_format = cap mòdul escriu fitxers per a cartes
  send.no_format.hint = mira  mòdul llistar
  export.cannot_carry = {format} no pot contenir això: {kind}
  bundle.not_bundle = això no és un fitxer de Tagarela
  bundle.truncated = el fitxer s'acaba massa aviat; {objects?s'ha llegit # objecte sencer|s'han llegit # objectes sencers}
  bundle.object_broken = l'objecte {number} del fitxer està malmès i s'ha deixat fora
  bundle.nothing_to_write = aquí no hi ha res que aquest format pugui contenir
  bundle.too_many_to_write = en un fitxer {limit?hi cap com a màxim # entrada|hi caben com a màxim # entrades}
  bundle.too_many = només {limit?s'ha llegit # objecte|s'han llegit els primers # objectes}
  bundle.more_complaints = i {count?# avís més|# avisos més}
  bundle.newer = el fitxer és d'una versió més nova ({version}); se n'ha llegit el que es coneix
  bundle.not_utf8 = alguns caràcters no s'han pogut llegir i s'han substituït
  bundle.stray_text = el text entre objectes s'ha passat per alt
  bundle.object_unknown = l'objecte {number} no és res de conegut i s'ha deixat fora
  bundle.plan_missing = el fitxer no diu com es diu el pla
  bundle.other_people = el pla “{plan}” és per a altres persones i s'ha deixat fora
  bundle.other_people_record = l'objecte {number} és d'altres persones i s'ha deixat fora
  bundle.type_unknown = no conec el tipus de pla “{type}”; s'ha pres com a {taken}
  bundle.large_has_many = un símbol gran amb {symbols?# símbol|# símbols}; s'ha pres com a plafó
  bundle.date_broken = no s'entén la data “{date}” de l'objecte {number}
  bundle.position = {symbol} no tenia cap lloc lliure i ha anat a la casella {position}
  bundle.board_full = {symbols?# símbol no ha trobat|# símbols no han trobat} lloc ni al plafó més gran
  bundle.symbol_nameless = el símbol de l'objecte {number} no té nom
  bundle.category_missing = {symbol} no té categoria
  bundle.category_pictures = les imatges de les categories no es guarden
  bundle.color_broken = {category}: no s'entén el color; ara és {color}
  bundle.color_nearest = {category} ({symbol}): ara el color és {color}, el més semblant
  bundle.picture_broken = {symbol}: no es pot llegir la imatge
  bundle.sound_broken = {symbol}: no es pot llegir el so
  bundle.sound_format = {symbol}: el so no és un WAV
  bundle.photo_broken = {name}: no es pot llegir la foto
  bundle.touch_nameless = el toc de l'objecte {number} no diu quin símbol és i s'ha deixat fora
  bundle.note_empty = la nota de l'objecte {number} no té text i s'ha deixat fora

  # on paper
  print.patient = Pacient: {name}
  print.tutor = Tutor/a: {name}
  print.start = Inici: {date}
  print.born = data de naixement: {date}
  print.page = {page} / {pages}
  print.at = {date}, {time}
  print.therapist = Logopeda
  print.nobody = (sense nom)
  print.observations.title = Observacions · {patient}
  print.observations.none = Encara no hi ha observacions.
  print.usage.title = Símbols utilitzats · {patient}
  print.usage.symbol = Símbol
  print.usage.at = Data i hora
  print.usage.plan = Pla
  print.usage.none = Encara no s'ha tocat cap símbol.
  print.nothing = no hi ha cap pla ni cap plafó per imprimir
  print.layout = cap disposició no pot col·locar aquest plafó (demana {name})
  print.several = una imatge mostra una sola pàgina, i aquí n'hi ha {count}
  print.several.hint = fes-ne un PDF o tria un plafó

  # files
  file.written = {path}
  file.missing = no hi ha cap fitxer {path}
  file.not_a_file = {path} no és un fitxer
  file.too_large = {path} fa {size} MB: el màxim són {limit} MB
  file.unreadable = no es pot llegir {path}
  file.unwritable = no es pot escriure {path}: {reason}
  output.unwritable = no es poden escriure els resultats: {reason}
  output.unwritable.hint = el que s’ha fet fins aquí queda desat
  file.exists = {path} ja existeix
  file.exists.hint = posa un altre nom o afegeix-hi {option}

  # the workspace
  workspace.disk = el disc és ple o falla: no s'ha canviat res ({reason})
  workspace.lost = el que han fet les ordres just anteriors també s’ha perdut; res d’això no s’ha donat per fet
  workspace.busy = un altre Tagarela està escrivint a {path}
  workspace.busy.hint = espera que acabi i torna-ho a provar
  workspace.waiting = esperant un altre Tagarela que està escrivint …
  workspace.damaged = {path} està malmès
  workspace.damaged.hint = recupera una còpia amb  restaurar FITXER
  workspace.read_only = no es pot escriure a {path}
  workspace.unopenable = no es pot obrir {path}: {reason}
  workspace.foreign = {path} no és un fitxer de dades de Tagarela
  workspace.foreign.hint = tria un altre fitxer amb  --workspace FITXER
  workspace.newer = {path} s'ha fet amb una versió posterior de Tagarela
  workspace.newer.hint = instal·la aquesta versió o tria un altre fitxer amb  --workspace FITXER
  workspace.database = la base de dades diu: {reason}
  workspace.too_big = això és massa per al fitxer del centre
  workspace.none = no hi ha cap centre obert
  workspace.opened = {name} · {patients?# pacient|# pacients}, {symbols?# símbol|# símbols}
  backup.done = totes les dades són a {path}
  backup.unsaved = un guió que és tot o res (--atomic) no pot fer això
  script.is_atomic = un guió que és tot o res (--atomic) no pot fer això
  restore.done = totes les dades tornen a ser les de {path}
  restore.before = el que hi havia abans queda a {path}
  check.clean = cap problema
  check.failed = {count?s'ha trobat # problema|s'han trobat # problemes}
  check.failed.hint = guarda el fitxer tal com és i, si tens una còpia de seguretat, restaura-la
  check.progress = comprovant
  check.integrity = el fitxer està malmès: {detail}
  check.dangling = {table} #{id} apunta a {target}, que no hi és
  check.cell_outside = {board} té un símbol fora de la graella, a la posició {position}
  check.empty_plan = el pla {plan} mostra un plafó sense símbols
  check.search_index = l'índex de cerca no quadra amb els símbols
  check.media_damaged = hi ha una imatge o una veu malmesa: {users}
  undo.done = desfet: {command}
  undo.nothing = no hi ha res per desfer
  redo.done = refet: {command}
  redo.nothing = no hi ha res per refer
  forget.done = oblidat: el d'abans ja no es pot desfer
  forget.question = oblidar per sempre el que es podia desfer, amb les imatges i les veus eliminades?
  settings.saved = {key}: {value}
  settings.cleared = {key}: un altre cop com de costum
  settings.emptied = {key}: ara sense valor
  system.missing = no existeix el fitxer o la carpeta
  system.denied = falta el permís
  system.read_only = allà només s'hi pot llegir
  system.full = el disc és ple
  system.too_large = seria massa gran
  system.not_folder = una part del camí no és una carpeta
  system.is_folder = hi ha una carpeta amb aquest nom
  system.closed = és tancat
  system.name_too_long = el nom és massa llarg
  system.other = l'ordinador dona l'error {number}
  settings.unknown = a la configuració no hi ha “{key}”
  language.unknown = no parlo “{text}”

  # modules
  module.unknown = no hi ha cap mòdul “{name}”
  module.none = no hi ha mòduls
  module.broken = no funciona: {reason}
  module.failed = {reason}
  module.taken = {point} {id} ja hi és, del mòdul {module}
  module.twice = hi ha un altre mòdul {id}
  module.interface = parla la versió {speaks} de la interfície de mòduls, i aquesta és la {offered}
  program.missing = no trobo el programa {name}; cal instal·lar-lo
  program.crashed = {name} s'ha aturat de cop
  program.late = {name} no ha respost a temps
  program.flood = {name} ha respost més del compte

  # the command language
  command.unknown = no conec l'ordre “{word}”
  command.unknown.hint = ajuda  mostra totes les ordres
  command.verb_unknown = {noun} no sap fer “{verb}”
  command.verb_unknown.hint = ajuda {noun}  mostra què sap fer
  command.verb_missing = {noun}: què hi vols fer?
  option.unknown = aquí no hi ha l'opció {option}
  option.twice = {option} hi és dues vegades
  option.takes_no_value = {option} no porta cap valor
  option.needs_value = a {option} li falta un valor: {value}
  argument.missing = falta: {name}
  argument.no_change = què canvia? digues-ho amb una opció
  argument.option_missing = falta {option}: {name}
  argument.usage = {usage}
  argument.too_many = “{word}” hi sobra
  argument.quote_names = els noms de més d'una paraula van entre cometes: {usage}
  value.empty = això no pot quedar buit
  value.too_long = això és massa llarg: com a màxim, un milió de caràcters
  value.not_integer = “{text}” no és un número entre {from} i {to}
  value.not_number = {text} no és una mida: escriu un nombre, com 12 o 2,5
  value.not_grid = “{text}” no és una graella de columnes i files, com ara 4x3: com a màxim, {columns}x{rows}
  value.not_choice = “{text}” no és cap dels valors possibles
  value.not_day = “{text}” no és una data
  value.not_day.hint = una data s'escriu com ara 5/11/2012 o 5 de novembre de 2012
  value.not_moment = “{text}” no és una data amb hora
  value.not_moment.hint = s'escriu com ara 5/11/2012 09:15, o bé 09:15 si és avui
  line.quote_open = aquestes cometes no es tanquen
  line.backslash_at_end = la línia acaba amb una barra inversa
  line.control_character = aquí hi ha un caràcter de control
  script.variable_unknown = {name} no té cap valor
  script.variable_unknown.hint = posa'l després del nom del guió: {name}=VALOR
  script.variable_open = a aquesta variable li falta la } del final
  script.not_text = {path} no és un text en UTF-8
  script.atomic_dropped = tot o res: d'aquest guió no s'ha desat res
  confirm.needed = això demana una resposta: {question}
  confirm.needed.hint = afegeix-hi {option}
  confirm.declined = no s'ha fet res
  confirm.typing = {question} Escriu {word} per confirmar-ho, o res per deixar-ho com està:
  confirm.other = “{text}” no és {word}
  answer.unknown = “{text}” no serveix de resposta aquí: {answers}
  interrupted = interromput
  failed = no ha anat bé: {reason}
  failure.near = ; potser: {candidates}
  ask.optional = {field} (deixa-ho buit si no cal)
  prompt.greeting = Tagarela · {name} · {patients?# pacient|# pacients}, {symbols?# símbol|# símbols}, {systems?# sistema|# sistemes}   ajuda · Tab mostra què hi pots posar
  prompt.more = … i {count} més
  prompt.module_broken = ! el mòdul {module} no hi és: {reason}

  # the process's own flags
  flag.unknown = no hi ha cap indicador {flag}
  flag.needs_value = a {flag} li falta un valor
  flag.unexpected = no sé què fer amb “{word}”: les ordres van darrere de -c
  flag.not_variable = “{word}” no és una variable: NOM=VALOR
  flag.help = tagarela                                   per treballar-hi
  | tagarela run SESSIÓ.tgl [NOM=VALOR …]      un guió; s'hi substitueix cada ${NAME}
  | tagarela -c 'ORDRE' [-c …]                 unes ordres i prou
  |   -w, --workspace FITXER  el fitxer del centre
  |   --modules CARPETA       més paquets; es pot repetir
  |   --lang pt|es|ca|en      idioma
  |   --json                  un document JSON per ordre
  |   --plain                 sense colors, imatges ni requadres
  |   --atomic                en un guió: totes les ordres o cap
  |   --keep-going            en un guió: continua després d'un error
  |   --echo                  en un guió: escriu cada ordre abans del resultat
  |   --version, --help

  # vocabulary tables
  vocabulary.columns = la primera línia ha de dir el nom de les columnes: key, class, category, core i una per idioma
  vocabulary.cells = {text} cel·les, no tantes com la primera
  vocabulary.key = “{text}” no és una clau: minúscules, xifres i guionets
  vocabulary.class = “{text}” no és una classe de paraules
  vocabulary.category = hi falta la categoria
  vocabulary.core = “{text}” no és 1, 2 ni 3
  vocabulary.word = “{text}” no és una paraula
  relations.cells = la fila {row} hauria de tenir {count} columnes
  relations.role = fila {row}: no conec el paper a «{text}»
  vocabulary.gender_missing = {text} no té gènere
  vocabulary.gender_impossible = {text} no pot tenir gènere
  vocabulary.duplicate = {text} ja és a la fila {first}
  module.files_missing = hi falten els fitxers: {path}
  """
