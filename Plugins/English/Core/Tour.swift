/// What is typed on the tour alone, and for it.
let tourWords = """
  noun.skip = skip|next
  noun.back = back|previous
  verb.tour = tour
  """

/// What the tour says.
let tourMessages = """
  about.skip = goes on in the tour
  about.back = goes back a step in the tour
  help.skip = Goes on to the next step; what this one would leave is done.
  help.back = Goes back a step; what was done since it began is undone.
  help.help.tour = Shows Tagarela in five minutes: six steps, in a workspace for trying.
  tour.intro = Five minutes, six steps, in a workspace for trying; your own stays as it is.
  tour.ways = Enter types the line that is proposed, → lets you change it; or type your own.
  tour.words = {skip}: on · {back}: a step back · {leave}: leaves the tour
  tour.page = A first session in six steps. At the prompt  help tour  goes through them with you.
  tour.people = Whom it is for
  tour.people.new = Everything is made for somebody. What a line leaves out is asked for; Enter leaves it blank.
  tour.people.use = Say whom you work with: the beginning of the name will do.
  tour.symbols = Symbols
  tour.symbols.find = A word, in any of the four languages, finds pictures in all systems.
  tour.board = The board
  tour.board.new = Four cells in a row for snack time; without --grid there would be nine.
  tour.board.put = Each picture goes into a cell, by its number or by column and row (B2). Tab completes what you begin to type.
  tour.board.show = See what it looks like.
  tour.slip = Mistakes do no harm
  tour.slip.clear = Empty a cell, as if by mistake.
  tour.slip.undo = And bring it back: whatever changes can be undone, another day as well.
  tour.voice = The sentence
  tour.voice.say = What the patient points at becomes a sentence, said as people say it.
  tour.home = To take home
  tour.home.tutor = Whoever looks after the patient at home gets what you prepare.
  tour.home.plan = A plan says which board, for whom and with what aim.
  tour.home.send = Sent, it is a page to print, one to touch and a letter; here, in a folder for trying.
  tour.ending = Done: from nothing to a plan that is sent. Try whatever you like; {leave} goes back to your workspace, and this one goes away. From then on, Tab shows what fits and  help  explains every command.
  tour.hint = this works:  {line}   Enter types it; {skip} goes on
  tour.skipped = what this step would leave is done
  tour.back = step {step} once more, as it was at its beginning
  tour.over = the tour is over; {name} is as it was
  tour.workspace = no other workspace is opened on the tour; quit goes back to yours
  prompt.tour = first time here?  help tour  shows it in five minutes
  help.tour = help tour  goes through a first session with you, in five minutes.
  """
