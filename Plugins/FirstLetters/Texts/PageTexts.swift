/// What first letters are called on the patient's page, by language.
let letterPageTexts = [
  "pt": """
  page.letters = Primeiras letras
  """,
  "es": """
  page.letters = Primeras letras
  """,
  "ca": """
  page.letters = Primeres lletres
  """,
  "en": """
  page.letters = First letters
  """,
]
