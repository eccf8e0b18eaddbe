/// What is typed on the tour alone, and for it.
let tourWords = """
  noun.skip = saltar|endavant
  noun.back = tornar|enrere
  verb.tour = visita|recorregut|tour
  """

/// What the tour says.
let tourMessages = """
  about.skip = va endavant en la visita
  about.back = torna un pas en la visita
  help.skip = Passa al pas següent; el que aquest deixaria queda fet.
  help.back = Torna un pas; el que s’ha fet després es desfà.
  help.help.tour = Ensenya el Tagarela en cinc minuts: sis passos, en un centre de prova.
  tour.intro = Cinc minuts, sis passos, en un centre de prova; el vostre queda tal com és.
  tour.ways = Retorn escriu la línia proposada, → deixa canviar-la; o escriviu la vostra.
  tour.words = {skip}: endavant · {back}: un pas enrere · {leave}: surt de la visita
  tour.page = Una primera sessió en sis passos. Al terminal,  ajuda visita  els fa amb vós.
  tour.people = Per a qui és
  tour.people.new = Tot es fa per a algú. El que falta a la línia es pregunta; Retorn ho deixa en blanc.
  tour.people.use = Digueu amb qui treballareu: n’hi ha prou amb el principi del nom.
  tour.symbols = Símbols
  tour.symbols.find = Una paraula, en qualsevol de les quatre llengües, troba dibuixos en tots els sistemes.
  tour.board = El plafó
  tour.board.new = Quatre cel·les en fila per a l’hora de berenar; sense --graella serien nou.
  tour.board.put = Cada dibuix va a una cel·la, pel número o per columna i fila (B2). Tab completa el que comenceu a escriure.
  tour.board.show = Mireu com queda.
  tour.slip = Equivocar-se no fa res
  tour.slip.clear = Buideu una cel·la, com qui s’equivoca.
  tour.slip.undo = I recupereu-la: tot el que canvia es pot desfer, fins i tot un altre dia.
  tour.voice = La frase
  tour.voice.say = El que el pacient assenyala es torna una frase, dita com es parla.
  tour.home = Cap a casa
  tour.home.tutor = Qui cuida el pacient a casa rep el que prepareu.
  tour.home.plan = Un pla diu quin plafó, per a qui i amb quin objectiu.
  tour.home.send = Enviat, és una pàgina per imprimir, una altra per tocar i una carta; aquí, en una carpeta de prova.
  tour.ending = Fet: del no-res a un pla lliurat. Proveu el que vulgueu; {leave} torna al vostre centre, i aquest desapareix. Després, Tab mostra què hi pots posar i  ajuda  explica cada ordre.
  tour.hint = així va bé:  {line}   Retorn l’escriu; {skip} va endavant
  tour.skipped = el que aquest pas deixaria està fet
  tour.back = pas {step} una altra vegada, com al principi
  tour.over = la visita s’ha acabat; {name} és com abans
  tour.workspace = durant la visita no s’obre cap altre centre; sortir torna al vostre
  prompt.tour = primera vegada aquí?  ajuda visita  ho ensenya en cinc minuts
  help.tour = ajuda visita  fa amb vós una primera sessió, en cinc minuts.
  """
