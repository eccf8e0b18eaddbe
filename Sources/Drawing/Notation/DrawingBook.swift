public import TagarelaKit

/// All drawings of some files, with the parts and poses that they share.
public struct DrawingBook: Sendable {
  /// What is wrong in the files' lines; ``check()`` finds what is wrong in the drawings themselves.
  public private(set) var complaints: [FileComplaint] = []
  private var drawings: [String: Definition] = [:]
  private var parts: [String: Definition] = [:]
  private var poses: [String: Definition] = [:]
  private var texts: [String: String] = [:]
  private var known: [String: [String: Set<String>]] = [:]
  /// In the order of the files.
  public private(set) var keys: [String] = []

  /// - Parameter texts: what the files hold. A name that is there already is a complaint and not taken.
  public init(_ texts: [DrawingText]) {
    for text in texts {
      let reader = DrawingReader(text.text, file: text.name)
      self.texts[text.name] = text.text
      complaints += reader.complaints
      for definition in reader.definitions { take(definition) }
    }
    for part in parts.values { known[part.name] = part.knownValues }
  }

  private mutating func take(_ definition: Definition) {
    let slot: WritableKeyPath<Self, [String: Definition]> =
      switch definition.kind {
      case .drawing: \.drawings
      case .part: \.parts
      case .pose: \.poses
      }
    if let first = self[keyPath: slot][definition.name] {
      complaints.append(
        FileComplaint(
          file: definition.file, row: definition.row,
          what: Phrase(
            "drawing.twice",
            ["text": .text(definition.name), "file": .text(first.file), "row": .integer(first.row)])))
      return
    }
    if definition.kind == .part, Composer.commands.contains(definition.name) {
      complaints.append(
        FileComplaint(
          file: definition.file, row: definition.row, what: Phrase("drawing.name", ["text": .text(definition.name)])))
      return
    }
    self[keyPath: slot][definition.name] = definition
    if definition.kind == .drawing { keys.append(definition.name) }
  }

  /// A part, or a drawing that is used as one.
  func part(_ name: String) -> Definition? { parts[name] ?? drawings[name] }
  func pose(_ name: String) -> Definition? { poses[name] }
  func knownValues(of part: Definition) -> [String: Set<String>] { known[part.name] ?? [:] }

  func drawing(_ key: String) -> Definition? { drawings[key] }

  /// The keys of one file's drawings; nil takes all files.
  public func keys(ofFile name: String?) -> [String] {
    keys.filter { name == nil || drawings[$0]?.file == name }
  }

  /// Where a drawing is written.
  func place(of key: String) -> (file: String, row: Int)? { drawings[key].map { ($0.file, $0.row) } }

  public var partNames: [String] { parts.keys.sorted() }
  public var poseNames: [String] { poses.keys.sorted() }

  /// The picture as SVG; nil when there is no such drawing.
  ///
  /// - Throws: ``Failure`` with the file and row of the line that is wrong.
  public func picture(of key: String, _ look: DrawingLook) throws -> String? {
    guard let drawing = drawings[key] else { return nil }
    return try picture(of: drawing, look)
  }

  /// A part alone, with its usual parameters; nil when there is none.
  public func picture(ofPart name: String, _ look: DrawingLook) throws -> String? {
    guard let part = parts[name] else { return nil }
    return try picture(of: part, look)
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
      let lines = texts[fault.file, default: ""].split(separator: "\n", omittingEmptySubsequences: false)
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
    let all = keys.compactMap { drawings[$0] } + partNames.compactMap { parts[$0] }
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

/// The contents of one `.drawing` file.
public struct DrawingText: Sendable {
  public let name: String
  public let text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
