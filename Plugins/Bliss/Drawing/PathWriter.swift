/// Writes the data of an SVG path in thousandths of a unit, relative to the point before, with nothing that can be left
/// out.
struct PathWriter {
  private var bytes: [UInt8] = []
  private var x = 0
  private var y = 0
  /// Whether a number would run into what was written last.
  private var needsSeparator = false

  var result: String { String(decoding: bytes, as: UTF8.self) }

  mutating func text(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    needsSeparator = false
  }

  mutating func number(_ value: Double) { write(Self.thousandths(value)) }

  mutating func stroke(_ stroke: BlissStroke) {
    switch stroke {
    case .line(let points):
      guard let first = points.first else { return }
      move(to: first)
      for (position, point) in points.enumerated().dropFirst() {
        let closes = position == points.count - 1 && position > 1 && point == first
        closes ? command("z") : line(to: point)
        if closes { at(first) }
      }
    case .arc(let center, let radius, let from, let to):
      move(to: onCircle(center, radius, from))
      let middle = (from + to) / 2
      if to - from >= 360 { arc(radius, to: onCircle(center, radius, middle), isLarge: false) }
      arc(radius, to: onCircle(center, radius, to), isLarge: to - from > 180 && to - from < 360)
    case .curve(let from, let control, let to):
      move(to: from)
      command("q")
      pair(control)
      pair(to)
      at(to)
    case .dot(let center, let radius):
      let path = max(radius - Matrix.pen / 2, 0)
      if path == 0 {
        move(to: center)
        command("h")
        write(0)
      } else {
        self.stroke(.arc(center: center, radius: path, from: 0, to: 360))
      }
    case .broad(_, let edge): self.stroke(.line(edge + edge.prefix(1)))
    }
  }

  private mutating func line(to point: BlissPoint) {
    let (dx, dy) = (Self.thousandths(point.x) - x, Self.thousandths(point.y) - y)
    switch (dx, dy) {
    case (_, 0):
      command("h")
      write(dx)
    case (0, _):
      command("v")
      write(dy)
    default:
      command("l")
      write(dx)
      write(dy)
    }
    at(point)
  }

  private mutating func arc(_ radius: Double, to point: BlissPoint, isLarge: Bool) {
    command("a")
    write(Self.thousandths(radius))
    write(Self.thousandths(radius))
    text(isLarge ? " 0 1 1" : " 0 0 1")
    needsSeparator = true
    pair(point)
    at(point)
  }

  private mutating func move(to point: BlissPoint) {
    command("M")
    at(point)
    write(x)
    write(y)
  }

  /// Both coordinates of a point, seen from where the pen is.
  private mutating func pair(_ point: BlissPoint) {
    write(Self.thousandths(point.x) - x)
    write(Self.thousandths(point.y) - y)
  }

  private mutating func at(_ point: BlissPoint) { (x, y) = (Self.thousandths(point.x), Self.thousandths(point.y)) }

  private mutating func command(_ letter: StaticString) {
    bytes.append(letter.utf8Start.pointee)
    needsSeparator = false
  }

  private mutating func write(_ thousandths: Int) {
    var rest = thousandths.magnitude
    if thousandths < 0 {
      bytes.append(UInt8(ascii: "-"))
    } else if needsSeparator {
      bytes.append(UInt8(ascii: " "))
    }
    needsSeparator = true
    let whole = rest / 1000
    rest %= 1000
    if whole > 0 || rest == 0 { digits(whole) }
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var unit: UInt = 100
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  private mutating func digits(_ number: UInt) {
    if number >= 10 { digits(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private static func thousandths(_ value: Double) -> Int { Int((value * 1000).rounded()) }
}
