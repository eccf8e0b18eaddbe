import CEditline

/// What Tab does while one line is read.
final class TabKey {
  private let editor: OpaquePointer
  private let output: Int32
  private let more: (Int) -> String
  private let completer: ((String, Int) -> Completion)?

  init(editor: OpaquePointer, output: Int32, more: @escaping (Int) -> String, completer: ((String, Int) -> Completion)?)
  {
    self.editor = editor
    self.output = output
    self.more = more
    self.completer = completer
  }

  func press(line: String, cursor: Int) {
    guard var completion = completer?(line, cursor) else { return }
    completion.options = completion.options.map(\.shown)
    switch completion.step(in: line) {
    case .beep: cedit_beep(editor)
    case .replace(let range, let text):
      let scalars = { (offset: Int) in
        Int32(String(decoding: line.utf8.prefix(offset), as: UTF8.self).unicodeScalars.count)
      }
      cedit_replace(editor, scalars(range.lowerBound), scalars(range.upperBound), text)
    case .list:
      let size = TerminalFacts.size(of: output)
      let list = CompletionList(columns: size.columns, rows: size.rows, more: more)
      cedit_list(editor, list.lines(of: completion.options).map { $0.asRow + "\n" }.joined())
    }
  }
}

/// What C calls: outside of any actor, with a `TabKey` as its context.
func completeAtTab(
  context: UnsafeMutableRawPointer?, editor: OpaquePointer?, line: UnsafePointer<CChar>?, cursor: Int32
) {
  guard let context, let line else { return }
  Unmanaged<TabKey>.fromOpaque(context).takeUnretainedValue().press(line: String(cString: line), cursor: Int(cursor))
}
