import Foundation
import TagarelaKit
import Testing

struct FilePicturesTests {
  @Test func `what is missed apart is noted in the order of the boards, each address once`() {
    let whole = FilePictures()
    let (first, second) = (whole.apart(), whole.apart())
    #expect(second.picture(at: "https://example.org/b.png") == nil)
    #expect(second.picture(at: "https://example.org/a.png") == nil)
    #expect(first.picture(at: "https://example.org/a.png") == nil)
    #expect(first.picture(at: "no address") == nil)
    #expect(whole.missing.isEmpty)
    whole.join(first)
    whole.join(second)
    #expect(whole.missing == ["https://example.org/a.png", "https://example.org/b.png"])
  }

  @Test func `what was fetched is found apart as well`() {
    let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let whole = FilePictures(fetched: { $0 == "https://example.org/a.png" ? png : nil })
    let apart = whole.apart()
    #expect(apart.picture(at: "https://example.org/a.png") == whole.picture(at: "https://example.org/a.png"))
    _ = apart.picture(at: "https://example.org/b.png")
    whole.join(apart)
    #expect(whole.missing.contains("https://example.org/b.png"))
  }

  @Test(arguments: [0, 1, 2, 1000]) func `elements are made side by side in their order`(count: Int) {
    #expect(Array(0..<count).concurrentMap { "\($0)" } == (0..<count).map { "\($0)" })
  }
}
