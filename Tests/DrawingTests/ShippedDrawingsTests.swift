import CoreVocabulary
import PCS
import PIC
import TagarelaKit
import Testing

@testable import Drawing

/// The drawings that come with Tagarela.
struct ShippedDrawingsTests {
  static let concepts: Set<String> = {
    let tables = try? Registry([.coreVocabulary]).all(.vocabularies).flatMap { try $0.tables() }
    return Set((tables ?? []).flatMap(\.concepts).map(\.key))
  }()

  @Test func `every drawing can be drawn in every variant`() throws {
    let complaints = try Shipped.book.get().check()
    for complaint in complaints { Issue.record("\(complaint.file):\(complaint.row ?? 0): \(complaint.what)") }
  }

  @Test func `every drawing is named with a concept's key`() throws {
    #expect(!Self.concepts.isEmpty)
    for key in try Shipped.book.get().keys { #expect(Self.concepts.contains(key), "\(key)") }
  }

  @Test(arguments: [DrawingStyle.pic, .pcs])
  func `no drawing is the same as another`(_ style: DrawingStyle) throws {
    let book = try Shipped.book.get()
    var first: [String: String] = [:]
    for key in book.keys {
      let picture = try book.picture(of: key, DrawingLook(style))
      let svg = try #require(picture)
      if let other = first.updateValue(key, forKey: svg) { Issue.record("\(key) is the same as \(other)") }
    }
  }

  @Test func `the words that are said most have a drawing`() throws {
    let keys = Set(try Shipped.book.get().keys)
    let core = [
      "i", "you", "want", "more", "stop", "help", "yes", "no", "eat", "drink-action", "go", "play", "toilet", "pain",
      "happy", "sad",
    ]
    #expect(keys.isSuperset(of: core))
  }

  @Test func `the same drawing is the same bytes each time`() throws {
    let book = try Shipped.book.get()
    let again = DrawingBook(try Shipped.texts())
    for key in book.keys {
      #expect(try book.picture(of: key, DrawingLook(.pcs)) == again.picture(of: key, DrawingLook(.pcs)))
    }
  }
}
