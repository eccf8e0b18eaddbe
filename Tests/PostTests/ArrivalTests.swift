import Foundation
import TagarelaTestSupport
import Testing

/// What arrives in a folder may come from anybody.
struct ArrivalTests {
  private let desk: PostDesk

  init() throws {
    desk = try PostDesk(server: "smtp://127.0.0.1:1")
    let sent = try desk.run(["plan send Hora --to-dir \(desk.path("sent"))"])
    #expect(sent.status == 0, "\(sent.errors)")
    try FileManager.default.createDirectory(atPath: desk.tagarela.path("in"), withIntermediateDirectories: true)
    _ = try desk.run(["settings mail.inbox \(desk.path("in"))"])
  }

  private func arrive(_ letter: Data, as name: String = "a.eml") throws {
    try letter.write(to: URL(filePath: desk.tagarela.path("in/\(name)")))
  }

  /// A letter with a file, as the lines of its part say.
  private func letter(_ part: String, file: Data? = nil) throws -> Data {
    let bytes = try file ?? desk.tagarela.bytes("sent/hora.psyb")
    let content = bytes.base64EncodedString(options: .lineLength76Characters)
    let head = "From: =?UTF-8?Q?M=C3=A3e?= <mae@exemplo.org>\nSubject: =?ISO-8859-1?Q?=C1gua?=\nMIME-Version: 1.0\n"
    return Data((head + part.replacing("CONTENT", with: content) + "\n").utf8)
  }

  @Test(arguments: [
    #"filename="hora.psyb""#, "filename*=UTF-8''hora%2Epsyb", "filename*0=ho;\n filename*1=ra.psyb",
    #"filename="=?UTF-8?B?aG9yYS5wc3li?=""#, #"filename="../../../tmp/hora.psyb""#, #"filename="C:\\x\\hora.psyb""#,
    "filename=\"\u{301}água.psyb\"",
  ])
  func `a file is found whatever way its name is written, and stays in its place`(_ name: String) throws {
    let part = """
      Content-Type: application/octet-stream
      Content-Transfer-Encoding: base64
      Content-Disposition: attachment;
       \(name)

      CONTENT
      """
    try arrive(letter(part))
    let told = try desk.run(["inbox fetch", "inbox receive 1"])
    #expect(told.output.contains("Mãe") && told.output.contains("Hora"), "\(told.output)\(told.errors)")
    #expect(told.output.contains("all of it was here already"), "\(told.output)\(told.errors)")
  }

  @Test func `a letter within a letter is looked through`() throws {
    let inner = String(decoding: try desk.tagarela.bytes("sent/hora.eml"), as: UTF8.self)
    try arrive(Data("From: a@b.example\r\nMIME-Version: 1.0\r\nContent-Type: message/rfc822\r\n\r\n\(inner)".utf8))
    #expect(try desk.run(["inbox fetch"]).output.contains("Hora"))
  }

  @Test func `a file that is none of ours is refused as it would be by itself, with why`() throws {
    let part = """
      Content-Type: application/octet-stream
      Content-Transfer-Encoding: base64
      Content-Disposition: attachment; filename="hora.psyb"

      CONTENT
      """
    try arrive(letter(part, file: Data("{\"tagarela.format\": [[[".utf8)))
    let told = try desk.run(["inbox fetch", "inbox receive 1"])
    #expect(told.output.contains("refused"), "\(told.output)")
    #expect(told.status == 1 && !told.errors.isEmpty)
  }

