/// Words that people use every day and no symbol shows, a line for each kind.
enum CatalanEverydayWords {
  static let lines = """
    noun f body: trena
    noun f clothing,thing: espardenya perruca
    noun f event: conversa discussió passejada
    noun f event,work: entrevista reunió
    noun f feeling: il·lusió preocupació
    noun f food: costella ensaïmada
    noun f furniture,thing: xemeneia
    noun f group,place: empresa
    noun f idea: alçada decisió diferència distància excusa llei manera mida opinió raó velocitat vida
    noun f mass feeling: felicitat
    noun f mass feeling,idea: amistat
    noun f mass food: canyella
    noun f mass idea: atenció electricitat energia experiència llibertat memòria
    noun f mass material: llana plata tela
    noun f mass substance: brutícia gasolina pols
    noun f media,thing: llista
    noun f money,idea: assegurança oferta rebaixa
    noun f money,thing: multa propina
    noun f place: autopista avinguda capella font presó rotonda sabateria
    noun f plural mass food: pipes
    noun f thing: bandera cigarreta corona etiqueta
    noun f thing,place: teranyina
    noun f tool,thing: alarma espasa pistola
    noun f work,idea: assignatura tasca
    noun m body: bec esquelet gra
    noun m clothing,thing: llaç
    noun m container,thing: sac
    noun m event: incendi
    noun m event,idea: èxit
    noun m event,work: encàrrec
    noun m feeling: ensurt
    noun m food: brioix embotit musclo salmó xoriço
    noun m furniture,thing: esglaó
    noun m group,person: públic
    noun m group,place: negoci
    noun m idea: centímetre consell dubte exemple metre permís pes quilòmetre record
    noun m idea,media: avís programa títol
    noun m illness: símptoma virus
    noun m mass drink: alcohol
    noun m mass feeling: afecte avorriment estrès orgull respecte
    noun m mass food: marisc
    noun m mass idea: comportament
    noun m mass material: or plàstic
    noun m mass substance: detergent gas lleixiu
    noun m mass thing: equipatge
    noun m media,thing: anunci cartell contracte document formulari
    noun m money,idea: descompte impost salari
    noun m money,thing: deute euro préstec
    noun m person: botiguer client dimoni enemic estranger fotògraf guanyador jugador jutge passatger turista
    noun m place: camí cementiri edifici escenari hort paisatge vestidor
    noun m place,idea: centre
    noun m plural mass media,thing: apunts
    noun m plural mass money: estalvis
    noun m sound,idea: ritme
    noun m thing: motor nus paquet
    noun m time: segle
    noun m tool,thing: encenedor
    noun m weather: clima xàfec
    noun m work,event: tractament
    noun m work,idea: curs projecte
    noun m mass remedy refused substance: xarop
    noun f mass illness: tensió
    adjective state,quality of idea,event,place: permès prohibit
    adjective state,quality of person: ajagut animat assegut borratxo present
    adjective state,quality of time,weather,place: assolellat ennuvolat plujós
    adjective state,quality of work,event,idea: necessari obligatori urgent
    adjective trait,quality of food,meal: casolà farcit fregit gustós saludable torrat
    adjective trait,quality of idea,event,game: injust
    adjective trait,quality of idea,thing,event,work: excel·lent increïble inútil original pràctic útil
    adjective trait,quality of illness,event,feeling: contagiós
    adjective trait,quality of person: covard creatiu estúpid llaminer mentider presumit puntual pèl-roig responsable sensible \
      xerraire
    adjective trait,quality of person,animal: actiu agressiu pelut salvatge
    adjective trait,quality of person,animal,place,thing: preciós
    adjective trait,quality of person,language,food: estranger
    adjective trait,quality of person,place,event,idea: agradable
    adjective trait,quality of place: llunyà
    adjective trait,quality of place,vehicle,event: privat públic
    adjective trait,quality of substance,plant,animal: verinós
    adjective trait,quality of thing,material,clothing: transparent
    adjective trait,quality of thing,tool,vehicle: elèctric
    verb isDone: suspendre
    noun f place: missa
    verb acts: bromejar comportar-se concentrar-se dubtar participar patir
    verb comesToPass: atrevir-se matinar penedir-se recuperar-se
    verb goesOn: pudir
    verb happens: descongelar desinflar encongir podrir-se
    verb isDone: acaronar acceptar afegir alimentar animar aprovar atropellar avançar col·leccionar col·locar confondre \
      convèncer corregir decebre decorar desconnectar desfer despenjar destruir esbandir escórrer evitar farcir instal·lar \
      interrompre merèixer notar oferir organitzar partir permetre prohibir reconèixer repartir reservar respectar solucionar \
      suspendre traduir
    verb isWeather: plovisquejar
    """
}
