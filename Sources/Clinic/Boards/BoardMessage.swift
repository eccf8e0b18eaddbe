import TagarelaKit

/// What is gathered by touching cells, to be said as one: whole words, and letters of one that is being written.
public struct BoardMessage: Sendable {
  public struct Part: Sendable {
    public var text: String
    /// The key of the concept that its symbol shows.
    public var concept: String?
    /// The recording of the cell that it is from.
    public var voice: Int64?
    /// Letters may still follow.
    var isOpen = false

    public init(text: String, concept: String? = nil, voice: Int64?) {
      self.text = text
      self.concept = concept
      self.voice = voice
    }
  }

  public private(set) var parts: [Part] = []

  /// More than one says at a time; the first words give way.
  private static let most = 200

  public var text: String { parts.map(\.text).joined(separator: " ") }

  /// - Parameter concept: nil where only the spelling of the word tells what it stands for.
  mutating func add(_ word: String, concept: String? = nil, voice: Int64?) {
    guard !word.isEmpty else { return }
    end()
    parts.append(Part(text: word, concept: concept, voice: voice))
    if parts.count > Self.most { parts.removeFirst() }
  }

  /// Adds letters to the word that is being written.
  mutating func type(_ letters: String) {
    guard let last = parts.indices.last, parts[last].isOpen else {
      add(letters, voice: nil)
      if let last = parts.indices.last { parts[last].isOpen = true }
      return
    }
    parts[last].text += letters
  }

  /// Writes the last word anew.
  mutating func retype(_ word: String) {
    if let last = parts.indices.last { parts[last].text = word }
  }

  /// Ends the word that is being written.
  mutating func end() {
    if let last = parts.indices.last { parts[last].isOpen = false }
  }

  /// Takes the last letter of a word that is being written away, else the last word.
  mutating func removeLast() {
    guard let last = parts.indices.last else { return }
    if parts[last].isOpen, parts[last].text.count > 1 {
      parts[last].text.removeLast()
    } else {
      parts.removeLast()
    }
  }

  mutating func clear() { parts = [] }
}
