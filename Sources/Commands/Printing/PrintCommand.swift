import Clinic
import Desk
import Foundation
import Shell
import TagarelaKit
import Workspace

/// What `print` takes.
enum PrintParameter {
  static let name = Argument.operand("name", .name(BoardParameter.boardNames))
  static let boards = Argument.optionalOperands("boards", .name(BoardParameter.boardNames))
  static let linked = Argument.flag("linked")
  static let category = Argument.operand("category", .name(categories))
  static let cards = Argument.flag("cards")

  private static let categories: Parameter.Names = { text, context in
    try context.workspace.categoryNames(beginning: text)
  }
}

extension Noun {
  static let print = Noun(
    "print",
    [
      Command(
        Signature(
          "print", "board",
          [PrintParameter.name, Common.file, PrintParameter.boards]
            + [PrintParameter.linked] + PageOptions.all + [Common.replace, Common.patient],
          examples: [
            Example(after: PlanExamples.board, "print board Lanche lanche.pdf --paper a5", prints: "✓ lanche.pdf"),
            Example(
              after: PlanExamples.board + ["board new Festa"], "print board Lanche mural.svg Festa --frame 4",
              prints: "✓ 2 files: mural-1.svg, mural-2.svg"),
          ]),
        .acts, run: printBoards),
      Command(
        Signature(
          "print", "cards",
          [PrintParameter.name, Common.file, PrintParameter.boards]
            + [PrintParameter.linked] + PageOptions.cards + PageOptions.all + [Common.replace, Common.patient],
          examples: [
            Example(
              after: PlanExamples.board, "print cards Lanche cartoes.pdf --size 50x60 --crop-marks",
              prints: "✓ cartoes.pdf")
          ]),
        .acts, run: printCards),
      Command(
        Signature(
          "print", "category",
          [PrintParameter.category, Common.file, PrintParameter.cards]
            + PageOptions.cards + PageOptions.all + [Common.replace, Common.patient],
          examples: [
            Example(after: PlanExamples.board, "print category nouns nomes.pdf", prints: "✓ nomes.pdf"),
            Example(after: PlanExamples.board, "print category nouns nomes.pdf --cards", prints: "✓ nomes.pdf"),
          ]),
        .acts, run: printCategory),
    ])
}

private func printBoards(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  try context.printout(of: context.boardParcel(arguments), .boards, arguments)
}

private func printCards(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  try context.printout(of: context.boardParcel(arguments), .cards, arguments)
}

private func printCategory(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.optionalPatient(arguments)?.id
  let parcel = try arguments.at(PrintParameter.category) { () throws -> Parcel in
    let category = try context.workspace.category(named: arguments[PrintParameter.category])
    let parcel = try context.workspace.parcel(of: category, for: patient)
    guard !parcel.symbols.isEmpty else { throw Failure("print.empty_category", ["name": .text(category.name)]) }
    return parcel
  }
  return try context.printout(of: parcel, arguments[PrintParameter.cards] ? .cards : .contacts, arguments)
}

extension Context {
  /// The boards that are named, each once, with `--linked` all those to which they lead.
  fileprivate func boardParcel(_ arguments: Arguments) throws -> Parcel {
    let patient = try optionalPatient(arguments)?.id
    var boards = [
      try arguments.at(PrintParameter.name) { try workspace.board(named: arguments[PrintParameter.name], for: patient) }
    ]
    for (index, name) in arguments[PrintParameter.boards].enumerated() {
      boards.append(try arguments.at(PrintParameter.boards, index) { try workspace.board(named: name, for: patient) })
    }
    if arguments[PrintParameter.linked] { boards = try boards.flatMap { try workspace.linked(from: $0) } }
    var seen: Set<String> = []
    return try workspace.parcel(of: boards.filter { seen.insert($0.uid).inserted })
  }

  /// Writes pages in the format of the file's ending: where a file shows one page, a numbered file for each.
  fileprivate func printout(of parcel: Parcel, _ form: PageSetup.Form, _ arguments: Arguments) throws -> Outcome {
    let path = try arguments[Common.file]
    let format = try pageFormat(of: path, for: parcel.kind, arguments)
    let setup = try PageOptions.setup(arguments, form)
    let aids = try clinic.writingAids(for: parcel, reader: optionalPatient(arguments), setup)
    let files = try PageOptions.placing(arguments) { () throws -> [(path: String, data: Data)] in
      guard let writePages = format.writePages else {
        return try format.file(of: parcel, with: aids).map { [(path, $0)] } ?? []
      }
      let pages = try writePages(parcel, aids)
      return zip(pages.indices, pages).map { (pages.count == 1 ? path : path.numbered($0 + 1), $1) }
    }
    try writeFiles(files, arguments, Common.file)
    let paths = Value.list(files.map { .text($0.path) })
    let said =
      files.count == 1
      ? Phrase("file.written", ["path": .text(path)])
      : Phrase("print.written", ["count": .integer(files.count), "files": paths])
    return .record(Record(["files": paths, "format": .text(format.id)]), said: said)
  }

  /// Formats that are only written are those of pages.
  private func pageFormat(of path: String, for kind: Parcel.Kind, _ arguments: Arguments) throws -> FileFormat {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    let formats = registry.all(.formats).filter { $0.read == nil && $0.write != nil && $0.writes.contains(kind) }
    if let format = formats.first(where: { $0.endings.contains(ending) }) { return format }
    return try arguments.at(Common.file) {
      throw Failure(
        "export.unknown_ending", ["path": .text(path)], candidates: formats.flatMap(\.endings).map { ".\($0)" })
    }
  }
}

extension String {
  /// `page-2.png` of `page.png`.
  fileprivate func numbered(_ number: Int) -> String {
    guard let dot = lastIndex(of: ".") else { return "\(self)-\(number)" }
    return "\(self[..<dot])-\(number)\(self[dot...])"
  }
}
