/// What can be typed about favourites.
let favouriteWords = """
  noun.favourite = favourite|favourites|favorite|favorites
  verb.choose = choose|pick
  """

/// What is said about favourites.
let favouriteMessages = """
  favourite.added = {patient}: {count?# favourite|# favourites} more, {total} in all: {symbols}
  favourite.removed = {patient}: {count?# favourite|# favourites} fewer, {total} in all: {symbols}
  favourite.already = {count?it is a favourite|they are favourites} already: {symbols}
  favourite.absent = {count?it is not a favourite|they are not favourites}: {symbols}
  favourite.and_more = {count} more
  favourite.none = {patient} has no favourites yet: favourite add SYMBOL
  favourite.none_in = {patient} has no favourites in {name}
  favourite.nothing_named = which symbols?
  favourite.nothing_named.hint = name them, or give  --board BOARD  or  --category CATEGORY
  favourite.nothing_there = {name} has no symbols
  about.favourite = the symbols chosen for one patient, so that vocabulary grows step by step
  help.favourite.list = Lists the patient's favourites by category.
  help.favourite.add = Adds symbols to the patient's favourites: by name, or all of a board or a category.
  help.favourite.remove = Takes symbols out of the patient's favourites: by name, or all of a board or a category.
  field.favourites = favourites
  favourite.needs_screen = choosing favourites on the screen needs a terminal
  favourite.by_name.hint = by name:  favourite add SYMBOL  and  favourite remove SYMBOL
  favourite.nothing_to_choose = there are no symbols for {patient} yet
  favourite.title = Favourites: {patient}
  favourite.all_categories = all categories
  favourite.standing = {count?# favourite|# favourites} · {added} in · {removed} out
  favourite.in = ★ {name}: among the favourites
  favourite.out = {name}: out of the favourites
  favourite.deed_confirm = confirm
  favourite.deed_next = next category
  favourite.deed_previous = previous category
  favourite.choose_keys = number or arrows and Enter: in or out · /: search · < >: page · Esc: leave as it was
  favourite.chosen = {patient}: {added} in, {removed} out, {total?# favourite|# favourites} in all
  favourite.unchanged = {patient}: the favourites are as they were
  favourite.dropped = {patient}: {count?# change|# changes} dropped, the favourites are as they were
  help.favourite.choose = Shows the symbols on the whole screen, category by category, to be moved in or out; it counts once it is confirmed.
  """
