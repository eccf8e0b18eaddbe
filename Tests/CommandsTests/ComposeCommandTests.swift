import Foundation
import TagarelaTestSupport
import Testing

/// Guided sentences on a line, as scripts make them.
struct ComposeCommandTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private func run(_ commands: String..., language: String = "en", json: Bool = false) async throws -> Desk.Answer {
    try await desk.run((json ? ["--json"] : ["--plain"]) + ["--lang", language] + commands.flatMap { ["-c", $0] })
  }

  /// What a command says as JSON.
  private func record(_ command: String, language: String = "en") async throws -> [String: Any] {
    let answer = try await run(command, language: language, json: true)
    let read = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    return try #require(read, "\(answer.messages)")
  }

  private func offers(_ command: String, language: String = "en") async throws -> [String] {
    let answer = try await run(command + " --offers --limit 1000", language: language, json: true)
    let rows = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [[String: Any]]
    return try #require(rows, "\(answer.messages)").compactMap { $0["choice"] as? String }
  }

  private func said(_ command: String, language: String = "en") async throws -> String {
    let answer = try await run(command, language: language)
    #expect(answer.status == 0, "\(answer.messages)")
    return answer.output
  }

  // MARK: steps and reasons

  @Test(arguments: [
    ("pt", "compor menina comer pão :não", "A menina não come pão."),
    ("es", "componer niña comer :atrás beber leche :no", "La niña no bebe leche."),
    ("ca", "compondre nena menjar :enrere beure llet :no", "La nena no beu llet."),
    ("en", "compose girl eat bread :não", "The girl doesn't eat bread."),
  ])
  func `steps are understood in every language`(_ language: String, _ line: String, _ sentence: String) async throws {
    #expect(try await said(line, language: language) == sentence + "\n")
  }

  @Test func `what is no favourite, or not on the board, is told as such`() async throws {
    let made = ["patient new Bia", "favourite add i --patient Bia", "favourite add eat --patient Bia"]
    let answer = try await desk.run(
      ["--plain", "--lang", "en"] + (made + ["compose --favourites i eat bread --patient Bia"]).flatMap { ["-c", $0] })
    #expect(answer.messages.contains("“bread” is not among the favourites"), "\(answer.messages)")
    let board = try await run("board new B --grid 2x2", "board fill B i eat", "compose i eat bread --board B")
    #expect(board.messages.contains("“bread” is not on the board"), "\(board.messages)")
  }

  @Test func `programs are told the part as it is`() async throws {
    let answer = try await run("compose i want --offers --limit 1", json: true)
    #expect(answer.output.contains(#""part":"action""#), "\(answer.output)")
    let first = try await run("compose --offers --limit 1", json: true)
    #expect(first.output.contains(#""part":"subject""#), "\(first.output)")
  }

  // MARK: sentences

  @Test(arguments: [
    ("en", "compose mother eat apple", "Mother eats an apple."), ("pt", "compor eu querer suco", "Eu quero suco."),
    ("es", "componer niña comer pan :not", "La niña no come pan."),
    ("ca", "compondre nena menjar pa :not", "La nena no menja pa."),
    ("pt", "montar menina comer pão :ask", "A menina come pão?"),
    ("es", "componer niña comer pan --pregunta", "¿La niña come pan?"),
    ("en", "compose i want eat apple", "I want to eat an apple."),
    ("en", "compose mother sleep", "Mother is sleeping."),
    ("pt", "compor --eu querer suco", "Eu quero suco."), ("en", "compose --me want juice", "I want juice."),
    ("en", "compose --me be happy", "I am happy."),
    ("en", "compose --lang pt eu querer suco", "Eu quero suco."),
  ])
  func `choices become a sentence, in each language`(_ language: String, _ line: String, _ sentence: String)
    async throws
  {
    #expect(try await said(line, language: language) == sentence + "\n")
  }

  @Test(arguments: [
    ("mother eat apple :not", "Mother doesn't eat an apple."),
    ("mother :not eat apple", "Mother doesn't eat an apple."),
    (":not mother eat apple", "Mother doesn't eat an apple."), ("mother eat apple :not :not", "Mother eats an apple."),
    ("mother eat apple --negative", "Mother doesn't eat an apple."),
    ("mother eat apple --negative :not", "Mother doesn't eat an apple."),
    ("mother eat apple :ask", "Does mother eat an apple?"),
    ("mother eat apple --question", "Does mother eat an apple?"),
    ("mother eat apple :past", "Mother ate an apple."), ("mother eat apple --past", "Mother ate an apple."),
    ("mother eat apple :future", "Mother will eat an apple."),
    ("mother eat apple :past :past", "Mother eats an apple."),
    ("mother eat apple :past :future", "Mother will eat an apple."),
    ("mother eat apple :back bread :end", "Mother eats bread."),
    ("mother drink :back :back father eat apple", "Father eats an apple."),
    ("mother eat :end", "Mother eats."), ("mother eat :end :back apple", "Mother eats an apple."),
    ("father drink juice :not :past :again mother eat apple", "Mother eats an apple."),
    ("mother eat", "Mother eats."),
  ])
  func `steps on the line do what their keys do on the screen`(_ words: String, _ sentence: String) async throws {
    let answer = try await said("compose \(words)")
    #expect(answer.lowercased() == (sentence + "\n").lowercased())
  }

  @Test func `what was said as another word for the same stays that word`() async throws {
    for word in ["mom", "mother", "mum", "MOTHER"] {
      let sentence = try await said("compose \(word) eat apple")
      #expect(sentence.lowercased() == "\(word.lowercased()) eats an apple.\n")
    }
    // The word of another language means the same, and is said in the sentence's own.
    #expect(try await said("compose mother beber suco --lang en").lowercased().hasSuffix("drinks juice.\n"))
  }

  @Test func `programs are told what was chosen, and as what`() async throws {
    let told = try await record("compose mother want eat apple :not :ask")
    #expect(told["language"] as? String == "en")
    #expect(told["negative"] as? Bool == true && told["question"] as? Bool == true)
    #expect(told["answer"] is NSNull || told["answer"] == nil)
    #expect((told["unknown"] as? [String])?.isEmpty == true)
    #expect((told["text"] as? String)?.hasSuffix("?") == true)
    let words = try #require(told["words"] as? [[String: Any]])
    #expect(words.map { $0["concept"] as? String } == ["mother", "want", "eat", "apple"])
    #expect(words.map { $0["word"] as? String } == ["mother", "want", "eat", "apple"])
    #expect(words.map { $0["step"] as? String } == ["subject", "verb", "complement", "complement"])
    #expect(words.map { $0["role"] as? String } == [nil, nil, "action", "object"])
  }

  // MARK: what is offered

  @Test func `what is offered goes with what was chosen`() async throws {
    let subjects = try await offers("compose")
    #expect(Set(["I", "mom", "dog", "teacher"]).isSubset(of: subjects))
    #expect(Set(["apple", "eat", "happy", "me"]).isDisjoint(with: subjects))
    let foods = try await offers("compose mother eat")
    #expect(Set(["apple", "bread", "with me"]).isSubset(of: foods))
    #expect(Set(["brick", "I", "juice", "eat"]).isDisjoint(with: foods))
    let wanted = try await offers("compose mother want")
    #expect(Set(["apple", "eat", "sleep"]).isSubset(of: wanted))
    #expect(!wanted.contains("want"))
  }

  @Test func `who speaks of himself sees how a sentence may begin`() async throws {
    #expect(Set(try await offers("compose --me")) == ["I want", "I am"])
    #expect(Set(try await offers("compor --eu", language: "pt")) == ["Eu quero", "Eu estou"])
    #expect(Set(try await offers("componer --yo", language: "es")) == ["Yo quiero", "Yo estoy"])
    #expect(Set(try await offers("compondre --jo", language: "ca")) == ["Jo vull", "Jo estic"])
    #expect(try await said(#"compose --me "I want" juice"#) == "I want juice.\n")
  }

  @Test(arguments: [
    ("compor avô ir médico", "pt", "O avô vai ao médico.\n"), ("compor --eu cansado", "pt", "Eu estou cansado.\n"),
    ("compor --eu ter fome", "pt", "Eu estou com fome.\n"), ("compor professora ler", "pt", "A professora lê.\n"),
    (#"compondre --jo "tenir gana""#, "ca", "Jo tinc gana.\n"),
  ])
  func `what one is and where one goes is taken as people say it`(line: String, language: String, sentence: String)
    async throws
  {
    #expect(try await said(line, language: language) == sentence)
  }

  @Test func `what somebody is agrees with who it is`() async throws {
    let states = try await offers("compondre mare estar", language: "ca")
    #expect(Set(["cansada", "gana", "fred"]).isSubset(of: states))
    #expect(Set(["cansat", "amb gana", "amb fred"]).isDisjoint(with: states))
  }

  @Test func `no more is shown than was asked for, and what remains is counted`() async throws {
    let answer = try await run("compose mother eat --offers --limit 3")
    #expect(answer.output.split(separator: "\n").count == 4)
    #expect(answer.messages.contains("choices more: --limit shows more"))
    let whole = try await run("compose mother eat apple :end --offers")
    #expect(whole.status == 0 && whole.output.contains("sentence finished"), "\(whole.output)\(whole.messages)")
  }

  @Test func `what was said changes what is offered first`() async throws {
    _ = try await run("patient new Bia", "patient new Rui")
    let usual = try await offers("compose mother eat")
    let rare = try #require(usual.last)
    for _ in 0..<3 {
      let composed = try await run("compose mother eat \"\(rare)\" --as-patient --patient Bia")
      #expect(composed.status == 0, "\(composed.messages)")
    }
    #expect(try await offers("compose mother eat --patient Bia").first == rare)
    #expect(try await offers("compose mother eat --patient Rui") == usual)
    #expect(try await offers("compose mother eat") == usual)
    for _ in 0..<3 { _ = try await run("undo") }
    #expect(try await offers("compose mother eat --patient Bia") == usual)
  }

  // MARK: history

  @Test func `what the patient composes is history of use, once, and goes with undo`() async throws {
    let answer = try await run(
      "patient new Bia", "use Bia", "compose mother eat apple --as-patient", "compose mother drink --offers",
      "usage list", "undo")
    #expect(answer.status == 0, "\(answer.messages)")
    #expect(answer.output.contains("undone: compose mother eat apple"))
    let rows = answer.output.split(separator: "\n").filter { $0.contains(":") && !$0.contains("undone") }
    #expect(rows.map { $0.split(separator: " ").first.map(String.init) } == ["mother", "eat", "apple"])
    let after = try await run("usage list --patient Bia")
    #expect(after.output.contains("no symbol"))
  }

  @Test func `what somebody else composes for a patient isn't the patient's use, and that is said`() async throws {
    _ = try await run("patient new Bia")
    let composed = try await run("compose mother eat apple --patient Bia")
    #expect(composed.output == "Mother eats an apple.\n")
    #expect(composed.messages.contains("not counted as use by Bia; with  --as-patient  it is"))
    #expect(try await run("usage list --patient Bia").output.contains("no symbol"))
    #expect(try await run("undo").output.contains("patient new Bia"))
    _ = try await run("redo")
    let counted = try await run("compose mother eat apple --as-patient --patient Bia")
    #expect(!counted.messages.contains("--as-patient"))
  }

  @Test func `without a patient nothing is noted, and a mistake notes nothing`() async throws {
    _ = try await run("patient new Bia")
    _ = try await run("compose mother eat apple")
    for wrong in ["mother eat brick", "mother give", "mother eat apple --refuse", "mother eat apple --keep nowhere"] {
      let answer = try await run("compose \(wrong) --patient Bia")
      #expect(answer.status == 1, "\(wrong)")
    }
    #expect(try await run("usage list --patient Bia").output.contains("no symbol"))
    #expect(try await run("undo").output.contains("patient new Bia"))
  }

  // MARK: mistakes

  @Test(arguments: [
    ("compose mother eat aple", "aple", "near: apple"), ("compose mother eat xyzzy", "xyzzy", "doesn't go here"),
    ("compose apple", "apple", "who?"), ("compose mother eat apple :end bread", "bread", "finished already"),
    ("compose mother give", "give", "a part is missing"), ("compose mother :back :back", ":back", "no choice to drop"),
    ("compose :not", ":not", "a part is missing"), ("compose --me :end", ":end", "a part is missing"),
    ("compose mother :foo", ":foo", "doesn't go here"),
    ("compose mother eat --keep drawer", "drawer", "drawer"), ("compose mother eat --lang xx", "xx", "pt, es, ca, en"),
    ("compose mother eat --board nope", "nope", "no board"),
    ("compose mother --patient Nobody", "Nobody", "no patient"),
    ("compose mother eat apple --refuse", "--refuse", "settings adult_no yes"),
    ("compose mother eat apple --past --future", "--future", "not both"),
  ])
  func `a mistake is told with its place and what would do`(_ line: String, _ wrong: String, _ reason: String)
    async throws
  {
    let answer = try await run(line)
    #expect(answer.status == 1)
    #expect(answer.output.isEmpty)
    #expect(answer.messages.contains(reason), "\(answer.messages)")
    // The last of what is marked below the line.
    let lines = answer.messages.split(separator: "\n").map(String.init)
    let marks = try #require(lines.firstIndex { $0.contains("^") }, "\(answer.messages)")
    let start = try #require(lines[marks].firstIndex(of: "^"))
    let column = lines[marks].distance(from: lines[marks].startIndex, to: start)
    #expect(String(lines[marks - 1].dropFirst(column)).hasPrefix(wrong), "\(answer.messages)")
  }

  @Test func `what is missing is named first among what may come`() async throws {
    let answer = try await run("compose mother give me")
    #expect(answer.status == 1)
    #expect(answer.messages.contains("a part is missing"))
    #expect(try await said("compose mother give me apple").lowercased() == "mother gives me an apple.\n")
  }

  @Test(arguments: [
    String(repeating: "mother ", count: 3_000), String(repeating: ":not ", count: 3_001) + "mother", "\"\"", "=",
    "=mother",
    "\"\u{1B}[2J\"", "\"mother eat\" apple", ":", "::back", String(repeating: "x", count: 20_000), "\u{202E}mother",
    String(repeating: "mother :back ", count: 500), "mother " + String(repeating: ":again mother ", count: 500),
  ])
  func `whatever stands on the line, there is an answer`(_ words: String) async throws {
    let answer = try await run("patient new Bia", "compose \(words) --patient Bia")
    #expect([0, 1, 2].contains(answer.status), "\(answer.status)")
    #expect(!answer.output.contains("\u{1B}") && !answer.messages.contains("\u{1B}"))
  }

  // MARK: the adult's NO

  @Test func `the adult's NO is there only where it is wanted`() async throws {
    let answer = try await run(
      "settings adult_no yes", "compose mother eat apple --refuse", "compose eu querer suco --lang pt --refuse",
      "settings adult_no no", "compose mother eat apple --refuse")
    #expect(answer.status == 1)
    #expect(answer.output.contains("Mother eats an apple.\n✗ No.\n"), "\(answer.output)")
    #expect(answer.output.contains("Eu quero suco.\n✗ Não.\n"), "\(answer.output)")
    #expect(answer.messages.contains("the adult's NO is switched off"))
    _ = try await run("settings adult_no yes")
    #expect(try await record("compose mother eat apple --refuse")["answer"] as? String == "No.")
  }

  @Test func `a sentence is said aloud where that is asked for, longer with the adult's answer`() async throws {
    func heard(_ command: String) async throws -> Int {
      let file = desk.folder.appending(path: "heard.wav")
      try? FileManager.default.removeItem(at: file)
      let answer = try await run("settings adult_no yes", command)
      #expect(answer.status == 0, "\(answer.messages)")
      return (try? Data(contentsOf: file).count) ?? 0
    }
    #expect(try await heard("compose mother eat apple") == 0)
    let sentence = try await heard("compose mother eat apple --say")
    #expect(sentence > 10_000)
    #expect(try await heard("compose mother eat apple --say --refuse") > sentence)
  }
}
