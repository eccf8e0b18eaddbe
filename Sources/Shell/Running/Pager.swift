import TagarelaKit
import Terminal

/// A line of what is shown page by page.
struct PageLine {
  let text: String
  /// Whether it stays at the top while the others scroll: what the columns of a table are called.
  var isHead = false
}

/// Lays out what is to be shown for a terminal of so many columns, line after line, from the first on each time.
typealias PageLayout = (_ columns: Int, _ take: (PageLine) throws -> Void) throws -> Void

/// Lines that are more than the screen has, page by page. Those of a long list are asked for as they are needed, so that the first page
/// is there before the rest has been read.
struct Pager {
  let style: Style
  let wording: Wording
  /// Whether there may be so many lines that each is read only when it is needed.
  let isLong: Bool
  private var head: [String] = []
  private var lines: [String] = []
  /// The first line on the screen below the head.
  private var top = 0
  /// Whether all lines are there.
  private var isWhole = false
  private var wish = Wish.page
  /// In the form in which names are compared.
  private var sought = ""
  /// The line on which it was found last.
  private var found: Int?
  private var remark: String?

  /// What has to be there before the next page is shown.
  private enum Wish: Equatable {
    case page, end
    /// The next line after this one that has what is sought.
    case match(after: Int)
  }

  /// Why the lines aren't read on.
  private enum Stop: Error {
    case left, resized
  }

  init(style: Style, wording: Wording, isLong: Bool) {
    self.style = style
    self.wording = wording
    self.isLong = isLong
  }

  /// Shows them on the whole terminal until the user leaves.
  ///
  /// - Returns: the lines that were seen last.
  /// - Throws: ``Screen/Refusal``, and what the layout throws.
  mutating func run(_ layout: PageLayout) throws -> [String] {
    let screen = try Screen()
    defer { screen.leave() }
    return try run(layout, on: screen)
  }

  mutating func run(_ layout: PageLayout, on screen: some ScreenDevice) throws -> [String] {
    while true {
      let columns = screen.size.columns
      (head, lines, isWhole, found) = ([], [], false, nil)
      do {
        try layout(columns) { line in
          let parts = DisplayWidth.parts(of: line.text, width: columns)
          if line.isHead { head += parts } else { lines += parts }
          try read(on: screen, columns)
        }
        isWhole = true
        try look(on: screen, columns)
      } catch Stop.left {
        return head + seen(screen)
      } catch Stop.resized {}
    }
  }

  /// How many lines are read before it is asked whether the user still wants them.
  private static let breath = 2000

  private mutating func read(on screen: some ScreenDevice, _ columns: Int) throws {
    if isFulfilled(screen) { return try look(on: screen, columns) }
    guard wish != .page, lines.count % Self.breath == 0 else { return }
    draw(on: screen)
    if let key = screen.readKey(left: { 0 }), Self.leaves(key) { throw Stop.left }
  }

  /// Whether there is enough to go on with what was asked for, and one line more, by which it is known that there are more.
  private mutating func isFulfilled(_ screen: some ScreenDevice) -> Bool {
    switch wish {
    case .page: return isLong && lines.count > top + room(screen)
    case .end: return false
    case .match(let last):
      guard let match = lines.indices.dropFirst(last + 1).first(where: has) else {
        wish = .match(after: lines.count - 1)
        return false
      }
      (top, found) = (match, match)
      wish = .page
      return isFulfilled(screen)
    }
  }

  /// Shows pages until one is wanted for which lines are missing.
  private mutating func look(on screen: some ScreenDevice, _ columns: Int) throws {
    while true {
      if isWhole { settle(screen) }
      draw(on: screen)
      let key = screen.readKey()
      remark = nil
      guard !Self.leaves(key) else { throw Stop.left }
      if key == .resize {
        if screen.size.columns != columns { throw Stop.resized }
      } else {
        perform(key, on: screen)
      }
      guard isWhole || isFulfilled(screen) else { return }
    }
  }

  private static func leaves(_ key: Key) -> Bool {
    [.interrupt, .end, .escape, .character("q"), .character("Q")].contains(key)
  }

  /// What was asked for, as far as all lines can give it.
  private mutating func settle(_ screen: some ScreenDevice) {
    if case .match = wish, !isFulfilled(screen), wish != .page {
      remark = wording.text(Phrase("pager.not_found", ["text": .text(sought)]))
    }
    let last = max(0, lines.count - room(screen))
    top = wish == .end ? last : min(top, last)
    wish = .page
  }

  private mutating func perform(_ key: Key, on screen: some ScreenDevice) {
    let page = room(screen)
    let last = found
    found = nil
    switch key {
    case .character(" "), .pageDown: top += page
    case .down, .enter, .character("j"): top += 1
    case .character("b"), .pageUp: top -= page
    case .up, .character("k"): top -= 1
    case .home, .character("g"): top = 0
    case .endKey, .character("G"): wish = .end
    case .character("/"): seek(on: screen)
    case .character("n") where !sought.isEmpty: wish = .match(after: last ?? top)
    case .character("N") where !sought.isEmpty:
      found = lines.indices.prefix(last ?? top).last(where: has)
      top = found ?? top
    default: break
    }
    top = max(0, top)
  }

  /// Asks for what is sought on the last row; Escape goes back to the lines.
  private mutating func seek(on screen: some ScreenDevice) {
    var typed = ""
    while true {
      draw(on: screen, last: "/" + typed.harmless)
      switch screen.readKey() {
      case .character(let character): typed.append(character)
      case .backspace where !typed.isEmpty: typed.removeLast()
      case .enter:
        if !typed.folded.isEmpty { sought = typed.folded }
        if !sought.isEmpty { wish = .match(after: top - 1) }
        return
      case .escape, .backspace, .interrupt, .end: return
      default: continue
      }
    }
  }

  private func has(_ line: Int) -> Bool { DisplayWidth.visible(lines[line]).folded.contains(sought) }

  /// Lines that there is room for below the head and above the last row.
  private func room(_ screen: some ScreenDevice) -> Int { max(1, screen.size.rows - head.count - 1) }

  private func seen(_ screen: some ScreenDevice) -> [String] { Array(lines.dropFirst(top).prefix(room(screen))) }

  private func draw(on screen: some ScreenDevice, last: String? = nil) {
    let seen = seen(screen)
    let blanks = Array(repeating: "", count: max(0, room(screen) - seen.count))
    let marked = seen.indices.map { !sought.isEmpty && has(top + $0) ? style.strong(seen[$0]) : seen[$0] }
    screen.draw(head + marked + blanks + [last ?? style.reversed(place(seen.count, screen.size.columns))])
  }

  /// Where one is, and as many of the keys as there is room for.
  private func place(_ count: Int, _ columns: Int) -> String {
    let place = Phrase(
      isWhole ? "pager.place" : "pager.place_so_far",
      ["first": .integer(top + 1), "last": .integer(top + count), "count": .integer(lines.count)])
    return wording.text(Phrase("pager.keys")).split(separator: "|").reduce(remark ?? wording.text(place)) { text, key in
      let longer = "\(text) · \(key)"
      return displayWidth(longer) <= columns ? longer : text
    }
  }
}
