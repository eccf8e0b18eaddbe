/// What is said about files that are written for others and read from them.
let exchangeMessages = """
  archive.unfit_name = «{entry}» no es pot posar al fitxer: el nom pot fer mal o està repetit
  json.too_many = és massa per a un sol fitxer: més de mig milió de valors
  json.string_long = aquest text té més de 16 MB
  """
