/// What games with the patient's words are called on the patient's page, by language.
let gamePageTexts = [
  "pt": """
  page.games = Jogos
  """,
  "es": """
  page.games = Juegos
  """,
  "ca": """
  page.games = Jocs
  """,
  "en": """
  page.games = Games
  """,
]
