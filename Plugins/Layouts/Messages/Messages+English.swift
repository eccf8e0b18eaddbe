/// What is said about layouts, in English.
let messagesEnglish = """
  """
