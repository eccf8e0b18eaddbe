/// What is said about symbol systems and finding symbols.
let systemMessages = """
  system.unknown = there is no symbol system “{name}”
  system.failed = {name} does not work: {reason}
  symbol.not_in_system = {system} has no symbol “{name}”
  catalog.unusable = the symbols can't be registered in {folder}
  """

/// What can be typed about them.
let systemWords = """
  """
