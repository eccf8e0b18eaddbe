import Catalog
import Clinic
import Foundation
import HTTPTypes
import StructuredText
import TagarelaKit
import Workspace

extension APIOperation {
  /// Symbols of the workspace, and those that symbol systems have.
  static let symbols: [APIOperation] = [
    APIOperation(
      id: "findSymbols", method: .get, path: "symbols",
      summary: "Looks for symbols in the workspace and in all symbol systems, what fits best first.",
      parameters: [
        .query("words", .text(0...200), "What is looked for, in any language.", isRequired: true),
        .query("system", .text(1...200), "Only in this symbol system; `workspace` for the clinic's own alone."),
        .query("patient", .addressed, "Who sees them, and in whose order systems come."),
        .query("limit", .integer(1...200), "How many at most; 24 where it is missing."),
      ], answer: .json(.list(.foundSymbol, atMost: 200)), run: find),
    APIOperation(
      id: "makeSymbol", method: .post, path: "symbols",
      summary: "Makes a symbol of a picture, of a symbol system's, or of several that are joined.",
      body: .object([
        .init("name", .name, "Its name."),
        .optional("meaning", .orNull(.words), "What it says; its name where it is missing."),
        .init("category", .name, "The name of its category, one of those that are told."),
        .optional("patient", .orNull(.identity), "Whose alone it is; null for everybody's."),
        .optional("picture", .encoded(Picture.largest), "A picture file."),
        .optional("drawing", .text(1...1000), "Instead: `SYSTEM:CODE`."),
        .optional(
          "parts", .list(.text(1...1000), atMost: Clinic.joinable.upperBound),
          "Instead: two or more symbols that are joined, each an identity, `SYSTEM:CODE` or a word."),
      ]), answer: .made(.symbol), run: makeSymbol),
    APIOperation(
      id: "showSymbol", method: .get, path: "symbols/{symbol}", summary: "Tells a symbol.", parameters: [.symbol],
      answer: .json(.symbol)
    ) { call in .json(try call.told(call.symbol())) },
    APIOperation(
      id: "editSymbol", method: .patch, path: "symbols/{symbol}", summary: "Changes what a symbol is, field by field.",
      parameters: [.symbol], body: APIFields.ofSymbols.edit, answer: .json(.symbol)
    ) { call in
      let id = try call.symbol().id
      try APIFields.ofSymbols.apply(call) { try call.workspace.symbol(id: id) }
      return .json(try call.told(call.symbol()))
    },
    APIOperation(
      id: "removeSymbol", method: .delete, path: "symbols/{symbol}",
      summary: "Removes a symbol that no board and no plan shows.", parameters: [.symbol], answer: .nothing
    ) { call in
      let symbol = try call.symbol()
      try call.change(StepLine("symbol", "remove", symbol.name)) { try call.workspace.remove(symbol) }
      return .nothing
    },
  ]
}

private func find(_ call: APICall) throws -> APIReply {
  let patient = try call.patient()?.id
  let place: SymbolSearch.Place =
    switch call.text("system") {
    case nil: .everywhere
    case "workspace": .workspace
    case let id?: .system(try call.clinic.system(named: id).id)
    }
  let words = call.text("words") ?? ""
  guard !words.allSatisfy(\.isWhitespace) else { return .json(.list([])) }
  let search = SymbolSearch(words, in: place, limit: call.parameters["limit"]?.whole ?? 24)
  return .json(.list(try call.clinic.find(search, for: patient).map { try call.told($0) }))
}

private func makeSymbol(_ call: APICall) throws -> APIReply {
  let clinic = call.clinic
  let name = try FieldRules.name(call.body["name"]?.string ?? "")
  let owner = try call.owner()
  let meaning = call.body["meaning"]?.string?.asText
  let category = call.body["category"]?.string ?? ""
  let given = ["picture", "drawing", "parts"].filter { call.body[$0] != nil }
  guard given.count == 1 else { throw Failure("studio.one_picture") }
  let parts = call.body["parts"]?.list?.compactMap(\.string)
  let line =
    parts.map { StepLine("symbol", "join", name).adding($0) }
    ?? StepLine("symbol", "new", name).option("category", category).option("picture", call.body["drawing"]?.string)
  let symbol = try call.change(line) {
    let category = try clinic.category(written: category)
    if let parts {
      try Clinic.checkIsJoinable(parts.count)
      let joint = try parts.map { try clinic.jointPart($0, owner?.id) }
      return try clinic.join(joint, called: name, meaning: meaning, category: category, for: owner).symbol
    }
    let image = try clinic.image(call.body, called: name, for: owner?.id)
    return try clinic.makeSymbol(
      name, meaning: meaning, category: category, image: image, voice: nil, for: owner)
  }
  return .json(try call.told(symbol))
}

