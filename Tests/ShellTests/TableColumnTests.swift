import TagarelaKit
import Testing

@testable import Shell

@Suite struct `A field of a table` {
  @Test(arguments: ["leva a", "leva-a", "leads_to", "lev"])
  func `is known by its heading, also as one word, and by its key`(_ typed: String) throws {
    let columns = TableColumns(
      columns: [Table.Column("name"), Table.Column("leads_to")], wording: Bench.session("pt").wording)
    #expect(try columns.number(named: typed) == 1)
  }
}
