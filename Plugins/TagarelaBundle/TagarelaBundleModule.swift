public import TagarelaKit

extension Module {
  /// The files by which therapist and tutor exchange plans (`.psyb`), usage history (`.phist`) and observations
  /// (`.pobs`); `docs/bundle-format.md` describes them.
  public static var tagarelaBundle: Module {
    Module(id: "tagarela-bundle", version: "1.0") { registrar in
      try registrar.add(bundle("psyb", .plan), to: .formats)
      try registrar.add(bundle("phist", .usage), to: .formats)
      try registrar.add(bundle("pobs", .observations), to: .formats)
      try registrar.add(examples, to: .examples)
    }
  }

  private static let examples = CommandExamples(
    module: "tagarela-bundle",
    ["format.show": [Example("format show psyb", prints: "format      psyb\nname        Tagarela\n…")]])

  private static func bundle(_ id: String, _ kind: Parcel.Kind) -> FileFormat {
    FileFormat(
      id: id, names: ["": "Tagarela"], endings: [id], reads: [kind], writes: [kind],
      carries: kind == .plan ? Set(FileFormat.Carried.allCases).subtracting([.foreign]) : [.items], attaches: [kind],
      guide: kind == .plan ? Phrase("psyb.guide") : Phrase("history.guide"),
      recognises: { BundleFile.kind(ofBeginning: $0) == kind },
      read: { file, _ in
        let size = file.bytes.count
        // A history is read part by part, whatever its size; of a plan everything is held.
        guard size <= BundleFile.largest || BundleFile.kind(ofBeginning: file.beginning)?.isHistory == true else {
          throw Failure(
            "file.too_large",
            [
              "path": .text(file.path), "size": .real(Double(size) / 1e6),
              "limit": .real(Double(BundleFile.largest) / 1e6),
            ], hint: Phrase("bundle.too_large.hint"))
        }
        return try BundleReader.read(file, expecting: kind)
      },
      write: { try BundleWriter.write($0, as: kind, to: $1, with: $2) })
  }
}
