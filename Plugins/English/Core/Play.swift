/// What all games say.
let playMessages = """
  play.late = Time is over.
  play.count = {count?# syllable|# syllables}
  play.score = You have {score?# point|# points}.
  play.record = A new record! {score?# point|# points}!
  play.again = once more
  play.help_me = help
  play.keys = arrows and Enter, click, or the key of the answer · . once more · ? help · Esc: leave
  play.needs_screen = a game needs the whole screen
  play.needs_screen.hint = open Tagarela in a terminal, without sending its output elsewhere
  """
