import Clinic
import Desk
import Foundation
import Shell
import TagarelaKit

/// What `help reference` takes.
enum ReferenceParameter {
  static let file = Argument.option("into", .outputFile)
}

extension Command {
  /// All that can be typed, on one page.
  static let reference = Command(
    Signature(
      "help", "reference", [ReferenceParameter.file, Common.replace],
      examples: [
        Example("help reference --to commands.html", prints: "✓ commands.html")
      ]), .acts, run: showReference)
}

private func showReference(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let reference = Reference(context.wording, of: context.session.table)
  guard let path = arguments[ReferenceParameter.file] else {
    return Outcome(.text(reference.page(as: .txt), json: reference.value))
  }
  try arguments.at(ReferenceParameter.file) {
    guard let form = Reference.Form(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased()) else {
      throw Failure(
        "reference.ending_unknown", ["path": .text(path)],
        candidates: Reference.Form.allCases.map { "." + $0.rawValue })
    }
    try UserFiles.write(
      [(path, Data(reference.page(as: form).utf8))], replacing: context.mayReplace([path], arguments))
  }
  return .record(Record(["file": .text(path)]), said: Phrase("file.written", ["path": .text(path)]))
}
