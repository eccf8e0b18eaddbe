import Clinic
import Desk
import Shell
import TagarelaKit

/// What the commands of formats take.
enum FormatParameter {
  static let name = Argument.operand("name", .name(Names.identifiers(.formats)))
}

extension Noun {
  static let format = Noun(
    "format",
    [
      Command(
        Signature(
          "format", "list",
          examples: [
            Example(
              "format list",
              prints: """
                format … endings … reads … writes
                …
                """)
          ]), .reads, run: listFormats),
      Command(
        Signature(
          "format", "show", [FormatParameter.name]), .reads, run: showFormat),
    ])
}

private func listFormats(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let rows = context.registry.all(.formats).map { format -> [Value] in
    [
      .text(format.id), .text(format.name(in: context.wording)), format.endingsList, format.readKinds,
      format.writtenKinds, format.carriedParts,
    ]
  }
  return .table(
    Table(
      [
        .init("format"), .init("name"), .init("endings"), .init("reads"), .init("writes"), .init("carries", .hidden),
      ], rows: rows, empty: Phrase("format.none")))
}

private func showFormat(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let format = try arguments.read(FormatParameter.name) { try context.clinic.format(named: $0) }
  let owner = context.registry.modules.first { module in
    module.extensions.contains { $0.point == ExtensionPoint<FileFormat>.formats.name && $0.id == format.id }
  }
  let lost = FileFormat.Carried.allCases.filter { !format.carries.contains($0) }.map(\.value)
  return .record(
    Record([
      "format": .text(format.id), "name": .text(format.name(in: context.wording)),
      "module": Value(owner?.id), "endings": format.endingsList, "reads": format.readKinds,
      "writes": format.writtenKinds, "carries": format.carriedParts, "leaves_out": .list(lost),
    ]))
}

extension FileFormat {
  /// What a format is called in a language; its identifier where nothing is said.
  func name(in wording: Wording) -> String { wording.choose(among: names) ?? id }

  var endingsList: Value { .list(endings.map { .text(".\($0)") }) }

  var readKinds: Value { Self.kinds(reads) }

  var writtenKinds: Value { Self.kinds(writes) }

  var carriedParts: Value { .list(Carried.allCases.filter(carries.contains).map(\.value)) }

  private static func kinds(_ kinds: Set<Parcel.Kind>) -> Value {
    let own = Parcel.Kind.allCases.filter(kinds.contains)
    let others = kinds.subtracting(own).map(\.rawValue).sorted()
    return .list((own.map(\.rawValue) + others).map(Value.word))
  }
}

extension FileFormat.Carried {
  /// Its name in the user's language, its key in JSON.
  var value: Value { .word(rawValue) }
}
