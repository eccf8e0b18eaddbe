import Conformance
import Foundation
import Synchronization
import TagarelaBundle
import TagarelaKit
import Testing

/// The three formats as start-up registers them.
let registry = Registry([.tagarelaBundle])

func format(_ id: String) throws -> FileFormat {
  try #require(registry.first(.formats, id: id))
}

func read(_ text: String, as id: String = "psyb") throws -> Reading {
  try read(Data(text.utf8), as: id)
}

func read(_ data: Data, as id: String = "psyb") throws -> Reading {
  let reader = try #require(try format(id).read)
  return try reader(InputFile(path: "bundle.\(id)", bytes: data), .forConformance)
}

func write(_ parcel: Parcel, as id: String, with aids: WritingAids = .stub) throws -> Data {
  try #require(try format(id).file(of: parcel, with: aids))
}

extension Reading {
  var keys: [String] { complaints.map(\.key) }

  func plan() throws -> Plan { try #require(parcel.plans.first) }
}

/// One object as JSON, its keys in the order given.
func object(_ fields: KeyValuePairs<String, String>) -> String {
  "{" + fields.map { "\"\($0.key)\":\"\($0.value)\"" }.joined(separator: ",") + "}"
}

func symbol(_ name: String, position: String) -> String {
  object([
    "symbol.name": name, "symbol.position": position, "category.name": "verbs", "category.colordesc": "Red",
  ])
}

enum Sample {
  static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 1, 2, 3])
  static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 9, 8, 7])
  static let svg = Data("<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
  static let wave = Data("RIFF\u{24}\0\0\0WAVEfmt ".utf8)
}

extension WritingAids {
  static let stub = aids(StubRenderer())

  static func aids(_ renderer: any Renderer) -> WritingAids {
    let dates = DateStyle(short: \.description, long: \.description, read: { Day($0) })
    let language = Language(
      id: "pt", name: "português", plural: { $0 == 1 ? .one : .other }, numbers: NumberStyle(decimal: ",", group: "."),
      dates: dates)
    return WritingAids(
      renderer: renderer, archiver: ReadingAids.forConformance.archiver, layouts: [],
      wording: Wording(language: language, translations: []),
      now: Moment(seconds: 0))
  }
}

/// Renders every document to the same PNG, or fails at all of them.
struct StubRenderer: Renderer {
  var fails = false

  static let rendering = Sample.png + Data([0x52])

  func render(_ document: Document, as output: RenderOutput, scale: Double) throws -> Data {
    guard !fails, output == .png, let page = document.pages.first, page.width * scale == 512,
      page.height * scale == 512, document.pictures == [Sample.svg]
    else { throw Failure("picture.unreadable") }
    return Self.rendering
  }

  func lines(of texts: [MeasuredText], width: Double) throws -> [[TextLine]] { [] }

  func inspect(picture: Data) throws -> PictureFacts { throw Failure("stub") }
}

/// Fails so many times, as a program does that was killed, and then renders.
final class ForgetfulRenderer: Renderer {
  private let failures: Mutex<Int>

  init(failures: Int) { self.failures = Mutex(failures) }

  func render(_ document: Document, as output: RenderOutput, scale: Double) throws -> Data {
    let fails = failures.withLock { left in
      defer { if left > 0 { left -= 1 } }
      return left > 0
    }
    if fails { throw Failure("program.ended") }
    return StubRenderer.rendering
  }

  func lines(of texts: [MeasuredText], width: Double) throws -> [[TextLine]] { [] }

  func inspect(picture: Data) throws -> PictureFacts { throw Failure("program.ended") }
}
