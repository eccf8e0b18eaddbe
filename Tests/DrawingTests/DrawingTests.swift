import Foundation
import Pictograms
import PCS
import PIC
import TagarelaKit
import Testing

@testable import Drawing

/// A book with the parts that come with Tagarela and one more file.
func book(_ text: String, withParts: Bool = false) throws -> DrawingBook {
  let own = DrawingText(name: "own.drawing", text: text)
  return DrawingBook(withParts ? try Shipped.texts().filter { $0.name.hasPrefix("parts") } + [own] : [own])
}

/// The files of the module Pictograms.
enum Shipped {
  static let registry = Registry([.pictograms])

  static func texts() throws -> [DrawingText] {
    try registry.all(.drawings).flatMap { try $0.texts() }
  }

  static let book = Result { DrawingBook(try texts()) }
}

/// The marks of one drawing.
func marks(_ text: String, _ manner: DrawingStyle.Manner = .colour, isDetailed: Bool = false, withParts: Bool = false)
  throws
  -> [Mark]
{
  let book = try book(text, withParts: withParts)
  #expect(book.complaints.isEmpty)
  var composer = Composer(book, manner, isDetailed: isDetailed)
  let drawing = book.keys.last.flatMap(book.part)
  return try composer.compose(try #require(drawing))
}

func svg(_ text: String, _ look: DrawingLook, withParts: Bool = false) throws -> String {
  let book = try book(text, withParts: withParts)
  let key = try #require(book.keys.last)
  let picture = try book.picture(of: key, look)
  return try #require(picture)
}

@Suite struct `A book of drawings` {
  private static let text = """
    drawing sun
      circle 50,50 20 color=yellow
    part odd size=3
      circle 50,50 twenty=,
    drawing sun
      circle 50,50 30
    thing moon
      circle 50,50 30
    drawing moon
      circle 50,50 30 color=gray
    """

  @Test func `tells what is wrong in it, though nobody needs it`() throws {
    let found = try book(Self.text).complaints.map { "\($0.row ?? 0) \($0.what.key)" }
    #expect(found == ["4 drawing.number", "7 drawing.beginning", "8 drawing.outside", "5 drawing.twice"])
  }

  @Test func `names the file's row where a drawing is wrong`() throws {
    let book = try book("drawing sun\n  circle 50,50 20\n\n# more\ndrawing moon\n  circle 50,50 20\n  nothing 3\n")
    let look = DrawingLook(.pcs, choices: [])
    #expect(try book.picture(of: "sun", look) != nil)
    let failure = #expect(throws: Failure.self) { try book.picture(of: "moon", look) }
    #expect(failure?.place?.line == 7)
  }

  @Test func `keeps to what has a name of its own`() throws {
    let book = try book(Self.text)
    #expect(book.keys == ["sun", "moon"])
    #expect(book.partNames == ["odd"])
  }
}
