import Foundation
import TagarelaBundle
import TagarelaKit
import Testing

struct HistoryTests {
  static let head = object(["patient.name": "Gi", "tutor.name": "Ana", "fono.email": "f@e.org"])
  static let at = Moment("2012-11-05 09:15")

  @Test(
    "Touches are read under any likely name",
    arguments: [
      #"{"history.symbol":"suco","history.date":"2012-11-05 09:15:00"}"#,
      #"{"historic.symbol":"suco","historic.date":"05/11/2012 09:15"}"#,
      #"{"Historico.Symbol":"suco","Historico.Data":"05/11/2012 09:15:00"}"#,
      #"{"histórico.símbolo":"suco","histórico.data":"05/11/2012","histórico.hora":"09:15"}"#,
      #"{"symbol.name":"suco","history.date":"2012-11-05T09:15:00"}"#,
      #"{"symbol.name":"suco","date":"2012-11-05 09:15"}"#,
      #"{"symbol.name":"suco","symbol.date":"2012-11-05 09:15","symbol.image":"NULL"}"#,
      #"{"history.symbol.name":"suco","history.datetime":"2012-11-05 09:15"}"#,
    ])
  func touchSpellings(record: String) throws {
    let at = try #require(Self.at)
    for id in ["phist", "psyb"] {
      let reading = try read(Self.head + record, as: id)
      #expect(reading.parcel.kind == .usage)
      #expect(reading.parcel.touches == [Touch(at: at, symbol: "suco")])
      #expect(reading.complaints.isEmpty)
    }
  }

  @Test func `where the patient put symbols is read from the first object`() throws {
    let at = "2012-11-05 09:15:00"
    let moves = #"[{"board":"b","at":"\#(at)","cells":{"c":3}},{"board":"d","at":"\#(at)","cells":{}}]"#
    let head = object(["patient.name": "Gi", "tagarela.moves": moves.replacing("\"", with: "\\\"")])
    let moment = try #require(Moment(at))
    let reading = try read(head + #"{"history.symbol":"suco","history.date":"\#(at)"}"#, as: "phist")
    #expect(
      reading.parcel.arrangements == [
        BoardArrangement(board: "b", at: moment, positions: ["c": 3]),
        BoardArrangement(board: "d", at: moment, positions: [:]),
      ])
    #expect(reading.complaints.isEmpty)
  }

  @Test(arguments: [
    "", "[", "{}", "[1]", #"[{"board":"b","at":"soon","cells":{}}]"#, #"[{"board":"b","cells":{"c":"x"}}]"#,
  ])
  func `moves that can't be read cost the history nothing`(_ moves: String) throws {
    let head = object(["patient.name": "Gi", "tagarela.moves": moves.replacing("\"", with: "\\\"")])
    let reading = try read(head + #"{"history.symbol":"suco","history.date":"2012-11-05 09:15:00"}"#, as: "phist")
    #expect(reading.parcel.arrangements.isEmpty && reading.parcel.touches.count == 1)
    #expect(reading.complaints.map(\.key) == ["bundle.moves_broken"])
  }

  @Test(
    "Notes of the original are by the tutor whom the file names",
    arguments: [
      #"{"observation.date":"2012-11-05 09:15","observation.text":"Pediu água."}"#,
      #"{"observation.date":"05/11/2012 09:15","observation.description":"Pediu água.","observation.author":"NULL"}"#,
      #"{"note.date":"05/11/2012 09:15","note.text":"Pediu água."}"#,
      #"{"Observação.data":"05/11/2012","Observação.hora":"09:15","Observação.texto":"Pediu água."}"#,
      #"{"observation":"Pediu água.","date":"2012-11-05 09:15"}"#,
    ])
  func noteSpellings(record: String) throws {
    let at = try #require(Self.at)
    let reading = try read(Self.head + record, as: "pobs")
    #expect(reading.parcel.kind == .observations)
    #expect(reading.parcel.patient == Patient(name: "Gi"))
    #expect(reading.parcel.therapistEmail == "f@e.org")
    #expect(reading.parcel.observations == [Observation(at: at, text: "Pediu água.", tutor: "Ana")])
    #expect(reading.complaints.isEmpty)
  }

  @Test("In our own files a note without an author is the therapist's")
  func therapistsNote() throws {
    let at = try #require(Self.at)
    let parcel = Parcel(
      kind: .observations, patient: Patient(name: "Gi"), tutor: Tutor(name: "Ana"),
      observations: [Observation(at: at, text: "a"), Observation(at: at, text: "b", tutor: "Ana")])
    #expect(try read(write(parcel, as: "pobs"), as: "pobs").parcel.observations.map(\.tutor) == [nil, "Ana"])
  }

  @Test("Records without a date, a symbol or a text are named and left out")
  func incomplete() throws {
    let touches = try read(
      Self.head + object(["history.symbol": "a", "history.date": "x"]) + object(["history.date": "2012-11-05"])
        + object(["history.symbol": "b", "history.date": "2012-11-05"]), as: "phist")
    #expect(try touches.parcel.touches.map(\.symbol) == ["b"])
    #expect(touches.keys == ["bundle.date_broken", "bundle.touch_nameless"])
    let notes = try read(Self.head + object(["observation.date": "2012-11-05"]), as: "pobs")
    #expect(notes.keys == ["bundle.note_empty"])
  }

  @Test("A file with only its people is what its name says")
  func onlyPeople() throws {
    #expect(try read(Self.head, as: "phist").parcel.kind == .usage)
    #expect(try read(Self.head, as: "pobs").parcel.kind == .observations)
  }
}
