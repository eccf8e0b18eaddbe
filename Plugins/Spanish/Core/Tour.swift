/// What is typed on the tour alone, and for it.
let tourWords = """
  noun.skip = saltar|adelante
  noun.back = volver|atrás
  verb.tour = visita|recorrido|tour
  """

/// What the tour says.
let tourMessages = """
  about.skip = sigue adelante en la visita
  about.back = vuelve un paso en la visita
  help.skip = Pasa al paso siguiente; lo que este dejaría queda hecho.
  help.back = Vuelve un paso; lo que se hizo después se deshace.
  help.help.tour = Enseña Tagarela en cinco minutos: seis pasos, en una consulta de prueba.
  tour.intro = Cinco minutos, seis pasos, en una consulta de prueba; la tuya queda como está.
  tour.ways = Intro escribe la línea propuesta, → deja cambiarla; o escribe la tuya.
  tour.words = {skip}: adelante · {back}: un paso atrás · {leave}: sale de la visita
  tour.page = Una primera sesión en seis pasos. En el terminal,  ayuda visita  los recorre contigo.
  tour.people = Para quién es
  tour.people.new = Todo se hace para alguien. Lo que falta en la línea se pregunta; Intro lo deja en blanco.
  tour.people.use = Di con quién vas a trabajar: basta el principio del nombre.
  tour.symbols = Símbolos
  tour.symbols.find = Una palabra, en cualquiera de las cuatro lenguas, encuentra dibujos en todos los sistemas.
  tour.board = El tablero
  tour.board.new = Cuatro casillas en fila para la hora de la merienda; sin --cuadrícula serían nueve.
  tour.board.put = Cada dibujo va a una casilla, por su número o por columna y fila (B2). Tab completa lo que se empieza a escribir.
  tour.board.show = Mira cómo queda.
  tour.slip = Equivocarse no importa
  tour.slip.clear = Borra una casilla, como por error.
  tour.slip.undo = Y recupérala: todo lo que cambia se puede deshacer, incluso otro día.
  tour.voice = La frase
  tour.voice.say = Lo que el paciente señala se vuelve una frase, dicha como se habla.
  tour.home = Para casa
  tour.home.tutor = Quien cuida del paciente en casa recibe lo que tú preparas.
  tour.home.plan = Un plan dice qué tablero, para quién y con qué objetivo.
  tour.home.send = Al enviarlo, es una página para imprimir, otra para tocar y una carta; aquí, en una carpeta de prueba.
  tour.ending = Listo: de la nada a un plan entregado. Prueba lo que quieras; {leave} vuelve a tu consulta, y esta desaparece. Después, Tab muestra lo que cabe y  ayuda  explica cada orden.
  tour.hint = así funciona:  {line}   Intro la escribe; {skip} sigue adelante
  tour.skipped = lo que este paso dejaría está hecho
  tour.back = paso {step} otra vez, como en su principio
  tour.over = la visita ha terminado; {name} está como antes
  tour.workspace = en la visita no se abre otra consulta; salir vuelve a la tuya
  prompt.tour = ¿primera vez aquí?  ayuda visita  lo enseña en cinco minutos
  help.tour = ayuda visita  recorre contigo una primera sesión, en cinco minutos.
  """
