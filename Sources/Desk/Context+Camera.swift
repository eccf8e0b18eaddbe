public import Foundation
import Clinic
public import Shell
import TagarelaKit

extension Common {
  /// Takes the picture with the camera.
  public static let camera = Argument.flag("camera")
}

extension Context {
  /// A picture from the camera, where `--camera` asks for one. At the prompt it is shown, and taken again until somebody keeps
  /// it. To be called outside of a change: nobody else could write while somebody smiles.
  ///
  /// - Returns: nil where none is asked for.
  /// - Throws: ``Failure`` `camera.…`, `confirm.declined` where nobody wants it.
  public func photograph(_ arguments: Arguments) throws -> Data? {
    guard arguments[Common.camera] else { return nil }
    while true {
      let file = try clinic.photograph()
      guard console.isInteractive else { return file }
      try show(file)
      let keys = ["keep", "again", "drop"]
      let shown = keys.compactMap { wording.answers($0).first }.map { "[\($0.prefix(1))]\($0.dropFirst())" }
      let question = Phrase("camera.question", ["choices": .text(shown.joined(separator: ", "))])
      switch try ask(question, among: keys, usual: nil) {
      case "keep": return file
      case "drop": throw Failure("confirm.declined")
      default: continue
      }
    }
  }

  private func show(_ file: Data) throws {
    let picture = Picture(ofAnyFormat: file)
    guard let picture, let drawing = pictures()?.drawing(of: { picture }) else { return }
    let columns = min(console.width ?? 80, 48)
    if let lines = drawing(columns, columns * 3 / 8) { console.message(lines.joined(separator: "\n")) }
  }
}
