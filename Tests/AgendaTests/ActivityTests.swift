import ActivityConformance
import Agenda
import BuiltIns
import TagarelaKit
import TagarelaTestSupport
import Testing

struct ActivityTests {
  @Test func `the agenda keeps what activities promise`() throws {
    expectNone(try checkConformance(ofActivity: "agenda", in: Registry(builtInModules)))
  }
}
