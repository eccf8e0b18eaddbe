import GRDB
import TagarelaKit

extension Reception {
  mutating func addSymbols(_ symbols: [Symbol], _ patient: Patient?, _ known: PatientRecord?) throws {
    for symbol in symbols where noted.insert(Ground.symbol(symbol)).inserted {
      try addCategory(symbol.category)
      try add(symbol, patient, known)
    }
  }

  private mutating func addCategory(_ category: Category) throws {
    guard noted.insert(Ground.category(category)).inserted else { return }
    let record = try workspace.category(called: category.name)
    guard let record else {
      note(.new, "category", category.name, as: Ground.category(category)) { workspace, _ in
        try workspace.add(category)
      }
      return
    }
    guard record.color != category.color else { return }
    let key = ExchangedVersions.key("category", try workspace.uid(of: record) ?? "")
    let color = FieldDifference("color", here: .color(record.color), there: .color(category.color))
    note(.changed, "category", category.name, try workspace.judged([color], key), key: key) { workspace, _ in
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
      let needs = [Ground.category(symbol.category)] + (symbol.isCustom ? [Ground.patient] : [])
      note(.new, "symbol", symbol.name, picture: symbol.picture, as: Ground.symbol(symbol), needs: needs) {
        [symbol] workspace, _ in
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
    let differences = try differences(symbol, record)
    guard !differences.isEmpty else {
      set.unchanged += 1
      return
    }
    let key = ExchangedVersions.key("symbol", record.uid)
    let fields = Set(differences.map(\.field))
    note(
      .changed, "symbol", record.name, try workspace.judged(differences, key), key: key,
      needs: [Ground.category(symbol.category)]
    ) { [symbol] workspace, keeping in
      let wanted = fields.subtracting(keeping)
      var changed = record
      if wanted.contains("name") { changed.name = symbol.name }
      if wanted.contains("meaning") { changed.meaning = symbol.meaning }
      if wanted.contains("category"), let category = try workspace.category(called: symbol.category.name) {
        changed.category = category.id
      }
      if wanted.contains("picture"), let picture = try workspace.keep(symbol.picture, pictures) {
        changed.picture = picture
      }
      if wanted.contains("voice"), let voice = symbol.voice { changed.voice = try workspace.keep(voice, seconds: nil) }
      if wanted.contains("video"), let video = symbol.video { changed.video = try workspace.keep(video) }
      for field in SymbolTraits.fields where wanted.contains(field.name) {
        field.give(field.content(of: symbol.traits), to: &changed.traits)
      }
      try workspace.save(changed)
    }
  }

  /// The fields in which a received symbol is another than the one that is here; what it doesn't say is none.
  private func differences(_ symbol: Symbol, _ record: SymbolRecord) throws -> [FieldDifference] {
    var differences: [FieldDifference] = []
    if record.name != symbol.name {
      differences.append(.init("name", here: .text(record.name), there: .text(symbol.name)))
    }
    if record.meaning != symbol.meaning {
      differences.append(.init("meaning", here: .text(record.meaning), there: .text(symbol.meaning)))
    }
    let category = try workspace.category(id: record.category)
    if category?.name.folded != symbol.category.name.folded {
      let name = symbol.category.name
      differences.append(
        .init(
          "category", here: category.map { .named($0.name, identity: $0.name.folded) } ?? .nothing,
          there: .named(name, identity: name.folded)))
    }
    if let picture = symbol.picture, try workspace.picture(record.picture)?.bytes != picture.bytes {
      differences.append(.init("picture", here: .keptPicture(record.picture), there: .picture(picture)))
    }
    if let voice = symbol.voice, try workspace.voice(record.voice) != voice {
      differences.append(.init("voice", here: .keptVoice(orNone: record.voice), there: .voice(voice)))
    }
    if let video = symbol.video, try workspace.video(record.video) != video {
      differences.append(.init("video", here: .keptVideo(orNone: record.video), there: .video(video)))
    }
    var taken = record.traits
    let names = Set(SymbolTraits.fields.take(from: symbol.traits, into: &taken))
    return differences
      + SymbolTraits.fields.filter { names.contains($0.name) }.map {
        FieldDifference($0.name, here: $0.version(of: record.traits), there: $0.version(of: symbol.traits))
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
