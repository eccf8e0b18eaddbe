/// What is said about files that are written for others and read from them.
let exchangeMessages = """
  archive.unfit_name = «{entry}» no se puede poner en el archivo: el nombre puede hacer daño o está repetido
  json.too_many = es demasiado para un solo archivo: más de medio millón de valores
  json.string_long = este texto tiene más de 16 MB
  """
