import ActivityConformance
import BuiltIns
import TagarelaKit
import TagarelaTestSupport
import Testing

struct CourseTests {
  @Test func `courses keep what activities promise`() throws {
    expectNone(try checkConformance(ofActivity: "course", in: Registry(builtInModules)))
  }
}
