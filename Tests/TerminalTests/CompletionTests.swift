import Testing

@testable import Terminal

@Suite struct Completions {
  private func step(_ line: String, _ range: Range<Int>, _ texts: String...) -> Completion.Step {
    Completion(range: range, options: texts.map { Completion.Option(text: $0) }).step(in: line)
  }

  @Test(arguments: [
    ([], ""), (["prato"], "prato"), (["prancha", "prato"], "pra"), (["água", "água-de-coco"], "água"),
    (["a", "b"], ""),
    (["👨‍👩‍👧", "👨‍👩‍👦"], ""),
  ])
  func `share whole characters`(texts: [String], shared: String) {
    #expect(commonPrefix(of: texts) == shared)
  }

  @Test func `with nothing to offer beep`() {
    #expect(step("xyz", 0..<3) == .beep)
  }

  @Test func `that are alone are inserted, with a blank unless one is there or more belongs to it`() {
    #expect(step("usar giov", 5..<9, "\"Giovanna Reis\"") == .replace(5..<9, "\"Giovanna Reis\" "))
    #expect(step("ver pra x", 4..<7, "prancha") == .replace(4..<7, "prancha"))
    let open = Completion(range: 0..<2, options: [.init(text: "nome=", closes: false)])
    #expect(open.step(in: "no") == .replace(0..<2, "nome="))
  }

  @Test func `insert what they share, in the options' writing`() {
    #expect(step("p", 0..<1, "prancha", "prato") == .replace(0..<1, "pra"))
    #expect(step("AGU", 0..<3, "água", "água-de-coco") == .replace(0..<3, "água"))
    #expect(step("gio", 0..<3, "\"Giovanna Reis\"", "\"Giovanna Lima\"") == .replace(0..<3, "\"Giovanna "))
  }

  @Test func `are listed when nothing more can be inserted`() {
    #expect(step("pra", 0..<3, "prancha", "prato") == .list)
    #expect(step("reis", 0..<4, "Giovanna Reis", "Giovanna Lima Reis") == .list)
  }

  @Test func `survive a range outside of the line`() {
    #expect(step("ab", 5..<9, "x") == .replace(2..<2, "x "))
  }

  @Test func `without notes are listed in columns, downwards`() {
    let list = CompletionList(columns: 14, rows: 24) { "+\($0)" }
    #expect(list.lines(of: ["pão", "suco", "água", "uva"].map { .init(text: $0) }) == ["pão   água", "suco  uva"])
  }

  @Test func `with notes are listed one a line, aligned and cut`() {
    let list = CompletionList(columns: 20, rows: 24) { "+\($0)" }
    let options = [
      Completion.Option(text: "novo", note: "faz um paciente"), .init(text: "🧃"), .init(text: "ver", note: "mostra"),
    ]
    #expect(
      list.lines(of: options)
        == ["novo  faz um pacien…", "🧃", "ver   mostra"].map { DisplayWidth.truncate($0, to: 19) })
  }

  @Test func `that are too many are counted in the last line`() {
    let list = CompletionList(columns: 20, rows: 8) { "+\($0)" }
    let lines = list.lines(of: (100..<200).map { .init(text: "\($0)") })
    #expect(lines == ["100  101  102  103", "104  105  106  107", "108  109  110  111", "112  113  114  115", "+84"])
  }
}
