/// What albums and the whiteboard say on the patient's page, by language.
let albumPageTexts = [
  "pt": """
  page.album.title = Álbum
  page.draw.title = Desenhar
  """,
  "es": """
  page.album.title = Álbum
  page.draw.title = Dibujar
  """,
  "ca": """
  page.album.title = Àlbum
  page.draw.title = Dibuixar
  """,
  "en": """
  page.album.title = Album
  page.draw.title = Draw
  """,
]
