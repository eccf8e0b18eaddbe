import Foundation
import TagarelaBundle
import TagarelaKit
import Testing

/// Files as the original program of 2012 writes them, by its published description.
struct OriginalFormTests {
  static let head = object([
    "plan.name": "Hora do lanche", "plan.description": "Pedir o que quer", "plan.datebegin": "2012-11-05",
    "plan.type": "board", "tutor.name": "Ana Lúcia", "tutor.email": "ana@exemplo.org", "tutor.place": "casa",
    "tutor.picture": "NULL", "patient.name": "Giovanna Reis", "patient.picture": Sample.jpeg.base64EncodedString(),
    "fono.email": "fono@exemplo.org",
  ])
  static let water = object([
    "symbol.name": "Água", "symbol.meaning": "beber água", "symbol.image": Sample.png.base64EncodedString(),
    "symbol.sound": Sample.wave.base64EncodedString(), "symbol.position": "5", "category.name": "Substantivos",
    "category.color": "1 0 0 1", "category.colordesc": "Red", "category.image": "NULL",
  ])

  @Test("A plan is read with everything that its file says")
  func wholePlan() throws {
    let reading = try read(Self.head + "\n" + Self.water)
    let expected = Parcel(
      kind: .plan,
      patient: Patient(name: "Giovanna Reis", photo: Picture(format: .jpeg, bytes: Sample.jpeg)),
      tutor: Tutor(name: "Ana Lúcia", place: "casa", email: "ana@exemplo.org"),
      therapistEmail: "fono@exemplo.org",
      plans: [
        Plan(
          name: "Hora do lanche", description: "Pedir o que quer", kind: .board,
          start: Day(year: 2012, month: 11, day: 5),
          board: Board(
            name: "Hora do lanche", size: .nine, layout: "",
            cells: [
              Board.Cell(
                position: 5,
                symbol: Symbol(
                  name: "Água", meaning: "beber água", category: Category(name: "Substantivos", color: .red),
                  picture: Picture(format: .png, bytes: Sample.png), voice: Voice(bytes: Sample.wave)))
            ]))
      ])
    #expect(reading == Reading(parcel: expected))
  }

  @Test(
    "What stands between objects doesn't matter",
    arguments: ["", " ", "\n", "\r\n", ",", " ,\r\n\t", "\0\0", "\n\n\n"])
  func separators(separator: String) throws {
    let plain = try read(Self.head + "\n" + Self.water)
    for text in [
      Self.head + separator + Self.water, "\u{FEFF}" + Self.head + separator + Self.water + "\r\n",
      "[" + Self.head + separator + Self.water + "]", "\u{FEFF}[ \(Self.head)\(separator)\(Self.water) ]\n",
    ] {
      #expect(try read(text) == plain)
    }
  }

  @Test("Blanks and line ends inside objects don't matter")
  func spacing() throws {
    let loose = (Self.head + Self.water).replacing("\":\"", with: "\" \r\n:\t\"").replacing(
      "\",\"", with: "\" ,\r\n \""
    )
    .replacing("{", with: "{ ").replacing("}", with: "\n}")
    #expect(try read(loose) == read(Self.head + Self.water))
  }

  @Test(
    "An absent value is NULL in any case, null, a missing key or an empty text",
    arguments: [
      #","tutor.email":"NULL""#, #","tutor.email":"null""#, #","tutor.email":" Null ""#, #","tutor.email":null"#,
      #","tutor.email":NULL"#, #","tutor.email":"""#, "",
    ])
  func absent(field: String) throws {
    let reading = try read(#"{"plan.name":"Lanche","tutor.name":"Ana"\#(field)}"#)
    #expect(reading.parcel.tutor == Tutor(name: "Ana"))
    #expect(reading.parcel.patient == nil)
    #expect(reading.complaints.isEmpty)
  }

  @Test("Numbers may stand where texts are expected, and unknown keys are passed over")
  func looseValues() throws {
    let reading = try read(
      #"{"plan.name":12.50,"plan.type":0,"app":{"a":[1,{"b":"}"}]},"list":["]"],"ok":true}"#
        + #"{"symbol.name":7,"symbol.position":3,"category.name":"x","category.colordesc":"Blue"}"#)
    let plan = try reading.plan()
    #expect(plan.name == "12.50")
    #expect(plan.kind == .board)
    #expect(plan.board.cells.map(\.position) == [3])
    #expect(plan.board.cells.map(\.text) == ["7"])
    #expect(reading.complaints.isEmpty)
  }

  @Test("Escapes, emoji and raw line breaks inside texts are understood")
  func escapes() throws {
    let reading = try read(#"{"plan.name":"a\"\\\/\u00e9\ud83d\ude42","plan.description":"1\n2\#n3"}"#)
    #expect(try reading.plan().name == #"a"\/é🙂"#)
    #expect(try reading.plan().description == "1\n2\n3")
  }

  @Test(
    "Plan types are known in words and numbers; an unknown one follows from the number of symbols",
    arguments: [
      ("board", 1, PlanKind.board), ("Prancha", 1, .board), ("0", 1, .board), ("large symbol", 1, .large),
      ("LARGE", 1, .large), ("Símbolo grande", 1, .large), ("simbolo grande", 1, .large), ("1", 1, .large),
      ("?", 1, .large), ("?", 2, .board), ("NULL", 1, .large), ("NULL", 3, .board), ("large", 2, .board),
    ])
  func types(text: String, symbols: Int, kind: PlanKind) throws {
    let cells = (1...symbols).map { symbol("s\($0)", position: String($0)) }.joined()
    let plan = try read(object(["plan.name": "p", "plan.type": text]) + cells).plan()
    #expect(plan.kind == kind)
    #expect(plan.board.cells.count == symbols)
    #expect(plan.board.size == (kind == .large ? .one : .nine))
  }

  @Test("Files with several plans keep each with its symbols; one for other people is named and left out")
  func severalPlans() throws {
    let text =
      object(["plan.name": "A", "patient.name": "Gi"]) + symbol("a", position: "1")
      + object(["plan.name": "B", "patient.name": "Gi"]) + symbol("b", position: "2")
      + object(["plan.name": "C", "patient.name": "Outra"]) + symbol("c", position: "3")
    let reading = try read(text)
    #expect(reading.parcel.plans.map(\.name) == ["A", "B"])
    #expect(reading.parcel.plans.map { $0.board.cells.map(\.text) } == [["a"], ["b"]])
    #expect(reading.complaints == [Phrase("bundle.other_people", ["plan": "C"])])
  }
}
