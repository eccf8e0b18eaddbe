/// What is said by the commands and the shell.
let coreMessages = """
  # people
  patient.saved = {name}
  patient.saved_aged = {name} · {years?# ano|# anos}
  patient.changed = {name}: alterações salvas
  patient.removed = {name}: cadastro removido, com tudo o que havia nele
  patient.none = ainda não há pacientes: paciente novo NOME
  patient.exists = já existe {name} com essa data de nascimento
  patient.unknown = não conheço “{name}” entre os pacientes
  patient.ambiguous = “{name}” serve para {count} pacientes
  patient.none_in_use = para qual paciente?
  patient.none_in_use.hint = escolha com  usar NOME  ou diga  --paciente NOME
  use.somebody = {name}
  use.nobody = ninguém em atendimento
  tutor.saved = {name}
  tutor.saved_place = {name}, {place}
  tutor.changed = {name}: alterações salvas
  tutor.removed = {name}: cadastro removido
  tutor.retired = {name} sai da lista de tutores; os planos e o histórico ficam
  tutor.none = ainda não há tutores: tutor novo NOME
  tutor.exists = {name} já está entre os tutores deste paciente
  tutor.unknown = não conheço “{name}” entre os tutores
  tutor.ambiguous = “{name}” serve para {count} tutores
  tutor.former = {name} saiu da lista de tutores em {until}
  tutor.former.hint = para voltar à lista:  tutor editar NOME --atual
  tutor.which = este paciente tem vários tutores: diga qual com {option}
  born.in_future = {born} ainda não chegou
  born.too_old = {born} foi há mais de 130 anos
  name.number_sign = “{name}” não pode ser nome: parece um número ou um sinal dos comandos
  name.too_long = um nome tem no máximo {limit} caracteres
  name.plan_or_board = “{name}” é um plano e uma prancha
  name.plan_or_board.hint = escreva  plano:NOME  ou  prancha:NOME  para dizer qual
  name.use_id = escolha pelo número, como  #1
  email.no_at = um e-mail tem @, como mae@exemplo.org
  email.no_domain = falta o domínio, como em mae@exemplo.org
  email.malformed = “{text}” não é um e-mail

  # symbols
  category.saved = {name}, {color}
  category.removed = {name}: categoria removida
  category.none = ainda não há categorias: categoria nova NOME --cor COR
  category.exists = já existe uma categoria {name}
  category.unknown = não conheço “{name}” entre as categorias
  category.ambiguous = “{name}” serve para {count} categorias
  category.in_use = {name} tem {count?# símbolo|# símbolos}: antes é preciso mudar de categoria ou remover
  symbol.saved = {name}, em {category}
  symbol.saved_custom = {name}, em {category}, só para {patient}
  symbol.changed = {name}: alterações salvas
  symbol.removed = {name}: símbolo removido
  symbol.played = {name}, {seconds} s
  symbol.none = ainda não há símbolos: símbolo novo NOME --categoria CATEGORIA --figura ARQUIVO
  symbol.not_found = nenhum símbolo para “{words}”
  symbol.exists = esta categoria já tem um símbolo {name}
  symbol.unknown = não conheço “{name}” entre os símbolos
  symbol.ambiguous = “{name}” serve para {count} símbolos
  symbol.of_other = {name} é um símbolo exclusivo de um paciente
  symbol.of_other.hint = escolha esse paciente com  usar NOME
  symbol.other_patient = {name} é um símbolo exclusivo de outro paciente
  symbol.in_use = {name} aparece em {users}
  symbol.in_use.hint = tire o símbolo de lá antes
  symbol.no_picture = {name} está sem figura
  symbol.no_voice = {name} está sem voz
  symbol.no_voice.hint = ponha uma com  símbolo editar NOME --voz ARQUIVO.wav
  picture.unreadable = {path} não é uma figura que eu consiga ler: PNG, JPEG ou SVG
  picture.unsupported = {path} é uma figura de outro tipo: servem PNG, JPEG e SVG
  picture.damaged = a figura {path} está danificada ou incompleta
  picture.too_large = a figura {path} tem pixels demais: no máximo 60 milhões
  voice.not_wav = {path} não é um arquivo WAV
  voice.damaged = o som {path} está danificado ou incompleto
  voice.too_long = {path} dura {seconds} s: uma voz dura no máximo {limit} s
  sound.none = este computador está sem som
  sound.failed = não consegui tocar o som: {reason}
  drawing.none = aqui não é possível desenhar
  drawing.failed = não consegui desenhar a página: {reason}

  # boards and plans
  board.saved = {name} · {size}, {count?# célula preenchida|# células preenchidas}
  board.saved_empty = {name} · {size}, vazia
  board.filled = {name}: {filled} de {count?# célula|# células}
  board.moved = {name}: {from} e {to} trocaram de lugar
  board.removed = {name}: prancha removida
  board.none = ainda não há pranchas: prancha nova NOME
  board.exists = já existe uma prancha {name}
  board.unknown = não conheço “{name}” entre as pranchas
  board.ambiguous = “{name}” serve para {count} pranchas
  board.in_use = {name} aparece em {plans}
  board.in_use.hint = remova o plano antes
  board.not_owner = {symbol} é um símbolo exclusivo de um paciente, e {board} não é uma prancha desse paciente
  board.other_patient = {name} é uma prancha de outro paciente
  board.too_small = {symbol}, em {cell}, ficaria fora da prancha
  board.cells_in_pairs = cada célula pede o seu símbolo: CÉLULA SÍMBOLO CÉLULA SÍMBOLO …
  cell.unknown = {board} não tem a célula “{cell}”: as células vão de 1 a {count}, ou de A1 a {last}
  cell.empty = a célula {cell} de {board} está vazia
  layout.unknown = não conheço “{name}” entre os modelos
  layout.other_size = o modelo {layout} é {size}
  plan.saved = {name}, para {tutor}
  plan.changed = {name}: alterações salvas
  plan.removed = {name}: plano removido; o que já foi usado fica no histórico
  plan.touched = {symbols}
  plan.closed = {name}: {count?# toque|# toques}
  plan.open_keys = 1–9 ou setas e Enter: tocar · Esc: sair
  plan.none = ainda não há planos: plano novo NOME --tutor TUTOR --tipo prancha …
  plan.exists = já existe um plano {name} para este tutor
  plan.unknown = não conheço “{name}” entre os planos
  plan.ambiguous = “{name}” serve para {count} planos
  plan.empty = um plano precisa de pelo menos um símbolo, e {board} não tem nenhum
  plan.empty.hint = ponha um com  prancha pôr PRANCHA CÉLULA SÍMBOLO
  plan.wrong_content = um plano do tipo {type} leva {option}
  plan.no_content = um plano do tipo {type} precisa de {option}
  plan.nothing_to_show = {name} mostra uma prancha ou um símbolo que não existe mais

  # history
  observation.saved = anotado para {patient}, {at}
  observation.changed = observação {id} alterada
  observation.removed = observação {id} removida
  observation.none = não há observações sobre {patient}
  observation.unknown = não há observação {id}
  moment.in_future = {at} ainda não chegou
  usage.none = {patient} ainda não tocou em nenhum símbolo

  # sending and receiving
  sent.letter = {files} → {to}
  sent.files = {files}
  sent.no_address = falta o endereço: escreva no próprio e-mail
  sent.no_own_address = ninguém consegue responder até você dizer  ajustes email ENDEREÇO
  letter.history = Histórico do paciente {patient}
  letter.observations = Observações do paciente {patient}
  letter.usage = Histórico de uso dos símbolos do paciente {patient}
  receive.done = recebido: {items}
  receive.nothing_new = nada de novo em {path}: tudo já estava aqui
  receive.nothing_taken = nada foi recebido
  receive.unchanged = {count?# já estava aqui|# já estavam aqui}
  receive.question = receber? [s/N/escolher]
  receive.question_new = receber {count?# novidade|# novidades}? [s/N]
  receive.question_changed = aceitar {count?# alteração|# alterações}? [s/N]
  receive.question_removed = remover {count?# item que não existe mais lá|# itens que não existem mais lá}? [s/N]
  receive.needs_yes = isso alteraria ou removeria {count?# item|# itens} do que está aqui
  receive.needs_yes.hint = {preview} mostra antes; {yes} recebe tudo, {only} só uma parte
  receive.picture_unusable = {count?# figura não pode ser usada|# figuras não podem ser usadas}: {cells}
  receive.no_patient = o arquivo não diz de qual paciente é
  receive.unknown_format = não sei ler {path}
  count.patient = {count?# paciente|# pacientes}
  count.tutor = {count?# tutor|# tutores}
  count.category = {count?# categoria|# categorias}
  count.symbol = {count?# símbolo|# símbolos}
  count.board = {count?# prancha|# pranchas}
  count.cell = {count?# célula|# células}
  count.plan = {count?# plano|# planos}
  count.observation = {count?# observação|# observações}
  count.touch = {count?# toque|# toques}
  count.setting = {count?# ajuste|# ajustes}
  export.unknown_ending = não sei gravar {path}
  send.no_format = nenhum módulo escreve arquivos para cartas
  send.no_format.hint = veja  módulo listar
  export.cannot_carry = em {format} não cabe: {kind}
  bundle.not_bundle = isto não é um arquivo do Tagarela
  bundle.truncated = o arquivo acaba antes da hora; {objects?# item inteiro foi lido|# itens inteiros foram lidos}
  bundle.object_broken = o item {number} do arquivo está danificado e ficou de fora
  bundle.nothing_to_write = não há nada aqui que caiba neste formato
  bundle.too_many_to_write = em um arquivo {limit?cabe no máximo # item|cabem no máximo # itens}
  bundle.too_many = só {limit?# item foi lido|os primeiros # itens foram lidos}
  bundle.more_complaints = e mais {count?# aviso|# avisos}
  bundle.newer = o arquivo é de uma forma mais nova ({version}); foi lido o que já se conhece dela
  bundle.not_utf8 = alguns caracteres não puderam ser lidos e foram trocados
  bundle.stray_text = o texto solto entre os itens foi ignorado
  bundle.object_unknown = não conheço o que há no item {number}, e ele ficou de fora
  bundle.plan_missing = o arquivo não diz o nome do plano
  bundle.other_people = o plano “{plan}” é de outras pessoas e ficou de fora
  bundle.other_people_record = o item {number} é de outras pessoas e ficou de fora
  bundle.type_unknown = não conheço o tipo de plano “{type}”; ficou como {taken}
  bundle.large_has_many = um símbolo grande com {symbols?# símbolo|# símbolos}; ficou como prancha
  bundle.date_broken = não consegui ler a data “{date}” do item {number}
  bundle.position = {symbol} não tinha um lugar livre e foi para a célula {position}
  bundle.board_full = {symbols?# símbolo não coube|# símbolos não couberam} na maior prancha
  bundle.symbol_nameless = o símbolo do item {number} está sem nome
  bundle.category_missing = {symbol} está sem categoria
  bundle.category_pictures = as figuras das categorias não são guardadas
  bundle.color_broken = não consegui ler a cor de {category}; ficou {color}
  bundle.color_nearest = a cor de {category} ({symbol}) ficou {color}, a mais próxima
  bundle.picture_broken = não consegui ler a figura de {symbol}
  bundle.sound_broken = não consegui ler o som de {symbol}
  bundle.sound_format = o som de {symbol} não é um WAV
  bundle.photo_broken = não consegui ler a foto de {name}
  bundle.touch_nameless = o toque do item {number} não diz qual é o símbolo e ficou de fora
  bundle.note_empty = a observação do item {number} está sem texto e ficou de fora

  # on paper
  print.patient = Paciente: {name}
  print.tutor = Tutor: {name}
  print.start = A partir de {date}
  print.born = nascimento em {date}
  print.page = {page} / {pages}
  print.at = {date}, {time}
  print.therapist = Fonoaudiologia
  print.nobody = (sem nome)
  print.observations.title = Observações sobre {patient}
  print.observations.none = Ainda não há observações.
  print.usage.title = Símbolos usados por {patient}
  print.usage.symbol = Símbolo
  print.usage.at = Data e hora
  print.usage.plan = Plano
  print.usage.none = Nenhum símbolo foi tocado ainda.
  print.nothing = não há plano nem prancha para imprimir
  print.layout = nenhum modelo serve para esta prancha (ela pede {name})
  print.several = em uma figura cabe uma página só, e aqui há {count}
  print.several.hint = use um PDF, ou escolha uma prancha

  # files
  file.written = {path}
  file.missing = não existe o arquivo {path}
  file.not_a_file = {path} não é um arquivo
  file.too_large = {path} tem {size} MB: o máximo é {limit} MB
  file.unreadable = não consigo ler {path}
  file.unwritable = não consigo gravar {path}: {reason}
  output.unwritable = não consigo gravar os resultados: {reason}
  output.unwritable.hint = o que foi feito até aqui fica guardado
  file.exists = {path} já existe
  file.exists.hint = dê outro nome, ou use {option}

  # the workspace
  workspace.disk = o disco está cheio ou com defeito: nada foi mudado ({reason})
  workspace.lost = o que fizeram os comandos logo antes também se perdeu; nada disso foi dado como feito
  workspace.busy = outro Tagarela está gravando em {path}
  workspace.busy.hint = espere terminar e tente de novo
  workspace.waiting = esperando outro Tagarela que está gravando …
  workspace.damaged = {path} está danificado
  workspace.damaged.hint = volte a um backup com  restaurar ARQUIVO
  workspace.read_only = não é possível gravar em {path}
  workspace.unopenable = não consigo abrir {path}: {reason}
  workspace.foreign = {path} não é um consultório do Tagarela
  workspace.foreign.hint = escolha outro arquivo com  --workspace ARQUIVO
  workspace.newer = {path} foi feito por uma versão mais nova do Tagarela
  workspace.newer.hint = instale essa versão, ou escolha outro arquivo com  --workspace ARQUIVO
  workspace.database = o banco de dados diz: {reason}
  workspace.too_big = isso é mais do que cabe no arquivo do consultório
  workspace.none = nenhum consultório está aberto
  workspace.opened = {name} · {patients?# paciente|# pacientes}, {symbols?# símbolo|# símbolos}
  backup.done = todos os dados estão em {path}
  backup.unsaved = um roteiro que vale por inteiro (--atomic) não pode fazer isso
  script.is_atomic = um roteiro que vale por inteiro (--atomic) não pode fazer isso
  restore.done = todos os dados estão como em {path}
  restore.before = o que havia aqui antes ficou em {path}
  check.clean = nenhum problema
  check.failed = {count?# problema encontrado|# problemas encontrados}
  check.failed.hint = guarde uma cópia do arquivo e, se tiver um backup, restaure
  check.progress = verificando
  check.integrity = o arquivo está danificado: {detail}
  check.dangling = {table} #{id} aponta para algo que falta em {target}
  check.cell_outside = {board} tem um símbolo fora da grade, na posição {position}
  check.empty_plan = o plano {plan} mostra uma prancha sem símbolos
  check.search_index = o índice de busca não bate com os símbolos
  check.media_damaged = há uma figura ou voz danificada: {users}
  undo.done = desfeito: {command}
  undo.nothing = não há nada para desfazer
  redo.done = refeito: {command}
  redo.nothing = não há nada para refazer
  forget.done = esquecido: daqui para trás nada mais pode ser desfeito
  forget.question = esquecer de vez o que ainda podia ser desfeito, com as figuras e vozes removidas?
  settings.saved = {key}: {value}
  settings.cleared = {key}: de novo como de costume
  settings.emptied = {key}: agora sem valor
  system.missing = o arquivo ou a pasta não existe
  system.denied = falta permissão
  system.read_only = ali só é possível ler
  system.full = o disco está cheio
  system.too_large = ficaria grande demais
  system.not_folder = uma parte do caminho não é uma pasta
  system.is_folder = existe uma pasta com esse nome
  system.closed = está fechado
  system.name_too_long = o nome é longo demais
  system.other = o computador acusa o erro {number}
  settings.unknown = não conheço “{key}” entre os ajustes
  language.unknown = não falo “{text}”

  # modules
  module.unknown = não conheço “{name}” entre os módulos
  module.none = não há módulos
  module.broken = com defeito: {reason}
  module.failed = {reason}
  module.taken = {point} {id} já está aqui, vindo de {module}
  module.twice = já há um módulo {id}
  module.interface = fala a versão {speaks} da interface dos módulos, e aqui é a {offered}
  program.missing = não encontro o programa {name}; é preciso instalar
  program.crashed = {name} parou de repente
  program.late = {name} não respondeu a tempo
  program.flood = {name} respondeu demais

  # the command language
  command.unknown = não conheço o comando “{word}”
  command.unknown.hint = ajuda  mostra todos os comandos
  command.verb_unknown = {noun} não sabe “{verb}”
  command.verb_unknown.hint = ajuda {noun}  mostra o que dá para fazer
  command.verb_missing = {noun}: fazer o quê?
  option.unknown = aqui não há a opção {option}
  option.twice = {option} aparece duas vezes
  option.takes_no_value = {option} não leva valor
  option.needs_value = {option} pede um valor: {value}
  argument.missing = falta: {name}
  argument.no_change = o que muda? diga com uma opção
  argument.option_missing = falta {option}: {name}
  argument.usage = {usage}
  argument.too_many = “{word}” está sobrando
  argument.quote_names = nomes com mais de uma palavra vão entre aspas: {usage}
  value.empty = isto não pode ficar vazio
  value.too_long = é longo demais: no máximo um milhão de caracteres
  value.not_integer = “{text}” não é um número de {from} a {to}
  value.not_number = {text} não é uma medida: escreva um número, como 12 ou 2,5
  value.not_grid = “{text}” não é uma grade de colunas e linhas, como 4x3: no máximo {columns}x{rows}
  value.not_choice = “{text}” não é uma das opções
  value.not_day = “{text}” não é uma data
  value.not_day.hint = uma data se escreve como 5/11/2012 ou 5-nov-2012
  value.not_moment = “{text}” não é uma data com hora
  value.not_moment.hint = escreva como "5/11/2012 09:15", ou 09:15 se for hoje
  line.quote_open = falta fechar estas aspas
  line.backslash_at_end = a linha termina em uma barra invertida
  line.control_character = há um caractere de controle aqui
  script.variable_unknown = não há valor para {name}
  script.variable_unknown.hint = dê o valor depois do nome do roteiro: {name}=VALOR
  script.variable_open = falta fechar esta variável com um }
  script.not_text = {path} não é um texto em UTF-8
  script.atomic_dropped = tudo ou nada: nada deste roteiro foi guardado
  confirm.needed = falta uma resposta: {question}
  confirm.needed.hint = use {option}
  confirm.declined = nada foi feito
  confirm.typing = {question} Digite {word} para confirmar, ou nada para deixar como está:
  confirm.other = “{text}” não é {word}
  answer.unknown = “{text}” não serve de resposta aqui: {answers}
  interrupted = interrompido
  failed = não deu certo: {reason}
  failure.near = ; perto: {candidates}
  ask.optional = {field} (vazio para deixar sem)
  prompt.greeting = Tagarela · {name} · {patients?# paciente|# pacientes}, {symbols?# símbolo|# símbolos}, {systems?# sistema|# sistemas}   ajuda · Tab mostra o que cabe aqui
  prompt.more = … e mais {count}
  prompt.module_broken = ! o módulo {module} ficou de fora: {reason}

  # the process's own flags
  flag.unknown = não conheço a opção {flag}
  flag.needs_value = {flag} pede um valor
  flag.unexpected = não sei o que fazer com “{word}”: um comando vai depois de -c
  flag.not_variable = “{word}” não é uma variável: NOME=VALOR
  flag.help = tagarela                                   a conversa, linha a linha
  | tagarela run ROTEIRO.tgl [NAME=VALOR …]    um roteiro; cada ${NAME} dá lugar ao seu valor
  | tagarela -c 'COMANDO' [-c …]               roda os comandos e sai
  |   -w, --workspace ARQUIVO  o arquivo do consultório
  |   --modules PASTA          outros pacotes; pode repetir
  |   --lang pt|es|ca|en       idioma
  |   --json                   um documento JSON por comando
  |   --plain                  sem cores, sem figuras, sem molduras
  |   --atomic                 no roteiro: todos os comandos ou nenhum
  |   --keep-going             no roteiro: segue depois de uma falha
  |   --echo                   no roteiro: mostra cada comando antes do resultado
  |   --version, --help

  # vocabulary tables
  vocabulary.columns = a primeira linha tem que dar o nome das colunas: key, class, category, core e uma por idioma
  vocabulary.cells = {text} células, e não tantas quantas a primeira
  vocabulary.key = “{text}” não é uma chave: letras minúsculas, algarismos e hífens
  vocabulary.class = “{text}” não é uma classe de palavras
  vocabulary.category = falta a categoria
  vocabulary.core = “{text}” não é 1, 2 nem 3
  vocabulary.word = “{text}” não é uma palavra
  relations.cells = a linha {row} devia ter {count} colunas
  relations.role = linha {row}: não conheço o papel em “{text}”
  vocabulary.gender_missing = {text} está sem gênero
  vocabulary.gender_impossible = {text} não pode ter gênero
  vocabulary.duplicate = {text} já está na linha {first}
  module.files_missing = faltam os arquivos: {path}
  """
