import Canvas
import Catalog
import Clinic
import Desk
import Foundation
import Shell
import TagarelaKit
import Workspace

/// Writes the picture alone: as SVG, or as PNG with `--size` pixels on its longer side.
func writePicture(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let (name, picture) = try context.pictureOfAny(arguments)
  let path = try arguments[Common.file]
  let output: RenderOutput? =
    switch path.split(separator: ".").last?.lowercased() {
    case "png": .png
    case "svg": .svg
    default: nil
    }
  guard let output else {
    return try arguments.at(Common.file) {
      throw Failure("export.unknown_ending", ["path": .text(path)], candidates: [".png", ".svg"])
    }
  }
  let replaces = try arguments.at(Common.file) { try context.mayReplace([path], arguments) }
  let facts = try arguments.at(SymbolParameter.mentioned) {
    try context.clinic.canvas.facts(of: picture.bytes, called: name)
  }
  let side = Double(arguments[SymbolParameter.size] ?? 512)
  let scale = side / max(facts.width, facts.height, 1)
  let (width, height) = (max(1, (facts.width * scale).rounded()), max(1, (facts.height * scale).rounded()))
  let place = Scene.PicturePlace(picture: 0, frame: Scene.Frame(x: 0, y: 0, width: width, height: height))
  let document = Document(
    title: name, language: context.wording.language.id, created: .now,
    pages: [Scene(width: width, height: height, elements: [.picture(place)])], pictures: [picture.bytes])
  let data =
    output == .svg && picture.format == .svg && !arguments.has(SymbolParameter.size)
    ? picture.bytes : try context.clinic.canvas.render(document, as: output, scale: 1)
  try arguments.at(Common.file) { try UserFiles.write([(path, data)], replacing: replaces) }
  return .record(
    Record(["file": .text(path), "width": .integer(Int(width)), "height": .integer(Int(height))]),
    said: Phrase("file.written", ["path": .text(path)]))
}

extension Context {
  /// The picture of a workspace's symbol, of a library symbol, or of the library symbol that any word for it names.
  fileprivate func pictureOfAny(_ arguments: Arguments) throws -> (name: String, picture: Picture) {
    let word = try arguments[SymbolParameter.mentioned]
    let patient = try optionalPatient(arguments)?.id
    if let (symbol, reference) = try librarySymbol(arguments, SymbolParameter.mentioned, 0, word) {
      return try arguments.at(SymbolParameter.mentioned) {
        (symbol.name, try clinic.picture(of: symbol, choices: reference.choices, for: patient))
      }
    }
    let named = try arguments.at(SymbolParameter.mentioned) { try clinic.namedSymbol(word, for: patient) }
    switch named {
    case .own(let symbol):
      guard let picture = try workspace.picture(symbol.picture) else {
        throw Failure("symbol.no_picture", ["name": .text(symbol.name)])
      }
      return (symbol.name, picture)
    case .library(let symbol): return (symbol.name, try clinic.picture(of: symbol, for: patient))
    }
  }
}
