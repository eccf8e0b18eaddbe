import Foundation
public import TagarelaKit

/// A pack that lies in one of the folders, whole or not.
public struct FoundPack: Sendable {
  /// Where its files are read.
  public let folder: String
  /// The folder or zip that was found.
  public let source: String
  /// The folder of packs that it was found in.
  public let place: String
  /// What was read of it.
  public let state: State
  /// The `module.json` that a folder without one is given when it is added; nil for one that has it.
  var draft: [UInt8]?

  public enum State: Sendable {
    case whole(Manifest)
    /// The first thing that is wrong with it.
    case broken(Failure)
  }

  public var manifest: Manifest? { if case .whole(let manifest) = state { manifest } else { nil } }

  /// Its identifier; that of a broken one is its folder's name.
  public var id: String {
    if let manifest { return manifest.id }
    let name = source.split(separator: "/").last.map(String.init) ?? source
    return String(String.UnicodeScalarView(name.unicodeScalars.filter { $0.properties.generalCategory != .control }))
  }

  /// The same, when its files are ours and come from a zip file, which keeps no rights: its program may be executed.
  func released() -> FoundPack {
    guard let program = manifest?.command.first else { return self }
    let path = folder + "/" + program
    if Folder.kind(of: path) == S_IFREG { chmod(path, 0o700) }
    return self
  }

  /// - Parameter parts: the kinds of content that there are.
  func module(_ parts: [PackPart]) -> Module {
    let folder = folder
    switch state {
    case .broken(let failure):
      return Module(id: id, version: "", origin: .pack(folder: source)) { _ in throw failure }
    case .whole(let manifest):
      let origin: Module.Origin = manifest.hasProgram ? .program(folder: source) : .pack(folder: source)
      return Module(id: manifest.id, version: manifest.version, interface: manifest.interface, origin: origin) {
        registrar in
        for addition in manifest.adds {
          guard let part = parts.first(where: { $0.id == addition.part }) else {
            throw Failure("pack.part_unknown", ["part": .text(addition.part)])
          }
          let content = PackContent(
            pack: manifest.id, folder: folder, json: addition.json, command: manifest.command)
          do {
            try part.register(content, &registrar)
          } catch var failure as Failure {
            // What a part says of its value lies in the file that holds it.
            if failure.place?.file == nil { failure.place?.file = Manifest.fileName }
            throw failure
          }
        }
      }
    }
  }
}
