import TagarelaKit
import Testing

/// Layouts in which places are for something.
struct PurposeTests {
  @Test func `a sentence's columns go by word class, and nouns and verbs get the most`() throws {
    let sentence = try Offered.layout("sentence")
    let expected: [(Int, [SlotRole])] = [
      (6, [.people, .verbs, .descriptors, .nouns, .social, .little]),
      (8, [.people, .verbs, .verbs, .descriptors, .nouns, .nouns, .social, .little]),
      (
        12,
        [
          .people, .verbs, .verbs, .verbs, .descriptors, .descriptors, .nouns, .nouns, .nouns, .nouns, .social, .little,
        ]
      ),
    ]
    for (columns, roles) in expected {
      let slots = try sentence.slots(columns, 4)
      #expect(slots.prefix(columns).allSatisfy { $0.role == .heading })
      #expect(slots.dropFirst(columns).prefix(columns).map(\.role) == roles)
      #expect(slots.suffix(columns).map(\.role) == roles)
    }
  }

  @Test(arguments: 6...12) func `a sentence's headings lie over their columns in the columns' colour`(_ columns: Int)
    throws
  {
    let sentence = try Offered.layout("sentence")
    let size = try #require(GridSize(columns: columns, rows: 6))
    let slots = sentence.slots(LayoutRequest(size: size, area: wide))
    let headings = sentence.beginning(size, "pt")
    #expect(headings.map(\.text) == ["pessoas", "verbos", "descrições", "nomes", "social", "palavrinhas"])
    #expect(headings.reduce(0) { $0 + $1.span.columns } == columns)
    for heading in headings {
      let below = (0..<heading.span.columns).map { slots[columns + heading.position - 1 + $0].role?.tint }
      #expect(Set(below) == [heading.fill])
    }
  }

  @Test func `a row of headings is lower than the others`() throws {
    for id in ["sentence", "week", "first-then"] {
      let layout = try Offered.layout(id)
      let slots = layout.slots(LayoutRequest(size: layout.sizes.usual, area: wide))
      let (first, last) = (try #require(slots.first), try #require(slots.last))
      #expect(first.frame.height < last.frame.height / 2)
    }
  }

  @Test func `first and then are two large cells with room for an arrow between`() throws {
    let layout = try Offered.layout("first-then")
    let slots = try layout.slots(2, 2)
    #expect(slots.map(\.role) == [.heading, .heading, .first, .then])
    let (first, then) = (slots[2].frame, slots[3].frame)
    #expect(then.x - first.x - first.width >= wide.width / 10)
    #expect(first.height > wide.height * 0.7)
    #expect(layout.beginning(layout.sizes.usual, "ca").map(\.text) == ["primer", "després"])
  }

  @Test func `a choice lies across a wide page and stands on a tall one`() throws {
    let choice = try Offered.layout("choice")
    for count in 2...4 {
      let across = try choice.slots(count, 1, on: wide)
      #expect(Set(across.map(\.frame.y)).count == 1 && across.allSatisfy { $0.role == .choice })
      let down = try choice.slots(count, 1, on: tall)
      #expect(Set(down.map(\.frame.x)).count == 1)
      #expect(down.map(\.position) == Array(1...count))
    }
    let joined = try choice.slots(4, 1, on: tall, spans: [2: #require(Span(columns: 2, rows: 1))])
    #expect(joined.map(\.position) == [1, 2, 4])
    #expect(joined[1].frame.height > 2 * joined[0].frame.height)
  }

  @Test func `a day has its hours in a narrow column`() throws {
    let day = try Offered.layout("day")
    let slots = try day.slots(3, 6)
    #expect(slots.prefix(3).map(\.role) == [.heading, .activity, .activity])
    #expect(slots[0].frame.width < slots[1].frame.width / 2)
    let size = try #require(GridSize(columns: 3, rows: 6))
    #expect(day.beginning(size, "es").map(\.text) == ["8:00", "10:00", "12:00", "14:00", "16:00", "18:00"])
    #expect(day.beginning(size, "pt").map(\.position) == [1, 4, 7, 10, 13, 16])
    let parts = try #require(GridSize(columns: 2, rows: 3))
    #expect(day.beginning(parts, "en").map(\.text) == ["morning", "afternoon", "evening"])
  }

  @Test func `no hour of a day is past its end, whatever the rows`() throws {
    let day = try Offered.layout("day")
    for rows in 2...14 where rows != 3 {
      let size = try #require(GridSize(columns: 2, rows: rows))
      let hours = day.beginning(size, "en").compactMap { Int($0.text.prefix { $0 != ":" }) }
      #expect(hours.count == rows && hours == Array(Set(hours)).sorted() && hours.allSatisfy { (8...21).contains($0) })
    }
  }

  @Test func `a day's hours reach the evening, half hours where whole ones don't`() throws {
    let day = try Offered.layout("day")
    for rows in 2...14 where rows != 3 {
      let size = try #require(GridSize(columns: 2, rows: rows))
      let last = try #require(day.beginning(size, "en").last?.text)
      #expect(try #require(Int(last.prefix { $0 != ":" })) >= 18, "\(rows) rows end at \(last)")
    }
    let nine = try #require(GridSize(columns: 2, rows: 9))
    #expect(day.beginning(nine, "ca").prefix(4).map(\.text) == ["8:00", "9:30", "11:00", "12:30"])
    #expect(day.beginning(nine, "pt").prefix(4).map(\.text) == ["8h00", "9h30", "11h00", "12h30"])
  }

  @Test func `a week begins on Monday, with as many days as there are columns`() throws {
    let week = try Offered.layout("week")
    let whole = try #require(GridSize(columns: 8, rows: 4))
    #expect(
      week.beginning(whole, "ca").map(\.text) == [
        "dilluns", "dimarts", "dimecres", "dijous", "divendres", "dissabte", "diumenge", "matí", "tarda", "vespre",
      ])
    let school = try #require(GridSize(columns: 6, rows: 2))
    #expect(week.beginning(school, "pt").prefix(5).map(\.text) == ["segunda", "terça", "quarta", "quinta", "sexta"])
    #expect(try week.slots(6, 2).map(\.role).count { $0 == .activity } == 5)
  }

  @Test func `a scene leaves most of its page to the picture`() throws {
    let scene = try Offered.layout("scene")
    for rows in [1, 2, 10, 50] {
      let slots = try scene.slots(8, rows)
      let top = try #require(slots.map(\.frame.y).min())
      #expect(top > wide.height * 0.6)
      #expect(slots.allSatisfy { $0.role == .area })
    }
    #expect(scene.beginning(scene.sizes.usual, "pt").isEmpty)
  }
}
