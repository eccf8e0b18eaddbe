/// What can be typed about lines and what becomes of what they print.
let lineWords = """
  noun.run = executar|rodar
  noun.alias = atalho|atalhos|apelido
  noun.history = histórico
  noun.clear = limpar
  option.pager = páginas
  option.where = onde
  option.sort = ordem|ordenar
  option.reverse = inverso|invertido
  option.into = para|em
  option.json = json
  option.plain = simples
  """

let lineMessages = """
  about.run = executa os comandos de um arquivo
  about.alias = palavras curtas para as suas linhas
  about.history = as linhas que foram digitadas
  about.clear = limpa a tela
  help.run = Executa os comandos de um arquivo um após o outro, como se fossem digitados, até o primeiro que falhar.
  help.alias = Guarda uma linha com um nome curto: $1 a $9 são as palavras depois dele, $@ todas. Sem linha, mostra o atalho.
  help.alias.list = Lista os atalhos.
  help.alias.remove = Remove um atalho.
  help.history = Lista as linhas que foram digitadas, ou só as que têm todas as palavras.
  help.clear = Limpa a tela.
  help.undo.list = Lista o que pode ser desfeito, do último ao primeiro.
  help.results = Do que ele mostra: {options}, | PROGRAMA
  help.lines = LINHA ; LINHA  faz uma depois da outra.
  field.pager = listas longas página por página
  field.script = arquivo com comandos
  field.variables = nome=valor
  field.alias = atalho
  field.line = linha
  field.number = número
  field.times = passos
  line.pipe_without_command = falta um comando antes de “|”
  line.pipe_without_program = falta um programa depois de “|”
  line.pipe_without_program.hint = por exemplo:  símbolo listar | less
  rows.condition = “{text}” não diz quais linhas: faltam um campo, um sinal e um valor
  rows.condition.hint = por exemplo  {example} ; os sinais são = != ~ !~ < <= > >=
  rows.field_unknown = esta lista não tem a coluna “{name}”
  rows.no_table = o que isto mostra não é uma lista: não há linhas para escolher, ordenar ou gravar como tabela
  rows.none = nada
  rows.ending_unknown = o final de {path} não diz como gravar uma lista
  pager.place = linhas {first}–{last} de {count}
  pager.place_so_far = linhas {first}–{last} …
  pager.keys = q sai|espaço avança|b volta|/ procura|n outra vez|g começo|G fim
  pager.not_found = “{text}” não aparece mais adiante
  pager.not_started = o programa {program}, que está em PAGER, não pôde ser iniciado: as páginas são mostradas aqui
  pipe.not_started = não foi possível iniciar o programa {program}: {reason}
  pipe.failed = {program} terminou com {status}
  script.too_deep = {path} chama a si mesmo sem parar
  alias.none = nenhum atalho ainda: atalho NOME 'LINHA'
  alias.kept = {name} vale por  {line}
  alias.removed = {name} não vale mais por nada
  alias.unknown = não há o atalho “{name}”
  alias.not_word = “{name}” não pode ser um atalho: só letras, números, - e _
  alias.is_command = “{name}” já é um comando
  alias.word_missing = “{name}” precisa de {count?uma palavra depois dele|# palavras depois dele}
  alias.word_missing.hint = {name} vale por  {line}
  configuration.none = aqui nada é guardado de uma linha para a outra
  configuration.wrong = {path} não é uma configuração: deve ser um objeto com “aliases” e “colors”
  configuration.color = em {path} a cor “{color}” de “{part}” não é conhecida
  configuration.color.hint = partes: {parts}; cores: {colors}
  history.none = nada foi digitado ainda
  history.none_with = nenhuma linha tem essas palavras
  undo.done_several = {count} passos desfeitos, o último deles: {command}
  redo.done_several = {count} passos refeitos, o último deles: {command}
  undo.no_more = não há mais passos
  help.option.where = só as linhas em que isto é verdade: CAMPO=TEXTO, CAMPO~TEXTO, CAMPO>NÚMERO
  help.option.sort = campo que põe as linhas em ordem
  help.option.reverse = na ordem inversa
  help.option.into = em um arquivo: .csv, .tsv, .json ou .txt
  help.option.json = como JSON
  help.option.plain = sem caixas nem cores
  """
