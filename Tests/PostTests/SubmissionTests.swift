import Foundation
import TagarelaTestSupport
import Testing

/// Letters reach a real server, or say why they don't.
@Suite(.waiting, .enabled(if: MailServerProcess.hasPackages, "python3 has no aiosmtpd: scripts/python-test"))
struct SubmissionTests {
  private static var tls: [String] { [Certificate.files.certificate, Certificate.files.key] }

  @Test func `a plan that is sent arrives with its files, and is told as sent`() throws {
    let server = try MailServerProcess("smtp.py")
    let desk = try PostDesk(server: "smtp://127.0.0.1:\(server.port)")
    let told = try desk.run(["plan send Hora"], json: true)
    #expect(told.status == 0, "\(told.errors)")
    #expect(told.output.contains(#""state":"sent""#), "\(told.output)")
    let letter = String(decoding: try #require(server.letters.first), as: UTF8.self)
    #expect(server.envelope == "ana@clinica.example mae@exemplo.org")
    #expect(letter.contains("Subject: Hora\r\n") && letter.contains("hora.psyb") && letter.contains("hora.pdf"))
    #expect(try desk.run(["outbox"]).output == "no letter waits\n")
    #expect(try desk.run(["plan show Hora"], json: true).output.contains(#""sent":"20"#))
  }

  @Test func `notes and the history of use leave in the same way`() throws {
    let server = try MailServerProcess("smtp.py")
    let desk = try PostDesk(server: "smtp://127.0.0.1:\(server.port)")
    let told = try desk.run([
      "use Giovanna", "note 'Asked for juice'", "observation send", "plan touch Hora 1", "usage send",
    ])
    #expect(told.status == 0, "\(told.errors)")
    let letters = server.letters.map { String(decoding: $0, as: UTF8.self) }
    #expect(letters.count == 2)
    #expect(letters.first?.contains(".pobs") == true && letters.last?.contains(".phist") == true)
  }

  @Test(arguments: ["--tls", "--smtps"])
  func `a line is encrypted before anything is said, to a server that can prove who it is`(_ way: String) throws {
    let server = try MailServerProcess(
      "smtp.py", [way] + Self.tls + ["--user", "ana"], password: PostDesk.password)
    let scheme = way == "--tls" ? "smtp" : "smtps"
    let desk = try PostDesk(server: "\(scheme)://localhost:\(server.port)", user: "ana", isEncrypted: true)
    let strange = try desk.run(["plan send Hora"])
    #expect(strange.errors.contains("can't prove who it is"), "\(strange.errors)")
    #expect(server.letters.isEmpty)
    let test = try desk.run(["mail test", "outbox send"], trusting: true)
    #expect(test.status == 0 && test.output.contains("1 letter sent"), "\(test.output)\(test.errors)")
    #expect(server.letters.count == 1)
  }

  @Test func `a server without encryption gets nothing unless one says so`() throws {
    let server = try MailServerProcess("smtp.py")
    let desk = try PostDesk(server: "smtp://127.0.0.1:\(server.port)", isEncrypted: true)
    let told = try desk.run(["plan send Hora"])
    #expect(told.errors.contains("no encrypted line"), "\(told.errors)")
    #expect(try desk.run(["settings mail.tls off", "outbox send"]).status == 0)
    #expect(server.letters.count == 1)
  }

  @Test func `a wrong password is said, and the letter leaves with the right one`() throws {
    let server = try MailServerProcess("smtp.py", ["--user", "ana"], password: "another")
    let desk = try PostDesk(server: "smtp://127.0.0.1:\(server.port)", user: "ana")
    let told = try desk.run(["plan send Hora"])
    #expect(told.status == 0 && told.output.contains("waits in the outbox for mae@exemplo.org"), "\(told.output)")
    #expect(told.errors.contains("doesn't take this user and password"), "\(told.errors)")
    #expect(try desk.run(["mail test"]).status == 1)
    #expect(try desk.run(["settings mail.password-command 'echo another'", "outbox send"]).status == 0)
    #expect(server.letters.count == 1)
  }

  @Test(arguments: [("--no", "takes nothing for mae@exemplo.org"), ("--full", "is full")])
  func `a receiver that the server refuses is named, and the letter waits`(_ option: String, _ why: String) throws {
    let server = try MailServerProcess("smtp.py", [option, "mae@exemplo.org"])
    let desk = try PostDesk(server: "smtp://127.0.0.1:\(server.port)")
    let told = try desk.run(["plan send Hora"])
    #expect(told.errors.contains(why), "\(told.errors)")
    let again = try desk.run(["outbox send"])
    #expect(again.status == 1 && again.errors.contains(why), "\(again.errors)")
    #expect(try desk.outbox().first?["state"] == "waiting" && server.letters.isEmpty)
    #expect(try desk.run(["outbox remove 1", "outbox"]).output.contains("no letter waits"))
  }

  @Test func `names beyond ASCII, and domains, reach the server as it knows them`() throws {
    let server = try MailServerProcess("smtp.py")
    let desk = try PostDesk(
      server: "smtp://127.0.0.1:\(server.port)", patient: ("Íñigo Ünal", "mãe@exämple.org"), plan: "Água é vida")
    let told = try desk.run(["plan send 'Água é vida'"])
    #expect(told.output.contains("“Água é vida” sent"), "\(told.output)\(told.errors)")
    #expect(server.envelope == "ana@clinica.example mãe@xn--exmple-cua.org")
  }

  @Test func `a letter of 20 MB arrives byte by byte`() throws {
    let server = try MailServerProcess("smtp.py")
    let desk = try PostDesk(server: "smtp://127.0.0.1:\(server.port)")
    // Eight times almost five seconds of noise at 96 kHz, encoded once in the bundle and once in the letter.
    let voices = ["a", "b", "c", "d", "e", "f", "g", "h"]
    for (index, name) in voices.enumerated() {
      try Self.noise(bytes: 1_850_000, seed: UInt32(index)).write(to: URL(filePath: desk.path("\(name).wav")))
    }
    let pictures = Tagarela.pictures
    let names = try FileManager.default.contentsOfDirectory(atPath: pictures)
    let picture = "\(pictures)/" + (try #require(names.first { $0.hasSuffix(".png") }))
    let told = try desk.run(
      ["settings mail.largest 60", "category new Things --color red"]
        + voices.enumerated().flatMap { index, name in
          [
            "symbol new \(name)1 --category Things --picture \(picture) --voice \(desk.path("\(name).wav"))",
            "board put Lanche \(index + 2) \(name)1",
          ]
        } + ["plan send Hora"])
    #expect(told.output.contains("“Hora” sent"), "\(told.output)\(told.errors)")
    let letter = try #require(server.letters.first)
    #expect(letter.count > 20_000_000)
    #expect(String(decoding: letter.suffix(32), as: UTF8.self).hasSuffix("--=_tagarela_part--\r\n"))
  }

  /// A WAV file of two channels that nothing makes smaller.
  private static func noise(bytes: Int, seed: UInt32) -> Data {
    func four(_ number: Int) -> Data { withUnsafeBytes(of: UInt32(number).littleEndian) { Data($0) } }
    var noise = seed
    let samples = (0..<bytes).map { _ -> UInt8 in
      noise = noise &* 1_664_525 &+ 1_013_904_223
      return UInt8(noise >> 24)
    }
    var wav = Data("RIFF".utf8)
    wav += four(bytes + 36)
    wav += Data("WAVEfmt ".utf8)
    wav += four(16)
    wav += Data([1, 0, 2, 0])
    wav += four(96_000)
    wav += four(384_000)
    wav += Data([4, 0, 16, 0])
    wav += Data("data".utf8)
    wav += four(bytes)
    return wav + samples
  }

  @Test func `several prompts send each letter once`() throws {
    let server = try MailServerProcess("smtp.py")
    let desk = try PostDesk(server: "smtp://127.0.0.1:1")
    for _ in 0..<4 { _ = try desk.run(["plan send Hora"]) }
    #expect(try desk.outbox().count == 4)
    _ = try desk.run(["settings mail.smtp smtp://127.0.0.1:\(server.port)"])
    let prompts = try (0..<3).map { _ in try desk.start(["outbox send"]) }
    for prompt in prompts { _ = try prompt.result() }
    #expect(server.letters.count == 4)
    #expect(Set(server.letters.compactMap(PostDesk.messageID)).count == 4)
    #expect(try desk.outbox().isEmpty)
  }
}
