import Foundation
import StructuredText

/// What a piece of JSON looks like. What requests bring is held against it, and it is told to programs as JSON Schema, so
/// that the two can't differ.
indirect enum JSONShape: Sendable {
  /// So many characters (Unicode scalars).
  case text(ClosedRange<Int>)
  /// One of these texts.
  case choice([String])
  /// Bytes in base64 (RFC 4648), at most so many.
  case encoded(Int)
  case integer(ClosedRange<Int>)
  case flag
  case list(JSONShape, atMost: Int)
  case object([Member])
  /// The same, or `null`.
  case orNull(JSONShape)
  /// Anything at all.
  case anything
  /// A shape that others mention by its name.
  case named(String, JSONShape)

  /// A key of an object.
  struct Member: Sendable {
    let key: String
    let shape: JSONShape
    /// What it means, in English.
    let note: String
    let isRequired: Bool

    init(_ key: String, _ shape: JSONShape, _ note: String, isRequired: Bool = true) {
      self.key = key
      self.shape = shape
      self.note = note
      self.isRequired = isRequired
    }

    /// The same where it may be missing.
    static func optional(_ key: String, _ shape: JSONShape, _ note: String) -> Member {
      Member(key, shape, note, isRequired: false)
    }
  }

  /// An identity of something, as the workspace keeps it.
  static let identity = JSONShape.text(1...1000)
  /// The same in an address, which has less room.
  static let addressed = JSONShape.text(1...200)
  /// Any text of a bearable length.
  static let words = JSONShape.text(0...100_000)
  /// A name; whether it can be one is told when it is taken.
  static let name = JSONShape.text(0...2000)
}

extension JSONShape {
  /// Where a value isn't of this shape: `set.name`, and an empty text for the value itself; nil where it is.
  func fault(in value: JSONValue, at place: String = "") -> String? {
    switch self {
    case .anything: return nil
    case .named(_, let shape): return shape.fault(in: value, at: place)
    case .orNull(let shape): return value.isNull ? nil : shape.fault(in: value, at: place)
    case .list(let shape, let most):
      guard let list = value.list, list.count <= most else { return place }
      return list.enumerated().lazy.compactMap { shape.fault(in: $0.element, at: "\(place)[\($0.offset)]") }.first
    case .object(let members): return Self.fault(in: value, members, at: place)
    default: return isMet(by: value) ? nil : place
    }
  }

  private func isMet(by value: JSONValue) -> Bool {
    switch self {
    case .text(let length): value.string.map { length.contains($0.unicodeScalars.count) } ?? false
    case .choice(let texts): value.string.map(texts.contains) ?? false
    case .encoded(let most): value.string.flatMap { Data(base64Encoded: $0) }.map { $0.count <= most } ?? false
    case .integer(let range): value.whole.map(range.contains) ?? false
    case .flag: value.flag != nil
    case .list, .object, .orNull, .anything, .named: false
    }
  }

  private static func fault(in value: JSONValue, _ members: [Member], at place: String) -> String? {
    guard let given = value.members else { return place }
    func path(_ key: String) -> String { place.isEmpty ? key : "\(place).\(key)" }
    if let unknown = given.first(where: { given in !members.contains { $0.key == given.key } }) {
      return path(unknown.key)
    }
    for member in members {
      guard let value = value[member.key] else {
        if member.isRequired { return path(member.key) }
        continue
      }
      if let fault = member.shape.fault(in: value, at: path(member.key)) { return fault }
    }
    return nil
  }
}

extension JSONValue {
  /// The whole number, also one that is written with a fraction of nothing: `7.0`.
  var whole: Int? { integer ?? real.flatMap(Int.init(exactly:)) }
}
