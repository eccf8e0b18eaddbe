let catalanWords = """
  noun.progress = progrés
  option.repetition = repetició
  value.progress = progrés
  value.topic = tema
  value.item = element
  value.right = bé
  value.wrong = malament
  value.late = tard
  """

let catalanMessages = """
  about.progress = el que el pacient ha encertat i errat als jocs
  help.progress = Mostra, element per element, el que ha anat bé i malament, el més difícil primer; --per tema o dia ho aplega d'una altra manera. De cada pregunta compta la primera resposta: qui s'equivoca i després ho troba no ho té bé.
  help.progress.by = per tema, element o dia
  field.when = última vegada
  field.right = encerts
  field.wrong = errors
  field.late = sense resposta
  field.share = % bé
  field.repetition = repetició espaiada als jocs
  count.progress = {count?# resposta|# respostes}
  progress.none = {patient} encara no ha respost res
  progress.report = Jocs
  progress.report.told = {right} de {count?# resposta encertada|# respostes encertades}.
  progress.report.before = Abans, {right} de {count}.
  progress.report.right = encertades
  progress.report.earlier = abans
  progress.report.share = {right} de {count}
  progress.report.hard = Per practicar més: {words}.
  """
