import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// Writes the picture alone: as SVG, or as PNG with `--size` pixels on its longer side; with `--partial` some
/// of it is left to the patient's pencil.
func writePicture(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let owner = try context.optionalPatient(arguments)
  let patient = owner?.id
  let (name, picture) = try context.mention(
    arguments, SymbolParameter.mentioned, 0, arguments[SymbolParameter.mentioned]
  ) { mention in
    arguments[SymbolParameter.partial]
      ? try context.clinic.partialPicture(of: mention, for: patient)
      : try context.clinic.picture(of: mention, for: patient)
  }
  let path = try arguments[Common.file]
  let output: RenderOutput? =
    switch path.ending {
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
  let (data, width, height) = try arguments.at(SymbolParameter.mentioned) {
    try context.clinic.file(of: picture, called: name, as: output, side: arguments[SymbolParameter.size])
  }
  try arguments.at(Common.file) {
    guard let owner else { return try UserFiles.write([(path, data)], replacing: replaces) }
    try context.noting(owner, to: path) { try UserFiles.write([(path, data)], replacing: replaces) }
  }
  return .record(
    Record(["file": .text(path), "width": .integer(width), "height": .integer(height)]),
    said: Phrase("file.written", ["path": .text(path)]))
}
