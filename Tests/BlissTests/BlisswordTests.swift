import Bliss
import TagarelaKit
import Testing

@Suite("Joining makes a proper Blissword")
struct BlisswordTests {
  private func join(_ codes: String...) throws -> String? { try Clinic().source.joined(codes)?.code }

  @Test("characters follow each other in one word, what it is first")
  func order() throws {
    #expect(try join("B392", "B173") == "B392/B173")
    #expect(try join("house", "book") == "B392/B173")
    #expect(try join("14905", "B173") == "B392/B173")
    #expect(try join("B392", "B173", "B220") == "B392/B173/B220")
  }

  @Test("the indicator over the first word's head is the whole's, and the others' go")
  func indicators() throws {
    #expect(try join("eat", "water") == "B329;B81/B695")
    #expect(try join("house", "eat") == "B392/B329")
    #expect(try join("B313;B81", "B120;B86/B401") == "B313;B81/B120/B401")
  }

  @Test("what a character means stays: the thing indicator and parts of the character")
  func meaning() throws {
    #expect(try join("B392", "B428;B97/B666") == "B392/B428;B97/B666")
    #expect(try join("B392", "B1;circle8@0,8;B86") == "B392/B1;circle8@0,8")
  }

  @Test("a modifier before the head carries no indicator")
  func modifiers() throws {
    #expect(try join("B449", "happy") == "B449/B313;B86/B678")
    #expect(try join("B486", "B313;B86", "B449/B335;B81") == "B486/B313;B86/B449/B335")
    #expect(try join("B11", "B655;B86") == "B11/B655;B86")
  }

  @Test("several words become one, and spaces between characters stay")
  func spaces() throws {
    #expect(try join("B392//B173", "B220") == "B392/B173/B220")
    #expect(try join("B313/K:-2/B516", "B376") == "B313/K:-2/B516/B376")
  }

  @Test("a joined word that a concept means is that concept's")
  func concept() throws {
    #expect(try Clinic().source.joined(["B313;B86", "B678"])?.concept == "happy")
    #expect(try Clinic().source.joined([]) == nil)
  }

  @Test("what is no symbol can't be joined")
  func unknown() throws {
    let failure = try #require(throws: Failure.self) { try join("house", "nothing such") }
    #expect(failure.what == Phrase("bliss.code.unknown", ["code": "nothing such"]))
  }
}
