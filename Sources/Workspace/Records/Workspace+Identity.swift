import GRDB

/// Rows by the identity that they have on every machine; nil where there is none of it.
extension Workspace {
  public func board(uid: String) throws -> BoardRecord? { try row(BoardRecord.self, uid) }

  public func symbol(uid: String) throws -> SymbolRecord? { try row(SymbolRecord.self, uid) }

  public func tutor(uid: String) throws -> TutorRecord? { try row(TutorRecord.self, uid) }

  public func plan(uid: String) throws -> PlanRecord? { try row(PlanRecord.self, uid) }

  public func observation(uid: String) throws -> ObservationRecord? {
    try read { db in
      try db.one(
        "SELECT id, uid, patient, tutor, author, at, text FROM observation WHERE uid = ?", [uid],
        ObservationRecord.init)
    }
  }

  private func row<R: NamedRecord>(_: R.Type, _ uid: String) throws -> R? {
    try read { try $0.first(R.self, Scope(condition: "uid = ?", arguments: [uid])) }
  }
}
