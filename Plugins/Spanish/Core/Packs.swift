/// What is said about packs and modules.
let packMessages = """
  """

/// What can be typed about them.
let packWords = """
  """
