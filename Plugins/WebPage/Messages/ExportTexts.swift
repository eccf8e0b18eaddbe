extension PageTexts {
  /// What is said of the page by the program, and by the page where nothing of it runs.
  static let ofExport = [
    "en": """
    html.guide = open it in the browser of a phone, tablet or computer: the board speaks when it is touched, without internet; the lock, pressed for a second, leads to settings, notes and what is sent back
    page.incomplete = If no board is seen here, the file didn’t arrive whole: ask for it to be sent again.
    page.nothing = a page needs a board
    page.too_much = there are more sentences than there is memory for
    page_setting.range = from {low} to {high}
    page.unopened = This page is sealed. Open the file in a browser (Chrome, Safari, Firefox, Edge), which asks for the passphrase.
    page.unscripted = This is the board as it is printed. Open the file in a browser (Chrome, Safari, Firefox, Edge) to touch it and hear it.
    """,
    "pt": """
    html.guide = abra no navegador do celular, do tablet ou do computador: a prancha fala quando se toca, sem internet; o cadeado, apertado por um segundo, leva aos ajustes, às anotações e ao que se manda de volta
    page.incomplete = Se nenhuma prancha aparece aqui, o arquivo não chegou inteiro: peça que o enviem de novo.
    page.nothing = uma página precisa de uma prancha
    page.too_much = há mais frases do que cabem na memória
    page_setting.range = de {low} a {high}
    page.unopened = Esta página está lacrada. Abra o arquivo num navegador (Chrome, Safari, Firefox, Edge), que pede a senha.
    page.unscripted = Esta é a prancha como se imprime. Abra o arquivo num navegador (Chrome, Safari, Firefox, Edge) para tocar nela e ouvi-la.
    """,
    "es": """
    html.guide = ábrelo en el navegador del móvil, la tableta o el ordenador: el tablero habla al tocarlo, sin internet; el candado, pulsado un segundo, lleva a los ajustes, las notas y lo que se envía de vuelta
    page.incomplete = Si aquí no se ve ningún tablero, el archivo no ha llegado entero: pida que se lo envíen de nuevo.
    page.nothing = una página necesita un tablero
    page.too_much = hay más frases de las que caben en la memoria
    page_setting.range = de {low} a {high}
    page.unopened = Esta página está sellada. Abra el archivo en un navegador (Chrome, Safari, Firefox, Edge), que pide la contraseña.
    page.unscripted = Este es el tablero tal como se imprime. Abra el archivo en un navegador (Chrome, Safari, Firefox, Edge) para tocarlo y oírlo.
    """,
    "ca": """
    html.guide = obre'l al navegador del mòbil, la tauleta o l'ordinador: el plafó parla en tocar-lo, sense internet; el cadenat, premut un segon, porta a la configuració, les notes i el que s'envia de tornada
    page.incomplete = Si aquí no es veu cap plafó, el fitxer no ha arribat sencer: demaneu que us el tornin a enviar.
    page.nothing = una pàgina necessita un plafó
    page.too_much = hi ha més frases de les que caben a la memòria
    page_setting.range = de {low} a {high}
    page.unopened = Aquesta pàgina està segellada. Obriu el fitxer en un navegador (Chrome, Safari, Firefox, Edge), que demana la contrasenya.
    page.unscripted = Aquest és el plafó tal com s'imprimeix. Obriu el fitxer en un navegador (Chrome, Safari, Firefox, Edge) per tocar-lo i sentir-lo.
    """,
  ]
}
