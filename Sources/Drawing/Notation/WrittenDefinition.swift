/// A drawing, a part or a pose as its file has it: what its first line says is read, the lines under it when they are needed.
struct WrittenDefinition: Sendable {
  /// Without lines.
  let heading: Definition
  let text: Substring

  /// With the lines that can be read.
  func read() -> Definition {
    DrawingReader(text, file: heading.file, first: heading.row).definitions.first ?? heading
  }
}
