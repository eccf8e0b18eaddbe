/// The keys of what all games say on the patient's page; each module that has games there sends their texts along.
public let playPageKeys = [
  "page.play.again", "page.play.begin", "page.play.best", "page.play.card", "page.play.cursive",
  "page.play.done", "page.play.errors", "page.play.games", "page.play.help", "page.play.help.menu", "page.play.late",
  "page.play.lives", "page.play.more", "page.play.new", "page.play.none", "page.play.others",
  "page.play.points", "page.play.record", "page.play.right", "page.play.round", "page.play.score",
  "page.play.sent.answers", "page.play.sent.records", "page.play.wrong",
]
