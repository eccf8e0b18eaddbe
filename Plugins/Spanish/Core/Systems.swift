/// What is said about symbol systems and finding symbols.
let systemMessages = """
  system.unknown = no conozco ningún sistema de símbolos «{name}»
  system.failed = {name} no funciona: {reason}
  symbol.not_in_system = {system} no tiene ningún símbolo «{name}»
  catalog.unusable = no puedo registrar los símbolos en {folder}
  """

/// What can be typed about them.
let systemWords = """
  """
