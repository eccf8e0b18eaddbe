public import Foundation

/// A kind of content that a pack can have: pictures with a table of names, vocabulary, translations, layouts …
public struct PackPart: Identified {
  /// The key under `adds` in `module.json`.
  public let id: String
  /// Registers what the pack brings. It runs at every start and reads no tables; they are read when they are used.
  ///
  /// Throws `Failure`s, with their place in `module.json` where the JSON isn't what the part wants.
  public let register: @Sendable (PackContent, inout Registrar) throws -> Void
  /// Reads everything and says all that is wrong. What it throws is told as one thing more.
  public let check: @Sendable (PackContent) throws -> [FileComplaint]
  /// What a new pack has of this kind.
  public let template: PackTemplate
  /// What `module.json` should say for this part, when a folder without it looks as if it were meant to be such a pack;
  /// nil when it doesn't, or when there is no telling.
  public let recognise: (@Sendable (_ folder: String) -> PackTemplate?)?
  /// Whether the program that `module.json` names does what this part says.
  public let isDoneByProgram: Bool

  public init(
    id: String, template: PackTemplate, recognise: (@Sendable (_ folder: String) -> PackTemplate?)? = nil,
    isDoneByProgram: Bool = false,
    register: @escaping @Sendable (PackContent, inout Registrar) throws -> Void,
    check: @escaping @Sendable (PackContent) throws -> [FileComplaint]
  ) {
    self.id = id
    self.template = template
    self.recognise = recognise
    self.isDoneByProgram = isDoneByProgram
    self.register = register
    self.check = check
  }
}

extension ExtensionPoint<PackPart> {
  /// What packs can have: the keys under `adds` in `module.json`.
  public static var packParts: Self { Self("packParts") }
}

/// What one pack says under one key of `adds`.
public struct PackContent: Sendable {
  /// The pack's identifier.
  public let pack: String
  /// The pack's folder, absolute.
  public let folder: String
  /// The JSON value under the key. Blank lines and blanks before it put it where it stands in `module.json`, so that
  /// rows and columns told of it are right.
  public let json: Data
  /// The program that `module.json` names, by its path inside the folder, and its arguments; empty for a pack without.
  public let command: [String]
  /// All that there is without the pack, while it is checked; nil while it registers.
  public let known: Registry?
  /// The same with the pack, as far as it can be registered.
  public let whole: Registry?

  public init(
    pack: String, folder: String, json: Data, command: [String] = [], known: Registry? = nil, whole: Registry? = nil
  ) {
    self.pack = pack
    self.folder = folder
    self.json = json
    self.command = command
    self.known = known
    self.whole = whole
  }

  /// A file of the pack, by its path inside the folder.
  ///
  /// - Throws: ``Failure`` `pack.path_outside` for a path that is absolute or leads out of the folder, also through a
  ///   symbolic link.
  public func file(_ path: String) throws -> String {
    let outside = Failure("pack.path_outside", ["path": .text(path)])
    guard !path.isEmpty, !path.hasPrefix("/"), !path.utf8.contains(0) else { throw outside }
    let root = Self.resolved(folder) ?? folder
    guard let full = Self.resolved(folder + "/" + path) else {
      // What isn't there is for the reader to miss.
      if path.split(separator: "/").contains("..") { throw outside }
      return root + "/" + path
    }
    guard full.hasPrefix(root + "/") else { throw outside }
    return full
  }

  /// Without symbolic links; nil when there is nothing.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// The beginning of a pack, to be edited by the clinic.
public struct PackTemplate: Sendable {
  private let json: String
  /// Files to write, by their path inside the folder.
  public let files: [String: Data]
  private let make: (@Sendable (_ registry: Registry, _ wording: Wording) -> PackTemplate)?

  /// - Parameter json: the JSON value under the part's key; `{id}` and `{name}` in its texts stand for the pack's own.
  public init(json: String, files: [String: Data]) {
    self.json = json
    self.files = files
    make = nil
  }

  /// A template with words in it: those of the languages that there are, or of the one that its maker speaks.
  public init(_ make: @escaping @Sendable (_ registry: Registry, _ wording: Wording) -> PackTemplate) {
    json = "null"
    files = [:]
    self.make = make
  }

  /// The same in the words of whoever makes the pack.
  public func written(in wording: Wording, _ registry: Registry) -> PackTemplate { make?(registry, wording) ?? self }

  /// The JSON value under the part's key.
  public func json(id: String, name: String) -> String {
    let inText = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return json.replacing("{id}", with: id).replacing("{name}", with: inText)
  }
}
