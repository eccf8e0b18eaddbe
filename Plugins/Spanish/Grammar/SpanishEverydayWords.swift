/// Words that people use every day and no symbol shows, a line for each kind.
enum SpanishEverydayWords {
  static let lines = """
    noun f clothing,thing: peluca
    noun f event: conversación discusión
    noun f event,idea: muerte
    noun f event,work: entrevista limpieza mudanza reunión
    noun f feeling: ilusión preocupación
    noun f food: chuleta costilla pechuga
    noun f food,thing: rebanada
    noun f furniture,thing: chimenea
    noun f gesture: sonrisa
    noun f gesture,sound: risa
    noun f group,music: banda
    noun f group,place: empresa
    noun f idea: altura costumbre decisión diferencia distancia excusa ley manera opinión promesa razón velocidad vida
    noun f idea,media: novela
    noun f idea,thing: firma
    noun f mass feeling: felicidad
    noun f mass feeling,idea: amistad
    noun f mass food: canela masa
    noun f mass idea: atención electricidad energía experiencia libertad memoria
    noun f mass material: lana tela
    noun f mass substance: droga gasolina lejía
    noun f money,idea: oferta rebaja
    noun f money,thing: deuda multa propina
    noun f place: autopista costa cárcel fuente torre zapatería
    noun f plural mass food: pipas
    noun f thing: bandera corona etiqueta
    noun f tool,thing: alarma espada pistola
    noun f work,idea: asignatura
    noun m body: cuerno esqueleto
    noun m clothing,thing: tacón
    noun m event: incendio
    noun m event,idea: retraso éxito
    noun m feeling: susto
    noun m food: chorizo salmón
    noun m furniture,thing: escalón
    noun m group,person: público
    noun m idea: centímetro consejo ejemplo kilo kilómetro litro plan tamaño tema
    noun m idea,media: programa título
    noun m illness: síntoma virus
    noun m mass drink: alcohol
    noun m mass feeling: aburrimiento cariño estrés orgullo respeto
    noun m mass food: marisco
    noun m mass idea: comportamiento
    noun m mass material: cuero
    noun m mass substance: detergente gas polvo tabaco veneno
    noun m mass thing: equipaje
    noun m media,thing: anuncio cartel contrato documento formulario
    noun m money,idea: descuento impuesto salario
    noun m money,thing: euro préstamo
    noun m person: cliente dueño enemigo extranjero fotógrafo ganador juez jugador pasajero turista
    noun m place: cementerio edificio huerto paisaje
    noun m place,idea: borde centro lado
    noun m plural mass media,thing: apuntes
    noun m plural mass money: ahorros
    noun m sound,idea: ritmo
    noun m thing: cigarrillo motor paquete
    noun m time: siglo
    noun m tool,thing: candado mechero
    noun m vehicle,thing: autocar
    noun m weather: huracán
    noun m work,event: tratamiento
    noun m work,idea: curso proyecto
    noun m mass remedy refused substance: jarabe
    noun f mass illness: tensión
    adjective state,quality of idea,event,place: permitido prohibido
    adjective state,quality of person: acostado animado borracho presente sentado tumbado
    adjective state,quality of time,weather,place: lluvioso nublado soleado
    adjective state,quality of work,event,idea: necesario obligatorio urgente
    adjective trait,quality of food,meal: casero frito saludable
    adjective trait,quality of idea,event,game: injusto
    adjective trait,quality of idea,thing,event,work: excelente increíble inútil original práctico terrible útil
    adjective trait,quality of illness,event,feeling: contagioso
    adjective trait,quality of person: cobarde estúpido fiel goloso hablador mentiroso pelirrojo presumido puntual responsable \
      sensible zurdo
    adjective trait,quality of person,animal: activo agresivo peludo salvaje
    adjective trait,quality of person,animal,place,thing: hermoso
    adjective trait,quality of person,language,food: extranjero
    adjective trait,quality of person,place,event,idea: agradable
    adjective trait,quality of place,vehicle,event: público
    adjective trait,quality of substance,plant,animal: venenoso
    adjective trait,quality of thing,material,clothing: brillante transparente
    adjective trait,quality of thing,tool,vehicle: eléctrico frágil
    adjective trait,size of thing,animal,person: diminuto
    verb isDone: suspender
    noun f one place: misa
    verb acts: bromear charlar comportarse concentrarse dudar participar sufrir suspirar
    verb comesToPass: arrepentirse atreverse madrugar recuperarse
    verb happens: cocer descongelar encoger inflar pudrirse
    verb isDone: aceptar adelantar alimentar animar apoyar aprobar arrastrar arropar atropellar añadir coleccionar colocar \
      confundir convencer decepcionar decorar defender desear deshacer destruir enjuagar escurrir evitar fastidiar firmar \
      instalar interrumpir merecer notar ofrecer organizar partir permitir pillar prohibir reconocer rellenar reservar \
      respetar solucionar suspender
    """
}
