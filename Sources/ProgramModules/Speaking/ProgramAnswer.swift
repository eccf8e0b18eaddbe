import Foundation
import Programs
import StructuredText
import TagarelaKit

/// What a program has answered to one question, held against the protocol.
struct ProgramAnswer {
  let fields: ObjectReader

  /// As of other programs; a file travels as one text.
  private static let rules = {
    var rules = JSONReader.Rules.byProgram
    rules.longestText = 64 << 20
    return rules
  }()

  /// - Parameter id: of the question.
  /// - Throws: ``Failure`` `program.garbage`, `program.not_asked`, and `program.refused` for an answer that is an error.
  init(_ line: Data, to id: Int, of program: String) throws {
    guard let source = try? SourceText(bytes: Array(line), named: program),
      let value = try? JSONReader.value(of: source, rules: Self.rules), value.members != nil,
      let fields = try? ObjectReader(value, at: "")
    else {
      let beginning = String(decoding: line.prefix(400), as: UTF8.self)
      throw Failure(
        "program.garbage", ["name": .text(program), "text": .text(ProgramText.shown(beginning, limit: 60))],
        hint: Phrase("program.garbage.hint"))
    }
    guard fields.value("id")?.integer == id else {
      throw Failure("program.not_asked", ["name": .text(program)], hint: Phrase("program.garbage.hint"))
    }
    if let error = try fields.object("error", { $0 }) {
      let message = try error.text("message").map { ProgramText.shown($0, limit: 500) } ?? "?"
      throw Failure(
        "program.refused", ["name": .text(program), "message": .text(message)],
        hint: try error.text("hint").map { Phrase("program.hint", ["text": .text(ProgramText.shown($0, limit: 500))]) })
    }
    self.fields = fields
  }
}
