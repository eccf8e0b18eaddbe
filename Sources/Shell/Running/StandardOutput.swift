public import TagarelaKit
public import Terminal

/// Standard output with a buffer, so that thousands of short results cost few writes.
final class StandardOutput {
  private var buffer: [UInt8] = []
  /// What is said on standard error among the results, each with the bytes of results that go before it.
  private var remarks: [(after: Int, text: String)] = []
  private let outlet = Outlet.output
  /// Why what was said to it didn't get out; nothing does after that.
  private var refusal: Outlet.Refusal?
  /// Bytes that wait.
  private(set) var count = 0

  func append(_ line: String) {
    append(part: line)
    buffer.append(UInt8(ascii: "\n"))
    count += 1
  }

  func append(part: String) {
    let before = buffer.count
    buffer.append(contentsOf: part.forTerminal.utf8)
    count += buffer.count - before
  }

  /// A remark on the last result, which waits with it.
  func remark(_ text: String) {
    remarks.append((buffer.count, text + "\n"))
    count += text.utf8.count
  }

  /// What can't be written is told by the next ``check()``.
  func flush() {
    var written = 0
    for remark in remarks {
      write(buffer[written..<remark.after])
      written = remark.after
      Outlet.errors.tell(remark.text)
    }
    write(buffer[written...])
    drop()
  }

  private func write(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty, refusal == nil else { return }
    do { try outlet.write(Array(bytes)) } catch { refusal = error }
  }

  /// - Throws: ``Outlet/Refusal`` as soon as something could not be written.
  func check() throws {
    if let refusal { throw refusal }
  }

  /// Forgets what waits.
  func drop() {
    buffer.removeAll(keepingCapacity: true)
    remarks.removeAll(keepingCapacity: true)
    count = 0
  }
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