extension Clinic {
  /// The category of a name: one of the workspace's, or of the usual ones, which is made when it is first needed.
  ///
  /// - Throws: ``Failure`` `category.unknown`.
  func category(written name: String) throws -> CategoryRecord {
    if let own = try workspace.category(called: name) { return own }
    let usual = try UsualCategory.allCases.map(named).first { $0.name.folded == name.folded }
    return try usual.map { try workspace.add($0) } ?? workspace.category(named: name)
  }

  /// The picture that a request brings or names.
  fileprivate func image(_ body: JSONValue, called name: String, for patient: Int64?) throws -> SymbolImage {
    if let drawing = body["drawing"]?.string {
      guard let reference = libraryReference(drawing) else {
        throw Failure("symbol.unknown", ["name": .text(drawing)])
      }
      return try keepImage(of: reference, for: patient)
    }
    let bytes = body["picture"]?.string.flatMap { Data(base64Encoded: $0) } ?? Data()
    return SymbolImage(picture: try keepPicture(bytes, called: name))
  }

  fileprivate func jointPart(_ reference: String, _ owner: Int64?) throws -> JointPart {
    if let own = try workspace.symbol(uid: reference) {
      return try jointPart(.word("#\(own.id)"), for: own.patient ?? owner, owner: owner)
    }
    let mention = libraryReference(reference).map(SymbolMention.library) ?? .word(reference)
    return try jointPart(mention, for: owner, owner: owner)
  }
}

extension APIParameter {
  fileprivate static let symbol = APIParameter.path("symbol", .addressed, "The symbol's identity.")
}

extension JSONShape {
  /// A symbol of the workspace.
  static let symbol = JSONShape.named(
    "Symbol",
    .object(
      [
        .init("uid", .identity, "Its identity."),
        .init("patient", .orNull(.identity), "Whose alone it is; null for everybody's."),
        .init("source", .orNull(.text(1...1000)), "`SYSTEM:CODE` where it was taken from a symbol system."),
        .init("hasVoice", .flag, "Whether a recorded voice is played in place of its name."),
      ] + APIFields.ofSymbols.members))

  /// A symbol that a search has found.
  fileprivate static let foundSymbol = JSONShape.named(
    "FoundSymbol",
    .object([
      .init("reference", .text(1...1000), "By which requests name it: an identity, or `SYSTEM:CODE`."),
      .init("system", .orNull(.text(1...200)), "The symbol system that has it; null for the workspace's own."),
      .init("name", .name, "What it is called."), .init("meaning", .words, "What it says."),
      .init("picture", .orNull(.picture), "The number of its picture; null for one of a system, which is drawn."),
    ]))
}

extension APICall {
  fileprivate func symbol() throws -> SymbolRecord {
    guard let symbol = try text("symbol").flatMap({ try workspace.symbol(uid: $0) }) else { throw APIRefusal.notFound }
    return symbol
  }

  fileprivate func told(_ symbol: SymbolRecord) throws -> JSONValue {
    JSONValue(
      content: .object(
        try [
          .init(key: "uid", value: .text(symbol.uid)), .init(key: "patient", value: try owner(of: symbol.patient)),
          .init(key: "source", value: .orNull(symbol.source)),
          .init(key: "hasVoice", value: .init(content: .flag(symbol.voice != nil))),
        ] + APIFields.ofSymbols.told(symbol, clinic)))
  }

  fileprivate func told(_ hit: SymbolHit) throws -> JSONValue {
    switch hit {
    case .own(let found):
      .object([
        "reference": .text(found.symbol.uid), "system": .null, "name": .text(found.symbol.name),
        "meaning": .text(found.symbol.meaning), "picture": .integer(Int(found.symbol.picture)),
      ])
    case .library(let hit):
      .object([
        "reference": .text(hit.symbol.reference), "system": .text(hit.symbol.system), "name": .text(hit.symbol.name),
        "meaning": .text(hit.symbol.note ?? hit.symbol.name), "picture": .null,
      ])
    }
  }
}
