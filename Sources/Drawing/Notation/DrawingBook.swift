import Synchronization
public import TagarelaKit

/// All drawings of some files, with the parts and poses that they share. A definition's lines are read when something first needs them.
public struct DrawingBook: Sendable {
  private let texts: [DrawingText]
  private var drawings: [String: WrittenDefinition] = [:]
  private var parts: [String: WrittenDefinition] = [:]
  private var poses: [String: WrittenDefinition] = [:]
  /// What is wrong with a name that two have, or that isn't free.
  private var refused: [String: [FileComplaint]] = [:]
  private let shelf = Shelf()
  /// In the order of the files.
  public private(set) var keys: [String] = []

  /// - Parameter texts: what the files hold. A name that is there already is a complaint and not taken.
  public init(_ texts: [DrawingText]) {
    self.texts = texts
    for text in texts {
      for definition in DrawingReader.parts(of: text) { take(definition) }
    }
  }

  private mutating func take(_ definition: WrittenDefinition) {
    let heading = definition.heading
    let slot: WritableKeyPath<Self, [String: WrittenDefinition]> =
      switch heading.kind {
      case .drawing: \.drawings
      case .part: \.parts
      case .pose: \.poses
      }
    func refuse(_ what: Phrase) {
      refused[heading.file, default: []].append(FileComplaint(file: heading.file, row: heading.row, what: what))
    }
    if let first = self[keyPath: slot][heading.name]?.heading {
      return refuse(
        Phrase(
          "drawing.twice",
          ["text": .text(heading.name), "file": .text(first.file), "row": .integer(first.row)]))
    }
    if heading.kind == .part, Composer.commands.contains(heading.name) {
      return refuse(Phrase("drawing.name", ["text": .text(heading.name)]))
    }
    self[keyPath: slot][heading.name] = definition
    if heading.kind == .drawing { keys.append(heading.name) }
  }

  /// What is wrong in the files' lines, which are all read for it; ``check()`` finds what is wrong in the drawings themselves.
  public var complaints: [FileComplaint] {
    texts.flatMap { DrawingReader($0.text[...], file: $0.name).complaints + refused[$0.name, default: []] }
  }

  /// A part, or a drawing that is used as one.
  func part(_ name: String) -> Definition? { (parts[name] ?? drawings[name]).map(shelf.definition) }
  func pose(_ name: String) -> Definition? { poses[name].map(shelf.definition) }
  func knownValues(of part: Definition) -> [String: Set<String>] {
    part.kind == .part ? shelf.knownValues(of: part) : [:]
  }

  func drawing(_ key: String) -> Definition? { drawings[key].map(shelf.definition) }

  /// The keys of one file's drawings; nil takes all files.
  public func keys(ofFile name: String?) -> [String] {
    keys.filter { name == nil || drawings[$0]?.heading.file == name }
  }

  /// Where a drawing is written.
  func place(of key: String) -> (file: String, row: Int)? { drawings[key].map { ($0.heading.file, $0.heading.row) } }

  public var partNames: [String] { parts.keys.sorted() }
  public var poseNames: [String] { poses.keys.sorted() }

  /// The picture as SVG; nil when there is no such drawing.
  ///
  /// - Throws: ``Failure`` with the file and row of the line that is wrong.
  public func picture(of key: String, _ look: DrawingLook) throws -> String? {
    try drawings[key].map { try picture(of: shelf.definition($0), look) }
  }

  /// A part alone, with its usual parameters; nil when there is none.
  public func picture(ofPart name: String, _ look: DrawingLook) throws -> String? {
    try parts[name].map { try picture(of: shelf.definition($0), look) }
  }

  private func picture(of definition: Definition, _ look: DrawingLook) throws -> String {
    var composer = Composer(self, look.style.manner, isDetailed: look.isDetailed, region: look.region)
    do {
      let marks = try composer.compose(definition)
      return look.style.paint(look.isPartial ? marks.partlyDrawn : marks, look)
    } catch let fault as FileComplaint {
      var failure = Failure(fault.what)
      failure.candidates = fault.candidates
      let row = fault.row ?? 1
      let lines =
        texts.first { $0.name == fault.file }?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      let line = lines.dropFirst(row - 1).first.map(String.init) ?? ""
      let start = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      failure.place = Place(file: fault.file, line: row, text: line, range: start..<line.utf8.count)
      throw failure
    }
  }

  /// Draws everything in every variant.
  ///
  /// - Returns: what is wrong, each place once.
  public func check() -> [FileComplaint] {
    var found = complaints
    let all = (keys.compactMap { drawings[$0] } + partNames.compactMap { parts[$0] }).map(shelf.definition)
    for definition in all {
      for var composer in composers {
        do {
          if try composer.compose(definition).isEmpty { throw empty(definition) }
        } catch let fault as FileComplaint {
          if !found.contains(fault) { found.append(fault) }
        } catch {}
      }
    }
    return found
  }

  /// One for each variant.
  private var composers: [Composer] {
    DrawingStyle.Manner.allCases.flatMap { manner in
      [false, true].flatMap { isDetailed in
        DrawingLook.regions.map { Composer(self, manner, isDetailed: isDetailed, region: $0) }
      }
    }
  }

  private func empty(_ definition: Definition) -> FileComplaint {
    FileComplaint(
      file: definition.file, row: definition.row, what: Phrase("drawing.empty", ["text": .text(definition.name)]))
  }
}

/// The definitions that have been read.
private final class Shelf: Sendable {
  private struct Place: Hashable {
    let kind: Definition.Kind
    let name: String
  }

  private let definitions = Mutex<[Place: Definition]>([:])
  private let values = Mutex<[String: [String: Set<String>]]>([:])

  func definition(_ written: WrittenDefinition) -> Definition {
    definitions.withLock { $0.kept(Place(kind: written.heading.kind, name: written.heading.name)) { written.read() } }
  }

  func knownValues(of part: Definition) -> [String: Set<String>] {
    values.withLock { $0.kept(part.name) { part.knownValues } }
  }
}

extension Dictionary {
  /// The value of a key, which is made where there is none yet.
  fileprivate mutating func kept(_ key: Key, _ make: () -> Value) -> Value {
    if let value = self[key] { return value }
    let value = make()
    self[key] = value
    return value
  }
}

/// The contents of one `.drawing` file.
public struct DrawingText: Sendable {
  public let name: String
  public let text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
