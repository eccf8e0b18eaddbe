import ActivityConformance
import Agenda
import TagarelaKit
import TagarelaTestSupport
import Testing

import Composition

struct ActivityTests {
  @Test func `the agenda keeps what activities promise`() throws {
    expectNone(try checkConformance(ofActivity: "agenda", in: Registry(builtInModules)))
  }
}
