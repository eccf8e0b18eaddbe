import TagarelaKit

extension PlanKind {
  /// What a bundle writes as `plan.type`; nil when it is no word for either.
  init?(bundleText text: String) {
    let folded = text.folded
    if folded == "0" || ["board", "prancha", "tablero", "tauler"].contains(where: folded.contains) {
      self = .board
    } else if folded == "1" || ["large", "grande", "gran"].contains(where: folded.contains) {
      self = .large
    } else {
      return nil
    }
  }

  var bundleText: String {
    switch self {
    case .board: "board"
    case .large: "large symbol"
    }
  }
}
