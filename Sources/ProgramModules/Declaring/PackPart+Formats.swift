import Foundation
public import TagarelaKit

extension PackPart {
  /// Formats that a program reads and writes, declared in `module.json`, so that nothing is run at start-up.
  public static var formats: PackPart { formats(template: PackTemplate(json: "[]", files: [:])) }

  /// - Parameter template: what a new program has; it is written in the user's language.
  public static func formats(template: PackTemplate) -> PackPart {
    PackPart(
      id: "formats", template: template, isDoneByProgram: true,
      register: { content, registrar in
        let (formats, complaints) = try DeclarationReader.read(content)
        if let first = complaints.first { throw first }
        let program = try program(content, formats)
        for format in formats { try registrar.add(format.format(program), to: .formats) }
      },
      check: { content in
        let (formats, complaints) = try DeclarationReader.read(content)
        guard complaints.isEmpty else { return complaints.map { complaint($0) } }
        let program = try program(content, formats)
        let language = (content.known?.standIn ?? .none).id
        return formats.flatMap { FormatTrial(format: $0, program: program, language: language).complaints }
          .map { complaint($0) }
      })
  }

  /// - Throws: ``Failure`` `program.none`, `pack.path_outside`, `program.missing`, `program.not_executable`.
  private static func program(_ content: PackContent, _ formats: [FormatDeclaration]) throws -> ModuleProgram {
    guard let name = content.command.first else { throw Failure("program.none") }
    let path = try content.file(name)
    guard access(path, F_OK) == 0 else { throw Failure("pack.file_missing", ["file": .text(name)]) }
    guard access(path, X_OK) == 0 else {
      throw Failure(
        "program.not_executable", ["name": .text(content.pack), "path": .text(name)],
        hint: Phrase("program.not_executable.hint", ["path": .text(path)]))
    }
    return ModuleProgram(
      path: path, arguments: Array(content.command.dropFirst()), folder: content.folder, module: content.pack,
      formats: formats.map(\.id))
  }

  private static func complaint(_ failure: Failure) -> FileComplaint {
    var complaint = FileComplaint(failure, in: "module.json")
    if let hint = failure.hint {
      complaint.what = Phrase("program.with_hint", ["what": .phrase(failure.what), "hint": .phrase(hint)])
    }
    return complaint
  }
}
