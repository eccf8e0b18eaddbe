import CEditline

/// What the keys do that aren't libedit's.
extension EditedLine {
  func press(_ key: cedit_key, line: String, cursor: Int) -> cedit_effect {
    let isAtEnd = cursor == line.utf8.count
    switch key {
    case CEDIT_TAB: return complete(line, cursor)
    case CEDIT_BACKTAB: return complete(line, cursor, isBackwards: true)
    case CEDIT_ENTER: return enter(line, cursor)
    case CEDIT_SPACE:
      expand(line, cursor)
      return CEDIT_USUAL
    case CEDIT_RIGHT where isAtEnd, CEDIT_LINE_END where isAtEnd: return takeSuggestion(line) { $0 }
    case CEDIT_WORD_RIGHT:
      if isAtEnd { return takeSuggestion(line, part: Self.firstWord) }
      let rest = Self.firstWord(String(decoding: line.utf8.dropFirst(cursor), as: UTF8.self))
      go(to: cursor + rest.utf8.count, in: line)
      return CEDIT_TAKEN
    case CEDIT_UP: return goBack(line, cursor)
    case CEDIT_DOWN: return goOn(line, cursor)
    case CEDIT_SEARCH: return searchEarlier(line, cursor)
    case CEDIT_CLEAR:
      clear()
      return CEDIT_TAKEN
    case CEDIT_EDITOR: return editOutside(line)
    case CEDIT_SUSPEND:
      lend(keeping: line) { cedit_suspend(editor) }
      return CEDIT_TAKEN
    default: return CEDIT_USUAL
    }
  }

  // MARK: The line

