import GRDB
import TagarelaKit

extension Reception {
  mutating func addSymbols(_ symbols: [Symbol], _ patient: Patient?, _ known: PatientRecord?) throws {
    for symbol in symbols where noted.insert("symbol \(symbol.uid) \(symbol.category.name) \(symbol.name)").inserted {
      try addCategory(symbol.category)
      try add(symbol, patient, known)
    }
  }

  private mutating func addCategory(_ category: Category) throws {
    guard noted.insert("category \(category.name)").inserted else { return }
    let record = try workspace.category(called: category.name)
    guard let record else {
      note(.new, "category", category.name) { try $0.add(category) }
      return
    }
    guard record.color != category.color else { return }
    note(.changed, "category", category.name, fields: ["color"]) { workspace in
      var changed = record
      changed.color = category.color
      try workspace.save(changed)
    }
  }

  private mutating func add(_ symbol: Symbol, _ patient: Patient?, _ known: PatientRecord?) throws {
    let pictures = pictures
    var symbol = symbol
    symbol.picture = try usable(symbol.picture, of: symbol.name)
    guard let record = try workspace.match(symbol, for: known) else {
      note(.new, "symbol", symbol.name) { [symbol] workspace in
        let owner = try symbol.isCustom ? workspace.ground(patient)?.id : nil
        guard let category = try workspace.category(called: symbol.category.name) else { throw MissingGround() }
        guard let picture = try workspace.keep(symbol.picture ?? .blank, pictures) else { throw MissingGround() }
        try workspace.add(
          symbol, category: category.id, patient: owner, picture: picture,
          voice: symbol.voice.map { try workspace.keep($0, seconds: nil) },
          video: symbol.video.map { try workspace.keep($0) })
      }
      return
    }
    var fields: [String] = []
    if record.name != symbol.name { fields.append("name") }
    if record.meaning != symbol.meaning { fields.append("meaning") }
    if try workspace.category(id: record.category)?.name.folded != symbol.category.name.folded {
      fields.append("category")
    }
    if let picture = symbol.picture, try workspace.picture(record.picture)?.bytes != picture.bytes {
      fields.append("picture")
    }
    if let voice = symbol.voice, try workspace.voice(record.voice) != voice { fields.append("voice") }
    if let video = symbol.video, try workspace.video(record.video) != video { fields.append("video") }
    var known = record
    fields += SymbolTraits.fields.take(from: symbol.traits, into: &known.traits)
    guard !fields.isEmpty else {
      set.unchanged += 1
      return
    }
    let wanted = fields
    note(.changed, "symbol", record.name, fields: fields) { [symbol, known] workspace in
      var changed = known
      changed.name = symbol.name
      changed.meaning = symbol.meaning
      if let category = try workspace.category(called: symbol.category.name) { changed.category = category.id }
      if wanted.contains("picture"), let picture = try workspace.keep(symbol.picture, pictures) {
        changed.picture = picture
      }
      if wanted.contains("voice"), let voice = symbol.voice { changed.voice = try workspace.keep(voice, seconds: nil) }
      if wanted.contains("video"), let video = symbol.video { changed.video = try workspace.keep(video) }
      try workspace.save(changed)
    }
  }
}

extension Workspace {
  /// - Parameter patient: nil for general symbols only.
  func match(_ symbol: Symbol, for patient: PatientRecord?) throws -> SymbolRecord? {
    try match(symbol, in: Workspace.visible(to: patient?.id))
  }

  /// The same `uid`, else the same name in the same category.
  private func match(_ symbol: Symbol, in scope: Scope) throws -> SymbolRecord? {
    try read { db in
      if !symbol.uid.isEmpty, let same = try db.first(SymbolRecord.self, scope.and("uid = ?", [symbol.uid])) {
        return same
      }
      return try db.first(
        SymbolRecord.self,
        scope.and(
          "folded = ? AND category IN (SELECT id FROM category WHERE folded = ?)",
          [symbol.name.folded, symbol.category.name.folded]))
    }
  }
}

extension Picture {
  /// For a symbol that came without a picture: its name is all there is to show.
  static let blank = Picture(
    format: .svg,
    bytes: .init(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"/>"#.utf8))
}
