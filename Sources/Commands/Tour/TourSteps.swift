extension TourStep {
  /// From nothing to a plan that is sent, with a sentence said on the way.
  static let all = [
    TourStep(
      "tour.people",
      [
        TourPart("tour.people.new", #"patient new "Giovanna Reis" --born 2009-03-12"#, lasts: true) {
          $0.patient != nil
        },
        TourPart("tour.people.use", "use $1", naming: [("Giovanna", { $0.patient.map(firstWord) })]) { $0.isInUse },
      ]),
    TourStep(
      "tour.symbols",
      [
        TourPart("tour.symbols.find", "symbol find juice --limit 4") {
          !$0.done.isDisjoint(with: ["symbol.find", "symbol.show", "symbol.list"])
        }
      ]),
    TourStep(
      "tour.board",
      [
        TourPart("tour.board.new", "board new Snack --grid 4x1", lasts: true) { $0.board != nil },
        TourPart("tour.board.put", "board put $1 1 I 2 want 3 more 4 juice", naming: [board], lasts: true) {
          $0.lastCell != nil
        },
        TourPart("tour.board.show", "board show $1", naming: [board]) {
          !$0.done.isDisjoint(with: ["board.show", "board.open"])
        },
      ]),
    TourStep(
      "tour.slip",
      [
        TourPart("tour.slip.clear", "board clear $1 $2", naming: [board, ("4", { $0.lastCell.map { "\($0)" } })]) {
          $0.steps > $0.stepsBefore || $0.lastCell == nil || $0.done.contains("undo")
        },
        TourPart("tour.slip.undo", "undo") { $0.done.contains("undo") },
      ]),
    TourStep(
      "tour.voice",
      [
        TourPart("tour.voice.say", "sentence I want more juice --say") {
          !$0.done.isDisjoint(with: ["sentence", "compose", "say"])
        }
      ]),
    TourStep(
      "tour.home",
      [
        TourPart("tour.home.tutor", "tutor new Ana --place home --email ana@example.org", lasts: true) {
          $0.tutor != nil
        },
        TourPart(
          "tour.home.plan",
          #"plan new "Snack time" --tutor $1 --type board --board $2 --description "Ask for a drink""#,
          naming: [("Ana", { $0.tutor }), board], lasts: true
        ) { $0.plan != nil },
        TourPart("tour.home.send", "plan send $1", naming: [("Snack time", { $0.plan })], lasts: true) { $0.isSent },
      ]),
  ]

  private static let board: (usual: String, now: @Sendable (TourState) -> String?) = ("Snack", { $0.board })
}

/// Enough of a name to say who is meant.
private func firstWord(_ name: String) -> String { name.split(separator: " ").first.map(String.init) ?? name }
