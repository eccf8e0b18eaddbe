import Foundation
public import TagarelaKit

/// The beginning of a pack, to be edited by whoever makes it.
public struct NewPack {
  private let id: String
  private let name: String
  private let parts: [PackPart]
  private let program: String?

  /// - Parameters:
  ///   - id: as in `module.json`.
  ///   - name: what people call it.
  ///   - parts: what it is to have.
  ///   - program: the file among those of the parts that is to be executed.
  /// - Throws: ``Failure`` `pack.id`, `line.control_character`.
  public init(id: String, name: String, parts: [PackPart], program: String? = nil) throws {
    guard id.isIdentifier else { throw Failure("pack.id", ["text": .text(id)]) }
    let isControl = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .control }
    guard !name.unicodeScalars.contains(where: isControl) else { throw Failure("line.control_character") }
    self.id = id
    self.name = name
    self.parts = parts
    self.program = program
  }

  /// An identifier for a name: `Fotos da Clínica` becomes `fotos-da-clinica`.
  public static func identifier(for name: String) -> String {
    let words = name.folded.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let id = String(words.joined(separator: "-").prefix(50))
    return id.isIdentifier ? id : "pack" + (id.isEmpty ? "" : "-" + id)
  }

  /// Writes the folder, or nothing. Of a folder that has its content already, like a folder of pictures, only
  /// `module.json` is written.
  ///
  /// - Parameters:
  ///   - wording: of whoever makes it.
  ///   - registry: with the languages that templates have words of.
  /// - Returns: the paths of the files that were written, `module.json` first.
  /// - Throws: ``Failure`` `pack.folder_taken`, `file.unwritable`.
  public func write(to folder: String, in wording: Wording, _ registry: Registry) throws -> [String] {
    if let manifest = manifest(for: folder) {
      do {
        try Data(manifest.utf8).write(to: URL(fileURLWithPath: folder + "/" + Manifest.fileName), options: .atomic)
      } catch {
        throw Failure.unwritable(folder + "/" + Manifest.fileName)
      }
      return [Manifest.fileName]
    }
    if Folder.kind(of: folder) != nil, rmdir(folder) != 0 {
      throw Failure("pack.folder_taken", ["path": .text(folder)])
    }
    let staging = try Staging(in: URL(fileURLWithPath: folder).deletingLastPathComponent().path)
    defer { staging.remove() }
    let templates = parts.map { $0.template.written(in: wording, registry) }
    var files = templates.reduce(into: [:]) { $0.merge($1.files) { first, _ in first } }
    files[Manifest.fileName] = Data(manifest(templates.map { $0.json(id: id, name: name) }).utf8)
    let content = staging.path + "/new"
    guard mkdir(content, 0o700) == 0 else { throw Failure.unwritable(folder) }
    for (name, data) in files {
      let url = URL(fileURLWithPath: content).appendingPathComponent(name)
      do {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
        if name == program { chmod(url.path, 0o755) }
      } catch {
        throw Failure.unwritable(folder + "/" + name)
      }
    }
    guard rename(content, folder) == 0 else { throw Failure.unwritable(folder) }
    return [Manifest.fileName] + files.keys.filter { $0 != Manifest.fileName }.sorted()
  }

  /// Nil when the folder doesn't look as if it had all that the pack is to have.
  func manifest(for folder: String) -> String? {
    guard Folder.isFolder(folder), Folder.kind(of: folder + "/" + Manifest.fileName) == nil else { return nil }
    let values = parts.compactMap { $0.recognise?(folder)?.json(id: id, name: name) }
    return values.count == parts.count ? manifest(values) : nil
  }

  /// - Parameter values: what each part's key is to have.
  private func manifest(_ values: [String]) -> String {
    let adds = zip(parts, values).map { part, value in
      "    \(quoted(part.id)): \(value.replacing("\n", with: "\n    "))"
    }
    return """
      {
        "id": \(quoted(id)),
        "name": \(quoted(name)),
        "version": "1.0",
        "interface": \(Module.currentInterface),\(programLine)
        "adds": {
      \(adds.joined(separator: ",\n"))
        }
      }

      """
  }

  private var programLine: String { program.map { "\n  \"program\": \(quoted($0))," } ?? "" }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
