import TagarelaKit
import TagarelaTestSupport
import Testing

/// What a record describes of itself is all of it, and can be given to another.
struct RecordFieldTests {
  private func check<Record: Equatable & Sendable>(
    _ fields: [RecordField<Record>], full: Record, empty: Record
  ) {
    #expect(fields.count == Mirror(reflecting: full).children.count, "each property is described once")
    #expect(Set(fields.map(\.name)).count == fields.count)
    var made = empty
    for field in fields {
      #expect(field.said(by: empty) == nil, "\(field.name) is said of what is as usual")
      #expect(field.said(by: full) != nil, "\(field.name) has no sample")
      #expect(field.give(field.content(of: full), to: &made))
      #expect(field.isSame(made, full))
    }
    #expect(made == full)
    #expect(fields.differing(full, empty) == fields.map(\.name))
    for field in fields { #expect(field.give(nil, to: &made), "nothing can be given to \(field.name)") }
    #expect(made == empty)
  }

  @Test func `a cell, a board and a symbol describe each of their fields`() {
    check(CellTraits.fields, full: .full, empty: CellTraits())
    check(BoardTraits.fields, full: .full, empty: BoardTraits())
    check(SymbolTraits.fields, full: .full, empty: SymbolTraits())
  }

  @Test func `what a field can't be makes it as usual, and is told`() throws {
    let wrong: [(String, FieldContent)] = [
      ("fill", .text("no colour")), ("span", .text("2x1")), ("area", .text("0.5 0.5 0.9 0.9")),
      ("hidden", .text("yes")),
      ("actions", .text("speak")), ("label", .integer(3)),
    ]
    for (name, content) in wrong {
      let field = try #require(CellTraits.fields.first { $0.name == name })
      var traits = CellTraits.full
      #expect(!field.give(content, to: &traits), "\(name)")
      #expect(field.said(by: traits) == nil, "\(name)")
    }
    let pages = try #require(BoardTraits.fields.first { $0.name == "pages" })
    var traits = BoardTraits()
    #expect(!pages.give(.integer(Board.mostPages + 1), to: &traits))
    #expect(traits.pages == Board.mostPages)
    #expect(!pages.give(.integer(-3), to: &traits))
    #expect(traits.pages == 1)
  }

  @Test func `of what isn't said one keeps one's own`() {
    var mine = SymbolTraits.full
    var theirs = SymbolTraits()
    #expect(SymbolTraits.fields.take(from: theirs, into: &mine) == [])
    #expect(mine == .full)
    theirs.concept = "juice"
    #expect(SymbolTraits.fields.take(from: theirs, into: &mine) == ["concept"])
    #expect(mine.concept == "juice")
    #expect(mine.source == SymbolTraits.full.source)
  }

  @Test func `texts are made what is kept of them`() {
    var traits = CellTraits()
    traits.label = " two\nlines "
    traits.spoken = "two\r\nlines"
    for field in CellTraits.fields { field.tidy(&traits) }
    #expect(traits.label == "two lines")
    #expect(traits.spoken == "two\nlines")
  }
}
