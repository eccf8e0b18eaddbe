/// What is said about layouts.
let layoutMessages = """
  field.purpose = purpose
  field.least = smallest
  field.most = largest
  field.usual = usual size
  about.layout = how the cells of a board lie on the page, and what they are for
  help.layout.list = Lists the layouts, with their sizes and what they are good for.
  help.layout.show = Shows a layout: what each cell is for, and the words that a new board begins with.
  layout.none = there are no layouts
  layout.sizes = sizes of the layout {layout}: {sizes}
  count.layout = {count?# layout|# layouts}
  """

/// What can be typed about them, and what places are for.
let layoutWords = """
  noun.layout = layout|layouts
  value.social = social
  value.people = people
  value.verbs = verbs
  value.descriptors = descriptions
  value.nouns = nouns
  value.little = little words
  value.first = first
  value.then = then
  value.choice = choice
  value.heading = heading
  value.activity = activity
  value.key = key
  value.area = area
  """
