import ActivityConformance
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import tagarela

struct CourseTests {
  @Test func `courses keep what activities promise`() throws {
    expectNone(try checkConformance(ofActivity: "course", in: Registry(builtInModules)))
  }
}
