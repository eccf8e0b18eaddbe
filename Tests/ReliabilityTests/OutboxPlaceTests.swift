import Foundation
import TagarelaTestSupport
import Testing

@Suite(.waiting) struct `What waits to be sent` {
  @Test(arguments: ["", nil]) func `lies in the user's data folder, also where its variable is empty`(_ data: String?)
    throws
  {
    let tagarela = try Tagarela()
    let script = try tagarela.script([
      "patient new Ana --email ana@exemplo.org", "use Ana", "settings role tutor", "note água", "observation send",
    ])
    let variables = data.map { ["XDG_DATA_HOME": $0] } ?? ["XDG_DATA_HOME": tagarela.path(".local/share")]
    expectSuccess(try tagarela.run(["run", script], environment: variables))
    #expect(try !tagarela.files(in: ".local/share/tagarela/outbox").isEmpty)
  }
}
