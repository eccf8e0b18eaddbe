/// What is said about files that are written for others and read from them.
let exchangeMessages = """
  archive.unfit_name = “{entry}” can't be put into the file: the name could do harm, or is there twice
  json.too_many = too much for one text: more than half a million values
  json.string_long = this text is longer than 16 MB
  """
