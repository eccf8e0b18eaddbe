import TagarelaKit
import Testing

struct LeadInsTests {
  private let small = LeadIns(things: "the my l'", deeds: "to i am m'")

  @Test(
    arguments: [
      ("to swim", "swim", true), ("the house", "house", false), ("my the house", "house", false),
      ("i am hungry", "hungry", true), ("l'escola", "escola", false), ("m’agrada", "agrada", true),
      ("to the  house", "house", false), ("i am", "am", true),
    ])
  func `stand before what a label is about`(label: String, rest: String, isDeed: Bool) throws {
    let found = try #require(small.rest(of: label))
    #expect(found.text == rest)
    #expect(found.isDeed == isDeed)
  }

  @Test(arguments: ["", "swim", "the", "to ", "house the", "them all", "toswim", "l'"])
  func `are no more than that`(label: String) {
    #expect(small.rest(of: label) == nil)
  }
}
