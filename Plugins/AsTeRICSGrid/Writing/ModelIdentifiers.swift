import TagarelaKit

/// What grids and their parts are called in a file. The program gives all of them other names while it imports, wherever in
/// the file they stand: so none may be a part of another, or a common word.
struct ModelIdentifiers {
  private var grids: [String: String] = [:]
  private var inOrder: [String] = []
  private var elements: Set<String> = []
  private var made = 0

  init(_ boards: [Board]) {
    var taken: Set<String> = []
    for board in boards {
      let id = Self.isFit(board.uid) && taken.insert(board.uid).inserted ? board.uid : make("grid-data")
      inOrder.append(id)
      if !board.uid.isEmpty, grids[board.uid] == nil { grids[board.uid] = id }
    }
  }

  /// The grid of the board in this place of the parcel.
  func grid(_ index: Int) -> String { inOrder.indices.contains(index) ? inOrder[index] : "" }

  /// The grid to which a link leads; nil for one that isn't in the file.
  func grid(_ link: BoardLink) -> String? { grids[link.uid] }

  /// The element's own, unless another one has it.
  mutating func element(_ own: String?) -> String {
    if let own, own.hasPrefix("grid-element-"), elements.insert(own).inserted { return own }
    return make("grid-element")
  }

  /// A new one; all are of the same length.
  mutating func make(_ kind: String) -> String {
    made += 1
    return "\(kind)-tagarela-\(1_000_000 + made)"
  }

  /// Letters of 128 random bits.
  private static let long = 22

  /// The program's own are, and identities as long as those of workspaces.
  private static func isFit(_ uid: String) -> Bool {
    (uid.hasPrefix("grid-data-") || uid.utf8.count >= Self.long)
      && uid.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
