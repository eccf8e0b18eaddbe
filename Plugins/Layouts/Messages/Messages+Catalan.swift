/// What is said about layouts, in Catalan.
let messagesCatalan = """
  """
