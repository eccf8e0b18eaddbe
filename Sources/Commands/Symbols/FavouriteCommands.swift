import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// What the commands of favourites take.
enum FavouriteParameter {
  static let symbols = Argument.optionalOperands("symbols", .noted(Names.symbolsAnywhere))
  static let chosenSymbols = Argument.optionalOperands(
    "symbols",
    .name { text, context in
      try context.subject.map { try context.workspace.favouriteNames(beginning: text, of: $0.id) } ?? []
    })
  static let category = Argument.option("category", .name(Names.ownCategories))
  static let board = Argument.option("board", .noted(Names.boards))
}

extension Noun {
  static let favourite = Noun(
    "favourite",
    [
      Command(
        Signature(
          "favourite", "list", [FavouriteParameter.category, Common.patient]),
        .reads, run: listFavourites),
      Command(
        Signature(
          "favourite", "add",
          [FavouriteParameter.symbols, FavouriteParameter.board, FavouriteParameter.category, Common.patient]),
        .changes, run: addFavourites),
      Command(
        Signature(
          "favourite", "remove",
          [FavouriteParameter.chosenSymbols, FavouriteParameter.board, FavouriteParameter.category, Common.patient]),
        .changes, run: removeFavourites),
      Command(
        Signature("favourite", "choose", [FavouriteParameter.category, Common.patient]), .acts, run: chooseFavourites),
    ])
}

private func listFavourites(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let category = try context.groupCategory(arguments)
  let categories = Dictionary(try context.workspace.categories().map { ($0.id, $0.name) }) { first, _ in first }
  let favourites = try context.workspace.favourites(of: patient.id, category: category?.id)
  let rows = favourites.map { symbol -> [Value] in
    [
      .integer(Int(symbol.id)), .text(symbol.name), Value(categories[symbol.category]), Value(symbol.system),
      .text(symbol.meaning), Value(symbol.source),
    ]
  }
  let empty =
    category.map { Phrase("favourite.none_in", ["patient": .text(patient.name), "name": .text($0.name)]) }
    ?? Phrase("favourite.none", ["patient": .text(patient.name)])
  let table = Table(
    [
      .init("id", .number), .init("name"), .init("category"), .init("system"), .init("meaning", .hidden),
      .init("source", .hidden),
    ], rows: rows, empty: empty)
  return Outcome(.table(table), gallery: context.gallery(of: favourites, categories, for: patient))
}

private func addFavourites(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  var symbols: [SymbolRecord] = []
  for (index, word) in arguments[FavouriteParameter.symbols].enumerated() {
    symbols.append(
      try context.symbolOrLibrary(
        arguments, FavouriteParameter.symbols, index, word, for: patient.id, owner: patient.id))
  }
  symbols += try context.symbolsOfGroups(arguments, for: patient)
  let (added, known) = try context.clinic.addFavourites(symbols, of: patient)
  let before = Phrase(
    "favourite.already", ["count": .integer(known.count), "symbols": known.map(\.name).summary])
  return try context.changed("favourite.added", patient, added, key: "added", others: known.isEmpty ? nil : before)
}

private func removeFavourites(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  var symbols: [SymbolRecord] = []
  var absent: [String] = []
  for (index, word) in arguments[FavouriteParameter.chosenSymbols].enumerated() {
    let named = try context.mention(arguments, FavouriteParameter.symbols, index, word) {
      try context.clinic.favourites($0, of: patient)
    }
    if named.isEmpty { absent.append(word) }
    symbols += named
  }
  symbols += try context.symbolsOfGroups(arguments, for: patient)
  let removed = try context.clinic.removeFavourites(symbols, of: patient)
  let groups = [FavouriteParameter.board, FavouriteParameter.category].compactMap { arguments[$0].map(Value.text) }
  let others =
    absent.isEmpty
    ? Phrase("favourite.none_in", ["patient": .text(patient.name), "name": .list(groups)])
    : Phrase("favourite.absent", ["count": .integer(absent.count), "symbols": absent.summary])
  return try context.changed(
    "favourite.removed", patient, removed, key: "removed",
    others: absent.isEmpty && !removed.isEmpty ? nil : others)
}

extension Context {
  /// The category that `--category` names.
  func groupCategory(_ arguments: Arguments) throws -> CategoryRecord? {
    try category(arguments, FavouriteParameter.category)
  }

  /// What the patient sees of the board and of the category that the line names.
  ///
  /// - Throws: ``Failure`` `favourite.nothing_named`, `favourite.nothing_there`.
  fileprivate func symbolsOfGroups(_ arguments: Arguments, for patient: PatientRecord) throws -> [SymbolRecord] {
    let group = try board(arguments, FavouriteParameter.board)
    let category = try groupCategory(arguments)
    guard arguments.has(FavouriteParameter.symbols) || group != nil || category != nil else {
      throw Failure("favourite.nothing_named", hint: Phrase("favourite.nothing_named.hint"))
    }
    var symbols: [SymbolRecord] = []
    if let group {
      symbols += try arguments.at(FavouriteParameter.board) { try clinic.symbols(on: group, seenBy: patient) }
    }
    if let category {
      symbols += try arguments.at(FavouriteParameter.category) { try clinic.symbols(in: category, seenBy: patient) }
    }
    return symbols
  }

  /// - Parameters:
  ///   - symbols: that were put in or taken out.
  ///   - key: what JSON calls them.
  ///   - others: what is to be said of those that needed no change.
  fileprivate func changed(
    _ said: String, _ patient: PatientRecord, _ symbols: [SymbolRecord], key: String, others: Phrase?
  ) throws -> Outcome {
    let names = symbols.map(\.name)
    let total = try workspace.favouriteCount(of: patient.id)
    let record = Record(fields: [
      .init(key: "patient", value: .text(patient.name)), .init(key: key, value: .list(names.map(Value.text))),
      .init(key: "favourites", value: .integer(total)),
    ])
    if names.isEmpty { return .record(record, said: others) }
    let phrase = Phrase(
      said,
      [
        "patient": .text(patient.name), "count": .integer(names.count), "total": .integer(total),
        "symbols": names.summary,
      ])
    return Outcome(.record(record), said: phrase, remarks: others.map { [$0] } ?? [])
  }

  fileprivate func gallery(
    of symbols: [SymbolRecord], _ categories: [Int64: String], for patient: PatientRecord
  ) -> Gallery? {
    guard symbols.count <= Self.mostPictures, let drawer = pictures() else { return nil }
    return Gallery(
      symbols.map { symbol in
        let item = item(symbol, for: patient, drawer)
        let notes = [categories[symbol.category], symbol.source ?? "#\(symbol.id)"].compactMap { $0 }
        return Gallery.Item(label: item.label, note: notes.joined(separator: " · "), picture: item.picture)
      }, isWhole: true)
  }

  /// More than so many take too long to draw, and nobody looks through them.
  private static let mostPictures = 100
}

extension [String] {
  /// All of them, or of many the first and how many more there are.
  fileprivate var summary: Value {
    let most = 8
    guard count > most + 1 else { return .list(map(Value.text)) }
    let rest = Value.phrase(Phrase("favourite.and_more", ["count": .integer(count - most)]))
    return .list(prefix(most).map(Value.text) + [rest])
  }
}
