/// What is said about layouts of packs, in English.
let messagesEnglish = """
  layouts.object = what stands here goes between {open} and {close}
  layouts.list = what stands under “{key}” goes between {open} and {close}
  layouts.texts = “{key}” takes a text, or one for each language: {example}
  layouts.sizes_missing = its size is missing: “columns” and “rows”, or “least”, “most” and “usual”
  layouts.size_twice = “least”, “most” and “usual” say the size already
  layouts.size = “{key}” takes columns and rows, like "4x3", at most {most}
  layouts.sizes_order = the usual size doesn't lie between the least and the most
  layouts.number = “{key}” takes a whole number from 1 to {most}
  layouts.role_place = “{text}” is no column, row or cell: A, 1, up to {last}
  layouts.place = “{text}” is not a cell: they go from A1 to {last}
  layouts.role = there is no role “{text}”
  layouts.slots_size = places of one's own need one size: “columns” and “rows”
  layouts.share = “{key}” takes a share of the page from 0 to 1, like 0.25
  layouts.outside = {cell} leaves the page
  layouts.twice = {cell} is here twice
  layouts.missing = every cell needs its place: {cells} have none
  layouts.overlap = {cell} lies over {other}
  layouts.order = {cell} lies before {other}: cells go from left to right and from top to bottom
  layouts.span = a span is columns and rows, like "2x1"
  layouts.color = a colour goes here, like "yellow" or "#ffc800"
  layouts.action = “{text}” is nothing that a touch can do; +a writes a letter

  # words of examples
  example.grid = grid
  example.sentence = sentence
  """
