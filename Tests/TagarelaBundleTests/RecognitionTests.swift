import Foundation
import TagarelaBundle
import TagarelaKit
import Testing

struct RecognitionTests {
  static func recognised(_ text: String) -> [String] {
    let beginning = Data(text.utf8).prefix(FileFormat.beginning)
    return registry.all(.formats).filter { $0.recognises(beginning) }.map(\.id)
  }

  @Test(
    "The beginning of a file tells which of the three it is",
    arguments: [
      (OriginalFormTests.head, ["psyb"]), ("\u{FEFF}[\r\n" + OriginalFormTests.head, ["psyb"]),
      (HistoryTests.head + object(["history.symbol": "a", "history.date": "2012-11-05"]), ["phist"]),
      (HistoryTests.head + object(["observation.date": "2012-11-05", "observation.text": "a"]), ["pobs"]),
      (#"{"tutor.picture":""# + String(repeating: "QUJD", count: 5000), ["psyb"]),
      ("", []), ("{}", []), ("%PDF-1.4", []), (#"{"name":"x","symbol":"y"}"#, []), ("PK\u{3}\u{4}", []),
      ("{\"plan", []),
    ])
  func beginnings(text: String, ids: [String]) {
    #expect(Self.recognised(text) == ids)
  }

  @Test("What is written is recognised, even when there is nothing in it", arguments: Parcel.Kind.bundles)
  func written(kind: Parcel.Kind, id: String) throws {
    var parcel = Parcel(kind: kind)
    if kind == .plan {
      parcel.plans = [
        Plan(name: "", description: "", kind: .board, start: nil, board: Board(name: "", size: .nine, layout: "nine"))
      ]
    }
    let data = try write(parcel, as: id)
    #expect(Self.recognised(String(decoding: data, as: UTF8.self)) == [id])
    for other in ["psyb", "phist", "pobs"] { #expect(try read(data, as: other) == Reading(parcel: parcel)) }
  }
}

extension Parcel.Kind {
  static let bundles: [(Parcel.Kind, String)] = [(.plan, "psyb"), (.usage, "phist"), (.observations, "pobs")]
}
