let englishWords = """
  noun.progress = progress
  option.repetition = repetition
  value.progress = progress
  value.topic = topic
  value.item = item
  value.right = right
  value.wrong = wrong
  value.late = late
  """

let englishMessages = """
  about.progress = what the patient got right and wrong in games
  help.progress = Shows, item by item, what was right and wrong, the hardest first; --by topic or day gathers it otherwise. Of each question the first answer counts: found at the second try is not right.
  help.progress.by = by topic, item or day
  field.when = last time
  field.right = right
  field.wrong = wrong
  field.late = no answer
  field.share = % right
  field.repetition = spaced repetition in games
  count.progress = {count?# answer|# answers}
  progress.none = {patient} has answered nothing yet
  progress.report = Games
  progress.report.told = {right} of {count?# answer was|# answers were} right.
  progress.report.before = Before, it was {right} of {count}.
  progress.report.right = right
  progress.report.earlier = before
  progress.report.share = {right} of {count}
  progress.report.hard = To practise more: {words}.
  """
