let portugueseWords = """
  noun.copies = cópias
  verb.now = agora
  option.copies.folder = pasta-das-cópias
  option.copies.days = dias-das-cópias
  option.copies.sealed = cópias-lacradas
  option.copies.readers = leitores-das-cópias
  """

let portugueseMessages = """
  about.copies = cópias de todos os dados numa pasta, uma por dia
  help.copies = As cópias que estão na pasta de pasta-das-cópias, e de quando são. Uma cópia se faz sozinha quando você sai e algo mudou.
  | A pasta pode ser uma que a nuvem sincroniza, de um pendrive ou da rede. Se você tem chaves (chave nova), as cópias vão lacradas para elas, e para quem leitores-das-cópias diz; senão, quem lê a pasta lê os dados. restaurar ARQUIVO traz uma de volta.
  help.copies.now = Faz a cópia de hoje, no lugar de uma anterior de hoje; as que passam do número de dias-das-cópias são apagadas.
  field.copies.folder = pasta das cópias diárias
  field.copies.days = cópias que ficam, uma por dia
  field.copies.sealed = se as cópias são lacradas
  field.copies.readers = quem mais abre as cópias
  field.sealed = lacrada
  field.megabytes = MB
  field.removed = apagadas
  copies.none = ainda não há cópias deste espaço em {path}: cópias agora
  copies.no_folder = não foi dita uma pasta para as cópias
  copies.no_folder.hint = ajustes pasta-das-cópias PASTA
  copies.folder_away = a pasta {path} não está lá
  copies.days_range = de {low} a {high} cópias
  copies.done = todos os dados estão em {path}
  copies.failed = nenhuma cópia foi feita: {reason}
  copies.old = a última cópia dos dados é de {day}: cópias agora
  copies.removed = {count?# cópia mais antiga foi apagada|# cópias mais antigas foram apagadas}
  copies.unsealed = quem pode ler a pasta pode ler os dados: chave nova  faz chaves, e as cópias vão lacradas para elas
  copies.keep_key = lacrada para as chaves de {name}: guarde {path} também em outro lugar, porque sem ele ninguém abre as cópias

  # words of examples
  example.copies_folder = pasta-das-cópias
  """
