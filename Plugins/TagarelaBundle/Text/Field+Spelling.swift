import TagarelaKit

extension Field {
  /// The field that a key of a file means. The original's names for history and notes were never published, so likely
  /// ones are understood too.
  init?(spelled key: String) {
    if let field = Self.written[key] {
      self = field
      return
    }
    let folded = key.folded
    if let field = Self.written[folded] {
      self = field
      return
    }
    let parts = folded.split(separator: ".", maxSplits: 1)
    let group = parts.count == 2 ? parts.first.flatMap { Self.groups[String($0)] } : Group.none
    guard let group, let last = parts.last, let field = Self.members[group]?[String(last)] else { return nil }
    self = field
  }

  /// True for a key that hardly occurs in other JSON: all but the ones without a dot.
  static func isTelling(_ key: String) -> Bool { key.utf8.contains(UInt8(ascii: ".")) }

  private enum Group: Sendable { case history, notes, symbol, none }

  private static let written = Dictionary(allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })

  private static let groups: [String: Group] = [
    "history": .history, "historic": .history, "historico": .history, "historial": .history, "usage": .history,
    "touch": .history, "log": .history, "symbolhistory": .history,
    "observation": .notes, "observations": .notes, "observacao": .notes, "observacion": .notes, "obs": .notes,
    "note": .notes, "notes": .notes,
    "symbol": .symbol,
  ]

  private static let members: [Group: [String: Field]] = [
    .history: [
      "symbol": .touchSymbol, "symbol.name": .touchSymbol, "symbolname": .touchSymbol, "name": .touchSymbol,
      "simbolo": .touchSymbol,
      "date": .touchDate, "datetime": .touchDate, "moment": .touchDate, "data": .touchDate, "fecha": .touchDate,
      "timestamp": .touchDate, "at": .touchDate,
      "time": .touchTime, "hour": .touchTime, "hora": .touchTime,
      "plan": .touchPlan, "plan.name": .touchPlan, "planname": .touchPlan, "plano": .touchPlan,
    ],
    .notes: [
      "date": .noteDate, "datetime": .noteDate, "moment": .noteDate, "data": .noteDate, "fecha": .noteDate,
      "timestamp": .noteDate, "at": .noteDate,
      "time": .noteTime, "hour": .noteTime, "hora": .noteTime,
      "text": .noteText, "description": .noteText, "observation": .noteText, "note": .noteText, "content": .noteText,
      "texto": .noteText, "descricao": .noteText, "observacao": .noteText,
      "author": .noteAuthor, "tutor": .noteAuthor, "tutor.name": .noteAuthor, "autor": .noteAuthor,
    ],
    .symbol: ["date": .date, "time": .time],
    .none: [
      "symbol": .touchSymbol, "observation": .noteText, "note": .noteText, "author": .noteAuthor,
      "datetime": .date, "timestamp": .date, "moment": .date, "data": .date, "fecha": .date, "hora": .time,
    ],
  ]
}
