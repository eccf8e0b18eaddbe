import StructuredText

/// The elements `<annotation cp="🧃" type="tts">…</annotation>` of a CLDR file (Unicode Technical Standard 35, part 2), and
/// nothing else of its XML.
struct AnnotationFile {
  struct Annotation: Equatable {
    /// The emoji.
    var characters: String
    /// The one name, or else keywords.
    var isName: Bool
    /// The name, or keywords parted by `|`.
    var text: String
  }

  /// Those that stand in the file as far as it can be read.
  private(set) var annotations: [Annotation] = []
  /// Whether the file ends as it should.
  private(set) var isWhole = false

  init(_ bytes: [UInt8]) {
    do {
      try read(XMLReader(SourceText(bytes: bytes, named: ""), rules: .passingDocumentTypes))
      isWhole = true
    } catch {
      // What was whole before is kept.
    }
  }

  private mutating func read(_ reader: XMLReader) throws {
    var reader = reader
    var open: Annotation?
    while let event = try reader.next() {
      switch event {
      case .start(let name, let attributes):
        open = nil
        if name == "annotation", let characters = attributes["cp"], !characters.isEmpty {
          open = Annotation(characters: characters, isName: attributes["type"] == "tts", text: "")
        }
      case .text(let text): open?.text += text
      case .end:
        if let open { annotations.append(open) }
        open = nil
      }
    }
  }
}
