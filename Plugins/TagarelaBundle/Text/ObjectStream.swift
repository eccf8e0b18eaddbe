import TagarelaKit

/// The objects of a file one after another, of which only one and what follows it closely is in memory.
struct ObjectStream {
  /// One object as far as it can be made out.
  struct Object {
    /// Its place in the file, from 1.
    let number: Int
    /// Nil where it nests too deep to be one.
    let text: ObjectText?
    /// The file ended inside it.
    let isCut: Bool
    /// In which ``text`` has its places.
    let bytes: [UInt8]

    func numbered(_ number: Int) -> Object { Object(number: number, text: text, isCut: isCut, bytes: bytes) }
  }

  private let file: InputFile?
  /// How much of the file has been taken into the window.
  private var taken = 0
  private var splitter: ObjectSplitter
  private var count = 0
  private var metStrayTextBefore = false

  /// Bytes that are read at a time.
  private static let window = 1 << 18

  /// - Parameter isWhole: whether the file is read at once.
  init(_ file: InputFile, isWhole: Bool) {
    self.file = isWhole ? nil : file
    splitter = ObjectSplitter(isWhole ? file.contents() : [])
  }

  init(_ bytes: [UInt8]) {
    file = nil
    splitter = ObjectSplitter(bytes)
  }

  private var hasMore: Bool { file.map { taken < $0.bytes.count } ?? false }

  /// True once there was something between objects that doesn't belong there.
  var metStrayText: Bool { metStrayTextBefore || splitter.metStrayText }

  mutating func next() -> Object? {
    while true {
      let start = splitter.position
      switch splitter.next() {
      case .whole(let range):
        return object(ObjectText(splitter.bytes, in: range), isCut: false)
      case .tooDeep: return object(nil, isCut: false)
      case .cut(let range):
        guard hasMore else { return object(ObjectText(splitter.bytes, in: range), isCut: true) }
        widen(from: start)
      case nil:
        guard hasMore else { return nil }
        widen(from: splitter.bytes.count)
      }
    }
  }

  private mutating func object(_ text: ObjectText?, isCut: Bool) -> Object {
    count += 1
    return Object(number: count, text: text, isCut: isCut, bytes: splitter.bytes)
  }

  /// Goes on with what lies from `start` on and more of the file, twice as much as what is kept, so that a large object
  /// isn't gone through again and again.
  private mutating func widen(from start: Int) {
    metStrayTextBefore = metStrayText
    let rest = splitter.bytes[start...]
    guard let file else { return }
    let part = file.part(from: taken, count: max(Self.window, 2 * rest.count))
    taken += part.count
    splitter = ObjectSplitter(Array(rest) + part)
  }
}
