public import Foundation

/// Takes the bytes of a file as its writer makes them, one part after the other, so that nobody holds the whole file.
///
/// A writer that fails leaves it in the middle; whoever made it then drops what it has taken.
public protocol ByteSink: AnyObject {
  /// Takes the next part; an empty one is none.
  ///
  /// - Throws: ``Failure`` where it can take no more, such as `file.unwritable`. Nothing can be written after that.
  func write(_ part: Data) throws
}

extension ByteSink {
  /// Takes a text, in UTF-8.
  ///
  /// - Throws: as ``write(_:)-(Data)``.
  public func write(_ text: String) throws { try write(Data(text.utf8)) }

  /// Takes bytes that lie in an array.
  ///
  /// - Throws: as ``write(_:)-(Data)``.
  public func write(_ bytes: [UInt8]) throws { try write(Data(bytes)) }
}

/// Holds all that is written: for small files, and for those that are looked at whole.
public final class CollectingSink: ByteSink {
  /// All that was written, in one piece.
  public private(set) var bytes = Data()

  public init() {}

  /// Holds the part as well. It never fails.
  public func write(_ part: Data) { bytes.append(part) }
}

/// Puts many small parts together before it hands them on.
public final class GatheringSink: ByteSink {
  private let next: any ByteSink
  private let size: Int
  private var gathered = Data()

  /// - Parameter size: bytes from which on a part is handed on.
  public init(_ next: any ByteSink, size: Int = 64 << 10) {
    self.next = next
    self.size = size
  }

  /// Gathers the part, and hands on what was gathered when that is enough.
  ///
  /// - Throws: what the next sink throws.
  public func write(_ part: Data) throws {
    gathered.append(part)
    if gathered.count >= size { try finish() }
  }

  /// Does the same with bytes, which needn't become `Data` first.
  ///
  /// - Throws: what the next sink throws.
  public func write(_ bytes: [UInt8]) throws {
    gathered.append(contentsOf: bytes)
    if gathered.count >= size { try finish() }
  }

  /// Hands on what is left. It may go on afterwards.
  ///
  /// - Throws: what the next sink throws.
  public func finish() throws {
    guard !gathered.isEmpty else { return }
    try next.write(gathered)
    gathered.removeAll(keepingCapacity: true)
  }
}
