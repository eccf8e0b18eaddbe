/// What is said about programs that modules bring.
let programMessages = """
  program.not_executable = não consigo abrir {name}: {path} não tem permissão de execução
  program.not_executable.hint = dê a permissão com  chmod +x {path}
  program.no_first_line = não consigo abrir {name}: {path} não diz com que programa deve rodar
  program.no_first_line.hint = a primeira linha é parecida com  #!/usr/bin/env python3
  program.no_interpreter = não consigo abrir {name}: falta instalar {interpreter}, com que {path} deve rodar
  program.wrote = {name} escreveu: {text}
  program.processes = {name} abriu mais de {limit} processos e foi encerrado
  program.memory = {name} ocupou mais de {limit} MB de memória e foi encerrado
  program.processor = {name} usou o processador por mais de {limit} segundos e foi encerrado
  program.file_size = {name} gravou um arquivo de mais de {limit} MB e foi encerrado
  program.garbage = o que {name} respondeu não é uma resposta: {text}
  program.garbage.hint = cada resposta é uma linha de JSON na saída padrão; o que é para pessoas vai para a saída de erros
  program.not_asked = {name} respondeu a outra pergunta
  program.refused = {name}: {message}
  program.hint = {text}
  program.lacks_format = {name} não conhece o formato {format}, que está no seu module.json
  program.undeclared_format = {name} tem o formato {format}, que não está no seu module.json
  program.protocol = {name} fala a versão {speaks} do protocolo; o Tagarela, a {offered}
  program.file_too_large = {path} é grande demais para um programa: no máximo {limit} MB
  program.too_many_touches = {name} aceita no máximo {limit} toques de cada vez: escolha um período mais curto
  program.complaint = {text}
  program.value_wrong = {name}: {text} não pode estar em {place}
  program.value_missing = {name}: falta {place}
  program.cell_outside = prancha {board}: a célula {cell} fica fora e não entrou
  program.cell_taken = prancha {board}: a célula {cell} está ocupada duas vezes, a segunda não entrou
  program.voice_left = {place}: a gravação não é um WAV de no máximo 5 segundos e não entrou
  program.none = falta “program”: que arquivo deve rodar
  program.unused = há um programa, mas em “adds” não há “formats” para ele
  program.arguments = os argumentos são textos numa lista, como {example}
  program.no_formats = aqui não há nenhum formato
  program.format_twice = o formato {format} aparece duas vezes
  program.format_idle = um formato lê ou escreve alguma coisa: diga o quê em “reads” ou “writes”
  program.names = aqui vai um nome, ou um para cada língua, como {example}
  program.endings = as terminações são minúsculas e sem ponto, como {example}
  program.word_unknown = “{text}” não pode estar em “{key}”
  program.begins_with = aqui vai o texto com que um arquivo começa, ou base64: e os bytes
  program.with_hint = {what} ({hint})
  program.trial_beginning = {format}: um arquivo que escreveu não começa como diz “begins_with”
  program.trial_words = {format}: escreveu “{old}” e leu “{new}”
  program.trial_nonsense = {format}: não aguenta um arquivo danificado (“{text}”): {reason}
  program.template.about = um formato próprio para o Tagarela
  program.template.write = O que está no arquivo: uma linha para cada célula.
  program.template.read = O texto de um arquivo volta a ser pranchas.
  program.template.not_ours = este arquivo não é um dos nossos
  program.template.lines = Cada linha que chega é uma pergunta, e uma linha responde a ela.
  program.template.output = Não imprima mais nada: para ver o que acontece, escreva em sys.stderr.
  program.template.pictures = O arquivo não tem figuras: o Tagarela procura as que mostram as palavras.
  program.template.error = Isto é o que a pessoa lê.
  module.program_question = {name} traz um programa, {program}, que pode fazer aqui tudo o que você pode. Rodar e instalar?
  count.format = {count?# formato|# formatos}
  """

/// What can be typed about them.
let programWords = """
  value.program = programa
  """
