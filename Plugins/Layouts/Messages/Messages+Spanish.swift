/// What is said about layouts, in Spanish.
let messagesSpanish = """
  """
