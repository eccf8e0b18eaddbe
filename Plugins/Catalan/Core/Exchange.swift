/// What is said about files that are written for others and read from them.
let exchangeMessages = """
  archive.unfit_name = «{entry}» no es pot posar al fitxer: el nom pot fer mal o està repetit
  json.too_many = és massa per a un sol text: més d'un milió de valors
  """
