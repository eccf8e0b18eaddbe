let portugueseWords = """
  noun.progress = progresso
  option.repetition = repetição
  value.progress = progresso
  value.topic = tema
  value.item = item
  value.right = certo
  value.wrong = errado
  value.late = tarde
  """

let portugueseMessages = """
  about.progress = o que o paciente acertou e errou nos jogos
  help.progress = Mostra, item por item, o que foi certo e errado, o mais difícil primeiro; --por tema ou dia junta de outro modo. De cada pergunta conta a primeira resposta: quem erra e depois acha não acertou.
  help.progress.by = por tema, item ou dia
  field.when = última vez
  field.right = acertos
  field.wrong = erros
  field.late = sem resposta
  field.share = % certos
  field.repetition = repetição espaçada nos jogos
  count.progress = {count?# resposta|# respostas}
  progress.none = {patient} ainda não respondeu nada
  progress.report = Jogos
  progress.report.told = {right} de {count?# resposta certa|# respostas certas}.
  progress.report.before = Antes, {right} de {count}.
  progress.report.right = certas
  progress.report.earlier = antes
  progress.report.share = {right} de {count}
  progress.report.hard = Para praticar mais: {words}.
  """
