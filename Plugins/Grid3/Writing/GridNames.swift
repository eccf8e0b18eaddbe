import TagarelaKit

/// What the boards of a set are called in it: links go by the names, which are folders, and each has a GUID.
struct GridNames {
  struct Name {
    /// Of the folder.
    let name: String
    let guid: String
  }

  /// One a board, in their order.
  private(set) var all: [Name] = []
  private var known: [String: Int] = [:]

  private static let longest = 80

  init(_ boards: [Board]) {
    var names: Set<String> = []
    var guids: Set<String> = []
    for board in boards {
      let wanted = Self.folder(board.name)
      var name = wanted
      var number = 2
      while !names.insert(name.folded).inserted {
        name = "\(wanted) \(number)"
        number += 1
      }
      var guid = Self.guid(board.uid.isEmpty ? "/\(name)" : board.uid)
      while !guids.insert(guid).inserted { guid = Self.guid(guid + name) }
      if !board.uid.isEmpty, known[board.uid] == nil { known[board.uid] = all.count }
      all.append(Name(name: name, guid: guid))
    }
  }

  /// The grid to which a link leads; nil for one that isn't in the file.
  func grid(_ link: BoardLink) -> String? { known[link.uid].map { all[$0].name } }

  /// As a folder of Windows may be called.
  private static func folder(_ name: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.oneLine.unicodeScalars {
      let isFit = !#"\/:*?"<>|"#.unicodeScalars.contains(scalar) && !isUnseen(scalar)
      scalars.append(isFit ? scalar : " ")
    }
    var folder = String(String(scalars).oneLine.prefix(longest))
    while let last = folder.last, last == "." || last == " " { folder.removeLast() }
    while folder.utf8.count > 200 { folder.removeLast() }
    return folder.isEmpty ? "Grid" : folder
  }

  /// What archives don't take in names.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// An identity that is one, else one that is made of it (RFC 9562, version 8), always the same.
  static func guid(_ uid: String) -> String {
    if isGUID(uid) { return uid }
    var digits = ""
    for start: UInt64 in [0xCBF2_9CE4_8422_2325, 0x9E37_79B9_7F4A_7C15] {
      // FNV-1a.
      let sum = uid.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      let hex = String(sum, radix: 16)
      digits += String(repeating: "0", count: 16 - hex.count) + hex
    }
    let d = Array(digits)
    func part(_ range: Range<Int>) -> String { String(d[range]) }
    return "\(part(0..<8))-\(part(8..<12))-8\(part(13..<16))-8\(part(17..<20))-\(part(20..<32))"
  }

  /// In small letters, as readers take it.
  static func isGUID(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && text.utf8.allSatisfy { "0123456789abcdef-".utf8.contains($0) }
  }
}
