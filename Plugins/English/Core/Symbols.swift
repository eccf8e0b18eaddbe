/// What is said about symbols of the systems, and about boards shown in them.
let symbolMessages = """
  system.none = there is no symbol system
  system.no_picture = {code} has no picture
  system.everybody = all patients
  system.preferred = for {whom}: {systems}
  system.chosen = {system} for {whom}: {choices}
  system.usual = {system} for {whom}: as it usually is
  system.no_choices = {system} has only one kind of pictures
  system.complaints = ready, with {count?# row left out|# rows left out}: system show
  symbol.joined = {name} = {parts}, in {category}
  symbol.joined_in = {name} = {parts}, in {category} ({system})
  symbol.join_count = two to {most} symbols can be joined
  board.restyled = {name} in {system}: {matched} of {count?# cell|# cells}
  board.own_pictures = {name} in its symbols' own pictures
  board.unmatched = {system} has no picture for {cells}: they keep their own
  category.usual.social = social
  category.usual.people = people
  category.usual.verbs = verbs
  category.usual.nouns = nouns
  category.usual.descriptors = descriptions
  category.usual.miscellaneous = miscellaneous
  about.system = symbol systems: which there are, in which order they are asked, how their pictures look
  help.system.list = Lists the symbol systems in the order in which they are asked.
  help.system.show = Shows a system: its choices, and what could not be read of it.
  help.system.prefer = Sets which systems are asked first, for all patients or for one; - goes back to the usual order.
  help.system.set = Sets how the pictures of a system look, for all patients or for one; - goes back to the usual look.
  help.symbol.join = Makes a new symbol of several: a Blissword of Bliss symbols, else one picture of all.
  help.board.restyle = Shows a board in another symbol system's pictures; - goes back to its own.
  field.labels = where the words stand
  field.order = order
  field.systems = systems
  field.choices = choices
  field.skin = skin
  field.hair = hair
  field.detail = detail
  field.parts = symbols to join
  field.note = made of
  field.others = also in
  field.concept = concept
  field.word_class = word class
  field.source = from
  field.unmatched = without picture
  """

/// What can be typed about them.
let symbolWords = """
  noun.system = system|systems
  verb.prefer = prefer
  verb.set = set
  verb.join = join
  verb.restyle = restyle
  option.labels = labels
  value.above = above
  value.below = below
  value.noun = noun
  value.verb = verb
  value.adjective = adjective
  value.adverb = adverb
  value.pronoun = pronoun
  value.determiner = determiner
  value.preposition = preposition
  value.conjunction = conjunction
  value.interjection = interjection
  value.number = number
  value.question = question word
  value.phrase = phrase
  value.letter = letter
  value.name = name
  value.light = light
  value.fair = fair
  value.medium = medium
  value.brown = brown
  value.dark = dark
  option.system = system
  """
