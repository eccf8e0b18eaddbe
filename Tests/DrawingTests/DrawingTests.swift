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
