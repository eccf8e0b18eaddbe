import Foundation
import Testing

/// Words of a file in another language than the user's.
struct ForeignLanguageTests {
  @Test func `are looked up in their own language`() async throws {
    let desk = try Desk()
    let set = """
      {"modelName":"GridData","id":"g1","label":{"en":"Food"},"rowCount":1,"minColumnCount":2,"gridElements":[
      {"id":"e1","x":0,"y":0,"label":{"en":"pie"},"image":{"url":"https://example.org/1.png"}},
      {"id":"e2","x":1,"y":0,"label":{"en":"bread"},"image":{"url":"https://example.org/2.png"}}]}
      """
    try Data(set.utf8).write(to: desk.folder.appending(path: "food.grd"))
    let answer = try await desk.run(["--json", "--lang", "es", "-c", "receive food.grd --yes"])
    #expect(answer.status == 0, "\(answer.messages)")
    let bread = try await desk.run(["--json", "--lang", "es", "-c", "symbol show bread"])
    #expect(bread.output.contains(#""source":"pcs:bread""#))
    // In Spanish it is a foot.
    let pie = try await desk.run(["--json", "--lang", "es", "-c", "symbol show pie"])
    #expect(!pie.output.contains("pcs:foot"))
  }
}
