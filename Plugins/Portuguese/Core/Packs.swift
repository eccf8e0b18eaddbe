/// What is said about packs and modules.
let packMessages = """
  # archives
  archive.unreadable = não consigo ler {path}
  archive.not_zip = {path} não é um arquivo zip
  archive.damaged = o arquivo zip {path} está danificado ou incompleto
  archive.unsafe = não abri nada de {path}: “{entry}” sairia da pasta ou tem um nome perigoso
  archive.duplicate = não abri nada de {path}: “{entry}” aparece duas vezes
  archive.encrypted = {path} está protegido por senha: não consigo ler “{entry}”
  archive.unsupported = “{entry}”, em {path}, foi compactado de um jeito que não conheço
  archive.too_many = {path} tem arquivos demais: no máximo {limit}
  archive.entry_too_large = “{entry}”, em {path}, é grande demais
  archive.too_large = o conteúdo de {path} é grande demais
  archive.folder_taken = {path} já existe e não está vazia
  archive.unwritable = não consigo gravar {path}: {reason}
  archive.failed = não consegui descompactar o arquivo zip: {reason}
  """

/// What can be typed about them.
let packWords = """
  """
