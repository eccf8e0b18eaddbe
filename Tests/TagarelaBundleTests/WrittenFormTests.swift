import Foundation
import TagarelaBundle
import TagarelaKit
import Testing

/// What an old reader, and whoever looks into a file, finds there.
struct WrittenFormTests {
  static let parcel = Parcel(
    kind: .plan,
    patient: Patient(
      uid: "p1", name: "Giovanna", born: Day(year: 2009, month: 3, day: 12), pathology: "paralisia cerebral",
      email: "mae@exemplo.org", since: Day(year: 2011, month: 8, day: 7)),
    tutor: Tutor(uid: "t1", name: "Ana"),
    plans: [
      Plan(
        uid: "pl1", name: "Lanche", description: "Pedir", kind: .board, start: Day(year: 2012, month: 11, day: 5),
        board: Board(
          name: "Lanche", size: .nine, layout: "nine",
          cells: [
            Board.Cell(
              position: 2,
              symbol: Symbol(
                uid: "s1", name: "Suco", meaning: "beber suco", category: Category(name: "Nomes", color: .red),
                picture: Picture(format: .svg, bytes: Sample.svg)))
          ]))
    ])

  static func objects(_ data: Data) throws -> [[String: String]] {
    try data.split(separator: UInt8(ascii: "\n")).map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: String])
    }
  }

  @Test("Each object is a line of JSON whose values are all texts, with every key of the original")
  func originalKeys() throws {
    let objects = try Self.objects(write(Self.parcel, as: "psyb"))
    #expect(objects.count == 2)
    let head = try #require(objects.first)
    let original = [
      "plan.name": "Lanche", "plan.description": "Pedir", "plan.datebegin": "2012-11-05", "plan.type": "board",
      "tutor.name": "Ana", "tutor.email": "NULL", "tutor.place": "NULL", "tutor.picture": "NULL",
      "patient.name": "Giovanna", "patient.picture": "NULL", "fono.email": "NULL",
    ]
    #expect(head.filter { !$0.key.hasPrefix("tagarela.") } == original)
    #expect(head["tagarela.format"] == "1")
    #expect(head["tagarela.patient.email"] == "mae@exemplo.org")
    let cell = try #require(objects.last)
    let originalCell = [
      "symbol.name": "Suco", "symbol.meaning": "beber suco",
      "symbol.image": StubRenderer.rendering.base64EncodedString(), "symbol.sound": "NULL", "symbol.position": "2",
      "category.name": "Nomes", "category.color": "1 0 0 1", "category.colordesc": "Red", "category.image": "NULL",
    ]
    #expect(cell.filter { !$0.key.hasPrefix("tagarela.") } == originalCell)
    #expect(cell["tagarela.symbol.image.svg"] == Sample.svg.base64EncodedString())
  }

  @Test("Diagnosis, birth date and date of first use stay with the therapist")
  func privacy() throws {
    for (kind, id) in Parcel.Kind.bundles {
      var parcel = Self.parcel
      parcel.kind = kind
      let text = String(decoding: try write(parcel, as: id), as: UTF8.self)
      #expect(!text.contains("paralisia") && !text.contains("2009") && !text.contains("2011"))
    }
  }

  @Test("A drawing that can't be rendered stands in its own place")
  func noRenderer() throws {
    let data = try write(Self.parcel, as: "psyb", with: .aids(StubRenderer(fails: true)))
    #expect(try Self.objects(data).last?["symbol.image"] == Sample.svg.base64EncodedString())
    #expect(try read(data).plan().board.cells.first?.symbol?.picture?.format == .svg)
  }

  @Test("A renderer that fails once is asked again, and one that goes on failing makes no bundle")
  func failingRenderer() throws {
    let renderer = ForgetfulRenderer(failures: 1)
    let data = try write(Self.parcel, as: "psyb", with: .aids(renderer))
    #expect(try Self.objects(data).last?["symbol.image"] != Sample.svg.base64EncodedString())
    #expect(throws: Failure("program.ended")) {
      try write(Self.parcel, as: "psyb", with: .aids(ForgetfulRenderer(failures: .max)))
    }
  }

  @Test("The sixteen colours are written so that other readers find them too", arguments: CategoryColor.allCases)
  func colors(color: CategoryColor) throws {
    var parcel = Self.parcel
    parcel.plans[0].board.cells[0].symbol?.category.color = color
    let data = try write(parcel, as: "psyb")
    let numbers = try #require(try Self.objects(data).last?["category.color"])
    let parts = numbers.split(separator: " ").compactMap { Double($0) }
    #expect(
      parts.map { ($0 * 255).rounded() } == [color.rgb.red, color.rgb.green, color.rgb.blue, 255].map(Double.init))
    let nameless = String(decoding: data, as: UTF8.self).replacing(#""category.colordesc""#, with: #""x""#)
    #expect(try read(nameless).plan().board.cells.first?.symbol?.category.color == color)
  }

  @Test("A parcel that doesn't belong into the format is refused", arguments: Parcel.Kind.bundles)
  func wrongKind(kind: Parcel.Kind, id: String) {
    for other in Parcel.Kind.allCases where other != kind || kind == .plan {
      #expect(throws: Failure("bundle.nothing_to_write")) { try write(Parcel(kind: other), as: id) }
    }
  }

  @Test("A history of any length is written a line a touch, and read again whole")
  func longHistory() throws {
    let history = Flow<Touch>(count: 100_500) { body in
      for index in 0..<100_500 { try body(Touch(uid: "u\(index)", at: Moment(seconds: index), symbol: "a")) }
    }
    let file = try write(Parcel(kind: .usage, patient: Patient(name: "Gi"), touches: history), as: "phist")
    #expect(file.count { $0 == 0x0A } == 100_501)
    let reading = try read(file, as: "phist")
    #expect(reading.complaints.isEmpty && !reading.isPartial)
    #expect(reading.parcel.touches == history)
  }
}
