/// What is said about files that are written for others and read from them.
let exchangeMessages = """
  archive.unfit_name = não dá para pôr “{entry}” no arquivo: o nome pode fazer estrago ou está repetido
  json.too_many = é demais para um arquivo só: mais de meio milhão de valores
  json.string_long = este texto tem mais de 16 MB
  """
