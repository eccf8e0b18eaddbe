/// Finds single texts in tables as ``MessageTable`` describes them. Of a table only the keys are looked at, once; what a
/// text says is read where it is asked for.
public struct MessageIndex: Sendable {
  private let sources: [String]
  private var places: [Place] = []
  private var index = HashIndex()

  /// Where a line with a key begins.
  private struct Place {
    let source: Int32
    let start: Int32
  }

  /// - Parameter sources: tables; of two that have a key the later one counts.
  public init(_ sources: [String]) {
    self.sources = sources
    for (number, source) in sources.enumerated() {
      source.withBytes { bytes in
        var lines = MessageLines(bytes)
        while let line = lines.next() {
          guard case .text(let key, _) = line else { continue }
          index.add(HashIndex.hash(UnsafeBufferPointer(rebasing: bytes[key])))
          places.append(Place(source: Int32(number), start: Int32(lines.start)))
        }
      }
    }
  }

  /// The text of a key; nil when there is none.
  public func text(_ key: String) -> String? {
    key.withBytes { key in
      for number in index.numbers(of: HashIndex.hash(key)) {
        if let text = text(key, at: places[number]) { return text }
      }
      return nil
    }
  }

  /// Nil when the line there has another key.
  private func text(_ wanted: UnsafeBufferPointer<UInt8>, at place: Place) -> String? {
    sources[Int(place.source)].withBytes { bytes in
      var lines = MessageLines(bytes, from: Int(place.start))
      guard case .text(let key, let text) = lines.next(), bytes[key].elementsEqual(wanted) else { return nil }
      var whole = String(decoding: bytes[text], as: UTF8.self)
      while let line = lines.next() {
        switch line {
        case .more(let rest): whole += "\n" + String(decoding: bytes[rest], as: UTF8.self)
        case .unreadable: continue
        case .text: return whole
        }
      }
      return whole
    }
  }
}
