import Foundation
import HelperProtocols
import TagarelaKit
import TagarelaTestSupport
import Testing

@Suite(.waiting) struct `A sealed file` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  /// Lengths around those of the pieces into which what is sealed is cut; beside the content there are 5 bytes of its
  /// ending, and 96 where it is signed.
  @Test(arguments: [0, 1, 65_435, 65_436, 65_530, 65_531, 65_532, 131_067, 200_000])
  func `is opened by those for whom it is, whole, and tells who has signed it`(length: Int) throws {
    let content = Data((0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let sealed = try bench.seal(content, for: [bench.rui.known, bench.ana.known], by: bench.rui.secret)
    let opened = try bench.open(sealed, with: [bench.ana.secret])
    #expect(opened.content == content)
    #expect(opened.ending == "psyb")
    #expect(opened.signer == bench.rui.known.signing)
    let unsigned = try bench.open(try bench.seal(content, for: [bench.ana.known]), with: [bench.ana.secret])
    #expect(unsigned.content == content)
    #expect(unsigned.signer == nil)
  }

  @Test func `shows nothing of what is in it, and is another each time`() throws {
    let content = Data(String(repeating: "Giovanna ", count: 100).utf8)
    let sealed = try bench.seal(content, for: [bench.ana.known])
    #expect(sealed.range(of: Data("Giovanna".utf8)) == nil)
    #expect(sealed.range(of: Data("psyb".utf8)) == nil)
    #expect(try bench.seal(content, for: [bench.ana.known]) != sealed)
  }

  @Test func `is opened by its passphrase, however its accents are typed, and by no other`() throws {
    let sealed = try bench.seal(Data("plano".utf8), passphrase: "maçã azul, céu verde")
    #expect(
      try bench.open(sealed, passphrase: "mac\u{327}a\u{303} azul, ce\u{301}u verde").content == Data("plano".utf8))
    expect("seal.wrong_passphrase") { try bench.open(sealed, passphrase: "maçã azul, céu verd") }
    expect("seal.needs_passphrase") { try bench.open(sealed) }
    expect("seal.needs_passphrase") { try bench.open(sealed, with: [bench.ana.secret]) }
  }

  @Test func `that a browser opens is opened by its passphrase too`() throws {
    let sealed = try bench.seal(Data("plano".utf8), passphrase: "quatro palavras à toa", .pbkdf2)
    #expect(sealed.range(of: Data(#""rounds":600000"#.utf8)) != nil)
    #expect(try bench.open(sealed, passphrase: "quatro palavras a\u{300} toa").content == Data("plano".utf8))
    expect("seal.wrong_passphrase") { try bench.open(sealed, passphrase: "quatro palavras a toa") }
    expect("seal.needs_passphrase") { try bench.open(sealed) }
  }

  @Test func `is opened by no other key`() throws {
    let sealed = try bench.seal(Data("plano".utf8), for: [bench.ana.known])
    expect("seal.no_key") { try bench.open(sealed, with: [bench.rui.secret]) }
    expect("seal.no_key") { try bench.open(sealed, passphrase: "uma frase qualquer") }
    let short = SecretKeys(signing: Data([1]), receiving: Data([2]))
    expect("seal.bad_key") { try bench.open(sealed, with: [short]) }
    expect("seal.bad_key") {
      try bench.seal(Data(), for: [PublicKeys(signing: Data([1]), receiving: Data([2]))])
    }
  }

  @Test func `that was changed anywhere, or cut short anywhere, gives nothing`() throws {
    let content = Data(count: 70_000)
    let sealed = try bench.seal(content, for: [bench.ana.known], by: bench.rui.secret)
    let edges = Array(0..<60) + stride(from: 60, to: sealed.count, by: 997) + (sealed.count - 20..<sealed.count)
    for place in edges {
      var changed = sealed
      changed[place] ^= 1
      #expect(throws: Failure.self, "byte \(place)") { try bench.open(changed, with: [bench.ana.secret]) }
      #expect(throws: Failure.self, "cut at \(place)") {
        try bench.open(sealed.prefix(place), with: [bench.ana.secret])
      }
    }
    expect("seal.damaged") { try bench.open(sealed + [0], with: [bench.ana.secret]) }
    expect("seal.damaged") { try bench.open(sealed.dropLast(), with: [bench.ana.secret]) }
    expect("seal.not_sealed") { try bench.open(Data("plain".utf8), with: [bench.ana.secret]) }
  }

  @Test func `of a later version says so, and one that asks for too much work is left alone`() throws {
    func file(_ header: String) -> Data {
      Data("tagarela-sealed\n".utf8) + [0, 0, UInt8(header.utf8.count >> 8), UInt8(header.utf8.count & 255)]
        + Data(header.utf8)
    }
    expect("seal.newer") { try bench.open(file(#"{"version":2,"more":[]}"#), with: [bench.ana.secret]) }
    expect("seal.damaged") { try bench.open(file(#"{"version":1}"#), with: [bench.ana.secret]) }
    expect("seal.damaged") { try bench.open(file(String(repeating: "[", count: 9_000)), with: [bench.ana.secret]) }
    for rounds in [209_999, 10_000_001] {
      let key = #"{"pbkdf2":{"rounds":\#(rounds),"salt":"AAAA","wrapped":"AAAA"}}"#
      expect("seal.costly") {
        try bench.open(file(#"{"keys":[\#(key)],"signed":false,"version":1}"#), passphrase: "uma frase qualquer")
      }
    }
    let huge = #"{"passphrase":{"n":1073741824,"p":1,"r":8,"salt":"AAAA","wrapped":"AAAA"}}"#
    expect("seal.costly") {
      try bench.open(file(#"{"keys":[\#(huge)],"signed":false,"version":1}"#), passphrase: "uma frase qualquer")
    }
  }

  @Test func `is as docs/sealed.md says: files that another program has made open`() throws {
    struct Vector: Decodable {
      let name: String
      let receiver, passphrase, signer: String?
      let ending, content: String
      let sealed: Data
    }
    let vectors = try JSONDecoder().decode(
      [Vector].self, from: Data(contentsOf: Python.folder.appending(path: "vectors.json")))
    #expect(vectors.count == 4)
    for vector in vectors {
      let keys = vector.receiver.map { [SecretKeys(signing: Data(), receiving: Data(hexadecimal: $0))] }
      for (keys, passphrase) in [(keys, nil), (nil, vector.passphrase)] where keys != nil || passphrase != nil {
        let opened = try bench.open(vector.sealed, with: keys ?? [], passphrase: passphrase)
        #expect(opened.content == Data(hexadecimal: vector.content), "\(vector.name)")
        #expect(opened.ending == vector.ending, "\(vector.name)")
        #expect(opened.signer == vector.signer.map { Data(hexadecimal: $0) }, "\(vector.name)")
      }
    }
  }

  @Test(.enabled(if: Python.hasCryptography, "scripts/setup has not put Python's cryptography into .build/python"))
  func `that Tagarela makes is opened by another program`() throws {
    let content = Data(String(repeating: "plano ", count: 30_000).utf8)
    let passphrase = "quatro palavras à toa"
    let path = bench.path()
    try bench.seal(content, for: [bench.ana.known], passphrase: passphrase, by: bench.rui.secret)
      .write(to: URL(fileURLWithPath: path))
    let key = bench.ana.secret.receiving.hexadecimal
    for arguments in [[key, "-"], ["-", passphrase]] {
      let result = try ChildProgram(
        Python.path, [Python.folder.appending(path: "sealed.py").path, "open"] + arguments + [path], environment: [:],
        folder: bench.folder
      ).result()
      #expect(result.status == 0, "\(result.errors)")
      #expect(Data(result.output.utf8) == content)
      #expect(result.errors == "psyb \(bench.rui.known.signing.hexadecimal)\n")
    }
  }

  private func expect(_ key: String, _ body: () throws -> Any, sourceLocation: SourceLocation = #_sourceLocation) {
    let failure = #expect(throws: Failure.self, sourceLocation: sourceLocation) { _ = try body() }
    #expect(failure?.what.key == key, sourceLocation: sourceLocation)
  }
}

/// Python with the packages that tests are written with.
private enum Python {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let path = folder.appending(path: "../../.build/python/bin/python3").standardized.path

  static let hasCryptography: Bool =
    (try? ChildProgram(
      path, ["-c", "import cryptography"], environment: [:], folder: FileManager.default.temporaryDirectory
    ).result().status) == 0
}

extension Data {
  /// - Parameter digits: two for each byte.
  fileprivate init(hexadecimal digits: String) {
    var bytes: [UInt8] = []
    var rest = digits[...]
    while !rest.isEmpty {
      bytes.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
      rest = rest.dropFirst(2)
    }
    self.init(bytes)
  }

  fileprivate var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
