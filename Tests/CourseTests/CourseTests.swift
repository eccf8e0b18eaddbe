import ActivityConformance
import TagarelaKit
import TagarelaTestSupport
import Testing

import Composition

struct CourseTests {
  @Test func `courses keep what activities promise`() throws {
    expectNone(try checkConformance(ofActivity: "course", in: Registry(builtInModules)))
  }
}
