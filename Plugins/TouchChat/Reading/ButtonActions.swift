import TagarelaKit

/// What a button does, as far as the tables tell it: which page an action names, which sound. What their codes stand for is not
/// published.
struct ButtonActions {
  /// The page that opens.
  private(set) var page: Int?
  /// The resource of the sound that is played.
  private(set) var sound: Int?
  /// Names a page that isn't in the file.
  private(set) var isLost = false
  /// Codes of the others.
  private(set) var others: [String] = []

  /// With these the page is named by its number, or that of its resource.
  private static let numbered: Set = [1, 8, 9]

  init(_ resource: Int, in set: VocabularyIndex) {
    for action in set.vocabulary.actions[resource] ?? [] {
      let value = set.vocabulary.values[action.id]?.first ?? ""
      let number = Self.numbered.contains(action.code) ? Int(value) : nil
      if let found = set.pagesByRid[value.lowercased()] ?? number.flatMap({ set.page($0) }) {
        page = page ?? found
      } else if let found = set.soundsByRid[value.lowercased()] {
        sound = sound ?? found
      } else if Self.numbered.contains(action.code), !value.isEmpty {
        isLost = true
      } else {
        others.append(String(action.code))
      }
    }
  }
}

/// A vocabulary with what leads from names to its pages and sounds.
struct VocabularyIndex {
  let vocabulary: VocabularyTables
  let pagesByRid: [String: Int]
  let soundsByRid: [String: Int]
  private let pages: Set<Int>
  private let pagesByResource: [Int: Int]

  init(_ vocabulary: VocabularyTables) {
    self.vocabulary = vocabulary
    func rid(_ resource: Int) -> String? {
      vocabulary.resources[resource].flatMap { $0.rid.isEmpty ? nil : $0.rid.lowercased() }
    }
    pages = Set(vocabulary.pages.map(\.id))
    pagesByResource = Dictionary(vocabulary.pages.map { ($0.resource, $0.id) }) { first, _ in first }
    pagesByRid = Dictionary(vocabulary.pages.compactMap { page in rid(page.resource).map { ($0, page.id) } }) {
      first, _ in first
    }
    soundsByRid = Dictionary(vocabulary.sounds.keys.sorted().compactMap { sound in rid(sound).map { ($0, sound) } }) {
      first, _ in first
    }
  }

  func page(_ number: Int) -> Int? { pages.contains(number) ? number : pagesByResource[number] }
}
