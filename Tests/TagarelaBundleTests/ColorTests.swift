import TagarelaBundle
import TagarelaKit
import Testing

struct ColorTests {
  static func color(name: String, numbers: String) throws -> (CategoryColor?, [String]) {
    let cell = object([
      "symbol.name": "s", "symbol.position": "1", "category.name": "c", "category.color": numbers,
      "category.colordesc": name,
    ])
    let reading = try read(object(["plan.name": "p"]) + cell)
    return (try reading.plan().board.cells.first?.symbol?.category.color, reading.keys)
  }

  @Test("Each of the sixteen is known by its name", arguments: CategoryColor.allCases)
  func sixteen(color: CategoryColor) throws {
    #expect(try Self.color(name: color.rawValue.uppercased(), numbers: "NULL") == (color, []))
  }

  @Test(
    "Names of iOS colours find the same or the nearest of the sixteen",
    arguments: [
      ("Magenta", CategoryColor.fuchsia, true), ("Cyan", .aqua, true), ("cyanColor", .aqua, true),
      ("Grey", .gray, true),
      ("Light Gray", .silver, false), ("LightGray", .silver, false), ("Dark Gray", .gray, false),
      ("Orange", .yellow, false), ("Brown", .maroon, false), ("Clear", .white, false),
    ])
  func named(name: String, color: CategoryColor, isExact: Bool) throws {
    #expect(try Self.color(name: name, numbers: "NULL") == (color, isExact ? [] : ["bundle.color_nearest"]))
  }

  @Test(
    "Without a known name the numbers decide",
    arguments: [
      ("0 1 0 1", CategoryColor.lime, true), ("1 0 0 1", .red, true), ("0.5 0.5 0.5 1", .gray, true),
      ("1 1", .white, true),
      ("0,0,1,1", .blue, true), ("0.02 0.02 0.45 1", .navy, false), ("0.9 0.1 0.1 1", .red, false),
      ("5 -1 0 1", .red, true), ("1 0 0 0", .white, true),
    ])
  func nearest(numbers: String, color: CategoryColor, isExact: Bool) throws {
    let keys = isExact ? [] : ["bundle.color_nearest"]
    #expect(try Self.color(name: "Vermelhinho", numbers: numbers) == (color, keys))
  }

  @Test(
    "A colour that can't be read is gray, and is named",
    arguments: ["NULL", "1 0 x 1", "nan 0 0 1", "1 2 3 4 5", "#f00"])
  func unreadable(numbers: String) throws {
    #expect(try Self.color(name: "NULL", numbers: numbers) == (.gray, ["bundle.color_broken"]))
  }
}
