/// What is said about layouts, in Portuguese.
let messagesPortuguese = """
  """