  @Test func `each file of a letter is received by itself`() throws {
    _ = try desk.run([
      "board new Banho", "board word Banho 1 água",
      "plan new Banho --tutor Ana --type board --board Banho --description d",
      "plan send Banho --to-dir \(desk.path("sent"))",
    ])
    func part(_ name: String) throws -> String {
      let content = try desk.tagarela.bytes("sent/\(name)").base64EncodedString(options: .lineLength76Characters)
      return """
        --x
        Content-Type: application/octet-stream
        Content-Transfer-Encoding: base64
        Content-Disposition: attachment; filename="\(name)"

        \(content)

        """
    }
    let head = "From: mae@exemplo.org\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=x\n\n"
    try arrive(Data((head + part("hora.psyb") + part("banho.psyb") + "--x--\n").utf8))
    let received = try desk.run(["inbox fetch", "inbox receive 2", "inbox"], json: true)
    let rows = received.output.split(separator: "\n").last.map { Data($0.utf8) } ?? Data()
    let listed = try JSONSerialization.jsonObject(with: rows) as? [[String: Any]] ?? []
    #expect(
      listed.map { "\($0["what"] ?? "") \($0["state"] ?? "")" } == ["Hora waiting", "Banho received"],
      "\(received.output)\(received.errors)")
  }

  @Test func `a file that is sealed is described where our keys open it, and is received by its passphrase elsewhere`()
    throws
  {
    let (ours, words) = (desk.path("words"), "quatro palavras à toa")
    try words.write(toFile: ours, atomically: true, encoding: .utf8)
    let made = try desk.run([
      "key new Ana", "key show '\(desk.path("ana.pub"))'", "key trust '\(desk.path("ana.pub"))' --yes",
      "export Hora '\(desk.path("a.psyb"))' --seal Ana",
      "export Hora '\(desk.path("b.psyb"))' --seal passphrase --passphrase-file '\(ours)'",
      "key new Eva --replace", "key show '\(desk.path("eva.pub"))'", "key trust '\(desk.path("eva.pub"))' --yes",
      "export Hora '\(desk.path("c.psyb"))' --seal Eva",
    ])
    #expect(made.status == 0, "\(made.errors)")
    for name in ["a", "b", "c"] {
      let part = """
        Content-Type: application/octet-stream
        Content-Transfer-Encoding: base64
        Content-Disposition: attachment; filename="tagarela.psyb.sealed"

        CONTENT
        """
      try arrive(letter(part, file: desk.tagarela.bytes("\(name).psyb.sealed")), as: "\(name).eml")
    }
    let fetched = try desk.run(["inbox fetch"], json: true)
    let rows = try JSONSerialization.jsonObject(with: Data(fetched.output.utf8)) as? [[String: Any]] ?? []
    #expect(rows.map { $0["state"] as? String } == ["refused", "waiting", "waiting"], "\(fetched.output)")
    #expect(rows.map { $0["patient"] as? String } == [nil, nil, "Giovanna"], "\(fetched.output)")
    let whys = rows.map { $0["why"] as? String ?? "" }
    #expect(whys[0].contains("sealed for others") && whys[1].contains("opened when it is received"), "\(whys)")
    let mute = try desk.run(["inbox receive 2"])
    #expect(mute.status == 1 && mute.errors.contains("--passphrase-file"), "\(mute.errors)")
    let received = try desk.run(["inbox receive 2 --passphrase-file '\(ours)'", "inbox receive 3"])
    #expect(received.status == 0, "\(received.errors)")
    #expect(received.output.matches(of: /all of it was here already/).count == 2, "\(received.output)")
  }

  @Test func `a file that was cut off on its way is told, before and after it was received`() throws {
    let part = """
      Content-Type: application/octet-stream
      Content-Transfer-Encoding: base64
      Content-Disposition: attachment; filename="hora.psyb"

      CONTENT
      """
    let whole = try desk.tagarela.bytes("sent/hora.psyb")
    try arrive(letter(part, file: whole.prefix(whole.count * 9 / 10)))
    let told = try desk.run(["inbox fetch", "inbox receive 1 --yes", "inbox"])
    let states = told.output.split(separator: "\n").filter { $0.contains("incomplete") }
    #expect(states.count == 2 && told.output.contains("ask for it to be sent again"), "\(told.output)\(told.errors)")
  }

  @Test func `letters that nobody should write are refused or passed over, soon`() throws {
    let file = "Content-Disposition: attachment; filename=x.psyb\n\n{}\n"
    let nested = (0..<5000).map { "Content-Type: multipart/mixed; boundary=b\($0)\n\n--b\($0)\n" }.joined()
    let wide =
      "Content-Type: multipart/mixed; boundary=b\n\n" + String(repeating: "--b\n\(file)", count: 5000) + "--b--\n"
    let noise = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) })
    let endless = "Subject: " + String(repeating: "=?UTF-8?B?4pyT?= ", count: 20_000) + "\n\n"
    // GMime goes down with it, alone.
    let groups = "From: " + String(repeating: "a:", count: 50_000) + "\n\n"
    let letters = [nested, groups, wide, endless, ""].map { Data($0.utf8) } + [noise]
    for (index, letter) in letters.enumerated() {
      try arrive(letter, as: "\(index).eml")
    }
    let told = try desk.run(["inbox fetch", "inbox", "patient list"])
    #expect(told.status == 0 && told.output.contains("refused"), "\(told.output)\(told.errors)")
    #expect(told.output.contains("Giovanna"))
  }

  @Test func `a Maildir's letters are the same whether somebody has read them or not`() throws {
    let folder = desk.tagarela.path("Maildir")
    for name in ["new", "cur", "tmp"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    try desk.tagarela.bytes("sent/hora.eml").write(to: URL(filePath: "\(folder)/new/1.host"))
    #expect(try desk.run(["settings mail.inbox \(folder)", "inbox fetch"]).output.contains("Hora"))
    try FileManager.default.moveItem(atPath: "\(folder)/new/1.host", toPath: "\(folder)/cur/1.host:2,S")
    let again = try desk.run(["inbox fetch", "inbox receive 1"])
    #expect(again.output.contains("nothing new has come") && again.output.contains("all of it was here already"))
  }

  @Test func `what a sender is called doesn't steer the terminal`() throws {
    let head = "From: \"\u{1B}[31mX\u{07}\" <a@b.example>\n"
    try arrive(Data((head + "Content-Disposition: attachment; filename=\"\u{1B}]0;y.psyb\"\n\n{}\n").utf8))
    let told = try desk.run(["inbox fetch", "inbox"])
    #expect(!told.output.contains("\u{1B}") && told.output.contains("refused"), "\(told.output)")
  }

  @Test func `what only passes through is gone afterwards`() throws {
    try arrive(try desk.tagarela.bytes("sent/hora.eml"))
    _ = try desk.run(["inbox fetch", "inbox receive 1"])
    #expect(try desk.tagarela.files().filter { $0.hasPrefix("tagarela-") }.isEmpty)
  }
}
