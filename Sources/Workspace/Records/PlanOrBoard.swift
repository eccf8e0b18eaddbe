import TagarelaKit

/// What a name means where plans and boards are named alike.
public enum PlanOrBoard: Sendable {
  case plan(PlanRecord)
  case board(BoardRecord)

  public var name: String {
    switch self {
    case .plan(let plan): plan.name
    case .board(let board): board.name
    }
  }
}

extension Workspace {
  /// The plan or the board that a name fits best: the whole name comes before one that only begins so, that before one
  /// that contains it.
  ///
  /// - Throws: ``Failure`` `name.plan_or_board` where both fit as well; `plan.ambiguous`, `board.ambiguous`,
  ///   `board.unknown`.
  public func planOrBoard(named name: String, for patient: Int64?) throws -> PlanOrBoard {
    let (plan, board) = try read { db in
      try (
        db.fit(of: name, PlanRecord.self, in: Workspace.planScope(patient)),
        db.fit(of: name, BoardRecord.self, in: Workspace.boardScope(patient))
      )
    }
    switch (plan, board) {
    case (let plan?, let board?) where plan == board:
      let meant = try (self.plan(named: name, of: patient).name, self.board(named: name, for: patient).name)
      throw Failure(
        "name.plan_or_board", ["name": .text(name)], hint: Phrase("name.plan_or_board.hint"),
        candidates: ["plan:\(meant.0)", "board:\(meant.1)"])
    case (let plan?, let board):
      if board.map({ plan < $0 }) ?? true { return .plan(try self.plan(named: name, of: patient)) }
    default: break
    }
    return .board(try self.board(named: name, for: patient))
  }
}
