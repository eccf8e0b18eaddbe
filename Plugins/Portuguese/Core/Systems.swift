/// What is said about symbol systems and finding symbols.
let systemMessages = """
  """

/// What can be typed about them.
let systemWords = """
  """
