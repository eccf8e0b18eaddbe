import TagarelaKit

extension ArraySlice<TextLine> {
  /// The first lines that go into `height` points, without leaving a single one for the next page if that can be helped.
  /// An empty page takes at least one, whatever its height.
  func part(fitting height: Double, onEmptyPage isEmpty: Bool) -> ArraySlice<TextLine> {
    var used = 0.0
    var count = 0
    for line in self {
      used += line.height
      if used > height { break }
      count += 1
    }
    if isEmpty { count = Swift.max(1, count) }
    if count > 2, self.count - count == 1 { count -= 1 }
    return prefix(count)
  }
}

extension String {
  /// The text between two UTF-8 offsets without the blanks at its end.
  func lines(from start: Int, to end: Int) -> String {
    let part = utf8.dropFirst(start).prefix(end - start)
    let kept = part.reversed().drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }.count
    return String(decoding: part.prefix(kept), as: UTF8.self)
  }
}