  /// Puts a text in place of what stands at `range`, in UTF-8 offsets.
  ///
  /// - Returns: the line as it is then.
  @discardableResult
  func replace(_ range: Range<Int>, of line: String, with text: String) -> String {
    cedit_replace(editor, scalars(range.lowerBound, of: line), scalars(range.upperBound, of: line), text)
    let bytes = Array(line.utf8)
    return String(decoding: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...], as: UTF8.self)
  }

  private func go(to place: Int, in line: String) { cedit_go(editor, scalars(place, of: line)) }

  private func scalars(_ place: Int, of line: String) -> Int32 {
    Int32(String(decoding: line.utf8.prefix(place), as: UTF8.self).unicodeScalars.count)
  }

  // MARK: Entering

  private func enter(_ line: String, _ cursor: Int) -> cedit_effect {
    if line.isEmpty, let proposal = guide.proposal { return enter(replace(0..<0, of: line, with: proposal), 0) }
    let line = expand(line, cursor)
    guard guide.lines(of: line).open != nil else { return CEDIT_ENTERED }
    replace(line.utf8.count..<line.utf8.count, of: line, with: "\n")
    return CEDIT_TAKEN
  }

  /// The word at the line's beginning, with the cursor behind it, becomes what it stands for.
  ///
  /// - Returns: the line as it is then.
  @discardableResult
  private func expand(_ line: String, _ cursor: Int) -> String {
    let before = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
    let rest = line.utf8.dropFirst(cursor).first
    guard !before.isEmpty, rest == nil || rest == UInt8(ascii: " "), !before.contains(where: \.isWhitespace),
      let text = guide.expand(before)
    else { return line }
    return replace(0..<cursor, of: line, with: text)
  }

  // MARK: Suggestions

  /// - Parameter part: as much of it as is taken.
  private func takeSuggestion(_ line: String, part: (String) -> String) -> cedit_effect {
    let rest = guide.highlight == nil ? "" : suggestedRest(of: line)
    guard !rest.isEmpty else { return CEDIT_USUAL }
    replace(line.utf8.count..<line.utf8.count, of: line, with: part(rest))
    return CEDIT_TAKEN
  }

  /// Up to the end of the first word.
  private static func firstWord(_ text: String) -> String {
    let start = text.prefix { !$0.isLetter && !$0.isNumber }
    return String(start + text[start.endIndex...].prefix { $0.isLetter || $0.isNumber })
  }

  // MARK: Earlier lines

  private func goBack(_ line: String, _ cursor: Int) -> cedit_effect {
    let before = Array(line.utf8.prefix(cursor))
    if let end = before.lastIndex(of: UInt8(ascii: "\n")), earlier?.shown != line {
      let start = before[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      go(to: characterStart(min(start + cursor - end - 1, end), in: line), in: line)
      return CEDIT_TAKEN
    }
    if earlier?.shown != line { earlier = EarlierLines(history: history, typed: line) }
    guard earlier?.goBack() == true, let shown = earlier?.shown else { return CEDIT_REFUSED }
    replace(0..<line.utf8.count, of: line, with: shown)
    return CEDIT_TAKEN
  }

  private func goOn(_ line: String, _ cursor: Int) -> cedit_effect {
    let bytes = Array(line.utf8)
    if let end = bytes[cursor...].firstIndex(of: UInt8(ascii: "\n")), earlier?.shown != line {
      let start = bytes[..<cursor].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let next = bytes[(end + 1)...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      go(to: characterStart(min(end + 1 + cursor - start, next), in: line), in: line)
      return CEDIT_TAKEN
    }
    guard earlier?.shown == line, earlier?.goOn() == true, let shown = earlier?.shown else { return CEDIT_REFUSED }
    replace(0..<line.utf8.count, of: line, with: shown)
    return CEDIT_TAKEN
  }

  /// Where the character begins that a place may be within.
  private func characterStart(_ place: Int, in line: String) -> Int {
    let bytes = Array(line.utf8)
    var place = place
    while place > 0, place < bytes.count, bytes[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }

  private func searchEarlier(_ line: String, _ cursor: Int) -> cedit_effect {
    search = HistorySearch(history: history, line: line)
    defer { search = nil }
    while true {
      let character = cedit_next(editor)
      switch character {
      case 0x03, 0x07: return CEDIT_TAKEN
      case 0x12: _ = search?.goBack()
      case 0x13: _ = search?.goOn()
      case 0x08, 0x7F: search?.removeLast()
      case 0x0D, 0x0A:
        return enter(takeFound(line), line.utf8.count)
      case 0x20...:
        if let scalar = Unicode.Scalar(UInt32(character)) { search?.add(Character(scalar)) }
      case 0x1B:
        takeFound(line)
        // The arrow says that the line is to be edited; at its end it would go on with what is suggested.
        if let final = nextFinal(), final != UInt8(ascii: "C") { putBack(sequence: final) }
        return CEDIT_TAKEN
      default:
        takeFound(line)
        if character > 0 { cedit_put_back(editor, character) }
        return CEDIT_TAKEN
      }
    }
  }

  /// What ends the short sequence of a key, behind Escape; nil for Escape alone. What is none is put back, with a 0.
  private func nextFinal() -> UInt8? {
    guard cedit_is_next(editor) != 0 else { return nil }
    let introducer = cedit_next(editor)
    guard introducer == Self.introducer else {
      if introducer > 0 { cedit_put_back(editor, introducer) }
      return 0
    }
    return UInt8(truncatingIfNeeded: max(0, cedit_next(editor)))
  }

  private static let introducer = Int32(UInt8(ascii: "["))

  private func putBack(sequence final: UInt8) {
    if final > 0 {
      cedit_put_back(editor, Int32(final))
      cedit_put_back(editor, Self.introducer)
    }
    cedit_put_back(editor, 0x1B)
  }

  @discardableResult
  private func takeFound(_ line: String) -> String {
    guard let found = search?.found else { return line }
    return replace(0..<line.utf8.count, of: line, with: found)
  }

  // MARK: Completion

  private func complete(_ line: String, _ cursor: Int, isBackwards: Bool = false) -> cedit_effect {
    guard let complete = guide.complete else { return CEDIT_REFUSED }
    if let list, list.line == line, list.completion.options.count > 1 {
      walk(through: list.completion, in: line, isBackwards: isBackwards)
      return CEDIT_TAKEN
    }
    guard let (start, part) = guide.parts(of: line).last(where: { $0.start <= cursor }) else { return CEDIT_REFUSED }
    var completion = complete(part, cursor - start)
    completion.options = completion.options.map(\.shown)
    let step = completion.step(in: part)
    completion.range = start + completion.range.lowerBound..<start + completion.range.upperBound
    var line = line
    switch step {
    case .beep: return CEDIT_REFUSED
    case .list: break
    case .replace(let range, let text):
      let range = start + range.lowerBound..<start + range.upperBound
      line = replace(range, of: line, with: text)
      completion.range = range.lowerBound..<range.lowerBound + text.utf8.count
    }
    if completion.options.count > 1 { show(completion, for: line) }
    return CEDIT_TAKEN
  }

  private func show(_ completion: Completion, for line: String, chosen: Int? = nil) {
    let list = CompletionList(columns: size.columns, rows: size.rows, more: words.more)
    self.list = (line, completion, list.lines(of: completion.options, chosen: chosen).map(\.asRow))
  }

  /// One option after the other stands in the line, until a key is pressed that means something else: it takes what is there.
  private func walk(through completion: Completion, in line: String, isBackwards: Bool) {
    let count = completion.options.count
    let typed = (line, completion.range)
    var completion = completion
    var line = line
    var chosen = isBackwards ? count - 1 : 0
    defer { list = nil }
    while true {
      let option = completion.options[chosen]
      line = replace(completion.range, of: line, with: option.text)
      completion.range = completion.range.lowerBound..<completion.range.lowerBound + option.text.utf8.count
      show(completion, for: line, chosen: chosen)
      switch nextWalkKey() {
      case .next: chosen = (chosen + 1) % count
      case .previous: chosen = (chosen + count - 1) % count
      case .take:
        if option.closes { replace(completion.range, of: line, with: option.text + " ") }
        return
      case .leave:
        let text = String(decoding: Array(typed.0.utf8)[typed.1], as: UTF8.self)
        replace(completion.range, of: line, with: text)
        return
      case .other: return
      }
    }
  }

  private enum WalkKey {
    case next, previous, take, leave, other
  }

  private func nextWalkKey() -> WalkKey {
    let character = cedit_next(editor)
    switch character {
    case 0x09: return .next
    case 0x0D, 0x0A: return .take
    case 0x1B:
      switch nextFinal() {
      case nil: return .leave
      case UInt8(ascii: "Z"), UInt8(ascii: "A"), UInt8(ascii: "D"): return .previous
      case UInt8(ascii: "B"), UInt8(ascii: "C"): return .next
      case let final?:
        putBack(sequence: final)
        return .other
      }
    default:
      if character > 0 { cedit_put_back(editor, character) }
      return .other
    }
  }

  // MARK: Elsewhere

  private func editOutside(_ line: String) -> cedit_effect {
    guard let command = OutsideEditor.command else {
      list = (line, .none, [DisplayWidth.truncate(words.noEditor, to: size.columns - 1).asRow])
      return CEDIT_TAKEN
    }
    var text: String?
    lend(keeping: nil) {
      cedit_lend(editor)
      text = OutsideEditor.edit(line, with: command)
      cedit_take(editor)
    }
    guard let text else { return CEDIT_REFUSED }
    replace(0..<line.utf8.count, of: line, with: text)
    return CEDIT_TAKEN
  }
}

/// What C calls: outside of any actor, with an `EditedLine` as its context.
func pressKey(
  context: UnsafeMutableRawPointer?, editor: OpaquePointer?, key: cedit_key, line: UnsafePointer<CChar>?, cursor: Int32
) -> cedit_effect {
  guard let context, let line else { return CEDIT_USUAL }
  return Unmanaged<EditedLine>.fromOpaque(context).takeUnretainedValue()
    .press(key, line: String(cString: line), cursor: Int(cursor))
}
