/// What is said about symbol systems and finding symbols.
let systemMessages = """
  system.unknown = não conheço nenhum sistema de símbolos “{name}”
  system.failed = {name} não funciona: {reason}
  symbol.not_in_system = {system} não tem nenhum símbolo “{name}”
  catalog.unusable = não consigo registrar os símbolos em {folder}
  """

/// What can be typed about them.
let systemWords = """
  """
