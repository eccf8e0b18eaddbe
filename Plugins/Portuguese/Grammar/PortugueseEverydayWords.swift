/// Words that people use every day and no symbol shows, a line for each kind.
enum PortugueseEverydayWords {
  static let lines = """
    noun f animal: pulga
    noun f body: espinha veia
    noun f container,thing: bacia
    noun f event: discussão missa queda
    noun f event,idea: morte
    noun f event,work: entrevista experiência faxina limpeza mudança reunião
    noun f feeling: preocupação
    noun f food: costela paçoca
    noun f food,thing: fatia
    noun f gesture,sound: risada
    noun f group,person: turma
    noun f group,place: empresa
    noun f idea: altura bronca decisão diferença distância lembrança opinião oração promessa razão reclamação velocidade vida
    noun f idea,media: novela
    noun f idea,thing: assinatura
    noun f mass feeling: coragem esperança felicidade
    noun f mass feeling,idea: amizade
    noun f mass food: mortadela
    noun f mass idea: atenção energia liberdade memória
    noun f mass illness: dengue
    noun f mass material: lã
    noun f mass money: poupança
    noun f mass substance: gasolina poeira
    noun f mass thing: bagagem
    noun f mass thing,idea: sujeira
    noun f mass weather: escuridão
    noun f media,thing: carteirinha lista
    noun f money,idea: oferta
    noun f money,thing: dívida gorjeta mesada multa
    noun f place: horta paisagem papelaria pizzaria quadra
    noun f place,idea: esquina
    noun f thing: bandeira casca coroa encomenda etiqueta mancha maçaneta
    noun f tool,thing: mangueira
    noun f work,idea: matéria
    noun m animal: gambá
    noun m clothing,thing: lenço macacão
    noun m event: incêndio
    noun m event,idea: sucesso
    noun m feeling: susto
    noun m food: tempero
    noun m furniture,thing: degrau varal
    noun m gesture: sorriso
    noun m group,person: público
    noun m idea: assunto conselho exemplo jeito litro plano quilo quilômetro tamanho
    noun m idea,media: programa
    noun m illness: sintoma vírus
    noun m mass drink: guaraná
    noun m mass feeling: carinho estresse respeito
    noun m mass material: couro ouro plástico vidro
    noun m mass substance: detergente gás pó álcool
    noun m media,thing: anúncio cartaz contrato documento formulário
    noun m money,idea: desconto imposto pagamento pix
    noun m money,thing: dólar empréstimo recibo troco
    noun m person: anjo camelô cliente cobrador dono estrangeiro fotógrafo funcionário jogador passageiro porteiro segurança \
      turista
    noun m place: bar cemitério prédio
    noun m place,idea: centro lado
    noun m thing: cigarro motor pacote ralo tijolo
    noun m time: século
    noun m tool,thing: bebedouro isqueiro revólver rodo
    noun m work,event: tratamento
    noun m work,idea: curso projeto
    noun m mass remedy refused substance: xarope
    noun f mass illness: pressão
    adjective state,quality of idea,event,place: permitido proibido
    adjective state,quality of person: apressado bêbado desempregado
    adjective state,quality of place,person,thing: disponível
    adjective state,quality of time,weather,place: chuvoso ensolarado nublado
    adjective state,quality of work,event,idea: necessário obrigatório urgente
    adjective trait,quality of food,meal: caseiro recheado
    adjective trait,quality of idea,event,game: injusto
    adjective trait,quality of idea,thing,event,work: básico excelente incrível inútil original prático útil
    adjective trait,quality of illness,event,feeling: contagioso
    adjective trait,quality of person: canhoto covarde criativo desobediente estúpido fiel fofoqueiro guloso mentiroso \
      obediente pontual responsável ruivo sensível
    adjective trait,quality of person,animal: agressivo ativo capaz peludo selvagem
    adjective trait,quality of person,language,food: estrangeiro
    adjective trait,quality of person,place,event,idea: agradável
    adjective trait,quality of place,vehicle,event: público
    adjective trait,quality of substance,plant,animal: venenoso
    adjective trait,quality of thing,material,clothing: brilhante transparente
    adjective trait,quality of thing,tool,vehicle: frágil
    adjective trait,size of thing,animal,person: médio
    verb acts: comportar-se concentrar-se duvidar namorar participar sofrer
    verb comesToPass: acertar aposentar-se arrepender-se desistir formar-se recuperar-se
    verb happens: apodrecer descongelar encolher inflar
    verb isDone: aceitar animar apoiar apresentar aprovar arrancar assinar atropelar cobrar colecionar confundir convencer corrigir \
      decepcionar decorar defender desejar desfazer enxaguar estender evitar instalar interromper irritar merecer notar \
      oferecer permitir planejar prender proibir recusar reservar respeitar temperar traduzir
    verb isWeather: chuviscar
    """
}
