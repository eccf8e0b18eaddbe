/// What is said about symbol systems and finding symbols.
let systemMessages = """
  system.unknown = no conec cap sistema de símbols «{name}»
  system.failed = {name} no funciona: {reason}
  symbol.not_in_system = {system} no té cap símbol «{name}»
  catalog.unusable = no puc registrar els símbols a {folder}
  """

/// What can be typed about them.
let systemWords = """
  """
