import Foundation
import TagarelaTestSupport
import Testing

@Suite(.waiting) struct `What leaves sealed` {
  /// Whoever sends, with a board, a plan and keys.
  private let ana: Tagarela
  /// Whoever receives, with keys.
  private let rui: Tagarela

  init() throws {
    ana = try Tagarela(sharesCache: true)
    rui = try Tagarela(sharesCache: true)
    expectSuccess(
      try ana.run(commands: [
        "patient new Zuleica", "use zuleica", "tutor new Marta", "category new coisas --color red",
        "symbol new casa --category coisas --picture '\(Tagarela.pictures)/ana.jpg'", "board new Lanche",
        "board put Lanche 1 casa",
        "plan new Manhã --tutor Marta --type board --board Lanche --description 'depois da aula'", "key new Ana",
        "key show '\(ana.path("ana.pub"))'",
      ]))
    expectSuccess(
      try rui.run(commands: [
        "key new Rui", "key show '\(rui.path("rui.pub"))'", "key trust '\(ana.path("ana.pub"))' --yes",
      ]))
    expectSuccess(try ana.run(commands: ["key trust '\(rui.path("rui.pub"))' --yes"]))
  }

  @Test func `is received by whom it is for, who is told that its signer is trusted`() throws {
    let file = ana.path("lanche.psyb.sealed")
    expectSuccess(try ana.run(commands: ["export Manhã '\(ana.path("lanche.psyb"))' --seal rui --patient zuleica"]))
    #expect(try ana.files().contains("lanche.psyb.sealed"))
    #expect(try !ana.files().contains("lanche.psyb"))
    let received = try rui.run(["--lang", "en", "-c", "receive '\(file)' --yes"])
    expectSuccess(received)
    #expect((received.output + received.errors).contains("signed by Ana"), "\(received.output)\(received.errors)")
    #expect(try rui.run(commands: ["board list --patient zuleica"]).output.contains("Lanche"))
  }

