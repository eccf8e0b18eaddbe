import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// What `print` takes.
enum PrintParameter {
  static let name = Argument.operand("name", .noted(Names.boards))
  static let boards = Argument.optionalOperands("boards", .noted(Names.boards))
  static let linked = Argument.flag("linked")
  static let category = Argument.operand("category", .name(Names.ownCategories))
  static let cards = Argument.flag("cards")
  static let file = Common.file(FileOffer.names(FileOffer.board, as: FileOffer.pages(of: .board)))
  static let categoryFile = Common.file(FileOffer.names(FileOffer.named, as: FileOffer.pages(of: .symbols)))
}

extension Noun {
  static let print = Noun(
    "print",
    [
      Command(
        Signature(
          "print", "board",
          [PrintParameter.name, PrintParameter.file, PrintParameter.boards]
            + [PrintParameter.linked] + PageOptions.all + [Common.replace, Common.patient],
          examples: [
            Example(after: PlanExamples.board, "print board Snack snack.pdf --paper a5", prints: "✓ snack.pdf"),
            Example(
              after: PlanExamples.board + ["board new Party"], "print board Snack poster.svg Party --frame 4",
              prints: "✓ 2 files: poster-1.svg, poster-2.svg"),
          ]),
        .acts, run: printBoards),
      Command(
        Signature(
          "print", "cards",
          [PrintParameter.name, PrintParameter.file, PrintParameter.boards]
            + [PrintParameter.linked] + PageOptions.cards + PageOptions.all + [Common.replace, Common.patient],
          examples: [
            Example(
              after: PlanExamples.board, "print cards Snack cards.pdf --size 50x60 --crop-marks",
              prints: "✓ cards.pdf")
          ]),
        .acts, run: printCards),
      Command(
        Signature(
          "print", "category",
          [PrintParameter.category, PrintParameter.categoryFile, PrintParameter.cards]
            + PageOptions.cards + PageOptions.all + [Common.replace, Common.patient],
          examples: [
            Example(after: PlanExamples.board, "print category nouns nouns.pdf", prints: "✓ nouns.pdf"),
            Example(after: PlanExamples.board, "print category nouns nouns.pdf --cards", prints: "✓ nouns.pdf"),
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
  let patient = try context.optionalPatient(arguments)
  let category = try context.category(arguments, PrintParameter.category)
  let parcel = try arguments.at(PrintParameter.category) { try context.clinic.parcel(of: category, for: patient) }
  return try context.printout(of: parcel, arguments[PrintParameter.cards] ? .cards : .contacts, arguments)
}

extension Context {
  /// The boards that are named, each once, with `--linked` all those to which they lead.
  fileprivate func boardParcel(_ arguments: Arguments) throws -> Parcel {
    let patient = try optionalPatient(arguments)?.id
    let find = { (name: String) in try workspace.board(named: name, for: patient) }
    let boards = try [arguments.read(PrintParameter.name, find)] + arguments.read(PrintParameter.boards, find)
    return try clinic.parcel(of: boards, linked: arguments[PrintParameter.linked])
  }

  /// Writes pages in the format of the file's ending: where a file shows one page, a numbered file for each.
  fileprivate func printout(of parcel: Parcel, _ form: PageSetup.Form, _ arguments: Arguments) throws -> Outcome {
    let path = try arguments[Common.file]
    let format = try arguments.at(Common.file) { try clinic.pageFormat(writing: path, for: parcel.kind) }
    let setup = try PageOptions.setup(arguments, form)
    let pages = try PageOptions.placing(arguments) {
      try clinic.pages(of: parcel, as: format, setup, reader: optionalPatient(arguments))
    }
    let files = zip(pages.indices, pages).map {
      (path: pages.count == 1 ? path : path.numbered($0 + 1), data: $1)
    }
    try writeFiles(files, arguments, Common.file)
    let paths = Value.list(files.map { .text($0.path) })
    let said =
      files.count == 1
      ? Phrase("file.written", ["path": .text(path)])
      : Phrase("print.written", ["count": .integer(files.count), "files": paths])
    return .record(Record(["files": paths, "format": .text(format.id)]), said: said)
  }
}

extension String {
  /// `page-2.png` of `page.png`.
  fileprivate func numbered(_ number: Int) -> String {
    guard let dot = lastIndex(of: ".") else { return "\(self)-\(number)" }
    return "\(self[..<dot])-\(number)\(self[dot...])"
  }
}
