import Foundation
import StructuredText
import TagarelaKit

@testable import OpenBoard

/// Makes boards as other programs write them, with fields that nobody knows; the same for the same seed.
struct RawBoardMaker {
  private var chance: Chance
  private let id: String

  init(seed: Int, id: String) {
    chance = Chance(state: UInt64(seed) &* 7919)
    self.id = id
  }

  /// - Parameters:
  ///   - images: paths of pictures in the package.
  ///   - boards: paths of boards in the package.
  mutating func board(images paths: [String] = [], boards: [String] = []) -> JSONValue {
    let (columns, rows) = (chance.number(1...8), chance.number(1...6))
    let buttons = (0..<chance.number(1...columns * rows)).map { button($0, boards) }
    let images = (0..<5).map { image($0, paths) }
    let sounds = (0..<2).map { sound($0) }
    // The last buttons stay outside of the grid.
    let placed = chance.oneIn(3) ? buttons.dropLast() : buttons[...]
    var order: [JSONValue] = placed.map { $0["id"] ?? .null }
    order += [JSONValue](repeating: .null, count: columns * rows - order.count)
    order.shuffle(using: &chance)
    let grid = object([
      ("rows", .integer(rows)), ("columns", .integer(columns)), ("ext_other_gap", .integer(3)),
      ("order", .list((0..<rows).map { .list(Array(order[$0 * columns..<($0 + 1) * columns])) })),
    ])
    var fields: [(String, JSONValue)] = [
      ("format", "open-board-0.1"), ("id", .text(id)), ("name", .text(chance.text())), ("grid", grid),
      ("buttons", .list(buttons)), ("images", .list(images)), ("sounds", .list(sounds)),
      ("license", object([("type", "CC BY"), ("author_name", .text(chance.text())), ("ext_a", .null)])),
      ("description_html", .text("<b>" + chance.text() + "</b>")), ("unknown", unknown(3)),
      ("ext_other_settings", unknown(2)), ("url", "https://example.org/board"), ("default_layout", "landscape"),
    ]
    if chance.oneIn(2) { fields.append(("locale", "pt-BR")) }
    if chance.oneIn(2) {
      let texts = object([(":time", "Zeit"), ("yes", "ja"), ("a", .text(chance.text()))])
      fields.append(("strings", object([("de", texts), ("pt", object([(":time", "hora"), ("yes", "sim")]))])))
    }
    fields.shuffle(using: &chance)
    return object(fields)
  }

  private mutating func button(_ index: Int, _ boards: [String]) -> JSONValue {
    var fields: [(String, JSONValue)] = [
      ("id", chance.oneIn(2) ? .integer(index) : .text("b\(index)")), ("label", label()),
    ]
    func add(_ key: String, _ value: JSONValue, _ chance: inout Chance) {
      if chance.oneIn(2) { fields.append((key, value)) }
    }
    add("vocalization", label(), &chance)
    add("background_color", .text(color()), &chance)
    add("border_color", .text(color()), &chance)
    add("hidden", chance.oneIn(2) ? true : false, &chance)
    add("image_id", .integer(chance.number(0...4)), &chance)
    add("sound_id", .text("s\(chance.number(0...1))"), &chance)
    add("ext_other_word", unknown(2), &chance)
    add("part_of_speech", "noun", &chance)
    add("action", chance.oneIn(2) ? ":clear" : "+a", &chance)
    if chance.oneIn(4) { fields.append(("actions", .list(["+b", ":space", ":ext_other_x"]))) }
    if chance.oneIn(4) {
      fields += [("left", .real(0.1)), ("top", .real(0.25)), ("width", .real(0.3)), ("height", .integer(0))]
    }
    if chance.oneIn(3) {
      if let path = boards.randomElement(using: &chance) {
        fields.append(("load_board", object([("path", .text(path)), ("ext_other_x", .integer(1))])))
      } else {
        fields.append(("load_board", object([("url", "https://example.org/b"), ("name", .text(chance.text()))])))
      }
    }
    fields.shuffle(using: &chance)
    return object(fields)
  }

  private mutating func image(_ index: Int, _ paths: [String]) -> JSONValue {
    var fields: [(String, JSONValue)] = [
      ("id", .integer(index)), ("width", .integer(30)), ("height", .integer(40)),
      ("license", object([("type", "CC BY-SA"), ("author_url", .null)])), ("ext_other", unknown(2)),
    ]
    switch (index, paths.randomElement(using: &chance)) {
    case (0, _): fields.append(("url", "https://example.org/a.png"))
    case (1, _): fields.append(("symbol", object([("set", "pcs"), ("filename", "a.png")])))
    case (2, _): fields.append(("data", .text(Specimen.address("image/gif", Specimen.gif))))
    case (3, let path?): fields.append(("path", .text(path)))
    default: fields.append(("data", .text(Specimen.address("image/png", Specimen.png.bytes))))
    }
    let type = [2: "image/gif", 3: paths.isEmpty ? "image/png" : "image/svg+xml"][index] ?? "image/png"
    fields.append(("content_type", .text(type)))
    return object(fields)
  }

  private func sound(_ index: Int) -> JSONValue {
    object([
      ("id", .text("s\(index)")), ("duration", .integer(1)), ("content_type", "audio/wav"), ("ext_other", true),
      ("data", .text(Specimen.address("audio/wav", Specimen.wave()))),
    ])
  }

  private mutating func label() -> JSONValue {
    [":time", "yes", .text(chance.text()), .text(chance.text())][chance.number(0...3)]
  }

  private mutating func color() -> String {
    ["rgb(255, 0, 3)", "rgba(1,2,3,0.5)", "#fa0", "#FFAA00", "white", " rgb( 1, 2 , 3 )"][chance.number(0...5)]
  }

  private mutating func unknown(_ depth: Int) -> JSONValue {
    switch depth == 0 ? chance.number(0...3) : chance.number(0...5) {
    case 0: return .text(chance.text())
    case 1: return .real(Double(chance.number(-500...500)) / 8)
    case 2: return chance.oneIn(2) ? true : false
    case 3: return .null
    case 4: return .list((0..<chance.number(0...3)).map { _ in unknown(depth - 1) })
    default:
      return object((0..<chance.number(0...3)).map { ("k\($0) " + chance.text(), unknown(depth - 1)) })
    }
  }

  private func object(_ fields: [(String, JSONValue)]) -> JSONValue {
    JSONObject(fields.map { JSONValue.Member(key: $0.0, value: $0.1) }).value
  }
}
