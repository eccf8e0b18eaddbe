public import TagarelaKit
public import Terminal

/// Standard output with a buffer, so that thousands of short results cost few writes.
final class StandardOutput {
  private var buffer: [UInt8] = []
  private let outlet = Outlet.output
  /// Why what was said to it didn't get out; nothing does after that.
  private var refusal: Outlet.Refusal?
  /// Bytes that wait.
  var count: Int { buffer.count }

  func append(_ line: String) {
    buffer.append(contentsOf: line.forTerminal.utf8)
    buffer.append(UInt8(ascii: "\n"))
  }

  func append(part: String) { buffer.append(contentsOf: part.forTerminal.utf8) }

  /// What can't be written is told by the next ``check()``.
  func flush() {
    if !buffer.isEmpty, refusal == nil {
      do { try outlet.write(buffer) } catch { refusal = error }
    }
    drop()
  }

  /// - Throws: ``Outlet/Refusal`` as soon as something could not be written.
  func check() throws {
    if let refusal { throw refusal }
  }

  /// Forgets what waits.
  func drop() { buffer.removeAll(keepingCapacity: true) }
}

extension Outlet.Refusal {
  /// In words; nil where nobody wants to know, for the reader has had enough.
  public var failure: Failure? {
    isUnread
      ? nil
      : Failure(
        "output.unwritable", ["reason": .systemError(code)], hint: Phrase("output.unwritable.hint"))
  }
}