  @Test func `is refused in a plain word by whoever has other keys, and nothing of it is taken`() throws {
    let file = ana.path("lanche.psyb.sealed")
    expectSuccess(try ana.run(commands: ["export Manhã '\(file)' --seal Rui --patient zuleica"]))
    let other = try Tagarela(sharesCache: true)
    for lines in [[], ["key new Eva"]] {
      if !lines.isEmpty { expectSuccess(try other.run(commands: lines)) }
      let refused = try other.run(["--lang", "en", "-c", "receive '\(file)' --yes"])
      #expect(refused.status == 1 && refused.errors.contains("sealed for others"), "\(refused.errors)")
    }
    #expect(try !other.run(commands: ["patient list"]).output.contains("Zuleica"))
    // Keys that are kept elsewhere.
    let kept = rui.path("kept.key")
    let own = try #require(try rui.keys().first { $0.lastPathComponent == "own.key" })
    try FileManager.default.copyItem(atPath: own.path, toPath: kept)
    expectSuccess(try other.run(commands: ["receive '\(file)' --key '\(kept)' --yes"]))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: kept)
    let exposed = try other.run(["--lang", "en", "-c", "receive '\(file)' --key '\(kept)' --yes"])
    #expect(exposed.status == 1 && exposed.errors.contains("chmod 600"), "\(exposed.errors)")
  }

  @Test func `as a letter says nothing of the patient in any of its files`() throws {
    expectSuccess(
      try ana.run(commands: ["plan send Manhã --seal Rui --yes --patient zuleica --to-dir '\(ana.path("out"))'"]))
    let all = try FileManager.default.subpathsOfDirectory(atPath: ana.path("out"))
    #expect(all.contains { $0.hasSuffix(".psyb.sealed") }, "\(all)")
    for file in all {
      var isFolder: ObjCBool = false
      let path = ana.path("out/\(file)")
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else { continue }
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      for text in ["Zuleica", "Manhã", "Lanche", "depois da aula"] {
        #expect(bytes.range(of: Data(text.utf8)) == nil, "\(file) tells \(text)")
      }
    }
  }

  @Test func `for a passphrase opens with it, from a file or typed without being seen`() throws {
    let (words, wrong, short) = (ana.path("words"), ana.path("wrong"), ana.path("short"))
    try "quatro palavras à toa\nmais\n".write(toFile: words, atomically: true, encoding: .utf8)
    try "quatro palavras a toa\n".write(toFile: wrong, atomically: true, encoding: .utf8)
    try "curta\n".write(toFile: short, atomically: true, encoding: .utf8)
    let file = ana.path("lanche.psyb.sealed")
    let line = "export Manhã '\(file)' --seal passphrase --patient zuleica"
    let weak = try ana.run(["--lang", "en", "-c", line + " --passphrase-file '\(short)'"])
    #expect(weak.status == 1 && weak.errors.contains("at least 12 characters"), "\(weak.errors)")
    let unasked = try ana.run(["--lang", "en", "-c", line])
    #expect(unasked.status == 1 && unasked.errors.contains("--passphrase-file"), "\(unasked.errors)")
    #expect(try !ana.files().contains("lanche.psyb.sealed"))
    expectSuccess(try ana.run(commands: [line + " --passphrase-file '\(words)'"]))
    let refused = try rui.run(["--lang", "en", "-c", "receive '\(file)' --yes --passphrase-file '\(wrong)'"])
    #expect(refused.status == 1 && refused.errors.contains("this is not the passphrase"), "\(refused.errors)")
    let asked = try ana.prompt(["--lang", "en"], columns: 200)
    try asked.expect("tagarela>")
    try asked.enter(line + " --replace", expecting: "Passphrase:")
    try asked.enter("curta", expecting: "at least 12 characters")
    try asked.enter("quatro palavras à toa", expecting: "Once more:")
    try asked.enter("quatro palavras", expecting: "not the same")
    try asked.enter("quatro palavras à toa", expecting: "Once more:")
    try asked.enter("quatro palavras à toa", expecting: "✓")
    try asked.leave()
    let terminal = try rui.prompt(["--lang", "en"], columns: 200)
    try terminal.expect("tagarela>")
    try terminal.enter("receive '\(file)' --yes", expecting: "Passphrase:")
    try terminal.enter("quatro palavras ao acaso", expecting: "this is not the passphrase")
    try terminal.expect("Passphrase:")
    try terminal.enter("quatro palavras à toa", expecting: "signed by Ana")
    #expect(!terminal.seen.contains("quatro"))
    try terminal.leave()
  }

  @Test func `as a letter to somebody who can't open it is asked about before it leaves`() throws {
    let line = "plan send Manhã --seal Rui --patient zuleica --to-dir '\(ana.path("out"))'"
    let unasked = try ana.run(["--lang", "en", "-c", line])
    #expect(unasked.status == 1 && unasked.errors.contains("--yes"), "\(unasked.errors)")
    #expect(unasked.errors.contains("sealed for Rui") && unasked.errors.contains("Marta"), "\(unasked.errors)")
    #expect(try !ana.files().contains("out"))
    let terminal = try ana.prompt(["--lang", "en"], columns: 200)
    try terminal.expect("tagarela>")
    try terminal.enter(line, expecting: "send it all the same?")
    try terminal.enter("no", expecting: "tagarela>")
    try terminal.leave()
    #expect(try !ana.files().contains("out"))
    // Their own name, or a passphrase, which anybody may know.
    let words = ana.path("words")
    try "quatro palavras à toa\n".write(toFile: words, atomically: true, encoding: .utf8)
    expectSuccess(
      try ana.run(commands: [
        "tutor edit Marta --rename 'Rui Costa' --patient zuleica", line,
        "tutor edit Rui --rename Marta --patient zuleica",
        line.replacing("out", with: "other") + " --seal passphrase --passphrase-file '\(words)'",
      ]))
  }

  @Test func `for a passphrase is, as a page, one that a browser opens, which tells nothing of the patient`() throws {
    let (words, page) = (ana.path("words"), ana.path("manha.html"))
    try "quatro palavras à toa\n".write(toFile: words, atomically: true, encoding: .utf8)
    let sealing = "--seal passphrase --passphrase-file '\(words)' --patient zuleica"
    expectSuccess(
      try ana.run(commands: [
        "export Manhã '\(page)' \(sealing)", "plan send Manhã \(sealing) --to-dir '\(ana.path("out"))'",
        "export Manhã '\(page).sealed' \(sealing)",
      ]))
    let letter = try FileManager.default.contentsOfDirectory(atPath: ana.path("out"))
    let sent = try #require(letter.first { $0.hasSuffix(".html") }, "\(letter)")
    for path in [page, ana.path("out/\(sent)")] {
      let html = try String(contentsOfFile: path, encoding: .utf8)
      for text in ["Zuleica", "Manhã", "Lanche", "depois da aula", "casa"] {
        #expect(!html.contains(#""\#(text)""#) && !html.contains(">\(text)<"), "\(path) tells \(text)")
      }
      #expect(html.contains("script-src 'nonce-") && html.contains("default-src 'none'"))
      let start = try #require(html.range(of: #"<script type="text/plain" id="sealed">"#)).upperBound
      let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
      let sealed = try #require(Data(base64Encoded: String(html[start..<end])))
      #expect(sealed.starts(with: Data("tagarela-sealed\n".utf8)))
      // What it hands back is sealed for the same, so also for whoever has sealed it.
      #expect(sealed.range(of: Data("pbkdf2".utf8)) != nil && sealed.range(of: Data("x25519".utf8)) != nil)
    }
    #expect(try ana.bytes("manha.html.sealed").starts(with: Data("tagarela-sealed\n".utf8)))
    let both = try ana.run([
      "--lang", "en", "-c", "export Manhã '\(page)' --replace --seal Rui \(sealing)",
    ])
    expectSuccess(both)
    #expect((both.output + both.errors).contains("with the passphrase alone"), "\(both.output)\(both.errors)")
  }

  @Test func `needs somebody for whom it is, whose keys are trusted`() throws {
    let nobody = try ana.run(["--lang", "en", "-c", "export Manhã '\(ana.path("a.psyb.sealed"))' --patient zuleica"])
    #expect(nobody.status == 1 && nobody.errors.contains("for whom"), "\(nobody.errors)")
    let unknown = try ana.run([
      "--lang", "en", "-c", "export Manhã '\(ana.path("a.psyb"))' --seal Ruy --patient zuleica",
    ])
    #expect(unknown.status == 1 && unknown.errors.contains("no keys of Ruy are trusted"), "\(unknown.errors)")
    let files = try ana.files()
    #expect(!files.contains { $0.hasPrefix("a.psyb") }, "\(files)")
  }

  @Test func `has keys that only their owner can read, are not replaced by a slip, and show no secret`() throws {
    let all = try ana.keys()
    #expect(all.count == 2, "\(all)")
    for file in all { #expect(try permissions(of: file.path) == 0o600) }
    let again = try ana.run(["--lang", "en", "-c", "key new Ana"])
    #expect(again.status == 1 && again.errors.contains("--replace"), "\(again.errors)")
    #expect(try !String(decoding: ana.bytes("ana.pub"), as: UTF8.self).contains("secret"))
    for damaged in ["", "{}", "[", #"{"name":"Eva","keys":{"signing":"AAAA","receiving":"AAAA"}}"#] {
      try damaged.write(toFile: ana.path("eva.pub"), atomically: true, encoding: .utf8)
      let refused = try ana.run(["--lang", "en", "-c", "key trust '\(ana.path("eva.pub"))' --yes"])
      #expect(refused.status == 1 && refused.errors.contains("holds no keys"), "\(damaged): \(refused.errors)")
    }
    let unasked = try ana.run(["--lang", "en", "-c", "key trust '\(rui.path("rui.pub"))'"])
    #expect(unasked.status == 1 && unasked.errors.contains("--yes"), "\(unasked.errors)")
  }
}

extension Tagarela {
  /// The files of keys on this computer.
  fileprivate func keys() throws -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "key" && $0.path.contains("/keys/") }
  }
}
