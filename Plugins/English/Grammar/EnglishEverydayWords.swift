/// Words that people use every day and no symbol shows, a line for each kind.
enum EnglishEverydayWords {
  static let lines = """
    noun body: claw pimple ponytail skeleton wrinkle
    noun clothing,thing: ribbon
    noun container,thing: teapot
    noun event: chat conversation event flight haircut
    noun event,idea: birth death marriage punishment
    noun event,work: interview
    noun food: bun
    noun food,thing: slice
    noun group,person: couple crowd
    noun group,place: company
    noun idea: apology chance choice decision difference distance dozen example excuse habit height kilo kilometer law life \
      liter memory meter plan size speed way weight
    noun illness: symptom virus
    noun mass body,material: fur
    noun mass clothing,thing: jewelry
    noun mass drink: alcohol
    noun mass feeling: boredom friendship hunger loneliness pride respect shame stress thirst
    noun mass food: cinnamon dough vanilla
    noun mass idea: attention behavior electricity energy experience freedom permission
    noun mass material: cotton leather wool
    noun mass money: insurance
    noun mass sound: silence
    noun mass substance: detergent gas petrol
    noun mass substance,thing: dust
    noun mass time: childhood
    noun mass weather: darkness
    noun mass work: housework shopping
    noun media,idea: poem title
    noun media,thing: document form list receipt
    noun money,idea: account discount salary tax
    noun money,thing: debt loan tip
    noun person: angel cashier client customer employee guard liar manager passenger photographer relative tourist victim
    noun place: bar field fountain jail lawn motorway palace path platform pond pub roundabout
    noun place,idea: center edge side
    noun substance,thing: drug poison
    noun thing: alarm cigarette handle stain
    noun time: century
    noun tool,thing: gun
    noun vehicle,thing: spaceship
    noun weather: hurricane
    noun work: chore shift
    noun work,event: treatment
    noun work,idea: project subject task
    noun work,place: business
    noun unique money,idea: rent
    adjective state,quality of person: absent delighted starving unemployed
    adjective state,quality of person,idea: certain
    adjective state,quality of sound,media: clear
    adjective state,quality of thing,clothing,furniture,place: dusty muddy rusty
    adjective state,quality of thing,place,time: available
    adjective state,quality of weather,drink,place,person: freezing
    adjective trait,quality of clothing,thing: fashionable shiny striped
    adjective trait,quality of event,idea,media,thing: amazing excellent exciting incredible necessary original practical \
      unpleasant useful useless
    adjective trait,quality of event,work,illness,feeling: painful
    adjective trait,quality of food: homemade juicy
    adjective trait,quality of furniture,place,thing: cozy wooden
    adjective trait,quality of person: cheeky creative greedy responsible sensible sensitive strict stupid
    adjective trait,quality of person,animal: aggressive clumsy disobedient gentle
    adjective trait,quality of person,food: vegan
    adjective trait,quality of person,language,food: foreign
    adjective trait,quality of place,idea,thing: public
    adjective trait,quality of thing,substance: poisonous
    adjective trait,quality of thing,tool,vehicle: electric fragile
    adjective trait,size of thing,animal,person,place: tiny
    verb acts: behave chat shiver stare suffer
    verb comesToPass: drown fail land retire
    verb goesOn: float leak shine
    verb happens: freeze improve shrink
    verb isDone: accept admit attack avoid beat chop collect comfort confuse control deserve destroy disobey encourage expect \
      grate ignore interrupt notice order owe pack plan refuse remind respect rinse scare skip spell stain support swap \
      translate unlock unpack unplug waste
    verb isWeather: drizzle
    """
}
