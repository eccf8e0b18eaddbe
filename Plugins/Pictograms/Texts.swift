/// What is said about drawings, and the values that may be chosen of them, by language.
let pictogramTexts: [String: (words: String, messages: String)] = [
  "en": (
    """
    value.chestnut = chestnut
    value.blond = blond
    value.ginger = ginger
    value.plain = plain
    value.detailed = detailed
    value.europe = europe
    value.brazil = brazil
    value.america = america
    value.complete = complete
    value.partial = partial
    """,
    """
    field.region = region
    field.completeness = drawn
    drawing.line_long = the line is too long
    drawing.outside = this line belongs to no drawing
    drawing.deep = too many lines within lines
    drawing.beginning = a drawing begins with drawing, part or pose, not with “{text}”
    drawing.name = “{text}” cannot be a name: lower case letters, digits and hyphens
    drawing.word = “{text}” does not fit here
    drawing.value = “{text}” is not a value that fits here
    drawing.condition = “{text}” is not a condition
    drawing.number = “{text}” is not a number up to 1000
    drawing.point = “{text}” is not a place: it is written x,y
    drawing.points = this needs {count?# value|# values}
    drawing.option = {name} has no setting {text}
    drawing.parameter = {text} is no parameter of this part
    drawing.colour = there is no colour {text}
    drawing.letter = there is no letter “{text}”
    drawing.too_many = the drawing has too many pieces
    drawing.unknown = there is no part {text}
    drawing.recursive = the part {text} holds itself
    drawing.pose = there is no pose {text}
    drawing.joint = the pose {name} lacks {text}
    drawing.twice = {text} is already in {file}, row {row}
    drawing.empty = {text} draws nothing
    drawing.concept = {text} is no concept's key
    drawing.unreadable = {path} cannot be read
    drawing.large = {path} is too large for drawings
    """
  ),
  "pt": (
    """
    value.chestnut = castanho
    value.blond = loiro
    value.ginger = ruivo
    value.plain = simples
    value.detailed = detalhado
    value.europe = europa
    value.brazil = brasil
    value.america = américa
    value.complete = completo
    value.partial = parcial
    """,
    """
    field.region = região
    field.completeness = desenho
    drawing.line_long = a linha é longa demais
    drawing.outside = esta linha não pertence a nenhum desenho
    drawing.deep = há linhas demais dentro de linhas
    drawing.beginning = um desenho começa com drawing, part ou pose, não com “{text}”
    drawing.name = “{text}” não pode ser um nome: letras minúsculas, algarismos e hifens
    drawing.word = “{text}” não cabe aqui
    drawing.value = “{text}” não é um valor que sirva aqui
    drawing.condition = “{text}” não é uma condição
    drawing.number = “{text}” não é um número até 1000
    drawing.point = “{text}” não é um lugar: escreve-se x,y
    drawing.points = {count?falta # valor|são precisos # valores}
    drawing.option = {name} não tem a opção {text}
    drawing.parameter = {text} não é um parâmetro desta parte
    drawing.colour = não conheço a cor {text}
    drawing.letter = não existe a letra “{text}”
    drawing.too_many = o desenho tem peças demais
    drawing.unknown = não conheço a parte {text}
    drawing.recursive = a parte {text} contém a si mesma
    drawing.pose = não conheço a pose {text}
    drawing.joint = falta {text} na pose {name}
    drawing.twice = {text} já está em {file}, linha {row}
    drawing.empty = {text} não desenha nada
    drawing.concept = {text} não é a chave de nenhum conceito
    drawing.unreadable = não dá para ler {path}
    drawing.large = {path} é grande demais para desenhos
    """
  ),
  "es": (
    """
    value.chestnut = castaño
    value.blond = rubio
    value.ginger = pelirrojo
    value.plain = sencillo
    value.detailed = detallado
    value.europe = europa
    value.brazil = brasil
    value.america = américa
    value.complete = completo
    value.partial = parcial
    """,
    """
    field.region = región
    field.completeness = dibujo
    drawing.line_long = la línea es demasiado larga
    drawing.outside = esta línea no pertenece a ningún dibujo
    drawing.deep = hay demasiadas líneas dentro de líneas
    drawing.beginning = un dibujo empieza con drawing, part o pose, no con «{text}»
    drawing.name = «{text}» no puede ser un nombre: minúsculas, cifras y guiones
    drawing.word = «{text}» no encaja aquí
    drawing.value = «{text}» no es un valor que sirva aquí
    drawing.condition = «{text}» no es una condición
    drawing.number = «{text}» no es un número hasta 1000
    drawing.point = «{text}» no es un lugar: se escribe x,y
    drawing.points = {count?hace falta # valor|hacen falta # valores}
    drawing.option = {name} no tiene la opción {text}
    drawing.parameter = {text} no es un parámetro de esta parte
    drawing.colour = no conozco el color {text}
    drawing.letter = no hay ninguna letra «{text}»
    drawing.too_many = el dibujo tiene demasiadas piezas
    drawing.unknown = no conozco la parte {text}
    drawing.recursive = la parte {text} se contiene a sí misma
    drawing.pose = no conozco la postura {text}
    drawing.joint = a la postura {name} le falta {text}
    drawing.twice = {text} ya está en {file}, fila {row}
    drawing.empty = {text} no dibuja nada
    drawing.concept = {text} no es la clave de ningún concepto
    drawing.unreadable = no se puede leer {path}
    drawing.large = {path} es demasiado grande para dibujos
    """
  ),
  "ca": (
    """
    value.chestnut = castany
    value.blond = ros
    value.ginger = pèl-roig
    value.plain = senzill
    value.detailed = detallat
    value.europe = europa
    value.brazil = brasil
    value.america = amèrica
    value.complete = complet
    value.partial = parcial
    """,
    """
    field.region = regió
    field.completeness = dibuix
    drawing.line_long = la línia és massa llarga
    drawing.outside = aquesta línia no pertany a cap dibuix
    drawing.deep = hi ha massa línies dins de línies
    drawing.beginning = un dibuix comença amb drawing, part o pose, no amb «{text}»
    drawing.name = «{text}» no pot ser un nom: minúscules, xifres i guionets
    drawing.word = «{text}» no encaixa aquí
    drawing.value = «{text}» no és un valor que serveixi aquí
    drawing.condition = «{text}» no és una condició
    drawing.number = «{text}» no és un nombre fins a 1000
    drawing.point = «{text}» no és un lloc: s'escriu x,y
    drawing.points = {count?cal # valor|calen # valors}
    drawing.option = {name} no té l'opció {text}
    drawing.parameter = {text} no és un paràmetre d'aquesta part
    drawing.colour = no conec el color {text}
    drawing.letter = no hi ha cap lletra «{text}»
    drawing.too_many = el dibuix té massa peces
    drawing.unknown = no conec la part {text}
    drawing.recursive = la part {text} es conté ella mateixa
    drawing.pose = no conec la postura {text}
    drawing.joint = a la postura {name} li falta {text}
    drawing.twice = {text} ja és a {file}, fila {row}
    drawing.empty = {text} no dibuixa res
    drawing.concept = {text} no és la clau de cap concepte
    drawing.unreadable = no es pot llegir {path}
    drawing.large = {path} és massa gran per a dibuixos
    """
  ),
]
